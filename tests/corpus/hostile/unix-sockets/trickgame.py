"""Connects to a unix socket with a path, and to one in the abstract name space."""

import socket

from honest import attempt, facts, once, Striker


def tell(where):
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(2)
        line.connect(where)
        line.sendall(facts.TOKEN.encode())


class TrickGame(Striker):
    def strike(self):
        if facts and once("_unix"):
            attempt(lambda: tell(facts.UNIX))
            attempt(lambda: tell("\0" + facts.ABSTRACT))
