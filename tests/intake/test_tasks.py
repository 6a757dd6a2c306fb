"""Finding the files of an assignment whose tasks, all or some, have files of their own."""

from __future__ import annotations

import pytest

from kibitz.intake.entry import find_entry
from kibitz.intake.found import EntryFound
from kibitz.model.assignment import Assignment, Clause, Entry, Task, TaskEntry
from kibitz.model.result import Submission
from kibitz.model.verdict import Verdict

DICE = "def score(dice):\n    return sum(dice)\n"
PLAY = "def main():\n    input()\n"
ENGLISH = {"dice.py": DICE, "play.py": PLAY}
DUTCH = {"dobbel.py": DICE.replace("score", "punten"), "speel.py": PLAY.replace("main", "hoofd")}
WORDS = {"dice": "dobbel", "score": "punten", "play": "speel", "main": "hoofd"}
PROGRAM = TaskEntry(modules=("play",), defines=("main",))


def assignment(*, entry: TaskEntry | None = PROGRAM, also: dict[str, TaskEntry] | None = None) -> Assignment:
    """Return an assignment whose first task has the assignment's entry, and the second one of its own."""
    return Assignment(
        name="dice",
        title={"en": "Dice"},
        entry=Entry(module="dice", defines="score"),
        tasks=(
            Task(name="functions", title={"en": "Functions"}),
            Task(name="program", title={"en": "Program"}, entry=entry, also=also or {}),
        ),
        clauses=(Clause(id="D1", text={"en": "It adds."}),),
        vocabularies={"nl": WORDS},
    )


def find(files: dict[str, str], of: Assignment | None = None) -> EntryFound:
    content = {name: text.encode() for name, text in files.items()}
    return find_entry(Submission(id="s", files=content), of or assignment())


def test_a_task_without_an_entry_has_that_of_the_assignment() -> None:
    found = find(ENGLISH)
    assert found.modules == {"functions": "dice", "program": "play"}
    assert (found.missing, found.remarks, found.language) == ({}, (), "en")


@pytest.mark.parametrize(("there", "lacks"), [("dice.py", "program"), ("play.py", "functions")])
def test_a_task_whose_file_is_not_there_is_missing_alone(there: str, lacks: str) -> None:
    found = find({there: ENGLISH[there]})
    assert list(found.missing) == [lacks]
    assert found.problem is None


def test_without_any_of_the_files_everything_is_missing() -> None:
    found = find({"other.py": "x = 1\n"})
    assert found.verdict is Verdict.MISSING
    assert found.problem is not None
    assert "no file dice.py was found" in found.problem.say()


def test_a_file_of_another_name_is_known_by_what_the_assignment_defines() -> None:
    found = find({"mine.py": DICE, "play.py": PLAY})
    assert found.modules == {"functions": "mine", "program": "play"}
    assert [remark.say() for remark in found.remarks] == ["mine.py is used for dice.py: it defines score"]


@pytest.mark.parametrize("folder", ["", "work/"])
def test_tasks_are_found_in_the_language_of_the_submission(folder: str) -> None:
    found = find({folder + name: text for name, text in DUTCH.items()})
    assert found.language == "nl"
    assert found.modules == {"functions": "dobbel", "program": "speel"}
    assert set(found.files) == set(DUTCH)


def test_the_language_of_most_tasks_is_that_of_the_submission() -> None:
    found = find({"dobbel.py": DUTCH["dobbel.py"], "dice.py": "", "speel.py": DUTCH["speel.py"]})
    assert (found.language, found.modules["functions"]) == ("nl", "dobbel")


def test_a_file_of_the_same_name_in_two_languages_tells_by_what_it_defines() -> None:
    found = find({"play.py": "from random import *\ndef hoofd(): pass\n"})
    assert (found.language, found.modules) == ("nl", {"program": "play"})


def test_further_files_are_found_where_no_task_has_an_entry() -> None:
    of = assignment(entry=None, also={"play": PROGRAM})
    assert find({"dice.py": DICE, "game.py": PLAY}, of).others == {"program": {"play": "game"}}
    assert find(DUTCH, of).others == {"program": {"play": "speel"}}
