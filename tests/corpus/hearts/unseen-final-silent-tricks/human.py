from player import Player

class HumanPlayer(Player):
    def __init__(self):
        Player.__init__(self, input("Hello! What's your name? "))

    def print_hand(self):
        self.hand = sorted(self.hand)
        line = 0
        arts = [str(c).split("\n") for c in self.hand]
        while line < len(arts[0]):
            print("  ".join([art[line] for art in arts]))
            line += 1
        print("  ".join([f"[{i + 1}]".center(len(arts[i][0])) for i in range(len(arts))]))

    def index(self, text):
        """the index for a number that was typed, or -1"""
        try:
            number = int(text)
        except ValueError:
            return -1
        if number > len(self.hand) or number < 1:
            return -1
        return number - 1

    def play_card(self, trick, broken_hearts):
        if not trick:
            print("You start the trick.")
        for card in trick:
            print(card)
        self.print_hand()
        while True:
            i = self.index(input("Number of the card to play: "))
            if i == -1:
                print("No such card.")
            else:
                ok, message = self.check_valid_play(self.hand[i], trick, broken_hearts)
                if ok:
                    return self.hand.pop(i)
                print(message)

    def pass_cards(self, passing_to):
        self.print_hand()
        while True:
            print(f"You are passing to {passing_to}.")
            typed = input("Numbers of three cards with commas between: ").split(",")
            numbers = sorted(self.index(text) for text in typed)
            if len(numbers) != 3:
                print("That is not three cards.")
            elif numbers[0] == -1:
                print("No such card.")
            elif numbers[0] == numbers[1] or numbers[1] == numbers[2]:
                print("Not the same card twice!")
            else:
                return [self.hand.pop(i) for i in reversed(numbers)]
