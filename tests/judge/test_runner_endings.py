"""After a guest has ended: nothing is left of it, and further questions fail for the same reason."""

from __future__ import annotations

import os

import pytest

from kibitz.judge.runner import Freshness
from kibitz.model.assignment import Limits
from kibitz.model.verdict import Verdict

from .programs import Lab, Program, comes_true, living, within

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


@BOTH
@pytest.mark.parametrize("deed", ["block", "segfault", "nonsense", "grandchild_outlives", "close_the_wire"])
def test_nothing_is_left_of_a_guest_that_went_wrong(lab: Lab, freshness: Freshness, deed: str) -> None:
    before = set(lab.place.iterdir())
    program = lab.program(WIRE, freshness=freshness, limits=QUICK)
    group = group_of(program)
    program.failure(deed)
    program.runner.retire()
    assert comes_true(lambda: not living(group))
    assert set(lab.place.iterdir()) == before


@BOTH
def test_a_grandchild_that_holds_the_socket_open_ends_with_its_guest(lab: Lab, freshness: Freshness) -> None:
    program = lab.program(WIRE, freshness=freshness, limits=QUICK)
    group = group_of(program)
    assert program.call("grandchild") == "forked"
    assert len(living(group)) >= 2
    program.runner.retire()
    assert comes_true(lambda: not living(group))


def test_a_folder_that_the_program_locked_is_taken_away(lab: Lab) -> None:
    before = set(lab.place.iterdir())
    program = lab.program(
        "import os\n"
        "def lock():\n"
        "    os.makedirs('a/b')\n"
        "    open('a/b/c', 'w').close()\n"
        "    os.chmod('a/b', 0)\n"
        "    os.chmod('a', 0)"
    )
    program.call("lock")
    program.runner.retire()
    assert set(lab.place.iterdir()) == before


def test_an_early_reply_is_of_no_use_for_a_later_question(lab: Lab) -> None:
    program = lab.program(WIRE, limits=QUICK)
    assert program.call("early") == "early"
    assert program.verdict("fine") is Verdict.CRASHED


def test_questions_after_an_ending_fail_in_the_same_way(lab: Lab) -> None:
    program = lab.program(WIRE, limits=QUICK)
    first = program.failure("leave_with_seven")
    assert program.failure("fine") is first


@pytest.mark.parametrize("deed", ["bad_exception", "unknown_status", "asks"])
def test_questions_after_a_guest_was_stopped_are_the_programs_matter(lab: Lab, deed: str) -> None:
    program = lab.program(WIRE, limits=QUICK)
    first = program.failure(deed)
    assert program.verdict("fine") is first.verdict


@BOTH
def test_a_program_that_cannot_be_imported_says_so_in_every_check(lab: Lab, freshness: Freshness) -> None:
    program = lab.program("import os\nos._exit(3)", freshness=freshness)
    for _ in range(2):
        assert program.verdict("f") is Verdict.CRASHED
        program.begin()


@BOTH
def test_a_program_that_hangs_at_import_times_out(lab: Lab, freshness: Freshness) -> None:
    with within(2 * QUICK.wall):
        program = lab.program("while True:\n    pass", freshness=freshness, limits=QUICK)
        assert program.verdict("f") is Verdict.TIMEOUT


@BOTH
def test_the_output_before_a_flood_is_kept(lab: Lab, freshness: Freshness) -> None:
    program = lab.program(
        "def f():\n    print('first')\n    while True:\n        print('x' * 500)",
        freshness=freshness,
        limits=QUICK,
    )
    assert program.verdict("f") is Verdict.OUTPUT
    assert program.student.printed().startswith("first\nxxx")


@pytest.mark.parametrize("character", ["x", "♥", "\U0001f0a1", "\x00", '"'])
def test_as_much_output_as_the_limit_passes_whatever_its_characters(lab: Lab, character: str) -> None:
    program = lab.program("def f(c):\n    print(c * 250_000)\n    return 1")
    assert program.call("f", character) == 1
    assert program.student.printed() == character * 250_000 + "\n"


@BOTH
def test_a_large_value_is_refused_and_its_program_goes_on(lab: Lab, freshness: Freshness) -> None:
    source = (
        "def large(n):\n    return 'x' * n\ndef many():\n    return [0] * 200_000\ndef fine():\n    return 1"
    )
    program = lab.program(source, freshness=freshness, limits=QUICK)
    for arguments in (("large", 100_000), ("large", 50_000_000), ("many",)):
        assert program.verdict(*arguments) is Verdict.OUTPUT
    assert program.call("fine") == 1


def test_a_guest_has_a_group_of_its_own(lab: Lab) -> None:
    assert group_of(lab.program(WIRE)) not in {os.getpgrp(), os.getpgid(os.getppid())}
