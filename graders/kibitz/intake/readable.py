"""Why an upload cannot be graded: no Python in it, or a file that Python cannot read.

Files are looked at as bytes and text only; nothing of a student's is compiled here.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from kibitz.intake.files import is_source
from kibitz.model.note import Note, note

_COOKIE = re.compile(rb"[ \t\f]*#[^\n]*?coding[:=][ \t]*([-\w.]+)")
_UTF8_NAMES = frozenset({"utf-8", "utf8", "u8", "utf-8-sig", "ascii", "us-ascii"})
_SHOWN = 80

_OTHER_KINDS: tuple[tuple[tuple[str, ...], str], ...] = (
    (
        (".zip", ".rar", ".7z", ".tar", ".gz", ".tgz", ".bz2", ".xz"),
        "no Python file was found; {file} is an archive: unpack it and upload the .py files in it",
    ),
    (
        (".ipynb",),
        "no Python file was found; {file} is a notebook: save it as a Python file (.py) and upload that",
    ),
    (
        (".doc", ".docx", ".odt", ".rtf", ".pdf", ".pages"),
        "no Python file was found; {file} is a document: copy the program into a plain text file "
        "whose name ends in .py, and upload that",
    ),
    (
        (".pyc", ".pyo"),
        "no Python file was found; {file} is what Python makes of one: upload the .py file it was made from",
    ),
)

_Test = Callable[[bytes], bool]
_WRONG_CONTENT: tuple[tuple[_Test, str], ...] = (
    (
        lambda data: data.startswith((b"PK\x03\x04", b"Rar!", b"7z\xbc\xaf\x27\x1c", b"\x1f\x8b")),
        "{file} is an archive or an office document under the name of a Python file: "
        "upload the program itself, as plain text",
    ),
    (
        lambda data: data.startswith((b"{\\rtf", b"%PDF", b"\xd0\xcf\x11\xe0")),
        "{file} is a document from a word processor, not plain text: copy the program into an editor "
        "for programs, save it as .py, and upload that",
    ),
    (
        lambda data: (
            re.match(rb"(?:\xef\xbb\xbf)?\s{0,200}<(?:!doctype\b|html\b|\?xml\b)", data, re.IGNORECASE)
            is not None
        ),
        "{file} holds a web page, not a program: open your own file in an editor, check it, "
        "and upload it again",
    ),
    (
        lambda data: (
            re.match(rb'(?:\xef\xbb\xbf)?\s{0,200}\{\s{0,200}"(?:cells|metadata|nbformat)"', data) is not None
        ),
        "{file} is a notebook under the name of a Python file: save it as a Python file (.py) "
        "and upload that",
    ),
    (
        lambda data: data[2:4] == b"\r\n" and b"\0" in data[:16],
        "{file} is what Python makes of a program: upload the .py file it was made from",
    ),
    (
        lambda data: data.startswith((b"\xff\xfe", b"\xfe\xff")),
        "{file} is saved as UTF-16, which Python does not read: save it as UTF-8 and upload it again",
    ),
)


def unreadable(files: Mapping[str, bytes]) -> Note | None:
    """Return why the files of a submission cannot be graded; ``None`` when nothing is against it.

    With several Python files, the first by name that Python cannot read is told.
    """
    sources = sorted(name for name in files if is_source(name))
    if not sources:
        return _no_python(files)
    return next((why for name in sources if (why := unreadable_file(name, files[name]))), None)


def unreadable_file(name: str, data: bytes) -> Note | None:
    """Return why Python cannot read one file; ``None`` when it can, whatever Python then thinks of it."""
    for test, text in _WRONG_CONTENT:
        if test(data):
            return note(text, file=short(name))
    if b"\0" in data:
        return note(
            "{file} holds a NUL byte on line {line}: it is not plain text, or not saved as UTF-8; "
            "save it as UTF-8 and upload it again",
            file=short(name),
            line=data.count(b"\n", 0, data.index(b"\0")) + 1,
        )
    if _declared_encoding(data) not in _UTF8_NAMES:
        return None
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as problem:
        return note(
            "{file} is not saved as UTF-8: on line {line} is a character that Python cannot read "
            "({guess} perhaps); save the file as UTF-8 and upload it again",
            file=short(name),
            line=data.count(b"\n", 0, problem.start) + 1,
            guess=data[problem.start : problem.start + 1].decode("cp1252", "replace"),
        )
    return None


def short(name: str) -> str:
    """Return a name cut to what fits in a sentence."""
    return name if len(name) <= _SHOWN else name[: _SHOWN - 1] + "…"


def _no_python(files: Mapping[str, bytes]) -> Note:
    if not files:
        return note("the upload holds no files: upload your Python file (.py)")
    for endings, text in _OTHER_KINDS:
        for name in sorted(files):
            if name.lower().endswith(endings):
                return note(text, file=short(name))
    return note(
        "no Python file was found, only {files}: upload your program as a file whose name ends in .py",
        files=short(", ".join(sorted(files))),
    )


def _declared_encoding(data: bytes) -> str:
    """Return the encoding that a comment on one of the first two lines declares; UTF-8 without one."""
    for line in data[:4096].removeprefix(b"\xef\xbb\xbf").replace(b"\r", b"\n").split(b"\n")[:2]:
        if cookie := _COOKIE.match(line):
            return cookie[1].decode("ascii", "replace").lower().replace("_", "-")
        if line.strip() and not line.lstrip().startswith(b"#"):
            break
    return "utf-8"
