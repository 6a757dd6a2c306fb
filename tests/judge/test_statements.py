"""Statements that a suite has the guest run: what they name, and how a transcript writes them."""

from __future__ import annotations

import pytest

from kibitz.judge.statements import under_names, unknown


@pytest.mark.parametrize(
    ("statement", "lacking"),
    [
        ("cup.rolls.append(3)", ["cup"]),
        ("given.rolls = [die for die in range(n)]", ["n"]),
        ("import os.path as way; given.name = way.join(os, '')", ["os"]),
        ("given.key = lambda die: die + 1", []),
        ("def key(die, *more, **named): return die, more, named\ngiven.key = key", []),
        ("try: given.roll()\nexcept ValueError as error: given.error = error", []),
        (
            "match given:\n    case {'a': a, **rest}: given.a = a, rest\n    case [*some]: given.a = some",
            [],
        ),
        ("from given import *; cup.roll()", []),
    ],
)
def test_names_that_nothing_stands_for_are_told(statement: str, lacking: list[str]) -> None:
    assert unknown(statement, {"given"}) == lacking


@pytest.mark.parametrize(
    ("statement", "line"),
    [
        ("cup.roll(  3)", "cup.roll(  3)"),
        ("zork.zork(zork=zork)", "cup.zork(zork=cup)"),
        ("for cup in zork: pass", "exec('for cup in zork: pass', {'zork': cup})"),
        ("f = lambda zork: zork", "exec('f = lambda zork: zork', {'zork': cup})"),
    ],
)
def test_a_statement_is_written_with_other_names_or_apart(statement: str, line: str) -> None:
    own = {statement[:3]: "cup"} if statement.startswith("cup") else {"zork": "cup"}
    assert under_names(statement, own, {"cup", "print"}) == line
