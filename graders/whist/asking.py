"""Asking a program for cards: quickly, by texts; or plainly, so that the transcript is as a student's own.

Where the assignment can be read in two ways, or where one mistake would hide everything else, a program is
asked in the manner that it works with; the checks that are about the manner see to the mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from kibitz import Broken, Handle, Student, StudentFailure, note
from kibitz.judge.handle import type_name
from kibitz.model.verdict import Verdict

from .interface import score_is_two
from .oracle import Cards, Past, Position, breach
from .private import STUDENTS
from .sampled import PROBES

T = TypeVar("T")

NOTHING: Final = "?"
"""What an answer begins with that is no card; the name of its type follows."""

CONTAINERS: Final[dict[str, Callable[[Iterable[object]], object]]] = {"tuple": tuple, "list": list}

PRIVATE: Final = note(
    "The program uses private data of the cards, whose names are others in the course's copy of "
    "`Card.py`. So that "
    "this costs no more than once, it was asked with cards that have the names of yours."
)


@dataclass(frozen=True)
class Manner:
    """How a program wants to be asked; as it stands here, as the spec says."""

    past: str = "six"
    """Or ``three``: the four cards of a past trick in a tuple of their own."""
    hand: str = "tuple"
    trick: str = "list"
    cards: str = "default"
    """The set of granted modules."""


_OTHERS: Final = (
    Manner(past="three"),
    Manner(hand="list"),
    Manner(trick="tuple"),
    Manner(cards="students"),
    Manner(hand="list", trick="tuple"),
    Manner(past="three", hand="list"),
    Manner(past="three", trick="tuple"),
    Manner(past="three", cards="students"),
)


def manner_of(student: Student) -> Manner:
    """Return how the program wants to be asked, and see to it that it has the cards for it."""
    manner = student.kept.get("manner")
    if not isinstance(manner, Manner):
        manner = student.kept["manner"] = _try_manners(student)
        start(student, manner)
    if manner.cards != "default":
        student.remark(PRIVATE)
        if student.kept.get("granted") != student.life:
            start(student, manner)
    return manner


def start(student: Student, manner: Manner) -> None:
    """Begin anew, with the cards of a manner."""
    student.start_over(grants=manner.cards)
    student.kept["granted"] = student.life


def _try_manners(student: Student) -> Manner:
    """Return the manner in which the program raises least often; the spec's own where it is no worse."""
    best, least = Manner(), _raises(student, Manner())
    for manner in _OTHERS if least else ():
        count = _raises(student, manner)
        if count < least:
            best, least = manner, count
        if not least:
            break
    return best


def _raises(student: Student, manner: Manner) -> int:
    """Return how often the program raises when asked in a manner; 0 when it does worse than that."""
    start(student, manner)
    count = 0
    for position in PROBES:
        try:
            ask(student, position, manner)
        except StudentFailure as failure:
            if failure.verdict is not Verdict.RAISED or failure.fault is None:
                return 0
            count += 1
    return count


# Quickly: texts go to the guest, and texts come back.


def new_seat(student: Student, manner: Manner, player: object = None) -> Handle:
    """Return a seat with a new player on it."""
    make = the(student.find("Seat", "kit_seat"), "Seat")
    seated = the(student.find("Player"), "Player")() if player is None else player
    return the(make(seated, manner.past, manner.hand, manner.trick), "Seat")


def new_seats(student: Student, manner: Manner, count: int) -> list[Handle]:
    """Return so many seats, each with a new player on it."""
    make, player = the(student.find("Seat", "kit_seat"), "Seat"), the(student.find("Player"), "Player")
    players = student.together(lambda: [player() for _ in range(count)])
    forms = (manner.past, manner.hand, manner.trick)
    return [the(one, "Seat") for one in student.together(lambda: [make(one, *forms) for one in players])]


def play(seat: Handle, position: Position) -> object:
    """Ask the player on a seat for a card; what comes is a text, or a promise of one."""
    past = " ".join(f"{''.join(one.cards)},{one.leader}{one.winner}" for one in position.past)
    hand, trick = "".join(position.hand), "".join(position.trick)
    return seat.play(hand, trick, position.trump, position.seat, past, *position.score)


