from __future__ import annotations

from typing import List

from cards import Card
from player import Player


class HumanPlayer(Player):
    def __init__(self) -> None:
        super().__init__(input("Your name: ").strip())

    def show_hand(self) -> str:
        """The pictures of all cards side by side, with their numbers."""
        pictures = [[*str(card).split("\n"), f"{i:^{len(str(card).split(chr(10))[0])}}"] for i, card in enumerate(self.hand)]
        return "\n".join(map("".join, zip(*pictures)))

    def parse(self, text: str, count: int) -> List[int]:
        """Raises a ValueError if the text is not right."""
        numbers = [int(part) for part in text.split(",")]
        if len(numbers) != count:
            raise ValueError(f"expected {count} number(s)")
        for number in numbers:
            if not 0 <= number < len(self.hand):
                raise ValueError(f"{number} is not a card")
            if numbers.count(number) > 1:
                raise ValueError(f"{number} is there twice")
        return numbers

    def choose(self, prompt: str, count: int) -> List[Card]:
        while True:
            try:
                return [self.hand[i] for i in self.parse(input(prompt), count)]
            except ValueError as error:
                print("Invalid:", error)

    def play_card(self, trick: List[Card], broken_hearts: bool) -> Card:
        print("Trick:", *trick, sep="\n")
        print(self.show_hand())
        while True:
            (card,) = self.choose("Play card number: ", 1)
            valid, message = self.check_valid_play(card, trick, broken_hearts)
            if valid:
                self.hand.remove(card)
                return card
            print(message)

    def pass_cards(self, passing_to: Player) -> List[Card]:
        self.hand.sort()
        print(self.show_hand())
        cards = self.choose(f"Pass three cards to {passing_to} (e.g. 0,4,7): ", 3)
        self.hand = [card for card in self.hand if card not in cards]
        return cards
