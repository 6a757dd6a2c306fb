"""Grading one submission in an ordinary run of pytest."""

from __future__ import annotations

import subprocess
import sys

import pytest

from .course import FAILED, SUITE, TOML, MiniCourse, report_of_each, told

pytest_plugins = ["pytester"]


def test_the_plugin_loads_nothing_that_is_not_asked_for() -> None:
    script = (
        "import sys, kibitz.pytest_plugin\n"
        "print([name for name in sys.modules if name.startswith(('kibitz.', 'hypothesis', 'msgspec'))])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "['kibitz.pytest_plugin']"


def test_other_peoples_tests_are_left_alone(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        "import sys\n"
        "def test_passes(): assert 'kibitz.judge' not in sys.modules\n"
        "def test_fails(): assert 1 == 2\n"
    )
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=1, failed=1)
    assert "Kibitz" not in told(result)


def test_without_a_submission_a_check_fails_with_one_clear_line(mini: MiniCourse) -> None:
    mini.suite(
        """
        @check(task="work", clauses=["M1"])
        def test_it(student):
            "It works."
        """
    )
    result = mini.pytester.runpytest_subprocess("graders/mini", "-p", "no:cacheprovider")
    assert result.ret == FAILED
    result.stdout.fnmatch_lines(["*there is no submission: run pytest with --submission DIR*"])
    assert "Traceback" not in told(result)


def test_a_right_program_passes(mini: MiniCourse) -> None:
    mini.suite(SUITE)
    result = mini.grade("def one(): return 1\ndef two(x, by): return '2'")
    result.assert_outcomes(passed=2)
    assert result.ret == pytest.ExitCode.OK


def test_a_check_whose_need_failed_is_skipped_with_the_reason(mini: MiniCourse) -> None:
    mini.suite(SUITE)
    result = mini.grade("def one(): return 3\ndef two(x, by): return '2'", "-rs")
    result.assert_outcomes(failed=1, skipped=1)
    result.stdout.fnmatch_lines(["*not run: It needs a check that did not pass. (test_it)*"])


def test_after_a_check_that_is_not_run_the_next_file_is_as_ever(mini: MiniCourse) -> None:
    more = """
        @check(task="work", clauses=["M2"])
        def test_more(student):
            "It works in another file."
            assert student.load().two("x", by=3) == "2"
    """
    mini.suite(SUITE, test_more=more)
    # The crash leaves no guest, so that a check of the next file that fails is not repeated in a new one.
    result = mini.grade("import os\ndef one(): os._exit(3)\ndef two(x, by): return '2'")
    result.assert_outcomes(failed=1, skipped=1, passed=1)


VERDICTS = {
    "wrong": ("return '3'", ["wrong('x', by=3)"]),
    "raised": ("return {}[x]", ["The program raised KeyError: 'x'.", "return {}[x]", "raised('x', by=3)"]),
    "timeout": ("while True: pass", ["stopped after 0.3 s of computing"]),
    "crashed": ("os._exit(0)", ["ended its own process, with exit code 0"]),
    "output": ("while True: print('x' * 999)", ["printed more than 256 KiB"]),
    "memory": ("return len(' ' * 10**10)", ["more memory than it may use"]),
}


def test_a_failing_report_tells_the_verdict_and_what_was_asked(mini: MiniCourse) -> None:
    names = [*VERDICTS, "missing"]
    mini.suite("".join(
        f'@check(task="work", clauses=["M1"])\ndef test_{name}(student):\n    "It is {name}."\n'
        f"    assert student.load().{name}('x', by=3) == '2'\n"
        for name in names
    ))  # fmt: skip
    program = "".join(f"def {name}(x, by):\n    {body}\n" for name, (body, _) in VERDICTS.items())
    result = mini.grade("import os\ndef mising(x, by): return '2'\n" + program)
    result.assert_outcomes(failed=len(names))
    reports = report_of_each(result)
    assert set(reports) == {f"test_{name}" for name in names}
    missing = ("", ["missing was looked for in mini.py", "nearest name there is mising"])
    for name, (_, texts) in {**VERDICTS, "missing": missing}.items():
        for text in [f"verdict: {name}", *texts, "transcript:"]:
            assert text in reports[f"test_{name}"]


