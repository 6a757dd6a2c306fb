"""``kibitz doctor`` as it is used."""

from __future__ import annotations

from pathlib import Path

import pytest

from kibitz.sandbox.ladder import LADDER

from .conftest import Kibitz


def test_it_tells_of_every_strength_and_what_to_do_for_one_that_is_not_installed(
    kibitz: Kibitz, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    lines = kibitz("doctor").out.splitlines()
    assert {line.split(" ")[0] for line in lines} >= set(LADDER)
    place = next(number for number, line in enumerate(lines) if line.startswith("bubblewrap"))
    assert "does not hold" in lines[place]
    assert lines[place + 1].split() == ["why:", "bwrap", "is", "not", "installed", "here"]
    assert "install the package bubblewrap" in lines[place + 2]
