"""The ladder of strengths, strongest first, and how one is chosen: by trying it, whatever a kernel says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import MappingProxyType
from typing import Final

from kibitz.sandbox.bubblewrap import Bubblewrap
from kibitz.sandbox.confined import Confined
from kibitz.sandbox.plain import Plain
from kibitz.sandbox.strength import SandboxError, Strength
from kibitz.sandbox.trial import Trial, try_out

LADDER: Final = MappingProxyType[str, Callable[[], Strength]](
    {
        "namespaces": lambda: Confined("namespaces"),
        "bubblewrap": Bubblewrap,
        "landlock": lambda: Confined("landlock"),
        "uid": lambda: Confined("uid"),
        "plain": Plain,
    }
)
"""By name, strongest first."""

BY_ITSELF: Final = ("namespaces", "bubblewrap", "landlock")
"""Those that ``auto`` may choose; the others have to be asked for by name."""


def trials(python: str) -> Iterator[Trial]:
    """Try every strength out with guests under the interpreter ``python``, strongest first."""
    for name, make in LADDER.items():
        yield Trial(name, works=True) if name == "plain" else try_out(make(), python)


def choose(name: str, python: str, *, plain_will_do: bool = False) -> Strength:
    """Return the strength of that name, or for ``auto`` the strongest that holds here, after trying it.

    With ``plain_will_do``, ``auto`` comes down to the plain process where nothing else holds.

    Raises:
        SandboxError: there is none of that name, it does not hold, or there is nothing that holds.
    """
    if name == "auto":
        return _strongest(python, plain_will_do=plain_will_do)
    if name not in LADDER:
        raise SandboxError(f"there is no sandbox called {name!r}; there is: auto, {', '.join(LADDER)}")
    strength = LADDER[name]()
    if name != "plain":
        trial = try_out(strength, python)
        if not trial.works:
            raise SandboxError(f"the sandbox {name!r} does not hold here: {trial.why}; see: kibitz doctor")
    return strength


def _strongest(python: str, *, plain_will_do: bool) -> Strength:
    for name in BY_ITSELF:
        strength = LADDER[name]()
        if try_out(strength, python).works:
            return strength
    if plain_will_do:
        return Plain()
    raise SandboxError(
        "no sandbox holds on this machine; kibitz doctor says why, and what to do.  To grade without one, "
        "where no student's program can do harm: --sandbox=plain"
    )
