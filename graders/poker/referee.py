"""The referee: judges what a poker program announced by the cards that it printed.

Layout and wording are free, facts are not: who wins, by category only; which category that is; and cards
that show it, from the seven of the player who wins. No student's code runs here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from kibitz.model.exhibit import CardRow
from kibitz.model.note import Note, note

from .hands import Hand
from .oracle import Cards, Category, category, combination, proves, rank
from .phrases import TIE
from .reading import Game, read

__all__ = ["Finding", "Game", "Hand", "expected", "judge", "outcome", "read", "unseen"]

_NAMES: Final = {1: "Player 1", 2: "Player 2"}
_ARTICLES: Final = dict.fromkeys(
    (Category.STRAIGHT, Category.FLUSH, Category.FULL_HOUSE, Category.STRAIGHT_FLUSH), "a "
)


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong with a hand, or that could not be read."""

    kind: str
    """``unreadable``, ``cards``, ``winner``, ``category`` or ``combination``."""
    says: Note
    expected: str
    """A line that would have been right, as in the sample output; empty where the cards do not tell."""
    line: str
    """What the program printed in its place."""
    rows: tuple[CardRow, ...] = ()
    """The seven cards of each player it is about, with those that matter marked."""


def outcome(hand: Hand) -> tuple[int, Category]:
    """Return who wins by the cards that were shown, 0 for a tie, and the category of the winning hand."""
    first, second = category(hand.seven(1)), category(hand.seven(2))
    winner = TIE if first == second else 1 if first > second else 2
    return winner, max(first, second)


def expected(hand: Hand) -> str:
    """Return an announcement that would be right for a hand, as in the sample output."""
    winner, best = outcome(hand)
    shown = _as_shown(combination(hand.seven(winner or 1), best), best)
    cards = f": [{', '.join(shown)}]" if shown and best is not Category.HIGH_CARD else ""
    if winner == TIE:
        return f"TIE with {best.label}{cards}"
    return f"{_NAMES[winner]} wins with {_ARTICLES.get(best, '')}{best.label}{cards}"


def _as_shown(cards: Cards, best: Category) -> Cards:
    """Return a combination in a readable order: runs from low to high, equal cards beside each other."""
    ranks = [rank(card) for card in cards]
    upwards = best in {Category.STRAIGHT, Category.FLUSH, Category.STRAIGHT_FLUSH}

    def place(card: str) -> tuple[int, int]:
        return -ranks.count(rank(card)), rank(card) if upwards else -rank(card)

    return tuple(sorted(cards, key=place))


def judge(hand: Hand) -> tuple[Finding, ...]:
    """Return all that is wrong with a hand, the gravest first; nothing if it is right.

    Where the cards themselves are wrong or missing, no more can be said.
    """
    cards = tuple(_dealing(hand))
    return cards or (*_winner(hand), *_category(hand), *_combination(hand))


def unseen(game: Game, text: str) -> Finding | None:
    """Return what to say of a program that printed this text if not one hand could be read in it."""
    if game.hands:
        return None
    says = note(
        "No hand can be read in what the program printed. It should show five community cards and two cards "
        "of each player, written as {card} is, and then say who wins.",
        card="10h",
    )
    return Finding("unreadable", says, "", "\n".join(text.splitlines()[:12])[:1000])


def _dealing(hand: Hand) -> Iterator[Finding]:
    """Yield what is wrong with the cards that were dealt, as far as they were shown."""
    printed = "\n".join(hand.lines)
    if not hand.community:
        says = note(
            "The community cards of this hand cannot be found. The referee looked for five cards together."
        )
        yield Finding("unreadable", says, "", printed)
    yield from _holes(hand, printed)
    if len(hand.community) not in {0, 5}:
        says = note(
            "There must be five community cards; the program showed {count}: {cards}.",
            count=len(hand.community),
            cards=_listed(hand.community),
        )
        yield Finding("cards", says, "", printed)
    twice = sorted({card for card in hand.shown if hand.shown.count(card) > 1})
    if twice:
        says = note(
            "The deck has each card once; in this hand {cards} was dealt twice.", cards=_listed(twice)
        )
        yield Finding("cards", says, "", printed)


