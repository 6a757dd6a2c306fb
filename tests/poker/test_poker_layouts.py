"""The referee reads hands in any layout and wording."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import product

import pytest

from poker.oracle import DECK, Cards, Category, category, combination
from poker.referee import judge, outcome, read

from .printed import ASK, BOARD, DEAL, DEALS, FIRST, HIGH, RUN, SECOND, TIED, TIES, WINS, only, played


@pytest.mark.parametrize("deal", DEALS.values(), ids=DEALS)
def test_a_deal_is_read_in_any_layout(deal: str) -> None:
    hand = only(deal + "Player 1 wins with a straight: [2s, 3d, 4h, 5c, 6s]\n" + ASK)
    assert (hand.community, hand.players) == (BOARD, (FIRST, SECOND))
    assert hand.announcement.winner == 1
    assert hand.announcement.category is Category.STRAIGHT
    assert hand.announcement.combinations == (RUN,)
    assert judge(hand) == ()


@pytest.mark.parametrize("text", WINS.values(), ids=WINS)
def test_a_win_is_read_in_any_wording(text: str) -> None:
    said = only(DEAL + text + "\n" + ASK).announcement
    assert (said.winner, said.category) == (1, Category.STRAIGHT)
    assert said.combinations == (RUN,)
    assert text.splitlines()[0] in said.line or text.splitlines()[-1] in said.line
    assert judge(only(DEAL + text + "\n" + ASK)) == ()


@pytest.mark.parametrize("text", TIES.values(), ids=TIES)
def test_a_tie_is_read_in_any_wording(text: str) -> None:
    hand = only(TIED + text + "\n" + ASK)
    assert (hand.announcement.winner, hand.announcement.category) == (0, Category.PAIR)
    assert set(hand.announcement.combination) == {"Ks", "Kc"}
    assert judge(hand) == ()


@pytest.mark.parametrize(
    "text",
    [
        "TIE with high card",
        "Tie with a high card: [Ks]",
        "It's a tie! high card: Ks",
        "Tie, both have nothing",
        "Tie: no pair",
        "A tie: King high",
        "Tie! Highest card: [Ks, Qc, 9h, 7s, 6d]",
    ],
)
def test_a_high_card_is_read_with_cards_or_without(text: str) -> None:
    hand = only(HIGH + text)
    assert (hand.announcement.winner, hand.announcement.category) == (0, Category.HIGH_CARD)
    assert judge(hand) == ()


NAMES = {
    "4 of a kind": Category.FOUR,
    "four-of-a-kind": Category.FOUR,
    "four_of_a_kind": Category.FOUR,
    "straight-flush": Category.STRAIGHT_FLUSH,
    "StraightFlush": Category.STRAIGHT_FLUSH,
    "a full house": Category.FULL_HOUSE,
    "FULL_HOUSE": Category.FULL_HOUSE,
    "fullhouse": Category.FULL_HOUSE,
    "3 of a kind": Category.THREE,
    "three-of-a-kind": Category.THREE,
    "3 kind": Category.THREE,
    "2 pair": Category.TWO_PAIRS,
    "two-pair": Category.TWO_PAIRS,
    "two pairs": Category.TWO_PAIRS,
    "pair": Category.PAIR,
    "1 pair": Category.PAIR,
    "one-pair": Category.PAIR,
    "a pair of 10s": Category.PAIR,
    "flush": Category.FLUSH,
    "high-card": Category.HIGH_CARD,
    "strait": Category.STRAIGHT,
    "a straight, 9 high": Category.STRAIGHT,
}


@pytest.mark.parametrize(("name", "which"), NAMES.items(), ids=NAMES)
@pytest.mark.parametrize(
    "sentence", ["Player 2 wins with {}", "Winner: Player 2 - {}", "{}: player 2 wins", "P2 {} wins"]
)
def test_a_category_is_known_by_its_names(name: str, which: Category, sentence: str) -> None:
    said = only(DEAL + sentence.format(name)).announcement
    assert (said.winner, said.category, said.combinations) == (2, which, ())


_SHORT = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
_LONG = {"s": "Spades", "h": "Hearts", "d": "Diamonds", "c": "Clubs"}
SPELLINGS: dict[str, Callable[[Cards], str]] = {
    "list": lambda cards: "[" + ", ".join(cards) + "]",
    "repr": lambda cards: str(list(cards)),
    "plain": " ".join,
    "lower": lambda cards: ", ".join(cards).lower(),
    "upper": lambda cards: " ".join(cards).upper().replace("10", "T"),
    "signs": lambda cards: " ".join(card[:-1] + _SHORT[card[-1]] for card in cards),
    "names": lambda cards: ", ".join(f"{card[:-1]} of {_LONG[card[-1]]}" for card in cards),
    "and": " and ".join,
}
TABLES = (
    "Community cards: {board}\nPlayer 1: {one}\nPlayer 2: {two}\n",
    "PLAYER 1's hand is {one}\nPLAYER 2's hand is {two}\nThe board is {board}\n",
    "Board\n{board}\nFirst player\n{one}\nSecond player\n{two}\n",
    "P1 | {one} | P2 | {two} | Table | {board}\n",
)
NEWS = (
    ("Player {winner} wins with a {category}: {cards}", "TIE with {category}: {cards}"),
    ("The winner is player {winner}!\n{category}\n{cards}", "It is a draw.\n{category}\n{cards}"),
    ("Winner: P{winner} ({category})\nWinning cards: {cards}", "Nobody wins ({category})\nCards: {cards}"),
    (
        "Player {winner} has {category} {cards}\nPlayer {loser} has {lower}\nPlayer {winner} wins",
        "Both players have {category}: {cards}",
    ),
)


def told(deck: list[str], spell: Callable[[Cards], str], table: str, news: tuple[str, str]) -> str:
    """Return what a right program prints of the first nine cards of a deck, in one of the layouts."""
    board, one, two = tuple(deck[:5]), tuple(deck[5:7]), tuple(deck[7:9])
    first, second = category(board + one), category(board + two)
    winner = 0 if first == second else 1 if first > second else 2
    best, lower = max(first, second), min(first, second)
    shown = () if best is Category.HIGH_CARD else combination(board + (two if winner == 2 else one), best)
    said = news[0 if winner else 1].format(
        winner=winner, loser=3 - winner, category=best.label, lower=lower.label, cards=spell(shown)
    )
    return table.format(board=spell(board), one=spell(one), two=spell(two)) + said + "\n"


@pytest.mark.parametrize("spelling", SPELLINGS)
@pytest.mark.parametrize("table", TABLES)
def test_right_programs_of_all_layouts_are_right_with_any_cards(spelling: str, table: str) -> None:
    chance = random.Random(spelling + table)
    for news in NEWS:
        decks = [chance.sample(DECK, len(DECK)) for _ in range(12)]
        texts = [told(deck, SPELLINGS[spelling], table, news) for deck in decks]
        hands = read(played(*(text + ASK for text in texts), "Bye!")).hands
        assert [list(hand.shown) for hand in hands] == [deck[:9] for deck in decks]
        assert [(judge(hand), hand.lines) for hand in hands if judge(hand)] == []


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_another_outcome_or_category_is_never_right(spelling: str) -> None:
    chance = random.Random(spelling)
    for _ in range(12):
        hand = only(told(chance.sample(DECK, len(DECK)), SPELLINGS[spelling], TABLES[0], NEWS[0]))
        text, right = "\n".join(hand.lines), outcome(hand)
        last = text.splitlines()[-1]
        for winner, best in product((0, 1, 2), Category):
            news = NEWS[0][0 if winner else 1].format(winner=winner, category=best.label, cards="")
            cards = SPELLINGS[spelling](hand.announcement.combination)
            found = judge(only(text.replace(last, news + cards)))
            assert (found == ()) == ((winner, best) == right), (text, news)
