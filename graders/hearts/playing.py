"""The student's basic player of Task 2 plays and passes: what it gives, and what is left in its hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kibitz import Broken, Handle, Student, StudentFailure, note
from kibitz.judge.exactly import as_plain
from kibitz.model.note import Note
from kibitz.model.verdict import Verdict

from .asking import (
    asked_together,
    card,
    give_hand,
    hand_of,
    new_player,
    says,
    show_position,
    texts_of,
)
from .drawn import row
from .oracle import Cards, in_order, lowest, rank
from .positions import Position, Question

PLAIN: Final = Position(("Nine of Diamonds",), ("Five of Diamonds",), False)
"""A position in which nobody can be wrong by a rule."""


# Playing


def plays(student: Student, position: Position) -> str:
    """Return which card of a hand the player plays; the check fails where it gives something else."""
    show_position(student, position)
    player = new_player(student)
    give_hand(student, player, position.hand)
    gave = player.play_card([card(student, name) for name in position.trick], position.broken)
    return _card_played(student, gave)


def _card_played(student: Student, gave: object) -> str:
    """Return what a card is called that was played."""
    if not isinstance(gave, Handle):
        raise Broken(note("play_card gave something else than a card."), got=repr(gave))
    return str(gave)


def must_play_lowest(student: Student, position: Position) -> None:
    """Hold `play_card` to the lowest card that may be played, as the player itself sees the rules.

    What the player holds for valid is for the checks of `check_valid_play`: here it is held against them
    only where it is right about them.
    """
    try:
        if plays(student, position) in lowest(*position):
            return
    except (StudentFailure, Broken):
        if not _is_excused(student, position, played=""):
            student.start_over()
            plays(student, position)
            raise
        return
    student.start_over()
    played = plays(student, position)
    if played in lowest(*position) or _is_excused(student, position, played=played):
        return
    student.start_over()
    plays(student, position)
    wanted = sorted(lowest(*position), key=rank)
    raise Broken(_what_is_wrong(position, played), expected=" or ".join(wanted), got=played)


def _what_is_wrong(position: Position, played: str) -> Note:
    if played not in position.hand:
        return note("The card that was played is not in the hand.")
    if played not in position.legal:
        return note("The {card} may not be played here.", card=played)
    return note("The {card} may be played here, but it is not the lowest card that may.", card=played)


def _is_excused(student: Student, position: Position, *, played: str) -> bool:
    """Return whether a play is right by the player's own, wrong, idea of what is valid."""
    own = _own_view(student, position)
    if own is None or set(own) == set(position.legal):
        return False
    if own:
        low = min(map(rank, own))
        return played in own and (played == in_order(own)[0] or rank(played) == low)
    return _own_view(student, PLAIN) == PLAIN.hand


def _own_view(student: Student, position: Position) -> Cards | None:
    """Return the cards that the player itself calls valid; ``None`` when it does not say."""
    student.start_over()
    try:
        answers = asked_together(student, [Question(position, position.hand)])[0]
    except StudentFailure as failure:
        if failure.verdict is not Verdict.RAISED:
            raise
        return None
    verdicts = [says(answer) for answer in answers]
    if None in verdicts:
        return None
    return tuple(name for name, valid in zip(position.hand, verdicts, strict=True) if valid)


def must_take_out(student: Student, position: Position) -> None:
    """Hold `play_card` to taking the card that it gives out of the hand, and no other."""
    show_position(student, position)
    player = new_player(student)
    give_hand(student, player, position.hand)
    gave = player.play_card([card(student, name) for name in position.trick], position.broken)
    played = str(gave) if isinstance(gave, Handle) else ""
    left = hand_of(student, player)
    if played in left and len(left) == len(position.hand):
        raise Broken(
            note("The {card} was played, and is still in the hand.", card=played),
            expected=_listed(name for name in position.hand if name != played),
            got=_listed(left),
        )
    gone = [name for name in position.hand if name not in left]
    if (
        len(gone) != 1
        or len(left) != len(position.hand) - 1
        or (played in position.hand and gone != [played])
    ):
        raise Broken(
            note("Something else than the card that was played is missing from the hand."),
            expected=_listed(name for name in position.hand if name != played),
            got=_listed(left),
        )


