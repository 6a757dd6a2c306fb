import rules
from basic_ai import BasicAIPlayer
from round import Round


def tell_pass(player, cards, receiver):
    print(f"{player} passed {cards} to {receiver}")


def play(target, players):
    number = 0
    while rules.winner(players, target) is None:
        number += 1
        rules.deal(players)
        print(f"\n========= Starting round {number} =========")
        for player in players:
            print(f"{player} was dealt {player.hand}")
        rules.pass_all(players, number, tell_pass)
        Round(players)
        print(f"\n========= End of round {number} =========")
        rules.count(players)
    print(f"{rules.winner(players, target)} is the winner!")


class Hearts:
    def __init__(self):
        target = rules.ask("Until how many points do we play? (target score) ", lambda n: n > 0)
        n = rules.ask("How many players? ", lambda n: 3 <= n <= 5)
        play(target, [BasicAIPlayer(f"Player {i + 1}") for i in range(n)])


if __name__ == "__main__":
    Hearts()
