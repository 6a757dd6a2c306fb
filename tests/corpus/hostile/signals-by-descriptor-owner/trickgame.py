"""Has the kernel send the signal for it, by making the victim the owner of a socket."""

import fcntl
import os
import socket

from honest import Striker, attempt, facts, once


def arm():
    ours, theirs = socket.socketpair()
    fcntl.fcntl(ours, fcntl.F_SETOWN, facts.VICTIM)
    fcntl.fcntl(ours, 10, 15)
    fcntl.fcntl(ours, fcntl.F_SETFL, fcntl.fcntl(ours, fcntl.F_GETFL) | os.O_ASYNC | os.O_NONBLOCK)
    theirs.send(b"x")
    import select

    select.select([], [], [], 0.2)


class TrickGame(Striker):
    def strike(self):
        if facts and once("_owner") and facts.VICTIM > 1:
            attempt(arm)
