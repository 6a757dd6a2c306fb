"""The pool: a grade for every submission, whatever it does, and no mark where we are at fault."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from kibitz.bulk.pool import Pool, PoolError
from kibitz.judge.runner import Freshness
from kibitz.model.result import Grade
from kibitz.model.verdict import Verdict

from .course import GOOD, mini_course, submission, verdicts


@pytest.fixture(scope="module")
def pool(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pool]:
    """Give a pool of two graders on the mini course."""
    with Pool(mini_course(tmp_path_factory.mktemp("course")), workers=2) as pool:
        yield pool


def test_it_says_what_it_grades_and_with_what(pool: Pool) -> None:
    assert [check.name for check in pool.ready.checks] == ["test_one", "test_double", "test_third"]
    assert pool.ready.assignment.name == "mini"
    assert {"kibitz", "python", "hypothesis", "pytest"} <= set(pool.ready.made_with)


def test_a_right_program_gets_all_points(pool: Pool) -> None:
    done = pool.grade(submission("s1"))
    grade = done.grade
    assert (grade.submission, grade.verdict, grade.points, grade.possible) == ("s1", Verdict.PASSED, 10, 10)
    assert done.cpu > 0
    assert grade.strength == pool.ready.strength


def test_the_time_of_guests_that_were_stopped_is_counted(pool: Pool) -> None:
    quick, endless = pool.grade(submission("s1")), pool.grade(submission("s2", PROGRAMS["timeouts"][0]))
    assert endless.cpu > quick.cpu + 2 * 0.25  # two checks came to the limit of 0.3 s


PROGRAMS: dict[str, tuple[str, list[str] | None, float | None]] = {
    "wrong": ("def one(): return 1\ndef double(n): return n", ["passed", "wrong", "passed"], 4),
    "raised": ("def one(): return 1\ndef double(n): return n.x", ["passed", "raised", "passed"], 4),
    "missing": ("def one(): return 1\ndef doubel(n): return 2 * n", ["passed", "missing", "passed"], 4),
    "crashed": ((
"import os\n"
"def one(): return 1\n"
"def double(n): os._exit(0)"
), ["passed", "crashed", "passed"], 4),
    "memory": ("def one(): return 1\ndef double(n): return ' ' * 10**10", ["passed", "memory", "passed"], 4),
    "output": ("def one(): return 1\ndef double(n): print('x' * 10**6)", ["passed", "output", "passed"], 4),
    "timeouts": ((
"def one():\n"
"    while True: pass\n"
"double = lambda n: one()"
), ["timeout", "timeout", "not run"], 0),
    "syntax": ("def one(:", ["raised", "not run", "not run"], 0),
    "leaves": ("import sys\nsys.exit(0)", ["raised", "not run", "not run"], 0),
    "huge number": ((
"def one(): return 10**5000\n"
"def double(n): return 2 * n"
), ["wrong", "passed", "wrong"], 6),
    "surrogate": ((
"def one(): return '\\ud800'\n"
"def double(n): return 2 * n"
), ["wrong", "passed", "wrong"], 6),
    "surrogate name": ((
"def one(): raise type('\\ud800', (Exception,), {})('\\udfff')\n"
"def double(n): return 2 * n"
), ["raised", "passed", "raised"], 6),
    "python 2": ("print 'x'\ndef one(): return 1", ["not gradable"] * 3, None),
    "forged": ((
"import os\n"
"def one(): os.write(3, b'[]' * 99)\n"
"def double(n): return 2 * n"
), ["crashed", "passed", "crashed"], 6),
    "huge line": ("""
import gc, json, os, struct
def one():
    call = next(thing.call for thing in gc.get_objects() if type(thing).__name__ == "Guest")
    told = {"type": "E", "bases": [], "message": "", "frames": [["mini.py", 2**70, ""]]}
    payload = json.dumps([call, "raised", told, []])
    os.write(3, struct.pack(">I", len(payload)) + payload.encode())
