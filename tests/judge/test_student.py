"""The fixture ``student``: what it answers, and whose matter it is when there is no answer."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from kibitz.judge.exactly import exactly
from kibitz.judge.failures import OurFault, StudentFailure, UnmetExpectation
from kibitz.judge.handle import Handle
from kibitz.judge.student import Student
from kibitz.model.verdict import Verdict

from .programs import Lab

SOURCE = """
    class Oops(ValueError): pass
    class Game:
        score = 5
        def one(self): return 1
        def two(self): print("two"); return 2
        def me(self): return self
        def bad(self): raise Oops("bad move")
        def asks(self): return input("Name? ")
    def huge(): return 10 ** 5000
    def surrogate(): return "\\ud800"
    def boom(): raise KeyError("k")
"""


def handle(value: object) -> Handle:
    assert isinstance(value, Handle)
    return value


@pytest.fixture
def game(lab: Lab) -> Handle:
    return handle(lab.program(SOURCE).student.find("Game")())


def test_questions_put_together_have_the_answers_of_questions_put_alone(lab: Lab) -> None:
    student = lab.program(SOURCE).student
    game = handle(student.find("Game")())
    assert student.together(lambda: [game.one(), (game.two(), {"me": game.me()})]) == [1, (2, {"me": game})]
    assert student.output() == "two\n"


def test_other_questions_may_stand_among_those_put_together(lab: Lab) -> None:
    student = lab.program(SOURCE).student
    game = handle(student.find("Game")())
    assert student.together(lambda: [game.one(), game.get("score"), game.two()]) == [1, 5, 2]


def test_of_questions_put_together_the_transcript_ends_with_the_one_that_failed(lab: Lab) -> None:
    student = lab.program(SOURCE).student
    game = handle(student.find("Game")())
    with pytest.raises(StudentFailure) as caught:
        student.together(lambda: [game.one(), game.bad(), game.two()])
    assert caught.value.verdict is Verdict.RAISED
    assert student.transcript.asked() == "game.bad()"
    assert student.output() == ""


def test_a_failure_before_any_answer_names_a_question_too(lab: Lab) -> None:
    student = lab.program(SOURCE).student
    game = handle(student.find("Game")())
    with pytest.raises(StudentFailure, match="asked for input"):
        student.together(lambda: [game.asks(), game.two()])


def test_an_answer_that_is_not_there_yet_cannot_be_compared(lab: Lab) -> None:
    """A comparison inside ``together`` would pass or fail without the program: it is the suite's mistake."""
    student = lab.program(SOURCE).student
    game = handle(student.find("Game")())
    with pytest.raises(OurFault):
        student.together(lambda: [game.one() == 1])


def test_an_expected_exception_passes(lab: Lab) -> None:
    student = lab.program(SOURCE).student
    own = handle(student.find("Game")())
    with student.raises(ValueError, "bad move"):
        own.bad()
    with student.raises(Exception):
        own.bad()


def test_an_exception_of_another_kind_is_raised_on(lab: Lab) -> None:
    student = lab.program(SOURCE).student
    with pytest.raises(StudentFailure, match="Oops: bad move"), student.raises(KeyError):
        handle(student.find("Game")()).bad()


def test_another_message_is_an_expectation_not_met(lab: Lab) -> None:
    student = lab.program(SOURCE).student
    with pytest.raises(UnmetExpectation) as caught, student.raises(ValueError, "good move"):
        handle(student.find("Game")()).bad()
    assert (caught.value.expected, caught.value.got) == ("ValueError: good move", "Oops: bad move")


def test_no_exception_is_an_expectation_not_met(lab: Lab) -> None:
    student = lab.program(SOURCE).student
    with pytest.raises(UnmetExpectation) as caught, student.raises(ValueError):
        handle(student.find("Game")()).one()
    assert caught.value.got == ""


def test_asking_for_input_is_not_the_exception_that_was_expected(lab: Lab) -> None:
    student = lab.program(SOURCE).student
    with pytest.raises(StudentFailure, match="asked for input"), student.raises(BaseException):
        handle(student.find("Game")()).asks()


def test_a_handle_of_an_earlier_check_is_the_suites_fault(lab: Lab) -> None:
    program = lab.program(SOURCE)
    game = program.student.find("Game")()
    assert isinstance(game, Handle)
    program.begin()
    with pytest.raises(OurFault):
        game.one()


def test_a_value_that_cannot_be_sent_is_the_suites_fault(game: Handle) -> None:
    with pytest.raises(OurFault):
        game.me(object())


