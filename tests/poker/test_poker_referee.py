"""The referee is strict about what a program says, however it says it."""

from __future__ import annotations

import time

import pytest

from poker.dealing import DEALINGS, Dealing, dealt_as
from poker.oracle import DECK
from poker.referee import expected, judge, outcome, read, unseen

from .printed import ASK, BOARD, DEAL, DEALS, FIRST, HIGH, RUN, TIED, TIES, WINS, only, played

REFUSED = {
    "all outcomes": "Player 1 wins\nPlayer 2 wins\ntie\nwith a straight [2s, 3d, 4h, 5c, 6s]",
    "two winners": "Player 1 wins with a straight: [2s, 3d, 4h, 5c, 6s]\nPlayer 2 wins with a straight",
    "or": "Winner: Player 1 or Player 2, straight: [2s, 3d, 4h, 5c, 6s]",
    "or wins": "Player 2 or player 1 wins with a straight: [2s, 3d, 4h, 5c, 6s]",
    "win and tie": "Player 1 wins or it is a tie, with a straight: [2s, 3d, 4h, 5c, 6s]",
    "all categories": (
        "Player 1 wins with high card, pair, two pairs, three of a kind, straight, "
        "flush, full house, four of a kind, "
        "straight flush: [2s, 3d, 4h, 5c, 6s]"
    ),
    "categories on lines": "Player 1 wins\npair\nflush\nstraight [2s, 3d, 4h, 5c, 6s]",
    "two statements": "Player 1 wins with a pair\nPlayer 1 wins with a straight [2s, 3d, 4h, 5c, 6s]",
    "straight flush": "Player 1 wins with a straight flush: [2s, 3d, 4h, 5c, 6s]",
    "nobody named": "A straight: [2s, 3d, 4h, 5c, 6s]",
    "no category": "Player 1 wins: [2s, 3d, 4h, 5c, 6s]",
    "no cards": "Player 1 wins with a straight",
    "empty list": "Player 1 wins with a straight: []",
    "everything in one list": "Player 1 wins with a straight: [4h, 5c, 9d, 3d, 6s, 2s, 2d]",
    "whole deck": "Player 1 wins with a straight: " + " ".join(DECK),
    "denied": "Player 1 does not win with a straight: [2s, 3d, 4h, 5c, 6s]",
    "not a straight": "Player 1 wins, no straight: [2s, 3d, 4h, 5c, 6s]",
    "only a tally": "Player 1 wins: 1\nstraight [2s, 3d, 4h, 5c, 6s]",
    "every pair": "Player 1 wins with a straight: [2s, 3d, 4h, 5c, 6s], [2s, 2d]",
    "six cards": "Player 1 wins with a straight: [2s, 2d, 3d, 4h, 5c, 6s]",
    "a gap": "Player 1 wins with a straight: [2s, 3d, 4h, 5c, 9d]",
    "strange card": "Player 1 wins with a straight: [2s, 3d, 4h, 5h, 6s]",
    "both": "Both players win with a straight: [2s, 3d, 4h, 5c, 6s]",
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED)
def test_what_is_not_clearly_right_is_refused(text: str) -> None:
    assert judge(only(DEAL + text)) != ()


def found(text: str) -> list[tuple[str, str]]:
    """Return the kinds and sentences of what is wrong with the hand in a text."""
    return [(finding.kind, finding.says.say()) for finding in judge(only(text))]


def test_the_wrong_winner_is_told() -> None:
    assert found(DEAL + "TIE with a straight: [2s, 3d, 4h, 5c, 6s]") == [
        (
            "winner",
            "Player 1 has straight and Player 2 has two pairs, so Player 1 wins; the program "
            "announced a tie.",
        )
    ]
    assert found(DEAL + "Player 2 wins with a straight: [2s, 3d, 4h, 5c, 6s]")[0] == (
        "winner",
        "Player 1 has straight and Player 2 has two pairs, so Player 1 wins; the program "
        "announced that Player 2 wins.",
    )
    assert found(TIED + "Player 1 wins with a pair [Ks, Kc]") == [
        (
            "winner",
            "Player 1 and Player 2 both have one pair, and only the category counts, so it "
            "is a tie; the program "
            "announced that Player 1 wins.",
        )
    ]


def test_the_wrong_category_is_told() -> None:
    assert found(DEAL + "Player 1 wins with a pair: [2s, 2d]") == [
        (
            "category",
            "The best that Player 1 has is straight; the program announced one pair, which is lower.",
        )
    ]
    assert found(DEAL + "Player 1 wins with a flush: [2s, 2d]")[0][1].endswith("which is not there.")
    aces = "Community: 10h Jh Qs Kd 3c\nPlayer 1: Ah 4c\nPlayer 2: 7d 8c\n"
    assert found(aces + "Tie with straight [10h, Jh, Qs, Kd, Ah]")[0][1].startswith(
        "In this game an ace is the lowest card"
    )


