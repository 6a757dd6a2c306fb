"""The course's own round, which plays with any players that have a hand and a way to play a card."""

from __future__ import annotations

from typing import Any

from cards import Card, Rank, Suit  # type: ignore[import-not-found]

OPENING = Card(Rank.Two, Suit.Clubs)
QUEEN = Card(Rank.Queen, Suit.Spades)


class Round:
    """A round, which is played as soon as it is made."""

    def __init__(self, players: Any) -> None:
        """Play a round with players who have their cards."""
        self.players = list(players)
        self.broken_hearts = False
        seat = self._opener()
        for _ in range(len(self.players[seat].hand)):
            seat = self._play_trick(seat)

    def _opener(self) -> int:
        """Return the seat of the player who has the Two of Clubs."""
        for seat, player in enumerate(self.players):
            if OPENING in player.hand:
                return seat
        raise ValueError("nobody has the Two of Clubs, so the round cannot begin")

    def _play_trick(self, leader: int) -> int:
        """Play a trick, give its points to the player who takes it, and return that player's seat."""
        played: list[Any] = []
        best = leader
        for turn in range(len(self.players)):
            seat = (leader + turn) % len(self.players)
            card = self.players[seat].play_card(list(played), self.broken_hearts)
            print(f"{self.players[seat]} plays {card}")
            self._look_at(card)
            played.append(card)
            highest = played[(best - leader) % len(self.players)]
            if card.suit is played[0].suit and highest.rank < card.rank:
                best = seat
        penalty = sum(map(_points, played))
        self.players[best].round_score += penalty
        print(f"{self.players[best]} takes the trick. Points received: {penalty}")
        return best

    def _look_at(self, card: Any) -> None:
        """Break hearts when the first card of that suit is played."""
        if card.suit is Suit.Hearts and not self.broken_hearts:
            self.broken_hearts = True
            print("Hearts have been broken!")


def _points(card: Any) -> int:
    """Return how many points a card is worth."""
    if card == QUEEN:
        return 13
    return int(card.suit is Suit.Hearts)
