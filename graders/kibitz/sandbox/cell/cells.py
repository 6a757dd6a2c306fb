"""Cells: what a zygote does to shut itself in, and to put each guest behind one more wall.

A cell is told of four moments: `enter`, once, when the zygote starts; `before_fork` and `after_fork` around
each fork; and in the fork `settle`, which gives the guest its folder, and last `seal`, after which there is
no way back.  Every step raises where it fails, and a zygote or guest that could not be shut in ends.
"""

from __future__ import annotations

import os
import signal

from . import landlock, mounts, privileges, seccomp
from .syscalls import call, on_signal

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

DEVICES = tuple("/dev/" + name for name in mounts.DEVICES)
MOST_FILES = 2048
"""Files and folders that a guest may have in its scratch folder."""

TRUNCATION_FROM = 3
"""The version of Landlock that came to know truncation."""


class Cell:
    """What the cells have in common: a guest becomes a stranger without privileges, behind a filter."""

    private_root = False

    def __init__(self, visible: list[str], hidden: list[str]) -> None:
        """Leave guests ``visible`` to read, but for ``hidden``."""
        self.visible = visible
        self.hidden = hidden
        self.filter = seccomp.Program()
        self.user = 0

    def enter(self) -> None:
        """Shut the zygote in."""
        privileges.be_unreadable()
        old = 0 < landlock.version() < TRUNCATION_FROM
        self.filter = seccomp.build(private_root=self.private_root, old_landlock=old)

    def before_fork(self) -> None:
        """Get ready for the fork of a guest."""

    def after_fork(self) -> None:
        """Put right in the zygote what `before_fork` did."""

    def settle(self, settings: dict[str, Any]) -> str:
        """Return the folder of this guest, which it may write to."""
        folder = str(settings["folder"])
        self.user = int(settings.get("user", 0))
        if os.getuid() == 0:
            os.chown(folder, self.user, self.user)
        return folder

    def seal(self, folder: str) -> None:
        """Give up everything but ``folder``."""
        privileges.become_stranger(self.user)
        privileges.drop_capabilities()
        privileges.die_with_parent(signal.SIGKILL)
        self.restrict_files(folder)
        seccomp.install(self.filter)

    def arm(self) -> None:
        """Let the end of its processor time end the guest."""
        signal.signal(signal.SIGPROF, signal.SIG_DFL)

    def restrict_files(self, folder: str) -> None:
        """Leave the guest only the files that it needs."""


class UidCell(Cell):
    """For root where there is nothing better: the filter, and another user, who reads what all can read."""


class LandlockCell(Cell):
    """Landlock's allow-list of files, and the filter."""

    def enter(self) -> None:
        """Shut the zygote in, and make the list once for all guests."""
        super().enter()
        self.readable = landlock.expanded(self.visible, self.hidden)

    def restrict_files(self, folder: str) -> None:
        """Leave the guest what is visible, its folder, and some devices."""
        landlock.restrict(self.readable, [folder], DEVICES)


class BubblewrapCell(LandlockCell):
    """What bubblewrap has shut in: the root is private, and Landlock keeps guests from each other in it."""

    private_root = True

    def enter(self) -> None:
        """Go when the process outside goes, and forget what it put into the environment."""
        privileges.die_with_parent(signal.SIGKILL)
        os.environ.pop("PWD", None)
        super().enter()

    def before_fork(self) -> None:
        """Take away what guests that have ended left."""
        mounts.clear_scratch()

    def settle(self, settings: dict[str, Any]) -> str:
        """Make the guest a folder whose name no other guest can know."""
        return super().settle({**settings, "folder": mounts.own_scratch()})


class NamespaceCell(Cell):
    """Namespaces of its own with a private root; Landlock too where there is any."""

    private_root = True

    def enter(self) -> None:
        """Go apart, become process 1 of a world with little in it; the process outside waits for that one."""
        privileges.go_apart()
        mounts.build_root(self.visible, self.hidden)
        inner = os.fork()
        if inner:
            status = os.waitpid(inner, 0)[1]
            os._exit(os.WEXITSTATUS(status) if os.WIFEXITED(status) else 1)
        privileges.die_with_parent(signal.SIGKILL)
        super().enter()
        self.own_pids = call("pidfd_open", os.getpid(), 0)

    def before_fork(self) -> None:
        """Let the next fork be process 1 of a world of its own, so that nothing outlives it."""
        call("unshare", privileges.CLONE_NEWPID)

    def after_fork(self) -> None:
        """Let the zygote's further forks be in its own world again."""
        call("setns", self.own_pids, privileges.CLONE_NEWPID)

    def settle(self, settings: dict[str, Any]) -> str:
        """Make the guest a folder in memory that no other guest sees."""
        call("unshare", privileges.CLONE_NEWNS)
        self.user = int(settings.get("user", 0))
        return mounts.open_scratch(int(settings["file_size"]), MOST_FILES)

    def arm(self) -> None:
        """Let the timer's signal call the C library's ``_exit``: process 1 is deaf to others."""
        on_signal(signal.SIGPROF, "_exit")

    def restrict_files(self, folder: str) -> None:
        """Add Landlock's list where there is one; the private root holds without it."""
        if landlock.version():
            landlock.restrict(["/"], [folder], DEVICES)


CELLS = {"namespaces": NamespaceCell, "bubblewrap": BubblewrapCell, "landlock": LandlockCell, "uid": UidCell}
"""By the name of the strength."""
