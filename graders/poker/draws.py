"""Hypothesis strategies for seven cards and for deals, with one for each trap that programs fall into.

Seven cards stand in the order in which a function gets them: in any order at all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hypothesis import assume
from hypothesis import strategies as st

from .oracle import DECK, RANKS, SUITS, Category, category, has, rank, suit

Cards = tuple[str, ...]
Draw = st.DrawFn
Hands = st.SearchStrategy[Cards]

_ALL_RANKS = range(1, 14)


@dataclass(frozen=True)
class Deal:
    """The cards of one hand: two of each player, and five for all."""

    community: Cards
    first: Cards
    second: Cards

    @property
    def dealt(self) -> Cards:
        """The nine cards in the order in which the spec has them dealt."""
        (one, three), (two, four) = self.first, self.second
        return (one, two, three, four, *self.community)


def card(number: int, sign: str) -> str:
    """Return the card of a rank from 1 to 13 and a suit."""
    return f"{RANKS[number - 1]}{sign}"


def suits(size: int) -> st.SearchStrategy[list[str]]:
    """Return so many suits, which may be the same."""
    return st.lists(st.sampled_from(SUITS), min_size=size, max_size=size)


def numbers(size: int, without: Sequence[int] = ()) -> st.SearchStrategy[list[int]]:
    """Return so many different ranks."""
    free = [number for number in _ALL_RANKS if number not in without]
    return st.lists(st.sampled_from(free), min_size=size, max_size=size, unique=True)


@st.composite
def _of_ranks(draw: Draw, counts: Sequence[int]) -> Cards:
    """Make cards of different ranks: so many of the first, so many of the second, and so on."""
    found: list[str] = []
    for number, count in zip(draw(numbers(len(counts))), counts, strict=True):
        signs = draw(st.permutations(SUITS))
        found += [card(number, sign) for sign in signs[:count]]
    return tuple(found)


@st.composite
def _run(draw: Draw, length: int, starts: Sequence[int] = (), *, inside: int = 0) -> Cards:
    """Make a run of ranks in any suits, and so many further cards of ranks in it."""
    first = draw(st.sampled_from(starts or range(1, 15 - length)))
    ranks = list(range(first, first + length))
    ranks += draw(st.lists(st.sampled_from(ranks), min_size=inside, max_size=inside))
    cards = tuple(card(number, sign) for number, sign in zip(ranks, draw(suits(len(ranks))), strict=True))
    assume(len(set(cards)) == len(cards))
    return cards


@st.composite
def _of_suit(draw: Draw, size: int) -> Cards:
    """Make so many cards of one suit."""
    sign = draw(st.sampled_from(SUITS))
    return tuple(card(number, sign) for number in draw(numbers(size)))


@st.composite
def _suited_run(draw: Draw, *, lower: int = 0) -> Cards:
    """Make a run of five in one suit, and so many further cards of that suit below it."""
    first = draw(st.integers(1 + lower, 9))
    sign = draw(st.sampled_from(SUITS))
    below = draw(st.lists(st.integers(1, max(1, first - 1)), min_size=lower, max_size=lower, unique=True))
    return tuple(card(number, sign) for number in (*range(first, first + 5), *below))


@st.composite
def seven(
    draw: Draw,
    core: st.SearchStrategy[Cards],
    best: Category,
    fits: Callable[[Cards], bool] | None = None,
    *,
    round_the_corner: bool = False,
) -> Cards:
    """Make seven cards in any order around a core, whose best category is ``best`` and which ``fits``.

    Five ranks that would be a straight if an ace came after the king are there only when asked for.
    """
    start = draw(core)
    free = [one for one in DECK if one not in start]
    missing = 7 - len(start)
    rest = draw(st.lists(st.sampled_from(free), min_size=missing, max_size=missing, unique=True))
    cards = tuple(draw(st.permutations((*start, *rest))))
    assume(category(cards) is best and _goes_round(cards) is round_the_corner)
    assume(fits is None or fits(cards))
    return cards


def _goes_round(cards: Sequence[str]) -> bool:
    """Return whether five ranks would be a straight if an ace came after the king."""
    ranks = {rank(one) for one in cards}
    return any(ranks >= {*range(9 + beyond, 14), *range(1, beyond + 1)} for beyond in range(1, 5))


def _runs(cards: Sequence[str]) -> int:
    """Return the length of the longest run of ranks among the cards."""
    ranks = {rank(one) for one in cards}
    return max(next(length for length in range(1, 15) if number + length not in ranks) for number in ranks)


def _different(cards: Sequence[str]) -> int:
    """Return how many different ranks there are."""
    return len({rank(one) for one in cards})


def _most_of_a_suit(cards: Sequence[str]) -> int:
    """Return how many cards there are of the suit that has most."""
    held = [suit(one) for one in cards]
    return max(held.count(sign) for sign in SUITS)


def _plain_run(cards: Sequence[str]) -> bool:
    """Return whether a run of five has no pair and no sixth card beside it."""
    return _different(cards) == 7 and _runs(cards) == 5


def _ordinary(cards: Sequence[str]) -> bool:
    """Return whether a run lies neither at the lower nor at the upper end of the ranks."""
    return not {1, 13} & {rank(one) for one in cards}


def is_plain(cards: Sequence[str]) -> bool:
    """Return whether there is no trap in seven cards: nothing beside their best category looks like it."""
    if _goes_round(cards):
        return False
    ranks = [rank(one) for one in cards]
    pairs_and_more = sorted(count for count in (ranks.count(number) for number in set(ranks)) if count > 1)
    return {
        Category.TWO_PAIRS: pairs_and_more == [2, 2],
        Category.STRAIGHT: _plain_run(cards),
        Category.FLUSH: _most_of_a_suit(cards) == 5 and _runs(cards) < 5,
        Category.FULL_HOUSE: pairs_and_more == [2, 3],
        Category.STRAIGHT_FLUSH: _most_of_a_suit(cards) == 5 and _runs(cards) == 5,
    }.get(category(cards), _runs(cards) < 5)


# Hands that hold a category, plain and with a trap in them.

HIGH_CARD = seven(_of_ranks((1,) * 7), Category.HIGH_CARD)
PAIR = seven(_of_ranks((2, 1, 1, 1, 1, 1)), Category.PAIR)
TWO_PAIRS = seven(_of_ranks((2, 2, 1, 1, 1)), Category.TWO_PAIRS)
THREE_PAIRS = seven(_of_ranks((2, 2, 2, 1)), Category.TWO_PAIRS)
THREE = seven(_of_ranks((3, 1, 1, 1, 1)), Category.THREE)
STRAIGHT = seven(
    _run(5, range(2, 9)), Category.STRAIGHT, lambda cards: _plain_run(cards) and _ordinary(cards)
)
STRAIGHT_WITH_PAIR = seven(_run(5, range(2, 9), inside=1), Category.STRAIGHT, lambda cards: _runs(cards) == 5)
STRAIGHT_WITH_TWO_MORE = seven(_run(5, range(2, 9), inside=2), Category.STRAIGHT)
LONG_STRAIGHT = seven(_run(6), Category.STRAIGHT, lambda cards: _different(cards) == 7)
LONGEST_STRAIGHT = seven(_run(7), Category.STRAIGHT)
STRAIGHT_AT_AN_END = seven(_run(5, (1, 9)), Category.STRAIGHT, _plain_run)
FLUSH = seven(_of_suit(5), Category.FLUSH, lambda cards: _most_of_a_suit(cards) == 5 and _runs(cards) < 5)
LONG_FLUSH = seven(_of_suit(6), Category.FLUSH, lambda cards: _runs(cards) < 5)
LONGEST_FLUSH = seven(_of_suit(7), Category.FLUSH)
FULL_HOUSE = seven(_of_ranks((3, 2, 1, 1)), Category.FULL_HOUSE)
TWO_TRIPLES = seven(_of_ranks((3, 3, 1)), Category.FULL_HOUSE)
TRIPLE_AND_TWO_PAIRS = seven(_of_ranks((3, 2, 2)), Category.FULL_HOUSE)
FOUR = seven(_of_ranks((4, 1, 1, 1)), Category.FOUR)
FOUR_AND_MORE = seven(_of_ranks((4, 2, 1)), Category.FOUR) | seven(_of_ranks((4, 3)), Category.FOUR)
STRAIGHT_FLUSH = seven(_suited_run(), Category.STRAIGHT_FLUSH, is_plain)
UPPER_STRAIGHT_FLUSH = seven(_suited_run(lower=1), Category.STRAIGHT_FLUSH) | seven(
    _suited_run(lower=2), Category.STRAIGHT_FLUSH
)

PLAIN: dict[Category, Hands] = {
    Category.HIGH_CARD: HIGH_CARD,
    Category.PAIR: PAIR,
    Category.TWO_PAIRS: TWO_PAIRS,
    Category.THREE: THREE,
    Category.STRAIGHT: STRAIGHT,
    Category.FLUSH: FLUSH,
    Category.FULL_HOUSE: FULL_HOUSE,
    Category.FOUR: FOUR,
    Category.STRAIGHT_FLUSH: STRAIGHT_FLUSH,
}
"""Seven cards of each category, without a trap."""

# Hands that do not hold what they look like.


@st.composite
def _broken_run(draw: Draw) -> Cards:
    """Make five cards that would follow each other, were it not for a gap."""
    first = draw(st.integers(1, 8))
    gap = draw(st.integers(1, 4))
    ranks = [first + place + (place >= gap) for place in range(5)]
    return tuple(card(number, sign) for number, sign in zip(ranks, draw(suits(5)), strict=True))


@st.composite
def _round_the_corner(draw: Draw) -> Cards:
    """Make five cards that would be a straight if an ace came after the king."""
    beyond = draw(st.integers(1, 4))
    ranks = [*range(9 + beyond, 14), *range(1, beyond + 1)]
    return tuple(card(number, sign) for number, sign in zip(ranks, draw(suits(5)), strict=True))


@st.composite
def _court_cards(draw: Draw) -> Cards:
    """Make a ten and court cards, which have the same value and not the same rank."""
    ranks = draw(st.lists(st.sampled_from(range(10, 14)), min_size=2, max_size=4, unique=True))
    return tuple(card(number, sign) for number, sign in zip(ranks, draw(suits(len(ranks))), strict=True))


def _no_straight(cards: Sequence[str]) -> bool:
    return not has(cards, Category.STRAIGHT)


GAP = seven(_broken_run(), Category.HIGH_CARD, _no_straight) | seven(
    _broken_run(), Category.PAIR, _no_straight
)
ACE_HIGH = seven(_round_the_corner(), Category.HIGH_CARD, round_the_corner=True) | seven(
    _round_the_corner(), Category.PAIR, round_the_corner=True
)
COURT_CARDS = seven(_court_cards(), Category.HIGH_CARD)
FOUR_OF_A_SUIT = seven(_of_suit(4), Category.HIGH_CARD) | seven(_of_suit(4), Category.PAIR)
STRAIGHT_BESIDE_FLUSH = seven(
    _run(5).flatmap(
        lambda run: st.sampled_from(SUITS).map(
            lambda sign: (*(card(rank(one), sign) for one in run[:4]), card(rank(run[4]), _other(sign)))
        )
    ),
    Category.FLUSH,
    lambda cards: has(cards, Category.STRAIGHT),
)


def _other(sign: str) -> str:
    """Return another suit."""
    return SUITS[(SUITS.index(sign) + 1) % len(SUITS)]


# Deals, with a strategy for each category: one that chose among them would leave out what is hard to draw.


def one_better(*, winner: int) -> tuple[st.SearchStrategy[Deal], ...]:
    """Return for each category but a high card what makes deals that a player wins with it."""
    return tuple(_won(winner, best) for best in Category if best is not Category.HIGH_CARD)


def tie() -> tuple[st.SearchStrategy[Deal], ...]:
    """Return for each category what makes deals in which both players have it."""
    return tuple(_tied(best) for best in Category)


def tie_apart() -> tuple[st.SearchStrategy[Deal], ...]:
    """Return what makes deals in which both have pairs or three of a kind, but not of the same ranks."""
    return tuple(_tied_apart(best) for best in (Category.PAIR, Category.TWO_PAIRS, Category.THREE))


@st.composite
def _won(draw: Draw, winner: int, best: Category) -> Deal:
    """Make a deal that a player wins with a category."""
    cards = draw(PLAIN[best])
    other = draw(_two_of_the_rest(cards))
    assume(category((*other, *cards[2:])) < best and is_plain((*other, *cards[2:])))
    if winner == 1:
        return Deal(cards[2:], cards[:2], other)
    return Deal(cards[2:], other, cards[:2])


@st.composite
def _tied(draw: Draw, best: Category) -> Deal:
    """Make a deal in which both players have a category."""
    cards = draw(PLAIN[best])
    held = sorted(cards, key=lambda one: _weight(one, cards, best))
    community, first = tuple(held[2:]), tuple(held[:2])
    second = draw(_two_of_the_rest(cards))
    assume(category((*second, *community)) is best and is_plain((*second, *community)))
    return Deal(tuple(draw(st.permutations(community))), first, second)


@st.composite
def _tied_apart(draw: Draw, best: Category) -> Deal:
    """Make a deal in which both have one pair, two pairs, or three of a kind, each of other ranks."""
    ranks = draw(numbers(7))
    community = tuple(card(number, sign) for number, sign in zip(ranks[:5], draw(suits(5)), strict=True))
    free = [one for one in DECK if one not in community]
    mine, yours = ranks[:2], ranks[2:4]
    hands = []
    for (first, second), other in ((mine, ranks[5]), (yours, ranks[6])):
        wanted = {
            Category.PAIR: (first, other),
            Category.TWO_PAIRS: (first, second),
            Category.THREE: (first, first),
        }[best]
        hand = [one for number in wanted for one in free if rank(one) == number]
        hands.append((hand[0], next(one for one in reversed(hand) if one != hand[0])))
    deal = Deal(community, *hands)
    both = [(*hand, *community) for hand in hands]
    assume(all(category(cards) is best and is_plain(cards) for cards in both))
    return deal


def _weight(one: str, cards: Sequence[str], best: Category) -> bool:
    """Return whether a card is needed for a category: such cards go to the community."""
    return category([other for other in cards if other != one]) is not best


def _two_of_the_rest(cards: Sequence[str]) -> Hands:
    """Return two cards that are not among these."""
    free = [one for one in DECK if one not in cards]
    return st.lists(st.sampled_from(free), min_size=2, max_size=2, unique=True).map(tuple)


def any_deck() -> Hands:
    """Return whole decks in the order of dealing."""
    return st.permutations(DECK).map(tuple)
