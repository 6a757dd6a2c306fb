"""A round of Hearts, as Task 3 asks for it: what happens is printed line by line."""

from cards import Suit
from rules import TWO_OF_CLUBS, points


class Trick:
    """The cards on the table, and who played them."""

    def __init__(self):
        """Begin a trick, in which nothing has been played."""
        self.played_cards = {}

    def play(self, player, card):
        """Put a player's card on the table."""
        self.played_cards[player] = card

    def cards(self):
        """Return the cards in the order of play."""
        return list(self.played_cards.values())

    def taker(self):
        """Return the player of the highest card in the suit that was led."""
        led = self.cards()[0].suit
        followers = [player for player, card in self.played_cards.items() if card.suit is led]
        return max(followers, key=lambda player: self.played_cards[player].rank.value)

    def penalty(self):
        """Return how many points the cards are worth."""
        return sum(points(card) for card in self.cards())


class Round:
    """A round, which is played as soon as it is made."""

    def __init__(self, players):
        """Play a round with players who have their cards."""
        self.players = players
        self.broken_hearts = False
        leader = next(player for player in players if TWO_OF_CLUBS in player.hand)
        while leader.hand:
            leader = self.play_trick(leader)

    def play_trick(self, leader):
        """Play a trick, and return the player who takes it."""
        trick = Trick()
        for player in self.in_turn(leader):
            card = player.play_card(trick.cards(), self.broken_hearts)
            trick.play(player, card)
            print(f"{player} plays {trick.played_cards[player]}")
            if card.suit is Suit.Hearts and not self.broken_hearts:
                self.broken_hearts = True
                print("Hearts have been broken!")

        taker, penalty = trick.taker(), trick.penalty()
        taker.round_score += penalty
        print(f"{taker} takes the trick. Points received: {penalty}")
        return taker

    def in_turn(self, leader):
        """Return all players, in the order in which they play after a leader."""
        first = self.players.index(leader)
        return self.players[first:] + self.players[:first]
