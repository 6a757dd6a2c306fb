"""Has faulthandler dump and end the process later."""

import faulthandler
import select

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        faulthandler.enable()
        faulthandler.dump_traceback_later(0.1, exit=True)
        select.select([], [], [], 1)
