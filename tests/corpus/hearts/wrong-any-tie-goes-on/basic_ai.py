import rules
from player import Player


class BasicAIPlayer(Player):
    def play_card(self, trick, broken_hearts):
        return self.remove([min(rules.allowed(self.hand, trick, broken_hearts))])[0]

    def pass_cards(self, passing_to=None):
        return self.remove(sorted(self.hand)[:3])
