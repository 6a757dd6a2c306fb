"""Takes all memory, swallows every MemoryError and answers honestly with nothing to spare (1 GB at most)."""

from honest import Striker

KEPT = []


class TrickGame(Striker):
    def strike(self):
        size = 1 << 20
        while size and len(KEPT) < 2000:
            try:
                KEPT.append(bytearray(size))
            except MemoryError:
                size //= 2
