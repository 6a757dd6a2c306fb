"""Landlock: the kernel's allow-list of files, which any process can put on itself for good.

Source: the kernel's ``Documentation/userspace-api/landlock.rst``.  What a version of it does not know is
left out and must be closed by the seccomp filter (`kibitz.sandbox.cell.seccomp`): truncating before
version 3, changing modes and owners and asking for a file's size in all.
"""

from __future__ import annotations

import ctypes
import errno
import os
import struct

from .privileges import refuse_new_privileges
from .syscalls import call

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

EXECUTE, WRITE, READ, READ_DIR = 1, 2, 4, 8
REMOVE_DIR, REMOVE_FILE, MAKE_CHAR, MAKE_DIR, MAKE_REG = 16, 32, 64, 128, 256
MAKE_SOCK, MAKE_FIFO, MAKE_BLOCK, MAKE_SYM = 512, 1024, 2048, 4096
REFER, TRUNCATE, IOCTL_DEV = 8192, 16384, 32768

KNOWN_BY_VERSION = {1: (1 << 13) - 1, 2: REFER, 3: TRUNCATE, 5: IOCTL_DEV}
"""File rights that each version of Landlock came to know."""

READ_ONLY = READ | READ_DIR | EXECUTE
READ_WRITE = (
    READ | READ_DIR | WRITE | REMOVE_DIR | REMOVE_FILE | MAKE_DIR | MAKE_REG | MAKE_SYM | REFER | TRUNCATE
)
OF_FILES = READ | WRITE | EXECUTE | TRUNCATE
"""Rights that a rule on a file, rather than a folder, may speak of."""

ALL_NETWORK = 3
ALL_SCOPES = 3
NETWORK_FROM, SCOPES_FROM = 4, 6
CREATE_VERSION = 1
RULE_PATH_BENEATH = 1


def version() -> int:
    """Return the version of Landlock that this kernel says it has; 0 for none."""
    try:
        return call("landlock_create_ruleset", None, 0, CREATE_VERSION)
    except OSError:
        return 0


def restrict(readable: Iterable[str], writable: Iterable[str], devices: Iterable[str]) -> None:
    """Leave this process, for good, only these files: folders to read, folders to write, devices to use.

    Raises:
        OSError: this kernel cannot.
    """
    have = version()
    if have < 1:
        raise OSError(errno.ENOSYS, "no Landlock in this kernel")
    rights = sum(known for since, known in KNOWN_BY_VERSION.items() if since <= have)
    ruleset = _create(rights, have)
    try:
        for paths, wanted in ((readable, READ_ONLY), (writable, READ_WRITE), (devices, READ | WRITE)):
            for path in paths:
                _allow(ruleset, path, wanted & rights)
        refuse_new_privileges()
        call("landlock_restrict_self", ruleset, 0)
    finally:
        os.close(ruleset)


def expanded(paths: Iterable[str], hidden: Iterable[str]) -> list[str]:
    """Return paths that allow what ``paths`` do but for what is ``hidden``: an allow-list cannot subtract."""
    covered = [os.path.realpath(path) for path in hidden]
    found: list[str] = []
    waiting = [os.path.realpath(path) for path in paths]
    while waiting:
        path = waiting.pop()
        if path in covered:
            continue
        if any(other.startswith(path + "/") for other in covered):
            waiting += [os.path.realpath(entry.path) for entry in os.scandir(path)]
        else:
            found.append(path)
    return found


def _create(rights: int, have: int) -> int:
    """Make a set of rules.  Some kernels count scopes in a version and do not have them: then without."""
    network = ALL_NETWORK if have >= NETWORK_FROM else 0
    for scopes in (ALL_SCOPES, 0) if have >= SCOPES_FROM else (0,):
        record = struct.pack("<QQQ", rights, network, scopes)
        record = record[: 24 if scopes else 16 if network else 8]
        try:
            return call(
                "landlock_create_ruleset", ctypes.create_string_buffer(record, len(record)), len(record), 0
            )
        except OSError as error:
            if error.errno != errno.EINVAL or not scopes:
                raise
    raise OSError(errno.ENOSYS, "no Landlock in this kernel")


def _allow(ruleset: int, path: str, rights: int) -> None:
    try:
        descriptor = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except FileNotFoundError:
        return  # what is not there needs no right
    try:
        if not os.path.isdir(path):
            rights &= OF_FILES
        record = ctypes.create_string_buffer(struct.pack("<Qi", rights, descriptor), 12)
        call("landlock_add_rule", ruleset, RULE_PATH_BENEATH, record, 0)
    finally:
        os.close(descriptor)
