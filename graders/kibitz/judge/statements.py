"""Statements that a suite has the guest run: what they name, and how they are written in a transcript."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Collection, Iterator, Mapping


def unknown(statement: str, given: Collection[str]) -> list[str]:
    """Return the names in a statement that nothing stands for: neither given, nor bound in it, nor Python's.

    Raises `SyntaxError` when it is no Python.
    """
    tree = ast.parse(statement)
    known = {*given, *_bound(tree), *dir(builtins)}
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return [] if "*" in known else sorted(used - known)


def under_names(statement: str, own: Mapping[str, str], taken: Collection[str]) -> str:
    """Return a line that does what a statement does, where its objects are called as ``own`` says by name.

    ``taken`` are the names of the transcript, to which the statement must do nothing.
    """
    tree = ast.parse(statement)
    if _bound(tree) & {*own, *taken}:
        return _apart(statement, own)
    if all(name == expression for name, expression in own.items()):
        line = statement
    else:
        line = ast.unparse(_Renamed(own).visit(tree))
    return _apart(statement, own) if "\n" in line else line


def _apart(statement: str, own: Mapping[str, str]) -> str:
    """Return a line that runs the statement among its own names alone."""
    given = ", ".join(f"{name!r}: {expression}" for name, expression in own.items())
    return f"exec({statement!r}, {{{given}}})"


class _Renamed(ast.NodeTransformer):
    """Puts expressions in the place of names."""

    def __init__(self, own: Mapping[str, str]) -> None:
        """Put the expressions of ``own``."""
        self._own = own

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Return what stands for a name."""
        return ast.parse(self._own[node.id], mode="eval").body if node.id in self._own else node


def _bound(tree: ast.AST) -> set[str]:
    """Return the names that a statement binds anywhere, ``*`` among them if it may bind any."""
    return {name for node in ast.walk(tree) for name in _bound_by(node)}


def _bound_by(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
        yield node.id
    elif isinstance(node, ast.arg):
        yield node.arg
    elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        yield node.name
    elif isinstance(node, ast.alias):
        yield (node.asname or node.name).partition(".")[0]
    elif isinstance(node, ast.Global | ast.Nonlocal):
        yield from node.names
    elif isinstance(node, ast.ExceptHandler | ast.MatchAs | ast.MatchStar) and node.name:
        yield node.name
    elif isinstance(node, ast.MatchMapping) and node.rest:
        yield node.rest
