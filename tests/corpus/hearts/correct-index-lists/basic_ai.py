from player import Player

class BasicAIPlayer(Player):
    def play_card(self, trick, broken_hearts):
        cards = self.playable(trick, broken_hearts)
        cards.sort()
        return self.hand.pop(self.hand.index(cards[0]))

    def pass_cards(self, passing_to=None):
        self.hand.sort()
        passed = []
        while len(passed) < 3:
            passed.append(self.hand.pop())
        return passed
