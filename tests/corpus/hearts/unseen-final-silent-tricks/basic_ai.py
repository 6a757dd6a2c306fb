from player import Player

class BasicAIPlayer(Player):
    def play_card(self, trick, broken_hearts):
        self.hand = sorted(self.hand)
        i = 0
        while not self.check_valid_play(self.hand[i], trick, broken_hearts)[0]:
            i += 1
        return self.hand.pop(i)

    def pass_cards(self):
        self.hand = sorted(self.hand)
        return [self.hand.pop(), self.hand.pop(), self.hand.pop()]
