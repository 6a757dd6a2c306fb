from __future__ import annotations

import time

import task3


class Round(task3.Round):
    def tell(self, player, trick) -> None:
        print(f"{player} plays:\n{trick.played_cards[player]}")
        time.sleep(0.7)
