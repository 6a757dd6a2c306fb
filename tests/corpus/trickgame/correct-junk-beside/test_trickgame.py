import unittest

from trickgame import TrickGame


class Test(unittest.TestCase):
    def test_order(self):
        self.assertEqual(TrickGame('cards.txt', 'E').order_of_play(), 'ESWN')


unittest.main()
