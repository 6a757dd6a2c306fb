"""The pytest plugin: nothing heavy is imported and nothing happens here unless it is asked for.

With ``--submission DIR`` the checks of an assignment grade that submission::

    pytest graders/trickgame --submission reference/trickgame
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from kibitz.judge.student import Student

MARKERS = (
    "check(*, task, points, clauses, needs, visibility, hint): a graded check of a Kibitz assignment",
    "scenarios(*strategies, expected, count): run the check for many cases",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of grading."""
    group = parser.getgroup("kibitz")
    group.addoption("--submission", metavar="DIR", help="grade the submission in this folder")
    group.addoption(
        "--sandbox", default="auto", metavar="NAME", help="strength of the sandbox (default: auto)"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Make the markers known, and load the real plugin when a submission is to be graded."""
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)
    if config.getoption("--submission"):
        from kibitz.pytest_plugin.single import SinglePlugin

        config.pluginmanager.register(SinglePlugin(config), "kibitz-single")


@pytest.fixture
def student(request: pytest.FixtureRequest) -> Student:
    """Give a check the submission's program, in a fresh state."""
    from kibitz.pytest_plugin.grading import GRADING

    grading = request.config.stash.get(GRADING, None)
    if grading is None:
        pytest.fail("there is no submission: run pytest with --submission DIR", pytrace=False)
    grading.student.start_over()
    return grading.student


@pytest.fixture
def case() -> object:
    """Stand for the case of a scenario; `kibitz.pytest_plugin.scenario` puts each one in this place."""
    return None


@pytest.fixture
def expected() -> object:
    """Stand for what the oracle says of the case."""
    return None
