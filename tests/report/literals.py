"""Collects the sentences that Kibitz can say, from its templates and its modules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from jinja2.ext import extract_from_ast

import kibitz
from kibitz.report.pages import TEMPLATES, environment

KIT = Path(kibitz.__file__).parent
CALLS = {"note": 1, "_": 1, "ngettext": 2}
"""Functions that say a sentence, and how many of their arguments are sentences."""

GAP = re.compile(r"\{[a-z_]+\}")

Sentence = str | tuple[str, ...]
"""A sentence, or the forms for one and for many."""


def in_templates() -> Iterator[tuple[Path, Sentence]]:
    """Yield the sentences of the report's templates."""
    made = environment()
    for path in sorted(TEMPLATES.glob("*.html")):
        for _line, _function, found in extract_from_ast(made.parse(path.read_text("utf-8"))):
            forms = (found,) if isinstance(found, str) else tuple(form for form in found or () if form)
            yield path, forms[0] if len(forms) == 1 else forms


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    """Yield the calls of functions that say a sentence."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
            yield node


def _strings(nodes: Iterable[ast.AST]) -> tuple[str, ...]:
    """Return the literal strings among some nodes."""
    return tuple(
        node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def in_module(path: Path) -> Iterator[Sentence]:
    """Yield the sentences of one module.

    Where a note is made from a name, every literal of the module that has a gap counts as a sentence.
    """
    tree = ast.parse(path.read_text("utf-8"))
    from_names = False
    for call in _calls(tree):
        wanted = CALLS[getattr(call.func, "id", "")]
        forms = _strings(call.args[:wanted])
        if forms:
            yield forms[0] if len(forms) == 1 else forms
        from_names = from_names or not forms
    if from_names:
        yield from (text for text in _strings(ast.walk(tree)) if GAP.search(text) and " " in text)


def in_modules(folder: Path = KIT) -> Iterator[tuple[Path, Sentence]]:
    """Yield the literals given to ``note``, ``_`` and ``ngettext`` in the modules below a folder."""
    for path in sorted(folder.rglob("*.py")):
        for sentence in in_module(path):
            yield path, sentence
