"""What `PlayCard` is given must be the same afterwards, and may come in a tuple or in a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kibitz import Broken, CardRow, Handle, Student, StudentFailure, note
from kibitz.model.note import Note

from .asking import (
    Manner,
    all_cards,
    ask_each,
    is_right,
    make_cards,
    manner_of,
    past_of,
    scores_of,
    start,
    the,
    with_form,
)
from .judging import judge_plainly, must_have_time, note_slowness, right_alone, show
from .oracle import Position

KEPT: Final = {"hand": "tuple", "trick": "list"}

_CHANGED: Final = {
    "hand": note("The hand was changed: it does not hold the same cards in the same order as before."),
    "trick": note("The trick was changed: it does not hold the same cards in the same order as before."),
    "tricks": note("The list of past tricks was changed."),
}

COPY: Final = note(
    "Make a copy first, with list(...), and change that: what PlayCard is given belongs to the game."
)


def hold_forms(student: Student, which: str, positions: Sequence[Position]) -> None:
    """Hold a player to taking the hand or the trick in a tuple as well as in a list.

    Where it is wrong with the one and with the other, that has nothing to do with it.
    """
    manner = manner_of(student)
    forms = {form: _form(manner, which, form) for form in ("tuple", "list")}
    answers = {form: _answers(student, one, positions) for form, one in forms.items()}
    both = list(zip(positions, *answers.values(), strict=True))
    if not any(any(right) for _, *right in both):
        judge_plainly(student, positions[0], manner)
    for position, *right in both:
        if all(right) or not any(right):
            continue
        form = "list" if right[0] else "tuple"
        judge_plainly(student, position, forms[form])


def _form(manner: Manner, which: str, form: str) -> Manner:
    return with_form(manner, hand=form) if which == "hand" else with_form(manner, trick=form)


def _answers(student: Student, manner: Manner, positions: Sequence[Position]) -> list[bool]:
    """Return for each position whether new players are right in it, in that manner."""
    start(student, manner)
    try:
        answers = ask_each(student, positions, manner)
        return [is_right(position, answer) for position, answer in zip(positions, answers, strict=True)]
    except StudentFailure:
        return [right_alone(student, position, manner) for position in positions]


def hold_unchanged(student: Student, positions: Sequence[Position]) -> None:
    """Hold a player to leaving hand, trick and past tricks as they are, where they could all be changed."""
    manner, answered = manner_of(student), 0
    for position in positions:
        must_have_time(student)
        start(student, manner)
        show(student, position)
        try:
            _ask_and_look(student, position, manner)
        except StudentFailure as failure:
            note_slowness(student, failure)
            continue
        answered += 1
    if not answered:
        judge_plainly(student, positions[0], manner)


def _ask_and_look(student: Student, position: Position, manner: Manner) -> None:
    """Ask with lists that live in the guest, and look at them afterwards."""
    cards = make_cards(student, all_cards(position))
    hand = [cards[card] for card in position.hand]
    trick = [cards[card] for card in position.trick]
    past = past_of(position, cards, manner)
    given = {"hand": hand, "trick": trick, "tricks": past}
    player = the(the(student.find("Player"), "Player")(), "Player()")
    namespace = the(student.load("types").SimpleNamespace(**given), "SimpleNamespace")
    told = ", ".join(map(repr, (position.trump, position.seat)))
    scores = ", ".join(map(repr, scores_of(student, position)))
    told = f"namespace.hand, namespace.trick, {told}, namespace.tricks, {scores}"
    student.exec(f"player.PlayCard({told})", player=player, namespace=namespace)
    for name, before in given.items():
        after = namespace.get(name)
        if not _same(before, after):
            _tell_change(student, name, position, cards, after)


def _same(before: object, after: object) -> bool:
    """Return whether there are the same objects in the same places."""
    if isinstance(before, Handle) or isinstance(after, Handle):
        return before is after
    if isinstance(before, list | tuple) and isinstance(after, list | tuple):
        same_kind = type(before) is type(after) and len(before) == len(after)
        return same_kind and all(map(_same, before, after))
    return type(before) is type(after) and before == after


def _tell_change(
    student: Student, name: str, position: Position, cards: dict[str, Handle], after: object
) -> None:
    texts = {id(own): card for card, own in cards.items()}
    parts = after if isinstance(after, list) else []
    found = tuple(texts.get(id(part), "?") for part in parts)
    expected: Sequence[str] = position.hand if name == "hand" else position.trick
    sentence: Note = _CHANGED[name]
    if name == "tricks":
        raise Broken(sentence, advice=COPY)
    student.show(CardRow(note("Afterwards"), found))
    raise Broken(sentence, expected=" ".join(expected), got=" ".join(found), advice=COPY)


def hold_private(student: Student, positions: Sequence[Position]) -> None:
    """Hold a player to asking cards by their methods alone: private names may differ."""
    manner = manner_of(student)
    if manner.cards != "default":
        _tell_private(student, positions, manner)
        return
    right = _answers(student, manner, positions)
    if not any(right):
        judge_plainly(student, positions[0], manner)
    renamed = Manner(manner.past, manner.hand, manner.trick, "renamed")
    again = _answers(student, renamed, positions)
    for position, one, other in zip(positions, right, again, strict=True):
        if one and not other:
            judge_plainly(student, position, renamed)


def _tell_private(student: Student, positions: Sequence[Position], manner: Manner) -> None:
    """Fail by the first position in which the program wants the private names that students have."""
    course = Manner(manner.past, manner.hand, manner.trick)
    for position in positions:
        if right_alone(student, position, course):
            continue
        try:
            judge_plainly(student, position, course)
        except StudentFailure as failure:
            raise StudentFailure(
                failure.verdict,
                note(
                    "The program uses private data of the cards, which are called differently in "
                    "the course's copy."
                ),
                advice=note(
                    "Ask cards with their methods, such as Suit() and Rank(). Names that begin with "
                    "an underscore "
                    "are private, also if you get at them with vars() or __dict__."
                ),
                fault=failure.fault,
                bases=failure.bases,
            ) from None