def test_a_value_expected_exactly_has_its_type(mini: MiniCourse) -> None:
    mini.suite("".join(
        f'@check(task="work", clauses=["M1"])\ndef test_{n}(student):\n    "It gives 0."\n'
        f"    assert student.load().values({n}) == exactly(0)\n"
        for n in range(4)
    ))  # fmt: skip
    result = mini.grade("def values(n): return [0, False, 0.0, 1][n]")
    result.assert_outcomes(passed=1, failed=3)
    assert set(report_of_each(result)) == {"test_1", "test_2", "test_3"}


OUR_FAULTS = """
    @pytest.fixture
    def raises():
        raise KeyError("deck")

    @pytest.fixture
    def asserts():
        assert 1 == 2

    @check(task="work", clauses=["M1"])
    def test_fixture_that_raises(student, raises):
        "It works."

    @check(task="work", clauses=["M1"])
    def test_fixture_that_asserts(student, asserts):
        "It works too."

    @check(task="work", clauses=["M1"])
    def test_fixture_that_is_not_there(student, nothing):
        "It works as well."

    @check(task="work", clauses=["M1"])
    def test_mistake(student):
        "It works still."
        return student.nothing

    @check(task="work", clauses=["M1"])
    def test_object_that_cannot_be_sent(student):
        "It works again."
        student.load().one(object())
"""


def test_a_fault_of_the_suite_is_our_fault(mini: MiniCourse) -> None:
    mini.suite(OUR_FAULTS)
    result = mini.grade("def one(x=1): return 1")
    assert result.ret == FAILED
    assert told(result).count("verdict: our fault") == 5
    assert "verdict: wrong" not in told(result)


@pytest.mark.parametrize(
    "options", [["-k", "test_that"], ["-k", "test_it"], ["--deselect", "graders/mini/test_a.py::test_it"]]
)
def test_some_of_the_checks_can_be_chosen_as_with_any_tests(mini: MiniCourse, options: list[str]) -> None:
    mini.suite(SUITE, toml=TOML + '[tasks.more]\ntitle = { en = "More" }\n', test_b="""
        @check(task="more", clauses=["M2"])
        def test_more(student):
            "There is more."
            assert student.load().one() == 1
        """)  # fmt: skip
    result = mini.grade("def one(): return 1\ndef two(x, by): return '2'", *options)
    assert result.ret == pytest.ExitCode.OK, told(result)


def test_a_failing_check_is_repeated_in_a_guest_that_ran_no_other(mini: MiniCourse) -> None:
    """What an earlier check left behind in the library must not fail a check that passes alone."""
    mini.suite(
        """
        @check(task="work", clauses=["M1"])
        def test_it(student):
            "It works."
            assert student.load().spoil() is None

        @check(task="work", clauses=["M1"])
        def test_that(student):
            "It works well."
            assert student.load().clean() is True

        @check(task="work", clauses=["M1"])
        def test_third(student):
            "It works well again."
            assert student.load().clean() is True
        """
    )
    result = mini.grade(
        "import math\ndef spoil(): math.spoilt = True\ndef clean(): return not hasattr(math, 'spoilt')"
    )
    result.assert_outcomes(passed=3)


def test_after_too_many_timeouts_the_rest_is_not_run(mini: MiniCourse) -> None:
    mini.suite(
        "".join(
            (
                f'@check(task="work", clauses=["M1"])\n'
                f"def test_{n}(student):\n"
                f'    "It works {n}."\n'
                f"    student.load().f()\n"
            )
            for n in range(4)
        )
    )
    result = mini.grade("def f():\n    while True: pass", "-rs")
    result.assert_outcomes(failed=2, skipped=2)
    result.stdout.fnmatch_lines(["*Too many checks ran out of time: the rest was not run.*"])


def test_when_nothing_can_be_loaded_the_rest_is_not_run(mini: MiniCourse) -> None:
    mini.suite(SUITE)
    result = mini.grade("def one(:\n", "-rs")
    result.assert_outcomes(failed=1, skipped=1)
    assert "SyntaxError" in told(result)
    assert "mini.py:1 def one(:" in told(result)


