from cards import Card, Rank, Suit

class Round:
    def __init__(self, players):
        n, broken = len(players), False
        lead = [Card(Rank.Two, Suit.Clubs) in p.hand for p in players].index(True)
        while players[lead].hand:
            trick = []
            for i in range(n):
                p = players[(lead + i) % n]
                trick += [p.play_card(trick[:], broken)]
                print(f"{p} plays {trick[-1]}")
                if trick[-1].suit == Suit.Hearts and not broken:
                    broken = True
                    print("Hearts have been broken!")
            lead = (lead + trick.index(max(c for c in trick if c.suit == trick[0].suit))) % n
            penalty = sum(1 if c.suit == Suit.Hearts else 13 * (c == Card(Rank.Queen, Suit.Spades)) for c in trick)
            players[lead].round_score += penalty
            print(f"{players[lead]} takes the trick. Points received: {penalty}")
