"""A zygote for all tests of the judge, and a lab for each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kibitz.judge.interpreter import guest_python
from kibitz.judge.zygote import Zygote

from .programs import Lab, PlainIn


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give the folder that holds all scratch folders."""
    return tmp_path_factory.mktemp("scratch")


@pytest.fixture(scope="session")
def zygote(place: Path) -> Iterator[Zygote]:
    """Give a zygote under Kibitz's own interpreter."""
    zygote = Zygote(PlainIn(place), guest_python())
    yield zygote
    zygote.close()


@pytest.fixture
def lab(zygote: Zygote, place: Path) -> Iterator[Lab]:
    """Give a lab whose programs are ended after the test."""
    lab = Lab(zygote, place)
    yield lab
    lab.close()
