import rules


class Round:
    def __init__(self, players):
        rules.play_round(players)
