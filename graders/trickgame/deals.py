"""Hypothesis strategies for deals, games and refused tricks, with one for each rare case of the spec."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from hypothesis import assume
from hypothesis import strategies as st

from .cards import PACK, PLAYERS, RANKS, SUITS
from .cases import Choice, Deal, Play, Refusal
from .oracle import State, after, highest, play, start, winning_card

Draw = st.DrawFn
Trick = tuple[str, ...]

_players = st.sampled_from(PLAYERS)
_trumps = st.sampled_from((None, *SUITS))


def _deals(rounds: st.SearchStrategy[int], pack: tuple[str, ...] = PACK) -> st.SearchStrategy[Deal]:
    """Return deals in which each player gets as many cards as there are rounds."""
    decks = rounds.flatmap(lambda number: _decks(4 * number, pack))
    return st.builds(Deal, decks.map(tuple), _players, _trumps)


def from_north(deals: st.SearchStrategy[Deal]) -> st.SearchStrategy[Deal]:
    """Return the same deals with N as dealer, for checks that are not about the dealer."""
    return deals.map(lambda deal: replace(deal, dealer="N"))


def with_trumps(deals: st.SearchStrategy[Deal]) -> st.SearchStrategy[Deal]:
    """Return the same deals with some suit as trumps, for checks in which nothing is played."""
    return st.builds(lambda deal, trump: replace(deal, trump=trump), deals, st.sampled_from(SUITS))


def _decks(size: int, pack: tuple[str, ...]) -> st.SearchStrategy[list[str]]:
    """Return so many cards of a pack, shuffled; by their places, since a pack may hold equal cards."""
    places = st.lists(st.sampled_from(range(len(pack))), min_size=size, max_size=size, unique=True)
    return places.map(lambda chosen: [pack[place] for place in chosen])


def tiny_deal() -> st.SearchStrategy[Deal]:
    """Return deals of four cards."""
    return _deals(st.just(1))


def any_deal() -> st.SearchStrategy[Deal]:
    """Return deals of 4, 8, … or 52 cards, all different."""
    return _deals(st.integers(1, 13))


def whole_deal() -> st.SearchStrategy[Deal]:
    """Return deals of a whole pack."""
    return _deals(st.just(13))


# A trick of a deal of four cards is the deck itself: it is dealt and played from the dealer on.


def trumped_deal() -> st.SearchStrategy[Deal]:
    """Return deals of four cards in which the suit led is trumped at least once."""
    return _with_trump_from(lambda suits: [suit for suit in SUITS if suit in suits[1:] and suit != suits[0]])


def overtrumped_deal() -> st.SearchStrategy[Deal]:
    """Return deals of four cards that hold two trumps or more."""
    return _with_trump_from(lambda suits: [suit for suit in SUITS if suits.count(suit) > 1])


def idle_trump_deal() -> st.SearchStrategy[Deal]:
    """Return deals of four cards with trumps named and none of them dealt."""
    return _with_trump_from(lambda suits: [suit for suit in SUITS if suit not in suits])


@st.composite
def lonely_lead_deal(draw: Draw) -> Deal:
    """Make a deal of four cards, without trumps, in which nobody can follow the suit led."""
    lead = draw(st.sampled_from(PACK))
    others = draw(_decks(3, tuple(card for card in PACK if card[0] != lead[0])))
    return Deal((lead, *others), draw(_players))


def _with_trump_from(choose: Callable[[str], list[str]]) -> st.SearchStrategy[Deal]:
    """Return deals of four cards with trumps that are chosen by the suits of these cards."""

    def trumps(deal: Deal) -> list[str]:
        return choose("".join(card[0] for card in deal.cards))

    return (
        tiny_deal()
        .filter(trumps)
        .flatmap(lambda deal: st.sampled_from(trumps(deal)).map(lambda trump: replace(deal, trump=trump)))
    )


# Two packs


def double_deal() -> st.SearchStrategy[Deal]:
    """Return deals of 56 to 104 cards from two packs, in which some card must occur twice."""
    return _deals(st.integers(14, 26), PACK * 2)


@st.composite
def twins(draw: Draw) -> Deal:
    """Make a deal in which one player holds two equal cards."""
    deal = draw(_deals(st.integers(2, 5)))
    first, second = draw(st.permutations(range(len(deal.cards) // 4)))[:2]
    seat = draw(st.integers(0, 3))
    return _with_copy(deal, 4 * first + seat, 4 * second + seat)


@st.composite
def parted_twins(draw: Draw) -> Deal:
    """Make a deal in which two players hold equal cards."""
    deal = draw(_deals(st.integers(2, 5)))
    one, other = draw(st.permutations(range(4)))[:2]
    return _with_copy(deal, one, 4 + other)


def _with_copy(deal: Deal, source: int, target: int) -> Deal:
    """Return the deal with one card replaced by a second copy of another one."""
    cards = list(deal.cards)
    cards[target] = cards[source]
    return Deal(tuple(cards), deal.dealer, deal.trump)


# Games


@st.composite
def opening(draw: Draw, deals: st.SearchStrategy[Deal]) -> Play:
    """Make a game of which the first few tricks are played, one at least."""
    deal = draw(deals)
    game = _played(draw, deal, draw(st.integers(1, min(3, len(deal.cards) // 4))))
    assume(game.tricks)
    return game


@st.composite
def whole_game(draw: Draw) -> Play:
    """Make a game that is played to its end, with decks of up to twenty cards."""
    deal = draw(_deals(st.integers(1, 5)))
    return _played(draw, deal, len(deal.cards) // 4)


@st.composite
def trumped_opening(draw: Draw) -> Play:
    """Make a game of two tricks, the first of which is won by a trump that was not led."""
    first = draw(trumped_deal())
    others = draw(
        _decks(4 * draw(st.integers(1, 4)), tuple(card for card in PACK if card not in first.cards))
    )
    game = Play((*first.cards, *others), first.dealer, first.trump, (first.cards,))
    return replace(game, tricks=(first.cards, _legal_trick(draw, after(game))))


@st.composite
def first_trick(draw: Draw) -> Play:
    """Make a game without trumps, dealt by N, in which one trick is played and everybody follows suit.

    A program that errs about winners, trumps, dealers or following suit plays it as it should be played.
    """
    deal = replace(draw(any_deal()), dealer="N", trump=None)
    return Play(deal.cards, "N", None, (_following_trick(draw, start(deal)),))


@st.composite
def twin_game(draw: Draw) -> Play:
    """Make a game like ``first_trick`` in which a copy of a card that is played is held and not played.

    The winner may be unspecified (two equal cards could win): only the hands are to be asked.
    """
    deck = draw(_deals(st.integers(2, 5))).cards
    trick = _following_trick(draw, start(Deal(deck)))
    card = draw(st.sampled_from(trick))
    follow = [seat for seat in range(4) if card[0] != trick[0][0] or trick[seat][0] == trick[0][0]]
    places = [place for place in range(len(deck)) if deck[place] not in trick and place % 4 in follow]
    place = draw(st.sampled_from(places))
    return Play((*deck[:place], card, *deck[place + 1 :]), tricks=(trick,))


def _played(draw: Draw, deal: Deal, number: int) -> Play:
    """Play so many tricks; stop before one with two winning cards, of which the winner is not specified."""
    state, tricks = start(deal), []
    for _ in range(number):
        trick = _legal_trick(draw, state)
        if trick.count(winning_card(trick, deal.trump)) > 1:
            break
        tricks.append(trick)
        state = play(state, trick, deal.trump)
    return Play(deal.cards, deal.dealer, deal.trump, tuple(tricks))


def _legal_trick(draw: Draw, state: State) -> Trick:
    return tuple(draw(st.sampled_from(state.hands[player])) for player in state.order)


def _following_trick(draw: Draw, state: State) -> Trick:
    """Draw a trick in which everybody who can follow suit does."""
    lead = draw(st.sampled_from(state.hands[state.leader]))
    others = [state.hands[player] for player in state.order[1:]]
    following = [[card for card in hand if card[0] == lead[0]] or hand for hand in others]
    return (lead, *(draw(st.sampled_from(hand)) for hand in following))


# Tricks that must be refused. Nothing else is at stake here: there are no trumps, N deals and wins the first
# trick, if any, by leading the highest card of a suit that all follow, and the good tricks follow suit too.


@st.composite
def swapped(draw: Draw) -> Refusal:
    """Make a refusal in which two of the right cards have changed places."""
    game, good = _stopped(draw)
    bad = list(good)
    one, other = draw(st.permutations(range(4)))[:2]
    bad[one], bad[other] = bad[other], bad[one]
    return _refusal(game, good, bad)


@st.composite
def borrowed(draw: Draw) -> Refusal:
    """Make a refusal in which one player plays a card out of the hand of another."""
    game, good = _stopped(draw)
    state = after(game)
    seat = draw(st.integers(0, 3))
    lender = draw(st.sampled_from(PLAYERS.replace(state.order[seat], "")))
    return _refusal(game, good, _replaced(good, seat, draw(st.sampled_from(state.hands[lender]))))


@st.composite
def replayed(draw: Draw) -> Refusal:
    """Make a refusal in which one card has been played before, by the same player or another."""
    game, good = _stopped(draw, least=1)
    card = draw(st.sampled_from([card for trick in game.tricks for card in trick]))
    return _refusal(game, good, _replaced(good, draw(st.integers(0, 3)), card))


@st.composite
def undealt(draw: Draw) -> Refusal:
    """Make a refusal in which one card is not in the deck at all."""
    game, good = _stopped(draw)
    card = draw(st.sampled_from([card for card in PACK if card not in game.cards]))
    return _refusal(game, good, _replaced(good, draw(st.integers(0, 3)), card))


def _stopped(draw: Draw, least: int = 0) -> tuple[Play, Trick]:
    """Draw a game before its first or its second trick, and a trick that could come next."""
    game = draw(_one_plain_trick() if draw(st.integers(least, 1)) else _no_trick())
    return game, _following_trick(draw, after(game))


def _no_trick() -> st.SearchStrategy[Play]:
    return _deals(st.integers(1, 5)).map(lambda deal: Play(deal.cards))


@st.composite
def _one_plain_trick(draw: Draw) -> Play:
    """Make a game with one trick of low cards in one suit, won by its leader."""
    suit = draw(st.sampled_from(SUITS))
    low = draw(st.permutations([suit + rank for rank in RANKS[:8]]))[:4]
    low.insert(0, low.pop(low.index(highest(suit, tuple(low)) or "")))
    others = draw(_decks(4 * draw(st.integers(1, 4)), tuple(card for card in PACK if card not in low)))
    return Play((*low, *others), tricks=(tuple(low),))


def _replaced(trick: Trick, seat: int, card: str) -> list[str]:
    return [*trick[:seat], card, *trick[seat + 1 :]]


def _refusal(game: Play, good: Trick, bad: list[str]) -> Refusal:
    return Refusal(game.cards, game.dealer, game.trump, game.tricks, good, tuple(bad))


# Collections


def any_choice() -> st.SearchStrategy[Choice]:
    """Return up to thirteen different cards and a suit, which may be absent."""
    return st.builds(
        lambda suit, cards, number: Choice(suit, tuple(cards[:number])),
        st.sampled_from(SUITS),
        st.permutations(PACK),
        st.integers(1, 13),
    )


def ten_choice() -> st.SearchStrategy[Choice]:
    """Return cards in which the ten decides: no higher card of its suit, and at least one lower."""
    return _choice_won_by("10")


def ace_choice() -> st.SearchStrategy[Choice]:
    """Return cards with the ace of the suit that is asked, and at least one more of that suit."""
    return _choice_won_by("A")


@st.composite
def _choice_won_by(draw: Draw, rank: str) -> Choice:
    suit = draw(st.sampled_from(SUITS))
    lower = [suit + lower for lower in RANKS[: RANKS.index(rank)]]
    beaten = draw(st.lists(st.sampled_from(lower), min_size=1, max_size=3, unique=True))
    foreign = [card for card in PACK if card[0] != suit]
    others = draw(st.lists(st.sampled_from(foreign), max_size=3, unique=True))
    return Choice(suit, tuple(draw(st.permutations([suit + rank, *beaten, *others]))))
