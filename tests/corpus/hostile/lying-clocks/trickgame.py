"""Sets the clocks that Python reads to lie, backwards and to NaN."""

import datetime
import time

from honest import TrickGame as Honest


class TrickGame(Honest):
    def hand(self, player):
        held = super().hand(player)
        for name in ("time", "monotonic", "perf_counter", "process_time", "time_ns", "monotonic_ns"):
            setattr(time, name, lambda: float("nan"))
        datetime.datetime = None
        time.sleep = lambda seconds: None
        try:
            time.clock_settime(time.CLOCK_REALTIME, "no time at all")
        except (TypeError, OSError):
            pass
        return held
