"""Exceptions in a student's program, told in plain data.

A class of exception can lie about all that it says of itself, so what is told is read past it, from where
Python keeps it; what only the exception itself can say is left out when it cannot be had.
"""

from __future__ import annotations

import builtins

from .objects import type_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST_FRAMES = 12
MOST_CHARACTERS = 2000

# By identity: the hash and the equality of a student's class are a student's code.
_EXCEPTIONS: dict[int, str] = {
    id(value): name
    for name, value in vars(builtins).items()
    if isinstance(value, type) and issubclass(value, BaseException) and value.__name__ == name
}

_ancestors = type.__dict__["__mro__"].__get__
_traceback = BaseException.__dict__["__traceback__"].__get__
_file_of, _line_of, _words_of = (SyntaxError.__dict__[name].__get__ for name in ("filename", "lineno", "msg"))


def describe(error: BaseException, files: dict[str, bytes]) -> dict[str, Any]:
    """Return type, message, the builtin exceptions that it is a kind of, and the lines it came by."""
    kind = type(error)
    record: dict[str, Any] = {
        "type": type_name(kind)[:200],
        "bases": [_EXCEPTIONS[id(base)] for base in _ancestors(kind) if id(base) in _EXCEPTIONS],
        "message": _text(error),
        "frames": _frames(error, files),
    }
    if issubclass(kind, SyntaxError) and type(_line_of(error)) is int:
        name = _file_of(error)
        if type(name) is str and name in files:
            record["frames"] = [*record["frames"], [name, _line_of(error), ""]][-MOST_FRAMES:]
        record["message"] = _text(_words_of(error))
    return record


def _text(thing: object) -> str:
    """Return a thing as text; a student's ``__str__`` runs here, in the guest, where it can do no harm."""
    try:
        return str.__str__(str(thing))[:MOST_CHARACTERS]
    except BaseException:
        return ""


def _frames(error: BaseException, files: dict[str, bytes]) -> list[list[Any]]:
    found: list[list[Any]] = []
    entry = _traceback(error)
    while entry is not None:
        code = entry.tb_frame.f_code
        if type(code.co_filename) is str and code.co_filename in files:
            found.append([code.co_filename, entry.tb_lineno, str.__str__(code.co_name)])
            if len(found) > 2 * MOST_FRAMES:  # of a deep recursion both ends tell most
                del found[MOST_FRAMES // 2]
        entry = entry.tb_next
    if len(found) > MOST_FRAMES:
        del found[MOST_FRAMES // 2 : len(found) - MOST_FRAMES // 2]
    return found
