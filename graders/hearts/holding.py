"""What players are held to: each function fails the check, in a sentence, when it is not so."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz import Broken, Handle, Student, note

from .human import HAND, Numbers, Sat, ask_card, ask_pass, content, faces, sit, told
from .pictures import order_of
from .seats import held


def must_have_passed(student: Student, place: Handle, gave: object, hand: Sequence[str]) -> None:
    """Hold a player to having passed three cards of a hand, and to having the others left."""
    if not isinstance(gave, list) or len(set(gave)) != 3 or len(gave) != 3 or not set(gave) <= set(hand):
        raise Broken(note("Three different cards of the hand were expected."), got=listed(gave))
    rest = [card for card in hand if card not in gave]
    left = held(student, place)
    if sorted(left) != sorted(rest):
        raise Broken(
            note("After passing, the hand should have its other cards and no more."),
            expected=listed(sorted(rest)),
            got=listed(sorted(left)),
        )


def listed(cards: object) -> str:
    """Return cards, or whatever came in their place, as text."""
    return ", ".join(map(str, cards)) if isinstance(cards, list | tuple) else str(cards)


def must_be_shown(student: Student, sat: Sat, numbers: Numbers) -> None:
    """Hold the human player to showing the hand in the order of its numbers, where that can be read."""
    order = order_of(sat.before, HAND, faces(student, HAND))
    if order is not None and order != list(numbers.cards):
        raise Broken(
            note("The cards are shown in another order than that of their numbers."),
            expected=listed(order),
            got=listed(numbers.cards),
        )


def must_refuse(student: Student, numbers: Numbers, bad: str) -> None:
    """Hold the human player to refusing an answer, and to playing a card after it as if nothing had been."""
    card = HAND[2]
    place = sit(student)
    must_ask_again(ask_card(student, place, [bad, numbers.of(card)]), bad, card)


def must_ask_again(sat: Sat, bad: str, then: object) -> None:
    """Hold a dialogue to a refusal of the first answer, and to what was given after a better one."""
    if not sat.asked_again:
        raise Broken(
            note("The answer {answer} was accepted; it should be refused.", answer=repr(bad)),
            got=listed(sat.gave),
        )
    if not told(sat.dialogue, 1):
        raise Broken(
            note("After the answer {answer} nothing was said about what is wrong.", answer=repr(bad))
        )
    content(sat, [turn.answer for turn in sat.dialogue.turns if turn.answer is not None])
    gave = sorted(map(str, sat.gave)) if isinstance(sat.gave, list) else sat.gave
    if gave != then:
        raise Broken(
            note(
                "After the answer {answer} was refused, another card was given than was asked for.",
                answer=repr(bad),
            ),
            expected=listed(then),
            got=listed(gave),
        )


def must_say(sat: Sat, card: str, answer: object) -> None:
    """Hold the human player to printing the message about a card that may not be played."""
    message = answer[1] if isinstance(answer, tuple) and len(answer) == 2 else ""
    if not isinstance(message, str) or not message.strip():
        return
    turn = sat.dialogue.turns[1]
    if " ".join(message.split()) not in " ".join((turn.output + turn.prompt).split()):
        raise Broken(
            note("{card} may not be played; the message of check_valid_play was not printed.", card=card),
            expected=message,
            got=(turn.output + turn.prompt).strip()[:500],
        )


def must_refuse_to_pass(student: Student, numbers: Numbers, bad: str) -> None:
    """Hold the human player to not accepting an answer when cards are to be passed."""
    chosen = HAND[1:4]
    place = sit(student)
    must_ask_again(ask_pass(student, place, [bad, numbers.all(chosen)]), bad, sorted(chosen))
