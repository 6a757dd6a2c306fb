"""What the text of a program defines, found by regular expressions alone.

In the judge nothing of a student's is compiled or parsed; a text that deceives these expressions
leads to another file being loaded, in the guest.
"""

from __future__ import annotations

import re

_SCANNED = 1024 * 1024
_DEFINED = re.compile(r"^(?:class|(?:async[ \t]+)?def)[ \t]+(\w{1,80})", re.MULTILINE)
_IMPORTS_ALL = re.compile(r"^from[ \t]+[\w.]+[ \t]+import[ \t]*\*", re.MULTILINE)
_IMPORTS = re.compile(r"^(?:from|import)[ \t]", re.MULTILINE)
_MOST_NAMES = 400


def text_of(data: bytes) -> str:
    """Return a file's text, leniently: UTF-16 too can be searched once its NUL bytes are out."""
    text = data[:_SCANNED].replace(b"\0", b"").decode("utf-8", "replace")
    return text.lstrip("\ufeff\ufffd").replace("\r", "\n")


def defined(text: str) -> list[str]:
    """Return the classes and functions that a text defines at the outermost level."""
    return [match[1] for match, _ in zip(_DEFINED.finditer(text), range(_MOST_NAMES), strict=False)]


def defines(text: str, name: str) -> bool:
    """Tell whether a text defines a class or function of that name at the outermost level."""
    pattern = rf"^(?:class|(?:async[ \t]+)?def)[ \t]+{re.escape(name)}\b"
    return re.search(pattern, text, re.MULTILINE) is not None


def binds(text: str, name: str) -> bool:
    """Tell whether a module with this text may have that name: defined, assigned or imported."""
    if defines(text, name) or _IMPORTS_ALL.search(text):
        return True
    if re.search(rf"^{re.escape(name)}[ \t]*[=:]", text, re.MULTILINE):
        return True
    return bool(_IMPORTS.search(text) and mentions(text, name))


def mentions(text: str, name: str) -> bool:
    """Tell whether a text holds that name as a word."""
    return re.search(rf"\b{re.escape(name)}\b", text) is not None
