P, D = 'NESW', [s + r for s in '♠♥♦♣' for r in 'A K Q J 10 9 8 7 6 5 4 3 2'.split()]
K = D.index


class TrickGame:
    def __init__(t, f, dealer, trump=None):
        d = open(f).read().split()
        t.f, t.t, t.w = dealer, trump, ''
        t.h = {p: sorted(d[i::4], key=K) for i, p in enumerate(t.order_of_play())}

    first_player = lambda t: t.f
    order_of_play = lambda t: (P + P)[(i := P.index(t.f)):i + 4]
    hand = lambda t, p: [*t.h[p]]
    tricks = lambda t, p: t.w.count(p)
    has_card = lambda t, p, c: c in t.h[p]
    highest_card = lambda t, s, cs: min((c for c in cs if c[0] == s), key=K, default=None)
    __str__ = lambda t: '\n'.join(f'{p}{" *"[p == t.f]}|{t.w.count(p):02}|' + ','.join(t.h[p]) for p in P)

    def winning_card(t, cs):
        assert all(map(t.has_card, t.order_of_play(), cs)), 'invalid trick'
        return t.highest_card(t.t, cs) or t.highest_card(cs[0][0], cs)

    def winning_player(t, cs):
        return dict(zip(reversed(cs), reversed(t.order_of_play())))[t.winning_card(cs)]

    def trick(t, cs):
        w = t.winning_player(cs)
        for p, c in zip(t.order_of_play(), cs): t.h[p].remove(c)
        t.f, t.w = w, t.w + w
        return t
