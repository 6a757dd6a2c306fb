"""Human players and final games that are written in other ways than the reference, and are as right."""

from __future__ import annotations

FROM_ONE = """
from __future__ import annotations
from player import Player


class HumanPlayer(Player):
    def __init__(self):
        print("Welcome!")
        print("What are you called?")
        super().__init__(input())

    def show(self):
        print("These are your cards:")
        for number, card in enumerate(sorted(self.hand), 1):
            print(f"{number}. {card.rank.name} of {card.suit.name}")

    def draw(self):
        cards = sorted(self.hand)
        for row in zip(*(str(card).splitlines() for card in cards)):
            print("  ".join(row))
        print("  ".join(f"({n})".center(len(str(card).splitlines()[0])) for n, card in enumerate(cards, 1)))

    def read(self, text):
        text = text.strip()
        if not text.isdigit() or not 1 <= int(text) <= len(self.hand):
            raise ValueError("That is no card: " + text)
        return int(text)

    def play_card(self, trick, broken_hearts):
        while True:
            print("On the table:", ", ".join(f"{c.rank.name} of {c.suit.name}" for c in trick) or "nothing")
            self.show()
            self.draw()
            print("Your turn.", end=" ")
            print("Which one?")
            try:
                number = self.read(input())
            except ValueError as error:
                print(error)
                continue
            card = sorted(self.hand)[number - 1]
            right, why = self.check_valid_play(card, trick, broken_hearts)
            if right:
                self.hand.remove(card)
                return card
            print("No!", why)

    def pass_cards(self, passing_to):
        while True:
            self.show()
            self.draw()
            answer = input(f"Give {passing_to.name} three cards (for example 1,2,3) > ")
            try:
                numbers = [self.read(part) for part in answer.split(",")]
            except ValueError as error:
                print(error)
                continue
            if len(numbers) != 3 or len(set(numbers)) < 3:
                print("I need three different numbers.")
                continue
            cards = [sorted(self.hand)[number - 1] for number in numbers]
            for card in cards:
                self.hand.remove(card)
            return cards
"""

DRAWN_ONLY = '''
from player import Player


class HumanPlayer(Player):
    """Shows nothing but pictures, in rows of seven, which only the student's own cards have."""

    def __init__(self):
        super().__init__(input("name> "))

    def pictures(self, cards, first=0):
        for start in range(0, len(cards), 7):
            row = cards[start:start + 7]
            for line in range(5):
                print("".join(card.picture()[line] for card in row))
            print("".join(f"{first + start + n:^5}" for n in range(len(row))))

    def play_card(self, trick, broken_hearts):
        self.pictures(trick)
        print("-" * 30)
        self.pictures(self.hand)
        prompt = "card> "
        while True:
            answer = input(prompt)
            try:
                number = int(answer)
            except ValueError:
                prompt = "not a number; card> "
                continue
            if number < 0 or number >= len(self.hand):
                prompt = "no such card; card> "
                continue
            ok, message = self.check_valid_play(self.hand[number], trick, broken_hearts)
            if ok:
                return self.hand.pop(number)
            prompt = message + "; card> "

    def pass_cards(self, passing_to):
        self.pictures(self.hand)
        prompt = "pass to " + str(passing_to) + "> "
        while True:
            try:
                one, two, three = [int(part) for part in input(prompt).split(",")]
            except ValueError:
                prompt = "three numbers, please> "
                continue
            chosen = {one, two, three}
            if len(chosen) != 3 or not chosen <= set(range(len(self.hand))):
                prompt = "three different numbers of cards, please> "
                continue
            cards = [self.hand[number] for number in (one, two, three)]
            self.hand = [card for number, card in enumerate(self.hand) if number not in chosen]
            return cards
'''

HUMAN = '''
from player import Player


class Human(Player):
    """Prints lists, as Python does, and in colours."""

    def __init__(self):
        Player.__init__(self, input("Please enter your name: "))

    def ask(self, question, count):
        while True:
            text = input(question)
            parts = text.split(",")
            try:
                numbers = list(map(int, parts))
                assert len(numbers) == count, f"Give {count} numbers"
                assert len(set(numbers)) == count, "The same number twice!"
                assert all(0 <= n < len(self.hand) for n in numbers), "Out of range"
                return numbers
            except ValueError:
                print("\\x1b[31mThat is not a number\\x1b[0m")
            except AssertionError as error:
                print("\\x1b[31m" + str(error) + "\\x1b[0m")

    def table(self):
        rows = [str(card).split("\\n") for card in self.hand]
        for line in range(len(rows[0])):
            print("\\x1b[32m" + " ".join(row[line] for row in rows) + "\\x1b[0m")
        print(" ".join(str(n).center(len(rows[0][0])) for n in range(len(rows))))

    def play_card(self, trick, broken_hearts):
        print(f"Trick: {trick}")
        self.hand.sort(key=lambda card: (card.rank.value, card.suit.value))
        self.table()
        while True:
            number = self.ask("Select a card to play by its index: ", 1)[0]
            valid, message = self.check_valid_play(self.hand[number], trick, broken_hearts)
            if valid:
                break
            print(message)
        return self.hand.pop(number)

    def pass_cards(self, passing_to=None):
        self.hand.sort(key=lambda card: (card.rank.value, card.suit.value))
        self.table()
        numbers = self.ask(f"Select three cards to pass to {passing_to}: ", 3)
        cards = [self.hand[n] for n in numbers]
        for card in cards:
            self.hand.remove(card)
        return cards
'''

