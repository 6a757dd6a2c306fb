"""The ladder of strengths, strongest first, and how one is chosen."""

from __future__ import annotations

from kibitz.sandbox.plain import Plain
from kibitz.sandbox.strength import SandboxError, Strength

LADDER: dict[str, type[Strength]] = {"plain": Plain}
"""By name, strongest first."""


def choose(name: str = "auto") -> Strength:
    """Return the strength of that name, or the strongest there is for ``auto``.

    Raises:
        SandboxError: there is no strength of that name.

    """
    if name == "auto":
        return next(iter(LADDER.values()))()
    if name not in LADDER:
        raise SandboxError(f"there is no sandbox called {name!r}; there is: auto, {', '.join(LADDER)}")
    return LADDER[name]()
