"""The oracle of Hearts says what the rules of the spec say."""

from __future__ import annotations

import random

import pytest

from hearts import oracle
from hearts.contest import Game, NotAllowed, play_games
from hearts.oracle import DECK
from hearts.prepared import scripts
from hearts.rounds import BROKEN, following, lines_of, play_round

from .programs import cards, written


def test_the_deck_is_in_the_order_of_cards() -> None:
    assert len(set(DECK)) == 52
    assert written(DECK[:2] + DECK[12:14] + DECK[-1:]) == "2C 3C AC 2D AH"
    assert written(oracle.in_order(cards("2H AS 10C 2D 9C"))) == "9C 10C 2D AS 2H"
    assert oracle.place("Ace of Clubs") < oracle.place("Two of Diamonds")
    assert (oracle.suit("Ten of Spades"), oracle.rank("Ten of Spades")) == ("Spades", 10)
    assert oracle.is_card("Two of Clubs")
    assert not oracle.is_card("Two of clubs")


def test_the_deck_holds_26_points() -> None:
    assert oracle.points(DECK) == 26
    assert oracle.points(cards("QS AH 2C QD")) == 14
    assert [card for card in DECK if oracle.is_penalty(card)] == [*cards("QS"), *DECK[39:]]


@pytest.mark.parametrize(
    ("hand", "trick", "broken", "allowed"),
    [
        ("2C 5C AH", "", False, "2C"),
        ("2C AH", "", True, "2C"),
        ("5C AH QS", "", False, "5C QS"),
        ("5C AH QS", "", True, "5C AH QS"),
        ("3H AH", "", False, "3H AH"),
        ("QS AH", "", False, "QS"),
        ("4C AH KS 10S", "7S 8S", False, "KS 10S"),
        ("4C AH", "7S", False, "4C AH"),
        ("AH QS", "7D", False, "AH QS"),
        ("4C AH QS 5D", "2C", False, "4C"),
        ("AH QS 5D KS", "2C 3C", False, "5D KS"),
        ("AH QS", "2C 3C", False, "AH QS"),
        ("AH QS 5D", "3C 2C", False, "AH QS 5D"),
        ("AH 2H 5D", "KH", False, "AH 2H"),
    ],
)
def test_what_may_be_played(hand: str, trick: str, broken: bool, allowed: str) -> None:
    assert written(oracle.legal(cards(hand), cards(trick), broken)) == allowed


def test_what_is_open() -> None:
    assert oracle.is_open(cards("AH QS"), cards("2C 3C"))
    assert not oracle.is_open(cards("AH QS 2D"), cards("2C 3C"))
    assert not oracle.is_open(cards("AH QS"), cards("3C 2C"))
    assert not oracle.is_open(cards("AH QS"), ())


def test_lowest_may_be_taken_in_two_ways() -> None:
    assert written(sorted(oracle.lowest(cards("9C 4D 4S"), (), False))) == "4D 4S 9C"
    assert written(oracle.lowest(cards("4C AH KS 10S"), cards("7S"), False)) == "10S"
    assert written(oracle.lowest(cards("2H 9C"), (), False)) == "9C"


@pytest.mark.parametrize(
    ("trick", "place"), [("2C AD KC AS", 2), ("5H", 0), ("3D 2D AH", 0), ("9S JS QS KH", 2)]
)
def test_who_takes_a_trick(trick: str, place: int) -> None:
    assert oracle.taker(cards(trick)) == place


