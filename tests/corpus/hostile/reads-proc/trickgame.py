"""Reads environment, command line and maps of other processes in /proc."""

import os

from honest import Reporter, attempt


def read(path):
    with open(path, "rb") as file:
        return file.read(100_000)


class TrickGame(Reporter):
    def attack(self):
        found = []
        for pid in os.listdir("/proc"):
            if pid.isdigit() and int(pid) != os.getpid():
                command = attempt(lambda: read("/proc/%s/cmdline" % pid)) or b""
                if b"kibitz" in command and attempt(lambda: read("/proc/%s/environ" % pid)):
                    found.append("environment of " + pid)
                if b"kibitz" in command and attempt(lambda: read("/proc/%s/maps" % pid)):
                    found.append("maps of " + pid)
        return " ".join(found)
