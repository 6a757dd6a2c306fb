"""The two markers of a suite: ``check`` makes a test a graded check, ``scenarios`` runs it for many cases."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import pytest

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy

Function = TypeVar("Function", bound=Callable[..., None])


def check(
    *,
    task: str,
    clauses: Sequence[str],
    points: float = 1,
    needs: Sequence[str] = (),
    visibility: Literal["public", "hidden"] = "public",
    hint: str = "",
) -> Callable[[Function], Function]:
    """Mark a test as a check of ``task`` worth ``points``, which tests ``clauses`` of the spec.

    ``needs`` names earlier checks without which it is not run; ``hint`` is a sentence for a student
    whose program fails it.
    """
    return pytest.mark.check(
        task=task, clauses=clauses, points=points, needs=needs, visibility=visibility, hint=hint
    )


def scenarios(
    *strategies: SearchStrategy[Any], expected: Callable[[Any], Any] | None = None, count: int = 100
) -> Callable[[Function], Function]:
    """Run a check for ``count`` cases, an equal share from each strategy.

    The check takes the case as its parameter ``case``, and what ``expected(case)`` gives as ``expected``.
    """
    if not strategies:
        raise TypeError("scenarios() needs at least one strategy")
    if not isinstance(count, int):
        raise TypeError(f"scenarios() needs a whole number as its count, not {count!r}")
    if count < 1:
        raise ValueError("scenarios() needs a count of at least 1")
    return pytest.mark.scenarios(*strategies, expected=expected, count=count)
