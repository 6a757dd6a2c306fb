"""The script that a stronger sandbox starts: it shuts itself in, then runs the zygote's own script.

Run as ``python enter.py STRENGTH VISIBLE HIDDEN BOOT CONTROL_FD``; the lists are paths, a line each.
"""

from __future__ import annotations

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

HERE = os.path.dirname(os.path.abspath(__file__))
NAME = "_kibitz_cell"
FAILED = 75
"""Exit code of a sandbox that could not be built; the reason is on standard error."""


def main() -> None:
    """Shut this process in, and hand over."""
    strength, visible, hidden, boot, control = sys.argv[1:6]
    sys.path[:] = [entry for entry in sys.path if entry not in ("", HERE)]
    package = type(sys)(NAME)
    package.__path__ = [HERE]
    sys.modules[NAME] = package
    with open(boot, encoding="utf-8") as file:
        code = compile(file.read(), boot, "exec", dont_inherit=True)
    names: dict[str, Any] = {"__name__": "_kibitz_boot", "__file__": boot}
    exec(code, names)  # noqa: S102 -- our own script
    names["prepare"]()  # the guest's modules are read before their folder is out of sight
    try:
        from _kibitz_cell.cells import CELLS  # type: ignore[import-not-found]

        cell = CELLS[strength](visible.split("\n"), hidden.split("\n"))
        cell.enter()
    except OSError as error:
        sys.stderr.write(f"{type(error).__name__}: {error}\n")
        sys.stderr.flush()
        os._exit(FAILED)
    names["run"](int(control), cell)


if __name__ == "__main__":
    main()
