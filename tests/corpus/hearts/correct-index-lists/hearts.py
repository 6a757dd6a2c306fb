import time
import task4
from basic_ai import BasicAIPlayer
from better_ai import BetterAIPlayer
from human import HumanPlayer
from round import Round

task4.Round = Round  # the slow one

class Hearts(task4.Hearts):
    def make_players(self):
        names = ["Anna", "Bert", "Carla", "Dirk"]
        players = [HumanPlayer()]
        for i in range(self.n - 1):
            players.append([BetterAIPlayer, BasicAIPlayer][i % 2](names[i]))
        return players

    def show_hands(self):
        time.sleep(1)

    def ask_pass(self, i):
        to = self.players[(i + self.round) % self.n]
        return self.players[i].pass_cards(to)

if __name__ == "__main__":
    Hearts()
