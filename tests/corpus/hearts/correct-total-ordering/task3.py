from __future__ import annotations

from typing import List

from cards import Card, Rank, Suit
from player import Player
from trick import Trick


class Round:
    def __init__(self, players: List[Player]) -> None:
        self.players = players
        self.broken_hearts = False
        leader = next(p for p in players if Card(Rank.Two, Suit.Clubs) in p.hand)
        for _ in range(len(leader.hand)):
            leader = self.play_trick(leader)

    def play_trick(self, leader: Player) -> Player:
        trick = Trick()
        while self.players[0] is not leader:
            self.players.append(self.players.pop(0))
        broken_before = self.broken_hearts
        for player in self.players:
            trick.add(player, player.play_card(trick.cards, broken_before))
            self.tell(player, trick)
            if trick.played_cards[player].suit is Suit.Hearts and not self.broken_hearts:
                self.broken_hearts = True
                print("Hearts have been broken!")
        taker, penalty = trick.taker, trick.penalty
        taker.round_score += penalty
        print(f"{taker} takes the trick. Points received: {penalty}")
        return taker

    def tell(self, player: Player, trick: Trick) -> None:
        print(f"{player} plays {trick.played_cards[player]}")