PLAIN_USES: dict[str, Callable[[Handle], object]] = {
    "for": list,
    "in": lambda thing: "a" in thing,
    "bool": bool,
    "<": lambda thing: thing < 5,
    ">=": lambda thing: thing >= "a",
}


@pytest.mark.parametrize("use", list(PLAIN_USES))
def test_an_object_does_not_stand_for_a_plain_value(game: Handle, use: str) -> None:
    with pytest.raises(StudentFailure, match="class Game came where a plain value was expected") as caught:
        PLAIN_USES[use](game)
    assert caught.value.verdict is Verdict.WRONG


LIARS = """
    def lie(*others, **named): return True
    methods = "eq ne bool contains lt le gt ge len iter getitem str repr int float index format".split()
    lies = {"__%s__" % name: lie for name in methods}
    lies.update(items=lie, keys=lie, values=lie, get=lie, __getattribute__=lie, __class__=int)
    def liar(kind, value):
        return type("Liar", ({"str": str, "int": int, "list": list, "dict": dict}[kind],),
                    {**lies, "__hash__": lambda self: 1})(value)
    class Object: pass
    for name, method in lies.items():
        if name not in ("__getattribute__", "__class__"): setattr(Object, name, method)
    Object.__hash__ = lambda self: 1
    def thing(): return Object()
"""


@pytest.mark.parametrize(
    ("value", "others"),
    [
        ("x", ["y", "", "a lie", True, 1, ["x"], None]),
        (7, [8, 0, 1, "7", 7.5, None]),
        (["a"], [[], ["b"], ["a", "a"], True, "a", ("a",)]),
        ({"a": 1}, [{}, {"a": 2}, {"b": 1}, True, 1]),
    ],
    ids=["str", "int", "list", "dict"],
)
def test_a_class_of_lies_gains_nothing_by_them(lab: Lab, value: object, others: list[object]) -> None:
    kind = type(value).__name__
    liar = handle(lab.program(LIARS).call("liar", kind, value))
    for other in others:
        assert (liar == other, other == liar, liar == exactly(other)) == (False,) * 3
        assert (liar != other, other != liar, liar != exactly(other)) == (True,) * 3
        assert [liar] != [other]
        assert liar not in others
    assert (liar == value, value == liar, liar == exactly(value)) == (True,) * 3


def test_an_object_of_lies_equals_nothing_plain(lab: Lab) -> None:
    liar = handle(lab.program(LIARS).call("thing"))
    others: list[object] = [1, True, "x", [], None, {}]
    for other in others:
        assert (liar == other, other == liar, liar == exactly(other), liar in [other]) == (False,) * 4
        assert liar != other


KIN = """
    class Card(str): pass
    class Rank(int): pass
    class Cards(list): pass
    class Table(dict): pass
    class Weight(float): pass
    def card(text): return Card(text)
    def rank(number): return Rank(number)
    def cards(): return Cards([Card("♠K"), "♥2"])
    def table(): return Table({Card("N"): Rank(1), "E": (Card("♠K"),)})
    def nested():
        card = Card("♠K")
        return [card, (card, [card]), {card: {"in": card}}, {card, "♥2"}, frozenset([card])]
    def weight(): return Weight("nan")
    hand = Cards()
    def take(card): hand.append(card); return hand
    def same(one, other): return one is other
    def itself():
        own = Cards()
        own.append(own)
        return own
    def fine(): return 1
"""
NESTED = ["♠K", ("♠K", ["♠K"]), {"♠K": {"in": "♠K"}}, {"♠K", "♥2"}, frozenset(["♠K"])]


def test_an_honest_kind_of_a_plain_value_is_worth_that_value(lab: Lab) -> None:
    program = lab.program(KIN)
    card, rank, cards = (handle(program.call(*ask)) for ask in (("card", "♠K"), ("rank", 7), ("cards",)))
    keyed: dict[object, int] = {"♠K": 1}
    assert repr([card, rank]) == "[Card('♠K'), Rank(7)]"
    assert (card == "♠K", card == "♠K", card in ["♠K"], card in {"♠K"}, keyed[card]) == (True,) * 4 + (1,)
    assert (card[0], len(card), "K" in card, card < "♥", card < "♥") == ("♠", 2, True, True, True)
    assert (rank == 7, rank == 7.0, rank > 6, bool(rank), hash(rank)) == (True,) * 4 + (7,)
    assert (list(cards), cards[1], len(cards)) == (["♠K", "♥2"], "♥2", 2)
    assert not handle(program.call("card", ""))


