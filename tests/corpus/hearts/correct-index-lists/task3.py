from helpers import *

class Round:
    def __init__(self, players):
        self.players = players
        self.broken = False
        start = self.who_starts()
        while len(players[start].hand) > 0:
            start = self.trick(start)

    def who_starts(self):
        for i, player in enumerate(self.players):
            for card in player.hand:
                if is_two_of_clubs(card):
                    return i

    def trick(self, start):
        order = self.players[start:] + self.players[:start]
        played = []
        for player in order:
            card = player.play_card(played, self.broken)
            played.append(card)
            self.show(player, card)
            if s(card) == HEARTS and not self.broken:
                self.broken = True
                print("Hearts have been broken!")
        strengths = [r(card) if s(card) == s(played[0]) else -1 for card in played]
        taker = order[strengths.index(max(strengths))]
        penalty = sum([value(card) for card in played])
        taker.round_score += penalty
        print(f"{taker} takes the trick. Points received: {penalty}")
        return self.players.index(taker)

    def show(self, player, card):
        print(f"{player} plays {card}")
