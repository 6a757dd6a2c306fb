"""A player who is asked what to do."""

from player import Player

CARDS_TO_PASS = 3


def side_by_side(cards, numbered=False):
    """Return one text with the pictures of cards beside each other, with numbers below them if wanted."""
    pictures = [str(card).split("\n") for card in cards]
    if numbered:
        for number, picture in enumerate(pictures):
            picture.append(str(number).center(len(picture[0])))
    height = len(pictures[0])
    return "\n".join(" ".join(picture[line] for picture in pictures) for line in range(height))


class HumanPlayer(Player):
    """A player at the keyboard."""

    def __init__(self):
        """Ask for the player's name."""
        super().__init__(input("What is your name? "))

    def print_hand(self):
        """Print the hand side by side, with the number of each card below it."""
        self.hand.sort()
        print(f"Your hand, {self}:")
        print(side_by_side(self.hand, numbered=True))

    def play_card(self, trick, broken_hearts):
        """Ask for a card until it may be played; take it out of the hand and return it."""
        print("The trick so far:" if trick else "You lead the trick.")
        if trick:
            print(side_by_side(trick))
        self.print_hand()
        while True:
            index = self._ask_index()
            if index is None:
                continue
            is_valid, message = self.check_valid_play(self.hand[index], trick, broken_hearts)
            if is_valid:
                return self.hand.pop(index)
            print(message)

    def pass_cards(self, passing_to=None):
        """Ask which three cards to pass; take them out of the hand and return them in a list."""
        self.print_hand()
        question = f"Which three cards do you pass to {passing_to}? Their numbers, such as 0,4,7: "
        while True:
            indexes = self._indexes(input(question))
            if indexes is not None:
                passed = [self.hand[index] for index in indexes]
                self.hand = [card for card in self.hand if card not in passed]
                return passed

    def _ask_index(self):
        """Ask for the number of a card; return None, and say why, if it is not one."""
        try:
            index = int(input("Which card do you play? Its number: "))
        except ValueError:
            print("Give a whole number.")
            return None
        if index not in range(len(self.hand)):
            print(f"Give a number from 0 to {len(self.hand) - 1}.")
            return None
        return index

    def _indexes(self, answer):
        """Return the numbers in an answer; return None, and say why, if they are not right."""
        try:
            indexes = [int(part) for part in answer.split(",")]
        except ValueError:
            print("Give whole numbers, with commas between them.")
            return None
        if len(indexes) != CARDS_TO_PASS or len(set(indexes)) != CARDS_TO_PASS:
            print("Give three different numbers.")
            return None
        if any(index not in range(len(self.hand)) for index in indexes):
            print(f"Give numbers from 0 to {len(self.hand) - 1}.")
            return None
        return indexes
