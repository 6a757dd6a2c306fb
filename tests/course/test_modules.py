"""Which modules a submission can have."""

from __future__ import annotations

from pathlib import Path

import pytest

from kibitz.course.load import load_assignment
from kibitz.course.modules import known_modules


def test_without_a_perfect_submission_nothing_is_known(course: Path) -> None:
    assert known_modules(load_assignment(course, "snap")) == frozenset()


@pytest.mark.parametrize("file", ["snap.py", "snappen.py"])
def test_modules_are_known_by_their_names_in_every_language(course: Path, file: str) -> None:
    reference = course / "reference" / "snap"
    (reference / "pack").mkdir()
    for name in (file, "pack/__init__.py", "pack/deck.py"):
        (reference / name).write_text("", encoding="utf-8")
    assert known_modules(load_assignment(course, "snap")) == {"snap", "snappen", "pack", "pack.deck"}