def test_the_wrong_combination_is_told() -> None:
    assert found(DEAL + REFUSED["six cards"])[0][1] == (
        "The category straight takes 5 cards, and no others must be shown; the program showed 6: "
        "2s, 2d, 3d, 4h, 5c, 6s."
    )
    assert found(DEAL + REFUSED["strange card"]) == [
        ("combination", "Player 1 does not have 5h, so it cannot be in the winning combination.")
    ]
    assert (
        found(DEAL + REFUSED["a gap"])[0][1] == "The cards 2s, 3d, 4h, 5c, 9d are not the category straight."
    )
    assert found(DEAL + REFUSED["no cards"])[0][0] == "combination"
    assert found(HIGH + "Tie with high card: [9h]") == [
        ("combination", "9h is not the highest card of the winning hand.")
    ]


def test_either_hand_or_both_show_a_tie() -> None:
    deal = "Community: [Qs, 4s, 8d, 2h, 9d]\nPlayer 1: [Qd, 6c]\nPlayer 2: [2c, 7s]\n"
    for text in ("[Qs, Qd]", "[2h, 2c]", "[Qs, Qd], [2h, 2c]", "2h 2c Qs Qd", "[Qs, Qd] and [2h, 2c]"):
        assert judge(only(deal + "Tie with a pair: " + text)) == (), text
    for text in ("[Qs, 2c]", "[Qs, Qd], [2h, 4s]", "[9d, 9c]"):
        assert [one.kind for one in judge(only(deal + "Tie with a pair: " + text))] == ["combination"], text


def test_a_combination_may_be_shown_in_parts() -> None:
    deal = "Community: [Jc, 8h, Jd, Js, 3c]\nPlayer 1: [3h, 4d]\nPlayer 2: [As, 7c]\n"
    assert judge(only(deal + "Player 1 wins with a full house: [Jc, Jd, Js] and [3h, 3c]")) == ()
    for ranks in ("Js over 3s", "Js and 3s", "Js full of 3s"):
        assert judge(only(deal + f"Player 1 wins with full house, {ranks}: [Jc, Jd, Js, 3h, 3c]")) == ()


def test_what_cannot_be_read_says_what_was_looked_for() -> None:
    hand = only(DEAL + "The first one has it.")
    (first, *rest) = judge(hand)
    assert (first.kind, first.expected) == (
        "unreadable",
        "Player 1 wins with a straight: " + "[2s, 3d, 4h, 5c, 6s]",
    )
    assert "The first one has it." in first.line
    assert rest == []


def test_cards_that_are_missing_or_too_many_are_told() -> None:
    short = "Community: 9d 3d 6s 2s 2d\nPlayer 1: 4h\nPlayer 2: 9c\nPlayer 1 wins with a pair: [2s, 2d]"
    assert found(short)[0] == ("cards", "Player 1 must get two cards; the program showed 1: 4h.")
    assert found(DEAL.replace("2d]", "2d, 7h]") + "Player 1 wins with a pair")[0][0] == "cards"
    assert found(DEAL.replace("9c", "9d") + "Player 1 wins with a straight")[0][1] == (
        "The deck has each card once; in this hand 9d was dealt twice."
    )
    assert found("Player 1: 4h 5c\nPlayer 2: 9c 5h\nPlayer 1 wins with a straight")[0][0] == "unreadable"


def test_a_game_is_split_into_its_hands() -> None:
    hands = [DEAL + WINS["sample"], TIED + TIES["sample"], HIGH + "TIE with high card"]
    asked = read(
        played(
            *(hand + "\n" + ASK for hand in hands[:2]), hands[2] + "\nDeck has too few cards so game is done."
        )
    )
    assert [hand.turn for hand in asked.hands] == [0, 1, 2]
    assert asked.ended
    assert asked.asked == (ASK, ASK)
    at_once = read(played("\n".join(hands)))
    assert [outcome(hand)[0] for hand in at_once.hands] == [1, 0, 0]
    assert not at_once.ended
    assert [judge(hand) for hand in at_once.hands + asked.hands] == [()] * 6


def test_the_same_cards_again_are_another_hand() -> None:
    assert len(read(played(*[DEAL + WINS["sample"] + "\n" + ASK] * 3)).hands) == 3
    bare = DEALS["no labels"] + WINS["sample"] + "\n"
    assert len(read(played(bare + ASK, bare + ASK, "bye")).hands) == 2


def test_a_hand_can_go_on_after_a_question() -> None:
    game = read(
        played("Player 1: 4h 5c\nPlayer 2: 9c 5h\nPress enter", "Board: 9d 3d 6s 2s 2d\n", WINS["sample"])
    )
    assert [(judge(hand), hand.turn) for hand in game.hands] == [((), 2)]


def test_what_is_said_after_the_game_is_no_announcement() -> None:
    end = "Not enough cards left.\nPlayer 1 is the overall winner, player 2 loses!\n"
    assert judge(only(DEAL + WINS["sample"] + "\n" + end)) == ()
    game = read(played(DEAL + WINS["sample"] + "\n" + ASK, "Bye! Player 2 wins the match.\n"))
    assert [judge(hand) for hand in game.hands] == [()]


