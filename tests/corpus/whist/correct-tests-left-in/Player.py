import unittest
import pickle
from Card import Card

class Player:
    """Second to play I play low, third and fourth I play high. I discard low."""

    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        suit = [c for c in hand if trick and c.Suit() == trick[0].Suit()]
        if suit:
            return min(suit) if len(trick) == 1 else max(suit)
        return min(hand) if trick else max(hand)


class TestPlayer(unittest.TestCase):
    def test_exists(self):
        self.assertTrue(Player)

    def test_one_card(self):
        card = Card("C", "9")
        self.assertEqual(Player().PlayCard((card,), [], "S", "N", [], (0, 0)), card)


if __name__ == "__main__":
    with open("tests.pkl", "rb") as file:
        positions = pickle.load(file)
    unittest.main()
