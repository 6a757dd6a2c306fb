"""Transcripts: Python that, pasted beside the student's files, asks the same and shows the same."""

from __future__ import annotations

import math
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from kibitz.judge.exactly import same
from kibitz.judge.failures import StudentFailure
from kibitz.judge.handle import Handle
from kibitz.judge.student import Student

from .programs import Lab, Program

FILES = {
    "program.py": """
        import random
        from math import nan
        SUITS = "♠♥♦♣"
        def sum(cards): return len(cards)
        def round(): return "round"
        def echo(*values, **named): return [*values, *named.values()]
        def kind(value): return type(value).__name__
        def first_line(name):
            with open(name, encoding="utf-8") as file:
                return file.readline()
        def game(): return "a function"
        class Card:
            def __init__(self, rank, suit="♠"): self.rank, self.suit = rank, suit
            def __eq__(self, other): return isinstance(other, Card) and self.rank == other.rank
            def __lt__(self, other): return self.rank < other.rank
            def __hash__(self): return self.rank
            def __str__(self): return self.suit + str(self.rank)
        class TrickGame:
            def __init__(self, cards=(), *, dealer="N"): self.cards, self.dealer = list(cards), dealer
            def best(self): return max(self.cards, key=lambda card: card.rank)
            def play(self, card):
                assert card in self.cards, "invalid trick"
                self.cards.remove(card)
            def hand(self): return self.cards
            def __len__(self): return len(self.cards)
            def __getitem__(self, place): return self.cards[place]
            def __contains__(self, card): return card in self.cards
        def deal_game(): return TrickGame([Card(3), Card(5)])
        class Deck:
            def __init__(self, top): self.top = top
        def ask_and_shuffle(cards):
            random.shuffle(cards)
            return [input(), *cards]
        class Class: pass
        class List(list): pass
    """,
    "cards.py": "def deal(n): return list(range(n))\nNAME = 'cards'",
    "pack/__init__.py": "",
    "pack/deck.py": "def size(): return 52",
}


def rerun(program: Program, lines: tuple[str, ...], folder: Path) -> Any:
    """Paste a transcript into a fresh interpreter beside the files; return what its last line shows."""
    for name, content in program_files().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    *lines_before, last = lines
    try:
        compile(last, "last", "eval")
        last = f"print(ascii({last}))"
    except SyntaxError:
        last += "\nprint(None)"
    script = "\n".join([*lines_before, last])
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", script],
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert done.returncode == 0, f"{script}\n{done.stderr}"
    return eval(done.stdout, {"inf": math.inf, "nan": math.nan})  # as Python writes them


def program_files() -> dict[str, bytes]:
    from .programs import as_bytes

    return {name: as_bytes(content) for name, content in FILES.items()}


def in_variable(student: Student) -> object:
    game = student.find("TrickGame")([student.find("Card")(3), student.find("Card")(5)], dealer="N")
    return student.call(as_handle(game), "hand", (), {}) and len(as_handle(game))


def as_handle(value: object) -> Handle:
    assert isinstance(value, Handle)
    return value


def handles_in_a_list(student: Student) -> object:
    card = student.find("Card")
    game = as_handle(student.find("TrickGame")([card(3), card(5, suit="♥")]))
    return str(as_handle(game.best()))


def many_of_a_class(student: Student) -> object:
    one, two, three = (as_handle(student.find("Card")(rank)) for rank in (1, 2, 2))
    assert one != two
    return two == three


def by_operators(student: Student) -> object:
    card = as_handle(student.find("Card")(4))
    game = as_handle(student.find("TrickGame")([card]))
    assert str(as_handle(game[0])) == "♠4"
    assert not card < as_handle(student.find("Card")(2))
    return len(game)


def expected_exception(student: Student) -> object:
    game = as_handle(student.find("TrickGame")([1, 2]))
    with student.raises(AssertionError, "invalid trick"):
        game.play(5)
    return game.hand()


def a_module(student: Student) -> object:
    return student.load("cards").deal(3)


