"""The script that a guest's interpreter starts with: it loads this package and becomes the zygote.

Run as ``python boot.py CONTROL_FD`` in a fixed environment.  The package is loaded under a name of its own,
so that nothing else of Kibitz can be imported here and no student's module clashes with it; and with
builtins of its own, so that a program that replaces ``len`` or ``print`` disturbs only itself.
"""

from __future__ import annotations

import builtins
import os
import site
import sys
from importlib import import_module
from importlib.machinery import ModuleSpec

NAME = "_kibitz_guest"
HERE = os.path.dirname(os.path.abspath(__file__))


class PrivateLoader:
    """Finds and loads the modules of the guest package."""

    def __init__(self) -> None:
        """Copy the builtins as they are now."""
        self.builtins = dict(vars(builtins))

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return how to load a module of the package, or ``None`` for any other."""
        return ModuleSpec(name, self) if name.startswith(NAME + ".") else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave the making of a module to Python."""

    def exec_module(self, module: object) -> None:
        """Run a module's code with the private builtins."""
        names = vars(module)
        path = os.path.join(HERE, names["__name__"][len(NAME) + 1 :] + ".py")
        with open(path, encoding="utf-8") as file:
            code = compile(file.read(), path, "exec", dont_inherit=True)
        names["__builtins__"] = self.builtins
        exec(code, names)


def prepare() -> None:
    """Read the guest package into memory, and leave the interpreter as a student's script finds it."""
    # `exit`, `quit` and `help` are there for every program that a student runs; `-S` leaves them out.
    site.setquit()
    site.setcopyright()
    site.sethelper()
    sys.path[:] = [entry for entry in sys.path if entry not in ("", HERE)]
    package = type(sys)(NAME)
    package.__path__ = [HERE]
    sys.modules[NAME] = package
    # The module of this script is not the student's "__main__".
    sys.modules["__main__"] = type(sys)("__main__")
    sys.argv[:] = [""]
    loader = PrivateLoader()
    sys.meta_path.insert(0, loader)
    import_module(NAME + ".zygote")
    sys.meta_path.remove(loader)


def run(control: int, cell: object = None) -> None:
    """Serve the judge until it hangs up; ``cell`` is what a stronger sandbox does around each fork."""
    zygote = sys.modules[NAME + ".zygote"]
    zygote.Zygote(control, cell or zygote.NoCell()).serve()


if __name__ == "__main__":
    descriptor = int(sys.argv[1])
    prepare()
    run(descriptor)
