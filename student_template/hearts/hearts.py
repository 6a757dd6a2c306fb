"""Task 4: a game. Keep a copy of what you make for this task in task4.py; Task 6 goes on from here."""


class Hearts:
    """A game, which is played as soon as it is made."""

    def __init__(self):
        """Ask what is to be played, and play it."""
        raise NotImplementedError("Hearts() is still to be written")


if __name__ == "__main__":
    Hearts()
