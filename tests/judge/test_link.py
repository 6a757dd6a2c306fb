"""The link: whole frames, within a size and a time."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from kibitz.guest.wire import HEADER, frame
from kibitz.judge.decode import Nonsense
from kibitz.judge.link import HungUp, Link, Silence

from .programs import within

PATIENCE = 0.2
Ends = tuple[Link, socket.socket]


@pytest.fixture
def ends() -> Iterator[Ends]:
    """Give a link and the guest's end of it."""
    ours, theirs = socket.socketpair()
    link = Link(ours, patience=PATIENCE, largest=1000)
    with theirs:
        yield link, theirs
    link.close()


def test_a_request_is_a_frame_of_json(ends: Ends) -> None:
    link, guest = ends
    link.send([1, "load", "♥"])
    assert guest.recv(100) == frame([1, "load", "♥"])


def test_what_is_posted_goes_before_what_is_sent(ends: Ends) -> None:
    link, guest = ends
    link.post([0, "write"])
    link.send([1, "load"])
    link.send([2, "load"])
    assert guest.recv(1000) == frame([0, "write"]) + frame([1, "load"]) + frame([2, "load"])


def test_frames_that_come_together_are_told_apart(ends: Ends) -> None:
    link, guest = ends
    guest.sendall(frame([1]) + frame([22]) + frame([333])[:6])
    assert (link.receive(), link.receive()) == (b"[1]", b"[22]")
    guest.sendall(frame([333])[6:])
    assert link.receive() == b"[333]"


def test_a_guest_that_says_nothing_is_silent(ends: Ends) -> None:
    link, _ = ends
    with within(PATIENCE), pytest.raises(Silence):
        link.receive()


@pytest.mark.parametrize("part", [1, 3, 4, 6])
def test_a_frame_that_does_not_come_whole_is_silence(ends: Ends, part: int) -> None:
    link, guest = ends
    guest.sendall(frame([1, 2, 3])[:part])
    with within(PATIENCE), pytest.raises(Silence):
        link.receive()


def test_a_frame_that_comes_byte_by_byte_has_no_longer_than_one_that_comes_at_once(ends: Ends) -> None:
    """Each byte comes in time, and all of them together do not."""
    link, guest = ends
    data = frame(["x" * 100])
    sender = threading.Thread(target=trickle, args=(guest, data, PATIENCE / 4))
    sender.start()
    with within(PATIENCE), pytest.raises(Silence):  # all the bytes would take five seconds
        link.receive()
    link.close()
    sender.join()


def trickle(guest: socket.socket, data: bytes, pause: float) -> None:
    with suppress(OSError):
        for byte in data:
            guest.sendall(bytes([byte]))
            time.sleep(pause)


@pytest.mark.parametrize("part", [0, 2, 6])
def test_a_guest_that_is_gone_has_hung_up(ends: Ends, part: int) -> None:
    link, guest = ends
    guest.sendall(frame([1, 2, 3])[:part])
    guest.close()
    with pytest.raises(HungUp):
        link.receive()


@pytest.mark.parametrize("length", [1001, 0xFFFFFFFF])
def test_a_frame_beyond_the_size_is_nonsense_before_it_comes(ends: Ends, length: int) -> None:
    link, guest = ends
    guest.sendall(HEADER.pack(length))
    with pytest.raises(Nonsense):
        link.receive()


def test_a_frame_of_the_largest_size_is_taken(ends: Ends) -> None:
    link, guest = ends
    guest.sendall(HEADER.pack(1000) + b"x" * 1000)
    assert link.receive() == b"x" * 1000


def test_a_guest_that_does_not_read_is_silent(ends: Ends) -> None:
    link, _ = ends
    with within(PATIENCE), pytest.raises(Silence):
        link.send(["x" * 10_000_000])


def test_sending_to_a_guest_that_is_gone_is_noticed(ends: Ends) -> None:
    link, guest = ends
    guest.close()
    with pytest.raises(HungUp):
        link.send([1])
