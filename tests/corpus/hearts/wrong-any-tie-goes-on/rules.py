"""The whole game is here, in functions. The classes of the assignment only call them."""
import random
import time

from cards import Card, Rank, Suit


def is_queen(card):
    return card.rank == Rank.Queen and card.suit == Suit.Spades


def points(cards):
    return len([c for c in cards if c.suit == Suit.Hearts]) + 13 * len([c for c in cards if is_queen(c)])


def two_of_clubs(cards):
    return [c for c in cards if c.rank == Rank.Two and c.suit == Suit.Clubs]


def same_suit(cards, card):
    return [c for c in cards if c.suit == card.suit]


def allowed(hand, trick, broken):
    """All cards of a hand that may be played."""
    if trick:
        if same_suit(hand, trick[0]):
            return same_suit(hand, trick[0])
        if two_of_clubs(trick[:1]):
            return [c for c in hand if not points([c])] or list(hand)
        return list(hand)
    if two_of_clubs(hand):
        return two_of_clubs(hand)
    if broken:
        return list(hand)
    return [c for c in hand if c.suit != Suit.Hearts] or list(hand)


def why_not(hand, trick, broken):
    if not trick:
        return "lead the Two of Clubs" if two_of_clubs(hand) else "hearts have not been broken yet"
    if same_suit(hand, trick[0]):
        return f"you still have {trick[0].suit.name}"
    return "no penalty cards in the first trick"


def play_trick(players, leader, broken, tell, pause):
    trick = []
    for i in range(len(players)):
        player = players[(leader + i) % len(players)]
        card = player.play_card(list(trick), broken)
        trick.append(card)
        tell(player, card)
        if card.suit == Suit.Hearts and not broken:
            broken = True
            print("Hearts have been broken!")
        if pause:
            time.sleep(pause)
    highest = max(same_suit(trick, trick[0]))
    taker = (leader + trick.index(highest)) % len(players)
    players[taker].round_score += points(trick)
    print(f"{players[taker]} takes the trick. Points received: {points(trick)}")
    return taker, broken


def tell_line(player, card):
    print(f"{player} plays {card}")


def tell_picture(player, card):
    print(f"{player} plays {card.rank.name} of {card.suit.name}\n{card}")


def play_round(players, tell=tell_line, pause=0):
    leader = [bool(two_of_clubs(p.hand)) for p in players].index(True)
    broken = False
    while players[leader].hand:
        leader, broken = play_trick(players, leader, broken, tell, pause)


def ask(question, good):
    while True:
        text = input(question)
        if text.strip().lstrip("-").isdigit() and good(int(text)):
            return int(text)
        print(f"{text!r} is not right.")


def deck_for(n):
    deck = [Card(rank, suit) for suit in Suit for rank in Rank]
    missing = [c for c in deck if c.rank == Rank.Two and c.suit.name in ("Diamonds", "Spades")]
    return [c for c in deck if c not in missing[:{3: 1, 4: 0, 5: 2}[n]]]


def deal(players):
    deck = deck_for(len(players))
    random.shuffle(deck)
    for i, player in enumerate(players):
        player.hand = deck[i::len(players)]
    if any(len([c for c in p.hand if points([c])]) == len(p.hand) for p in players):
        deal(players)


def pass_all(players, number, tell):
    n = len(players)
    if number % n == 0:
        return
    passed = {}
    for i in range(n):
        passed[i] = players[i].pass_cards(players[(i + number) % n])
        tell(players[i], passed[i], players[(i + number) % n])
    for i in passed:
        players[(i + number) % n].hand.extend(passed[i])


def count(players):
    shooter = None
    for p in players:
        if p.round_score == 26:
            shooter = p
            print(f"{p} has shot the moon! Everyone else receives 26 points")
    for p in players:
        if shooter is None:
            p.total_score += p.round_score
        elif p is not shooter:
            p.total_score += 26
        p.round_score = 0
        print(f"{p}'s total score:\n{p.total_score}")


def winner(players, target):
    if max(p.total_score for p in players) < target:
        return None
    totals = [p.total_score for p in players]
    if len(set(totals)) < len(totals):
        return None
    return min(players, key=lambda p: p.total_score)
