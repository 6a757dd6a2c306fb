"""Running a scenario: all its cases in one guest, and where one fails, the smallest that fails alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from kibitz.judge.failures import StudentFailure
from kibitz.judge.scenarios import MOST_DRAWS, Drawn, Scenario, shrink
from kibitz.pytest_plugin.outcome import Ending, shrinkable, way

if TYPE_CHECKING:
    from kibitz.pytest_plugin.grading import Grading

Function = Callable[..., None]


def run_scenario(
    function: Function,
    arguments: Mapping[str, Any],
    scenario: Scenario,
    bank: Sequence[Drawn],
    grading: Grading,
) -> None:
    """Call the check for every case of its bank; raise what the smallest failing case raises.

    Cases share a guest, which is cheap.  One that fails is asked again, alone, in a new guest: where it then
    passes, the cases before it had left something behind, and the rest is asked with a fresh state each.
    """
    ask = _Asker(function, arguments, grading)
    alone = False
    for number, drawn in enumerate(bank, 1):
        if alone:
            grading.student.start_over()
        else:
            grading.student.next_case()
        if ask.passes(drawn.case, drawn.expected):
            continue
        if ask.ending.error is not None and grading.is_told(ask.ending.error):
            grading.ending.case = number
            raise ask.ending.error
        if ask.passes_alone(drawn.case, drawn.expected):
            alone = True
            continue
        grading.ending.case = number
        for failing in (_smallest(scenario, drawn, ask), drawn):  # the second if the first is not stable
            grading.ending.comparison = None
            grading.runner.retire()
            grading.student.start_over()
            ask(failing.case, failing.expected)
        alone = True
    grading.ending.case = 0


class _Asker:
    """Calls a check's function for one case."""

    def __init__(self, function: Function, arguments: Mapping[str, Any], grading: Grading) -> None:
        self._function = function
        self._arguments = dict(arguments)
        self._places = [name for name in ("case", "expected") if name in arguments]
        self.grading = grading
        self.ending = Ending()

    def __call__(self, case: Any, expected: Any) -> None:
        for name in self._places:
            self._arguments[name] = case if name == "case" else expected
        self._function(**self._arguments)

    def passes(self, case: Any, expected: Any) -> bool:
        """Return whether the check holds for a case in the guest at hand; else keep how it ended."""
        try:
            self(case, expected)
        except (StudentFailure, AssertionError) as error:
            self.ending = Ending(error)
            return False
        return True

    def passes_alone(self, case: Any, expected: Any) -> bool:
        """Return whether the check holds for a case in a new guest, asked one question at a time."""
        self.grading.student.cautious = True
        self.grading.runner.retire()
        return self.passes_afresh(case, expected)

    def passes_afresh(self, case: Any, expected: Any) -> bool:
        """Return whether the check holds for a case from a fresh state."""
        self.grading.student.start_over()
        return self.passes(case, expected)


def _smallest(scenario: Scenario, drawn: Drawn, ask: _Asker) -> Drawn:
    """Return the smallest case that fails in the same way as ``drawn`` just did."""
    if not shrinkable(ask.ending):
        return drawn
    same_way = way(ask.ending)

    def fails(case: Any, expected: Any) -> bool:
        return not ask.passes_afresh(case, expected) and way(ask.ending) == same_way

    smallest, draws = shrink(scenario, drawn, fails, min(MOST_DRAWS, ask.grading.draws_left))
    ask.grading.draws_left -= draws
    return smallest
