from player import Player

class HumanPlayer(Player):
    def __init__(self): super().__init__(input("name: "))

    def show(self, cards, numbers=False):
        pics = [str(c).split("\n") for c in cards]
        for row in zip(*pics): print(*row)
        if numbers: print(*(str(i).center(len(p[0])) for i, p in enumerate(pics)))

    def ask(self, n, question):
        self.hand.sort()
        self.show(self.hand, True)
        while True:
            try: picks = [int(x) for x in input(question).split(",")]
            except ValueError: print("numbers please"); continue
            if len(picks) == len(set(picks)) == n and all(0 <= i < len(self.hand) for i in picks):
                return [self.hand[i] for i in picks]
            print("not possible")

    def play_card(self, trick, broken_hearts):
        print("trick:"); self.show(trick)
        while True:
            card, = self.ask(1, "card: ")
            ok, why = self.check_valid_play(card, trick, broken_hearts)
            if ok: return self.take([card])[0]
            print(why)

    def pass_cards(self, passing_to):
        return self.take(self.ask(3, f"three cards to pass to {passing_to}, like 0,4,7: "))
