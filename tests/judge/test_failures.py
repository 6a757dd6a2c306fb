"""Failures: which verdict each way of ending gives."""

from __future__ import annotations

import signal

import pytest

from kibitz.guest.zygote import BROKEN_OFF
from kibitz.judge import failures
from kibitz.model.result import Fault
from kibitz.model.verdict import Verdict

CRASHES = [signal.SIGKILL, signal.SIGSEGV, signal.SIGABRT, signal.SIGBUS, signal.SIGTERM]
TIMES = [signal.SIGPROF, signal.SIGXCPU, signal.SIGVTALRM]


@pytest.mark.parametrize("number", TIMES, ids=lambda number: number.name)
@pytest.mark.parametrize("core", [0, 0x80])
def test_a_signal_of_the_kernels_clock_is_a_timeout(number: signal.Signals, core: int) -> None:
    assert failures.ended(number | core, 2).verdict is Verdict.TIMEOUT


@pytest.mark.parametrize("number", CRASHES, ids=lambda number: number.name)
def test_any_other_signal_is_a_crash_that_names_it(number: signal.Signals) -> None:
    failure = failures.ended(number, 2)
    assert failure.verdict is Verdict.CRASHED
    assert number.name in str(failure)


def test_a_signal_without_a_name_is_a_crash_with_its_number() -> None:
    failure = failures.ended(40, 2)
    assert failure.verdict is Verdict.CRASHED
    assert "40" in str(failure)


@pytest.mark.parametrize("code", [0, 1, 7, 255])
def test_an_exit_of_the_programs_own_is_a_crash_whatever_its_code(code: int) -> None:
    failure = failures.ended(code << 8, 2)
    assert failure.verdict is Verdict.CRASHED
    assert f"exit code {code}" in str(failure)


def test_a_guest_that_broke_off_was_disturbed() -> None:
    failure = failures.ended(BROKEN_OFF << 8, 2)
    assert failure.verdict is Verdict.CRASHED
    assert "disturbed" in str(failure)


@pytest.mark.parametrize("status", range(0, 0x10000, 0x101))
def test_no_wait_status_is_a_pass_or_our_fault(status: int) -> None:
    assert failures.ended(status, 2).verdict in {Verdict.CRASHED, Verdict.TIMEOUT}


def test_an_exception_says_its_type_and_message() -> None:
    failure = failures.raised(Fault("Oops", "a {brace}"), ("ValueError",))
    assert failure.verdict is Verdict.RAISED
    assert str(failure) == "The program raised Oops: a {brace}."


def test_want_of_memory_has_a_verdict_of_its_own() -> None:
    assert failures.raised(Fault("MyError"), ("MemoryError",)).verdict is Verdict.MEMORY


@pytest.mark.parametrize("which", ["items", "depth", "size", "anything else"])
def test_a_value_beyond_a_limit_is_a_matter_of_output(which: str) -> None:
    assert failures.too_large(which).verdict is Verdict.OUTPUT


def test_an_unmet_expectation_tells_both_sides() -> None:
    assert str(failures.UnmetExpectation("ValueError", "KeyError")) == "expected ValueError, got KeyError"