DEEDS = ["1 / 0", "os._exit(3)", "[0] * 10**10", "print('x' * 10**6)"]


def test_of_questions_together_the_one_that_fails_is_named(mini: MiniCourse) -> None:
    mini.suite("".join(
        f'@check(task="work", clauses=["M1"])\ndef test_{n}(student):\n    "It squares {n}."\n'
        "    mini = student.load()\n"
        f"    assert student.together(lambda: [mini.f{n}(k) for k in range(5)]) == [0, 1, 4, 9, 16]\n"
        for n in range(5)
    ))  # fmt: skip
    program = "".join(
        f"def f{n}(k):\n    if k == 3:\n        {deed}\n    return k * k\n"
        for n, deed in enumerate([*DEEDS, "pass"])
    )
    result = mini.grade("import os\n" + program)
    result.assert_outcomes(passed=1, failed=4)
    for n in range(4):
        lines = [line.strip() for line in report_of_each(result)[f"test_{n}"].splitlines()]
        assert [line for line in lines if line.startswith(f"mini.f{n}(")][-1] == f"mini.f{n}(3)"


@pytest.mark.parametrize("value", ["[10 ** 5000]", "'\\ud800'"])
def test_a_value_that_is_hard_to_show_is_wrong_like_any_other(mini: MiniCourse, value: str) -> None:
    mini.suite(SUITE)
    result = mini.grade(f"def one(): return {value}")
    result.assert_outcomes(failed=1, skipped=1)
    assert "verdict: wrong" in told(result)
    assert "INTERNALERROR" not in told(result)


KINDS = """
    @check(task="work", clauses=["M1"])
    def test_exactly(student):
        "It gives exactly one."
        assert student.load().one() == exactly(1)

    @check(task="work", clauses=["M1"])
    def test_plainly(student):
        "It gives one."
        assert student.load().one() == 1

    @check(task="work", clauses=["M1"])
    def test_text(student):
        "It gives the king."
        assert student.load().king() == "♠K"

    @check(task="work", clauses=["M1"])
    def test_cards(student):
        "It gives two cards."
        assert student.load().cards() == ["♠K", "♥2"]

    @check(task="work", clauses=["M1"])
    def test_truth(student):
        "It says yes."
        assert student.load().king()
"""

LIES = """
def lie(*others): return True
lies = {f"__{name}__": lie for name in ("eq", "ne", "bool", "contains", "lt", "gt", "len", "iter", "getitem")}
def liar(kind, *value): return type("Liar", (kind,), {**lies, "__hash__": None})(*value)
def one(): return liar(int)
def king(): return liar(str)
def cards(): return liar(list)
"""


def test_a_class_that_claims_to_be_equal_to_everything_is_wrong_for_a_plain_value(mini: MiniCourse) -> None:
    mini.suite(KINDS)
    result = mini.grade(LIES)
    result.assert_outcomes(failed=5)
    assert told(result).count("verdict: wrong") == 5


def test_a_class_that_is_a_kind_of_the_plain_value_is_right(mini: MiniCourse) -> None:
    mini.suite(KINDS)
    program = (
        "class Rank(int): pass\n"
        "class Card(str): pass\n"
        "class Cards(list): pass\n"
        "def one(): return Rank(1)\n"
        "def king(): return Card('♠K')\n"
        "def cards(): return Cards([Card('♠K'), '♥2'])\n"
    )
    mini.grade(program).assert_outcomes(passed=5)


def test_an_object_of_no_address_is_told_the_same_in_two_runs(mini: MiniCourse) -> None:
    mini.suite(SUITE)
    tales = []
    for fill in (0, 20_000):
        program = (
            f"class Card: pass\nkept = [Card() for _ in range({fill})]\n"
            "def one():\n    print(Card())\n    raise ValueError(Card(), str(Card()))\n"
        )
        tales.append(report_of_each(mini.grade(program))["test_it"].partition("verdict:")[2])
    one, other = (tale.partition("short test summary")[0] for tale in tales)
    assert "at 0x…" in one
    assert one == other