def a_module_in_a_package(student: Student) -> object:
    return student.load("pack.deck").size()


def from_another_module(student: Student) -> object:
    return as_handle(student.find("deal", "cards"))(2)


def a_file(student: Student) -> object:
    name = student.file("cards.txt", "♠A 'x' \\ \"y\"\n♥K\n")
    return as_handle(student.find("first_line"))(name)


def a_plain_constant(student: Student) -> object:
    return student.find("SUITS")


def an_attribute(student: Student) -> object:
    return as_handle(student.find("TrickGame")(dealer="♥")).get("dealer")


def a_function_named_like_a_builtin(student: Student) -> object:
    return as_handle(student.find("sum"))([1, 2])


def a_function_named_like_a_variable(student: Student) -> object:
    game = as_handle(student.find("TrickGame")([1]))
    assert as_handle(student.find("game"))() == "a function"
    return game.hand()


def a_class_named_like_a_keyword(student: Student) -> object:
    return as_handle(student.find("kind"))(as_handle(student.find("Class"))())


def a_kind_of_list(student: Student) -> object:
    return as_handle(student.find("kind"))(as_handle(student.find("List"))("abc"))


def an_instance_test(student: Student) -> object:
    card = student.find("Card")
    return student.apply("isinstance", card(1), card)


def values(student: Student) -> object:
    return as_handle(student.find("echo"))(
        None, True, -1, 2.5, -0.0, float("inf"), (
"a'b\"\n"
"\ud800♥"
), b"\xff", [], [1, [2]], (), (1,), (1, 2), {}, {"k": (1,)},
        set(), {3, 1, 2}, frozenset(), frozenset({1}), 10**30, -(10**800), [float("nan")], named={"x"},
    )  # fmt: skip


def a_statement(student: Student) -> object:
    cards = student.load("cards")
    student.exec("cards.NAME = 'others'", cards=cards)
    return cards.get("NAME")


def a_statement_with_names_of_its_own(student: Student) -> object:
    game = as_handle(student.load().deal_game())
    student.exec("zork.cards.pop()", zork=game)
    return len(game)


def a_statement_that_renames_inside_a_text(student: Student) -> object:
    game = as_handle(student.load().deal_game())
    student.exec("zork.dealer = f'{zork.dealer} of zork'", zork=game)
    return game.get("dealer")


def a_statement_about_a_part(student: Student) -> object:
    cards = as_handle(student.load().deal_game()).hand()
    assert isinstance(cards, list)
    student.exec("thing.rank = other.rank = 7", thing=cards[0], other=cards[1])
    return str(cards[1])


def a_statement_that_names_the_other(student: Student) -> object:
    program = student.load()
    game, other = as_handle(program.deal_game()), as_handle(program.deal_game())
    student.exec("game, other = other, game; game.cards = []", game=game, other=other)
    return len(other)


def a_statement_that_binds_a_name_of_another(student: Student) -> object:
    game = as_handle(student.load().deal_game())
    student.exec("for card in range(3): game = thing.cards.append(card)", thing=game)
    return len(game)


def a_statement_of_several_lines(student: Student) -> object:
    game = as_handle(student.load().deal_game())
    student.exec("if zork.cards:\n    zork.cards.pop()\nelse:\n    zork.cards = [1]", zork=game)
    return len(game)


def a_statement_that_may_raise(student: Student) -> object:
    game = as_handle(student.load().deal_game())
    with student.raises(AssertionError):
        student.exec("zork.play(None)", zork=game)
    return len(game)


def objects_named_like_a_deck(student: Student) -> object:
    make = as_handle(student.find("Deck"))
    deck = as_handle(make("♠K"))
    with student.talk(["yes"], [["b", "a", "c"]]):
        assert student.load().ask_and_shuffle(["a", "b", "c"]) == ["yes", "b", "a", "c"]
    return deck.get("top")


