"""After a guest has ended: nothing is left of it, and further questions fail for the same reason."""

from __future__ import annotations

import os

import pytest

from kibitz.judge.runner import Freshness
from kibitz.model.verdict import Verdict

from .endings import BOTH, QUICK, WIRE, group_of
from .programs import Lab, comes_true, living, within


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
