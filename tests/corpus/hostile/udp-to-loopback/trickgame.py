"""Sends a datagram to the host's loopback."""

import socket

from honest import attempt, facts, once, Striker


def tell():
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        line.sendto(facts.TOKEN.encode(), ("127.0.0.1", facts.UDP))


class TrickGame(Striker):
    def strike(self):
        if facts and once("_udp"):
            attempt(tell)