STORIES: Mapping[str, Callable[[Student], object]] = {
    story.__name__.replace("_", " "): story
    for story in (
        in_variable,
        handles_in_a_list,
        many_of_a_class,
        by_operators,
        expected_exception,
        a_module,
        a_module_in_a_package,
        from_another_module,
        a_file,
        a_plain_constant,
        an_attribute,
        a_function_named_like_a_builtin,
        a_function_named_like_a_variable,
        a_class_named_like_a_keyword,
        a_kind_of_list,
        an_instance_test,
        values,
        a_statement,
        a_statement_with_names_of_its_own,
        a_statement_that_renames_inside_a_text,
        a_statement_about_a_part,
        a_statement_that_names_the_other,
        a_statement_that_binds_a_name_of_another,
        a_statement_of_several_lines,
        a_statement_that_may_raise,
        objects_named_like_a_deck,
    )
}


@pytest.fixture
def program(lab: Lab) -> Program:
    return lab.program(files=FILES)


@pytest.mark.parametrize("story", list(STORIES.values()), ids=list(STORIES))
def test_a_transcript_pasted_into_python_shows_the_same(
    program: Program, tmp_path: Path, story: Callable[[Student], object]
) -> None:
    answer = story(program.student)
    lines = program.student.transcript.lines()
    assert same(rerun(program, lines, tmp_path), answer)


@pytest.mark.parametrize("story", list(STORIES.values()), ids=list(STORIES))
def test_a_transcript_replayed_in_a_guest_shows_the_same(
    program: Program, story: Callable[[Student], object]
) -> None:
    answer = story(program.student)
    lines = program.student.transcript.lines()
    program.begin()
    assert same(program.student.replay(lines), answer)


def test_objects_in_a_frozen_set_are_written_by_name(program: Program, tmp_path: Path) -> None:
    card = program.student.find("Card")(1)
    as_handle(program.student.find("kind"))(frozenset({card}))
    assert rerun(program, program.student.transcript.lines(), tmp_path) == "frozenset"


def test_variables_are_named_for_the_class_of_their_object(program: Program) -> None:
    card = program.student.find("Card")
    one, two = card(1), card(2)
    game = as_handle(program.student.find("TrickGame"))
    game([one, two])
    game([two, one])
    assert program.student.transcript.lines() == (
        "from program import Card",
        "card = Card(1)",
        "card2 = Card(2)",
        "from program import TrickGame",
        "game = TrickGame([card, card2])",
        "TrickGame([card2, card])",
    )


def test_objects_that_are_only_handed_over_are_made_on_the_way(program: Program) -> None:
    card = program.student.find("Card")
    as_handle(program.student.find("TrickGame"))([card(1), card(2)], dealer=card(3))
    assert program.student.transcript.lines() == (
        "from program import Card",
        "from program import TrickGame",
        "TrickGame([Card(1), Card(2)], dealer=Card(3))",
    )


def test_sets_are_written_in_order(program: Program) -> None:
    program.call("kind", {"c", "a", "b"})
    assert program.student.transcript.lines()[-1] == "program.kind({'a', 'b', 'c'})"


def test_a_module_that_is_only_imported_from_gets_no_line(program: Program) -> None:
    assert as_handle(program.student.find("deal", "cards"))(1) == [0]
    assert program.student.transcript.lines() == ("from cards import deal", "deal(1)")


def test_an_expected_exception_is_a_try_block(program: Program) -> None:
    game = as_handle(program.student.find("TrickGame")())
    with program.student.raises(AssertionError):
        game.play(1)
    assert (
        program.student.transcript.lines()[-1] == "try:\n    game.play(1)\nexcept AssertionError:\n    pass\n"
    )


def test_an_object_that_comes_again_keeps_its_name(program: Program) -> None:
    card = as_handle(program.student.find("Card")(1))
    game = as_handle(program.student.find("TrickGame")([card]))
    assert game.best() is card
    assert program.student.transcript.lines()[-1] == "game.best()"


