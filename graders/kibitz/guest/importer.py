"""Imports of a student's modules and of granted ones, compiled once and run afresh as often as asked."""

from __future__ import annotations

import builtins
import marshal
import sys
from importlib.machinery import ModuleSpec

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import CodeType, ModuleType
    from typing import Any, Callable, Sequence


STARTUP = frozenset(
    {
        "abc",
        "builtins",
        "codecs",
        "encodings",
        "genericpath",
        "io",
        "marshal",
        "os",
        "posix",
        "posixpath",
        "site",
        "stat",
        "sys",
        "time",
    }
)
"""Modules that every Python has loaded before it looks at a script; a file of that name is never found."""


class Importer:
    """Finds modules among the files of the submission first, as Python does beside a script.

    A code object's file name is the path inside the submission, so that no message shows where the
    guest keeps its files.
    """

    def __init__(
        self, files: dict[str, bytes], granted: dict[str, bytes], folder: str, ready: Callable[[Any], None]
    ) -> None:
        """Serve ``files`` (source by path) and ``granted`` (bytecode by module name).

        ``ready`` is called with each granted module when it has been run.
        """
        self._ready = ready
        self.files = files
        self.folder = folder
        self._code: dict[str, CodeType] = {name: marshal.loads(code) for name, code in granted.items()}
        self._granted = frozenset(granted)
        self._names = self._granted | {_module(file) for file in files if file.endswith(".py")}

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: Any = None) -> Any:
        """Return how to import a module of the submission, or ``None`` for any other."""
        if name in self._granted:
            return ModuleSpec(name, self)  # type: ignore[arg-type]
        base = name.replace(".", "/")
        for file, is_package in ((base + ".py", False), (base + "/__init__.py", True)):
            if file in self.files:
                origin = self.folder + "/" + file
                spec = ModuleSpec(name, self, origin=origin, loader_state=file, is_package=is_package)  # type: ignore[arg-type]
                spec.has_location = True
                if is_package:
                    spec.submodule_search_locations = [self.folder + "/" + base]
                return spec
        return None

    def create_module(self, spec: ModuleSpec) -> None:
        """Leave the making of a module to Python."""

    def exec_module(self, module: ModuleType) -> None:
        """Run the module's code in it."""
        spec = module.__spec__
        module.__dict__["__builtins__"] = vars(builtins)  # the ones that all can change, not the guest's own
        exec(self.code(spec.name, spec.loader_state), module.__dict__)  # type: ignore[union-attr]
        if spec.name in self._granted:  # type: ignore[union-attr]
            self._ready(module)

    def run(self, file: str) -> None:
        """Run a file as ``python FILE`` does; leaving by ``sys.exit`` is one way to come to the end."""
        module = type(sys)("__main__")
        module.__dict__.update(__builtins__=builtins, __file__=file)
        sys.modules["__main__"] = module
        sys.argv[:] = [file]
        try:
            exec(self.code(file, file), module.__dict__)
        except SystemExit as ending:
            if type(ending.code) is str:
                print(ending.code, file=sys.stderr)

    def code(self, name: str, file: str) -> CodeType:
        """Return the compiled module; `SyntaxError` and its kind when it cannot be compiled."""
        if name not in self._code:
            self._code[name] = compile(self.files[file], file, "exec", dont_inherit=True)
        return self._code[name]

    def forget(self) -> None:
        """Take the submission's modules out of ``sys.modules``, so that they are run afresh.

        A library module of the same name that only this program had loaded goes too: beside a script, the
        student's own would have been found first.
        """
        for name in self._names - STARTUP:
            sys.modules.pop(name, None)


def _module(file: str) -> str:
    """Return the name under which a file is imported."""
    name = file[: -len(".py")].replace("/", ".")
    return name[: -len(".__init__")] if name.endswith(".__init__") else name
