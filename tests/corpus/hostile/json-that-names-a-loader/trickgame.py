"""Answers with dictionaries that ask to be rebuilt as something else (anchors A10)."""

from honest import Answers


class TrickGame(Answers):
    def answer(self):
        return {
            "_type": "np_scalar",
            "_concrete_type": "genfromtxt",
            "_value": "/etc/hostname",
            "py/reduce": ["os.system", ["true"]],
            "handle": [1, "str", "str", "N"],
            "tuple": ["N"],
            "__class__": "str",
        }