def test_all_get_equally_many_cards() -> None:
    assert [oracle.hand_size(players) for players in (3, 4, 5)] == [17, 13, 10]
    assert [written(oracle.removed(players)) for players in (3, 4, 5)] == ["2D", "", "2D 2S"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_deal_is_the_whole_deck(players: int) -> None:
    hands = [list(oracle.deck_for(players)[seat::players]) for seat in range(players)]
    assert oracle.is_deal(hands)
    assert oracle.is_valid_deal(hands)
    hands[0].append(hands[1].pop())
    assert not oracle.is_deal(hands)
    assert not oracle.is_deal(hands[1:])


def test_a_hand_of_points_alone_is_refused() -> None:
    hearts = list(DECK[39:])
    hands = [hearts, list(DECK[:13]), list(DECK[13:26]), list(DECK[26:39])]
    assert oracle.is_deal(hands)
    assert not oracle.is_valid_deal(hands)


def test_where_cards_are_passed() -> None:
    assert [oracle.passes_to(3, number, 4) for number in (1, 2, 3, 4, 5)] == [0, 1, 2, 3, 0]
    assert [oracle.has_passing(number, 3) for number in (1, 2, 3, 4)] == [True, True, False, True]


def test_a_moon_is_counted_the_other_way_round() -> None:
    assert oracle.counted((0, 26, 0, 0)) == (26, 0, 26, 26)
    assert oracle.counted((25, 1, 0)) == (25, 1, 0)
    assert oracle.moon((0, 0, 26)) == 2
    assert oracle.moon((13, 13, 0)) is None


def test_who_wins() -> None:
    assert oracle.winner((99, 3, 20), 100) is None
    assert oracle.winner((100, 3, 20), 100) == 1
    assert oracle.winner((100, 3, 3), 100) is None
    assert oracle.winner((120, 100), 100) == 1


def test_a_round_is_played_out() -> None:
    prepared = scripts("off-suit")
    played = play_round(prepared, following(prepared))
    assert played.scripts == prepared
    assert played.scores == (0, 14, 0, 0)
    assert [trick.taker for trick in played.tricks] == [2, 1]
    last = played.tricks[-1].asked[-1]
    assert (last.seat, written(last.trick), last.broken, last.broken_before) == (1, "6S 3S 9H", True, False)
    assert lines_of(played, "ABCD")[4:] == [
        "C takes the trick. Points received: 0",
        "C plays Six of Spades",
        "D plays Three of Spades",
        "A plays Nine of Hearts",
        BROKEN,
        "B plays Queen of Spades",
        "B takes the trick. Points received: 14",
    ]


class Lowest:
    """A player of a contest that plays as basic players do, or a card that it may not."""

    def __init__(self, *, honest: bool = True) -> None:
        """Start without cards."""
        self.honest = honest
        self.hand: list[str] = []
        self.broken = False

    def deal(self, cards: list[str], total_score: int) -> None:
        """Get a hand."""
        self.hand = cards

    def receive(self, cards: list[str]) -> None:
        """Get passed cards."""
        self.hand += cards

    def play(self, trick: list[str], broken_hearts: bool, round_score: int) -> str:
        """Play the lowest card, or just the highest one."""
        able = oracle.legal(self.hand, trick, broken_hearts)
        card = min(able, key=oracle.place) if self.honest else max(self.hand, key=oracle.place)
        self.hand.remove(card)
        return card

    def pass_to(self, name: str) -> list[str]:
        """Pass the highest cards."""
        self.hand = list(oracle.in_order(self.hand))
        passed, self.hand = self.hand[-3:], self.hand[:-3]
        return passed


def test_a_contest_between_equals_is_won_by_each_now_and_then() -> None:
    games = list(play_games(Lowest(), 100, seed=3))
    assert [game.seat for game in games[:5]] == [0, 1, 2, 3, 0]
    assert 10 <= sum(game.won for game in games) <= 40
    assert all(max(game.totals) >= 100 and oracle.winner(game.totals, 100) == game.winner for game in games)
    assert isinstance(games[0], Game)


def test_a_contest_ends_where_the_rules_are_broken() -> None:
    with pytest.raises(NotAllowed) as stopped:
        next(play_games(Lowest(honest=False), 1))
    problem = stopped.value
    assert problem.gave not in oracle.legal(problem.hand, problem.trick, problem.broken)


def test_rounds_by_chance_end_with_all_points_given() -> None:
    source = random.Random(1)
    for players in (3, 4, 5):
        deck = list(oracle.deck_for(players))
        source.shuffle(deck)
        played = play_round(
            [deck[seat::players] for seat in range(players)], lambda _, able: source.choice(able)
        )
        assert sum(played.scores) == 26
        assert len(played.tricks) == oracle.hand_size(players)
