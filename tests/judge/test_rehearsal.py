"""Granted modules are imported once before anything is graded."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from kibitz.course.errors import CourseError
from kibitz.course.grants import Grant
from kibitz.judge.granted import Granted, compile_modules
from kibitz.judge.interpreter import guest_python
from kibitz.judge.rehearsal import rehearse
from kibitz.model.assignment import Limits

from .programs import Lab


def imported(lab: Lab, sources: Mapping[str, str]) -> None:
    """Rehearse modules that are one set."""
    code = compile_modules(guest_python(), sources)
    grants = {
        name: Grant(module=name, file=f"graders/mini/granted/{name}.py", source=text)
        for name, text in sources.items()
    }
    granted = {name: Granted(code[name]) for name in sources}
    rehearse(lambda: lab.zygote, Limits(cpu=0.3, wall=2.0), {"all": granted}, {"all": grants})


CANNOT_BE_JUDGED = {
    "right": {"luck": "import random\ndef throw(): return random.randint(1, 6)\n"},
    "one that imports another": {"luck": "import cup\n", "cup": "x = 1\n"},
    "one that imports a student's": {"luck": "from dice import score\n"},
    "one that imports another that imports a student's": {"luck": "import cup\n", "cup": "import dice\n"},
    "one that reads a file of a student's or a check's": {"luck": "open('rolls.txt')\n"},
    "one that asks": {"luck": "seed = input('Seed? ')\n"},
    "none": {},
}


@pytest.mark.parametrize("name", list(CANNOT_BE_JUDGED))
def test_what_can_be_imported_or_needs_a_submission_is_let_pass(lab: Lab, name: str) -> None:
    imported(lab, CANNOT_BE_JUDGED[name])


LUCK = "graders/mini/granted/luck.py"
BAD = {
    "raises": ({"luck": "x = 1\n1 / 0\n"}, f"{LUCK}, line 2: ", "ZeroDivisionError: division by zero"),
    "in a function": (
        {"luck": "def throw():\n    raise ValueError\nthrow()\n"},
        f"{LUCK}, line 2: ",
        "imported: ValueError",
    ),
    "by another's function": (
        {"luck": "from cup import fill\n\nfill()\n", "cup": "def fill():\n    None + 1\n"},
        f"{LUCK}, line 3: ",
        "(in cup.py, line 2)",
    ),
    "the other": (
        {"luck": "x = 1\n", "cup": "\n[][1]\n"},
        "graders/mini/granted/cup.py, line 2: ",
        "IndexError: list index out of range",
    ),
    "a name that another lacks": (
        {"luck": "from cup import fil\n", "cup": "fill = 1\n"},
        f"{LUCK}, line 1: ",
        "ImportError: cannot import name 'fil' from 'cup'",
    ),
    "its own file": ({"luck": "\nprint(__file__)\n"}, f"{LUCK}, line 2: ", "NameError: name '__file__'"),
    "leaves": ({"luck": "import sys\nsys.exit(3)\n"}, f"{LUCK}, line 2: ", "SystemExit: 3"),
    "ends the process": ({"luck": "import os\nos._exit(3)\n"}, f"{LUCK}: ", "ended its own process"),
    "hangs": ({"luck": "while True: pass\n"}, f"{LUCK}: ", "stopped after 0.3 s of computing"),
}


@pytest.mark.parametrize("name", list(BAD))
def test_what_cannot_be_imported_is_told_in_a_line(lab: Lab, name: str) -> None:
    sources, where, what = BAD[name]
    with pytest.raises(CourseError) as refused:
        imported(lab, sources)
    told = str(refused.value)
    assert told.startswith(f"{where}this granted module cannot be imported: ")
    assert what in told
    assert told.count("(in ") == what.count("(in ")
    assert "\n" not in told
