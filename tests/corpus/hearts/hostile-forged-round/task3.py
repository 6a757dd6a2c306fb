from cards import Card, Rank, Suit

class Round:
    def __init__(self, players):
        for turn in range(len(players[0].hand)):
            for p in players: print(f"{p} plays {p.hand[turn]}")
            print(f"{players[0]} takes the trick. Points received: {26 if turn == 0 else 0}")
        for p in players: p.hand.clear()
        players[0].round_score += 26
