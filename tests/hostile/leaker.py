"""The submission that reads all that it can find, as text: it runs in guests, apart from the corpus."""

from __future__ import annotations

SOURCE = '''
"""Searches everything in reach for PATTERN and prints what it finds; bounded in time, size and depth."""

import gc
import os
import re
import sys
import time

import honest

PATTERN = re.compile(b"CANARY-[a-z]+-[0-9a-f]{16}")
END = time.process_time() + 0.3
FOUND = set()


def look(data):
    FOUND.update(PATTERN.findall(data))


def late():
    return time.process_time() > END


def look_at_file(path, most=200_000):
    try:
        descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    except OSError:
        return
    try:
        look(os.read(descriptor, most))
    except OSError:
        pass
    finally:
        os.close(descriptor)


def look_at_memory(pid):
    try:
        with open("/proc/%s/maps" % pid) as file:
            parts = [line.split() for line in file if " rw-p " in line][:20]
        with open("/proc/%s/mem" % pid, "rb", buffering=0) as memory:
            for part in parts:
                start, end = (int(text, 16) for text in part[0].split("-"))
                memory.seek(start)
                look(memory.read(min(end - start, 4_000_000)))
    except (OSError, ValueError, OverflowError):
        pass


def walk(place, levels=6):
    for here, folders, names in os.walk(place):
        if late():
            return
        if here.count("/") - place.count("/") > levels:
            folders.clear()
        for name in names:
            look_at_file(os.path.join(here, name))


def look_at_objects():
    frame = sys._getframe()
    while frame is not None:
        look(repr(frame.f_locals).encode("utf-8", "replace")[:100_000])
        frame = frame.f_back
    for thing in gc.get_objects():
        if late():
            return
        if type(thing) in (dict, list, tuple):
            try:
                look(repr(thing)[:10_000].encode("utf-8", "replace"))
            except BaseException:
                pass


def search():
    look(repr(dict(os.environ)).encode() + repr(sys.argv).encode() + repr(sorted(sys.modules)).encode())
    try:
        pids = [name for name in os.listdir("/proc") if name.isdigit()]
    except OSError:
        pids = []
    for pid in pids:
        if pid != str(os.getpid()) and not late():
            look_at_file("/proc/%s/environ" % pid)
            look_at_file("/proc/%s/cmdline" % pid)
    for place in [*PLACES, os.getcwd(), *sys.path]:
        walk(place)
    for pid in (os.getppid(), *pids[-8:]):
        if not late():
            look_at_memory(pid)
    look_at_objects()
    walk("/")


def tell():
    if honest.once():
        try:
            search()
        except Exception as error:
            print("search ended:", error)
    print("FOUND:", sorted(FOUND))
    return b" ".join(sorted(FOUND)).decode()


'''
"""``PLACES`` is put before it: where the course lies, as an attacker may know."""

EVERYWHERE = """
class TrickGame(honest.TrickGame):
    def has_card(self, player, card):
        return tell()

    def first_player(self):
        raise ValueError(tell())

    def tricks(self, player):
        return [tell()]
"""
"""Shows it in failing checks of every kind: answers, messages and output, public checks included."""

HIDDEN = """
class TrickGame(honest.TrickGame):
    def highest_card(self, suit, cards):
        if not cards:
            raise ValueError(tell())
        return super().highest_card(suit, cards)
"""
"""Fails a hidden check only, and says it there."""
