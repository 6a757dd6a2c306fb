"""A small course of its own for the tests of `kibitz.course`."""

from __future__ import annotations

from pathlib import Path

import pytest

TOML = """\
[assignment]
title = { en = "Snap", nl = "Snap" }

[entry]
module = "snap"
defines = "Snap"

[tasks.deal]
title = { en = "Dealing" }
points = 6

[tasks.play]
title = { en = "Playing" }

[checks.test_deal]
points = 3
visibility = "hidden"

[vocabulary.nl]
snap = "snappen"
"invalid trick" = "ongeldige slag"
"""

SPEC = """\
# Snap

- **S1** The dealer deals.
- **S2** The player
  plays.
"""


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """Give a course that holds the assignment ``snap``."""
    graders = tmp_path / "graders" / "snap"
    graders.mkdir(parents=True)
    (tmp_path / "reference" / "snap").mkdir(parents=True)
    (graders / "assignment.toml").write_text(TOML, encoding="utf-8")
    for language in ("en", "nl"):
        (graders / f"spec.{language}.md").write_text(SPEC, encoding="utf-8")
    return tmp_path
