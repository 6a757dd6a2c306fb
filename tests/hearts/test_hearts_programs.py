"""The reference of Hearts and the granted modules do what the oracle says, alone and together."""

from __future__ import annotations

import builtins
import itertools
import random
import time
from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest

from hearts import oracle
from hearts.contest import play_games

from .programs import SOURCES, Log, cards, importing, play_game

FAST = 3.0
"""Seconds of processor time that 100 games may take."""


def situations(count: int) -> Iterator[tuple[list[str], list[str], bool]]:
    """Make so many hands, tricks and flags, in which nobody else has the Two of Clubs than who leads."""
    source = random.Random(1)
    for number in range(count):
        deck = source.sample(oracle.DECK[1:], 13)
        if number % 3 == 0:
            deck = [*source.sample(oracle.DECK[39:], 9), *source.sample(oracle.DECK[26:39], 4)]
        size, played = source.randint(1, 9), source.randint(0, 4)
        hand, trick = deck[:size], deck[size : size + played]
        if number % 4 == 0:
            target = trick if trick else hand
            target[0] = oracle.OPENING
        yield hand, trick, source.random() < 0.5


@pytest.mark.parametrize("module", ["own", "granted"])
def test_players_play_what_the_oracle_allows(module: str) -> None:
    with importing("basic" if module == "own" else "based") as load:
        kind, deck = load("basic_ai").BasicAIPlayer, load("kit_seat").DECK
    open_ones = 0
    for hand, trick, broken in situations(1500):
        player = kind("Ann")
        player.hand = [deck[card] for card in hand]
        table = [deck[card] for card in trick]
        allowed = oracle.legal(hand, trick, broken)
        answers = [player.check_valid_play(card, table, broken) for card in player.hand]
        if oracle.is_open(hand, trick):
            open_ones += 1
        assert [valid for valid, _ in answers] == [card in allowed for card in hand]
        assert all(valid or message for valid, message in answers)
        card = str(player.play_card(table, broken)) if module == "granted" else _name(player, table, broken)
        assert card in oracle.lowest(hand, trick, broken)
        assert len(player.hand) == len(hand) - 1
        assert len(table) == len(trick)
    assert open_ones > 10


def _name(player: Any, trick: list[Any], broken: bool) -> str:
    card = player.play_card(trick, broken)
    return f"{card.rank.name} of {card.suit.name}"


def test_the_cards_compare_as_the_oracle_orders_them() -> None:
    with importing("basic", {}) as load:
        granted = [load("kit_seat").DECK[card] for card in oracle.DECK]
        named = [str(card) for card in granted]
    with importing("own") as load:
        own = _whole(load("cards"))
    assert named == list(oracle.DECK)
    assert [card.name() for card in own] == list(oracle.DECK)
    for deck in (own, granted):
        for (a, first), (b, second) in itertools.product(enumerate(deck), repeat=2):
            assert ((first < second), (first > second), (first == second)) == (a < b, a > b, a == b)


def test_the_pictures_of_the_reference_are_all_different_and_equally_wide() -> None:
    with importing("own") as load:
        pictures = list(map(str, _whole(load("cards"))))
    assert len(set(pictures)) == 52
    assert {len(line) for picture in pictures for line in picture.split("\n")} == {5}


def test_granted_and_reference_rounds_tell_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    source = random.Random(2)
    for players in (3, 4, 5) * 5:
        deck = list(oracle.deck_for(players))
        source.shuffle(deck)
        told = []
        for name in ("granted", "own"):
            files = {key: SOURCES[key] for key in ("task3", "rules")} if name == "own" else {}
            with importing("round" if name == "own" else "game", files) as load:
                ai = load("basic_ai")
                seats = [ai.BasicAIPlayer(f"Player {seat}") for seat in range(players)]
                made = {str(card): card for card in _whole(load("cards"))}
                for seat, player in enumerate(seats):
                    player.hand = [made[card] for card in deck[seat::players]]
                load("task3").Round(seats)
            told.append((capsys.readouterr().out, [player.round_score for player in seats]))
        assert told[0] == told[1]
        assert sum(told[0][1]) == 26


