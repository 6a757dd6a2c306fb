"""Telling Python 2 by its statements."""

from __future__ import annotations

import ast
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.intake.python2 import looks_like_python2, python2_note


@pytest.mark.parametrize(
    "line",
    [
        'print "x"',
        "    print 'x'",
        'print u"x"',
        "print x",
        "print x, y",
        "print self.cards[0]",
        'if x: print "x"',
        'x = 1; print "x"',
        'print >>sys.stderr, "x"',
        "except ValueError, e:",
        "except (ValueError, KeyError), e:",
        'raise ValueError, "x"',
        "exec 'x = 1'",
        "x = `3`",
    ],
)
def test_a_statement_of_python_2_is_found(line: str) -> None:
    assert looks_like_python2(f'"""Text\nof two lines."""\n# print "no"\n{line}\n') == 4


@pytest.mark.parametrize(
    "source",
    [
        "",
        "x = (",
        "print('x')",
        "print ('x')",
        '# print "x"',
        "s = 'print \"x\"'",
        '"""\nprint "x"\n',
        "print the list of cards of this player",
        "```python\nprint('x')\n```",
        "Use `print` here",
        "except ValueError:",
        "except (ValueError, KeyError) as e:",
        "except ValueError, TypeError:",
        'raise ValueError("x", 2)',
        "blueprint = 3",
        "fingerprint x",
        "x = raw_input()\ny = (",
    ],
)
def test_other_mistakes_are_not_taken_for_python_2(source: str) -> None:
    assert looks_like_python2(source) is None


def test_a_weak_sign_counts_beside_a_name_of_python_2() -> None:
    assert looks_like_python2("if a <> b:\n    pass\n") is None
    assert looks_like_python2("a = raw_input()\nif a <> b:\n    pass\n") == 2


def test_line_ends_of_any_system_are_counted() -> None:
    assert looks_like_python2('x = 1\r\nprint "x"\r\n') == 2
    assert looks_like_python2('x = 1\rprint "x"\r') == 2


def test_the_note_names_the_line() -> None:
    why = python2_note("snap.py", b'x = 1\nprint "x"\n')
    assert why is not None
    assert "snap.py is written in Python 2, line 2" in why.say()
    assert python2_note("snap.py", b"\xff\0x = (") is None


def test_programs_in_python_3_are_none_of_it() -> None:
    for path in Path(ast.__file__).parent.glob("[a-d]*.py"):
        assert looks_like_python2(path.read_text(encoding="utf-8")) is None, path


@given(st.text(alphabet="\"'\\\n#`print x,:;<>=0", max_size=60))
def test_nothing_raises(source: str) -> None:
    looks_like_python2(source)


@pytest.mark.parametrize(
    "piece",
    [
        '"',
        "'''",
        '"""\\',
        "\\",
        "print ",
        "`",
        ": ",
        " ",
        "except x",
        "raise x ",
        "a <",
        "0",
        "x.",
        "(",
        "except (",
    ],
)
def test_the_time_is_bounded(piece: str) -> None:
    start = time.process_time()
    looks_like_python2("raw_input()" + piece * (200_000 // len(piece)))
    looks_like_python2('raw_input()\n"' + (piece + "\n") * (200_000 // len(piece)))
    assert time.process_time() - start < 2
