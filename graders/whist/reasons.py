"""Whether a choice has a reason: whether it depends on the cards, and is not as good as chance."""

from __future__ import annotations

from typing import Final

from kibitz import Broken, Student, note

from .habits import Habit
from .judging import rows
from .measuring import RARE, habits, show_habit

ALWAYS: Final = 0.95
"""From this share on, a player is said to go by the place of the card."""

BY_PLACE: Final = note(
    "Of players that do not look at the place of a card in the hand, none in a thousand takes its "
    "usual place that often."
)

NOT_BY_PLACE: Final = note(
    "Players that do not look at the place of a card in the hand could well do this as often."
)

PLACE_AND_MORE: Final = note("The place of a card in the hand seems to play a part, beside others.")


def hold_not_by_place(student: Student) -> None:
    """Hold a player to choosing by more than the place of a card in its hand."""
    seen = habits(student)
    place, steady = seen["same place"], seen["steady"]
    matters = place.chance <= RARE
    alone = place.rate >= ALWAYS or (matters and steady.chance > RARE)
    remark = BY_PLACE if alone else PLACE_AND_MORE if matters else NOT_BY_PLACE
    show_habit(student, place, remark)
    show_habit(student, steady)
    if alone:
        _draw(student, place)
        raise Broken(
            note("What decides is where a card stands in the hand, and nothing else that could be seen."),
            advice=note(
                "Choose by something that a player knows: ranks, suits, the trick, what was played before."
            ),
        )


def hold_not_by_chance(student: Student) -> None:
    """Hold a player to choosing otherwise than one that picks each card it may equally often."""
    spread = habits(student)["not uniform"]
    show_habit(student, spread)
    if spread.chance > RARE:
        _draw(student, spread)
        raise Broken(
            note(
                "Over {count} choices no reason could be seen: high and low cards, trumps and "
                "others, and cards that "
                "win or lose were chosen about as often as by chance.",
                count=spread.opportunities,
            ),
            advice=note(
                "Choose by something that a player knows. If your program does, tell your teacher "
                "by what: chance is "
                "told from a reason by counting, and a reason that shows in none of these is not seen."
            ),
        )


def _draw(student: Student, habit: Habit) -> None:
    """Draw a choice on the page of a check that fails."""
    if habit.shown is not None:
        for row in rows(habit.shown.position, played=habit.shown.card):
            student.show(row)
