"""Differences: always visible, always small, marked where they are."""

from __future__ import annotations

from hypothesis import assume, example, given
from hypothesis import strategies as st

from kibitz.model.result import Shown
from kibitz.report.difference import Difference, difference
from kibitz.report.pieces import Kind, Side

from .records import python, text

CONFUSING = st.text(st.sampled_from("ab \n\t\r\\␣⏎⇥\u00a0\u200b\u202eаáa\u0301'\"x0"), max_size=30)
ANY_TEXT = st.one_of(CONFUSING, st.text(max_size=60), st.text(st.sampled_from("ab \n"), max_size=600))
PLAIN = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), CONFUSING),
    lambda inner: st.one_of(
        st.lists(inner), st.dictionaries(st.text(max_size=3), inner), st.frozensets(st.integers())
    ),
    max_leaves=12,
)
LARGEST = 20_000


def drawn(side: Side) -> str:
    """Write a side with its marks between guillemets and its cuts as a bar."""
    signs = {Kind.SAME: "{}", Kind.MARK: "«{}»", Kind.GAP: "«»", Kind.CUT: "|"}
    return "/".join(
        "".join(signs[piece.kind].format(piece.text) for piece in line.pieces) for line in side.lines
    )


def size(shown: Difference) -> int:
    """Count the characters of both sides."""
    return len(shown.expected.seen()) + len(shown.got.seen())


@given(ANY_TEXT, ANY_TEXT)
@example("a␣", "a ")
@example("\\xa0", "\xa0")
@example("a", "a\n")
@example("", "\n")
@example("é", "e\u0301")
@example("x" * 500 + "a", "x" * 500 + "а")
def test_two_different_texts_never_look_the_same(expected: str, got: str) -> None:
    assume(expected != got)
    shown = difference(text(expected), text(got))
    assert shown.expected.seen() != shown.got.seen()
    assert size(shown) < LARGEST


@given(PLAIN, PLAIN)
def test_two_different_values_never_look_the_same(expected: object, got: object) -> None:
    assume(expected != got and repr(expected) != repr(got))
    shown = difference(python(repr(expected)), python(repr(got)))
    assert shown.expected.seen() != shown.got.seen()


@given(st.text(), st.text())
def test_anything_written_as_python_is_told_apart(expected: str, got: str) -> None:
    assume(expected != got)
    shown = difference(python(expected), python(got))
    assert shown.expected.seen() != shown.got.seen() or shown.remark


def test_what_is_shown_is_small_whatever_the_values_are() -> None:
    for unit in ("a", "\n", " ", "\u202e", "[", "('x', 1), "):
        for make in (text, python):
            one, other = make(unit * 200_000), make(unit * 199_000 + "b" + unit * 1000)
            assert size(difference(one, other)) < LARGEST


def test_the_difference_is_marked_to_the_character() -> None:
    shown = difference(text("the ♥7 wins"), text("the ♥K wins"))
    assert drawn(shown.expected) == '"the ♥«7» wins"'
    assert drawn(shown.got) == '"the ♥«K» wins"'


def test_each_word_that_differs_is_marked() -> None:
    shown = difference(text("E: ♦K  ♣A\nS\n"), text("E: ♦K ♣A \nS"))
    assert drawn(shown.expected) == "E: ♦K «␣»♣A«»⏎/S«⏎»"
    assert drawn(shown.got) == "E: ♦K «»♣A«␣»⏎/S«»"
    assert shown.signs == ("␣", "⏎")


def test_blanks_of_equal_lines_are_left_alone() -> None:
    shown = difference(text("a  b\nc\n"), text("a  b\nd\n"))
    assert drawn(shown.expected) == "a  b/«c»⏎"


def test_the_element_that_differs_is_marked() -> None:
    shown = difference(python("['♠10', '♥K', 3]"), python("['♠10', '♥Q', 3]"))
    assert drawn(shown.expected) == "['♠10', «'♥K'», 3]"
    assert drawn(shown.got) == "['♠10', «'♥Q'», 3]"


def test_order_is_no_difference_between_sets_or_dicts() -> None:
    shown = difference(python("{'a': 1, 'b': {3, 1}}"), python("{'b': {1, 3}, 'a': 2}"))
    assert drawn(shown.expected) == "{'a': «1», 'b': {1, 3}}"
    assert drawn(shown.got) == "{'a': «2», 'b': {1, 3}}"


def test_a_long_text_is_cut_around_the_first_difference_outside_the_quotes() -> None:
    shown = difference(text("x" * 500 + "yes" + "z" * 900), text("x" * 500 + "no" + "z" * 900))
    assert drawn(shown.expected).startswith('|"xxx')
    assert "«yes»zzz" in drawn(shown.expected)
    assert drawn(shown.expected).endswith('zzz"|')
    assert "…" not in shown.expected.seen() + shown.got.seen()
    first, last = shown.got.lines[0].pieces[0], shown.got.lines[0].pieces[-1]
    assert (first.count, last.count) == (440, 1402 - 440 - 240)


def test_a_text_of_many_lines_keeps_its_line_numbers() -> None:
    lines = [f"line {number}" for number in range(1, 200)]
    shown = difference(text("\n".join(lines)), text("\n".join([*lines[:99], "other", *lines[100:]])))
    assert shown.expected.before == 96
    assert [line.number for line in shown.expected.lines if line.differs] == [100]
    assert shown.expected.after == 199 - 96 - len(shown.expected.lines)


def test_letters_that_look_alike_are_escaped() -> None:
    assert drawn(difference(text("a"), text("а")).got) == '"«\\u0430»"'
    assert drawn(difference(text("é"), text("e\u0301")).expected) == '"«\\xe9»"'
    assert drawn(difference(text("a b"), text("a\u00a0b")).got) == '"a«\\xa0»b"'


def test_a_text_is_told_from_the_number_that_it_looks_like() -> None:
    shown = difference(Shown("7", type="int"), text("7"))
    assert (shown.expected.seen(), shown.got.seen()) == ("7", "'7'")


def test_equal_looks_are_explained() -> None:
    by_type = difference(python("'a'", "str"), python("'a'", "Card"))
    assert by_type.remark
    assert by_type.remark.values == {"expected": "str", "got": "Card"}
    same_type = difference(python("<Card>", "Card"), python("<Card>", "Card"))
    assert same_type.remark
    assert "not equal" in same_type.remark.text
    beyond = difference(Shown("[1, 1", cut=90), Shown("[1, 1", cut=80))
    assert beyond.remark
    assert "after the part" in beyond.remark.text


def test_only_equality_is_marked() -> None:
    shown = difference(python("14", "int"), python("15", "int"), "<")
    assert drawn(shown.expected) == "14"
    assert drawn(shown.got) == "15"
