"""Takes memory in many small pieces, and keeps on when there is no more (1 GB at most)."""

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        kept = []
        for _ in range(1024):
            kept.append(bytearray(1 << 20))
        raise MemoryError
