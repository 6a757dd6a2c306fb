"""Players of a submission at a seat, and which of the course's modules they get so that they can be judged.

A better player whose own base is wrong gets the course's; a human player that can only show drawn cards gets
the student's own. What was found out is kept from check to check.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from kibitz import Broken, Handle, Student, StudentFailure, note

from .oracle import DECK, Cards
from .spots import Spot, samples

NAME: Final = "Player 1"

BASED: Final = note(
    "What your Player allows is not right, or it cannot be made. So that this costs you no more than "
    "once, your "
    "{player} was also tried with what the Player of the course allows."
)

MENDED: Final = "mended"
"""Stands for the set ``players``, with the student's own Player made to allow what the course's does."""

_MEND: Final = (
    (Path(__file__).parent / "granted" / "player.py").read_text("utf-8")
    + """
for name in ("check_valid_play", "_fault_of_leading", "_fault_of_following"):
    setattr(own, name, vars(Player)[name])
"""
)

READY: Final = Spot(("Four of Clubs", "Ten of Diamonds", "Nine of Spades"), ("Six of Diamonds",), False)
"""The simplest situation there is: one card follows suit."""


def handle(thing: object, what: str) -> Handle:
    """Return what is used as an object; the check fails where a plain value came."""
    if not isinstance(thing, Handle):
        raise Broken(note("{what} was expected to be an object, and is a plain value.", what=what))
    return thing


def deck(student: Student) -> dict[str, Handle]:
    """Return the cards that the program is given, by their names."""
    cards = student.find("DECK", "kit_seat")
    assert isinstance(cards, dict)
    return {name: cards[name] for name in DECK}


def seat(student: Student, player: object, hand: Sequence[str]) -> Handle:
    """Return a seat with a player on it, who gets a hand."""
    made = handle(student.find("Seat", "kit_seat")(player), "Seat")
    made.deal(list(hand))
    return made


def held(student: Student, place: Handle) -> list[str]:
    """Return the cards that a player holds."""
    cards = place.hand()
    assert isinstance(cards, list)
    return cards


def better(student: Student, hand: Sequence[str] = ()) -> Handle:
    """Return a seat with a better player on it."""
    return seat(student, handle(student.find("BetterAIPlayer", "better_ai"), "BetterAIPlayer")(NAME), hand)


def base_is_right(student: Student) -> bool:
    """Return whether the student's own Player can be made, and allows what it should in a few situations."""
    if "base" not in student.kept:
        student.kept["base"] = _try_base(student)
    return bool(student.kept["base"])


def _try_base(student: Student) -> bool:
    student.start_over(grants="players")
    try:
        return all(valid_cards(student, NAME, spot) == spot.allowed for spot in samples())
    except (StudentFailure, Broken):
        return False


def valid_cards(
    student: Student, name: str, spot: Spot, kind: str = "Player", module: str = "player"
) -> Cards:
    """Return the cards of a hand that a player's own `check_valid_play` allows."""
    player = handle(handle(student.find(kind, module), kind)(name), kind)
    seat(student, player, spot.hand)
    gave = asked_about(student, player, spot)
    return tuple(card for card, answer in zip(spot.hand, gave, strict=True) if said_yes(answer))


def asked_about(student: Student, player: Handle, spot: Spot) -> list[object]:
    """Return what `check_valid_play` of a player gives for each card of a hand."""
    cards = deck(student)
    trick = [cards[card] for card in spot.trick]
    return student.together(
        lambda: [player.check_valid_play(cards[card], trick, spot.broken) for card in spot.hand]
    )


def said_yes(answer: object) -> bool:
    """Return whether an answer of `check_valid_play` is one, and says that the card may be played."""
    return isinstance(answer, tuple) and len(answer) == 2 and answer[0] is True


def sets_for_better(student: Student) -> tuple[str, ...]:
    """Return with which of the course's modules a better player is to be tried, in order."""
    return ("players",) if base_is_right(student) else (MENDED, "based", "players")


def start(student: Student, grants: str) -> None:
    """Start over with a set of the course's modules; one may mean that the student's own Player is mended."""
    student.start_over(grants="players" if grants == MENDED else grants)
    if grants == MENDED:
        own = handle(student.find("Player", "player"), "Player")
        student.exec(f"exec({_MEND!r}, {{'__name__': 'course', 'own': own}})", own=own)
        student.next_case()


def with_base(student: Student, player: str, act: Callable[[], None]) -> None:
    """Do something with a player; where the student's own base is wrong, with that of the course first.

    It fails only if it fails with both.
    """
    sets = sets_for_better(student)
    if len(sets) == 1:
        return act()
    student.remark(note(BASED.text, player=player))
    for name in sets[:-1]:
        try:
            start(student, name)
            return act()
        except (StudentFailure, Broken, AssertionError):
            pass
    student.start_over(grants=sets[-1])
    return act()


def good_set(student: Student) -> str:
    """Return the set of the course's modules with which a better player plays a card that it may play."""
    if "better with" not in student.kept:
        student.kept["better with"] = _first_that_works(student)
    return str(student.kept["better with"])


def _first_that_works(student: Student) -> str:
    names = sets_for_better(student)
    if len(names) == 1:
        return names[0]
    student.remark(note(BASED.text, player="BetterAIPlayer"))
    for name in names:
        try:
            start(student, name)
            if better(student, READY.hand).play(list(READY.trick), READY.broken) in READY.allowed:
                return name
        except (StudentFailure, Broken):
            pass
    return "players"
