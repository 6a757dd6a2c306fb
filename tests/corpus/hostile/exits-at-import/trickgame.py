"""Ends the process at once when it is imported (anchors A3)."""

import os

os._exit(0)


class TrickGame:
    pass
