"""Reads passwords, host keys, home folders and mounts."""

import os

from honest import Reporter, attempt


class TrickGame(Reporter):
    def attack(self):
        found = []
        for path in ("/etc/passwd", "/etc/shadow", "/etc/hosts", "/root/.bashrc", "/proc/1/mounts", "/var/log/dpkg.log"):
            if attempt(lambda: open(path).read(100)):
                found.append(path)
        for folder in ("/root", "/home", "/work", "/var", "/sys/class/net", os.path.expanduser("~root")):
            for name in attempt(lambda: os.listdir(folder)) or []:
                if not os.__file__.startswith(os.path.join(folder, name) + "/"):  # what leads to Python is there
                    found.append(os.path.join(folder, name))
        return found
