"""The runner: the same state for each check, and a right verdict for whatever a program does to its guest."""

from __future__ import annotations

import builtins
import math
import time
from contextlib import suppress

import pytest

from kibitz.judge.failures import StudentFailure
from kibitz.judge.runner import Freshness
from kibitz.model.verdict import Verdict

from .endings import BOTH, QUICK, WIRE, group_of
from .programs import Lab, comes_true, living, within

STATE = """
    import builtins, gc, os, random, sys, time, uuid

    counter = 0
    class Game:
        rounds = []

    def draws():
        own = random.Random()
        return [random.random(), own.random(), random.gauss(0, 1), os.urandom(4), str(uuid.uuid4())]

    def state():
        import os, sys
        with open("data.txt") as file:
            data = file.read()
        environment = set(os.environ.items()) - {("HOME", HERE), ("TMPDIR", HERE)}
        return [
            counter, list(Game.rounds), len("abc"), hasattr(builtins, "extra"), list(sys.path) == PATH,
            os.path.basename(os.getcwd()) == os.path.basename(HERE), sorted(environment),
            sorted(os.listdir(".")), data, sys.getrecursionlimit(), sys.argv, "helper" in sys.modules,
            sys.stdout is OUT, sys.gettrace() is None, sys.excepthook is sys.__excepthook__,
            os.umask(0o077), os.path.isdir("sub"),
        ]

    PATH, HERE, OUT = list(sys.path), os.getcwd(), sys.stdout
"""


SPOILS = {
    "a module's global": "global counter; counter += 1",
    "a class attribute": "Game.rounds.append(1)",
    "a builtin replaced": "builtins.len = lambda thing: 99",
    "a builtin added": "builtins.extra = 1",
    "a builtin removed": "del builtins.len",
    "the search path": "sys.path.clear()",
    "the working folder": "os.mkdir('sub'); os.chdir('sub')",
    "the environment": "os.environ['PATH'] = '/x'; os.environ['NEW'] = '1'; del os.environ['TZ']",
    "a file added": "open('new.txt', 'w').close()",
    "a folder added": "os.makedirs('deep/er'); open('deep/er/f', 'w').close()",
    "a file changed": "open('data.txt', 'w').write('another text')",
    "a file removed": "os.remove('data.txt')",
    "a file become a folder": "os.remove('data.txt'); os.mkdir('data.txt')",
    "a link to elsewhere": "os.symlink('/etc', 'link')",
    "the recursion limit": "sys.setrecursionlimit(77)",
    "standard output replaced": "sys.stdout = None",
    "standard output closed": "sys.stdout.close()",
    "a trace function": "sys.settrace(lambda *_: None)",
    "an excepthook": "sys.excepthook = None",
    "the arguments": "sys.argv.append('x')",
    "the umask": "os.umask(0)",
    "another module imported": "import helper",
    "an import hook": "sys.meta_path.insert(0, None)",
    "sys.modules": "sys.modules['program'] = None",
}


@BOTH
@pytest.mark.parametrize("deed", list(SPOILS.values()), ids=list(SPOILS))
def test_each_check_meets_the_state_that_the_first_one_met(lab: Lab, freshness: Freshness, deed: str) -> None:
    source = f"{STATE}\n    def spoil():\n        {deed}\n"
    files = {"program.py": source, "data.txt": "some text", "helper.py": "x = 1"}
    program = lab.program(files=files, freshness=freshness, limits=QUICK)
    first = program.call("state")
    program.begin()
    with suppress(StudentFailure):  # some of these are too much for the guest itself
        program.call("spoil")
    program.begin()
    assert program.call("state") == first


@BOTH
@pytest.mark.parametrize(
    "deed", ["random.random()", "random.seed(5)", "random.gauss(0, 1)", "os.urandom = lambda size: b'1234'"]
)
def test_each_check_draws_the_same_at_random(lab: Lab, freshness: Freshness, deed: str) -> None:
    program = lab.program(f"{STATE}\n    def spoil():\n        {deed}\n", freshness=freshness)
    first = program.call("draws")
    program.begin()
    program.call("spoil")
    program.begin()
    assert program.call("draws") == first


