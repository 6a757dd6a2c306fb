"""Whole programs: the corpus does what it says, in a process of its own."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from dataclasses import asdict
from pathlib import Path

import pytest

from whist.draws import Record
from whist.oracle import SEATS
from whist.table import packs

ROOT = Path(__file__).parents[2]
CARDS = ROOT / "graders" / "whist" / "granted"
CORPUS = ROOT / "tests" / "corpus" / "whist"
PLAYERS = sorted((ROOT / "fixtures" / "whist" / "players").glob("*.py"))
DECLARED = tomllib.loads((CORPUS / "expected.toml").read_text("utf-8"))

RIGHT = ("correct", "no-strategy", "undocumented", "odd")
"""How the names begin of programs that play by the rules."""

PROBLEMS = {
    "hostile-card-of-its-own": "gave Joker",
    "hostile-changes-card": "not held",
    "hostile-equals-everything": "gave Anything",
    "hostile-exits": "ended",
    "hostile-endless-loop": "timeout",
    "wrong-a-function": "no class",
    "wrong-adds-to-trick": "trick changed",
    "wrong-always-looks-back": "raised IndexError",
    "wrong-asks-the-user": "raised EOFError",
    "wrong-card-not-held": "not held",
    "wrong-cards-in-a-set": "raised TypeError",
    "wrong-crashes-when-out": "raised ValueError",
    "wrong-default-values": "defaults",
    "wrong-follows-last-card": "not following",
    "wrong-follows-only-to-win": "not following",
    "wrong-follows-trump": "not following",
    "wrong-gives-back-a-card-of-the-table": "not held",
    "wrong-inherited": "no PlayCard in the class",
    "wrong-list-on-table-only": "raised TypeError",
    "wrong-misspelt": "no PlayCard in the class",
    "wrong-module-level": "no PlayCard in the class",
    "wrong-needs-a-name": "making raised TypeError",
    "wrong-other-term": "4 parameters",
    "wrong-pickle-at-import": "import raised FileNotFoundError",
    "wrong-prints-and-returns-none": "gave NoneType",
    "wrong-private-by-vars": "raised KeyError",
    "wrong-private-data": "raised AttributeError",
    "wrong-python-2": "import raised SyntaxError",
    "wrong-ranks-across-suits": "not following",
    "wrong-reads-text": "raised ValueError",
    "wrong-remembers-one-hand": "kept: not held",
    "wrong-remembers-trump": "kept: not held",
    "wrong-returns-index": "gave int",
    "wrong-returns-list": "gave list",
    "wrong-returns-string": "gave str",
    "wrong-shared-memory": "raised ValueError",
    "wrong-sorts-hand": "raised AttributeError",
    "wrong-syntax-error": "import raised SyntaxError",
    "wrong-takes-card-out-of-hand": "hand changed",
    "wrong-template-untouched": "gave NoneType",
    "wrong-ten-is-no-number": "raised ValueError",
    "wrong-tuple-in-hand-only": "raised TypeError",
    "wrong-unittest-at-import": "import raised SystemExit",
    "wrong-without-score": "5 parameters",
    "wrong-without-self": "5 parameters",
}
"""One of the things that must be wrong with a program."""

LATER = [f"hostile-later-{what}" for what in ("exits", "kills", "peeks", "plays-cards-of-others", "stalls")]
"""They play by the rules in one deal; what they do in a longer game, the tests of tournaments see."""

NOT_PLAYED = ["hostile-prints-a-lot", *LATER]


def questions() -> str:
    """Return the positions of eight deals, as JSON."""
    deck = packs(11)
    deals = [Record(next(deck), SEATS[number % 4], seed=number) for number in range(8)]
    return json.dumps([asdict(one) for record in deals for one in record.positions()])


QUESTIONS = questions()


def play(folder: Path, cards: str = "Card.py", timeout: float = 60.0) -> list[str]:
    """Return what is wrong with the program in a folder."""
    command = [
        sys.executable,
        "-IB",
        str(Path(__file__).with_name("driver.py")),
        str(CARDS / cards),
        str(folder),
    ]
    try:
        done = subprocess.run(
            command, input=QUESTIONS, capture_output=True, text=True, timeout=timeout, check=False
        )
    except subprocess.TimeoutExpired:
        return ["timeout"]
    assert not done.stderr
    found: list[str] = json.loads(done.stdout or '["ended"]')
    return found


def named(*beginnings: str) -> list[str]:
    """Return the declared submissions whose names begin in one of these ways."""
    return [name for name in DECLARED if name.startswith(beginnings)]


def test_every_submission_is_declared() -> None:
    assert sorted(DECLARED) == sorted(path.name for path in CORPUS.iterdir() if path.is_dir())
    assert sorted([*PROBLEMS, *NOT_PLAYED]) == sorted(named("hostile", "wrong"))
    assert len(named("hostile", "wrong", *RIGHT)) == len(DECLARED)


@pytest.mark.parametrize("name", named(*RIGHT))
def test_a_right_program_plays_by_the_rules(name: str) -> None:
    assert play(CORPUS / name) == []


@pytest.mark.parametrize("name", PROBLEMS)
def test_a_wrong_program_goes_wrong_as_it_says(name: str) -> None:
    assert PROBLEMS[name] in play(CORPUS / name, timeout=3.0 if "endless" in name else 60.0)


@pytest.mark.parametrize("cards", ["Card.py", "renamed_card.py"])
def test_the_reference_plays_by_the_rules(cards: str) -> None:
    assert play(ROOT / "reference" / "whist", cards) == []


@pytest.mark.parametrize("path", PLAYERS, ids=lambda path: path.stem)
def test_a_ready_made_player_plays_by_the_rules(path: Path, tmp_path: Path) -> None:
    (tmp_path / "Player.py").write_bytes(path.read_bytes())
    assert play(tmp_path) == []


def test_private_data_works_with_the_students_cards_alone() -> None:
    source = (ROOT / "student_template" / "whist" / "Card.py").read_text("utf-8")
    for name in ("wrong-private-data", "wrong-private-by-vars"):
        program = (CORPUS / name / "Player.py").read_text("utf-8")
        used = set(re.findall(r"_my_\w+", program))
        assert used
        assert all(f"self.{name}" in source for name in used)