def test_the_last_question_is_told_as_python(program: Program) -> None:
    student = program.student
    assert student.transcript.asked() == ""
    student.load()
    assert student.transcript.asked() == "import program"
    game = as_handle(student.find("TrickGame")(["♠A"], dealer="E"))
    assert student.transcript.asked() == "TrickGame(['♠A'], dealer='E')"
    assert len(game) == 1
    assert student.transcript.asked() == "len(game)"
    with pytest.raises(StudentFailure):
        game.play("♥2")
    assert student.transcript.asked() == "game.play('♥2')"


def test_a_question_that_failed_is_in_the_transcript(program: Program) -> None:
    with pytest.raises(StudentFailure):
        program.student.find("TrikGame")
    assert program.student.transcript.lines()[-1] == "from program import TrikGame"


def test_an_object_that_came_inside_a_list_can_be_sent(program: Program) -> None:
    student = program.student
    game = as_handle(student.call(student.load(), "deal_game", (), {}))
    hand = game.hand()
    assert isinstance(hand, list)
    game.play(hand[0])
    length = len(game)
    lines = student.transcript.lines()
    program.begin()
    assert student.replay(lines) == length == 1


@pytest.mark.parametrize("kind", ["List", "Class"])
def test_an_object_that_is_the_last_answer_is_shown(program: Program, kind: str) -> None:
    student = program.student
    answer = as_handle(as_handle(student.find(kind))())
    lines = student.transcript.lines()
    program.begin()
    again = student.replay(lines)
    assert isinstance(again, Handle)
    assert repr(again) == repr(answer)


def test_a_name_that_is_taken_is_imported_under_another(program: Program) -> None:
    as_handle(program.student.find("sum"))([1, 2])
    assert program.student.transcript.lines() == ("from program import sum as sum2", "sum2([1, 2])")


def test_a_constant_that_was_looked_at_last_is_shown(program: Program) -> None:
    program.student.find("SUITS")
    assert program.student.transcript.lines() == ("from program import SUITS", "SUITS")
    program.call("kind", 1)
    assert program.student.transcript.lines()[-1] == "program.kind(1)"


@pytest.mark.parametrize(
    ("statement", "line"),
    [
        ("zork.cards.pop()", "game.cards.pop()"),
        ("zork.zork = 'zork'", "game.zork = 'zork'"),
        ("zork = zork.cards", "exec('zork = zork.cards', {'zork': game})"),
        ("[zork.play(card) for card in []]", "[game.play(card) for card in []]"),
    ],
)
def test_a_statement_is_written_with_the_names_of_the_transcript(
    program: Program, statement: str, line: str
) -> None:
    game = program.call("deal_game")
    program.student.exec(statement, zork=game)
    assert program.student.transcript.lines()[-1] == line
    assert program.student.transcript.asked() == line


def test_a_run_that_must_raise_is_prepared_before_it_is_tried(lab: Lab, tmp_path: Path) -> None:
    program = lab.program("name = input('? ')\nif name == 'x': raise ValueError(name)\n")
    with program.student.raises(ValueError):
        program.student.run(answers=["x"])
    lines = program.student.transcript.lines()
    program.begin()
    program.student.replay(lines)


def test_a_check_that_asked_nothing_has_no_lines(program: Program) -> None:
    assert program.student.transcript.lines() == ()


def test_names_are_those_of_the_submissions_language(lab: Lab) -> None:
    words = {"Game": "Spel", "hand": "kaarten", "dealer": "deler", "cards.txt": "kaarten.txt", "bad": "fout"}
    source = (
        "class Spel:\n"
        "    def __init__(self, deler): pass\n"
        "    def kaarten(self): return 1\n"
        "    def weg(self): raise ValueError('fout')"
    )
    student = lab.program(source, vocabulary=words).student
    game = as_handle(student.find("Game")(dealer="N"))
    assert game.hand() == 1
    assert student.file("cards.txt", "") == "kaarten.txt"
    with student.raises(ValueError, "bad"):
        game.weg()
    lines = "\n".join(student.transcript.lines())
    assert "Spel(deler='N')" in lines
    assert "spel.kaarten()" in lines
    assert "'kaarten.txt'" in lines
