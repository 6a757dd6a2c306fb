"""The seccomp filter: which system calls a guest may make, as a program for the kernel's packet filter.

The filter is a list of refusals behind two gates: another architecture's calls end the process, and
calls younger than this file are answered "no such call", so that what a new kernel brings is closed until
somebody has looked at it.  The tables below are the policy; the rest puts it into instructions.

An instruction is (code, jump if true, jump if false, constant), ``struct sock_filter``; the accumulator holds
what was loaded last.  Source: the kernel's ``Documentation/userspace-api/seccomp_filter.rst``.
"""

from __future__ import annotations

import ctypes
import errno
import os
import struct

from .privileges import refuse_new_privileges
from .syscalls import ARCHITECTURES, MACHINE, call, number

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

YOUNGEST = 452
"""Calls with this number or a higher one are younger than the tables here (those of x32 are higher too)."""

REFUSED = {
    "mounts, namespaces, other roots": """
        mount umount2 pivot_root unshare setns chroot mount_setattr open_tree move_mount fsopen fsconfig
        fsmount fspick""",
    "other processes: their memory, their scheduling, signals that the rule for kill does not see": """
        ptrace process_vm_readv process_vm_writev kcmp process_madvise process_mrelease pidfd_open
        pidfd_getfd pidfd_send_signal tkill rt_sigqueueinfo rt_tgsigqueueinfo setpriority
        sched_setscheduler sched_setparam sched_setattr sched_setaffinity ioprio_set""",
    "the network; pairs of sockets have a rule of their own": "socket connect bind listen",
    "new processes and programs; threads have a rule of their own": "fork vfork execve execveat",
    "memory that no limit counts, or that outlives a process": """
        memfd_create memfd_secret shmget shmat shmctl semget semop semctl semtimedop msgget msgsnd msgrcv
        msgctl mq_open mq_unlink mq_notify""",
    "the kernel itself, and corners of it where faults have been": """
        bpf perf_event_open keyctl add_key request_key userfaultfd name_to_handle_at open_by_handle_at
        quotactl quotactl_fd acct settimeofday clock_settime adjtimex clock_adjtime syslog iopl ioperm
        modify_ldt kexec_load kexec_file_load reboot swapon swapoff sethostname setdomainname
        init_module finit_module delete_module fanotify_init lookup_dcookie mknod mknodat vhangup uselib
        ustat sysfs _sysctl migrate_pages move_pages mbind set_mempolicy set_mempolicy_home_node
        remap_file_pages vmsplice""",
}
"""By what they lead to: calls that are answered "not permitted"."""

UNKNOWN = "io_uring_setup io_uring_enter io_uring_register clone3"
"""Answered "no such call": programs then fall back on calls that the filter can look into."""

FILE_DETAILS = """
    chmod fchmod fchmodat chown fchown lchown fchownat utime utimes futimesat utimensat setxattr lsetxattr
    fsetxattr removexattr lremovexattr fremovexattr truncate"""
"""Changes to files by path that Landlock does not govern: refused where there is no private root."""

CLONE_THREAD = 0x10000
CLONE_NEW = 0x7E020080
"""All the flags of clone that make a namespace."""

F_SETOWN, F_SETSIG, F_SETOWN_EX, F_SETPIPE_SZ = 8, 10, 15, 1031
FIOSETOWN, SIOCSPGRP, TIOCSTI, TIOCLINUX = 0x8901, 0x8902, 0x5412, 0x541C
PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_SECCOMP, PR_SET_MM = 1, 4, 22, 35
AF_UNIX, SOCK_STREAM, SOCK_SEQPACKET = 1, 1, 5
O_TRUNC, O_ACCMODE = 0o1000, 3

LOAD, AND, RETURN = 0x20, 0x54, 0x06
JUMP_EQUAL, JUMP_AT_LEAST, JUMP_SET = 0x15, 0x35, 0x45
ALLOW, KILL, ERRNO = 0x7FFF0000, 0x80000000, 0x00050000
NR, ARCH, ARGUMENTS = 0, 4, 16
SET_MODE_FILTER = 1


class Program:
    """Instructions, and where in them the process's own number goes, which is known only later."""

    def __init__(self) -> None:
        """Start with none."""
        self.instructions: list[tuple[int, int, int, int]] = []
        self.own_pid: list[int] = []

    def put(self, code: int, constant: int, yes: int = 0, no: int = 0) -> None:
        """Add an instruction."""
        self.instructions.append((code, yes, no, constant & 0xFFFFFFFF))

    def load_argument(self, place: int) -> None:
        """Load the lower half of the call's argument."""
        self.put(LOAD, ARGUMENTS + 8 * place)

    def give(self, answer: int) -> None:
        """End with an answer."""
        self.put(RETURN, answer)

    def refuse(self, error: int = errno.EPERM) -> None:
        """End with an error."""
        self.give(ERRNO | error)

    def refuse_if_equal(self, constants: Sequence[int], error: int = errno.EPERM) -> None:
        """End with an error where the accumulator is one of these."""
        for constant in constants:
            self.put(JUMP_EQUAL, constant, 0, 1)
            self.refuse(error)

    def allow_if_equal(self, constants: Sequence[int]) -> None:
        """Allow the call where the accumulator is one of these."""
        for constant in constants:
            self.put(JUMP_EQUAL, constant, 0, 1)
            self.give(ALLOW)

    def allow_if_own_pid(self) -> None:
        """Allow the call where the accumulator is the process's own number."""
        self.own_pid.append(len(self.instructions))
        self.allow_if_equal([0])

    def on(self, name: str, rule: Program) -> None:
        """Put a rule, which must end with an answer, behind the question whether this is that call."""
        which = number(name)
        if which is None:
            return
        self.put(JUMP_EQUAL, which, 0, len(rule.instructions))
        self.own_pid += [len(self.instructions) + place for place in rule.own_pid]
        self.instructions += rule.instructions

    def assembled(self, pid: int) -> bytes:
        """Return the instructions as the kernel wants them, for the process ``pid``."""
        data = bytearray()
        for place, (code, yes, no, constant) in enumerate(self.instructions):
            data += struct.pack("<HBBI", code, yes, no, pid if place in self.own_pid else constant)
        return bytes(data)


