"""A private root: an empty file system in memory with the few things in it that Python needs, read-only.

Nothing of the machine's files is there but the paths that are named: no course, no home folder, no
``/etc/passwd``, no ``/proc``, no ``/sys``.
"""

from __future__ import annotations

import os
import struct

from .syscalls import call

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

MS_NOSUID, MS_NODEV, MS_NOEXEC = 2, 4, 8
MS_BIND, MS_REC, MS_PRIVATE = 4096, 16384, 1 << 18
MNT_DETACH = 2
AT_FDCWD, AT_RECURSIVE = -100, 0x8000
ATTR_RDONLY, ATTR_NOSUID, ATTR_NODEV, ATTR_NOEXEC = 1, 2, 4, 8

ROOT_OPTIONS = "size=1m,nr_inodes=8k,mode=755"
DEVICES = ("null", "zero", "full", "random", "urandom")
SCRATCH = "/scratch"
STAGE = "/tmp"  # noqa: S108 -- any folder that is there; it is covered, in this process's view alone
OLD, NEW = "/old", "/new"


def build_root(visible: Iterable[str], hidden: Iterable[str]) -> None:
    """Make a new root, with ``visible`` bound in it read-only and ``hidden`` covered, and leave the old one.

    Call it in a mount namespace of one's own.
    """
    _mount(None, "/", None, MS_REC | MS_PRIVATE)
    _mount("tmpfs", STAGE, "tmpfs", MS_NOSUID | MS_NODEV, ROOT_OPTIONS)
    os.mkdir(STAGE + OLD, 0o755)
    os.mkdir(STAGE + NEW, 0o755)
    call("pivot_root", STAGE, STAGE + OLD)
    os.chdir("/")
    _mount(NEW, NEW, None, MS_BIND)
    for path in visible:
        _show(path)
    for name in DEVICES:
        _bind(f"{OLD}/dev/{name}", _place(f"/dev/{name}", folder=False), ATTR_NOSUID | ATTR_NOEXEC)
    for path in hidden:
        if os.path.isdir(NEW + path):
            _mount(
                "tmpfs", NEW + path, "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC, "size=4k,nr_inodes=2,mode=555"
            )
    os.mkdir(NEW + SCRATCH, 0o755)
    os.chdir(NEW)
    call("pivot_root", ".", ".")
    call("umount2", ".", MNT_DETACH)  # the old root, stacked above
    os.chdir("/")
    _set_attributes("/", ATTR_RDONLY | ATTR_NOSUID | ATTR_NODEV, recursive=False)


def open_scratch(megabytes: int, files: int) -> str:
    """Give this process's own view a writable folder in memory, with caps on size and number of files."""
    options = f"size={megabytes}m,nr_inodes={files},mode=1777"
    _mount("tmpfs", SCRATCH, "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC, options)
    return SCRATCH


def own_scratch() -> str:
    """Make a folder for this process, beside those of others, with a name that cannot be guessed."""
    folder = f"{SCRATCH}/{os.getpid()}-{os.urandom(16).hex()}"
    os.mkdir(folder, 0o700)
    return folder


def clear_scratch() -> None:
    """Remove the folders of processes that have ended."""
    for folder in os.listdir(SCRATCH):
        try:
            os.kill(int(folder.split("-")[0]), 0)
        except ProcessLookupError:
            _remove(f"{SCRATCH}/{folder}")


def _remove(folder: str) -> None:
    """Remove a folder that nobody uses; folders in it are moved up first, so that no depth is too much."""
    waiting, moved = [folder], 0
    while waiting:
        here = waiting.pop()
        os.chmod(here, 0o700)
        for entry in list(os.scandir(here)):
            if entry.is_dir(follow_symlinks=False):
                moved += 1
                os.chmod(entry.path, 0o700)  # one without rights cannot be moved
                os.rename(entry.path, f"{folder}-{moved}")
                waiting.append(f"{folder}-{moved}")
            else:
                os.unlink(entry.path)
        os.rmdir(here)


def _show(path: str) -> None:
    """Bind a file or a folder of the old root at the same place of the new one; a link becomes one."""
    source = OLD + path
    if os.path.islink(source):
        place = _place(os.path.dirname(path)) + "/" + os.path.basename(path)
        if not os.path.lexists(place):
            os.symlink(os.readlink(source), place)
    elif os.path.exists(source):
        place = _place(path, folder=os.path.isdir(source))
        _bind(source, place, ATTR_RDONLY | ATTR_NOSUID | ATTR_NODEV)


def _bind(source: str, place: str, attributes: int) -> None:
    _mount(source, place, None, MS_BIND | MS_REC)
    _set_attributes(place, attributes, recursive=True)


def _place(path: str, *, folder: bool = True) -> str:
    """Return the place of ``path`` in the new root, made where it is not there yet."""
    place = NEW
    *parents, last = [part for part in path.split("/") if part] or [""]
    for part in parents:
        place += "/" + part
        if not os.path.lexists(place):
            os.mkdir(place, 0o755)
    place = place + "/" + last if last else place
    if not os.path.lexists(place):
        if folder:
            os.mkdir(place, 0o755)
        else:
            os.close(os.open(place, os.O_CREAT | os.O_WRONLY, 0o644))
    return place


def _mount(source: str | None, target: str, kind: str | None, flags: int, options: str | None = None) -> None:
    call("mount", source, target, kind, flags, options)


def _set_attributes(path: str, attributes: int, *, recursive: bool) -> None:
    record = struct.pack("<QQQQ", attributes, 0, 0, 0)
    call("mount_setattr", AT_FDCWD, path, AT_RECURSIVE if recursive else 0, record, len(record))
