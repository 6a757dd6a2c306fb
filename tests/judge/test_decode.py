"""Decoding: whatever bytes come, plain values or handles come out, or the two exceptions that say why not."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.guest import wire
from kibitz.guest.objects import Objects
from kibitz.guest.wire import PLAIN_TYPES, Packer
from kibitz.judge.decode import Nonsense, Rebuilder, Reply, TooLarge, read_reply
from kibitz.judge.exactly import same
from kibitz.model.assignment import Limits

Packed = Any


"""Integers that differ by this have the same hash."""


class Token:
    """Stands for a handle where nothing is to be asked of it."""

    def __init__(self, number: int, kind: str, plain: str, value: object) -> None:
        """Keep what a handle is made from."""
        self.made_from = (number, kind, plain, value)


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


@given(st.binary(max_size=200))
def test_arbitrary_bytes_are_a_reply_or_nonsense(payload: bytes) -> None:
    try:
        reply = read_reply(payload)
    except Nonsense:
        return
    assert type(reply) is Reply


@given(plain_values, st.data())
def test_a_reply_with_changed_bytes_is_a_value_or_refused(value: object, data: st.DataObject) -> None:
    payload = bytearray(wire.frame([7, "value", Packer(1000, 40).pack(value), []])[wire.HEADER.size :])
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(payload) - 1))
        payload[place : place + data.draw(st.integers(0, 2))] = data.draw(st.binary(max_size=2))
        payload = payload or bytearray(b"[")
    try:
        rebuilt = rebuilder().rebuild(read_reply(bytes(payload)).payload)
    except (Nonsense, TooLarge):
        return
    assert all(type(part) in {type(None), Token, *PLAIN_TYPES} for part in parts(rebuilt))


@pytest.mark.parametrize(
    "payload",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"[1]",
        b'[1,"value",null]',
        b'[1,"value",null,[],0]',
        b'["1","value",null,[]]',
        b'[1,"value",null,[["out"]]]',
        b'[1,"value",NaN,[]]',
        b'[1,"value","\\ud800",[]]',
        b'[1,"value","\xff",[]]',
        b'[1,"value",1e999,[]]',
        b'[1,"value",null,[]] x',
        b'[1,"value",' + b"[" * 100_000,
        b'{"call":1,"status":"value","payload":null,"events":[]}',
        b"\x80\x04N.",
    ],
    ids=lambda payload: repr(payload[:40]),
)
def test_what_no_honest_guest_sends_is_nonsense(payload: bytes) -> None:
    with pytest.raises(Nonsense):
        read_reply(payload)


@pytest.mark.parametrize("depth", [100, 5000, 100_000])
def test_a_value_nested_without_end_is_refused_in_one_place_or_the_next(depth: int) -> None:
    """How deep the reader goes is Python's matter and differs; the rebuilder stops at the limit."""
    payload = b'[1,"value",' + b"[" * depth + b"]" * depth + b",[]]"
    with pytest.raises((Nonsense, TooLarge)):
        rebuilder().rebuild(read_reply(payload).payload)


@given(junk)
def test_arbitrary_structures_become_plain_values_or_are_refused(packed: Packed) -> None:
    try:
        rebuilt = rebuilder().rebuild(packed)
    except (Nonsense, TooLarge):
        return
    assert all(type(part) in {type(None), Token, *PLAIN_TYPES} for part in parts(rebuilt))


@pytest.mark.parametrize(
    "packed",
    [
        {},
        {"list": []},
        {"tuple": 1},
        {"tuple": {"tuple": []}},
        {"set": [[]]},
        {"dict": [[1]]},
        {"dict": [[1, 2, 3]]},
        {"dict": [[[], 1]]},
        {"dict": 5},
        {"bytes": "0"},
        {"bytes": 5},
        {"int": ""},
        {"int": 5},
        {"int": "g"},
        {"float": "1.5"},
        {"float": []},
        {"str": "ff"},
        {"handle": []},
        {"handle": [1, "T"]},
        {"handle": ["1", "T", ""]},
        {"handle": [True, "T", ""]},
        {"handle": [1, "T", "object"]},
        {"handle": [1, "T", []]},
        {"handle": [1, 2, ""]},
        {"handle": [0, "T", ""]},
        {"handle": [-1, "T", ""]},
        {"handle": [2**31, "T", ""]},
        {"handle": [1, "T", "str"]},
        {"handle": [1, "T", "", None]},
        {"handle": [1, "T", "", "x"]},
        {"handle": [1, "T", "str", 5]},
        {"handle": [1, "T", "str", None]},
        {"handle": [1, "T", "str", "x", "x"]},
        {"handle": [1, "T", "int", True]},
        {"handle": [1, "T", "float", 1]},
        {"handle": [1, "T", "list", {"tuple": []}]},
        {"handle": [1, "T", "set", {"frozenset": []}]},
        {"handle": [1, "T", "NoneType", None]},
        {"handle": [1, "T", "str", {"handle": [2, "T", "str", "x"]}]},
        {"handle": [1, "T", "Token", {"handle": [2, "T", ""]}]},
        {"set": [{"handle": [1, "T", "str", 5]}]},
        {"tuple": [], "set": []},
        {"object": []},
    ],
    ids=repr,
)
def test_a_malformed_value_is_nonsense(packed: Packed) -> None:
    with pytest.raises(Nonsense):
        rebuilder().rebuild(packed)


