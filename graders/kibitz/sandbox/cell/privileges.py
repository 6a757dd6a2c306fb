"""Giving privileges up: namespaces of one's own, capabilities, another user, and no way back."""

from __future__ import annotations

import ctypes
import os
import struct

from .syscalls import call, prctl

CLONE_NEWNS = 0x20000
CLONE_NEWCGROUP = 0x02000000
CLONE_NEWUTS = 0x04000000
CLONE_NEWIPC = 0x08000000
CLONE_NEWUSER = 0x10000000
CLONE_NEWPID = 0x20000000
CLONE_NEWNET = 0x40000000
APART = CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWIPC | CLONE_NEWUTS | CLONE_NEWNET | CLONE_NEWCGROUP
"""Everything that a process can have to itself, but for a user namespace, which root does without."""

PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_CAPBSET_DROP = 1, 4, 24
PR_SET_NO_NEW_PRIVS, PR_CAP_AMBIENT = 38, 47
PR_CAP_AMBIENT_CLEAR_ALL = 4
CAPABILITY_VERSION = 0x20080522
MOST_CAPABILITIES = 64


def go_apart() -> None:
    """Leave the namespaces of everyone else; an ordinary user through a user namespace."""
    user, group = os.getuid(), os.getgid()
    if user == 0:
        call("unshare", APART)
        return
    call("unshare", APART | CLONE_NEWUSER)
    _write("/proc/self/setgroups", "deny")
    _write("/proc/self/uid_map", f"{user} {user} 1\n")
    _write("/proc/self/gid_map", f"{group} {group} 1\n")


def _write(path: str, text: str) -> None:
    descriptor = os.open(path, os.O_WRONLY)
    try:
        os.write(descriptor, text.encode())
    finally:
        os.close(descriptor)


def become_stranger(user: int) -> None:
    """As root: become ``user``, who owns nothing, for good.  Anybody else stays who they are."""
    if os.getuid() != 0:
        return
    if user <= 0:
        raise OSError("there is no user to become")
    for capability in range(MOST_CAPABILITIES):
        try:
            prctl(PR_CAPBSET_DROP, capability)
        except OSError:
            break  # the first number that this kernel has no capability for
    os.setgroups([])
    os.setresgid(user, user, user)
    os.setresuid(user, user, user)
    if os.getresuid() != (user,) * 3 or os.getresgid() != (user,) * 3 or os.getgroups():
        raise OSError("the change of user did not hold")


def drop_capabilities() -> None:
    """Give up every capability, those in a user namespace of one's own too."""
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL)
    header = ctypes.create_string_buffer(struct.pack("<II", CAPABILITY_VERSION, 0), 8)
    nothing = ctypes.create_string_buffer(b"\0" * 24, 24)
    call("capset", header, nothing)


def refuse_new_privileges() -> None:
    """See to it that no program started from here gains a privilege by its file (setuid and the like)."""
    prctl(PR_SET_NO_NEW_PRIVS, 1)


def die_with_parent(signal_number: int) -> None:
    """Have the kernel end this process when its parent ends.  A change of user clears this: call it after."""
    prctl(PR_SET_PDEATHSIG, signal_number)


def be_unreadable() -> None:
    """Keep other processes of the same user from reading this one's memory."""
    prctl(PR_SET_DUMPABLE, 0)