def test_both_ways_to_fresh_state_draw_the_same_at_random(lab: Lab) -> None:
    one, other = (lab.program(STATE, freshness=freshness) for freshness in Freshness)
    assert one.call("draws") == other.call("draws")


@BOTH
def test_a_file_changed_at_once_and_to_the_same_size_is_put_back(lab: Lab, freshness: Freshness) -> None:
    files = {
        "program.py": (
            "def spoil():\n    open('n.txt', 'r+').write('9')\ndef read():\n    return open('n.txt').read()"
        ),
        "n.txt": "0",
    }
    for _ in range(10):
        program = lab.program(files=files, freshness=freshness)
        program.call("spoil")
        program.begin()
        assert program.call("read") == "0"


@BOTH
def test_a_check_is_served_after_an_earlier_one_patched_the_library(lab: Lab, freshness: Freshness) -> None:
    source = (
        "import json\n"
        "def spoil():\n"
        "    json.dumps = None\n"
        "    json.JSONEncoder = None\n"
        "def work():\n"
        "    return [1]"
    )
    program = lab.program(source, freshness=freshness)
    program.call("spoil")
    program.begin()
    assert program.call("work") == [1]


def test_checks_share_a_guest_while_nothing_is_odd(lab: Lab) -> None:
    program = lab.program("import os\ndef group():\n    return os.getpgrp()")
    first = group_of(program)
    program.begin()
    assert group_of(program) == first


def test_a_thread_left_behind_leads_to_a_new_guest(lab: Lab) -> None:
    program = lab.program(
        """
        import os, threading
        def group():
            return os.getpgrp()
        def leave():
            threading.Thread(target=threading.Event().wait, daemon=True).start()
        """
    )
    first = group_of(program)
    program.call("leave")
    program.begin()
    assert program.runner.pristine
    assert group_of(program) != first
    assert comes_true(lambda: not living(first))


def test_a_guest_that_served_a_check_is_not_pristine_for_the_next(lab: Lab) -> None:
    program = lab.program("x = 1")
    assert program.runner.pristine
    program.begin()
    assert not program.runner.pristine
    program.runner.retire()
    program.begin()
    assert program.runner.pristine


PATCHES = """
    import builtins
    def patch(name, value):
        setattr(builtins, name, {"none": None, "wrong": lambda *_, **__: 1 / 0}[value])
    def fine(): return [1, {"a": (2.5, "♠")}]
    def uses():
        import json
        with open("data.txt") as file:
            return len(file.read()), json.__name__, isinstance(1, int), sorted("ba"), str(5), print("out")
"""


@BOTH
@pytest.mark.parametrize("value", ["none", "wrong"])
@pytest.mark.parametrize("name", ["open", "__import__", "sorted", "print"])
def test_a_program_that_patches_the_builtins_disturbs_only_itself(
    lab: Lab, freshness: Freshness, name: str, value: str
) -> None:
    program = lab.program(
        files={"program.py": PATCHES, "data.txt": "data"}, freshness=freshness, limits=QUICK
    )
    whole = program.call("uses")
    program.begin()
    program.call("patch", name, value)
    fault = program.failure("uses").fault
    assert fault is not None
    assert fault.type in {"TypeError", "ZeroDivisionError", "ImportError"}
    assert program.call("fine") == [1, {"a": (2.5, "♠")}]
    program.student.file("more.txt", "more")
    program.begin()
    assert program.call("uses") == whole
    assert not program.runner.pristine


def test_no_builtin_is_one_that_the_guest_needs_of_the_student(lab: Lab) -> None:
    program = lab.program(PATCHES, limits=QUICK)
    needed = []
    for name in [name for name in dir(builtins) if name != "__build_class__"]:
        program.call("patch", name, "none")
        try:
            assert program.call("fine") == [1, {"a": (2.5, "♠")}]
        except StudentFailure:
            needed.append(name)
        program.begin()
    assert needed == []