def double(n): return 2 * n
""", None, None),
}  # fmt: skip


@pytest.mark.parametrize("name", list(PROGRAMS))
def test_each_submission_gets_the_verdicts_that_it_earned(pool: Pool, name: str) -> None:
    program, expected, points = PROGRAMS[name]
    grade = pool.grade(submission(name, program)).grade
    if expected is None:
        assert grade.verdict is not Verdict.OUR_FAULT
        return
    assert [result.verdict.value for result in grade.results] == expected
    assert grade.points == points


def test_every_grade_can_be_written_and_read_again(pool: Pool) -> None:
    for name in ("wrong", "raised", "surrogate name"):
        grade = pool.grade(submission(name, PROGRAMS[name][0])).grade
        assert msgspec.json.decode(msgspec.json.encode(grade), type=Grade) == grade


def test_what_a_failing_check_shows_is_reproduced(pool: Pool) -> None:
    for name in ("wrong", "raised"):
        grade = pool.grade(submission(name, PROGRAMS[name][0])).grade
        assert [result.transcript.reproduced for result in grade.results] == [None, True, None]


LAST_QUESTIONS = """
from kibitz import check

@check(task="work", clauses=["M1"])
def test_constant(student):
    "The constant is one."
    assert student.find("ONE") == 1

@check(task="work", clauses=["M1"])
def test_attribute(student):
    "The attribute is one."
    assert student.load().get("ONE") == 1

@check(task="work", clauses=["M1"])
def test_expected(student):
    "It refuses and gives one."
    one = student.load().one()
    with student.raises(ValueError):
        student.load().refuse()
    assert one == 1

@check(task="work", clauses=["M1"])
def test_message(student):
    "It refuses with the right words."
    with student.raises(ValueError, "yes"):
        student.load().refuse()

@check(task="work", clauses=["M1"])
def test_object(student):
    "It gives the same object."
    assert student.find("Thing")().me() == 1
"""


def test_a_transcript_is_reproduced_whatever_its_last_question(tmp_path: Path) -> None:
    program = (
        "ONE = 2\n"
        "def one(): return 2\n"
        "def refuse(): raise ValueError('no')\n"
        "class Thing:\n"
        "    def me(self): return self\n"
    )
    with Pool(mini_course(tmp_path, LAST_QUESTIONS), workers=1) as pool:
        grade = pool.grade(submission("s", program)).grade
    assert set(verdicts(grade).values()) == {"wrong"}
    assert {result.check: result.transcript.reproduced for result in grade.results} == dict.fromkeys(
        ("test_constant", "test_attribute", "test_expected", "test_message", "test_object"), True
    )


def test_a_bug_of_the_suite_is_our_fault_for_the_one_who_meets_it(pool: Pool) -> None:
    bug = "def one(): return 1\ndef double(n): return 'a bug of the suite'"
    grade = pool.grade(submission("bug", bug)).grade
    assert verdicts(grade) == {"test_one": "passed", "test_double": "our fault", "test_third": "passed"}
    assert (grade.verdict, grade.points) == (Verdict.OUR_FAULT, None)
    assert "KeyError" in grade.results[1].staff
    assert pool.grade(submission("next")).grade.points == 10


WRONG_TYPES = """
import json, os, sys
from kibitz import Broken, CardRow, Measure, check, note

@check(task="work", clauses=["M1"])
def test_shown(student):
    "It shows."
    student.show(CardRow(label="The four cards", cards=("♠K",)))

@check(task="work", clauses=["M1"])
def test_measured(student):
    "It measures."
    student.measure("Sixes")

@check(task="work", clauses=["M1"])
def test_behind_our_back(student):
    "It puts something among the measures."
    student.measures.append("Sixes")

@check(task="work", clauses=["M1"])
def test_broken(student):
    "It tells what was expected."
    raise Broken(note("No."), expected=3)

@check(task="work", clauses=["M1"])
def test_one(student):
    "It gives one."
    assert student.load().one() == 1
