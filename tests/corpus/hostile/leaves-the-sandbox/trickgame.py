"""Tries chroot, mounts, new namespaces, user 0, other limits and odd system calls (in its own process)."""

import ctypes
import os
import resource

from honest import Reporter, attempt


class TrickGame(Reporter):
    def attack(self):
        library = ctypes.CDLL(None, use_errno=True)
        found = []
        if attempt(lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (4096, 4096)) is None):
            found.append("limits")
        if attempt(lambda: os.setuid(0) is None):
            found.append("user 0")
        if library.unshare(0x08000000) == 0:  # a name space for semaphores: nothing is lost by it
            found.append("namespace")
        if library.syscall(425, 4, ctypes.create_string_buffer(120)) >= 0:
            found.append("io_uring")
        if library.syscall(319, b"x", 0) >= 0:
            found.append("memfd")
        if attempt(lambda: os.chroot("/") is None):
            found.append("chroot")
        return found
