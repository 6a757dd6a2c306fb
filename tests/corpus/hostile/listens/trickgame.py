"""Listens on a port of its own, where another submission could ask for answers."""

import socket

from honest import Reporter


class TrickGame(Reporter):
    def attack(self):
        with socket.socket() as line:
            line.bind(("127.0.0.1", 0))
            line.listen(1)
            return "listens"
