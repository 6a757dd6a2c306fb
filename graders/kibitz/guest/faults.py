"""Exceptions in a student's program, told in plain data."""

from __future__ import annotations

import builtins

from .objects import type_name

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

MOST_FRAMES = 12
MOST_CHARACTERS = 2000

_EXCEPTIONS: dict[type, str] = {
    value: name
    for name, value in vars(builtins).items()
    if isinstance(value, type) and issubclass(value, BaseException) and value.__name__ == name
}


def describe(error: BaseException, files: dict[str, bytes]) -> dict[str, Any]:
    """Return type, message, the builtin exceptions that it is a kind of, and the lines it came by."""
    record: dict[str, Any] = {
        "type": type_name(type(error))[:200],
        "bases": [_EXCEPTIONS[base] for base in type(error).__mro__ if base in _EXCEPTIONS],
        "message": _message(error)[:MOST_CHARACTERS],
        "frames": _frames(error, files),
    }
    if isinstance(error, SyntaxError) and type(error.lineno) is int:
        name = error.filename if type(error.filename) is str else ""
        if name in files:
            record["frames"] = [*record["frames"], [name, error.lineno, ""]][-MOST_FRAMES:]
        record["message"] = str(error.msg)[:MOST_CHARACTERS]
    return record


def _message(error: BaseException) -> str:
    """Return the message; a student's ``__str__`` runs here, in the guest, where it can do no harm."""
    try:
        text = str(error)
        return str.__str__(text)
    except BaseException:
        return ""


def _frames(error: BaseException, files: dict[str, bytes]) -> list[list[Any]]:
    found: list[list[Any]] = []
    entry = error.__traceback__
    while entry is not None:
        code = entry.tb_frame.f_code
        if code.co_filename in files:
            found.append([code.co_filename, entry.tb_lineno, code.co_name])
            if len(found) > 2 * MOST_FRAMES:  # of a deep recursion both ends tell most
                del found[MOST_FRAMES // 2]
        entry = entry.tb_next
    if len(found) > MOST_FRAMES:
        del found[MOST_FRAMES // 2 : len(found) - MOST_FRAMES // 2]
    return found
