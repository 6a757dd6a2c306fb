"""Puts HTML and scripts into type names, messages, output and answers, to take over the page."""

from honest import TrickGame as Honest

MARKUP = '"><kibitz-injected onclick=alert(1)></pre></script><script>kibitz_injected()</script>{{7*7}}{% raw %}'
Evil = type(MARKUP, (Exception,), {})


class TrickGame(Honest):
    def first_player(self):
        print(MARKUP)
        return MARKUP

    def hand(self, player):
        raise Evil(MARKUP)

    def tricks(self, player):
        return Evil()

    def __str__(self):
        raise Evil("javascript:alert(1) " + MARKUP)
