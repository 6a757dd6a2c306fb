import random
from basic_ai import BasicAIPlayer
from cards import Card, Rank, Suit
from task3 import Round

class Hearts:
    def __init__(self):
        while True:
            try:
                self.target = int(input("Target score: "))
                self.number = int(input("Number of players: "))
                if self.target > 0 and 3 <= self.number <= 5:
                    break
                print("Invalid input: the score must be positive, and there are 3, 4 or 5 players.")
            except ValueError:
                print("Invalid input: whole numbers, please.")
        self.players = [BasicAIPlayer(f"Player {i}") for i in range(1, self.number + 1)]
        x = 0
        won = False
        while not won:
            x += 1
            self.deal()
            print(f"========= Starting round {x} =========")
            for player in self.players:
                print(player, "was dealt", player.hand)
            self.pass_cards(x)
            for player in self.players:
                player.round_score = 0
                player.hand.sort()
            Round(self.players)
            print(f"========= End of round {x} =========")
            self.add_scores()
            for player in self.players:
                print(f"{player}'s total score: {player.total_score}")
            won = self.someone_won()
        print(f"{won}, is the winner!")

    def deal(self):
        deck = [Card(r, s) for r in Rank for s in Suit]
        if self.number != 4:
            deck.remove(Card(Rank.Two, Suit.Diamonds))
        if self.number == 5:
            deck.remove(Card(Rank.Two, Suit.Spades))
        random.shuffle(deck)
        each = len(deck) // self.number
        for player in self.players:
            player.hand = sorted(deck[-each:])
            del deck[-each:]
        for player in self.players:
            if not [c for c in player.hand if c.suit != Suit.Hearts and c != Card(Rank.Queen, Suit.Spades)]:
                self.deal()
                return

    def pass_cards(self, x):
        # one after the other: a card that you just got can be passed on
        for i, player in enumerate(self.players):
            to = self.players[(i + x) % self.number]
            cards = player.pass_cards()
            print(player, "passed", cards, "to", to)
            for card in cards:
                to.hand.append(card)

    def add_scores(self):
        for shooter in self.players:
            if shooter.round_score == 26:
                print(f"{shooter} has shot the moon! Everyone else receives 26 points")
                for player in self.players:
                    if player != shooter:
                        player.total_score += 26
                return
        for player in self.players:
            player.total_score += player.round_score

    def someone_won(self):
        scores = sorted([player.total_score for player in self.players])
        if scores[-1] >= self.target and scores[0] < scores[1]:
            for player in self.players:
                if player.total_score == scores[0]:
                    return player
        return False

if __name__ == '__main__':
    Hearts()
