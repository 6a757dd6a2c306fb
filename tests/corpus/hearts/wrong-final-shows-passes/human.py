from __future__ import annotations
from cards import Card
from player import Player


class HumanPlayer(Player):
    def __init__(self) -> None:
        super().__init__(input("Please enter your name: "))

    def print_cards(self, cards: list[Card]) -> None:
        """Prints the cards side by side"""
        pictures = [str(card).split("\n") for card in cards]
        for row in range(len(pictures[0])):
            print(" ".join(picture[row] for picture in pictures))

    def print_hand(self) -> None:
        self.hand.sort()
        print("Your hand:")
        self.print_cards(self.hand)
        width = len(str(self.hand[0]).split("\n")[0])
        print(" ".join(str(i).center(width) for i in range(len(self.hand))))

    def play_card(self, trick: list[Card], broken_hearts: bool) -> Card:
        if trick:
            print("Current trick:")
            self.print_cards(trick)
        else:
            print("You lead this trick.")
        self.print_hand()
        while True:
            answer = input("Select a card to play: ")
            try:
                index = int(answer)
            except ValueError:
                print("Please enter an integer.")
                continue
            if index < 0 or index >= len(self.hand):
                print("There is no card with that number.")
                continue
            valid, message = self.check_valid_play(self.hand[index], trick, broken_hearts)
            if not valid:
                print(message)
                continue
            return self.hand.pop(index)

    def pass_cards(self, passing_to: Player) -> list[Card]:
        self.print_hand()
        while True:
            answer = input(f"Select three cards to pass off to {passing_to} (e.g. '0,4,7'): ").split(",")
            try:
                indexes = [int(part) for part in answer]
            except ValueError:
                print("Please enter integers separated by commas.")
                continue
            if len(indexes) != 3:
                print("Please enter exactly three cards.")
                continue
            if min(indexes) < 0 or max(indexes) >= len(self.hand):
                print("There is no card with that number.")
                continue
            if len(set(indexes)) != 3:
                print("You cannot pass a card twice.")
                continue
            passed = [self.hand[index] for index in indexes]
            for card in passed:
                self.hand.remove(card)
            return passed
