"""The categories of a poker hand. Each function takes seven cards and gives a list of cards, maybe empty."""


def by(cards, key):
    groups = {}
    for c in cards:
        groups.setdefault(key(c), []).append(c)
    return groups


def rank_of(c):
    return c.rank()


def suit_of(c):
    return c.suit()


def same_rank(cards, n):
    """n cards of one rank, the highest rank first."""
    groups = by(cards, rank_of)
    for rank in sorted(groups, reverse=True):
        if len(groups[rank]) >= n:
            return groups[rank][:n]
    return []


def without(cards, found):
    return [c for c in cards if c.rank() not in [f.rank() for f in found]]


def pair(cards):
    return same_rank(cards, 2)


def two_pairs(cards):
    first = pair(cards)
    second = pair(without(cards, first))
    if first and second:
        return first + second
    return []


def three_kind(cards):
    return same_rank(cards, 3)


def four_kind(cards):
    return same_rank(cards, 4)


def full_house(cards):
    three = three_kind(cards)
    two = pair(without(cards, three))
    if three and two:
        return three + two
    return []


def straight(cards):
    groups = by(cards, rank_of)
    for top in range(13, 4, -1):
        wanted = range(top - 4, top + 1)
        if all(rank in groups for rank in wanted):
            return [groups[rank][0] for rank in wanted]
    return []


def flush(cards):
    for suited in by(cards, suit_of).values():
        if len(suited) >= 5:
            return sorted(suited, key=rank_of)[-5:]
    return []


def straight_flush(cards):
    for suited in by(cards, suit_of).values():
        if straight(suited):
            return straight(suited)
    return []


CATEGORIES = [
    ("a straight flush", straight_flush),
    ("four of a kind", four_kind),
    ("a full house", full_house),
    ("a flush", flush),
    ("a straight", straight),
    ("three of a kind", three_kind),
    ("two pairs", two_pairs),
    ("one pair", pair),
]
