import unittest
from Card import Card

class Player:
    """Highest card."""
    def __init__(self):
        pass

    def PlayCard(self, hand, trick, trump, position, tricks, score):
        same = [c for c in hand if trick and c.Suit() == trick[0].Suit()]
        return max(same or hand)

class TestPlayer(unittest.TestCase):
    def test_one_card(self):
        card = Card("C", "9")
        self.assertEqual(Player().PlayCard((card,), [], "S", "N", [], (0, 0)), card)

unittest.main()