def test_exactly_takes_a_kind_of_a_plain_value_for_that_value(lab: Lab) -> None:
    program = lab.program(KIN)
    rank, cards = program.call("rank", 1), program.call("cards")
    assert rank == exactly(1)
    assert exactly(1) == rank
    assert (rank == exactly(True), rank == exactly(1.0), rank == exactly("1")) == (False,) * 3
    assert cards == exactly(["♠K", "♥2"])
    assert (cards == exactly(("♠K", "♥2")), cards == exactly(["♠K"])) == (False, False)
    assert program.call("weight") == exactly(float("nan"))
    assert program.call("table") == exactly({"N": 1, "E": ("♠K",)})
    assert program.call("table") != exactly({"N": True, "E": ("♠K",)})


def test_kinds_of_plain_values_may_be_parts_of_anything(lab: Lab) -> None:
    nested = lab.program(KIN).call("nested")
    assert nested == NESTED
    assert nested == exactly(NESTED)
    assert nested != [*NESTED[:4], frozenset(["♠Q"])]
    assert nested != exactly([*NESTED[:4], frozenset(["♠Q"])])


def test_a_kind_of_a_plain_value_goes_back_as_the_object_that_it_is(lab: Lab) -> None:
    program = lab.program(KIN)
    card = program.call("card", "♠K")
    hand = program.call("take", card)
    assert hand == ["♠K"]
    assert program.call("same", handle(hand)[0], card) is True
    program.call("take", "♥2")
    assert hand == ["♠K", "♥2"]


def test_a_kind_of_list_that_contains_itself_is_too_much_and_no_more(lab: Lab) -> None:
    program = lab.program(KIN)
    assert program.verdict("itself") is Verdict.OUTPUT
    assert program.call("fine") == 1


def test_a_kind_of_list_that_can_be_hashed_may_be_in_a_set(lab: Lab) -> None:
    program = lab.program(
        "class Hand(list):\n    __hash__ = object.__hash__\ndef f(): return {Hand('ab')}\ndef g(): return 1"
    )
    with suppress(StudentFailure):
        program.call("f")
    assert program.call("g") == 1


def test_what_a_set_is_rebuilt_from_is_not_in_the_transcript(lab: Lab) -> None:
    program = lab.program(
        "class Odd(str):\n"
        "    def __eq__(self, other): return self is other\n"
        "    __hash__ = str.__hash__\n"
        "def f(): return {Odd('a'), Odd('a')}"
    )
    program.call("f")
    assert program.student.transcript.asked() == "program.f()"


def test_a_comparison_that_answers_with_the_set_itself_leads_nowhere(lab: Lab) -> None:
    """Each answer holds objects to be compared again; that must not end as a fault of ours."""
    program = lab.program(
        "same = False\n"
        "class Odd(str):\n"
        "    def __eq__(self, other): return pool if same else self is other\n"
        "    __hash__ = str.__hash__\n"
        "pool = {Odd('a'), Odd('a')}\n"
        "def f():\n"
        "    global same\n"
        "    same = True\n"
        "    return pool"
    )
    with suppress(StudentFailure):
        program.call("f")


def test_a_counter_can_be_looked_through_like_a_dict(lab: Lab) -> None:
    program = lab.program("from collections import Counter\ndef f(): return Counter('aab')")
    counts: Any = program.call("f")
    assert counts == {"a": 2, "b": 1}
    assert dict(counts) == {"a": 2, "b": 1}
    assert sorted(counts.items()) == [("a", 2), ("b", 1)]


FORGED = """
    import gc, json, os, struct

    def forge(packed):
        call = next(thing.call for thing in gc.get_objects() if type(thing).__name__ == "Guest")
        payload = json.dumps([call, "value", json.loads(packed), []]).encode()
        os.write(3, struct.pack(">I", len(payload)) + payload)
        os._exit(0)
"""


@pytest.mark.parametrize(
    "packed",
    [
        '{"handle": [9, "Card", "str", 5]}',
        '{"handle": [9, "Card", "int", true]}',
        '{"handle": [9, "C", "list"]}',
    ],
)
def test_a_forged_kind_of_value_that_does_not_fit_is_a_crash(lab: Lab, packed: str) -> None:
    assert lab.program(FORGED).verdict("forge", packed) is Verdict.CRASHED


