"""Telling Python 2 by its statements, once the guest has met a syntax error in a file."""

from __future__ import annotations

import re

from kibitz.intake.readable import short
from kibitz.model.note import Note, note

_SCANNED = 256 * 1024
# Every alternative matches whatever follows (an end quote may be lacking), so that no text makes the
# search go back: its time grows with the length alone.
_TEXT = re.compile(
    r'"""(?:[^\\]|\\(?:.|\Z))*?(?:"""|\Z)'
    r"|'''(?:[^\\]|\\(?:.|\Z))*?(?:'''|\Z)"
    r'|"(?:[^"\\\n]|\\.)*"?'
    r"|'(?:[^'\\\n]|\\.)*'?"
    r"|\#[^\n]*",
    re.DOTALL,
)
_WORDS_AFTER_A_NAME = "in|is|and|or|if|else|for|not"
_STARTS = r"(?:^|[;:])[ \t]*"
# What a statement is about: a string, or a name that ends there or goes on as code does (not as a
# sentence does: people forget the `#` before one).
_VALUE = r"(?:[uUrRbB]{0,2}\"|[\w.]+[ \t]*(?:$|[-+*/%,;(\[<>=!]|(?:if|in|and|or)\b))"

_CERTAIN = (
    rf"{_STARTS}print[ \t]+(?!(?:{_WORDS_AFTER_A_NAME})\b){_VALUE}",
    rf"{_STARTS}print[ \t]*>>[ \t]*\w",
    r"^[ \t]*except[ \t]+[\w.]+[ \t]*,[ \t]*[a-z_]\w*[ \t]*:",
    r"^[ \t]*except[ \t]*\([^()\n]*\)[ \t]*,[ \t]*[a-z_]\w*[ \t]*:",
    rf"{_STARTS}raise[ \t]+[\w.]+[ \t]*,",
    rf"{_STARTS}exec[ \t]+(?!(?:{_WORDS_AFTER_A_NAME})\b){_VALUE}",
    r"(?:[=(,+%\[]|\breturn|\bprint)[ \t]*`[^`\n]+`(?!`)",
)
# A sign that is too weak by itself, and counts beside a name that only Python 2 has.
_LIKELY = (r"[\w)\]\"][ \t]*<>[ \t]*[\w(\[\"]", r"(?<!`)`[^`\n]+`(?!`)", r"\b0[0-7]+\b(?!\.)")
_HINT = re.compile(r"\b(?:raw_input|xrange|unicode|has_key|iteritems)[ \t]*\(")

_CERTAIN_SIGN = re.compile("|".join(_CERTAIN), re.MULTILINE)
_LIKELY_SIGN = re.compile("|".join(_LIKELY), re.MULTILINE)


def looks_like_python2(source: str) -> int | None:
    """Return the line of the first statement that only Python 2 allows; ``None`` when there is none.

    Strings and comments are passed over. Meant for a file in which Python 3 found a syntax error.
    """
    text = source[:_SCANNED].replace("\r\n", "\n").replace("\r", "\n")
    text = _TEXT.sub(_blanked, text)
    sign = _CERTAIN_SIGN.search(text)
    if sign is None and _HINT.search(text):
        sign = _LIKELY_SIGN.search(text)
    return None if sign is None else text.count("\n", 0, sign.end()) + 1


def python2_note(name: str, data: bytes) -> Note | None:
    """Return what to say of a file that is written in Python 2; ``None`` when it does not look so."""
    line = looks_like_python2(data[:_SCANNED].decode("utf-8", "replace"))
    if line is None:
        return None
    return note(
        "{file} is written in Python 2, line {line} for one: run it with Python 3, put right what Python 3 "
        "refuses, and upload it again",
        file=short(name),
        line=line,
    )


def _blanked(match: re.Match[str]) -> str:
    """Replace a string by an empty one and a comment by nothing, with its line ends kept."""
    lines = "\n" * match[0].count("\n")
    return lines if match[0].startswith("#") else f'""{lines}'