def build(*, private_root: bool, old_landlock: bool = False) -> Program:
    """Return the filter.

    With a ``private_root`` a guest may change its own files as it likes.  An ``old_landlock`` does not govern
    truncation by opening: then only files opened for writing may be truncated.
    """
    program = Program()
    program.put(LOAD, ARCH)
    program.put(JUMP_EQUAL, ARCHITECTURES[MACHINE], 1, 0)
    program.give(KILL)
    program.put(LOAD, NR)
    program.put(JUMP_AT_LEAST, YOUNGEST, 0, 1)
    program.refuse(errno.ENOSYS)
    refused = " ".join(REFUSED.values()) + ("" if private_root else FILE_DETAILS)
    unknown = UNKNOWN + ("" if private_root else " openat2")
    program.refuse_if_equal(_numbers(refused.split()))
    program.refuse_if_equal(_numbers(unknown.split()), errno.ENOSYS)
    for name, rule in _rules(old_landlock=old_landlock).items():
        program.on(name, rule)
    program.give(ALLOW)
    return program


def _numbers(names: Sequence[str]) -> list[int]:
    return [which for which in map(number, names) if which is not None]


def _rules(*, old_landlock: bool) -> dict[str, Program]:
    """Return the calls that are looked into, each with its rule."""
    rules = {
        "kill": _only_self(),
        "tgkill": _only_self(),
        "prlimit64": _only_self(or_zero=True),
        "clone": _only_threads(),
        "fcntl": _not(1, F_SETOWN, F_SETSIG, F_SETOWN_EX, F_SETPIPE_SZ),
        "ioctl": _not(1, FIOSETOWN, SIOCSPGRP, TIOCSTI, TIOCLINUX),
        "prctl": _not(0, PR_SET_PDEATHSIG, PR_SET_DUMPABLE, PR_SET_SECCOMP, PR_SET_MM),
        "personality": _only(0, 0, 0xFFFFFFFF),
        "socketpair": _local_pairs(),
    }
    if old_landlock:
        rules["open"] = _truncate_only_writable(1)
        rules["openat"] = _truncate_only_writable(2)
    return rules


def _only_self(*, or_zero: bool = False) -> Program:
    rule = Program()
    rule.load_argument(0)
    rule.allow_if_own_pid()
    if or_zero:
        rule.allow_if_equal([0])
    rule.refuse()
    return rule


def _only_threads() -> Program:
    rule = Program()
    rule.load_argument(0)
    rule.put(JUMP_SET, CLONE_NEW, 0, 1)
    rule.refuse()
    rule.put(JUMP_SET, CLONE_THREAD, 0, 1)
    rule.give(ALLOW)
    rule.refuse()
    return rule


def _not(place: int, *constants: int) -> Program:
    rule = Program()
    rule.load_argument(place)
    rule.refuse_if_equal(constants)
    rule.give(ALLOW)
    return rule


def _only(place: int, *constants: int) -> Program:
    rule = Program()
    rule.load_argument(place)
    rule.allow_if_equal(constants)
    rule.refuse()
    return rule


def _local_pairs() -> Program:
    rule = Program()
    rule.load_argument(0)
    rule.put(JUMP_EQUAL, AF_UNIX, 1, 0)
    rule.refuse()
    rule.load_argument(1)
    rule.put(AND, 0xF)
    rule.allow_if_equal([SOCK_STREAM, SOCK_SEQPACKET])
    rule.refuse()
    return rule


def _truncate_only_writable(place: int) -> Program:
    rule = Program()
    rule.load_argument(place)
    rule.put(JUMP_SET, O_TRUNC, 1, 0)
    rule.give(ALLOW)
    rule.put(AND, O_ACCMODE)
    rule.allow_if_equal([os.O_WRONLY, os.O_RDWR])
    rule.refuse()
    return rule


def install(program: Program) -> None:
    """Put the filter on this process, for good.

    Raises:
        OSError: the kernel refuses it.
    """
    data = program.assembled(os.getpid())
    instructions = ctypes.create_string_buffer(data, len(data))
    header = struct.pack("<HxxxxxxQ", len(data) // 8, ctypes.addressof(instructions))
    refuse_new_privileges()
    call("seccomp", SET_MODE_FILTER, 0, ctypes.create_string_buffer(header, len(header)))
