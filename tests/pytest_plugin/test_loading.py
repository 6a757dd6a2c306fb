"""Programs that cannot be loaded, or lack what is asked for: which checks that costs."""

from __future__ import annotations

import re

import pytest

from .course import SPEC, TOML, MiniCourse, report_of_each, told

pytest_plugins = ["pytester"]

PROGRAM = """
[tasks.program]
title = { en = "Program" }
entry = { modules = ["play"] }

[vocabulary.nl]
mini = "klein"
one = "een"
play = "speel"
"""

TASKS = """
    @check(task="work", clauses=["M1"])
    def test_it(student):
        "It works."
        assert student.find("one")() == 1

    @check(task="program", clauses=["M2"])
    def test_program(student):
        "It asks."
        assert student.run("play.py", answers=["0"]).turns[0].prompt == "?"

    @check(task="program", clauses=["M2"])
    def test_again(student):
        "It asks again."
        assert student.run(answers=["0"]).turns[0].prompt == "?"
"""

ASKS = "input('?')\n"
PROGRAMS = {
    "both": ({"mini.py": "def one(): return 1\n", "play.py": ASKS}, {"passed": 3}),
    "in Dutch": ({"klein.py": "def een(): return 1\n", "speel.py": ASKS}, {"passed": 3}),
    "no program": ({"mini.py": "def one(): return 1\n"}, {"passed": 1, "skipped": 2}),
    "the program alone": ({"play.py": ASKS}, {"passed": 2, "skipped": 1}),
}


@pytest.mark.parametrize("name", list(PROGRAMS))
def test_tasks_with_an_entry_of_their_own_stand_beside_others(mini: MiniCourse, name: str) -> None:
    files, outcomes = PROGRAMS[name]
    mini.suite(TASKS, toml=TOML.replace('"mini"', '"mini"\ndefines = "one"') + PROGRAM)
    mini.write({"graders/mini/spec.nl.md": SPEC})
    mini.write({f"submission/{file}": text for file, text in files.items()})
    mini.submitted().assert_outcomes(**outcomes)


DEFINES = TOML.replace('"mini"', '"mini"\ndefines = "one"')

OTHER_NAMES = """
    @check(task="work", clauses=["M1"])
    def test_one(student):
        "It gives one."
        assert student.find("one")() == 1

    @check(task="work", clauses=["M1"], needs=["test_one"])
    def test_needs(student):
        "It gives one, and more."

    @check(task="work", clauses=["M1"])
    @scenarios(st.integers(0, 9), count=5)
    def test_one_again(student, case):
        "It gives one for everything."
        assert student.find("one")() == 1

    @check(task="work", clauses=["M2"])
    def test_two(student):
        "It gives two."
        assert student.find("two")() == 2

    @check(task="work", clauses=["M2"])
    def test_run(student):
        "It asks."
        assert student.run(answers=["5"]).turns[0].prompt == "How many? "

    @check(task="work", clauses=["M2"])
    def test_other(student):
        "It gives three."
        assert student.load("other").three() == 3
"""

LOADING = {
    "it lacks the name": (
        "def One(): return 1\ndef two(): return 2\nif __name__ == '__main__': input('How many? ')\n",
        {"passed": 2, "failed": 2, "skipped": 2},
        "one was not found, and this check asks for it. (test_one)",
    ),
    "it asks when it is imported": (
        "def one(): return 1\ndef two(): return 2\ninput('How many? ')\n",
        {"passed": 1, "failed": 2, "skipped": 3},
        "The program could not be loaded. (test_one)",
    ),
    "Python cannot read it": (
        "def one(:\n",
        {"failed": 2, "skipped": 4},
        "The program could not be loaded. (test_one)",
    ),
    "it never comes to an end": (
        "while True: pass\n",
        {"failed": 1, "skipped": 5},
        "The program could not be loaded. (test_one)",
    ),
}


@pytest.mark.parametrize("name", list(LOADING))
def test_what_an_earlier_check_has_told_costs_no_check_that_gets_further(mini: MiniCourse, name: str) -> None:
    program, outcomes, why = LOADING[name]
    mini.suite(OTHER_NAMES, toml=DEFINES)
    result = mini.grade(program, "-rs")
    result.assert_outcomes(**outcomes)
    assert set(re.findall("not run: (.*)", told(result))) == {why}


def test_another_file_that_cannot_be_loaded_costs_its_own_checks_alone(mini: MiniCourse) -> None:
    mini.suite(OTHER_NAMES.replace("test_other", "test_0"), toml=DEFINES)
    program = "def one(): return 1\ndef two(): return 2\nif __name__ == '__main__': input('How many? ')\n"
    mini.write({"submission/other.py": "def three(:\n"})
    mini.grade(program).assert_outcomes(passed=5, failed=1)


FILES = """
    @check(task="work", clauses=["M1"])
    def test_run(student):
        "It runs."
        student.run("dise.py")

    @check(task="work", clauses=["M1"])
    def test_load(student):
        "It loads."
        student.load("pack.dise")

    @check(task="work", clauses=["M1"])
    def test_other(student):
        "It loads another."
        student.load("pack.dice")
        student.run("help.py")
        student.load("math")
"""


@pytest.mark.parametrize("there", [True, False])
def test_a_file_that_the_perfect_submission_lacks_too_is_the_suites_fault(
    mini: MiniCourse, there: bool
) -> None:
    mini.suite(FILES)
    reference = {"mini.py": "", "pack/__init__.py": "", "pack/dice.py": "", "help.py": ""}
    mini.write({f"reference/mini/{file}": text for file, text in reference.items() if there})
    reports = report_of_each(mini.grade(""))
    for name in ("test_run", "test_load"):
        assert ("verdict: our fault" in reports[name]) == there
        assert ("verdict: missing" in reports[name]) == (not there)
    assert "verdict: missing" in reports["test_other"]
    mini.write({f"submission/{file}": text for file, text in reference.items()})
    assert "test_other" not in report_of_each(mini.submitted())
