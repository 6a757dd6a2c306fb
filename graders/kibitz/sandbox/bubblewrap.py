"""The sandbox that bubblewrap builds, where its program ``bwrap`` is installed.

It is for machines that keep ordinary programs out of namespaces but trust ``bwrap`` with them, as Ubuntu can
by AppArmor.  ``bwrap`` makes the private root and the world apart, and what runs in it may make no more of
these.  So the guests of a zygote share one world, and Landlock keeps them from each other's folders.

The order and the meaning of its options: ``man bwrap``.  ``--size`` is there from 0.7 on.
"""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from kibitz.sandbox.confined import ENTER, Confined, executable, python_files
from kibitz.sandbox.plain import FLAGS, start
from kibitz.sandbox.strength import SandboxError

APART: Final = (
    "--unshare-pid",
    "--unshare-net",
    "--unshare-ipc",
    "--unshare-uts",
    "--unshare-cgroup-try",
    "--as-pid-1",
)
"""A world for the zygote alone, which ends with it.  Who is not root gets a user namespace too, unasked."""

OF_ROOT: Final = ("CHOWN", "DAC_OVERRIDE", "FOWNER", "KILL", "SETGID", "SETPCAP", "SETUID")
"""Capabilities that root's zygote keeps: to make strangers of guests, to end them, to clear up after them."""

DEVICES: Final = ("null", "zero", "full", "random", "urandom")

LOADERS: Final = "ld-linux*.so*"
"""What the kernel starts a program with; in ``/usr/lib`` itself on some machines."""

MOST_SCRATCH: Final = 256 << 20
"""Bytes, for a grader's guests together: the most that an assignment may allow one file."""

CLOSED: Final = ("--remount-ro", "/", "--chdir", "/")
"""Nothing is added to the root after that."""

CELL, SCRIPT = "/kibitz/cell", "/kibitz/script"
"""Where the zygote finds its own modules until it has read them; guests do not."""


class Bubblewrap(Confined):
    """A zygote that ``bwrap`` shuts in, and that shuts its guests in further (`kibitz.sandbox.cell`)."""

    def __init__(self) -> None:
        """Be the strength of that name."""
        super().__init__("bubblewrap")

    def launch(self, python: str, script: Path, *, keep: int) -> subprocess.Popen[bytes]:
        """Start a script behind the walls."""
        bwrap = shutil.which("bwrap")
        if bwrap is None:
            raise SandboxError("bwrap is not installed here")
        visible, hidden = ("\n".join(paths) for paths in python_files(python))
        walls = [bwrap, *APART, *_privileges(), *_root(python), *_kit(script), *CLOSED]
        inside = [executable(python), *FLAGS, f"{CELL}/{ENTER.name}", self.name, visible, hidden]
        return start([*walls, "--", *inside, f"{SCRIPT}/{script.name}", str(keep)], keep)


def _privileges() -> Iterator[str]:
    if os.getuid() == 0:
        yield from ("--cap-drop", "ALL")
        for name in OF_ROOT:
            yield from ("--cap-add", f"CAP_{name}")


@functools.cache
def _root(python: str) -> tuple[str, ...]:
    """Return the options for a root with Python's files, some devices and a place for guests' folders."""
    visible, hidden = python_files(python)
    loaders = map(str, sorted(Path("/usr/lib").glob(LOADERS)))
    options = list(_shown([*visible, *loaders, executable(python)], "--ro-bind"))
    options += _shown([f"/dev/{name}" for name in DEVICES], "--dev-bind")
    within = tuple(os.path.realpath(path) + "/" for path in visible)
    for path in map(os.path.realpath, hidden):
        if path.startswith(within):
            options += ("--perms", "0555", "--size", "4096", "--tmpfs", path, "--remount-ro", path)
    return (*options, "--perms", "0711", "--size", str(MOST_SCRATCH), "--tmpfs", "/scratch")


def _shown(paths: Sequence[str], how: str) -> Iterator[str]:
    """Yield the options that show files and folders at their own places; a link becomes the same link.

    Folders on the way are made first, for everybody: ``bwrap`` by itself would make them for one user alone.
    """
    made = set(paths)
    whole: tuple[str, ...] = ()
    for path in paths:
        if path.startswith(whole):
            continue  # it is there with a folder that holds it
        for folder in map(str, reversed(Path(path).parents)):
            if folder not in made:
                yield from ("--dir", folder)
                made.add(folder)
        if os.path.islink(path):
            yield from ("--symlink", os.readlink(path), path)
        else:
            yield from (how, path, path)
            whole = (*whole, path + "/")


def _kit(script: Path) -> tuple[str, ...]:
    return ("--ro-bind", str(ENTER.parent), CELL, "--ro-bind", str(script.parent), SCRIPT)
