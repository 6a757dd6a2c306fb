"""``kibitz doctor``: what this machine can do to keep student code in, and what to do where it cannot."""

from __future__ import annotations

import os
import platform
import sys

import click

from kibitz.judge.interpreter import guest_python
from kibitz.sandbox.ladder import BY_ITSELF, trials

PROMISES = {
    "namespaces": "only Python's own files, no network, no other process, 16 MB to write in memory",
    "bubblewrap": "only Python's own files, no network, no other process, 256 MB to write in memory",
    "landlock": "only Python's own files, no network, no other process; other files' sizes are no secret",
    "uid": "another user, no network, no other process; it reads what everybody here can read",
    "plain": "limits on time, memory and output, and nothing else",
}

LAST_LINES = """
What helps, by system:
  Ubuntu 23.10 and newer   an ordinary user gets no user namespaces: run Kibitz as root, be content with
                           landlock, or sudo sysctl kernel.apparmor_restrict_unprivileged_userns=0;
                           or sudo apt install bubblewrap (before 25.04, with its AppArmor profile
                           bwrap-userns-restrict, which is in the package apparmor-profiles)
  Docker and the like      landlock is what a default container allows; for namespaces, run as root in it
                           with --security-opt seccomp=unconfined --cap-add SYS_ADMIN
  macOS, Windows           none of these is there: use a Linux machine, WSL 2, or a container
  as root                  guests run as users 64100 to 64999; without namespaces, these must be able to read
                           the Python that they run under
"""


@click.command()
def doctor() -> None:
    """Show which sandboxes hold on this machine, and why others do not.

    Exit code 0 when there is one that `kibitz grade` uses by itself, else 1.
    """
    python = guest_python()
    who = "root" if os.getuid() == 0 else "an ordinary user"
    click.echo(f"Kibitz on {platform.system()} {platform.release()} ({platform.machine()}), as {who}")
    click.echo(f"Guests run under {python}\n")
    found = ""
    for trial in trials(python):
        sign = "works" if trial.works else "does not hold"
        click.echo(f"{trial.strength:12} {sign:14} {PROMISES[trial.strength]}")
        if not trial.works:
            click.echo(f"{'':12} {'why:':14} {trial.why}")
            if trial.advice:
                click.echo(f"{'':12} {'that means:':14} {trial.advice}")
        found = found or (trial.strength if trial.works and trial.strength in BY_ITSELF else "")
    click.echo(f"\nauto: {found or 'none; kibitz grade refuses unless a sandbox is named'}")
    click.echo(LAST_LINES.rstrip())
    sys.exit(0 if found else 1)
