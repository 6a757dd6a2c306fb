"""The twenty-five checks, in the format of gradescope-utils: unittest, in the process of the submission.

Run as ``python gradescope_suite.py FOLDER OUTPUT`` with the submission in FOLDER.
"""

from __future__ import annotations

import sys
import unittest
from pathlib import Path
from typing import Any

from gradescope_utils.autograder_utils.decorators import number, weight
from gradescope_utils.autograder_utils.json_test_runner import JSONTestRunner

CARDS = "♠K\n♥Q\n♦9\n♣5\n♠10\n♥2\n♦A\n♣J\n"


def new_game() -> Any:
    """Start the game that all checks look at."""
    from trickgame import TrickGame  # type: ignore[attr-defined]  # the submission's, not the suite

    Path("cards.txt").write_text(CARDS, encoding="utf-8")
    return TrickGame("cards.txt", dealer="S", trump="♥")


class TestTrickGame(unittest.TestCase):
    """All of them."""

    @weight(1)
    @number("1")
    def test_first_player(self) -> None:
        """First player."""
        game = new_game()
        self.assertEqual(game.first_player(), "S")

    @weight(1)
    @number("2")
    def test_order_of_play(self) -> None:
        """Order of play."""
        game = new_game()
        self.assertEqual(game.order_of_play(), "SWNE")

    @weight(1)
    @number("3")
    def test_hand_of_n(self) -> None:
        """Hand of n."""
        game = new_game()
        self.assertEqual(game.hand("N"), ["♦A", "♦9"])

    @weight(1)
    @number("4")
    def test_hand_of_e(self) -> None:
        """Hand of e."""
        game = new_game()
        self.assertEqual(game.hand("E"), ["♣J", "♣5"])

    @weight(1)
    @number("5")
    def test_hand_of_s(self) -> None:
        """Hand of s."""
        game = new_game()
        self.assertEqual(game.hand("S"), ["♠K", "♠10"])

    @weight(1)
    @number("6")
    def test_hand_of_w(self) -> None:
        """Hand of w."""
        game = new_game()
        self.assertEqual(game.hand("W"), ["♥Q", "♥2"])

    @weight(1)
    @number("7")
    def test_no_tricks_of_n(self) -> None:
        """No tricks of n."""
        game = new_game()
        self.assertEqual(game.tricks("N"), 0)

    @weight(1)
    @number("8")
    def test_no_tricks_of_s(self) -> None:
        """No tricks of s."""
        game = new_game()
        self.assertEqual(game.tricks("S"), 0)

    @weight(1)
    @number("9")
    def test_state(self) -> None:
        """State."""
        game = new_game()
        self.assertEqual(str(game), "N |00|♦A,♦9\nE |00|♣J,♣5\nS*|00|♠K,♠10\nW |00|♥Q,♥2")

    @weight(1)
    @number("10")
    def test_has_card(self) -> None:
        """Has card."""
        game = new_game()
        self.assertEqual(game.has_card("W", "♥2"), True)

    @weight(1)
    @number("11")
    def test_has_not(self) -> None:
        """Has not."""
        game = new_game()
        self.assertEqual(game.has_card("N", "♥2"), False)

    @weight(1)
    @number("12")
    def test_highest_of_list(self) -> None:
        """Highest of list."""
        game = new_game()
        self.assertEqual(game.highest_card("♠", ["♠9", "♠10", "♥A"]), "♠10")

    @weight(1)
    @number("13")
    def test_highest_of_tuple(self) -> None:
        """Highest of tuple."""
        game = new_game()
        self.assertEqual(game.highest_card("♥", ("♥K", "♥A")), "♥A")

    @weight(1)
    @number("14")
    def test_highest_of_none(self) -> None:
        """Highest of none."""
        game = new_game()
        self.assertEqual(game.highest_card("♦", []), None)

    @weight(1)
    @number("15")
    def test_winning_card(self) -> None:
        """Winning card."""
        game = new_game()
        self.assertEqual(game.winning_card(["♠K", "♥2", "♦9", "♣5"]), "♥2")

    @weight(1)
    @number("16")
    def test_winning_player(self) -> None:
        """Winning player."""
        game = new_game()
        self.assertEqual(game.winning_player(["♠K", "♥2", "♦9", "♣5"]), "W")

    @weight(1)
    @number("17")
    def test_trick_counts(self) -> None:
        """Trick counts."""
        game = new_game()
        game.trick(["♠K", "♥2", "♦9", "♣5"])
        self.assertEqual(game.tricks("W"), 1)

    @weight(1)
    @number("18")
    def test_trick_takes_cards(self) -> None:
        """Trick takes cards."""
        game = new_game()
        game.trick(["♠K", "♥2", "♦9", "♣5"])
        self.assertEqual(game.hand("S"), ["♠10"])

    @weight(1)
    @number("19")
    def test_winner_leads(self) -> None:
        """Winner leads."""
        game = new_game()
        game.trick(["♠K", "♥2", "♦9", "♣5"])
        self.assertEqual(game.first_player(), "W")

    @weight(1)
    @number("20")
    def test_order_from_winner(self) -> None:
        """Order from winner."""
        game = new_game()
        game.trick(["♠K", "♥2", "♦9", "♣5"])
        self.assertEqual(game.order_of_play(), "WNES")

    @weight(1)
    @number("21")
    def test_played_is_gone(self) -> None:
        """Played is gone."""
        game = new_game()
        game.trick(["♠K", "♥2", "♦9", "♣5"])
        self.assertEqual(game.has_card("W", "♥2"), False)

    @weight(1)
    @number("22")
    def test_second_trick(self) -> None:
        """Second trick."""
        game = new_game()
        game.trick(["♠K", "♥2", "♦9", "♣5"])
        game.trick(["♥Q", "♦A", "♣J", "♠10"])
        self.assertEqual(game.tricks("W"), 2)

    @weight(1)
    @number("23")
    def test_empty_hands(self) -> None:
        """Empty hands."""
        game = new_game()
        game.trick(["♠K", "♥2", "♦9", "♣5"])
        game.trick(["♥Q", "♦A", "♣J", "♠10"])
        self.assertEqual(game.hand("W"), [])

    @weight(1)
    @number("24")
    def test_refused(self) -> None:
        """Refused."""
        game = new_game()
        with self.assertRaises(AssertionError) as caught:
            game.trick(["♠A", "♥2", "♦9", "♣5"])
        self.assertEqual(str(caught.exception), "invalid trick")

    @weight(1)
    @number("25")
    def test_refused_looking(self) -> None:
        """Refused looking."""
        game = new_game()
        with self.assertRaises(AssertionError) as caught:
            game.winning_card(["♥2", "♠K", "♦9", "♣5"])
        self.assertEqual(str(caught.exception), "invalid trick")


if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(TestTrickGame)
    with open(sys.argv[2], "w", encoding="utf-8") as output:
        JSONTestRunner(visibility="visible", stream=output).run(suite)
