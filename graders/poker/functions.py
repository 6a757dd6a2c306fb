"""The student's function for each category: found by its name, tried once, and asked for seven cards.

A function that is not found, or that takes or gives something else than the spec says, is not used: then
the program is judged by what it shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from kibitz import Broken, CardRow, Handle, Student, StudentFailure, note

from .decks import deck_of, order
from .draws import Deal
from .oracle import SUITS, Cards, Category, combination, proves, rank, suit
from .table import with_any_cards

T = TypeVar("T")

_NAMES: Final = {
    Category.STRAIGHT_FLUSH: ("straight_flush",),
    Category.FOUR: ("four_of_a_kind", "four_kind", "four"),
    Category.FULL_HOUSE: ("full_house",),
    Category.FLUSH: ("flush",),
    Category.STRAIGHT: ("straight",),
    Category.THREE: ("three_of_a_kind", "three_kind", "three"),
    Category.TWO_PAIRS: ("two_pair", "two_pairs"),
    Category.PAIR: ("one_pair", "pair"),
}
"""What the functions are called, each also with ``is_`` before and ``_7`` after it (P19)."""

_EXAMPLES: Final[dict[Category, Cards]] = {
    Category.STRAIGHT_FLUSH: ("5h", "6h", "7h", "8h", "9h", "Kc", "2d"),
    Category.FOUR: ("8c", "8d", "8h", "8s", "2c", "5d", "Kh"),
    Category.FULL_HOUSE: ("5c", "5d", "5h", "9c", "9d", "2s", "Kh"),
    Category.FLUSH: ("2h", "5h", "7h", "9h", "Kh", "3c", "Jd"),
    Category.STRAIGHT: ("5c", "6d", "7h", "8s", "9c", "Kd", "2h"),
    Category.THREE: ("6c", "6d", "6h", "2s", "9c", "Jd", "Kh"),
    Category.TWO_PAIRS: ("4c", "4d", "9h", "9s", "2c", "Jd", "Kh"),
    Category.PAIR: ("4c", "4d", "2h", "7s", "9c", "Jd", "Kh"),
}
"""Seven cards on which a function is tried, with nothing in them that is easily got wrong."""

_NOTHING: Final = ("2c", "4d", "6h", "9s", "Jc", "Qd", "Kh")

NOT_BY_NAME: Final = note(
    "The checks found none of your functions by name; the program's output still counts, and was judged in "
    "their place. That costs nothing; the spec says which names are looked for."
)
SOME_NOT_BY_NAME: Final = note(
    "For these categories no function was found that has one of the names in the spec, takes seven cards and "
    "gives a list of cards: {categories}. The program's output still counts, and was judged in their place."
)

_QUESTION: Final = Deal(("2c", "6d", "9h", "Js", "Kc"), ("3h", "7d"), ("4s", "8c"))
"""A deal to be played where a program must be run before its functions are there."""


def has_function(student: Student, category: Category) -> bool:
    """Return whether there is a function for a category that can be judged by itself."""
    usable = student.kept.get("functions")
    if not isinstance(usable, dict):
        usable = _try_all(student)
        student.kept["functions"] = usable
        _remark(student, usable)
        student.start_over()
    return category in usable


def _name(student: Student, category: Category) -> str:
    usable = student.kept["functions"]
    assert isinstance(usable, dict)
    return str(usable[category])


def _remark(student: Student, usable: dict[Category, str]) -> None:
    """Say which functions are not judged by themselves."""
    missing = [category.label for category in _NAMES if category not in usable]
    if not usable:
        student.remark(NOT_BY_NAME)
    elif missing:
        student.remark(note(SOME_NOT_BY_NAME.text, categories=", ".join(missing)))


def _try_all(student: Student) -> dict[Category, str]:
    """Return by category the name of the function that takes seven cards and gives a list of cards."""
    try:
        there = set(_names(student))
    except StudentFailure:  # the checks of what it shows will tell
        return {}
    found = {}
    for category, words in _NAMES.items():
        names = [f"{before}{word}{after}" for word in words for before in ("", "is_") for after in ("", "_7")]
        name = next((name for name in names if name in there), "")
        if name and _keeps_to_protocol(student, name, category):
            found[category] = name
    return found


def _keeps_to_protocol(student: Student, name: str, category: Category) -> bool:
    """Return whether a function finds cards in a simple hand, and gives something empty for another."""
    student.start_over()

    def tried() -> bool:
        found = ask(student, name, _EXAMPLES[category])
        return bool(found) and ask(student, name, _NOTHING) == ()

    try:
        return with_any_cards(student, tried)
    except (StudentFailure, Broken):
        return False


def _names(student: Student) -> list[str]:
    """Return the names that the program defines; run it first if it plays when it is imported."""
    try:
        return student.names()
    except StudentFailure:
        student.kept["plays at once"] = True
        student.start_over()
        _play_first(student)
        return student.names("__main__")


def _play_first(student: Student) -> None:
    student.run(answers=["n"], shuffles=[order(deck_of(_QUESTION))])
    student.dialogue = None  # what it shows of this deal is not what a check of its functions is about
    student.kept["played in"] = student.life


def _function(student: Student, name: str) -> Handle:
    """Return a function of the program, which is run first if it plays when it is imported."""
    if not student.kept.get("plays at once"):
        function = student.find(name)
    else:
        if student.kept.get("played in") != student.life:
            _play_first(student)
        function = student.find(name, "__main__")
    if not isinstance(function, Handle):
        raise Broken(note("{name} is not a function.", name=name))
    return function


def ask(student: Student, name: str, cards: Sequence[str]) -> Cards:
    """Return the cards that the function of that name finds in seven cards, ``()`` for none.

    Raises `Broken` when it gives anything else.
    """
    function = _function(student, name)
    make = student.find("Card", "cards")
    assert isinstance(make, Handle)
    made = student.together(lambda: [make(rank(card), SUITS.index(suit(card)) + 1) for card in cards])
    known = {id(one): card for one, card in zip(made, cards, strict=True)}
    gave = function(made)
    if gave is None or gave is False or gave in ([], ()):
        return ()
    if not isinstance(gave, list | tuple) or not all(isinstance(part, Handle) for part in gave):
        raise Broken(note("The function gave something else than a list of cards."))
    # Cards that are the student's own are asked what they are; those that came from here are known.
    return tuple(known.get(id(part)) or str(part) for part in gave)


def must_find(student: Student, category: Category, cards: Cards) -> None:
    """Hold the function for a category to finding it in seven cards of which it is the best."""
    some = combination(cards, category)
    student.show(
        CardRow(
            note("The seven cards"),
            cards,
            some,
            note("These make the category {category}.", category=category.label),
        )
    )
    found = ask(student, _name(student, category), cards)
    if not found:
        raise Broken(
            note("Nothing was found; these cards hold the category {category}.", category=category.label),
            expected=_listed(some),
            got="[]",
        )
    if not set(found) <= set(cards):
        raise Broken(
            note("Cards were given that are not among the seven."), expected=_listed(some), got=_listed(found)
        )
    if not proves(found, category):
        raise Broken(
            note(
                "These cards are not the category {category}, or there are too many of them.",
                category=category.label,
            ),
            expected=_listed(some),
            got=_listed(found),
        )


def must_miss(student: Student, category: Category, cards: Cards) -> None:
    """Hold the function for a category to finding nothing in seven cards that do not hold it."""
    student.show(CardRow(note("The seven cards"), cards))
    found = ask(student, _name(student, category), cards)
    if found:
        raise Broken(
            note("These seven cards do not hold the category {category}.", category=category.label),
            expected="[]",
            got=_listed(found),
        )


def _listed(cards: Sequence[str]) -> str:
    """Return cards the way a list of them prints."""
    return f"[{', '.join(cards)}]"
