"""A game of Hearts between basic players, as Task 4 asks for it: what happens is printed line by line."""

import random

from basic_ai import BasicAIPlayer
from cards import Card, Rank, Suit
from rules import ALL_POINTS, points
from task3 import Round

# What is taken out of the deck, so that all players get equally many cards.
LEFT_OUT = {
    3: [Card(Rank.Two, Suit.Diamonds)],
    4: [],
    5: [Card(Rank.Two, Suit.Diamonds), Card(Rank.Two, Suit.Spades)],
}


def ask_number(question, lowest, highest=None):
    """Ask for a whole number until one is given that is neither too low nor too high."""
    while True:
        try:
            number = int(input(question))
        except ValueError:
            print("That is not a whole number.")
            continue
        if number >= lowest and (highest is None or number <= highest):
            return number
        print("That number is out of range.")


class Hearts:
    """A game, which is played as soon as it is made."""

    def __init__(self):
        """Ask what is to be played, and play rounds until somebody wins."""
        self.target_score = ask_number("What is the target score? ", 1)
        number = ask_number("How many players are there (3 to 5)? ", 3, 5)
        self.players = self.make_players(number)
        self.round_number = 0
        while self.winner() is None:
            self.round_number += 1
            self.play_round()
        print(f"{self.winner()}, is the winner!")

    def make_players(self, number):
        """Return so many players."""
        return [BasicAIPlayer(f"Player {seat}") for seat in range(1, number + 1)]

    def winner(self):
        """Return the player who has won, or None as long as the game goes on."""
        totals = [player.total_score for player in self.players]
        if max(totals) < self.target_score or totals.count(min(totals)) > 1:
            return None
        return self.players[totals.index(min(totals))]

    def play_round(self):
        """Deal, pass, play, and add the points up."""
        print(f"========= Starting round {self.round_number} =========")
        self.deal()
        for player in self.players:
            print(f"{player} was dealt {player.hand}")
        self.pass_cards()
        Round(self.players)
        print(f"========= End of round {self.round_number} =========")
        self.add_points()
        for player in self.players:
            print(f"{player}'s total score: {player.total_score}")

    def deal(self):
        """Deal a new deck one card at a time, and again until everybody can play to the first trick."""
        number = len(self.players)
        deck = [Card(rank, suit) for suit in Suit for rank in Rank]
        deck = [card for card in deck if card not in LEFT_OUT[number]]
        while True:
            random.shuffle(deck)
            for seat, player in enumerate(self.players):
                player.hand = deck[seat::number]
            if not any(all(map(points, player.hand)) for player in self.players):
                return

    def receivers(self):
        """Return to whom each player passes cards, or None if no cards are passed in this round."""
        ahead = self.round_number % len(self.players)
        return self.players[ahead:] + self.players[:ahead] if ahead else None

    def pass_cards(self):
        """Let all players pass three cards, as many places ahead as the number of the round says."""
        receivers = self.receivers()
        if receivers is None:
            return
        passed = [player.pass_cards() for player in self.players]
        for seat, cards in enumerate(passed):
            print(f"{self.players[seat]} passed {cards} to {receivers[seat]}")
            receivers[seat].hand.extend(cards)

    def add_points(self):
        """Move the points of the round to the totals; who has them all has shot the moon."""
        for player in self.players:
            if player.round_score == ALL_POINTS:
                print(f"{player} has shot the moon! Everyone else receives {ALL_POINTS} points")
                for other in self.players:
                    other.round_score = ALL_POINTS
                player.round_score = 0
                break
        for player in self.players:
            player.total_score += player.round_score
            player.round_score = 0


if __name__ == "__main__":
    Hearts()
