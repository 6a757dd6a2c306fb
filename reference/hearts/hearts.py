"""The final game: you against the computer. Run this file to play."""

import time

import task4
from basic_ai import BasicAIPlayer
from better_ai import BetterAIPlayer
from human import HumanPlayer
from round import Round

PAUSE = 1


class Hearts(task4.Hearts):
    """A game between a person and computer players, which is played as soon as it is made."""

    def make_players(self, number):
        """Return the players: a person, and computer players of two kinds in turn."""
        players = [HumanPlayer()]
        while len(players) < number:
            kind = BetterAIPlayer if len(players) % 2 else BasicAIPlayer
            players.append(kind(f"Player {len(players) + 1}"))
        return players

    def play_round(self):
        """Deal, pass, play, and add the points up."""
        print(f"\n========= Starting round {self.round_number} =========")
        self.deal()
        self.pass_cards()
        Round(self.players)
        print(f"\n========= End of round {self.round_number} =========")
        self.add_points()
        for player in self.players:
            print(f"{player}'s total score: {player.total_score}")
        time.sleep(PAUSE)

    def pass_cards(self):
        """Let all players pass three cards; only those of the user are shown, to the user."""
        receivers = self.receivers()
        if receivers is None:
            print("No cards are passed in this round.")
            return
        passed = [player.pass_cards(receivers[seat]) for seat, player in enumerate(self.players)]
        for seat, cards in enumerate(passed):
            receivers[seat].hand.extend(cards)
            if isinstance(receivers[seat], HumanPlayer):
                print("You receive: " + ", ".join(card.name() for card in cards))
                time.sleep(PAUSE)


if __name__ == "__main__":
    Hearts()
