"""A lab for made-up poker programs, whose guests may import the course's ``cards``."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kibitz.judge.granted import Granted, compile_modules
from kibitz.judge.interpreter import guest_python
from kibitz.judge.student import Student
from kibitz.judge.zygote import Zygote
from tests.judge.programs import Lab, PlainIn

SUITE = Path(__file__).parents[2] / "graders" / "poker"

Start = Callable[[str], Student]
"""Starts a program, given as text, and gives the student whose it is."""


@pytest.fixture(scope="session")
def grants() -> dict[str, dict[str, Granted]]:
    """Give the modules that ``assignment.toml`` lets programs import, by the names of their sets."""
    sets = tomllib.loads((SUITE / "assignment.toml").read_text("utf-8"))["grants"]
    found = {}
    for name, modules in sets.items():
        sources = {
            module: (SUITE / "granted" / grant["file"]).read_text("utf-8")
            for module, grant in modules.items()
        }
        code = compile_modules(guest_python(), sources)
        found[name] = {module: Granted(code[module], tuple(modules[module]["noted"])) for module in code}
    return found


@pytest.fixture(scope="module")
def table_lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """Give a lab with a zygote of its own."""
    place = tmp_path_factory.mktemp("scratch")
    zygote = Zygote(PlainIn(place), guest_python())
    lab = Lab(zygote, place)
    yield lab
    lab.close()
    zygote.close()


@pytest.fixture
def start(table_lab: Lab, grants: dict[str, dict[str, Granted]]) -> Start:
    """Give what starts a program; its file is ``program.py``, and its ``cards`` are the course's."""

    def start(source: str) -> Student:
        student = table_lab.program(source, granted=grants).student
        student.start_over(grants="default")
        return student

    return start
