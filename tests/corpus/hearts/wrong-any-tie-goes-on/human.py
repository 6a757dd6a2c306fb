import rules
from player import Player


class HumanPlayer(Player):
    def __init__(self):
        Player.__init__(self, input("And what is your name? "))

    def print_hand(self):
        self.hand.sort()
        pictures = [str(card).split("\n") + [str(i)] for i, card in enumerate(self.hand)]
        for parts in zip(*pictures):
            print(" ".join(part.ljust(len(pictures[0][0])) for part in parts))

    def ask_cards(self, question, n):
        self.print_hand()
        while True:
            words = [word.strip() for word in input(question).split(",")]
            if not all(word.isdigit() for word in words):
                print("Only whole numbers, please.")
            elif len(words) != n or len(set(map(int, words))) != n:
                print(f"I need {n} (different) number(s).")
            elif max(map(int, words)) >= len(self.hand):
                print("Your hand does not have so many cards.")
            else:
                return [self.hand[int(word)] for word in words]

    def play_card(self, trick, broken_hearts):
        print(f"{len(trick)} card(s) on the table", *trick, sep="\n")
        card = self.ask_cards("Play: ", 1)[0]
        while not self.check_valid_play(card, trick, broken_hearts)[0]:
            print("No:", rules.why_not(self.hand, trick, broken_hearts))
            card = self.ask_cards("Play: ", 1)[0]
        return self.remove([card])[0]

    def pass_cards(self, passing_to):
        return self.remove(self.ask_cards(f"Pass three cards to {passing_to}, like 0,4,7: ", 3))
