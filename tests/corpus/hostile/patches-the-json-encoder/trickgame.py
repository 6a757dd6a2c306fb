"""Changes the methods of the encoder that the guest itself uses, and answers honestly."""

import json

from honest import TrickGame as Honest


class TrickGame(Honest):
    def trick(self, cards):
        json.JSONEncoder.iterencode = lambda *args, **kwargs: ['[1, "value", true, []]']
        return super().trick(cards)
