"""How the checks meet a program: card files, new games, and hands in whatever order."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from kibitz import Handle, Student

from .cards import PACK, PLAYERS, RANKS, SUITS, in_order
from .cases import Deal, Play

A_GAME = ["test_a_game_can_be_made"]
"""What every other check needs: without a game there is nothing to ask."""

_CARD = re.compile(f"[{SUITS}](?:{'|'.join(RANKS)})")

_FIXTURES = Path(__file__).parents[2] / "fixtures" / "trickgame"


def fixture(name: str) -> str:
    """Return the text of a file in ``fixtures/trickgame``, its line ends as they are."""
    return (_FIXTURES / name).read_bytes().decode("utf-8")


def fixture_deal(name: str, dealer: str = "N", trump: str | None = None) -> Deal:
    """Return the deal of a card file in ``fixtures/trickgame``."""
    return Deal(tuple(fixture(name).split()), dealer, trump)


def full_deal(trump: str, dealer: str = "N") -> Deal:
    """Return a deal of all 52 cards, so that somebody holds whatever card is asked about."""
    return fixture_deal("cards.txt", dealer, trump)


def example() -> Play:
    """Return the game of the example session, with all its tricks."""
    deal = fixture_deal("cards.txt", dealer="W", trump="♠")
    tricks = tuple(tuple(line.split()) for line in fixture("example-tricks.txt").splitlines())
    return Play(deal.cards, deal.dealer, deal.trump, tricks)


def make_game(student: Student, location: str, *args: object, **kwargs: object) -> Handle:
    """Make a game with these arguments; the check fails when that gives anything but an object."""
    make = student.find("TrickGame")
    assert isinstance(make, Handle), "TrickGame is not a class"
    game = make(location, *args, **kwargs)
    assert isinstance(game, Handle), "TrickGame(...) makes no object"
    return game


def new_game(student: Student, deal: Deal, name: str = "cards.txt") -> Handle:
    """Start a game with a deal; trumps are named only when there are any."""
    location = student.file(name, "".join(f"{card}\n" for card in deal.cards))
    if deal.trump is None:
        return make_game(student, location, dealer=deal.dealer)
    return make_game(student, location, dealer=deal.dealer, trump=deal.trump)


def play(student: Student, game: Handle, tricks: Iterable[Iterable[str]]) -> None:
    """Play some tricks, each as a list."""
    student.together(lambda: [game.trick(list(trick)) for trick in tricks])


def hands(student: Student, game: Handle) -> dict[str, object]:
    """Return what each player holds, tidied."""
    held = student.together(lambda: [game.hand(player) for player in PLAYERS])
    return {player: tidied(hand) for player, hand in zip(PLAYERS, held, strict=True)}


def tidied(hand: object) -> object:
    """Return a hand as a list in canonical order, and whatever holds no cards as it is.

    For checks that ask which cards a player holds: a wrong order, or a wrong type, costs points elsewhere.
    """
    cards = listed(hand)
    if isinstance(cards, list) and all(isinstance(card, str) and card in PACK for card in cards):
        return in_order(cards)
    return hand


def listed(hand: object) -> object:
    """Return a tuple or a text of cards as a list in the same order, and anything else as it is."""
    if isinstance(hand, tuple):
        return list(hand)
    if isinstance(hand, str) and not _CARD.sub("", hand).strip("[(, '\")]"):
        return _CARD.findall(hand)
    return hand
