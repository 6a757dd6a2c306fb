"""Prepared decks and rounds: those of ``fixtures/hearts``, where cards are written short: ``10S``."""

from __future__ import annotations

from pathlib import Path

from .oracle import DECK, RANKS, Cards, rank, suit

_FIXTURES = Path(__file__).parents[2] / "fixtures" / "hearts"


def short(card: str) -> str:
    """Return the short way to write a card: ``10S`` for ``Ten of Spades``."""
    number = rank(card)
    return (str(number) if number <= 10 else RANKS[number - 2][0]) + suit(card)[0]


_LONG = {short(card): card for card in DECK}


def long(text: str) -> str:
    """Return the card that is written short."""
    return _LONG[text]


def deck(name: str) -> Cards:
    """Return a deck of ``fixtures/hearts/decks``, in the order in which it lies after shuffling."""
    return tuple(card for line in _lines("decks", name) for card in line)


def scripts(name: str) -> tuple[Cards, ...]:
    """Return a round of ``fixtures/hearts/rounds``: the cards of each player, in the order of play."""
    return tuple(_lines("rounds", name))


def names(folder: str) -> list[str]:
    """Return the names of what there is in ``decks`` or ``rounds``."""
    return sorted(path.stem for path in (_FIXTURES / folder).glob("*.txt"))


def _lines(folder: str, name: str) -> list[Cards]:
    """Return the cards on each line that has any."""
    lines = (_FIXTURES / folder / f"{name}.txt").read_text("utf-8").splitlines()
    cards = [tuple(map(long, line.partition("#")[0].split())) for line in lines]
    return [line for line in cards if line]
