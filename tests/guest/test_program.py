"""A student's program as the judge meets it, under every Python from 3.8 up: answers, faults, printing."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from kibitz.judge.exactly import same
from kibitz.judge.failures import StudentFailure
from kibitz.judge.handle import Handle, type_name
from kibitz.model.verdict import Verdict

from .programs import Start

VALUES = """[
    None, True, False, 0, -1, 2**63, -2**200, 0.0, -0.5, 1e300, float("inf"), float("-inf"), "", "♥",
    "\\ud800", b"", b"\\xff\\x00", [], [1, [2]], (), (1,), set(), {1, "a"}, frozenset(),
    frozenset({(1, 2)}), {}, {1: "int", "1": "str", (1, 2): None, None: [], 2.5: {}},
]"""


def test_plain_values_come_out_with_their_exact_types(start: Start) -> None:
    program = start(f"def values():\n    return {VALUES}")
    assert same(program.call("values"), eval(VALUES))


def test_plain_values_go_in_with_their_exact_types(start: Start) -> None:
    program = start(
        """
        def kinds(value):
            if isinstance(value, dict):
                return [[kinds(key), kinds(part)] for key, part in value.items()]
            if isinstance(value, (list, tuple)):
                return [type(value).__name__] + [kinds(part) for part in value]
            return type(value).__name__ + repr(value)
        def echo(value):
            return value
        """
    )
    values = eval(VALUES)
    assert same(program.call("echo", values), values)
    assert program.call("kinds", [1, True, 1.0, "1", b"1", (None,), {1: True}]) == [
        *["list", "int1", "boolTrue", "float1.0", "str'1'", "bytesb'1'", ["tuple", "NoneTypeNone"]],
        [["int1", "boolTrue"]],
    ]


def test_the_same_object_is_the_same_handle(start: Start) -> None:
    program = start(
        "class Game:\n    def me(self):\n        return self\n    def other(self):\n        return Game()"
    )
    game = program.student.find("Game")()
    assert isinstance(game, Handle)
    assert type_name(game) == "Game"
    assert game.me() is game
    assert game.other() is not game


def test_operators_on_a_handle_are_asked_of_the_object(start: Start) -> None:
    program = start(
        """
        class Card:
            def __init__(self, rank): self.rank = rank
            def __eq__(self, other): return isinstance(other, Card) and self.rank == other.rank
            def __lt__(self, other): return self.rank < other.rank
            def __str__(self): return "card %d" % self.rank
            def __len__(self): return self.rank
            def __getitem__(self, key): return [key]
        """
    )
    two, again, five = (program.student.find("Card")(rank) for rank in (2, 2, 5))
    assert isinstance(two, Handle)
    assert isinstance(five, Handle)
    assert two == again
    assert two != five
    assert two < five
    assert str(two) == "card 2"
    assert len(five) == 5
    assert five["x"] == ["x"]
    assert two.get("rank") == 2


def test_an_object_that_equals_everything_is_not_equal_to_it_in_the_judge(start: Start) -> None:
    program = start(
        "class Liar(str):\n"
        "    def __eq__(self, other): return True\n"
        "    def __str__(self): return 'a lie'\n"
        "    __len__ = __repr__ = __str__\n"
        "    __hash__ = str.__hash__\n"
        "def f(): return Liar('x')"
    )
    value = program.call("f")
    assert isinstance(value, Handle)
    assert repr(value) == "Liar('x')"
    assert (value == "x", value == "y", value == "a lie", len(value)) == (True, False, False, 1)


def test_what_an_object_is_as_a_plain_type_is_the_same_under_every_python(start: Start) -> None:
    program = start(
        """
        from collections import Counter, OrderedDict, defaultdict, namedtuple
        from enum import IntEnum
        Point = namedtuple("Point", "x y")
        Suit = IntEnum("Suit", "CLUBS HEARTS")
        class Word(str): pass
        class Cards(list): pass
        class Bag(set): pass
        def f():
            table = defaultdict(list, a=[1])
            return [Word("♠"), Cards("ab"), Bag("a"), Point(1, 2), Suit.HEARTS, Counter("aa"),
                    OrderedDict(b=1, a=2), table]
        """
    )
    values = ["♠", ["a", "b"], {"a"}, (1, 2), 2, {"a": 2}, {"b": 1, "a": 2}, {"a": [1]}]
    answer = program.call("f")
    assert answer == values
    assert same(answer, values)


def test_an_exception_shows_the_students_own_lines_only(start: Start) -> None:
    program = start(
        files={
            "program.py": (
                "import json\n"
                "from deck import cut\n"
                "\n"
                "def deal():\n"
                "    return cut('x')\n"
                "\n"
                "def parse():\n"
                "    return json.loads('{')\n"
            ),
            "deck.py": (
                "class EmptyDeck(ValueError):\n"
                "    pass\n"
                "\n"
                "\n"
                "def cut(cards):\n"
                "    # a comment\n"
                "    raise EmptyDeck('nothing to cut: %s' % cards)\n"
            ),
        }
    )
    failure = program.failure("deal")
    assert failure.verdict is Verdict.RAISED
    assert failure.fault is not None
    assert (failure.fault.type, failure.fault.message) == ("EmptyDeck", "nothing to cut: x")
    assert [(frame.file, frame.line, frame.function) for frame in failure.fault.frames] == [
        ("program.py", 5, "deal"),
        ("deck.py", 7, "cut"),
    ]
    assert failure.fault.frames[-1].source.strip() == "raise EmptyDeck('nothing to cut: %s' % cards)"
    assert failure.bases == ("ValueError", "Exception", "BaseException")
    fault = program.failure("parse").fault
    assert fault is not None
    assert [(frame.file, frame.line) for frame in fault.frames] == [("program.py", 8)]


LIES = {
    "its words": ("def __str__(self): raise KeyError", ""),
    "its leave": ("def __str__(self): raise SystemExit", ""),
    "its class": ("__class__ = property(lambda self: SyntaxError)", "words"),
    "its class that raises": ("@property\n    def __class__(self): raise MemoryError", "words"),
    "its lines": ("@property\n    def __traceback__(self): raise MemoryError", "words"),
    "its name": ("__name__ = property(lambda self: 1 / 0)", "words"),
    "all its attributes": ("def __getattribute__(self, name): raise SystemExit", "words"),
}


@pytest.mark.parametrize("lie", list(LIES))
def test_an_exception_that_lies_is_told_by_what_can_be_read(start: Start, lie: str) -> None:
    body, message = LIES[lie]
    program = start(f"class Liar(ValueError):\n    {body}\n\ndef f():\n    raise Liar('words')")
    fault = program.failure("f").fault
    assert fault is not None
    assert (fault.type, fault.message) == ("Liar", message)
    assert fault.frames[-1].source.strip() == "raise Liar('words')"


def test_an_exception_whose_class_lies_of_its_ancestors_is_told(start: Start) -> None:
    program = start(
        """
        class Meta(type):
            def __hash__(cls): raise SystemExit
            def __eq__(cls, other): return True
            __mro__ = property(lambda cls: 1 / 0)
            __name__ = property(lambda cls: 1 / 0)
        class Liar(ValueError, metaclass=Meta): pass
        def f(): raise Liar("words")
        """
    )
    failure = program.failure("f")
    assert failure.fault is not None
    assert failure.fault.type == "Liar"
    assert failure.bases == ("ValueError", "Exception", "BaseException")


def test_a_syntax_error_that_lies_is_told(start: Start) -> None:
    program = start(
        """
        class Words:
            def __str__(self): raise SystemExit
        class Liar(SyntaxError):
            lineno = filename = msg = property(lambda self: 1 / 0)
        def f(): raise Liar(Words(), ("program.py", 2, 1, ""))
        """
    )
    fault = program.failure("f").fault
    assert fault is not None
    assert (fault.type, fault.message) == ("Liar", "")
    assert fault.frames[-1].line == 2


def test_no_message_shows_where_the_guest_keeps_its_files(start: Start) -> None:
    program = start(
        "import traceback\n"
        "def f():\n"
        "    try:\n"
        "        1 / 0\n"
        "    except ZeroDivisionError:\n"
        "        return traceback.format_exc()"
    )
    text = program.call("f")
    assert isinstance(text, str)
    assert 'File "program.py", line 4, in f' in text
    assert "_kibitz_guest" not in text


def test_an_endless_recursion_is_an_exception_with_few_lines(start: Start) -> None:
    failure = start("def f(n):\n    return f(n + 1)").failure("f", 0)
    assert failure.fault is not None
    assert failure.fault.type == "RecursionError"
    assert 0 < len(failure.fault.frames) <= 12
    assert failure.advice is not None


@pytest.mark.parametrize(
    ("source", "line", "kind"),
    [
        ("x = 1\n\ndef f(:\n    pass\n", 3, "SyntaxError"),
        ("def f():\nreturn 1\n", 2, "IndentationError"),
        ("if True:\n    x = 1\n\ty = 2\n", 3, "TabError"),
        ("x = 'open\n", 1, "SyntaxError"),
    ],
)
def test_a_syntax_error_names_its_line(start: Start, source: str, line: int, kind: str) -> None:
    with pytest.raises(StudentFailure) as caught:
        start(files={"program.py": source.encode()}).student.load()
    fault = caught.value.fault
    assert fault is not None
    assert fault.type == kind
    assert (fault.frames[-1].file, fault.frames[-1].line) == ("program.py", line)
    assert "program.py" not in fault.message


def test_a_missing_name_comes_with_the_nearest(start: Start) -> None:
    program = start("class Game:\n    def winning_card(self): pass\n    score = 1\n\ndef deal_cards(): pass")
    handle = program.student.find("Game")
    assert isinstance(handle, Handle)
    questions: list[tuple[Callable[[], object], str]] = [
        (lambda: program.student.find("Gmae"), "Game"),
        (lambda: program.call("deal_card"), "deal_cards"),
        (handle.wining_card, "winning_card"),
        (lambda: handle.get("scores"), "score"),
    ]
    for ask, nearest in questions:
        with pytest.raises(StudentFailure) as caught:
            ask()
        assert caught.value.verdict is Verdict.MISSING
        assert caught.value.advice is not None
        assert caught.value.advice.values["nearest"] == nearest


def test_a_name_looked_for_in_another_module_is_said_to_be_missing_there(start: Start) -> None:
    program = start(files={"deck.py": "class Deck: pass"})
    with pytest.raises(StudentFailure, match=r"Dekc was looked for in deck\.py"):
        program.student.find("Dekc", "deck")


def test_a_module_that_is_not_there_is_missing(start: Start) -> None:
    with pytest.raises(StudentFailure) as caught:
        start(files={"deck.py": ""}).student.load("dekc")
    assert caught.value.verdict is Verdict.MISSING


@pytest.mark.parametrize("error", ["KeyError(name)", "SystemExit()"])
def test_an_attribute_hook_that_raises_does_not_disturb_the_connection(start: Start, error: str) -> None:
    program = start(f"class Game:\n    def __getattr__(self, name):\n        raise {error}")
    game = program.student.find("Game")()
    assert isinstance(game, Handle)
    with pytest.raises(StudentFailure) as caught:
        game.score()
    assert caught.value.verdict in {Verdict.RAISED, Verdict.MISSING}
    with pytest.raises(StudentFailure) as caught:
        game.get("score")
    assert caught.value.verdict in {Verdict.RAISED, Verdict.MISSING}


def test_an_attribute_hook_that_never_ends_uses_up_its_processor_time(start: Start) -> None:
    program = start("class Game:\n    def __getattr__(self, name):\n        while True: pass")
    game = program.student.find("Game")()
    assert isinstance(game, Handle)
    with pytest.raises(StudentFailure, match="of computing"):
        game.score()


def test_attributes_made_by_a_hook_are_found(start: Start) -> None:
    program = start("class Game:\n    def __getattr__(self, name):\n        return lambda: name")
    game = program.student.find("Game")()
    assert isinstance(game, Handle)
    assert game.score() == "score"


PRINTS = """
    import os, sys
    def prints():
        print("a")
        sys.stdout.write("b\\n")
        sys.__stdout__.write("c\\n")
        os.write(1, "♥\\n".encode())
        os.system("echo shell")
        print("é♠", end="!")
        print("e", file=sys.stderr)
    def closes():
        print("before")
        sys.stdout.close()
    def buffer():
        sys.stdout.buffer.write(b"raw\\n")
        sys.stdout.flush()
        return sys.stdout.fileno(), sys.stdout.encoding, sys.stdout.isatty()
