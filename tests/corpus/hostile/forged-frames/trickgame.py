"""Writes well-formed replies with guessed numbers before each true one."""

import json
import os
import struct

from honest import Answers


class TrickGame(Answers):
    def _give(self, *args):
        for number in (0, 1, 2, -1, 2**53):
            payload = json.dumps([number, "value", True, []]).encode()
            os.write(3, struct.pack(">I", len(payload)) + payload)
        return True

    first_player = tricks = has_card = highest_card = _give
