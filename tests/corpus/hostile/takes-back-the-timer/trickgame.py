"""Takes back the timer of its processor time, ignores its signal, and computes on (20 s at most)."""

import signal
import time

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        for number in (signal.SIGPROF, signal.SIGXCPU, signal.SIGTERM, signal.SIGALRM, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        signal.setitimer(signal.ITIMER_PROF, 0)
        end = time.process_time() + 20
        while time.process_time() < end:
            pass
