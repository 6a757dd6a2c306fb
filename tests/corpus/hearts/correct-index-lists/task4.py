import random
from basic_ai import BasicAIPlayer
from cards import Card
from task3 import Round
from helpers import *

class Hearts:
    def __init__(self):
        self.target = self.number("What's the target score? ", 1, 10 ** 9)
        self.n = self.number("How many players (3, 4, 5)? ", 3, 5)
        self.players = self.make_players()
        self.round = 0
        while True:
            self.round += 1
            self.play_round()
            totals = [p.total_score for p in self.players]
            if max(totals) >= self.target and totals.count(min(totals)) == 1:
                break
        print(f"{self.players[totals.index(min(totals))]}, is the winner!")

    def make_players(self):
        return [BasicAIPlayer("Player %d" % (i + 1)) for i in range(self.n)]

    def number(self, question, low, high):
        answer = input(question)
        while not answer.isdecimal() or not low <= int(answer) <= high:
            print("That's not possible.")
            answer = input(question)
        return int(answer)

    def play_round(self):
        print(f"========= Starting round {self.round} =========")
        self.deal()
        self.show_hands()
        if self.round % self.n != 0:
            self.pass_cards()
        Round(self.players)
        print(f"========= End of round {self.round} =========")
        scores = [p.round_score for p in self.players]
        if 26 in scores:
            shooter = scores.index(26)
            print(f"{self.players[shooter]} has shot the moon! Everyone else receives 26 points")
            scores = [26] * self.n
            scores[shooter] = 0
        for i in range(self.n):
            self.players[i].total_score += scores[i]
            self.players[i].round_score = 0
            print(f"{self.players[i]}'s total score: {self.players[i].total_score}")

    def show_hands(self):
        for p in self.players:
            print(f"{p} was dealt {p.hand}")

    def deal(self):
        # the numbers of the cards that are left out
        left_out = {3: [13], 4: [], 5: [13, 26]}[self.n]
        numbers = [i for i in range(52) if i not in left_out]
        deck = [Card(RANKS[i % 13], SUITS[i // 13]) for i in numbers]
        done = False
        while not done:
            random.shuffle(deck)
            size = len(deck) // self.n
            for i in range(self.n):
                self.players[i].hand = deck[i * size:(i + 1) * size]
            done = all(0 in [value(c) for c in p.hand] for p in self.players)

    def pass_cards(self):
        passed = [self.ask_pass(i) for i in range(self.n)]
        for i in range(self.n):
            self.players[(i + self.round) % self.n].hand.extend(passed[i])

    def ask_pass(self, i):
        to = self.players[(i + self.round) % self.n]
        cards = self.players[i].pass_cards()
        print(f"{self.players[i]} passed {cards} to {to}")
        return cards

if __name__ == "__main__":
    Hearts()
