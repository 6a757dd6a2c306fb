from __future__ import annotations

from typing import Callable, List, Optional

from basic_ai import BasicAIPlayer
from deck import Deck
from player import Player
from task3 import Round


class Hearts:
    def __init__(self) -> None:
        self.target_score = self.ask("Target score: ", lambda n: n >= 1)
        self.players = self.make_players(self.ask("Number of players (3-5): ", lambda n: n in range(3, 6)))
        self.round_number = 0
        while not (winner := self.find_winner()):
            self.round_number += 1
            self.play_round()
        print(f"{winner}, is the winner!")

    @staticmethod
    def ask(prompt: str, check: Callable[[int], bool]) -> int:
        while True:
            try:
                number = int(input(prompt))
                if check(number):
                    return number
                print("Out of range.")
            except ValueError:
                print("Not an integer.")

    def make_players(self, count: int) -> List[Player]:
        return [BasicAIPlayer(f"Player {i}") for i in range(1, count + 1)]

    def play_round(self) -> None:
        hands = Deck(len(self.players)).valid_deal()
        for player, hand in zip(self.players, hands):
            player.hand = hand
            player.round_score = 0
        self.announce()
        self.pass_cards()
        Round(self.players.copy())
        print(f"========= End of round {self.round_number} =========")
        self.shoot_the_moon()
        for player in self.players:
            player.total_score += player.round_score
            print(f"{player}'s total score: {player.total_score}")

    def announce(self) -> None:
        print(f"========= Starting round {self.round_number} =========")
        for player in self.players:
            print(f"{player} was dealt {player.hand}")

    def pass_cards(self) -> None:
        step = self.round_number % len(self.players)
        if not step:
            return
        receivers = self.players[step:] + self.players[:step]
        passed = [player.pass_cards(receiver) for player, receiver in zip(self.players, receivers)]
        for player, cards, receiver in zip(self.players, passed, receivers):
            self.announce_pass(player, cards, receiver)
            receiver.hand = sorted(receiver.hand + cards)

    def announce_pass(self, player, cards, receiver) -> None:
        print(f"{player} passed {cards} to {receiver}")

    def shoot_the_moon(self) -> None:
        for shooter in self.players:
            if shooter.round_score == 26:
                print(f"{shooter} has shot the moon! Everyone else receives 26 points")
                for player in self.players:
                    player.round_score = 0 if player is shooter else 26
                return

    def find_winner(self) -> Optional[Player]:
        ranking = sorted(self.players, key=lambda player: player.total_score)
        if ranking[-1].total_score < self.target_score or ranking[0].total_score == ranking[1].total_score:
            return None
        return ranking[0]


if __name__ == "__main__":
    Hearts()
