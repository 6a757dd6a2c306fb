"""The twenty-five checks, as a suite of Kibitz."""

from __future__ import annotations

from typing import Any

from kibitz import Student, check

CARDS = "♠K\n♥Q\n♦9\n♣5\n♠10\n♥2\n♦A\n♣J\n"


def new_game(student: Student) -> Any:
    """Start the game that all checks look at."""
    location = student.file("cards.txt", CARDS)
    return student.find("TrickGame")(location, dealer="S", trump="♥")


@check(task="all", clauses=["P1"])
def test_first_player(student: Student) -> None:
    """First player."""
    game = new_game(student)
    assert game.first_player() == "S"


@check(task="all", clauses=["P1"])
def test_order_of_play(student: Student) -> None:
    """Order of play."""
    game = new_game(student)
    assert game.order_of_play() == "SWNE"


@check(task="all", clauses=["P1"])
def test_hand_of_n(student: Student) -> None:
    """Hand of n."""
    game = new_game(student)
    assert game.hand("N") == ["♦A", "♦9"]


@check(task="all", clauses=["P1"])
def test_hand_of_e(student: Student) -> None:
    """Hand of e."""
    game = new_game(student)
    assert game.hand("E") == ["♣J", "♣5"]


@check(task="all", clauses=["P1"])
def test_hand_of_s(student: Student) -> None:
    """Hand of s."""
    game = new_game(student)
    assert game.hand("S") == ["♠K", "♠10"]


@check(task="all", clauses=["P1"])
def test_hand_of_w(student: Student) -> None:
    """Hand of w."""
    game = new_game(student)
    assert game.hand("W") == ["♥Q", "♥2"]


@check(task="all", clauses=["P1"])
def test_no_tricks_of_n(student: Student) -> None:
    """No tricks of n."""
    game = new_game(student)
    assert game.tricks("N") == 0


@check(task="all", clauses=["P1"])
def test_no_tricks_of_s(student: Student) -> None:
    """No tricks of s."""
    game = new_game(student)
    assert game.tricks("S") == 0


@check(task="all", clauses=["P1"])
def test_state(student: Student) -> None:
    """State."""
    game = new_game(student)
    assert str(game) == "N |00|♦A,♦9\nE |00|♣J,♣5\nS*|00|♠K,♠10\nW |00|♥Q,♥2"


@check(task="all", clauses=["P1"])
def test_has_card(student: Student) -> None:
    """Has card."""
    game = new_game(student)
    assert game.has_card("W", "♥2") is True


@check(task="all", clauses=["P1"])
def test_has_not(student: Student) -> None:
    """Has not."""
    game = new_game(student)
    assert game.has_card("N", "♥2") is False


@check(task="all", clauses=["P1"])
def test_highest_of_list(student: Student) -> None:
    """Highest of list."""
    game = new_game(student)
    assert game.highest_card("♠", ["♠9", "♠10", "♥A"]) == "♠10"


@check(task="all", clauses=["P1"])
def test_highest_of_tuple(student: Student) -> None:
    """Highest of tuple."""
    game = new_game(student)
    assert game.highest_card("♥", ("♥K", "♥A")) == "♥A"


@check(task="all", clauses=["P1"])
def test_highest_of_none(student: Student) -> None:
    """Highest of none."""
    game = new_game(student)
    assert game.highest_card("♦", []) is None


@check(task="all", clauses=["P1"])
def test_winning_card(student: Student) -> None:
    """Winning card."""
    game = new_game(student)
    assert game.winning_card(["♠K", "♥2", "♦9", "♣5"]) == "♥2"


@check(task="all", clauses=["P1"])
def test_winning_player(student: Student) -> None:
    """Winning player."""
    game = new_game(student)
    assert game.winning_player(["♠K", "♥2", "♦9", "♣5"]) == "W"


@check(task="all", clauses=["P1"])
def test_trick_counts(student: Student) -> None:
    """Trick counts."""
    game = new_game(student)
    game.trick(["♠K", "♥2", "♦9", "♣5"])
    assert game.tricks("W") == 1


@check(task="all", clauses=["P1"])
def test_trick_takes_cards(student: Student) -> None:
    """Trick takes cards."""
    game = new_game(student)
    game.trick(["♠K", "♥2", "♦9", "♣5"])
    assert game.hand("S") == ["♠10"]


@check(task="all", clauses=["P1"])
def test_winner_leads(student: Student) -> None:
    """Winner leads."""
    game = new_game(student)
    game.trick(["♠K", "♥2", "♦9", "♣5"])
    assert game.first_player() == "W"


@check(task="all", clauses=["P1"])
def test_order_from_winner(student: Student) -> None:
    """Order from winner."""
    game = new_game(student)
    game.trick(["♠K", "♥2", "♦9", "♣5"])
    assert game.order_of_play() == "WNES"


@check(task="all", clauses=["P1"])
def test_played_is_gone(student: Student) -> None:
    """Played is gone."""
    game = new_game(student)
    game.trick(["♠K", "♥2", "♦9", "♣5"])
    assert game.has_card("W", "♥2") is False


@check(task="all", clauses=["P1"])
def test_second_trick(student: Student) -> None:
    """Second trick."""
    game = new_game(student)
    game.trick(["♠K", "♥2", "♦9", "♣5"])
    game.trick(["♥Q", "♦A", "♣J", "♠10"])
    assert game.tricks("W") == 2


@check(task="all", clauses=["P1"])
def test_empty_hands(student: Student) -> None:
    """Empty hands."""
    game = new_game(student)
    game.trick(["♠K", "♥2", "♦9", "♣5"])
    game.trick(["♥Q", "♦A", "♣J", "♠10"])
    assert game.hand("W") == []


@check(task="all", clauses=["P1"])
def test_refused(student: Student) -> None:
    """Refused."""
    game = new_game(student)
    with student.raises(AssertionError, "invalid trick"):
        game.trick(["♠A", "♥2", "♦9", "♣5"])


@check(task="all", clauses=["P1"])
def test_refused_looking(student: Student) -> None:
    """Refused looking."""
    game = new_game(student)
    with student.raises(AssertionError, "invalid trick"):
        game.winning_card(["♥2", "♠K", "♦9", "♣5"])
