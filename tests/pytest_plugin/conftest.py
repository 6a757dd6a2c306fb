"""What the tests of the plugin have in common."""

from __future__ import annotations

import pytest

from .course import MiniCourse


@pytest.fixture
def mini(pytester: pytest.Pytester) -> MiniCourse:
    """Give an empty course."""
    return MiniCourse(pytester)
