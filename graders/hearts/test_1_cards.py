"""Task 1, cards: ranks and suits, cards that can be compared, and what they print."""

from __future__ import annotations

from kibitz import Broken, Handle, Student, check, note

from .own_cards import (
    NAMES,
    after,
    before,
    deck,
    is_picture,
    make_card,
    members,
    must_compare,
    names_there,
    other,
    owner,
    same,
    text_of,
    texts,
)


def must_have_members(student: Student, kind: str) -> None:
    """Hold `Rank` or `Suit` to being an Enum with the right members and no others."""
    found = owner(student, kind)
    if student.apply("isinstance", found, student.find("EnumMeta", "enum")) is not True:
        raise Broken(note("{kind} is not an Enum.", kind=kind))
    listed = student.load("builtins").list(found)
    parts = listed if isinstance(listed, list) else []
    names = [str(part.get("name")) if isinstance(part, Handle) else repr(part) for part in parts]
    missing = [name for name in NAMES[kind] if name not in names]
    extra = [name for name in names if name not in NAMES[kind]]
    expected, got = ", ".join(NAMES[kind]), ", ".join(names)
    if missing:
        sentence = note("{kind} lacks {names}.", kind=kind, names=", ".join(missing))
        raise Broken(sentence, expected=expected, got=got)
    if extra or len(names) != len(NAMES[kind]):
        sentence = note(
            "{kind} has members that it should not have: {names}.", kind=kind, names=", ".join(extra)
        )
        raise Broken(sentence, expected=expected, got=got)


@check(
    task="cards",
    points=0.25,
    clauses=["H1.1"],
    hint="Write each name with a capital and no others: Two, Three, up to King, Ace.",
)
def test_rank_has_thirteen_members(student: Student) -> None:
    """Rank is an Enum with the thirteen ranks."""
    must_have_members(student, "Rank")


@check(
    task="cards",
    points=0.25,
    clauses=["H1.2"],
    hint="There are exactly four suits: Clubs, Diamonds, Spades and Hearts.",
)
def test_suit_has_four_members(student: Student) -> None:
    """Suit is an Enum with the four suits, and nothing else."""
    must_have_members(student, "Suit")


@check(
    task="cards",
    points=0.5,
    clauses=["H1.1", "H1.2", "H1.3"],
    hint="Give Rank and Suit a method __lt__ that returns True or False.",
)
def test_ranks_and_suits_can_be_compared(student: Student) -> None:
    """Ranks and suits can be compared with < and >, and stand in the right order."""
    for kind in NAMES:
        for sign, relation in (("lt", before), ("gt", after)):
            must_compare(student, members(student, kind), sign, relation)


@check(task="cards", points=0.25, clauses=["H1.4"])
def test_a_card_has_a_rank_and_a_suit(student: Student) -> None:
    """The attributes rank and suit of a card are those that it was made of."""
    ranks, suits = names_there(student, "Rank"), names_there(student, "Suit")
    for number in range(len(ranks)):
        rank, suit = ranks[number], suits[number % len(suits)]
        card = make_card(student, f"{rank} of {suit}")
        assert card.get("rank") == owner(student, "Rank").get(rank)
        assert card.get("suit") == owner(student, "Suit").get(suit)


@check(
    task="cards",
    points=0.5,
    clauses=["H1.5"],
    hint="Write __eq__: cards are equal when both the rank and the suit are the same.",
)
def test_cards_are_equal_when_rank_and_suit_are(student: Student) -> None:
    """Of all pairs of cards, those with the same rank and the same suit are equal, and no others."""
    cards = deck(student)
    must_compare(student, cards, "eq", same)
    must_compare(student, cards, "ne", other)


@check(
    task="cards",
    points=0.75,
    clauses=["H1.6", "H1.6.1", "H1.7"],
    hint="Compare the suits first, and the ranks only when the suits are the same.",
)
def test_cards_are_in_order(student: Student) -> None:
    """Cards can be compared with < and > and sorted: by suit, and within a suit by rank."""
    cards = deck(student)
    must_compare(student, cards, "lt", before)
    must_compare(student, cards, "gt", after)
    backwards = list(reversed(cards.made))
    assert student.load("builtins").sorted(backwards) == list(cards.made)


@check(task="cards", points=0.25, clauses=["H1.8", "H1.8.1"])
def test_a_card_prints_its_name(student: Student) -> None:
    """Cards print as Ten of Spades, or as the picture of Task 6."""
    cards = deck(student)
    found = texts(student, cards, "str")
    twice = {text for text in found if found.count(text) > 1}
    for name, text in zip(cards.names, found, strict=True):
        if is_picture(text) and text not in twice:
            continue
        if text != name:
            assert text_of(student, name, "str") == name


@check(
    task="cards",
    points=0.25,
    clauses=["H1.9"],
    hint="Let __repr__ return self.__str__().",
)
def test_cards_in_a_list_print_their_names(student: Student) -> None:
    """The repr of a card is the same as its str, so that lists of cards can be read."""
    cards = deck(student)
    shown, printed = texts(student, cards, "repr"), texts(student, cards, "str")
    for name, text, wanted in zip(cards.names, shown, printed, strict=True):
        if text != wanted and not (is_picture(wanted) and text == name):
            assert text_of(student, name, "repr") == wanted
