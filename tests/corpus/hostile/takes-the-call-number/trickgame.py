"""Reads the call's number from the serving frame and answers by itself, before the true answer."""

import json
import os
import struct
import sys

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        frame = sys._getframe()
        while frame is not None:
            guest = frame.f_locals.get("self")
            if type(guest).__name__ == "Guest":
                payload = json.dumps([guest.call, "value", True, []]).encode()
                os.write(guest.channel.fd, struct.pack(">I", len(payload)) + payload)
                return
            frame = frame.f_back