PROMISE_USES: dict[str, Callable[[Any], object]] = {
    "==": lambda answer: answer == 1,
    "!=": lambda answer: answer != 1,
    "<": lambda answer: answer < 1,
    "bool": bool,
    "len": len,
    "for": list,
    "in": lambda answer: 1 in answer,
    "in a list": lambda answer: answer in [1],
    "key": lambda answer: {answer: 1},
    "[]": lambda answer: answer[0],
    "call": lambda answer: answer(),
    "str": str,
    "f-string": lambda answer: f"{answer}",
    "exactly": lambda answer: answer == exactly(1),
}


@pytest.mark.parametrize("use", list(PROMISE_USES))
def test_nothing_can_be_done_with_an_answer_that_has_not_come(game: Handle, use: str) -> None:
    student = game._asker
    assert isinstance(student, Student)
    with pytest.raises(OurFault, match="together"):
        student.together(lambda: PROMISE_USES[use](game.one()))
    assert student.together(lambda: (game.one(), [game.two()])) == (1, [2])


def test_a_promise_may_not_be_sent(game: Handle) -> None:
    student = game._asker
    assert isinstance(student, Student)
    with pytest.raises(OurFault):
        student.together(lambda: game.me(game.one()))


def test_values_that_cannot_be_written_come_all_the_same(lab: Lab) -> None:
    program = lab.program(SOURCE)
    assert program.call("huge") == 10**5000
    assert program.call("surrogate") == "\ud800"


def test_a_handle_is_exactly_nothing_but_itself(game: Handle) -> None:
    assert game.me() == exactly(game) or game.me() is game
    assert game != exactly(5)


def test_output_is_what_was_printed_since_it_was_last_asked(lab: Lab) -> None:
    student = lab.program(SOURCE).student
    own = handle(student.find("Game")())
    own.two()
    assert student.output() == "two\n"
    own.two()
    own.two()
    assert student.output() == "two\ntwo\n"
    assert student.printed() == "two\ntwo\ntwo\n"


def test_private_names_of_a_handle_are_not_the_students(game: Handle) -> None:
    with pytest.raises(AttributeError):
        _ = game._secret
    with pytest.raises(AttributeError):
        _ = game.__wrapped__


def test_a_statement_with_a_name_that_nothing_was_given_for_is_the_suites_fault(lab: Lab) -> None:
    student = lab.program(SOURCE).student
    game = student.find("Game")
    with pytest.raises(OurFault, match="nothing was given for game"):
        student.exec("game.score = zork", zork=game)
    with pytest.raises(SyntaxError):
        student.exec("zork.score = ", zork=game)
    with pytest.raises(OurFault, match="type int is no object of the program"):
        student.exec("game.score = zork", zork=5, game=game)
    student.exec("from math import *; game.score = floor(5.5)", game=game)
    assert handle(game).get("score") == 5


def test_a_transcript_of_a_statement_has_the_names_of_the_submissions_language(lab: Lab) -> None:
    source = "class Spel:\n    def __init__(self): self.kaarten = [1]\n"
    student = lab.program(source, vocabulary={"Game": "Spel", "cards": "kaarten"}).student
    game = handle(student.find("Game")())
    student.exec(f"game.{student.word('cards')}.clear()", game=game)
    assert game.get("cards") == []
    assert student.transcript.lines()[1:] == ("spel = Spel()", "spel.kaarten.clear()", "spel.kaarten")


def test_to_expect_an_exception_and_ask_nothing_is_the_suites_fault(lab: Lab) -> None:
    student = lab.program(SOURCE).student
    student.find("Game")
    said = "nothing is asked of the program where ValueError: no is expected"
    with pytest.raises(OurFault, match=said), student.raises(ValueError, "no"):
        student.file("cards.txt", "")


@pytest.mark.parametrize("answers", [[0], [None], 5, lambda turn: 0])
def test_an_answer_that_is_no_text_is_the_suites_mistake(lab: Lab, answers: Any) -> None:
    student = lab.program("input('? ')\n").student
    with pytest.raises(TypeError, match="must be"):
        student.run(answers=answers)
    student.start_over()
    assert len(student.run(answers=["0"]).turns) == 2


@pytest.mark.parametrize("shuffles", [["ab"], [[1, 2]], [1]])
def test_an_order_of_other_things_than_texts_is_the_suites_mistake(lab: Lab, shuffles: Any) -> None:
    student = lab.program(SOURCE).student
    with pytest.raises(TypeError, match="shuffles must be"), student.talk([], shuffles):
        student.load()