def ask(student: Student, position: Position, manner: Manner) -> str:
    """Return the card that a new player chooses."""
    return text(play(new_seat(student, manner), position))


def ask_each(student: Student, positions: Sequence[Position], manner: Manner) -> list[str]:
    """Return what new players choose, one for each position."""
    seats = new_seats(student, manner, len(positions))
    return ask_all(student, seats, positions)


def ask_all(student: Student, seats: Sequence[Handle], positions: Sequence[Position]) -> list[str]:
    """Return what the players on the seats choose, each in its position."""
    asked = student.together(lambda: [play(*both) for both in zip(seats, positions, strict=True)])
    return [text(answer) for answer in asked]


def text(answer: object) -> str:
    """Return a seat's answer, which is a text unless the program has laid hands on the seat."""
    return answer if type(answer) is str else f"{NOTHING}{type(answer).__name__}"


def is_right(position: Position, answer: str) -> bool:
    """Return whether a card may be played."""
    return breach(position, answer) is None


def the(thing: object, what: str) -> Handle:
    """Return what is used as an object; the check fails where a plain value came."""
    if not isinstance(thing, Handle):
        raise Broken(note("{what} was expected to be an object, and is a plain value.", what=what))
    return thing


# Plainly: every card is made as a student would make it.


def make_cards(student: Student, texts: Iterable[str]) -> dict[str, Handle]:
    """Return a new card for each text."""
    card = the(student.find("Card", "Card"), "Card")
    wanted = list(texts)
    made = student.together(lambda: [card(one[1], one[0]) for one in wanted])
    return {one: the(own, "Card") for one, own in zip(wanted, made, strict=True)}


def past_of(position: Position, cards: dict[str, Handle], manner: Manner) -> list[object]:
    """Return the past tricks as a program wants them."""

    def one(past: Past) -> object:
        four = tuple(cards[card] for card in past.cards)
        ends = (past.leader, past.winner)
        return (*four, *ends) if manner.past == "six" else (four, *ends)

    return [one(past) for past in position.past]


def scores_of(student: Student, position: Position) -> tuple[object, ...]:
    """Return the score as one argument, or as two."""
    return position.score if score_is_two(student) else (position.score,)


def all_cards(position: Position) -> Cards:
    """Return the cards of the hand, on the table and of past tricks."""
    return (*position.hand, *position.trick, *(card for past in position.past for card in past.cards))


def ask_plainly(student: Student, position: Position, manner: Manner, player: Handle | None = None) -> str:
    """Return what a player chooses, a new one unless one is given, in questions that can be pasted."""
    cards = make_cards(student, all_cards(position))
    if player is None:
        player = the(the(student.find("Player"), "Player")(), "Player()")
    hand = CONTAINERS[manner.hand](cards[card] for card in position.hand)
    trick = CONTAINERS[manner.trick](cards[card] for card in position.trick)
    past, scores = past_of(position, cards, manner), scores_of(student, position)
    answer = player.PlayCard(hand, trick, position.trump, position.seat, past, *scores)
    return read(student, answer, {card: cards[card] for card in position.hand})


def read(student: Student, answer: object, held: dict[str, Handle]) -> str:
    """Return the text of a card that was given; of anything else a question mark and its type."""
    for card, own in held.items():
        if answer is own:
            return card
    if not isinstance(answer, Handle):
        return NOTHING + type(answer).__name__
    asked = len(student.transcript.steps)
    kind = the(student.find("Card", "Card"), "Card")
    is_card = student.apply("isinstance", answer, kind)
    parts = (kind.Rank(answer), kind.Suit(answer)) if is_card is True else ()
    del student.transcript.steps[asked:]  # the question of the check is what came before
    if not parts:
        return NOTHING + type_name(answer)
    return "".join(part if type(part) is str else NOTHING for part in parts)


def with_form(manner: Manner, hand: str = "", trick: str = "") -> Manner:
    """Return a manner with another kind of hand or trick."""
    return replace(manner, hand=hand or manner.hand, trick=trick or manner.trick)


def about_private_data(failure: StudentFailure) -> bool:
    """Return whether a program raised because it looked for private data by the names that students have."""
    fault = failure.fault
    return fault is not None and (f"_{STUDENTS}_" in fault.message or "private names differ" in fault.message)
