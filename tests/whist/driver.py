"""Plays positions with the program in a folder, in a process of its own, and prints what is wrong with it.

Usage: ``driver.py CARDS FOLDER``, with the positions as JSON on the standard input. It imports the standard
library alone, and nothing in it is safe against a program that means harm: the corpus is ours.
"""

from __future__ import annotations

import importlib
import importlib.util
import inspect
import json
import os
import sys
from pathlib import Path
from typing import Any

RIGHT_NUMBERS = (6, 7)
"""Parameters after ``self``: the score is one, or two."""


class Course:
    """The card module that programs get, and its methods as they are before a program is imported."""

    def __init__(self, path: str) -> None:
        """Load the module and make it what ``import Card`` gives."""
        spec = importlib.util.spec_from_file_location("Card", path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        sys.modules["Card"] = module
        self.make = module.Card
        self._rank, self._suit = module.Card.Rank, module.Card.Suit

    def card(self, text: str) -> Any:
        """Return the card that a string names."""
        return self.make(text[1], text[0])

    def text(self, card: object) -> str | None:
        """Return the string that names a card, or None for anything else."""
        return self._rank(card) + self._suit(card) if type(card) is self.make else None


def interface(module: Any) -> tuple[list[str], int]:
    """Return what is wrong with the class, and how many parameters ``PlayCard`` has."""
    player = getattr(module, "Player", None)
    if not inspect.isclass(player):
        return ["no class"], 0
    method = vars(player).get("PlayCard")
    if not callable(method):
        return ["no PlayCard in the class"], 0
    parameters = list(inspect.signature(method).parameters.values())[1:]
    count = len(parameters)
    if any(one.kind is one.VAR_POSITIONAL for one in parameters):
        return [], RIGHT_NUMBERS[0]
    wrong = [] if count in RIGHT_NUMBERS else [f"{count} parameters"]
    if any(one.default is not one.empty for one in parameters):
        wrong.append("defaults")
    return wrong, count


def ask(
    course: Course, player: Any, one: dict[str, Any], count: int, *, as_list: bool, three: bool
) -> str | None:
    """Return what is wrong with the answer to a position, if anything."""
    hand = [course.card(card) for card in one["hand"]]
    trick = [course.card(card) for card in one["trick"]]
    past: list[tuple[Any, ...]] = []
    for trick_before in one["past"]:
        four = tuple(course.card(card) for card in trick_before["cards"])
        ends = (trick_before["leader"], trick_before["winner"])
        past.append((four, *ends) if three else (*four, *ends))
    given_hand: Any = list(hand) if as_list else tuple(hand)
    given_trick: Any = list(trick) if as_list else tuple(trick)
    score = tuple(one["score"])
    scores = (score,) if count == RIGHT_NUMBERS[0] else score
    try:
        answer = player.PlayCard(given_hand, given_trick, one["trump"], one["seat"], past, *scores)
    except Exception as error:
        return f"raised {type(error).__name__}"
    if [id(card) for card in given_hand] != [id(card) for card in hand]:
        return "hand changed"
    if [id(card) for card in given_trick] != [id(card) for card in trick]:
        return "trick changed"
    text = course.text(answer)
    if text is None:
        return f"gave {type(answer).__name__}"
    if text not in one["hand"]:
        return "not held"
    led = one["trick"][0][1] if one["trick"] else ""
    return "not following" if text[1] != led and any(card[1] == led for card in one["hand"]) else None


def play(course: Course, make: Any, positions: list[dict[str, Any]], count: int, *, three: bool) -> list[str]:
    """Return what goes wrong with new players, or else with one player for all positions."""
    try:
        kept = make()
    except Exception as error:
        return [f"making raised {type(error).__name__}"]

    def wrong(each: Any) -> list[str]:
        found = (
            ask(course, each(), one, count, as_list=number % 2 == 1, three=three)
            for number, one in enumerate(positions)
        )
        return sorted({problem for problem in found if problem})

    return wrong(make) or [f"kept: {problem}" for problem in wrong(lambda: kept)]


def problems(course: Course, folder: Path, positions: list[dict[str, Any]]) -> list[str]:
    """Return everything that is wrong with the program in a folder."""
    os.chdir(folder)
    sys.path.insert(0, str(folder))
    try:
        module = importlib.import_module(next(path.stem for path in folder.glob("[Pp]layer.py")))
    except BaseException as error:  # a program may end itself at import
        return [f"import raised {type(error).__name__}"]
    wrong, count = interface(module)
    if wrong:
        return wrong
    flat = play(course, module.Player, positions, count, three=False)
    return flat and (play(course, module.Player, positions, count, three=True) and flat)


def main() -> None:
    """Do what the module says."""
    positions = json.load(sys.stdin)
    course = Course(sys.argv[1])
    answers = os.dup(1)
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        sys.stdout = sys.stderr = nowhere
        found = problems(course, Path(sys.argv[2]), positions)
    os.write(answers, json.dumps(found).encode())


if __name__ == "__main__":
    main()
