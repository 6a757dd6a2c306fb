from __future__ import annotations

import time

import round
import task4
from basic_ai import BasicAIPlayer
from better_ai import BetterAIPlayer
from human import HumanPlayer

task4.Round = round.Round  # with pauses


class Hearts(task4.Hearts):
    def make_players(self, count):
        return [HumanPlayer(), BetterAIPlayer("Ada"), BasicAIPlayer("Bas"), BetterAIPlayer("Cas"), BasicAIPlayer("Dot")][:count]

    def announce(self):
        print(f"\n=== Round {self.round_number} ===")
        time.sleep(1)

    def announce_pass(self, player, cards, receiver):
        if isinstance(receiver, HumanPlayer):
            print(f"{player} passed you:", *cards, sep="\n")


if __name__ == "__main__":
    Hearts()
