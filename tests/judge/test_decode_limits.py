"""Decoding within limits: too large, too deep, too much alike; and what is no value."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.guest import wire
from kibitz.guest.objects import Objects
from kibitz.guest.wire import PLAIN_TYPES, Packer
from kibitz.judge import decode
from kibitz.judge.decode import Nonsense, Rebuilder, TooLarge, read_reply
from kibitz.judge.handle import Handle, Kin
from kibitz.model.assignment import Limits

Packed = Any


MERSENNE = 2**61 - 1


"""Integers that differ by this have the same hash."""


class Token:
    """Stands for a handle where nothing is to be asked of it."""

    def __init__(self, number: int, kind: str, plain: str, value: object) -> None:
        """Keep what a handle is made from."""
        self.made_from = (number, kind, plain, value)


class NobodyIsAsked:
    """What puts questions to the guest, where there must be none."""

    def call(self, handle: Handle, name: str, args: tuple[object, ...], kwargs: dict[str, object]) -> object:
        """Refuse."""
        raise AssertionError("the guest was asked")

    def get(self, handle: Handle, name: str) -> object:
        """Refuse."""
        raise AssertionError("the guest was asked")

    def apply(self, operation: str, *args: object) -> object:
        """Refuse."""
        raise AssertionError("the guest was asked")


def rebuilder(**limits: int) -> Rebuilder:
    return Rebuilder(msgspec.structs.replace(Limits(), **limits), Token)


def across(value: object, **limits: int) -> object:
    """Send a value the whole way: packed by the guest, framed, read and rebuilt by the judge."""
    bounds = msgspec.structs.replace(Limits(), **limits)
    packer = Packer(bounds.items, bounds.depth, Objects().keep)
    framed = wire.frame([1, "value", packer.pack(value), []])
    return Rebuilder(bounds, Token).rebuild(read_reply(framed[wire.HEADER.size :]).payload)


numbers = st.one_of(
    st.booleans(),
    st.integers(),
    st.integers(-(2**200), 2**200),
    st.sampled_from([2**63, 2**63 - 1, -(2**63), -(2**63) - 1, 2**64, 2**600]),
    st.floats(),
    st.sampled_from([0.0, -0.0, math.inf, -math.inf, math.nan, 5e-324, 1.7976931348623157e308, 1e16]),
)


texts = st.one_of(
    st.text(),
    st.text(st.characters(codec=None, categories=["Cs", "Lu"])),
    st.sampled_from(["\x00", "\ud800", "♥", "\U0001f0a1", "\u2028", '"\\']),
)


hashables = st.recursive(
    st.none() | numbers | texts | st.binary(),
    lambda inner: (
        st.tuples(inner, inner) | st.lists(inner, max_size=3).map(tuple) | st.frozensets(inner, max_size=3)
    ),
    max_leaves=6,
)


plain_values = st.recursive(
    hashables,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.lists(inner, max_size=4).map(tuple),
        st.sets(hashables, max_size=4),
        st.dictionaries(hashables, inner, max_size=4),
    ),
    max_leaves=20,
)


tags = st.sampled_from([*[kind.__name__ for kind in PLAIN_TYPES], "handle", "object", ""])


junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=8)
    | st.sampled_from(["ff", "nan", "zz", "-1", "__class__"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text(max_size=3), inner, max_size=3)
        | st.builds(lambda tag, content: {tag: content}, tags, inner)
        | st.builds(lambda tag, content: {tag: content}, tags, st.lists(inner, max_size=3))
    ),
    max_leaves=12,
)


def parts(value: object) -> Iterator[object]:
    yield value
    if isinstance(value, dict):
        for key, part in value.items():
            yield from parts(key)
            yield from parts(part)
    elif isinstance(value, list | tuple | set | frozenset):
        for part in value:
            yield from parts(part)


def written(value: object) -> str:
    """Write a value so that all types, the signs of zeros and every nan are seen."""
    kind = type(value).__name__
    if isinstance(value, dict):
        return f"{kind}({sorted((written(key), written(part)) for key, part in value.items())})"
    if isinstance(value, set | frozenset):
        return f"{kind}({sorted(map(written, value))})"
    if isinstance(value, list | tuple):
        return f"{kind}({[written(part) for part in value]})"
    return f"{kind}({value!r})"


def test_a_list_that_contains_itself_is_too_deep() -> None:
    value: list[object] = []
    value.append(value)
    with pytest.raises(wire.TooLarge, match="depth"):
        across(value)


def test_too_many_elements_stop_at_the_guest() -> None:
    with pytest.raises(wire.TooLarge, match="items"):
        across([[0] * 50, [0] * 50], items=100)


def test_too_many_elements_stop_at_the_judge() -> None:
    with pytest.raises(TooLarge, match="items"):
        rebuilder(items=100).rebuild([[0] * 50, [0] * 50])


@pytest.mark.parametrize("value", ["x" * 10_000, b"x" * 10_000, 1 << 100_000], ids=["str", "bytes", "int"])
def test_a_value_without_elements_has_its_size_counted(value: object) -> None:
    with pytest.raises(wire.TooLarge, match="size"):
        across(value, items=16)


@given(plain_values, st.integers(16, 40), st.integers(2, 5))
def test_what_the_guest_may_send_the_judge_takes(value: object, items: int, depth: int) -> None:
    """A value within the limits at one end is within them at the other: an author can rely on the number."""
    try:
        packed = Packer(items, depth).pack(value)
    except wire.TooLarge:
        return
    assert written(rebuilder(items=items, depth=depth).rebuild(packed)) == written(value)


def test_a_dictionary_counts_the_same_at_both_ends() -> None:
    value = {number: number for number in range(30)}
    packed = Packer(100, 40).pack(value)
    assert rebuilder(items=100).rebuild(packed) == value


def test_an_empty_dictionary_is_as_deep_as_an_empty_list() -> None:
    packer = Packer(100, 2)
    answers = []
    empty: list[object] = [[], {}]
    for inner in empty:
        try:
            packer.pack([[inner]])
            answers.append("taken")
        except wire.TooLarge as error:
            answers.append(str(error))
    assert answers == ["depth", "depth"]


@pytest.mark.parametrize("shape", ["set", "frozenset", "dict"])
def test_a_flood_of_equal_hashes_is_refused_at_once(shape: str) -> None:
    flood: list[Packed] = [{"int": format(number * MERSENNE, "x")} for number in range(1, 20_000)]
    packed = {shape: [[part, 0] for part in flood] if shape == "dict" else flood}
    start = time.monotonic()
    with pytest.raises(TooLarge):
        rebuilder().rebuild(packed)
    assert time.monotonic() - start < 2


@pytest.mark.parametrize("number", [1, 1 + MERSENNE])
@pytest.mark.parametrize("shape", ["set", "dict"])
def test_rebuilding_asks_the_guest_nothing(shape: str, number: int) -> None:
    """A hostile guest cannot make the judge compare a handle while it builds a set."""
    handles: dict[int, Handle] = {}

    def handle(own: int, kind: str, plain: str, value: object) -> Handle:
        assert (plain, value) == ("", None)
        return handles.setdefault(own, Handle(NobodyIsAsked(), own, kind, 1))

    made = Rebuilder(Limits(), handle)
    twin = hash(Handle(NobodyIsAsked(), 1, "T", 1))
    parts: list[Packed] = [
        {"handle": [1, "T", ""]},
        {"handle": [number, "T", ""]},
        {"int": format(twin, "x")},
    ]
    try:
        rebuilt = made.rebuild({shape: [[part, 0] for part in parts] if shape == "dict" else parts})
    except (Nonsense, TooLarge):
        return
    assert isinstance(rebuilt, set | dict)


@pytest.mark.parametrize("shape", ["set", "dict"])
def test_rebuilding_asks_nothing_about_objects_of_the_same_plain_value(shape: str) -> None:
    """Each such comparison would be a question, and a set of a thousand of them half a million."""

    def handle(own: int, kind: str, plain: str, value: object) -> Handle:
        return Kin(NobodyIsAsked(), own, kind, 1, value)

    parts: list[Packed] = [{"handle": [number, "T", "str", "x"]} for number in (1, 2)]
    packed = {shape: [[part, 0] for part in parts] if shape == "dict" else parts}
    try:
        rebuilt = Rebuilder(Limits(), handle).rebuild(packed)
    except (Nonsense, TooLarge):
        return
    assert isinstance(rebuilt, set | dict)


def test_a_description_of_an_exception_is_read() -> None:
    packed = {"type": "E", "bases": ["ValueError"], "message": "m", "frames": [["a.py", 3, "f"]]}
    described = decode.read_described(packed)
    assert (described.type, described.bases, described.message) == ("E", ["ValueError"], "m")
    assert described.frames == [("a.py", 3, "f")]


@given(junk)
def test_other_payloads_are_what_they_should_be_or_nonsense(packed: Packed) -> None:
    for read in (decode.read_described, decode.read_missing, decode.read_parts, decode.read_text):
        try:
            value = read(packed)
        except Nonsense:
            continue
        assert type(value) in {decode.Described, tuple, list, str}


def test_only_text_of_the_kinds_asked_for_counts_as_printed() -> None:
    events: list[tuple[str, Any]] = [("out", "a"), ("err", "b"), ("out", 5), ("slept", 1.0), ("out", "c")]
    assert decode.printed(events, "out") == "ac"
    assert decode.printed(events, "out", "err") == "abc"


def test_a_frame_is_a_length_and_json() -> None:
    framed = wire.frame([1, "value", "♥", []])
    (length,) = wire.HEADER.unpack(framed[: wire.HEADER.size])
    assert length == len(framed) - wire.HEADER.size
    assert json.loads(framed[wire.HEADER.size :]) == [1, "value", "♥", []]
    assert wire.parse(framed[wire.HEADER.size :]) == [1, "value", "♥", []]


@given(plain_values)
def test_plain_values_go_to_the_guest_as_they_are(value: object) -> None:
    packed = msgspec.json.decode(msgspec.json.encode(Packer(100_000, 60).pack(value)))
    framed = wire.frame(packed)[wire.HEADER.size :]
    assert written(wire.unpack(wire.parse(framed), lambda number: number)) == written(value)
