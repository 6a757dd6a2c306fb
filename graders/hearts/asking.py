"""The student's basic player of Task 2: given a hand, and asked.

Many plays are asked about in one message.  A play about which the player is wrong is asked about once more,
alone and from a fresh state, so that the page shows nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kibitz import Broken, Handle, Student, StudentFailure, note
from kibitz.judge.exactly import as_plain
from kibitz.model.note import Note
from kibitz.model.verdict import Verdict

from .drawn import row
from .oracle import Cards, in_order
from .positions import Position, Question

NAME: Final = "Player 1"

Deck = dict[str, object]


def new_player(student: Student, name: str = NAME) -> Handle:
    """Return a new basic player."""
    player = student.find("BasicAIPlayer")
    made = player(name) if isinstance(player, Handle) else None
    if not isinstance(made, Handle):
        raise Broken(note("BasicAIPlayer(name) did not make a player."))
    return made


def card(student: Student, name: str) -> object:
    """Return one of the course's cards, made as a student would."""
    rank, _, suit = name.partition(" of ")
    make, ranks, suits = (_known(student, kind) for kind in ("Card", "Rank", "Suit"))
    return make(ranks.get(rank), suits.get(suit))


def _known(student: Student, name: str) -> Handle:
    found = student.find(name, "cards")
    assert isinstance(found, Handle)  # it is the course's own
    return found


def give_hand(student: Student, player: Handle, hand: Cards) -> None:
    """Set the hand of a player."""
    cards = ", ".join("Card(Rank.{}, Suit.{})".format(*name.split(" of ")) for name in hand)
    kinds = {kind: _known(student, kind) for kind in ("Card", "Rank", "Suit")}
    student.exec(f"player.hand = [{cards}]", player=player, **kinds)


def show_position(student: Student, position: Position, marked: Iterable[str] = ()) -> None:
    """Have the hand and the trick drawn on the page."""
    student.show(row(note("The hand"), in_order(position.hand), marked))
    if position.trick:
        student.show(row(note("The trick so far"), position.trick))


def texts_of(student: Student, cards: object) -> Cards:
    """Return what cards in a list are called; what the list holds beside cards is called something else."""
    cards = as_plain(cards)
    if not isinstance(cards, list | tuple):
        raise Broken(note("Something else than a list of cards was found."), got=repr(cards))
    if not cards:
        return ()
    text = student.apply("str", list(cards))
    return tuple(str(text)[1:-1].split(", "))


def hand_of(student: Student, player: Handle) -> Cards:
    """Return what a player holds."""
    return texts_of(student, player.get("hand"))


# Which card may be played


def asked_together(student: Student, questions: Sequence[Question]) -> list[list[object]]:
    """Return what `check_valid_play` says of each card; each time the hand is new."""
    kit = student.load("kit_seat")
    deck = kit.get("DECK")
    assert isinstance(deck, dict)  # it is the course's own
    player = new_player(student)
    seat = kit.Seat(player)
    assert isinstance(seat, Handle)

    def ask(position: Position, name: str) -> object:
        seat.deal(list(position.hand))
        return player.check_valid_play(deck[name], [deck[other] for other in position.trick], position.broken)

    return student.together(
        lambda: [[ask(question.position, name) for name in question.cards] for question in questions]
    )


def asked_alone(student: Student, position: Position, name: str) -> object:
    """Return what `check_valid_play` says of a card, with nothing before it."""
    student.start_over()
    show_position(student, position, [name])
    player = new_player(student)
    give_hand(student, player, position.hand)
    return player.check_valid_play(
        card(student, name), [card(student, other) for other in position.trick], position.broken
    )


def says(answer: object) -> bool | None:
    """Return whether an answer calls a play valid; ``None`` when that cannot be seen.

    Whether it is a tuple of two is for one check alone, so a bare ``True`` and a list do here.
    """
    answer = as_plain(answer)
    if isinstance(answer, list | tuple) and answer:
        answer = as_plain(answer[0])
    return bool(answer) if isinstance(answer, int) and answer in (0, 1) else None


def must_say(student: Student, questions: Sequence[Question], why: Note) -> None:
    """Hold `check_valid_play` to the rules; ``why`` tells of the rule that is broken where it is wrong."""
    try:
        answers = asked_together(student, questions)
    except StudentFailure as failure:
        if failure.verdict is Verdict.RAISED:
            for position, cards in questions:
                for name in cards:
                    _must_say_alone(student, position, name, why)
        raise
    for (position, cards), of_cards in zip(questions, answers, strict=True):
        for name, answer in zip(cards, of_cards, strict=True):
            if says(answer) is not (name in position.legal):
                _must_say_alone(student, position, name, why)
                raise _misjudged(position, name, answer, why)


def _must_say_alone(student: Student, position: Position, name: str, why: Note) -> None:
    answer = asked_alone(student, position, name)
    if says(answer) is not (name in position.legal):
        raise _misjudged(position, name, answer, why)


def _misjudged(position: Position, name: str, answer: object, why: Note) -> Broken:
    if says(answer) is None:
        sentence = note("check_valid_play gave neither True nor False with a message.")
    elif name in position.legal:
        sentence = note("The {card} may be played here, and the program says that it may not.", card=name)
    else:
        sentence = note("The {card} may not be played here, and the program says that it may.", card=name)
    valid = name in position.legal
    expected = "(True, ...)" if valid else "(False, 'a message')"
    return Broken(sentence, expected=expected, got=repr(answer), advice=why)
