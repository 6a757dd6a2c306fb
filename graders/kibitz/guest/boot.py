"""The script that a guest's interpreter starts with: it loads this package and becomes the zygote.

Run as ``python boot.py CONTROL_FD`` in a fixed environment.  The package is loaded under a name of
its own, so that nothing else of Kibitz can be imported here and no student's module clashes with it.
"""

import os
import sys


def main() -> None:
    """Load the guest package and serve the judge until it hangs up."""
    here = os.path.dirname(os.path.abspath(__file__))
    sys.path[:] = [entry for entry in sys.path if entry not in ("", here)]
    package = type(sys)("_kibitz_guest")
    package.__path__ = [here]
    sys.modules["_kibitz_guest"] = package
    from _kibitz_guest.zygote import Zygote  # type: ignore[import-not-found]

    control = int(sys.argv[1])
    # `exit`, `quit` and `help` are there for every program that a student runs; `-S` leaves them out.
    import site

    site.setquit()
    site.setcopyright()
    site.sethelper()
    # The module of this script is not the student's "__main__".
    sys.modules["__main__"] = type(sys)("__main__")
    sys.argv[:] = [""]
    Zygote(control).serve()


if __name__ == "__main__":
    main()
