"""Reads the memory of the processes above it, by /proc and by process_vm_readv (4 KB at most)."""

import ctypes
import os

from honest import Reporter, attempt, facts


class Part(ctypes.Structure):
    _fields_ = [("base", ctypes.c_void_p), ("size", ctypes.c_size_t)]


def start_of(pid):
    with open("/proc/%d/maps" % pid) as file:
        return int(file.readline().split("-")[0], 16)


def by_proc(pid):
    with open("/proc/%d/mem" % pid, "rb") as file:
        file.seek(start_of(pid))
        return file.read(4)


def by_call(pid):
    buffer = ctypes.create_string_buffer(4)
    ours, theirs = Part(ctypes.addressof(buffer), 4), Part(start_of(pid), 4)
    library = ctypes.CDLL(None)
    return library.process_vm_readv(pid, ctypes.byref(ours), 1, ctypes.byref(theirs), 1, 0) > 0


class TrickGame(Reporter):
    def attack(self):
        found = [pid for pid in (os.getppid(), facts.VICTIM) if pid > 1 and (attempt(lambda: by_proc(pid)) or attempt(lambda: by_call(pid)))]
        return ["memory of another process"] if found else None
