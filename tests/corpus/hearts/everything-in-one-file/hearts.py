import random, time
from enum import Enum

class Rank(Enum):
    Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Jack, Queen, King, Ace = range(2, 15)
    def __lt__(self, o): return self.value < o.value

class Suit(Enum):
    Clubs, Diamonds, Spades, Hearts = range(1, 5)
    def __lt__(self, o): return self.value < o.value

class Card:
    def __init__(self, rank, suit): self.rank, self.suit = rank, suit
    def key(self): return (self.suit.value, self.rank.value)
    def __eq__(self, o): return self.key() == o.key()
    def __lt__(self, o): return self.key() < o.key()
    def __hash__(self): return hash(self.key())
    def __str__(self):
        r, s = "2 3 4 5 6 7 8 9 10 J Q K A".split()[self.rank.value - 2], "♣♦♠♥"[self.suit.value - 1]
        return f".----.\n|{r:<2} {s}|\n|{s} {r:>2}|\n'----'"
    __repr__ = __str__

C2, QS = Card(Rank.Two, Suit.Clubs), Card(Rank.Queen, Suit.Spades)
pen = lambda c: c.suit == Suit.Hearts or c == QS

class Player:
    def __init__(self, name):
        self.name, self.hand, self.round_score, self.total_score = name, [], 0, 0

    def __str__(self): return self.name
    __repr__ = __str__

    def check_valid_play(self, card, trick, broken_hearts):
        if not trick:
            if C2 in self.hand and card != C2: return False, "lead the Two of Clubs"
            if card.suit == Suit.Hearts and not broken_hearts and any(c.suit != Suit.Hearts for c in self.hand):
                return False, "hearts not broken"
        elif card.suit != trick[0].suit:
            if any(c.suit == trick[0].suit for c in self.hand): return False, "follow suit"
            if trick[0] == C2 and pen(card) and not all(map(pen, self.hand)): return False, "no points on first trick"
        return True, ""

    def valid(self, trick, broken): return [c for c in self.hand if self.check_valid_play(c, trick, broken)[0]]

    def take(self, cards):
        self.hand = [c for c in self.hand if c not in cards]
        return cards

class BasicAIPlayer(Player):
    def play_card(self, trick, broken_hearts): return self.take([min(self.valid(trick, broken_hearts))])[0]
    def pass_cards(self, passing_to=None): return self.take(sorted(self.hand)[-3:])

class BetterAIPlayer(Player):
    def fear(self, c): return (c == QS) * 99 + (c.suit == Suit.Spades and c.rank.value > 12) * 50 + c.rank.value + 4 * (c.suit == Suit.Hearts)

    def choose(self, trick, valid):
        if not trick: return min(valid, key=self.fear)
        if valid[0].suit != trick[0].suit: return max(valid, key=self.fear)
        top = max(c for c in trick if c.suit == trick[0].suit)
        under = [c for c in valid if c < top]
        return max(under, key=self.fear) if under else min(valid, key=self.fear)

    def play_card(self, trick, broken_hearts): return self.take([self.choose(trick, self.valid(trick, broken_hearts))])[0]
    def pass_cards(self, passing_to=None): return self.take(sorted(self.hand, key=self.fear)[-3:])

class HumanPlayer(Player):
    def __init__(self): super().__init__(input("name: "))

    def show(self, cards, numbers=False):
        pics = [str(c).split("\n") for c in cards]
        for row in zip(*pics): print(*row)
        if numbers: print(*(str(i).center(len(p[0])) for i, p in enumerate(pics)))

    def ask(self, n, question):
        self.hand.sort()
        self.show(self.hand, True)
        while True:
            try: picks = [int(x) for x in input(question).split(",")]
            except ValueError: print("numbers please"); continue
            if len(picks) == len(set(picks)) == n and all(0 <= i < len(self.hand) for i in picks):
                return [self.hand[i] for i in picks]
            print("not possible")

    def play_card(self, trick, broken_hearts):
        print("trick:"); self.show(trick)
        while True:
            card, = self.ask(1, "card: ")
            ok, why = self.check_valid_play(card, trick, broken_hearts)
            if ok: return self.take([card])[0]
            print(why)

    def pass_cards(self, passing_to):
        return self.take(self.ask(3, f"three cards to pass to {passing_to}, like 0,4,7: "))

class Round:
    def __init__(self, players):
        n, broken = len(players), False
        lead = [Card(Rank.Two, Suit.Clubs) in p.hand for p in players].index(True)
        while players[lead].hand:
            trick = []
            for i in range(n):
                p = players[(lead + i) % n]
                trick += [p.play_card(trick[:], broken)]
                print(f"{p} plays\n{trick[-1]}")
                time.sleep(.5)
                if trick[-1].suit == Suit.Hearts and not broken:
                    broken = True
                    print("Hearts have been broken!")
            lead = (lead + trick.index(max(c for c in trick if c.suit == trick[0].suit))) % n
            penalty = sum(1 if c.suit == Suit.Hearts else 13 * (c == Card(Rank.Queen, Suit.Spades)) for c in trick)
            players[lead].round_score += penalty
            print(f"{players[lead]} takes the trick. Points received: {penalty}")

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

if __name__ == "__main__":
    Hearts()