"""


def test_all_that_is_printed_is_caught(start: Start) -> None:
    program = start(PRINTS)
    program.call("prints")
    output = program.student.output()
    assert output.startswith("a\nb\nc\n")
    assert all(text in output for text in ("♥\n", "shell\n", "é♠!"))
    assert "e\n" not in output.replace("shell\n", "")
    assert program.student.output() == ""
    assert "e\n" in program.student.printed().replace("shell\n", "")


def test_output_before_it_is_closed_is_kept(start: Start) -> None:
    program = start(PRINTS)
    program.call("closes")
    assert program.student.output() == "before\n"


def test_the_streams_are_like_real_ones(start: Start) -> None:
    program = start(PRINTS)
    assert program.call("buffer") == (1, "utf-8", False)
    assert program.student.output() == "raw\n"


@pytest.mark.parametrize("ask", ["input('Card? ')", "sys.stdin.readline()", "next(sys.stdin)", "input()"])
def test_a_program_that_asks_is_ended_and_says_what_it_asked(start: Start, ask: str) -> None:
    program = start(
        f"import sys\n"
        f"def f():\n"
        f"    print('Welcome')\n"
        f"    try:\n"
        f"        {ask}\n"
        f"    except BaseException:\n"
        f"        return 'caught'"
    )
    failure = program.failure("f")
    assert failure.verdict is Verdict.RAISED
    assert "asked for input" in str(failure)
    assert ("Card? " in str(failure)) == ("Card" in ask)
    assert program.student.output() == "Welcome\n"


def test_reading_all_input_gives_none(start: Start) -> None:
    assert start("import sys\ndef f():\n    return sys.stdin.read()").call("f") == ""


def test_sleep_passes_at_once_and_the_clocks_move_on(start: Start) -> None:
    program = start(
        """
        import time
        from time import sleep
        def f(name):
            clock = getattr(time, name)
            start = clock()
            time.sleep(500)
            sleep(500)
            return clock() - start
        """
    )
    begin = time.monotonic()
    for name in ("time", "monotonic", "perf_counter"):
        passed = program.call("f", name)
        assert isinstance(passed, float)
        assert 1000 <= passed < 1001
    assert time.monotonic() - begin < 2


@pytest.mark.parametrize("name", ["time_ns", "monotonic_ns", "perf_counter_ns"])
def test_the_clocks_of_nanoseconds_move_on_too(start: Start, name: str) -> None:
    program = start(
        f"import time\n"
        f"def f():\n"
        f"    start = time.{name}()\n"
        f"    time.sleep(500)\n"
        f"    return time.{name}() - start"
    )
    passed = program.call("f")
    assert isinstance(passed, int)
    assert 500 <= passed / 1e9 < 501
