"""Mistakes in a suite, in the options, and in what is handed in: one clear line each."""

from __future__ import annotations

import pytest

from .course import SUITE, USAGE, MiniCourse, told

pytest_plugins = ["pytester"]


def marked(arguments: str) -> str:
    return f'@check({arguments})\ndef test_it(student):\n    "It works."\n'


BAD_SUITES = {
    "no marker": ('def test_it(student):\n    "It works."\n', "is not marked with @check"),
    "no clause": (marked('task="work", clauses=[]'), "no clauses"),
    "unknown task": (marked('task="wrok", clauses=["M1"]'), "'wrok'"),
    "unknown clause": (marked('task="work", clauses=["M9"]'), "'M9'"),
    "no title": ('@check(task="work", clauses=["M1"])\ndef test_it(student): pass\n', "docstring"),
    "a number as the hint": (marked('task="work", clauses=["M1"], hint=3'), "hint must be text, not 3"),
    "a list as the task": (marked('task=["work"], clauses=["M1"]'), "task must be text, not ['work']"),
    "a number as the clauses": (marked('task="work", clauses=1'), "clauses must be a list, not 1"),
    "a number as a clause": (marked('task="work", clauses=[1]'), "clauses must be a list of texts, not of 1"),
    "a number as the needs": (marked('task="work", clauses=["M1"], needs=1'), "needs must be a list, not 1"),
    "a list as the visibility": (marked('task="work", clauses=["M1"], visibility=[]'), "visibility must be"),
    "unknown need": (marked('task="work", clauses=["M1"], needs=["test_x"]'), "test_x"),
}


@pytest.mark.parametrize(("suite", "says"), list(BAD_SUITES.values()), ids=list(BAD_SUITES))
def test_a_mistake_in_the_suite_is_one_clear_line(mini: MiniCourse, suite: str, says: str) -> None:
    mini.suite(suite)
    result = mini.grade("")
    assert result.ret == USAGE
    errors = [line for line in told(result).splitlines() if line.startswith("ERROR")]
    assert len(errors) == 1
    assert says in errors[0]
    assert "INTERNALERROR" not in told(result)


TWINS = {
    "at the top": (SUITE + SUITE.replace("one()", "won()").replace("test_that", "test_other"), "test_it", 8),
    "in a class": (
        """
        class TestAll:
            @check(task="work", clauses=["M1"])
            def test_it(self, student):
                "It works."

            @check(task="work", clauses=["M1"])
            def test_it(self, student):
                "It works well."
        """,
        "TestAll.test_it",
        9,
    ),
}


@pytest.mark.parametrize("where", list(TWINS))
def test_two_checks_of_one_name_in_a_file_are_one_clear_line(mini: MiniCourse, where: str) -> None:
    suite, name, line = TWINS[where]
    mini.suite(suite)
    result = mini.grade("def one(): return 1")
    assert result.ret == USAGE
    (error,) = [line for line in told(result).splitlines() if line.startswith("ERROR")]
    assert f"test_a.py: {name} is on line {line} and again on line " in error
    assert "rename one of them" in error


def test_the_same_name_in_two_classes_or_of_a_helper_is_no_mistake(mini: MiniCourse) -> None:
    mini.suite(
        """
        def program(student): pass

        def program(student):
            return student.load()

        class TestOne:
            @check(task="work", clauses=["M1"])
            def test_it(self, student):
                "It works."
                assert program(student).one() == 1

        class TestTwo:
            def helper(self): pass
            def helper(self): pass

            @check(task="work", clauses=["M1"])
            def test_that(self, student):
                "It works well."
                assert program(student).one() == 1
        """
    )
    mini.grade("def one(): return 1").assert_outcomes(passed=2)


@pytest.mark.parametrize(
    ("options", "says"),
    [(["--sandbox", "concrete"], "concrete"), (["--submission", "nowhere"], "nothing at nowhere")],
)
def test_a_mistake_in_the_options_is_one_clear_line(mini: MiniCourse, options: list[str], says: str) -> None:
    mini.suite(SUITE)
    result = mini.grade("", *options)
    assert result.ret == USAGE
    assert says in told(result)
    assert "Traceback" not in told(result)


def test_a_submission_without_the_module_is_one_clear_line(mini: MiniCourse) -> None:
    mini.suite(SUITE)
    mini.write({"submission/notes.txt": "nothing"})
    result = mini.pytester.runpytest_subprocess("graders/mini", "--submission", "submission")
    assert result.ret == USAGE
    assert "Traceback" not in told(result)
