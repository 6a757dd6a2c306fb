"""From TOML to records, with each mistake told in one line that names the file and the key.

Msgspec does the checking; here its messages are put in an author's words.
"""

from __future__ import annotations

import math
import re
import tomllib
from pathlib import Path
from typing import TypeVar, get_args, get_type_hints

import msgspec

from kibitz.course.errors import CourseError
from kibitz.course.nearest import did_you_mean

T = TypeVar("T")

_KINDS = {
    "str": "text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "object": "a table",
    "array": "a list",
    "null": "nothing",
    "datetime": "a date",
    "date": "a date",
    "time": "a time",
}
# A number is called a number, whether it has decimals or not, when something else was asked for.
_GOT = _KINDS | {"int": "a number"}
_TITLE = '; write title = { en = "…" }'
_BOUNDS = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than"}

_WHERE = re.compile(r" - at `\$\.?([^`]*)`$")
_EXPECTED = re.compile(r"Expected `([^`]+)`, got `([^`]+)`")
_BOUND = re.compile(r"Expected `\w+` ([<>]=?) ([\d.]+)")
_MISSING = re.compile(r"Object missing required field `([^`]+)`")
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_CHOICE = re.compile(r"Invalid enum value (.*)", re.DOTALL)


def read_text(path: Path, source: str) -> str:
    """Return a file's text; raises `CourseError` when it cannot be read or is not UTF-8."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as problem:
        raise CourseError(f"{source}: cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError as problem:
        line = problem.object.count(b"\n", 0, problem.start) + 1
        raise CourseError(f"{source}: line {line} is not UTF-8; save the file as UTF-8") from None


def read_toml(path: Path, source: str) -> dict[str, object]:
    """Return what a TOML file holds; raises `CourseError` when it cannot be read or is not TOML."""
    try:
        raw = tomllib.loads(read_text(path, source))
    except tomllib.TOMLDecodeError as problem:
        raise CourseError(f"{source}: not TOML: {problem}") from None
    _refuse_endless(raw, source, "")
    return raw


def convert(raw: object, kind: type[T], source: str, key: str) -> T:
    """Return a TOML value as a record; raises `CourseError` naming file and key when it is none."""
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as problem:
        raise CourseError(f"{source}: {_explain(str(problem), kind, key)}") from None


def convert_each(raw: object, kind: type[T], source: str, key: str) -> dict[str, T]:
    """Return the values of a TOML table as records, one by one so that a message can name the key."""
    table = convert(raw, dict[str, object], source, key)
    return {name: convert(value, kind, source, f"{key}.{name}") for name, value in table.items()}


def _refuse_endless(raw: object, source: str, key: str) -> None:
    """Refuse ``nan`` and ``inf``, which TOML calls numbers: no setting can use them."""
    if isinstance(raw, float) and not math.isfinite(raw):
        raise CourseError(f"{source}: {key} must be a number, not {raw}")
    if isinstance(raw, dict):
        for name, value in raw.items():
            _refuse_endless(value, source, f"{key}.{name}".lstrip("."))
    if isinstance(raw, list):
        for value in raw:
            _refuse_endless(value, source, key)


def _explain(message: str, kind: type, prefix: str) -> str:
    """Put a message of msgspec in an author's words."""
    inside = ""
    if where := _WHERE.search(message):
        message, inside = message[: where.start()], where[1]
    key = f"{prefix}.{inside}".strip(".")
    if match := _EXPECTED.search(message):
        wanted = " or ".join(_KINDS.get(part, part) for part in match[1].split(" | ") if part != "null")
        subject = f"each value of {key[:-5]}" if key.endswith("[...]") else key
        advice = _TITLE if key.endswith("title") and match[1] == "object" else ""
        return f"{subject} must be {wanted}, not {_GOT.get(match[2], match[2])}{advice}"
    if match := _BOUND.search(message):
        return f"{key} must be {_BOUNDS[match[1]]} {float(match[2]):g}"
    if match := _MISSING.search(message):
        return f"{f'{key}.{match[1]}'.strip('.')} is missing; add it"
    if match := _UNKNOWN.search(message):
        known = [field.encode_name for field in msgspec.structs.fields(kind)]
        return f"unknown key {f'{key}.{match[1]}'.strip('.')}: {did_you_mean(match[1], known)}"
    if match := _CHOICE.search(message):
        allowed = " or ".join(f'"{choice}"' for choice in _choices(kind, inside) if choice)
        return f"{key} must be {allowed}, not {match[1]}"
    return f"{key}: {message}"


def _choices(kind: type, field: str) -> list[str]:
    """Return the values that a field with a fixed set of them may have."""
    hint = get_type_hints(kind)[field]
    parts = [choice for part in get_args(hint) for choice in (get_args(part) or [part])]
    return [str(part) for part in parts if isinstance(part, str)]