NAMES_WITH_SPACES = '''
import random
from time import sleep

from basic_ai import BasicAIPlayer
from better_ai import BetterAIPlayer
from cards import Card, Rank, Suit
from human import HumanPlayer


def ask(question, fits):
    while True:
        print(question)
        text = input("> ")
        if text.isdigit() and fits(int(text)):
            return int(text)
        print("Sorry, that will not do.")


class Hearts:
    """Asks in another order, deals in blocks, seats the user last, and counts for itself."""

    def __init__(self):
        self.number = ask("How many people are playing?", lambda n: n in (3, 4, 5))
        self.target = ask("Up to how many points?", lambda n: n > 0)
        kinds = [BasicAIPlayer, BetterAIPlayer, BasicAIPlayer, BetterAIPlayer]
        names = ["Deep Blue", "Uncle Bob", "Old Mother Hubbard", "The Cat"]
        self.players = [kind(name) for kind, name in zip(kinds, names)][:self.number - 1] + [HumanPlayer()]
        round_number = 0
        while True:
            round_number += 1
            print(f"Round {round_number} begins. Beware of the Queen of Spades, and of the Ace of Hearts!")
            self.deal()
            self.swap(round_number % self.number)
            self.play()
            for player in self.players:
                print(f"{player} now has {player.total_score} points")
            input("Press Enter to continue...")
            scores = sorted(player.total_score for player in self.players)
            if scores[-1] >= self.target and scores[0] < scores[1]:
                break
        best = min(self.players, key=lambda player: player.total_score)
        print("And the winner is...", best)
        if input("Do you want to play again? (y/n) ") == "y":
            Hearts()

    def deal(self):
        out = {3: ["Diamonds"], 4: [], 5: ["Diamonds", "Spades"]}[self.number]
        deck = [Card(r, s) for r in Rank for s in Suit if r is not Rank.Two or s.name not in out]
        good = False
        while not good:
            random.shuffle(deck)
            size = len(deck) // self.number
            for place, player in enumerate(self.players):
                player.hand = deck[place * size:(place + 1) * size]
            good = all(any(c.suit is not Suit.Hearts and (c.rank, c.suit) != (Rank.Queen, Suit.Spades)
                           for c in p.hand) for p in self.players)

    def swap(self, ahead):
        if not ahead:
            return
        given = []
        for place, player in enumerate(self.players):
            other = self.players[(place + ahead) % self.number]
            given.append((other, player.pass_cards(other)))
        for other, cards in given:
            other.hand += cards
            if other is self.players[-1]:
                print("You get", ", ".join(f"{c.rank.name} of {c.suit.name}" for c in cards))

    def play(self):
        points = {player.name: 0 for player in self.players}
        broken = False
        turn = next(n for n, p in enumerate(self.players) if Card(Rank.Two, Suit.Clubs) in p.hand)
        while self.players[0].hand:
            trick = []
            for step in range(self.number):
                player = self.players[(turn + step) % self.number]
                card = player.play_card([c for _, c in trick], broken)
                broken = broken or card.suit is Suit.Hearts
                trick.append((player, card))
                print(player, "plays")
                print(card)
                sleep(0.5)
            led = trick[0][1].suit
            taker = max((t for t in trick if t[1].suit is led), key=lambda t: t[1].rank.value)[0]
            turn = self.players.index(taker)
            queen = (Rank.Queen, Suit.Spades)
            points[taker.name] += sum(13 if (c.rank, c.suit) == queen else c.suit is Suit.Hearts
                                      for _, c in trick)
            print(taker, "has to take it")
        moon = 26 in points.values()
        for player in self.players:
            more = points[player.name]
            player.total_score += (0 if more == 26 else 26) if moon else more


if __name__ == "__main__":
    Hearts()
'''
