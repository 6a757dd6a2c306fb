"""Programs that bring their guest to an end, and what the tests of the runner share."""

from __future__ import annotations

import pytest

from kibitz.judge.runner import Freshness
from kibitz.model.assignment import Limits

from .programs import Program

BOTH = pytest.mark.parametrize("freshness", list(Freshness))


QUICK = Limits(cpu=0.2, wall=0.6, memory=128, output=8, file_size=1, reply=64)


def group_of(program: Program) -> int:
    group = program.call("group")
    assert isinstance(group, int)
    return group


WIRE = """
    import gc, json, os, signal, struct, sys, threading, time

    WIRE = 3

    def group():
        return os.getpgrp()

    def fine():
        return "fine"

    def frame(payload):
        return struct.pack(">I", len(payload)) + payload

    def call_id():
        for thing in gc.get_objects():
            if type(thing).__name__ == "Guest" and hasattr(thing, "call"):
                return thing.call

    def spin():
        while True:
            pass

    def spin_on():
        while True:
            try:
                while True:
                    pass
            except BaseException:
                continue

    def block():
        threading.Event().wait()

    def ignore_the_timer():
        signal.signal(signal.SIGPROF, signal.SIG_IGN)
        signal.setitimer(signal.ITIMER_PROF, 0)
        spin()

    def spin_in_a_thread():
        threading.Thread(target=spin).start()
        block()

    def stop():
        os.kill(os.getpid(), signal.SIGSTOP)

    def spin_in_str():
        class Slow(Exception):
            def __str__(self):
                spin()
        raise Slow

    def trickle():
        for byte in frame(b"x" * 100):
            os.write(WIRE, bytes([byte]))
            threading.Event().wait(0.5)

    def trickle_slowly():
        data = frame(b"x" * 100)
        for start, end in ((0, 1), (1, 4), (4, 5), (5, 6), (6, 7)):
            threading.Event().wait(0.55)
            os.write(WIRE, data[start:end])

    def much_memory():
        return len("x" * (1 << 30))

    def more_and_more_memory():
        kept = []
        while True:
            kept.append(bytes(1 << 20))  # not touched, which would take the time that a call may take

    def print_flood():
        while True:
            print("flood")

    def print_flood_in_spite():
        while True:
            try:
                print("flood")
            except BaseException:
                pass

    def stderr_flood():
        while True:
            print("flood", file=sys.stderr)

    def write_flood():
        for _ in range(100):
            os.write(1, b"flood" * 1000)

    def write_flood_without_end():
        while True:
            os.write(2, b"flood" * 1000)

    def large_file():
        with open("large", "wb") as file:
            for _ in range(100):
                file.write(bytes(1 << 16))
        return "written"

    def leave_with_zero():
        os._exit(0)

    def leave_with_seven():
        os._exit(7)

    def exit_politely():
        sys.exit(0)

    def segfault():
        import ctypes
        ctypes.string_at(0)

    def kill_self():
        os.kill(os.getpid(), signal.SIGKILL)

    def abort():
        os.abort()

    def close_the_wire():
        os.close(WIRE)

    def close_everything():
        os.closerange(0, 100)

    def nonsense():
        os.write(WIRE, b"nonsense, and quite a lot of it")

    def not_json():
        os.write(WIRE, frame(b"\\xff\\x00"))

    def a_pickle():
        os.write(WIRE, frame(b"cos\\nsystem\\n(S'true'\\ntR."))

    def forged():
        os.write(WIRE, frame(json.dumps([1, "value", "forged", []]).encode()))

    def forged_end():
        os.write(WIRE, frame(json.dumps([0, "ended", "x", []]).encode()))

    def asks():
        input()

    def unknown_status():
        os.write(WIRE, frame(json.dumps([call_id(), "passed", True, []]).encode()))

    def bad_exception():
        os.write(WIRE, frame(json.dumps([call_id(), "raised", {"type": 1}, []]).encode()))

    def truncated():
        os.write(WIRE, struct.pack(">I", 1000) + b"[")
        os._exit(0)

    def truncated_and_silent():
        os.write(WIRE, struct.pack(">I", 1000) + b"[")
        block()

    def oversized():
        os.write(WIRE, struct.pack(">I", 0xFFFFFFFF))
        block()

    def early():
        os.write(WIRE, frame(json.dumps([call_id(), "value", "early", []]).encode()))
        return "late"

    def endless():
        while True:
            os.write(WIRE, frame(b"[0,0,0,0]"))

    def endless_bytes():
        os.write(WIRE, struct.pack(">I", 60000))
        while True:
            os.write(WIRE, b" ")
            threading.Event().wait(0.01)

    def lower_the_guard():
        sys.modules["_kibitz_guest.wire"].frame = lambda message: frame(b"[]")
        return 1

    def recurse():
        return recurse()

    def grandchild():
        if not os.fork():
            block()
        return "forked"

    def grandchild_outlives():
        if not os.fork():
            block()
        os._exit(0)
"""
