"""A round of the final game, at a pace that a person can follow."""

import time

import task3
from cards import Suit

PAUSE = 1


class Round(task3.Round):
    """A round, which is played as soon as it is made."""

    def play_trick(self, leader):
        """Play a trick, and return the player who takes it."""
        print(f"\n--- {leader} leads ---")
        trick = task3.Trick()
        for player in self.in_turn(leader):
            card = player.play_card(trick.cards(), self.broken_hearts)
            trick.play(player, card)
            print(f"{player} plays the {card.name()}")
            print(card)
            if card.suit is Suit.Hearts and not self.broken_hearts:
                self.broken_hearts = True
                print("Hearts have been broken!")
            time.sleep(PAUSE)

        taker, penalty = trick.taker(), trick.penalty()
        taker.round_score += penalty
        print(f"{taker} takes the trick. Points received: {penalty}")
        time.sleep(PAUSE)
        return taker
