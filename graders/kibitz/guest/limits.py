"""Limits that the kernel holds a guest to, and the timer for the processor time of one call."""

from __future__ import annotations

import resource
import signal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable

MIB = 1024 * 1024

OUT_OF_TIME = int(signal.SIGPROF)
"""Exit code of a guest that its timer ended, where no signal can end it (process 1 of a namespace)."""

SOON = 0.001

RESOURCES = {
    "memory": (resource.RLIMIT_AS, MIB),
    "file_size": (resource.RLIMIT_FSIZE, MIB),
    "open_files": (resource.RLIMIT_NOFILE, 1),
    "life": (resource.RLIMIT_CPU, 1),
}
"""By the limit's name: the kernel's resource, and how many of its units make one of ours."""


def confine(limits: dict[str, Any]) -> None:
    """Lower the kernel's limits for this process and all that it starts; they cannot be raised again."""
    for name, (what, unit) in RESOURCES.items():
        _lower(what, int(limits[name]) * unit)
    _lower(resource.RLIMIT_CORE, 0)
    if limits.get("processes_in_all"):
        _lower(resource.RLIMIT_NPROC, int(limits["processes_in_all"]))


def _lower(what: int, value: int) -> None:
    hard = resource.getrlimit(what)[1]
    if hard != resource.RLIM_INFINITY:
        value = min(value, hard)
    resource.setrlimit(what, (value, value))


def watch(seconds: float, wall: float, tell: Callable[[], bool]) -> None:
    """Have ``tell`` called once when so much time is used up, of the processor's or by the clock.

    A call of it that gives ``False`` came at a bad moment, and is repeated soon.
    """

    def handle(number: int, frame: object) -> None:
        stop_watching()
        if not tell():
            signal.setitimer(signal.ITIMER_REAL, SOON)

    signal.signal(signal.SIGVTALRM, handle)
    signal.signal(signal.SIGALRM, handle)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    signal.setitimer(signal.ITIMER_REAL, wall)


def stop_watching() -> None:
    """Call nobody any more."""
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    signal.setitimer(signal.ITIMER_REAL, 0)


def start_timer(seconds: float) -> None:
    """Have the kernel end this process after so many more seconds of processor time (SIGPROF)."""
    signal.setitimer(signal.ITIMER_PROF, seconds)


def stop_timer() -> None:
    """Take the timer back."""
    signal.setitimer(signal.ITIMER_PROF, 0)
