from player import Player

class BasicAIPlayer(Player):
    def play_card(self, trick, broken_hearts): return self.take([min(self.valid(trick, broken_hearts))])[0]
    def pass_cards(self, passing_to=None): return self.take(sorted(self.hand)[-3:])
