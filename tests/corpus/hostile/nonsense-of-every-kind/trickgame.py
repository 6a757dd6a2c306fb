"""Sends, under the right number, one malformed reply after another: too deep, odd tags, forged handles."""

import sys

from honest import TrickGame as Honest

wire = sys.modules.get("_kibitz_guest.wire")
PAYLOADS = [
    "[" * 100_000,
    "[" * 500 + "]" * 500,
    '{"tuple": ["N"], "list": []}',
    '{"handle": [-1, "str", ""]}',
    '{"handle": [1, "str", "str", 5]}',
    '{"handle": [1, "__import__(\'os\')", "object", null]}',
    '{"eval": "1"}',
    '{"int": "-__import__"}',
    '{"int": "' + "f" * 900_000 + '"}',
    '{"str": "ff"}',
    '{"dict": [[{"dict": []}, 1]]}',
    '{"set": [[1]]}',
    '{"float": "1e999"}',
    "1e999",
    "NaN",
    '"\\ud800"',
    "123456789" * 1000,
    '{"bytes": "0"}',
]


class TrickGame(Honest):
    turn = 0

    def _odd(self, *args):
        kind = len(str(args)) + len(Honest.__str__(self))
        if wire is not None:
            header, text = wire.HEADER, PAYLOADS[kind % len(PAYLOADS)]

            def frame(message):
                payload = ('[%d, "value", %s, []]' % (message[0], text)).encode() if len(message) == 4 else b"[]"
                return header.pack(len(payload)) + payload

            wire.frame = frame
        return None

    has_card = highest_card = winning_player = _odd
