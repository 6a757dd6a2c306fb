"""A zygote under every interpreter of a student that this machine has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from kibitz.judge.interpreter import guest_python
from kibitz.judge.zygote import Zygote
from kibitz.sandbox.plain import Plain
from kibitz.sandbox.strength import SandboxError

from .programs import Start, starter

VERSIONS = ("3.8", "3.9", "3.10", "3.11", "3.12", "3.13", "3.14")


def interpreters() -> dict[str, str]:
    """Return the interpreters that are here, by version."""
    found = {}
    for version in VERSIONS:
        with suppress(SandboxError):
            found[version] = guest_python(version)
    return found


@pytest.fixture(scope="session", params=list(interpreters()))
def zygote(request: pytest.FixtureRequest) -> Iterator[Zygote]:
    """Give a zygote under each interpreter."""
    zygote = Zygote(Plain(), guest_python(request.param))
    yield zygote
    zygote.close()


@pytest.fixture
def version(zygote: Zygote) -> tuple[int, int]:
    """Give the interpreter's version."""
    major, minor, _ = zygote.python.split(".")
    return int(major), int(minor)


@pytest.fixture
def start(zygote: Zygote) -> Iterator[Start]:
    """Give a function that starts a student's program."""
    ends: list[Callable[[], None]] = []
    yield starter(zygote, ends)
    for end in ends:
        end()