@given(plain_values)
def test_plain_values_come_across_as_they_are(value: object) -> None:
    assert written(across(value)) == written(value)


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


@pytest.mark.parametrize(
    "value",
    [
        {True: "bool"},
        {1: "int"},
        {1.0: "float"},
        {(1, True): [], (): {}, frozenset(): set()},
        [[], (), set(), frozenset(), {}, b"", ""],
        -0.0,
        10**5000,
        "\ud800",
        {"tuple": [1]},
        {"handle": [1, "T", ""]},
    ],
    ids=lambda value: repr(value) if type(value) is not int else "a huge integer",
)
def test_types_are_kept_to_the_last_part(value: object) -> None:
    back = across(value)
    assert same(back, value)
    assert str(type(back)) == str(type(value))


class Word(str):
    """A kind of text."""

    __slots__ = ()


class Count(int):
    """A kind of integer."""


class Cards(list[str]):
    """A kind of list."""


class Table(dict[str, int]):
    """A kind of dictionary."""


class Share(float):
    """A kind of number."""


class Octets(bytes):
    """A kind of bytes."""


class Pair(tuple[Any, ...]):
    """A kind of tuple."""

    __slots__ = ()


class Bag(set[int]):
    """A kind of set."""


class Sack(frozenset[int]):
    """A kind of frozen set."""


@pytest.mark.parametrize(
    ("value", "kind", "plain"),
    [
        (Word("\ud800"), "Word", "str"),
        (Count(2**80), "Count", "int"),
        (Share(-0.5), "Share", "float"),
        (Octets(b"\xff"), "Octets", "bytes"),
        (Cards(["a"]), "Cards", "list"),
        (Pair((1, [])), "Pair", "tuple"),
        (Bag({1, 2}), "Bag", "set"),
        (Sack({1, 2}), "Sack", "frozenset"),
        (Table(a=1), "Table", "dict"),
    ],
)
def test_a_value_of_a_class_of_its_own_comes_with_what_it_is_as_a_plain_type(
    value: Any, kind: str, plain: str
) -> None:
    token = across(value)
    assert isinstance(token, Token)
    base = type(value).__mro__[1]
    assert token.made_from == (1, kind, plain, base(value))
    assert type(token.made_from[3]) is base


@pytest.mark.parametrize(
    ("value", "kind"), [(object(), "object"), (Word, "type"), (len, "builtin_function_or_method")]
)
def test_an_object_that_is_no_kind_of_a_plain_value_comes_without_one(value: object, kind: str) -> None:
    token = across(value)
    assert isinstance(token, Token)
    assert token.made_from == (1, kind, "", None)


class Lying(str):
    """A kind of text whose methods all lie."""

    __slots__ = ()
    __hash__ = str.__hash__

    def __str__(self) -> str:
        return "a lie"

    def __len__(self) -> int:
        return 0

    def __eq__(self, other: object) -> bool:
        return True

    __repr__ = __format__ = __str__  # type: ignore[assignment]


class LyingCards(list[str]):
    """A kind of list whose methods all lie."""

    def __len__(self) -> int:
        return 0

    def __iter__(self) -> Iterator[str]:
        return iter(["a lie"])

    def __getitem__(self, key: Any) -> Any:
        return "a lie"


class LyingTable(dict[str, int]):
    """A kind of dictionary whose methods all lie."""

    def items(self) -> Any:
        """Lie."""
        return [("a lie", 1)]

    __iter__ = keys = items


class LyingCount(int):
    """A kind of integer whose methods all lie."""

    def __int__(self) -> int:
        return 99

    __index__ = __trunc__ = __int__


@pytest.mark.parametrize(
    ("value", "truth"),
    [(Lying("x"), "x"), (LyingCards("ab"), ["a", "b"]), (LyingTable(a=1), {"a": 1}), (LyingCount(3), 3)],
    ids=["str", "list", "dict", "int"],
)
def test_what_an_object_is_as_a_plain_type_its_own_methods_do_not_say(value: object, truth: object) -> None:
    token = across(value)
    assert isinstance(token, Token)
    assert same(token.made_from[3], truth)


def test_the_parts_of_a_kind_of_list_count_as_those_of_a_list() -> None:
    with pytest.raises(wire.TooLarge, match="items"):
        across([Cards("a" * 60), Cards("a" * 60)], items=100)
    with pytest.raises(TooLarge, match="items"):
        rebuilder(items=100).rebuild({"handle": [1, "T", "list", [0] * 200]})


def test_a_kind_of_list_that_contains_itself_is_too_deep_at_both_ends() -> None:
    value: Any = Cards()
    value.append(value)
    with pytest.raises(wire.TooLarge, match="depth"):
        across(value)
    packed: Packed = []
    for _ in range(50):
        packed = {"handle": [1, "T", "list", [packed]]}
    with pytest.raises(TooLarge, match="depth"):
        rebuilder().rebuild(packed)


def nested(levels: int) -> list[object]:
    value: list[object] = []
    for _ in range(levels - 1):
        value = [value]
    return value


def test_as_many_levels_as_the_limit_come_across() -> None:
    assert across(nested(10), depth=10) == nested(10)


def test_one_level_too_many_stops_at_the_guest() -> None:
    with pytest.raises(wire.TooLarge, match="depth"):
        across(nested(11), depth=10)


def test_one_level_too_many_stops_at_the_judge() -> None:
    with pytest.raises(TooLarge, match="depth"):
        rebuilder(depth=10).rebuild(nested(11))
