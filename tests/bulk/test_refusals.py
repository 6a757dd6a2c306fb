"""Suites that nobody can be graded by: refused before the first submission, in a line that says where."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kibitz.bulk.pool import CourseUnfit, Pool, PoolError

from .course import CHECKS, TOML, mini_course


@pytest.mark.parametrize(
    ("toml", "checks", "says"),
    [
        ("[assignment", CHECKS, "assignment.toml"),
        (TOML.replace('title = { en = "Mini" }', 'title = { en = "Mini" }\npython = "3.99"'), CHECKS, "3.99"),
        (TOML, CHECKS.replace('clauses=["M1"]', 'clauses=["M7"]'), "'M7'"),
    ],
)
def test_a_mistake_of_the_author_is_one_line(tmp_path: Path, toml: str, checks: str, says: str) -> None:
    with (
        pytest.raises(PoolError, match=re.escape(says)) as caught,
        Pool(mini_course(tmp_path, checks, toml=toml), workers=1),
    ):
        pass
    assert "\n" not in str(caught.value)


HEAD = "from kibitz import check\n\n"
BODY = 'def test_more(student):\n    "It is more."\n'
CHECK = '@check(task="work", clauses=["M1"])\n'
DRAWN = """
from hypothesis import strategies as st
from kibitz import check, scenarios
from .oracle import answer

@check(task="work", clauses=["M1"])
@scenarios({}, expected=answer, count=10)
def test_more(student, case, expected):
    "It is more."
"""

BAD_FILES = {
    "syntax": ({"test_b": "x = 1\ndef f(:\n"}, "test_b.py, line 2: SyntaxError: invalid syntax"),
    "missing import": (
        {"test_b": "import re\nimport nothing_of_that_name\n"},
        "test_b.py, line 2: ModuleNotFoundError: No module named 'nothing_of_that_name'",
    ),
    "missing import in a helper": (
        {"test_b": "from .helper import x\n", "helper": "\n\nimport nothing_of_that_name\n"},
        "helper.py, line 3: ModuleNotFoundError: No module named 'nothing_of_that_name'",
    ),
    "name": ({"test_b": "\nx = y\n"}, "test_b.py, line 2: NameError: name 'y' is not defined"),
    "no clauses": (
        {"test_b": f'{HEAD}@check(task="work")\n{BODY}'},
        "test_b.py, line 3: TypeError: check() missing 1 required keyword-only argument: 'clauses'",
    ),
    "misspelt keyword": (
        {"test_b": f'{HEAD}@check(task="work", clauses=["M1"], hnit="x")\n{BODY}'},
        "test_b.py, line 3: TypeError: check() got an unexpected keyword argument 'hnit'",
    ),
    "misspelt fixture": (
        {"test_b": f"{HEAD}{CHECK}{BODY}".replace("(student)", "(studnet)")},
        "test_b.py, line 3: test_more asks for a fixture 'studnet', which is not there: did you mean 'stud",
    ),
    "an oracle that raises": (
        {"test_b": DRAWN.format("st.integers()"), "oracle": "def answer(case):\n    return {}[case]\n"},
        "oracle.py, line 2: KeyError: ",
    ),
    "a strategy that raises": (
        {"test_b": DRAWN.format("st.integers().map(lambda n: n.x)"), "oracle": "answer = abs\n"},
        "test_b.py, line 7: AttributeError: 'int' object has no attribute 'x'",
    ),
    "a conftest.py": ({"conftest": "x = 1\n1 / 0\n"}, "conftest.py, line 2: ZeroDivisionError"),
    "leaving": ({"test_b": "import sys\nsys.exit('no')\n"}, "test_b.py, line 2: SystemExit: no"),
    "a name in the parameters": (
        {"test_b": f'import pytest\n{HEAD}{CHECK}@pytest.mark.parametrize("x", [1])\n{BODY}'},
        "test_b.py: In mini/test_b.py::test_more: function uses no argument 'x'",
    ),
}


@pytest.mark.parametrize("name", list(BAD_FILES))
def test_a_file_of_the_suite_that_cannot_be_read_is_one_line_with_its_place(
    tmp_path: Path, name: str
) -> None:
    files, says = BAD_FILES[name]
    folder = mini_course(tmp_path, **{"__init__": "", **files})
    with pytest.raises(CourseUnfit) as caught, Pool(folder, workers=1):
        pass
    told = str(caught.value)
    assert told.startswith(f"graders/mini/{says}")
    assert "\n" not in told


def test_a_suite_that_is_no_package_hears_what_to_write(tmp_path: Path) -> None:
    folder = mini_course(tmp_path, test_b="from .oracle import answer\n", oracle="answer = abs\n")
    says = "test_b.py, line 1: ImportError: attempted relative import with no known parent package"
    with pytest.raises(CourseUnfit, match=re.escape(says)) as caught, Pool(folder, workers=1):
        pass
    assert str(caught.value).endswith("; write an empty file __init__.py in graders/mini")


def test_of_several_files_that_cannot_be_read_the_first_is_told(tmp_path: Path) -> None:
    folder = mini_course(tmp_path, test_b="x = y\n", test_c="import nothing_of_that_name\n")
    with (
        pytest.raises(CourseUnfit, match=r"test_b\.py, line 1: NameError") as caught,
        Pool(folder, workers=1),
    ):
        pass
    assert "(and 1 more of its files cannot be read)" in str(caught.value)
