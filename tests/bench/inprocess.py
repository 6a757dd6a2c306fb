"""A pytest plugin that runs a suite of Kibitz in one process with the submission, as teachers do by hand.

Only for measuring: no guest, no judge, nothing apart.  The fixture ``student`` gives the program's own
objects, and a scenario is an ordinary Hypothesis property with as many examples.
"""

from __future__ import annotations

import importlib.util
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kibitz


class InProcess:
    """Answers as `kibitz.Student` does, with the objects themselves."""

    language = "en"

    def __init__(self, file: Path) -> None:
        """Import the program anew."""
        spec = importlib.util.spec_from_file_location("submission", file)
        assert spec is not None
        assert spec.loader is not None
        self._module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(self._module)

    def find(self, name: str) -> Any:
        """Return what the program has under a name."""
        return getattr(self._module, name)

    def file(self, name: str, text: str) -> str:
        """Write a file in the current folder."""
        Path(name).write_text(text, encoding="utf-8")
        return name

    def word(self, name: str) -> str:
        """Return the name."""
        return name

    def together(self, ask: Callable[[], Any]) -> Any:
        """Ask."""
        return ask()

    def exec(self, statement: str, **objects: object) -> None:
        """Run a statement."""
        exec(statement, dict(objects))

    @contextmanager
    def raises(self, kind: type[BaseException], message: str | None = None) -> Iterator[None]:
        """Expect an exception."""
        with pytest.raises(kind) as caught:
            yield
        assert message is None or str(caught.value) == message


@pytest.fixture
def student(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> InProcess:
    """Give a check the program, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return InProcess(Path(os.environ["BENCH_SUBMISSION"]))


class _Anything(type):
    """Says that everything is an instance of its classes."""

    def __instancecheck__(cls, instance: object) -> bool:
        return True


class AnyHandle(metaclass=_Anything):
    """Stands for `kibitz.Handle` where a suite asks whether something is one."""


def pytest_configure() -> None:
    """Let objects of the program pass where a suite looks for a handle."""
    vars(kibitz)["Handle"] = AnyHandle


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a scenario as a property."""
    marker = pyfuncitem.get_closest_marker("scenarios")
    if marker is None:
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}
    oracle = marker.kwargs["expected"]

    @settings(
        max_examples=marker.kwargs["count"],
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(st.one_of(*marker.args))
    def run(case: Any) -> None:
        own = {"case": case, "expected": oracle(case) if oracle else None}
        pyfuncitem.obj(**{name: own.get(name, value) for name, value in arguments.items()})

    run()
    return True
