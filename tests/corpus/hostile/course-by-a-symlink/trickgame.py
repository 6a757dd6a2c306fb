"""Hands in a symlink to the oracle, and reads and imports it."""

from honest import Reporter, attempt


def import_answers():
    import answers

    return answers.__file__


class TrickGame(Reporter):
    def attack(self):
        return attempt(lambda: open("answers.py").read(100)) or attempt(import_answers)
