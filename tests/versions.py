"""Runs the fast tests under each other Python that Kibitz supports and this machine has: `make versions`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from kibitz.judge.interpreter import guest_python
from kibitz.sandbox.strength import SandboxError

ROOT = Path(__file__).parents[1]
VERSIONS = ("3.11", "3.12", "3.13", "3.14")


def others() -> dict[str, str]:
    """Return the interpreters found, by version, but for the version that runs this."""
    found: dict[str, str] = {}
    for version in VERSIONS:
        if version == f"{sys.version_info.major}.{sys.version_info.minor}":
            continue
        try:
            found[version] = guest_python(version)
        except SandboxError:
            print(f"Python {version} is not on this machine: left out", flush=True)
    return found


def run(*command: str | Path) -> None:
    """Run a command in the project's folder; end this program when it fails."""
    done = subprocess.run(list(map(str, command)), cwd=ROOT, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def main() -> None:
    """Make an environment for each version, and run the fast tests in it."""
    for version, python in others().items():
        print(f"== Python {version}", flush=True)
        venv = ROOT / f".venv-{version}"
        if not (venv / "bin" / "kibitz").exists():
            run(python, "-m", "venv", venv)
            install = (
                "-m",
                "pip",
                "install",
                "--quiet",
                "--disable-pip-version-check",
                "--editable",
                ".[bench]",
            )
            run(venv / "bin" / "python", *install)
        run(venv / "bin" / "python", "-m", "pytest", "-q", "-m", "not slow")


if __name__ == "__main__":
    main()