def must_leave(student: Student, position: Position, statement: str, *, hand_too: bool) -> None:
    """Hold a statement about ``player`` and ``namespace.trick`` to changing nothing."""
    show_position(student, position)
    player = new_player(student)
    give_hand(student, player, position.hand)
    cards = [card(student, name) for name in position.trick]
    namespace = student.load("types").SimpleNamespace(trick=cards)
    assert isinstance(namespace, Handle)  # it is Python's own
    student.exec(statement, player=player, namespace=namespace)
    trick = texts_of(student, namespace.get("trick"))
    if trick != position.trick:
        raise Broken(note("The trick was changed."), expected=_listed(position.trick), got=_listed(trick))
    if not hand_too:
        return
    hand = hand_of(student, player)
    if in_any_order(hand) != in_any_order(position.hand):
        raise Broken(note("The hand was changed."), expected=_listed(position.hand), got=_listed(hand))


# Passing


def passes(student: Student, hand: Cards) -> tuple[Handle, object]:
    """Return the player and what it passes; it may want to know to whom."""
    named = _wants_a_name(student)
    student.show(row(note("The hand"), in_order(hand)))
    player = new_player(student)
    give_hand(student, player, hand)
    gave = player.pass_cards(new_player(student, "Player 2")) if named else player.pass_cards()
    return player, gave


def _wants_a_name(student: Student) -> bool:
    """Return whether `pass_cards` must be told to whom the cards go, as that of Task 5 may."""
    if "pass_cards wants a name" not in student.kept:
        student.start_over()
        student.kept["pass_cards wants a name"] = not _takes(student, 0) and _takes(student, 1)
        student.start_over()
    return bool(student.kept["pass_cards wants a name"])


def _takes(student: Student, count: int) -> bool:
    """Return whether `pass_cards` can be called with so many arguments."""
    method = new_player(student).get("pass_cards")
    try:
        signature = student.load("inspect").signature(method)
        assert isinstance(signature, Handle)  # it is Python's own
        signature.bind(*["Player 2"] * count)
    except StudentFailure:
        return False
    return True


def three_passed(student: Student, hand: Cards, gave: object) -> None:
    """Hold what was passed to being a list of three different cards of the hand."""
    plain = as_plain(gave)
    if not isinstance(plain, list):
        raise Broken(note("pass_cards gave something else than a list."), got=repr(gave))
    passed = texts_of(student, plain)
    if len(plain) != 3:
        raise Broken(note("The list has another number of cards than three."), got=_listed(passed))
    strange = [name for name in passed if name not in hand]
    if strange:
        raise Broken(
            note("Cards were passed that are not in the hand: {cards}.", cards=", ".join(strange)),
            got=_listed(passed),
        )
    if len(set(passed)) != 3:
        raise Broken(note("A card was passed twice."), got=_listed(passed))


def must_part_with(student: Student, hand: Cards, player: Handle, gave: object) -> None:
    """Hold the hand to having lost the cards that were passed, and no others."""
    passed = texts_of(student, gave)
    left = hand_of(student, player)
    wanted = tuple(name for name in hand if name not in passed)
    if in_any_order(left) == in_any_order(wanted):
        return
    kept = [name for name in passed if name in left]
    sentence = (
        note("Cards were passed that are still in the hand: {cards}.", cards=", ".join(kept))
        if kept
        else note("The hand has lost other cards than those that were passed.")
    )
    raise Broken(sentence, expected=_listed(wanted), got=_listed(left))


def in_any_order(cards: Cards) -> list[str]:
    """Return cards in an order that does not depend on how they lie."""
    return sorted(cards)


def _listed(cards: Iterable[str]) -> str:
    return f"[{', '.join(cards)}]"