"""


@pytest.mark.timeout(60)
def test_what_a_suite_gives_of_the_wrong_type_is_our_fault_in_that_check(tmp_path: Path) -> None:
    with Pool(mini_course(tmp_path, WRONG_TYPES), workers=1) as pool:
        done = {
            one.grade.submission: one.grade for one in pool.grade_all(map(submission, ("s1", "s2", "s3")))
        }
    assert set(done) == {"s1", "s2", "s3"}
    for grade in done.values():
        *faulty, good = grade.results
        assert {result.verdict for result in faulty} == {Verdict.OUR_FAULT}
        assert good.verdict is Verdict.PASSED
        for line, result in zip((8, 13), faulty, strict=False):
            assert f'test_a.py", line {line}, in {result.check}' in result.staff
        assert 'test_a.py", line 23, in test_broken' in faulty[3].staff


UNREADABLE = """
import json, os, sys
from kibitz import check

@check(task="work", clauses=["M1"])
def test_one(student):
    "It gives one."
    if (deed := student.load().one()) == 2:
        student.remarks.append("not a note")
    if deed == 3:
        for sock in json.loads(sys.argv[1])["sockets"]:
            try: os.write(sock, b"\\0\\0\\0\\0\\0\\0\\0\\x05bogus")
            except OSError: pass
    if deed == 4:
        for sock in json.loads(sys.argv[1])["sockets"]:
            message = b'{"type": "Refused", "why": "no more"}'
            try: os.write(sock, len(message).to_bytes(8, "big") + message)
            except OSError: pass
"""


@pytest.mark.timeout(60)
def test_whatever_a_grader_says_no_submission_is_lost_and_the_run_goes_on(tmp_path: Path) -> None:
    programs = {f"s{n}": f"def one(): return {n}" for n in (1, 2, 3, 4, 5)}
    with Pool(mini_course(tmp_path, UNREADABLE), workers=2) as pool:
        done = {
            one.grade.submission: one.grade
            for one in pool.grade_all(submission(name, text) for name, text in programs.items())
        }
    assert {name: grade.verdict.value for name, grade in done.items()} == {
        "s1": "passed",
        "s2": "our fault",
        "s3": "our fault",
        "s4": "our fault",
        "s5": "passed",
    }
    assert "cannot be read" in done["s2"].results[0].staff
    assert "cannot be read" in done["s3"].results[0].staff
    assert "no more" in done["s4"].results[0].staff


def test_a_submission_without_its_module_is_missing(pool: Pool) -> None:
    empty = msgspec.structs.replace(submission("none"), files={"notes.txt": b"x"})
    grade = pool.grade(empty).grade
    assert grade.verdict in {Verdict.MISSING, Verdict.NOT_GRADABLE}
    assert len(grade.results) == 3


def test_grades_come_for_all_whatever_their_order(pool: Pool) -> None:
    programs = {f"s{n}": GOOD if n % 2 else PROGRAMS["wrong"][0] for n in range(6)}
    grades = {
        done.grade.submission: done.grade.points
        for done in pool.grade_all(submission(name, program) for name, program in programs.items())
    }
    assert grades == {name: 10 if program == GOOD else 4 for name, program in programs.items()}


def test_a_program_that_tampers_with_its_own_process_does_not_pass(pool: Pool) -> None:
    program = """
import atexit, builtins, gc, sys
class Always(int):
    def __eq__(self, other): return True
    def __ne__(self, other): return False
    __hash__ = int.__hash__
atexit.register(print, "passed")
builtins.AssertionError = type("E", (Exception,), {})
def one(): return Always()
def double(n): return Always()
"""
    grade = pool.grade(submission("liar", program)).grade
    assert grade.points == 0


KILL_THE_GRADER = """
import os, signal
def parent(pid):
    with open("/proc/%d/stat" % pid) as file:
        return int(file.read().rpartition(")")[2].split()[1])
def kill_once(times):
    count = len(os.listdir({place!r}))
    if count < times:
        open(os.path.join({place!r}, str(count)), "w").close()
        os.kill(parent(os.getppid()), signal.SIGKILL)
