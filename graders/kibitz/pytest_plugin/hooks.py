"""The hooks by which pytest's events reach the grading that is under way."""

from __future__ import annotations

import pytest

from kibitz.pytest_plugin.grading import GRADING, Grading


class Hooks:
    """Routes pytest's events to the grading in the session's stash."""

    def __init__(self, config: pytest.Config) -> None:
        """Serve the session of ``config``."""
        self._config = config
        self.brief = False
        """Whether pytest's own explanations of comparisons are left out, where nobody reads them."""

    @property
    def grading(self) -> Grading:
        """The grading under way."""
        return self._config.stash[GRADING]

    @pytest.hookimpl(tryfirst=True)
    def pytest_pyfunc_call(self, pyfuncitem: pytest.Function) -> bool:
        """Call a check's function."""
        self.grading.run_function(pyfuncitem)
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        """Remember what a check raised."""
        self.grading.note_error(call)

    @pytest.hookimpl(tryfirst=True)
    def pytest_assertrepr_compare(
        self, config: pytest.Config, op: str, left: object, right: object
    ) -> list[str] | None:
        """Remember the two sides of a comparison, as values."""
        self.grading.note_comparison(op, left, right)
        return ["(compared by Kibitz)"] if self.brief else None
