"""Truncates, renames, changes the mode and the times of files beside the course."""

import os

from honest import attempt, facts, once, Striker


class TrickGame(Striker):
    def strike(self):
        if facts and once("_changed"):
            folder = facts.GUARDED + "/" + facts.TOKEN
            attempt(lambda: os.truncate(folder + "/truncate", 0))
            attempt(lambda: os.close(os.open(folder + "/open", os.O_RDONLY | os.O_TRUNC)))
            attempt(lambda: os.close(os.open(folder + "/open3", 3 | os.O_TRUNC)))
            attempt(lambda: os.chmod(folder + "/mode", 0o777))
            attempt(lambda: os.chown(folder + "/owner", 1000, 1000))
            attempt(lambda: os.utime(folder + "/times", (0, 0)))
            attempt(lambda: os.setxattr(folder + "/mode", "user.hostile", b"1"))
            attempt(lambda: os.rename(folder + "/name", folder + "/renamed"))
            attempt(lambda: os.unlink(folder + "/gone"))
