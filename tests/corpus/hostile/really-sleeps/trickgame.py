"""Really sleeps, by ways other than time.sleep (20 s at most)."""

import threading

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        threading.Event().wait(20)
