"""Trying a strength out on this machine: a guest is shut in, and must not get out."""

from __future__ import annotations

import json
import os
import socket
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from kibitz.sandbox.strength import SandboxError, Strength

SCRIPT: Final = Path(__file__).parent / "cell" / "trial.py"
PATIENCE: Final = 30.0
MUST_WORK: Final = ("write its own folder", "read Python's library")

ADVICE: Final = (
    (
        "bwrap is not installed",
        "it is optional, for machines that allow namespaces to it alone: install the package bubblewrap",
    ),
    ("bwrap: Unknown option", "this bubblewrap is too old: 0.7 or newer is needed"),
    ("bwrap: ", "this machine does not allow namespaces to bubblewrap either: see the last lines below"),
    (
        "unshare",
        "this machine does not allow user namespaces to this user: run as root, or see the last lines below",
    ),
    ("mount", "namespaces are there, mounting is not: a container without nesting, or AppArmor"),
    ("Landlock", "this kernel has no Landlock, or a container's filter hides it"),
    ("Permission", "guests run as another user, who must be able to read the Python that they run under"),
    ("seccomp", "this kernel refuses the system-call filter"),
    ("no table", "there is no table of system calls for this kind of processor yet"),
)
"""By what stands in a failure: what it means here."""


class Trial(msgspec.Struct, frozen=True):
    """How a strength did."""

    strength: str
    works: bool
    why: str = ""
    """What failed; empty when it works."""

    @property
    def advice(self) -> str:
        """What the failure means; empty where nothing is known of it."""
        return next((meaning for sign, meaning in ADVICE if sign in self.why), "")


def try_out(strength: Strength, python: str) -> Trial:
    """Shut a guest in, let it try to get out, and return how it went.  Never raises."""
    try:
        told = _told(strength, python)
    except (OSError, SandboxError, ValueError) as error:
        return Trial(strength.name, works=False, why=str(error))
    if "died" in told:
        return Trial(strength.name, works=False, why=told["died"])
    for needed in MUST_WORK:
        if refused := told.pop(needed, "no answer"):
            return Trial(strength.name, works=False, why=f"a guest could not {needed}: {refused}")
    held_not = [attempt for attempt, refused in told.items() if not refused]
    if held_not or not told:
        return Trial(strength.name, works=False, why=f"a guest could {', '.join(held_not) or 'not be tried'}")
    return Trial(strength.name, works=True)


def _told(strength: Strength, python: str) -> dict[str, str]:
    """Return what the guest told of its attempts."""
    ours, theirs = socket.socketpair()
    scratch = strength.open_scratch()
    with tempfile.TemporaryDirectory(prefix="kibitz-trial-") as folder, ours:
        secret = Path(folder) / "secret.txt"
        secret.write_text("a secret", encoding="utf-8")
        settings = {
            **strength.settings(16),
            "folder": str(scratch),
            "file_size": 1,
            "secret": str(secret),
            "victim": os.getppid(),
        }
        try:
            process = strength.launch(python, SCRIPT, keep=theirs.fileno())
        finally:
            theirs.close()
        try:
            ours.settimeout(PATIENCE)
            with ours.makefile("rwb") as line:
                line.write(json.dumps(settings).encode() + b"\n")
                line.flush()
                answer = line.readline(65536)
        except OSError:
            answer = b""
        finally:
            strength.close_scratch(scratch)
            ours.close()
            said = process.communicate(timeout=PATIENCE)[1].decode("utf-8", "replace").strip()
    if not answer:
        raise SandboxError(said.splitlines()[-1] if said else "it ended without a word")
    return {str(name): str(refused) for name, refused in json.loads(answer).items()}
