"""A worker: a process with a table at which one match after another is played.

It is started as ``python -m kibitz.tournament.worker``, hears its orders and its jobs on standard input, a
line each, and gives the answers on standard output.  It ends when the other end hangs up.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from kibitz.judge.granted import Granted, compile_modules
from kibitz.sandbox.ladder import LADDER
from kibitz.tournament.guests import Places
from kibitz.tournament.orders import JOB, ORDERS, Orders, TryOut
from kibitz.tournament.records import encode
from kibitz.tournament.suite import Tournament, load_tournament
from kibitz.tournament.table import Table


def places_of(tournament: Tournament, python: str) -> Places:
    """Return what all guests have in common, the granted modules compiled for their interpreter."""
    rules = tournament.rules
    modules = tournament.loaded.grants[rules.GRANTS]
    code = compile_modules(python, {name: grant.source for name, grant in modules.items()})
    granted = {name: Granted(content) for name, content in code.items()}
    return Places(tournament.loaded.assignment.limits, {rules.GRANTS: granted}, rules.GRANTS, rules.HELPER)


def table_for(orders: Orders) -> Table:
    """Return the table that orders are about."""
    tournament = load_tournament(Path(orders.folder))
    return Table(
        LADDER[orders.strength](),
        orders.python,
        orders.programs,
        places_of(tournament, orders.python),
        tournament.rules,
        orders.seed,
    )


def main() -> None:
    """Do one job after another."""
    with os.fdopen(os.dup(1), "wb") as answers:
        os.dup2(2, 1)  # whatever a suite prints is no answer
        table = table_for(ORDERS.decode(sys.stdin.buffer.readline()))
        for said in sys.stdin.buffer:
            job = JOB.decode(said)
            if isinstance(job, TryOut):
                answer: object = table.try_out(job.entry)
            else:
                answer = table.play(job.pairing, job.entries, job.games)
            answers.write(encode(answer))
            answers.flush()
        table.close()


if __name__ == "__main__":
    main()
