#!/usr/bin/env python3
"""A game of tricks.

>>> from pathlib import Path
>>> from tempfile import mkdtemp
>>> path = Path(mkdtemp()) / "cards.txt"
>>> _ = path.write_text("♠10\\n♠K\\n♦J\\n♥7\\n", encoding="utf-8")
>>> game = TrickGame(path, dealer="N", trump="♥")
>>> print(game)
N*|00|♠10
E |00|♠K
S |00|♦J
W |00|♥7
>>> game.winning_player(["♠10", "♠K", "♦J", "♥7"])
'W'
"""
from __future__ import annotations

from collections.abc import Collection, Sequence
from os import PathLike
from typing import ClassVar, Final

PLAYERS: Final = ("N", "E", "S", "W")
SUITS: Final = "♠♥♦♣"
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


class TrickGame:
    """The state of one game."""

    __slots__ = ("_hands", "_leader", "_score", "_trump")

    MESSAGE: ClassVar[str] = "invalid trick"

    def __init__(self, path: str | PathLike[str], dealer: str, trump: str | None = None) -> None:
        self._trump = trump
        self._leader: int = PLAYERS.index(dealer)
        self._score: list[int] = [0, 0, 0, 0]
        with open(path, encoding="utf-8") as stream:
            deck = [line.rstrip() for line in stream if line.rstrip()]
        self._hands: list[list[str]] = [
            sorted(deck[(seat - self._leader) % 4 : 52 : 4], key=self._key) for seat in range(4)
        ]

    @staticmethod
    def _key(card: str) -> tuple[int, int]:
        return SUITS.index(card[0]), -RANKS.index(card[1:])

    @property
    def seats(self) -> list[int]:
        """The numbers of the players, in the order of play."""
        return [(self._leader + step) % 4 for step in range(4)]

    @property
    def rows(self) -> list[str]:
        """The lines of the state."""
        return [
            f"{name}{'*' if seat == self._leader else ' '}|{self._score[seat]:>02d}|{','.join(self._hands[seat])}"
            for seat, name in enumerate(PLAYERS)
        ]

    def __str__(self) -> str:
        return "\n".join(self.rows)

    def first_player(self) -> str:
        """Who leads.

        >>> import io
        """
        return PLAYERS[self._leader]

    def order_of_play(self) -> str:
        """Who plays when."""
        return "".join(PLAYERS[seat] for seat in self.seats)

    def hand(self, player: str) -> list[str]:
        """The cards of a player, in canonical order."""
        return [*self._hands[PLAYERS.index(player)]]

    def tricks(self, player: str) -> int:
        """How many tricks a player has won."""
        return self._score[PLAYERS.index(player)]

    def has_card(self, player: str, card: str) -> bool:
        """Whether a player holds a card."""
        return card in self._hands[PLAYERS.index(player)]

    def highest_card(self, suit: str | None, cards: Collection[str]) -> str | None:
        """The highest card of a suit."""
        return min((card for card in cards if card[0] == suit), key=self._key, default=None)

    def _check(self, cards: Sequence[str]) -> None:
        for seat, card in zip(self.seats, cards):
            if card not in self._hands[seat]:
                raise AssertionError(self.MESSAGE)

    def winning_card(self, cards: Sequence[str]) -> str:
        """The card that would win."""
        self._check(cards)
        best = self.highest_card(self._trump, cards)
        if best is None:
            best = self.highest_card(cards[0][0], cards)
        assert best is not None
        return best

    def winning_player(self, cards: Sequence[str]) -> str:
        """The player who would win."""
        return self.order_of_play()[cards.index(self.winning_card(cards))]

    def trick(self, cards: Sequence[str]) -> TrickGame:
        """Play a trick."""
        winner = self.winning_player(cards)
        for seat, card in zip(self.seats, cards):
            self._hands[seat].remove(card)
        self._leader = PLAYERS.index(winner)
        self._score[self._leader] += 1
        return self


if __name__ == "__main__":
    import doctest

    doctest.testmod()
