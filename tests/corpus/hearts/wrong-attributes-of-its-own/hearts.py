import random, time
from basic_ai import BasicAIPlayer
from better_ai import BetterAIPlayer
from cards import Card, Rank, Suit
from human import HumanPlayer
from round import Round

class Hearts:
    def __init__(self):
        target, n = self.ask("target score? ", lambda x: x > 0), self.ask("number of players? ", lambda x: x in (3, 4, 5))
        ps, r = [HumanPlayer(), BetterAIPlayer("Better"), *(BasicAIPlayer(f"Basic {i}") for i in range(n - 2))], 0
        totals = [0] * n
        while max(totals) < target or totals.count(min(totals)) > 1:
            r += 1
            print(f"========= Starting round {r} =========")
            self.deal(ps)
            k = r % n
            if k:
                passed = [p.pass_cards(ps[(i + k) % n]) for i, p in enumerate(ps)]
                for i, cards in enumerate(passed):
                    ps[(i + k) % n].hand += cards
            for p in ps: p.round_score = 0
            Round(ps)
            print(f"========= End of round {r} =========")
            for p in ps:
                if p.round_score == 26:
                    print(f"{p} has shot the moon! Everyone else receives 26 points")
                    for q in ps: q.round_score = 26 * (q is not p)
                    break
            for p in ps:
                p.total_score += p.round_score
                print(f"{p}'s total score: {p.total_score}")
            time.sleep(1)
            totals = [p.total_score for p in ps]
        print(f"{ps[totals.index(min(totals))]}, is the winner!")

    def ask(self, question, ok):
        while True:
            try:
                x = int(input(question))
                if ok(x): return x
            except ValueError: pass
            print("invalid, try again")

    def deal(self, ps):
        n = len(ps)
        out = {3: ["Diamonds"], 4: [], 5: ["Diamonds", "Spades"]}[n]
        deck = [Card(r, s) for s in Suit for r in Rank if not (r == Rank.Two and s.name in out)]
        safe = lambda h: any(c.suit != Suit.Hearts and c != Card(Rank.Queen, Suit.Spades) for c in h)
        while True:
            random.shuffle(deck)
            for i, p in enumerate(ps): p.hand = sorted(deck[i::n])
            if all(safe(p.hand) for p in ps): return

if __name__ == "__main__": Hearts()
