from __future__ import annotations
import random
from cards import Card, Rank, Suit
from basic_ai import BasicAIPlayer
from round import Round


class Hearts:
    def __init__(self) -> None:
        self.target_score = self.ask_integer("Please enter a target score to end the game: ", 1, None)
        number = self.ask_integer("Please enter the number of players (3-5): ", 3, 5)
        self.players = [BasicAIPlayer(f"Player {i + 1}") for i in range(number)]
        self.round_number = 1
        self.play_game()

    def ask_integer(self, prompt: str, low: int, high: int) -> int:
        while True:
            answer = input(prompt)
            try:
                number = int(answer)
            except ValueError:
                print("Invalid input, please enter an integer.")
                continue
            if number < low or (high is not None and number > high):
                print("Invalid input, that number is not allowed.")
            else:
                return number

    def play_game(self) -> None:
        while self.winner() is None:
            print(f"========= Starting round {self.round_number} =========")
            self.deal()
            for player in self.players:
                print(f"{player} was dealt {player.hand}")
            self.pass_cards()
            Round(self.players)
            print(f"========= End of round {self.round_number} =========")
            self.update_scores()
            for player in self.players:
                print(f"{player}'s total score: {player.total_score}")
            self.round_number += 1
        print(f"{self.winner()}, is the winner!")

    def winner(self):
        """Returns the winner, or None if the game is not over"""
        scores = [player.total_score for player in self.players]
        if max(scores) < self.target_score:
            return None
        if scores.count(min(scores)) > 1:
            return None
        return self.players[scores.index(min(scores))]

    def make_deck(self) -> list[Card]:
        deck = []
        for suit in Suit:
            for rank in Rank:
                deck.append(Card(rank, suit))
        if len(self.players) != 4:
            deck.remove(Card(Rank.Two, Suit.Diamonds))
        if len(self.players) == 5:
            deck.remove(Card(Rank.Two, Suit.Spades))
        return deck

    def deal(self) -> None:
        valid = False
        while not valid:
            deck = self.make_deck()
            random.shuffle(deck)
            for player in self.players:
                player.hand = []
            i = 0
            while deck:
                self.players[i % len(self.players)].hand.append(deck.pop())
                i += 1
            valid = True
            for player in self.players:
                if not self.valid_hand(player.hand):
                    valid = False

    def valid_hand(self, hand: list[Card]) -> bool:
        for card in hand:
            if card.suit != Suit.Hearts and card != Card(Rank.Queen, Suit.Spades):
                return True
        return False

    def pass_cards(self) -> None:
        n = len(self.players)
        offset = self.round_number % n
        if offset == 0:
            return
        passed = []
        for i in range(n):
            cards = self.players[i].pass_cards()
            passed.append(cards)
            print(f"{self.players[i]} passed {cards} to {self.players[(i + offset) % n]}")
        for i in range(n):
            self.players[(i + offset) % n].hand += passed[i]

    def update_scores(self) -> None:
        for player in self.players:
            if player.round_score == 26:
                print(f"{player} has shot the moon! Everyone else receives 26 points")
                for other in self.players:
                    other.round_score = 26
                player.round_score = 0
                break
        for player in self.players:
            player.total_score += player.round_score
            player.round_score = 0


if __name__ == "__main__":
    Hearts()
