from __future__ import annotations
import time
from cards import Card, Rank, Suit
from player import Player


class Round:
    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.hearts_broken = False

        # whoever has the Two of Clubs starts
        lead = 0
        for i in range(len(players)):
            if Card(Rank.Two, Suit.Clubs) in players[i].hand:
                lead = i

        for _ in range(len(players[0].hand)):
            lead = self.execute_trick(lead)

    def execute_trick(self, lead: int) -> int:
        """Plays one trick, returns the index of the player who takes it"""
        trick = []
        order = []
        for i in range(len(self.players)):
            index = (lead + i) % len(self.players)
            player = self.players[index]
            card = player.play_card(trick, self.hearts_broken)
            trick.append(card)
            order.append(index)
            print(f"\n{player} plays")
            print(card)
            time.sleep(0.8)
            if card.suit == Suit.Hearts and not self.hearts_broken:
                self.hearts_broken = True
                print("Hearts have been broken!")

        best = 0
        for i in range(1, len(trick)):
            if trick[i].suit == trick[0].suit and trick[best].rank < trick[i].rank:
                best = i

        penalty = 0
        for card in trick:
            if card.suit == Suit.Hearts:
                penalty += 1
            elif card == Card(Rank.Queen, Suit.Spades):
                penalty += 13

        taker = self.players[order[best]]
        taker.round_score += penalty
        print(f"\n{taker} takes the trick. Points received: {penalty}")
        print("-" * 40)
        time.sleep(1.5)
        return order[best]
