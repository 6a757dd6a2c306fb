"""Values as a page may show them."""

from __future__ import annotations

import msgspec
import pytest

from kibitz.judge.exactly import exactly, same
from kibitz.judge.show import MOST_CHARACTERS, shorten, show, show_code
from kibitz.model.result import Shown

from .programs import Lab


def test_text_stays_text_and_all_else_is_written_as_python() -> None:
    assert show("♥A") == Shown("♥A", is_text=True, type="str")
    assert show([1, "a"]) == Shown("[1, 'a']", type="list")
    assert show(None) == Shown("None", type="NoneType")
    assert show_code("ValueError: x") == Shown("ValueError: x")


def test_a_value_expected_exactly_is_shown_without_the_word() -> None:
    assert show(exactly(0)) == Shown("0", type="int")


def test_a_value_that_is_too_long_says_how_much_was_cut() -> None:
    shown = show("x" * (MOST_CHARACTERS + 5))
    assert (len(shown.text), shown.cut) == (MOST_CHARACTERS, 5)


@pytest.mark.parametrize("value", [10**5000, [-(10**5000)], {"k": 10**5000}], ids=["int", "list", "dict"])
def test_a_huge_number_can_be_shown(value: object) -> None:
    """Python refuses to write so many digits; a student's program can still return them."""
    assert show(value).text


@pytest.mark.parametrize("value", ["\ud800", "a\udcffb"])
def test_what_is_shown_can_be_written_to_a_file_of_results(value: str) -> None:
    assert msgspec.json.decode(msgspec.json.encode(show(value)), type=Shown).is_text


def test_an_object_is_shown_by_its_class_without_a_question(lab: Lab) -> None:
    program = lab.program(
        "class Game:\n"
        "    def __repr__(self): raise ValueError\n"
        "class Word(str):\n"
        "    def __repr__(self): return 'a lie'\n"
        "def f(): return [Game(), Word('♠K')]"
    )
    value = program.call("f")
    assert isinstance(value, list)
    program.runner.retire()  # from here on nobody answers
    assert show(value).text == "[<Game object>, Word('♠K')]"
    assert show(value[1]) == Shown("Word('♠K')", type="Word")


NUMBERS: dict[str, object] = {
    "float('nan')": float("nan"),
    "[float('inf'), float('-inf')]": [float("inf"), float("-inf")],
    hex(10**5000): 10**5000,
    "(-0.0, 1e+300)": (-0.0, 1e300),
}


@pytest.mark.parametrize("text", list(NUMBERS), ids=lambda text: text[:10])
def test_what_is_shown_of_a_number_is_python_for_it(text: str) -> None:
    assert show(NUMBERS[text]).text == text
    assert same(eval(text), NUMBERS[text])


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("<Card object at 0x7f3a5c0d1e80>", "<Card object at 0x…>"),
        ("<A at 0x7F3A5C0D1E80> <B at 0x55d0c8a1f2b0>", "<A at 0x…> <B at 0x…>"),
        ("meet at 0x12", "meet at 0x12"),
        ("colour 0x7f3a5c", "colour 0x7f3a5c"),
    ],
)
def test_addresses_in_memory_are_left_out(text: str, shown: str) -> None:
    assert show(text).text == shown
    assert show([text]).text == repr([shown])


def test_two_runs_show_the_same_of_objects_that_python_would_show_by_address(lab: Lab) -> None:
    """A second guest, which has made other things before, keeps its objects elsewhere."""
    source = (
        "class Card: pass\n"
        "def f(fill):\n"
        "    kept = [Card() for _ in range(fill)]\n"
        "    card = Card()\n"
        "    print(card)\n"
        "    return kept, card, str(card)\n"
        "def g(fill):\n"
        "    raise ValueError(f(fill)[1])"
    )
    stories = []
    for fill in (0, 20_000):
        program = lab.program(source)
        student = program.student
        student.exec(f"program.kept = program.f({fill})", program=student.load())
        text = student.replay(("import program", f"program.f({fill})[2]"))
        failure = program.failure("g", fill)
        assert failure.fault is not None
        stories.append((text, show(text), student.printed(), failure.fault.message))
    (_, *shown), (_, *shown_again) = stories
    assert shown == shown_again


def test_a_long_text_keeps_its_head_and_its_tail() -> None:
    assert shorten("abc", 10) == "abc"
    text = shorten("a" * 50 + "b" * 50, 20)
    assert text.startswith("a" * 10)
    assert text.endswith("b" * 10)
    assert "80" in text
