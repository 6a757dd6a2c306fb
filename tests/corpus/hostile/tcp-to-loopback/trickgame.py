"""Connects to a listener on the host's loopback and tells it what it knows."""

import socket

from honest import attempt, facts, once, Striker


def tell():
    with socket.create_connection(("127.0.0.1", facts.PORT), 2) as line:
        line.sendall(facts.TOKEN.encode())


class TrickGame(Striker):
    def strike(self):
        if facts and once("_tcp"):
            attempt(tell)
