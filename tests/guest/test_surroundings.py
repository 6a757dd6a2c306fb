"""What a program finds around it, under every Python from 3.8 up: clocks, chance, files, builtins."""

from __future__ import annotations

import re

import pytest

from kibitz.model.verdict import Verdict
from kibitz.sandbox.plain import ENVIRONMENT

from .programs import Start


def test_a_program_that_waits_for_a_moment_of_the_day_gets_there(start: Start) -> None:
    program = start(
        """
        import time
        from datetime import datetime, timedelta
        def f():
            end = datetime.now() + timedelta(seconds=100)
            while datetime.now() < end:
                time.sleep(1)
            return "there"
        """
    )
    assert program.call("f") == "there"


@pytest.mark.parametrize(
    ("seconds", "error"),
    [
        ("-1", "ValueError"),
        ("'x'", "TypeError"),
        ("None", "TypeError"),
        ("float('nan')", "ValueError"),
        ("float('inf')", "OverflowError"),
    ],
)
def test_sleep_refuses_what_the_real_one_refuses(start: Start, seconds: str, error: str) -> None:
    fault = start(f"import time\ndef f():\n    time.sleep({seconds})").failure("f").fault
    assert fault is not None
    assert fault.type == error


RANDOM = """
    import os, random, secrets, uuid
    own = random.Random()
    def draws():
        deck = list(range(52))
        random.shuffle(deck)
        fresh = random.Random()
        system = random.SystemRandom()
        values = [deck, random.random(), own.random(), fresh.random(), os.urandom(8), str(uuid.uuid4())]
        random.seed()
        return values + [random.random(), system.random(), secrets.token_hex(4), random.gauss(0, 1)]
    def seeded():
        random.seed(5)
        return random.random(), random.Random(5).random()
    def differ():
        return random.Random().random() != random.Random().random()
"""


def test_randomness_is_the_same_in_every_check_and_every_guest(start: Start) -> None:
    program, other = start(RANDOM), start(RANDOM)
    first = program.call("draws")
    program.student.start_over()
    assert program.call("draws") == first
    assert other.call("draws") == first


def test_a_seed_of_the_programs_own_means_what_it_means_everywhere(start: Start) -> None:
    assert start(RANDOM).call("seeded") == (0.6229016948897019, 0.6229016948897019)


def test_generators_without_a_seed_differ_from_each_other(start: Start) -> None:
    assert start(RANDOM).call("differ") is True


def test_the_order_of_sets_of_text_is_fixed(start: Start) -> None:
    source = "def f():\n    return list({'north', 'east', 'south', 'west'}), hash('♥')"
    assert start(source).call("f") == start(source).call("f")


def test_files_are_utf_8_whatever_the_machine(start: Start) -> None:
    program = start(
        files={
            "program.py": (
                "import locale, sys\n"
                "def f():\n"
                "    return open('cards.txt').read()\n"
                "def g():\n"
                "    return sys.flags.utf8_mode, sys.getfilesystemencoding()"
            ),
            "cards.txt": "♥A é\n",
        }
    )
    assert program.call("f") == "♥A é\n"
    assert program.call("g") == (1, "utf-8")


