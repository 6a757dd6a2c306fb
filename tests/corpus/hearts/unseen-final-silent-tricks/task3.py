from cards import Card, Rank, Suit

def penalty_of(cards):
    total = 0
    for card in cards:
        if card.suit == Suit.Hearts:
            total += 1
        if card == Card(Rank.Queen, Suit.Spades):
            total += 13
    return total

class Round:
    def __init__(self, players):
        self.players = players
        self.hearts_broken = False
        for player in players:
            if Card(Rank.Two, Suit.Clubs) in player.hand:
                self.leader = player
        while self.leader.hand:
            self.play_trick()

    def next_player(self, player):
        i = self.players.index(player) + 1
        return self.players[i % len(self.players)]

    def play_trick(self):
        player = self.leader
        cards = []
        best_card = None
        for i in range(len(self.players)):
            card = player.play_card(cards, self.hearts_broken)
            cards.append(card)
            print(player, "plays", card)
            if card.suit == Suit.Hearts and not self.hearts_broken:
                print("Hearts have been broken!")
                self.hearts_broken = True
            if best_card is None or (card.suit == best_card.suit and best_card < card):
                best_card = card
                self.leader = player
            player = self.next_player(player)
        points = penalty_of(cards)
        self.leader.round_score += points
        print(f"{self.leader} takes the trick. Points received: {points}")
