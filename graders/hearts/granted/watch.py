"""A watch: looks on while the final game is played, and notes who was asked for what, and gave what.

    watch = kit_watch.Watch(HumanPlayer, BetterAIPlayer, BasicAIPlayer)
    ...                     # the game
    watch.moments()         # [["pass", "human", 0, ["Two of Clubs", ...], [], 0], ...]
    watch.told(0, 9)        # what was printed before each of these moments

A moment is: ``pass`` or ``play``, the kind of player, the player's number in the order of being asked, the
hand before, what was given, and the points so far. Cards are texts here.
"""

from __future__ import annotations

import builtins
import functools
import sys
from typing import Any

WHAT = {"pass_cards": "pass", "play_card": "play"}


def text_of(card: Any) -> str:
    """Return what a card is called in Task 1, also if it prints as a picture."""
    rank, suit = getattr(card, "rank", None), getattr(card, "suit", None)
    named = getattr(rank, "name", None), getattr(suit, "name", None)
    return str(card) if None in named else f"{named[0]} of {named[1]}"


def texts_of(cards: Any) -> list[str]:
    """Return what cards are called; nothing where these are no cards."""
    try:
        return [text_of(card) for card in cards]
    except TypeError:
        return []


class Watch:
    """Notes what players are asked for, and what is printed meanwhile."""

    def __init__(self, human: Any, better: Any, basic: Any) -> None:
        """Look on from here, at players of these classes."""
        self._kinds = [("human", human), ("better", better), ("basic", basic)]
        self._players: list[Any] = []
        self._moments: list[list[Any]] = []
        self._told: list[list[str]] = [[]]
        self._inside = False
        for _, kind in self._kinds:
            for name in WHAT:
                self._look_at(kind, name)
        sys.stdout = Tee(sys.stdout, self)
        self._input = builtins.input
        builtins.input = self._asked

    def moments(self) -> list[list[Any]]:
        """Return what players were asked for, in order."""
        return self._moments

    def told(self, start: int, stop: int) -> list[str]:
        """Return what was printed before each of some moments; a last piece was printed after them all."""
        return ["".join(texts) for texts in self._told[start:stop]]

    def names(self) -> list[str]:
        """Return the names of the players, by number."""
        return [str(player) for player in self._players]

    def totals(self) -> list[Any]:
        """Return how many points the players have, by number."""
        return [player.total_score for player in self._players]

    def hear(self, text: str) -> None:
        """Note what is printed."""
        self._told[-1].append(text)

    def _asked(self, prompt: Any = "") -> str:
        self.hear(f"{prompt}\n")
        return self._input(prompt)

    def _look_at(self, kind: Any, name: str) -> None:
        """Put a method that notes things in the place of the one that a class has, or has from its bases."""
        owner = next((one for one in kind.__mro__ if name in vars(one)), None)
        if owner is None or owner is object or hasattr(vars(owner)[name], "watched"):
            return
        real = vars(owner)[name]

        @functools.wraps(real)
        def noted(player: Any, *args: Any, **kwargs: Any) -> Any:
            if self._inside:
                return real(player, *args, **kwargs)
            return self._noted(WHAT[name], real, player, args, kwargs)

        noted.watched = True  # type: ignore[attr-defined]
        setattr(owner, name, noted)

    def _noted(self, what: str, real: Any, player: Any, args: Any, kwargs: Any) -> Any:
        moment = [
            what,
            self._kind(player),
            self._number(player),
            texts_of(player.hand),
            [],
            player.total_score,
        ]
        self._moments.append(moment)
        self._told.append([])
        self._inside = True
        try:
            gave = real(player, *args, **kwargs)
        finally:
            self._inside = False
        moment[4] = texts_of(gave if what == "pass" else [gave])
        return gave

    def _kind(self, player: Any) -> str:
        """Return what kind of player this is: the nearest that fits, since one kind may build on another."""
        order = type(player).__mro__
        found = [(order.index(kind), name) for name, kind in self._kinds if kind in order]
        return min(found)[1] if found else ""

    def _number(self, player: Any) -> int:
        for number, known in enumerate(self._players):
            if known is player:
                return number
        self._players.append(player)
        return len(self._players) - 1


class Tee:
    """Stands for a stream, and lets a watch hear what is written to it."""

    def __init__(self, stream: Any, watch: Watch) -> None:
        """Write to a stream."""
        self._stream = stream
        self._watch = watch

    def write(self, text: str) -> Any:
        """Write a text, and let it be heard."""
        self._watch.hear(str(text))
        return self._stream.write(text)

    def __getattr__(self, name: str) -> Any:
        """Be as the stream is, for all else."""
        return getattr(self._stream, name)
