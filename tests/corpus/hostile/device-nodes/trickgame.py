"""Makes device nodes of its own, and looks for disks."""

import os
import stat

from honest import Reporter, attempt


def node():
    os.mknod("zero", 0o600 | stat.S_IFCHR, os.makedev(1, 5))
    with open("zero", "rb") as file:
        return "a device: %r" % file.read(2)


class TrickGame(Reporter):
    def attack(self):
        disks = [name for name in ("/dev/mem", "/dev/kmsg", "/dev/vda", "/dev/sda") if attempt(lambda: os.close(os.open(name, os.O_RDONLY)) is None)]
        return attempt(node) or disks