def _whole(module: Any) -> list[Any]:
    return [module.Card(rank, suit) for suit in module.Suit for rank in module.Rank]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_games_of_the_reference_keep_to_the_rules(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    for seed, target in enumerate((1, 30, 100)):
        play_game("game", target, players, seed)
        Log(capsys.readouterr().out, target, players)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_plotters_shoot_the_moon(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    rounds = moons = 0
    for seed in range(6):
        play_game("moon", 60, players, seed)
        log = Log(capsys.readouterr().out, 60, players)
        rounds += len(log.rounds)
        moons += log.moons
    assert moons >= 0.8 * rounds


@pytest.mark.parametrize("players", [3, 4, 5])
def test_plotters_tie_after_the_first_round_alone(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in range(6):
        play_game("tie", 4, players, seed)
        log = Log(capsys.readouterr().out, 4, players)
        first = log.rounds[0]
        assert max(first) >= 4
        assert first.count(min(first)) > 1
        assert len(log.rounds) == 2


def test_plotters_are_basic_players_when_they_find_no_plot(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["20", "4"])
    monkeypatch.setattr(builtins, "input", lambda _: next(answers))
    with importing("moon") as load:
        monkeypatch.setattr(load("basic_ai"), "find_moon", lambda hands, first: [])
        load("task4").Hearts()
    Log(capsys.readouterr().out, 20, 4)


@pytest.mark.parametrize("wrong", ["", "abc", "4.5", "2", "6", "-4"])
def test_the_reference_asks_again(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    answers = iter(["x", "5", wrong, "3"])
    with importing("game") as load, patch.object(builtins, "input", lambda _: next(answers)):
        load("task4").Hearts()
    Log(capsys.readouterr().out.partition("=")[2].join(["=", ""]), 5, 3)
    assert next(answers, None) is None


# The better player


def test_the_better_player_of_the_reference_wins_against_basic_players() -> None:
    with importing("players") as load:
        seat = load("kit_seat").Seat(load("better_ai").BetterAIPlayer("Player 1"))
    start = time.process_time()
    games = list(play_games(seat, 100))
    taken = time.process_time() - start
    assert sum(game.won for game in games) > 40
    assert taken < FAST


def test_a_hundred_games_of_the_reference_itself_are_fast(capsys: pytest.CaptureFixture[str]) -> None:
    with importing("game") as load:
        task4, basic = load("task4"), load("basic_ai").BasicAIPlayer
    with importing("players") as load:
        better = load("better_ai").BetterAIPlayer
    won = 0
    random.seed(1)
    start = time.process_time()
    for number in range(100):
        won += _wins(task4, basic, better, number % 4)
    assert time.process_time() - start < FAST
    assert won > 40
    assert "winner" in capsys.readouterr().out


def _wins(task4: Any, basic: Any, better: Any, place: int) -> bool:
    """Play a game of the reference with a better player on one seat, and tell whether it wins."""

    class Mixed(task4.Hearts):  # type: ignore[misc]
        def make_players(self, number: int) -> list[Any]:
            """Return three basic players and a better one."""
            kinds = [better if seat == place else basic for seat in range(number)]
            return [kind(f"Player {seat}") for seat, kind in enumerate(kinds)]

    answers = iter(["100", "4"])
    with patch.object(builtins, "input", lambda _: next(answers)):
        return str(Mixed().winner()) == f"Player {place}"


# The human player and the final game


def test_a_seat_speaks_in_texts_also_with_cards_that_are_drawn() -> None:
    with importing("drawn") as load:
        seat = load("kit_seat").Seat(load("better_ai").BetterAIPlayer("Player 1"))
    seat.deal(list(cards("2C 9S KD 4H 10H")), 12)
    assert sorted(seat.pass_to("Player 2") + seat.hand()) == sorted(cards("2C 9S KD 4H 10H"))
    assert seat.player.total_score == 12
    seat.deal(list(cards("9S KD")))
    assert seat.play(list(cards("3S")), False, 5) == "Nine of Spades"
    assert seat.player.round_score == 5


def test_the_human_player_is_asked_until_the_answer_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    asked: list[str] = []

    def answer(text: str) -> str:
        asked.append(text)
        return next(answers)

    answers = iter(["Ann", "x", "4", "-1", "0", "1", "0,1", "0,1,1", "0,1,9", "a,b,c", "0,2,1"])
    ask = patch.object(builtins, "input", answer)
    with importing("players") as load, ask:
        deck = load("kit_seat").DECK
        human = load("human").HumanPlayer()
        human.hand = [deck[card] for card in cards("4C 10S KS AH")]
        card = human.play_card([deck["Seven of Spades"]], False)
        assert "still has cards from the suit" in capsys.readouterr().out
        passed = human.pass_cards("Player 2")
    assert str(human) == "Ann"
    assert str(card) == "Ten of Spades"
    assert sorted(map(str, passed)) == ["Ace of Hearts", "Four of Clubs", "King of Spades"]
    assert human.hand == []
    assert "Player 2" in asked[-1]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_final_game_can_be_played(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    card_number = itertools.count()

    def answer(text: str) -> str:
        for word, said in (("name", "Ann"), ("target", "30"), ("players", str(players)), ("three", "0,1,2")):
            if word in text:
                return said
        return str(next(card_number) % 17)

    slept: list[float] = []
    random.seed(5)
    with (
        importing("own") as load,
        patch.object(builtins, "input", answer),
        patch.object(time, "sleep", slept.append),
    ):
        game = load("hearts").Hearts()
    kinds = [type(player).__name__ for player in game.players]
    assert kinds[:3] == ["HumanPlayer", "BetterAIPlayer", "BasicAIPlayer"]
    text = capsys.readouterr().out
    assert "was dealt" not in text
    assert "passed [" not in text
    assert f"{game.winner()}, is the winner!" in text
    assert len(slept) > 60