def test_an_announcement_may_come_before_the_cards() -> None:
    texts = (WINS["sample"] + "\n" + DEAL + ASK, TIES["sample"] + "\n" + TIED)
    assert [judge(hand) for hand in read(played(*texts)).hands] == [(), ()]


def test_a_traceback_announces_nothing() -> None:
    crash = (
        "Traceback (most recent call last):\n  File 'proj06.py', line 4, in <module>\n"
        "    print('Player 1 wins with a straight', run)\nNameError: name 'run' is not defined\n"
    )
    assert [kind for kind, _ in found(DEAL + crash)] == ["unreadable"]


@pytest.mark.parametrize(
    "text",
    [
        "Deck has too few cards so game is done.",
        "There are not enough cards left to play another hand.",
        "Game over: fewer than 9 cards left",
        "Only 7 cards remaining. Goodbye",
        "The deck doesn't have enough cards.",
        "Out of cards!",
        "The deck is used up.",
    ],
)
def test_the_message_about_too_few_cards_is_seen(text: str) -> None:
    game = read(played(DEAL + WINS["sample"] + "\n" + text + "\n"))
    assert game.ended
    assert game.few == text
    assert not read(played(text + "\n" + DEAL + WINS["sample"])).ended
    assert not read(played(DEAL + WINS["sample"] + "\n" + text + " Go on? (y/n)")).ended


def test_players_may_have_other_names() -> None:
    deal = "Board: 9d 3d 6s 2s 2d\nAlice: 4h 5c\nBob: 9c 5h\n"
    assert judge(only(deal + "Alice wins with a straight: [2s, 3d, 4h, 5c, 6s]")) == ()
    yours = "Board: 9d 3d 6s 2s 2d\nYour hand: 4h 5c\nComputer's hand: 9c 5h\n"
    assert judge(only(yours + "You win with a straight: [2s, 3d, 4h, 5c, 6s]")) == ()


def test_a_hand_on_one_line() -> None:
    text = "Board: 9d 3d 6s 2s 2d; P1: 4h 5c; P2: 9c 5h -> P1 wins with a straight: 2s 3d 4h 5c 6s"
    assert judge(only(text)) == ()


def test_words_are_no_cards() -> None:
    said = "Ah, same as before: player 1 wins with a straight, as you can see: [2s, 3d, 4h, 5c, 6s]"
    assert judge(only(DEAL + said)) == ()
    aces = "Community: 9d 3d 6s 2s 2d\nPlayer 1: as ah\nPlayer 2: ad ac\n"
    assert only(aces + "tie with two pairs: as, ah, 2s, 2d").players == (("As", "Ah"), ("Ad", "Ac"))


def test_a_program_without_cards_is_told_so() -> None:
    text = "Community cards: <cards.Card object>\nPlayer 1 wins!"
    game = read(played(text))
    finding = unseen(game, text)
    assert finding is not None
    assert finding.line == text
    assert unseen(read(played(DEAL)), DEAL) is None


def test_what_was_right_is_shown_as_the_sample_output_does() -> None:
    assert expected(only(TIED + "Tie")) == "TIE with one pair: [Ks, Kc]"
    assert expected(only(HIGH + "Tie")) == "TIE with high card"


def test_the_cards_that_matter_are_marked() -> None:
    (finding,) = judge(only(DEAL + "TIE with a straight: [2s, 3d, 4h, 5c, 6s]"))
    assert [set(row.marked) for row in finding.rows] == [set(RUN), {"9d", "9c", "2s", "2d"}]
    assert finding.rows[0].cards == BOARD + FIRST


@pytest.mark.parametrize("way", DEALINGS, ids=lambda way: way.name)
def test_the_way_of_dealing_is_recognized(way: Dealing) -> None:
    order = ("4h", "9c", "5c", "5h", "9d", "3d", "6s", "2s", "2d", "Ks", "Qs", "10h")
    board, first, second = (
        " ".join(order[number] for number in numbers) for numbers in (way.community, *way.players)
    )
    hand = only(f"Board: {board}\nPlayer 1: {first}\nPlayer 2: {second}\nPlayer 1 wins")
    assert dealt_as(hand, order) is way
    assert way.right == (way.name == "spec")
    assert dealt_as(hand, order[12:]).name == "elsewhere"


def test_another_order_of_dealing_has_no_name() -> None:
    order = ("9d", "4h", "9c", "3d", "5c", "5h", "6s", "2s", "2d")
    assert dealt_as(only(DEAL + "Player 1 wins"), order).name == "other"


@pytest.mark.parametrize(
    "line",
    [
        "player " * 60,
        "[" * 400,
        "as " * 130,
        "not " * 100,
        "10s and " * 50,
        "tie " * 100,
        "two" + " " * 390,
        "[2s, " * 80,
        "-" * 400,
    ],
    ids=str.split,
)
def test_reading_takes_no_longer_than_its_bounds(line: str) -> None:
    start = time.process_time()
    game = read(played(DEAL + (line + "\n") * 3000))
    assert game.cut
    for hand in game.hands:
        judge(hand)
    assert time.process_time() - start < 8
