"""Exhibits: what a page draws beside the words, because cards explain more than text."""

from __future__ import annotations

from typing import Final

import msgspec

from kibitz.model.note import Note, note

SEATS: Final = 4
"""Players that a table has place for."""


class CardRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of cards with what they are, some of them marked."""

    label: Note
    """What these cards are: "The seven cards"."""
    cards: tuple[str, ...]
    """As the assignment writes them: ``10h``, ``♠10`` or ``TD``."""
    marked: tuple[str, ...] = ()
    """Those among them that count; the page lifts them out."""
    remark: Note | None = None
    """What the marked ones are: "these five are a straight"."""
    trick: Trick | None = None
    """How they lie on a table, for cards that are a trick: where that can be drawn, it is drawn instead."""


class Trick(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards that were played to a table, one by each player."""

    players: tuple[str, ...]
    """In the order of play: the first one leads.  N, E, S and W sit where the compass has them."""
    cards: tuple[str, ...]
    """The card that each of them played."""
    trump: str = ""
    """The suit that is trumps, ``♥`` or ``H``; empty: the game is played without."""
    winner: str = ""
    """The player who should have won."""
    said: str = ""
    """Who wins as the program has it: a player, a card, or something else that it gave."""
    label: Note = note("The trick")

    @property
    def row(self) -> CardRow:
        """The cards as a row that knows how they lie; as no more than a row when they fit no table."""
        fits = 0 < len(self.players) == len(self.cards) <= SEATS and len({*self.players}) == len(self.players)
        won = self.cards[self.players.index(self.winner)] if fits and self.winner in self.players else ""
        return CardRow(self.label, self.cards, (won,) if won else (), trick=self if fits else None)


class Measure(msgspec.Struct, frozen=True, omit_defaults=True):
    """How often something was so, of how many times, and how far chance can have had a hand in it."""

    label: Note
    """What was counted: "Games won against three basic players"."""
    times: int
    out_of: int
    low: float
    """The lower end of the 95 % interval of the share, from 0 to 1."""
    high: float
    """The upper end of it."""
    line: float | None = None
    """The share that the check asks for, if it asks for one."""
    remark: Note | None = None
    """What it means, in a sentence."""
    example: tuple[CardRow, ...] = ()
    """A case in which it was so, or was not."""

    @property
    def share(self) -> float:
        """The share itself, from 0 to 1."""
        return self.times / self.out_of if self.out_of else 0.0
