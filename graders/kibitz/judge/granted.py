"""Granted modules: what a task lets a student's program import of the course, made into bytecode.

A guest gets the bytecode alone: it is compiled here by the interpreter that guests run under, since other
versions of Python cannot read it.
"""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping

import msgspec

from kibitz.sandbox.plain import ENVIRONMENT, FLAGS
from kibitz.sandbox.strength import SandboxError

COMPILE = (
    "import json, marshal, sys; sources = json.load(sys.stdin);"
    "print(json.dumps({name: marshal.dumps(compile(text, name + '.py', 'exec', dont_inherit=True)).hex()"
    " for name, text in sources.items()}))"
)


class Granted(msgspec.Struct, frozen=True):
    """A module that a guest may import though it is not the student's."""

    code: bytes
    """Bytecode for the guests' interpreter."""
    noted: tuple[str, ...] = ()
    """Functions and methods in it whose calls are recorded: ``Deck.deal``."""


def compile_modules(python: str, sources: Mapping[str, str]) -> dict[str, bytes]:
    """Return the bytecode of each module for the interpreter ``python``.

    Raises:
        SandboxError: the interpreter does not run, or cannot compile one of them.

    """
    if not sources:
        return {}
    try:
        done = subprocess.run(  # noqa: S603 -- the interpreter that the course chose
            [python, *FLAGS, "-c", COMPILE],
            input=json.dumps(dict(sources)),
            env=ENVIRONMENT,
            capture_output=True,
            check=True,
            encoding="utf-8",
            timeout=60,
        )
    except subprocess.CalledProcessError as error:
        last = error.stderr.strip().rpartition("\n")[2]
        raise SandboxError(f"a granted module cannot be compiled: {last}") from error
    except (OSError, subprocess.SubprocessError) as error:
        raise SandboxError(f"{python} does not run: {error}") from error
    return {name: bytes.fromhex(code) for name, code in json.loads(done.stdout).items()}