def _holes(hand: Hand, printed: str) -> Iterator[Finding]:
    """Yield what is wrong with the cards of each player, as far as they were shown."""
    for player, cards in enumerate(hand.players, start=1):
        if not cards:
            says = note(
                "The cards of {player} cannot be found in this hand. The referee looked for the "
                "player's name "
                "with two cards.",
                player=_NAMES[player],
            )
            yield Finding("unreadable", says, "", printed)
        elif len(cards) != 2:
            says = note(
                "{player} must get two cards; the program showed {count}: {cards}.",
                player=_NAMES[player],
                count=len(cards),
                cards=_listed(cards),
            )
            yield Finding("cards", says, "", printed)


def _winner(hand: Hand) -> Iterator[Finding]:
    """Yield what is wrong with who was announced as the winner."""
    winner, _ = outcome(hand)
    said = hand.announcement
    gaps = {"first": category(hand.seven(1)).label, "second": category(hand.seven(2)).label}
    if not said.outcomes:
        says = note(
            "It cannot be read who wins this hand. The referee looked for the player's name "
            "with a word such as "
            "{wins}, or for a word such as {tie}.",
            wins="wins",
            tie="tie",
        )
        yield Finding("unreadable", says, expected(hand), said.line or "\n".join(hand.lines))
    elif said.winner is None:
        says = note("The program announced more than one outcome of the same hand; there can be only one.")
        yield Finding("winner", says, expected(hand), said.line, _both(hand))
    elif said.winner != winner:
        yield Finding(
            "winner", _other_winner(winner, said.winner, gaps), expected(hand), said.line, _both(hand)
        )


def _other_winner(winner: int, told: int, gaps: dict[str, str]) -> Note:
    """Return the sentence for a program that announced another outcome than there was."""
    names = {"one": "Player 1", "two": "Player 2", **gaps}
    if winner == TIE:
        return note(
            "{one} and {two} both have {first}, and only the category counts, so it is a tie; the program "
            "announced that {told} wins.",
            **{**names, "told": _NAMES[told]},
        )
    names["winner"] = _NAMES[winner]
    if told == TIE:
        return note(
            "{one} has {first} and {two} has {second}, so {winner} wins; the program announced a tie.",
            **names,
        )
    return note(
        "{one} has {first} and {two} has {second}, so {winner} wins; the program announced that {told} wins.",
        **{**names, "told": _NAMES[told]},
    )


def _category(hand: Hand) -> Iterator[Finding]:
    """Yield what is wrong with the category that was announced."""
    winner, best = outcome(hand)
    said = hand.announcement
    rows = _both(hand) if winner == TIE else (_row(hand, winner),)
    if not said.categories:
        if said.winner is not None:
            says = note(
                "It cannot be read with which category this hand is won. The referee looked for "
                "its name, such "
                "as {category}.",
                category=best.label,
            )
            yield Finding("unreadable", says, expected(hand), said.line)
    elif said.category is None:
        says = note(
            "The program named more than one category for the winning hand: {categories}. The right one is "
            "{category}.",
            categories=", ".join(one.label for one in said.categories),
            category=best.label,
        )
        yield Finding("category", says, expected(hand), said.line, rows)
    elif said.category is not best:
        says = _other_category(hand, winner, best, said.category)
        yield Finding("category", says, expected(hand), said.line, rows)


def _other_category(hand: Hand, winner: int, best: Category, told: Category) -> Note:
    """Return the sentence for a program that announced another category than there was."""
    gaps = {"category": best.label, "told": told.label, "player": _NAMES[winner or 1]}
    if told == category(hand.seven(winner or 1), aces_high=True) and told > best:
        return note(
            "In this game an ace is the lowest card and does not follow a king, so the best that {player} "
            "has is {category}; the program announced {told}.",
            **gaps,
        )
    if told > best:
        return note(
            "The best that {player} has is {category}; the program announced {told}, which is not there.",
            **gaps,
        )
    return note(
        "The best that {player} has is {category}; the program announced {told}, which is lower.", **gaps
    )