def test_only_the_fixed_environment_is_seen(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KIBITZ_SECRET", "x")
    seen = start("import os\ndef f():\n    return dict(os.environ), os.getcwd()").call("f")
    assert isinstance(seen, tuple)
    environment, folder = seen
    assert environment == {**ENVIRONMENT, "HOME": folder, "TMPDIR": folder}


@pytest.mark.parametrize(
    "leave", ["exit()", "quit()", "exit(0)", "sys.exit()", "sys.exit('bye')", "raise SystemExit"]
)
def test_a_program_that_leaves_raises_system_exit(start: Start, leave: str) -> None:
    failure = start(f"import sys\ndef f():\n    {leave}").failure("f")
    assert failure.verdict is Verdict.RAISED
    assert failure.fault is not None
    assert failure.fault.type == "SystemExit"


@pytest.mark.parametrize("name", ["exit", "quit", "copyright", "credits", "license", "help"])
def test_the_builtins_that_every_program_has_are_there(start: Start, name: str) -> None:
    assert start(f"def f():\n    return callable({name})").call("f") is True


def test_a_module_knows_its_name_and_file(start: Start) -> None:
    program = start(
        files={
            "program.py": (
                "import os\n"
                "def f():\n"
                "    return __name__, os.path.relpath(__file__), os.path.exists(__file__), __package__"
            ),
            "pack/__init__.py": "",
            "pack/deck.py": "import os\nwhere = __name__, os.path.relpath(__file__), __package__",
        }
    )
    assert program.call("f") == ("program", "program.py", True, "")
    assert program.student.load("pack.deck").get("where") == ("pack.deck", "pack/deck.py", "pack")


def test_code_under_the_main_guard_is_not_run(start: Start) -> None:
    program = start(
        "if __name__ == '__main__':\n    raise SystemExit\nimport sys\ndef f():\n    return sys.argv"
    )
    assert program.call("f") == [""]


def test_a_submission_may_have_modules_and_packages(start: Start) -> None:
    program = start(
        files={
            "program.py": (
                "import deck\n"
                "from cards import suits\n"
                "from cards.ranks import RANKS\n"
                "import cards.deep.er\n"
                "def f():\n"
                "    return deck.SIZE, suits.SUITS, RANKS, cards.deep.er.X, cards.NAME"
            ),
            "deck.py": "from cards.ranks import RANKS\nSIZE = 4 * len(RANKS)",
            "cards/__init__.py": "NAME = 'cards'\nfrom .suits import SUITS",
            "cards/suits.py": "SUITS = '♠♥♦♣'",
            "cards/ranks.py": "from . import suits\nRANKS = list('A23')",
            "cards/deep/__init__.py": "",
            "cards/deep/er.py": "from ..suits import SUITS\nX = len(SUITS)",
        }
    )
    assert program.call("f") == (12, "♠♥♦♣", ["A", "2", "3"], 4, "cards")


def test_a_folder_without_init_is_a_package_too(start: Start) -> None:
    program = start(files={"program.py": "from cards import suits\nX = suits.X", "cards/suits.py": "X = 1"})
    assert program.student.load().get("X") == 1


def test_modules_that_import_each_other_work_as_in_python(start: Start) -> None:
    program = start(
        files={
            "program.py": "import other\ndef f():\n    return other.g()",
            "other.py": "import program\ndef g():\n    return program.__name__",
        }
    )
    assert program.call("f") == "program"


def test_data_files_lie_beside_the_program(start: Start) -> None:
    program = start(
        files={
            "program.py": """
                import os
                def f():
                    beside = os.path.join(os.path.dirname(__file__), "cards.txt")
                    return [open(path).read() for path in ("cards.txt", "data/more.txt", beside)]
            """,
            "cards.txt": "ace",
            "data/more.txt": "king",
        }
    )
    assert program.call("f") == ["ace", "king", "ace"]


def test_a_file_of_the_judges_is_written_as_it_is(start: Start) -> None:
    program = start("def f(name):\n    with open(name, 'rb') as file:\n        return file.read()")
    assert program.call("f", program.student.file("cards.txt", "♥A\r\n♠K")) == "♥A\r\n♠K".encode()


def test_a_file_of_the_judges_may_lie_in_a_folder(start: Start) -> None:
    program = start("def f(name):\n    return open(name).read()")
    assert program.call("f", program.student.file("data/cards.txt", "ace")) == "ace"


@pytest.mark.parametrize(
    "name", ["string", "statistics", "queue", "cards", "random", "json", "operator", "types", "select"]
)
def test_a_students_module_goes_before_one_of_the_library(start: Start, name: str) -> None:
    """As Python does beside a script."""
    program = start(
        files={
            "program.py": f"import {name}\ndef f():\n    return {name}.MINE",
            f"{name}.py": "MINE = 'mine'",
        }
    )
    assert program.call("f") == "mine"


@pytest.mark.parametrize(
    "source", [b"# coding: latin-1\nX = '\xe9'\n", "\ufeffX = 'é'\r\n".encode(), "X = 'é'\r".encode()]
)
def test_source_is_read_as_python_reads_it(start: Start, source: bytes) -> None:
    assert start(files={"program.py": source}).student.load().get("X") == "é"


def test_the_handles_of_an_earlier_check_are_not_for_a_later_one(start: Start) -> None:
    program = start("class Game: pass")
    assert repr(program.student.find("Game")) == "<type object>"
    program.student.start_over()
    assert re.fullmatch("<Game object>", repr(program.student.find("Game")()))


def test_the_students_interpreter_is_the_one_asked_for(start: Start, version: tuple[int, int]) -> None:
    assert start("import sys\ndef f():\n    return tuple(sys.version_info[:2])").call("f") == version


def test_the_guest_has_nothing_of_kibitz_but_itself(start: Start) -> None:
    program = start(
        """
        import sys
        def f():
            names = [name for name in sys.modules if "kibitz" in name]
            return [name for name in names if not name.startswith("_kibitz_guest")]
        def g():
            import kibitz
        """
    )
    assert program.call("f") == []
    fault = program.failure("g").fault
    assert fault is not None
    assert fault.type == "ModuleNotFoundError"


def test_the_guests_interpreter_writes_no_bytecode_and_has_no_site_packages(start: Start) -> None:
    program = start("import sys\ndef f():\n    return sys.dont_write_bytecode, sys.flags.no_site")
    assert program.call("f") == (True, 1)
