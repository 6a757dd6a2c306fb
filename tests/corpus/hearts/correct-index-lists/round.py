import time
import task3

class Round(task3.Round):
    """the round of task 3, but slower"""

    def show(self, player, card):
        print()
        print(f"{player} plays")
        print(card)
        time.sleep(1)
