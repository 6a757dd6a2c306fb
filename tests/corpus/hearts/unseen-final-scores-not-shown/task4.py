# Task 4
# the whole game
import random
from cards import Card, Rank, Suit
from basic_ai import BasicAIPlayer
from task3 import Round


class Hearts:
    def __init__(self):
        self.get_input()
        self.players = []
        for i in range(self.number_of_players):
            self.players.append(BasicAIPlayer("Player " + str(i + 1)))
        self.round_number = 1
        game_over = False
        while game_over == False:
            print("========= Starting round " + str(self.round_number) + " =========")
            self.deal_cards()
            for player in self.players:
                print(str(player) + " was dealt " + str(player.hand))
            self.pass_cards()
            round = Round(self.players)
            print("========= End of round " + str(self.round_number) + " =========")
            self.check_moon()
            for player in self.players:
                player.total_score = player.total_score + player.round_score
                player.round_score = 0
                print(str(player) + "'s total score: " + str(player.total_score))
            game_over = self.check_game_over()
            self.round_number = self.round_number + 1
        print(str(self.winner) + ", is the winner!")

    def get_input(self):
        # ask both until both are good
        good = False
        while good == False:
            good = True
            try:
                self.target_score = int(input("What is the target score? "))
                self.number_of_players = int(input("How many players? (3, 4 or 5) "))
                if self.target_score <= 0:
                    print("The target score must be more than 0!")
                    good = False
                if self.number_of_players < 3 or self.number_of_players > 5:
                    print("The number of players must be 3, 4 or 5!")
                    good = False
            except ValueError:
                print("You must enter a whole number!")
                good = False

    def deal_cards(self):
        good_deal = False
        while good_deal == False:
            # make the deck
            deck = []
            for suit in Suit:
                for rank in Rank:
                    card = Card(rank, suit)
                    if self.number_of_players == 3 and rank == Rank.Two and suit == Suit.Diamonds:
                        pass
                    elif self.number_of_players == 5 and rank == Rank.Two and suit == Suit.Diamonds:
                        pass
                    elif self.number_of_players == 5 and rank == Rank.Two and suit == Suit.Spades:
                        pass
                    else:
                        deck.append(card)
            random.shuffle(deck)
            # deal the cards
            for player in self.players:
                player.hand = []
            player_index = 0
            for card in deck:
                self.players[player_index].hand.append(card)
                player_index = player_index + 1
                if player_index == self.number_of_players:
                    player_index = 0
            # check the hands
            good_deal = True
            for player in self.players:
                normal_cards = 0
                for card in player.hand:
                    if card.suit == Suit.Hearts:
                        pass
                    elif card.suit == Suit.Spades and card.rank == Rank.Queen:
                        pass
                    else:
                        normal_cards = normal_cards + 1
                if normal_cards == 0:
                    good_deal = False

    def pass_cards(self):
        if self.round_number % self.number_of_players == 0:
            return
        all_passed = []
        for player in self.players:
            cards = player.pass_cards()
            all_passed.append(cards)
        for i in range(self.number_of_players):
            to = i + self.round_number
            while to >= self.number_of_players:
                to = to - self.number_of_players
            print(str(self.players[i]) + " passed " + str(all_passed[i]) + " to " + str(self.players[to]))
            for card in all_passed[i]:
                self.players[to].hand.append(card)

    def check_moon(self):
        moon_player = None
        for player in self.players:
            if player.round_score == 26:
                moon_player = player
        if moon_player is not None:
            print(str(moon_player) + " has shot the moon! Everyone else receives 26 points")
            for player in self.players:
                if player == moon_player:
                    player.round_score = 0
                else:
                    player.round_score = 26

    def check_game_over(self):
        target_reached = False
        for player in self.players:
            if player.total_score >= self.target_score:
                target_reached = True
        if target_reached == False:
            return False
        # find the lowest score
        lowest = self.players[0].total_score
        for player in self.players:
            if player.total_score < lowest:
                lowest = player.total_score
        number_with_lowest = 0
        for player in self.players:
            if player.total_score == lowest:
                number_with_lowest = number_with_lowest + 1
                self.winner = player
        if number_with_lowest == 1:
            return True
        else:
            return False


if __name__ == "__main__":
    game = Hearts()
