"""What must come out: the rules of Hearts, as functions of plain values.

A card is a string, the way it prints in Task 1: ``Two of Clubs``. Hands and tricks are sequences of cards, a
trick in the order of play. Players are known by their seats, counted from 0; rounds are counted from 1.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

RANKS: Final = (
    "Two",
    "Three",
    "Four",
    "Five",
    "Six",
    "Seven",
    "Eight",
    "Nine",
    "Ten",
    "Jack",
    "Queen",
    "King",
    "Ace",
)
"""The ranks, from the lowest to the highest."""

SUITS: Final = ("Clubs", "Diamonds", "Spades", "Hearts")
"""The suits, from the lowest to the highest."""

DECK: Final = tuple(f"{rank} of {suit}" for suit in SUITS for rank in RANKS)
"""The 52 cards in order: by suit, and within a suit by rank."""

OPENING: Final = "Two of Clubs"
QUEEN: Final = "Queen of Spades"
ALL_POINTS: Final = 26
CARDS_TO_PASS: Final = 3
NUMBERS_OF_PLAYERS: Final = (3, 4, 5)

Cards = tuple[str, ...]

_SUIT = {card: card.rpartition(" ")[2] for card in DECK}
_RANK = {card: RANKS.index(card.partition(" ")[0]) + 2 for card in DECK}
_PLACE = {card: place for place, card in enumerate(DECK)}
_POINTS = {card: 13 if card == QUEEN else int(_SUIT[card] == "Hearts") for card in DECK}
_REMOVED: dict[int, Cards] = {
    3: ("Two of Diamonds",),
    4: (),
    5: ("Two of Diamonds", "Two of Spades"),
}


# Cards


def is_card(text: str) -> bool:
    """Return whether a text is what a card prints."""
    return text in _PLACE


def suit(card: str) -> str:
    """Return the suit of a card."""
    return _SUIT[card]


def rank(card: str) -> int:
    """Return the rank of a card: 2 for a Two, 14 for an Ace."""
    return _RANK[card]


def place(card: str) -> int:
    """Return where a card stands in `DECK`: a card is below another if its place is."""
    return _PLACE[card]


def in_order(cards: Collection[str]) -> Cards:
    """Return cards from the lowest to the highest, by suit first and by rank second."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def points(cards: Collection[str]) -> int:
    """Return how many points cards are worth together."""
    return sum(map(_POINTS.__getitem__, cards))


def is_penalty(card: str) -> bool:
    """Return whether a card is worth points: a card of Hearts, or the Queen of Spades."""
    return _POINTS[card] > 0


# Playing a card


def legal(hand: Sequence[str], trick: Sequence[str], broken: bool) -> Cards:
    """Return the cards of a hand that may be played, in the order of the hand.

    Where `is_open`, any card may be.
    """
    if not trick:
        return _legal_leads(hand, broken)
    led = _SUIT[trick[0]]
    following = tuple(card for card in hand if _SUIT[card] == led)
    if following or trick[0] != OPENING:
        return following or tuple(hand)
    return tuple(card for card in hand if not _POINTS[card]) or tuple(hand)


def _legal_leads(hand: Sequence[str], broken: bool) -> Cards:
    if OPENING in hand:
        return (OPENING,)
    if broken:
        return tuple(hand)
    return tuple(card for card in hand if _SUIT[card] != "Hearts") or tuple(hand)


def is_open(hand: Sequence[str], trick: Sequence[str]) -> bool:
    """Return whether the spec leaves open what may be played: all penalty cards, in the first trick."""
    return bool(hand) and list(trick[:1]) == [OPENING] and all(map(_POINTS.__getitem__, hand))


def lowest(hand: Sequence[str], trick: Sequence[str], broken: bool) -> frozenset[str]:
    """Return each card that can be called the lowest of those that may be played.

    That is the lowest in the order of cards, and any of the lowest rank.
    """
    cards = legal(hand, trick, broken)
    low = min(map(_RANK.__getitem__, cards))
    return frozenset({min(cards, key=_PLACE.__getitem__), *(card for card in cards if _RANK[card] == low)})


def taker(trick: Sequence[str]) -> int:
    """Return the place in a trick of the card that takes it: the highest in the suit that was led."""
    led = _SUIT[trick[0]]
    following = (number for number, card in enumerate(trick) if _SUIT[card] == led)
    return max(following, key=lambda number: _RANK[trick[number]])


# Dealing and passing


def removed(players: int) -> Cards:
    """Return the cards that are left out of the deck for so many players."""
    return _REMOVED[players]


def deck_for(players: int) -> Cards:
    """Return the cards that so many players play with, in order."""
    return tuple(card for card in DECK if card not in _REMOVED[players])


def hand_size(players: int) -> int:
    """Return how many cards each of so many players is dealt."""
    return len(deck_for(players)) // players


def is_deal(hands: Sequence[Sequence[str]]) -> bool:
    """Return whether these hands are the whole deck for so many players, equally shared, each card once."""
    dealt = [card for hand in hands for card in hand]
    return (
        len(hands) in _REMOVED
        and sorted(dealt) == sorted(deck_for(len(hands)))
        and len({len(hand) for hand in hands}) == 1
    )


def is_valid_deal(hands: Sequence[Sequence[str]]) -> bool:
    """Return whether a deal may be played: every hand has a card that is not worth points."""
    return is_deal(hands) and all(any(not _POINTS[card] for card in hand) for hand in hands)


def passes_to(seat: int, round_number: int, players: int) -> int:
    """Return to which seat a player passes cards in a round; to its own where nobody passes any."""
    return (seat + round_number) % players


def has_passing(round_number: int, players: int) -> bool:
    """Return whether cards go to another player in a round."""
    return round_number % players != 0


# Counting


def moon(round_scores: Sequence[int]) -> int | None:
    """Return the seat of the player who has shot the moon, if one has."""
    return list(round_scores).index(ALL_POINTS) if ALL_POINTS in round_scores else None


def counted(round_scores: Sequence[int]) -> tuple[int, ...]:
    """Return by how much the totals grow after a round: a moon is counted the other way round."""
    if moon(round_scores) is None:
        return tuple(round_scores)
    return tuple(0 if score == ALL_POINTS else ALL_POINTS for score in round_scores)


def winner(totals: Sequence[int], target: int) -> int | None:
    """Return the seat of the player who has won after a round; ``None`` when the game goes on."""
    low = min(totals)
    if max(totals) < target or list(totals).count(low) > 1:
        return None
    return list(totals).index(low)
