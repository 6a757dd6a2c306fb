from player import Player

class HumanPlayer(Player):
    def __init__(self):
        Player.__init__(self, input("Enter your name: "))

    def print_hand(self):
        self.hand.sort()
        rows = []
        for i in range(len(self.hand)):
            lines = str(self.hand[i]).splitlines()
            lines.append(f"({i})".center(len(lines[0])))
            for j in range(len(lines)):
                if len(rows) <= j:
                    rows.append("")
                rows[j] += lines[j] + " "
        print("\n".join(rows))

    def get_numbers(self, question, count):
        while True:
            parts = input(question).split(",")
            numbers = []
            for part in parts:
                part = part.strip()
                if part in [str(i) for i in range(len(self.hand))] and int(part) not in numbers:
                    numbers.append(int(part))
            if len(numbers) == len(parts) == count:
                return numbers
            print("Sorry, I need", count, "different number(s) from 0 to", len(self.hand) - 1)

    def play_card(self, trick, broken_hearts):
        print("On the table:")
        for card in trick:
            print(card)
        self.print_hand()
        options = self.playable(trick, broken_hearts)
        while True:
            card = self.hand[self.get_numbers("Your card: ", 1)[0]]
            if card in options:
                self.hand.remove(card)
                return card
            print(self.check_valid_play(card, trick, broken_hearts)[1])

    def pass_cards(self, passing_to):
        self.print_hand()
        numbers = self.get_numbers(f"Give three cards to {passing_to} (such as 0,4,7): ", 3)
        cards = []
        for number in sorted(numbers, reverse=True):
            cards.append(self.hand.pop(number))
        return cards
