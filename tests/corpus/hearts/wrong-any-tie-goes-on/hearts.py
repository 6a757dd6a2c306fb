import rules
from basic_ai import BasicAIPlayer
from better_ai import BetterAIPlayer
from human import HumanPlayer
from round import Round


def tell_nothing(player, cards, receiver):
    pass


def play(target, players):
    number = 0
    while rules.winner(players, target) is None:
        number += 1
        rules.deal(players)
        print(f"\n--- Round {number} ---")
        rules.pass_all(players, number, tell_nothing)
        Round(players)
        print(f"--- Round {number} is over ---")
        rules.count(players)
    print(f"{rules.winner(players, target)} wins the game!")


class Hearts:
    def __init__(self):
        target = rules.ask("Until how many points do we play? (target score) ", lambda n: n > 0)
        n = rules.ask("How many players? ", lambda n: 3 <= n <= 5)
        computers = [BasicAIPlayer("North"), BetterAIPlayer("East"), BasicAIPlayer("West"), BasicAIPlayer("Up")]
        play(target, [HumanPlayer()] + computers[:n - 1])


if __name__ == "__main__":
    Hearts()
