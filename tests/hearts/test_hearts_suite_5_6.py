"""Tasks 5 and 6 in real guests: other right programs lose nothing, and a mistake loses what it should."""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from hearts import luck, pictures, visitor
from kibitz.bulk.pool import Pool
from kibitz.model.dialogue import Turn
from kibitz.model.interval import wilson
from kibitz.model.result import CheckResult, Grade, Submission
from kibitz.model.verdict import Verdict

from .mistakes_5_6 import WRONG, Edit
from .other_humans import DRAWN_ONLY, FROM_ONE, HUMAN, NAMES_WITH_SPACES
from .programs import ROOT, SOURCES, SUITE

pytestmark = [pytest.mark.timeout(400), pytest.mark.slow]  # all programs are graded before the first test

OTHER_TASKS = ("cards", "basic", "round", "game")

ONE_FILE = "\n".join(
    [
        SOURCES["human"],
        SOURCES["better_ai"],
        re.sub(r"from (?:human|better_ai) import .*\n", "", SOURCES["hearts"]),
    ]
)
ON_BASIC = re.sub(
    r"class BetterAIPlayer\(Player\)",
    "from basic_ai import BasicAIPlayer\n\n\nclass BetterAIPlayer(BasicAIPlayer)",
    SOURCES["better_ai"].replace("pass_cards(self, passing_to=None)", "pass_cards(self)"),
)

RIGHT: dict[str, dict[str, str]] = {
    "reference": {},
    "from one": {"human": FROM_ONE},
    "drawn only": {"human": DRAWN_ONLY},
    "Human": {"human": HUMAN, "hearts": SOURCES["hearts"].replace("HumanPlayer", "Human")},
    "names with spaces": {"hearts": NAMES_WITH_SPACES},
    "better builds on basic": {
        "better_ai": ON_BASIC,
        "hearts": SOURCES["hearts"].replace(
            "player.pass_cards(receivers[seat]) for",
            "player.pass_cards(*[receivers[seat]][: not isinstance(player, BetterAIPlayer)]) for",
        ),
    },
    "one file": {"hearts": ONE_FILE, "human": "", "better_ai": ""},
    "all other": {"hearts": NAMES_WITH_SPACES, "human": FROM_ONE},
    "spaces and pictures": {"hearts": NAMES_WITH_SPACES, "human": DRAWN_ONLY},
}
"""Files that take the place of the reference's; an empty one is not there."""


def _course(root: Path, games: int) -> Path:
    """Make a course with these two tasks alone, and contests of so many games."""
    folder = root / "graders" / "hearts"
    shutil.copytree(SUITE, folder, ignore=shutil.ignore_patterns("test_[!56]*", "__pycache__"))
    shutil.copytree(ROOT / "fixtures" / "hearts", root / "fixtures" / "hearts")
    settings, winning = folder / "assignment.toml", folder / "winning.py"
    text = settings.read_text("utf-8")
    for task in OTHER_TASKS:
        text = re.sub(rf"\[tasks\.{task}\]\n(?:.+\n)+", "", text)
    settings.write_text(text, "utf-8")
    text = winning.read_text("utf-8").replace("GAMES: Final = 100", f"GAMES: Final = {games}")
    winning.write_text(
        text.replace("ENOUGH: Final = 36", f"ENOUGH: Final = {35 * games // 100 + 1}"), "utf-8"
    )
    return folder


LONG = {"right: reference", "wrong: no better than basic"}
"""Programs that play whole contests."""


@pytest.fixture(scope="module")
def grades(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Grade]:
    """Grade all programs; most of them with a short contest."""
    submissions = [_submission(f"right: {name}", SOURCES | files) for name, files in RIGHT.items()]
    submissions += [_submission(f"wrong: {name}", _edited(edit)) for name, (edit, _) in WRONG.items()]
    found = {}
    for games, names in ((100, LONG), (20, {one.id for one in submissions} - LONG)):
        with Pool(_course(tmp_path_factory.mktemp("course"), games), workers=2) as pool:
            chosen = [one for one in submissions if one.id in names]
            found.update({done.grade.submission: done.grade for done in pool.grade_all(chosen)})
    return found


def _edited(edit: Edit) -> dict[str, str]:
    file, old, new = edit
    assert old in SOURCES[file]
    text = SOURCES[file].replace(old, new)
    return SOURCES | {file: "HAND = []\n" + text if "HAND" in new else text}