@pytest.mark.parametrize("deed", ["builtins.len = lambda thing: 99", "builtins.sum = min"])
def test_patched_builtins_are_what_the_programs_own_code_has(lab: Lab, deed: str) -> None:
    program = lab.program(f"import builtins\ndef f():\n    {deed}\n    return len('abc'), sum([1, 2])")
    assert program.call("f") == ((99, 3) if "len" in deed else (3, 1))
    program.begin()
    assert program.student.replay(("from program import f", "f()", "[len('abc'), sum([1, 2])]")) == (
        [99, 3] if "len" in deed else [3, 1]
    )


ENDINGS = {
    "spin": Verdict.TIMEOUT,
    "spin_on": Verdict.TIMEOUT,
    "block": Verdict.TIMEOUT,
    "ignore_the_timer": Verdict.TIMEOUT,
    "spin_in_a_thread": Verdict.TIMEOUT,
    "spin_in_str": Verdict.TIMEOUT,
    "stop": Verdict.TIMEOUT,
    "trickle": Verdict.TIMEOUT,
    "trickle_slowly": Verdict.TIMEOUT,
    "truncated_and_silent": Verdict.TIMEOUT,
    "endless_bytes": Verdict.TIMEOUT,
    "much_memory": Verdict.MEMORY,
    "more_and_more_memory": Verdict.MEMORY,
    "print_flood": Verdict.OUTPUT,
    "print_flood_in_spite": Verdict.OUTPUT,
    "stderr_flood": Verdict.OUTPUT,
    "write_flood": Verdict.OUTPUT,
    "write_flood_without_end": Verdict.OUTPUT,
    "large_file": Verdict.RAISED,
    "exit_politely": Verdict.RAISED,
    "recurse": Verdict.RAISED,
    "leave_with_zero": Verdict.CRASHED,
    "leave_with_seven": Verdict.CRASHED,
    "segfault": Verdict.CRASHED,
    "kill_self": Verdict.CRASHED,
    "abort": Verdict.CRASHED,
    "close_the_wire": Verdict.CRASHED,
    "close_everything": Verdict.CRASHED,
    "nonsense": Verdict.CRASHED,
    "not_json": Verdict.CRASHED,
    "a_pickle": Verdict.CRASHED,
    "forged": Verdict.CRASHED,
    "forged_end": Verdict.CRASHED,
    "unknown_status": Verdict.CRASHED,
    "bad_exception": Verdict.CRASHED,
    "truncated": Verdict.CRASHED,
    "oversized": Verdict.CRASHED,
    "endless": Verdict.CRASHED,
    "lower_the_guard": Verdict.CRASHED,
    "grandchild_outlives": Verdict.CRASHED,
}


@BOTH
@pytest.mark.parametrize(("deed", "verdict"), list(ENDINGS.items()), ids=list(ENDINGS))
def test_whatever_a_program_does_the_verdict_is_right_and_the_next_check_works(
    lab: Lab, freshness: Freshness, deed: str, verdict: Verdict
) -> None:
    program = lab.program(WIRE, freshness=freshness, limits=QUICK)
    with within(QUICK.wall):
        given = program.verdict(deed)
    if (deed, freshness) == ("truncated", Freshness.FORK):  # the rest of the frame may still come
        assert given in {Verdict.CRASHED, Verdict.TIMEOUT}
    else:
        assert given is verdict
    program.begin()
    assert program.call("fine") == "fine"


def test_a_fresh_start_after_the_time_of_a_check_is_the_programs_matter(lab: Lab) -> None:
    program = lab.program("def one(): return 1")
    program.runner.deadline = time.monotonic() - 1
    with pytest.raises(StudentFailure) as caught:
        program.begin()
    assert caught.value.verdict is Verdict.TIMEOUT
    program.runner.deadline = math.inf
    program.begin()
    assert program.call("one") == 1
