import cards

def histogram(seven):
    h = {}
    for c in seven:
        h.setdefault(c.rank(), []).append(c)
    return sorted(h.values(), key=len, reverse=True)

def look_for_twins(seven):
    shape = histogram(seven)
    sizes = [len(same) for same in shape]
    if sizes[0] == 4:
        return 7, "four-of-a-kind", shape[0]
    if sizes[0] == 3 and sizes[1] >= 2:
        return 6, "full-house", shape[0] + shape[1][:2]
    if sizes[0] == 3:
        return 3, "three-of-a-kind", shape[0]
    if sizes[0] == 2 and sizes[1] == 2:
        return 2, "two-pair", shape[0] + shape[1]
    if sizes[0] == 2:
        return 1, "one-pair", shape[0]
    return 0, "high-card", []

def ladder(some):
    places = [None] * 14
    for c in some:
        places[c.rank()] = c
    for low in range(1, 10):
        if None not in places[low:low + 5]:
            return places[low:low + 5]
    return None

def look_for_colours(seven):
    for suit in (1, 2, 3, 4):
        same = [c for c in seven if c.suit() == suit]
        if len(same) >= 5:
            if ladder(same):
                return 8, "straight-flush", ladder(same)
            return 5, "flush", same[:5]
    return 0, "high-card", []

def look_for_ladders(seven):
    steps = ladder(seven)
    if steps:
        return 4, "straight", steps
    return 0, "high-card", []

def judge(seven):
    found = look_for_twins(seven)
    for look in (look_for_ladders, look_for_colours):
        other = look(seven)
        if other[0] > found[0]:
            found = other
    return found

def one_round(stack):
    mine = [stack.deal()]
    yours = [stack.deal()]
    mine += [stack.deal()]
    yours += [stack.deal()]
    ours = [stack.deal() for i in range(5)]
    print("Player 1: {}   Player 2: {}   Community: {}".format(mine, yours, ours))
    a = judge(mine + ours)
    b = judge(yours + ours)
    if a[0] == b[0]:
        print("Nobody wins, it is a tie: {} {}".format(a[1], a[2]))
    elif a[0] > b[0]:
        print("Winner: Player 1 with {} {}".format(a[1], a[2]))
    else:
        print("Winner: Player 2 with {} {}".format(b[1], b[2]))

def go():
    stack = cards.Deck()
    stack.shuffle()
    while stack.cards_count() > 8:
        one_round(stack)
        if not input("do you want to continue: y or n? ").lower() == "y":
            print("Stopped.")
            return
    print("Fewer than nine cards are left.")

if __name__ == "__main__":
    go()
