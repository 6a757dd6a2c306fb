"""Ends the process in the midst of a call, as if all were well."""

import os

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        os._exit(0)