def _submission(name: str, files: Mapping[str, str]) -> Submission:
    return Submission(
        id=name, files={f"{module}.py": text.encode() for module, text in files.items() if text}
    )


def _lost(grade: Grade) -> dict[str, CheckResult]:
    return {result.check: result for result in grade.results if result.verdict is not Verdict.PASSED}


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_program_loses_nothing(name: str, grades: dict[str, Grade]) -> None:
    lost = _lost(grades[f"right: {name}"])
    assert {check: _why(result) for check, result in lost.items()} == {}


def _why(result: CheckResult) -> str:
    said = result.note.say() if result.note else ""
    return f"{result.verdict} {said} {result.expected} {result.got} {result.fault} {result.staff}"


@pytest.mark.parametrize("name", WRONG)
def test_a_mistake_loses_its_checks(name: str, grades: dict[str, Grade]) -> None:
    lost = _lost(grades[f"wrong: {name}"])
    declared = WRONG[name][1]
    failed = {check for check, result in lost.items() if result.verdict is not Verdict.NOT_RUN}
    assert not any(result.verdict is Verdict.OUR_FAULT for result in lost.values()), lost
    assert failed == declared, {check: _why(result) for check, result in lost.items()}


@pytest.mark.parametrize(
    ("asked", "topic"),
    [
        ("Please enter a target score to end the game: ", visitor.TARGET),
        ("How many points do you want to play to? ", visitor.TARGET),
        ("Please enter the number of players (3-5): ", visitor.PLAYERS),
        ("Players (3 to 5): ", visitor.PLAYERS),
        ("How many opponents? ", visitor.PLAYERS),
        ("Please enter your name: ", visitor.NAME),
        ("Select three cards to pass to Player 3 (e.g. '0,4,5'): ", visitor.PASS),
        ("Cards to pass off to Player 2? ", visitor.PASS),
        ("Select a card to play: ", visitor.CARD),
        ("Player 3, enter an index: ", visitor.CARD),
        ("Press enter to continue", visitor.GO_ON),
        ("Play again? (y/n) ", visitor.AGAIN),
        ("Welke kaart speel je? ", visitor.CARD),
        ("Hoeveel spelers zijn er? ", visitor.PLAYERS),
        ("Hm? ", visitor.OTHER),
    ],
)
def test_a_visitor_knows_what_is_asked(asked: str, topic: str) -> None:
    assert visitor.topic_of(Turn("Welcome to Hearts!\n", asked)) == topic
    assert visitor.topic_of(Turn(f"Welcome to Hearts!\n{asked}\n", "> ")) == topic


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("│10 │ │2  │\n  0     1  ", [0, 1]),
        ("1: Ten of Spades\n2: Two of Clubs\n3: Ace of Hearts", [1, 2, 3]),
        ("(0)  (1)  (2)\n\n(3)  (4)", [0, 1, 2, 3, 4]),
        ("+---+\n  0  ", [0]),
        ("Player 2 has 13 points", []),
    ],
)
def test_numbers_of_cards_are_found(text: str, numbers: list[int]) -> None:
    assert pictures.numbers_of(text) == numbers


def test_cards_are_found_in_texts_and_pictures() -> None:
    faces = {"Ten of Spades": "+--+\n|10|\n|♠ |\n+--+", "Two of Hearts": "+--+\n|2 |\n|♥ |\n+--+"}
    drawn = "\x1b[31m+--+\x1b[0m +--+\n|2 | |10|\n|♥ | |♠ |\n+--+ +--+\n 0    1"
    assert pictures.order_of(drawn, list(faces), faces) == ["Two of Hearts", "Ten of Spades"]
    assert pictures.hand_rows(drawn, faces) == 2
    assert pictures.shown("the 10♠ and the two of hearts", faces) == set(faces)
    assert pictures.shown("110♠, A♥", faces) == set()


def test_luck_is_reckoned_well() -> None:
    low, high = wilson(36, 100)
    assert (round(low, 3), round(high, 3)) == (0.273, 0.458)
    assert round(luck.at_least(36, 100, 0.25), 4) == 0.0094
    assert luck.at_most(35, 100, 0.25) == pytest.approx(1 - luck.at_least(36, 100, 0.25))