def _combination(hand: Hand) -> Iterator[Finding]:
    """Yield what is wrong with the cards that were shown for the winning hand.

    These are judged for the category that is right, and only where the program announced that one.
    """
    winner, best = outcome(hand)
    said = hand.announcement
    if said.winner != winner or said.category is not best:
        return
    owners = (1, 2) if winner == TIE else (winner,)
    rows = tuple(_row(hand, owner) for owner in owners)
    gaps = {"category": best.label}
    if not said.combinations:
        if best is not Category.HIGH_CARD:
            says = note("The cards that make {category} must be shown; they cannot be found.", **gaps)
            yield Finding("combination", says, expected(hand), said.line, rows)
        return
    if _shows(hand, owners, said.combinations, best):
        return
    cards = next(
        (one for one in said.combinations if not _shows(hand, owners, (one,), best)), said.combination
    )
    says = _other_cards(hand, owners, cards, best)
    yield Finding("combination", says, expected(hand), said.line, rows)


def _shows(hand: Hand, owners: tuple[int, ...], shown: Sequence[Cards], best: Category) -> bool:
    """Return whether all these groups of cards show a category, each alone or all of them together."""
    whole = tuple(card for cards in shown for card in cards)
    half = len(whole) // 2
    ways = [list(shown), [whole]]
    if len(owners) > 1 and len(shown) == 1:
        ways.append([whole[:half], whole[half:]])
    return any(all(_proves(hand, owners, cards, best) for cards in way) for way in ways)


def _proves(hand: Hand, owners: tuple[int, ...], cards: Cards, best: Category) -> bool:
    """Return whether these cards show a category, and one of these players has them."""
    if not any(set(cards) <= set(hand.seven(owner)) for owner in owners) or not proves(cards, best):
        return False
    return best is not Category.HIGH_CARD or len(cards) != 1 or _is_highest(hand, owners, cards[0])


def _is_highest(hand: Hand, owners: tuple[int, ...], card: str) -> bool:
    """Return whether a card is the highest of a player who has it, with the ace either low or high."""
    for owner in owners:
        ranks = [rank(one) for one in hand.seven(owner)]
        if card in hand.seven(owner) and rank(card) in {
            max(ranks),
            max(14 if one == 1 else one for one in ranks) % 13,
        }:
            return True
    return False


def _other_cards(hand: Hand, owners: tuple[int, ...], cards: Cards, best: Category) -> Note:
    """Return the sentence for cards that do not show what they must show."""
    gaps = {"category": best.label, "cards": _listed(cards)}
    if best is Category.HIGH_CARD and len(cards) == 1 and cards[0] in hand.shown:
        return note("{cards} is not the highest card of the winning hand.", **gaps)
    strange = [card for card in cards if not any(card in hand.seven(owner) for owner in owners)]
    if strange and len(owners) == 1:
        return note(
            "{player} does not have {strange}, so it cannot be in the winning combination.",
            player=_NAMES[owners[0]],
            strange=_listed(strange),
        )
    if len(set(cards)) < len(cards):
        return note("In {cards} the same card is shown twice.", **gaps)
    if len(cards) != best.size and best is not Category.HIGH_CARD:
        return note(
            "The category {category} takes {size} cards, and no others must be shown; the program showed "
            "{count}: {cards}.",
            size=best.size,
            count=len(cards),
            **gaps,
        )
    if proves(cards, best):
        return note("No player has all the cards {cards}.", **gaps)
    return note("The cards {cards} are not the category {category}.", **gaps)


def _both(hand: Hand) -> tuple[CardRow, ...]:
    """Return the cards of both players, to be drawn."""
    return _row(hand, 1), _row(hand, 2)


def _row(hand: Hand, player: int) -> CardRow:
    """Return the seven cards of a player, to be drawn, with those marked that make the best category."""
    seven = hand.seven(player)
    best = category(seven)
    marked = combination(seven, best) if best is not Category.HIGH_CARD else ()
    label = note("The seven cards of {player}", player=_NAMES[player])
    return CardRow(label, seven, marked, note("best category: {category}", category=best.label))


def _listed(cards: Sequence[str]) -> str:
    """Return cards as a sentence shows them."""
    return ", ".join(cards)