kill_once({times})
def one(): return 1
def double(n): return 2 * n
"""


def killer(place: Path, times: int) -> str:
    place.mkdir()
    return KILL_THE_GRADER.format(place=str(place), times=times)


@pytest.mark.slow
def test_graders_that_die_are_replaced_and_all_submissions_graded(tmp_path: Path) -> None:
    """Only where the sandbox is no more than a process can a program do this.

    The first grader, from which the other was forked, is among those that die.
    """
    kills = [killer(tmp_path / f"flags{n}", 1) for n in range(3)]
    with Pool(mini_course(tmp_path / "course"), workers=2, sandbox="plain") as pool:
        programs = [*kills, GOOD, GOOD]
        done = list(pool.grade_all(submission(f"s{n}", program) for n, program in enumerate(programs)))
        assert [(tmp_path / f"flags{n}" / "0").exists() for n in range(3)] == [True] * 3
        assert {one.grade.submission: one.grade.points for one in done} == {f"s{n}": 10 for n in range(5)}


@pytest.mark.slow
def test_a_submission_over_which_graders_die_is_given_up_without_a_mark(tmp_path: Path) -> None:
    with Pool(mini_course(tmp_path / "course"), workers=1, sandbox="plain") as pool:
        grade = pool.grade(submission("killer", killer(tmp_path / "flags", 9))).grade
        assert (grade.verdict, grade.points, len(grade.results)) == (Verdict.OUR_FAULT, None, 3)
        assert pool.grade(submission("next")).grade.points == 10


def test_a_program_that_ends_the_zygote_costs_no_other_submission_its_mark(tmp_path: Path) -> None:
    program = "import os, signal\nos.kill(os.getppid(), signal.SIGKILL)\n" + GOOD
    with Pool(mini_course(tmp_path), workers=1, sandbox="plain") as pool:
        pool.grade(submission("killer", program))
        assert pool.grade(submission("next")).grade.points == 10


@pytest.mark.slow
@pytest.mark.timeout(30)
def test_a_grader_that_cannot_be_replaced_ends_the_run_and_does_not_hang_it(tmp_path: Path) -> None:
    folder = mini_course(tmp_path / "course")
    program = f"open({str(folder / 'assignment.toml')!r}, 'w').close()\n" + killer(tmp_path / "flags", 1)
    with Pool(folder, workers=1, sandbox="plain") as pool, pytest.raises(PoolError):
        list(pool.grade_all([submission("killer", program), submission("next"), submission("last")]))


def test_an_unknown_sandbox_is_one_line(tmp_path: Path) -> None:
    with (
        pytest.raises(PoolError, match="concrete"),
        Pool(mini_course(tmp_path), workers=1, sandbox="concrete"),
    ):
        pass


@pytest.fixture(scope="module")
def forking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pool]:
    """Give a pool that forks for each check."""
    folder = mini_course(tmp_path_factory.mktemp("course"))
    with Pool(folder, workers=1, freshness=Freshness.FORK, sandbox="plain") as pool:
        yield pool


@pytest.mark.parametrize("name", ["wrong", "raised", "crashed", "syntax", "timeouts", "output", "leaves"])
def test_both_ways_to_fresh_state_give_the_same_verdicts(forking: Pool, name: str) -> None:
    program, expected, points = PROGRAMS[name]
    grade = forking.grade(submission(name, program)).grade
    assert [result.verdict.value for result in grade.results] == expected
    assert grade.points == points


def graders(of: int = 0) -> list[int]:
    """Return the child processes of a process; of this one, if none is named."""
    found = []
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(status.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue
        if parent == (of or os.getpid()):
            found.append(int(status.parent.name))
    return found


def test_a_grader_stays_small_and_ends_with_its_pool(tmp_path: Path) -> None:
    before = set(graders())
    with Pool(mini_course(tmp_path), workers=2, sandbox="plain") as pool:
        for name in ("wrong", "raised", "memory"):
            pool.grade(submission(name, PROGRAMS[name][0]))
        (grader,) = set(graders()) - before
        (forked,) = {child for child in graders(grader) if graders(child)}
        peak = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{grader}/status").read_text(encoding="utf-8"))
        assert peak is not None
        assert int(peak[1]) < 150 * 1024
    assert grader not in graders()
    assert not Path(f"/proc/{forked}").exists()
