"""Ends, and leaves a child that goes on answering on the wire (10 s at most)."""

import json
import os
import struct
import time

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        try:
            child = os.fork()
        except OSError:
            os._exit(0)
        if child:
            os._exit(0)
        end = time.monotonic() + 10
        while time.monotonic() < end:
            payload = json.dumps([1, "value", True, []]).encode()
            try:
                os.write(3, struct.pack(">I", len(payload)) + payload)
                if not os.read(3, 65536):
                    break
            except OSError:
                break
        os._exit(0)
