"""Programs for Tasks 1 to 3, as changes of the reference: right ones, and ones with one mistake each."""

from __future__ import annotations

from typing import Final

from .variants import Change, change, changes

_CARD_LT: Final = """        if self.suit is other.suit:
            return self.rank < other.rank
        return self.suit < other.suit
"""
_RANK_LT: Final = '''    Ace = 14

    def __lt__(self, other):
        """Return whether this rank is below another."""
        return self.value < other.value
'''
_STR: Final = '        return "\\n".join(self.picture())\n'
_EQ: Final = "return isinstance(other, Card) and self.rank is other.rank and self.suit is other.suit"
_HAND: Final = "        self.hand = []\n"
_LEAD: Final = "any(other.suit is not Suit.Hearts for other in self.hand)"
_FIRST: Final = "if trick[0] == TWO_OF_CLUBS and points(card) and not all(map(points, self.hand)):"
_FOLLOWS: Final = "        if card.suit is trick[0].suit:\n"
_NOT_LEAD: Final = 'return False, "Hearts have not been broken yet"'
_VALID_CARDS: Final = "self.valid_cards(trick, broken_hearts)"
_OUT: Final = "        self.hand.remove(card)\n        return card\n"
_PASS: Final = """        chosen = sorted(self.hand)[-3:]
        for card in chosen:
            self.hand.remove(card)
        return chosen
"""
_FLAG: Final = "        self.broken_hearts = False\n"
_PLAYS: Final = '            print(f"{player} plays {trick.played_cards[player]}")\n'
_BROKEN: Final = '                print("Hearts have been broken!")\n'
_BREAKS: Final = "if card.suit is Suit.Hearts and not self.broken_hearts:"
_TAKES: Final = '        print(f"{taker} takes the trick. Points received: {penalty}")\n'
_LEADER: Final = "            leader = self.play_trick(leader)\n"
_FOLLOWERS: Final = "[player for player, card in self.played_cards.items() if card.suit is led]"
_IN_TURN: Final = "return self.players[first:] + self.players[:first]"

_ORDER: Final = "cards_are_in_order"
_COMPARED: Final = "ranks_and_suits_can_be_compared"
_EQUAL: Final = "cards_are_equal_when_rank_and_suit_are"
_NAME: Final = "a_card_prints_its_name"
_ANSWER: Final = "the_answer_is_a_tuple_with_a_message"
_UNBROKEN: Final = "hearts_are_not_led_before_they_are_broken"
_VOID: Final = "who_cannot_follow_may_play_anything"
_IN_FIRST: Final = "no_points_in_the_first_trick"
_LOWEST: Final = "the_lowest_card_is_played"
_GONE: Final = "a_card_that_is_played_leaves_the_hand"
_TRICK: Final = "playing_does_not_change_the_trick"
_PASSED: Final = "three_cards_are_passed"
_PARTED: Final = "cards_that_are_passed_leave_the_hand"
_TOLD: Final = "players_are_told_of_broken_hearts"
_SHOWN: Final = "players_are_told_the_trick"
_TAKER: Final = "the_highest_of_the_suit_led_takes"
_NEXT: Final = "the_taker_leads_next"
_POINTS: Final = "the_points_are_counted"
_ONLY: Final = "only_the_points_of_the_round_change"
_CARD_LINE: Final = "each_card_is_printed"
_HEARTS_LINE: Final = "broken_hearts_are_printed_once"
_TRICK_LINE: Final = "each_trick_is_printed"
_OTHER_LINES: Final = "nothing_else_is_printed"
_ENDS: Final = "the_round_ends_with_the_cards"
_NAMES: Final = "players_may_have_any_names"

CARDS: Final[dict[str, Change]] = {
    "prints names": change("cards", _STR, "        return self.name()\n"),
    "draws, and lists names": change("cards", "return self.__str__()", "return self.name()"),
    "int enums": change("cards", "Enum", "IntEnum"),
    "other values": change("cards", "Two = 2", "Two = 1"),
    "alias of a suit": change("cards", "Hearts = 4\n", "Hearts = 4\n    Heart = 4\n"),
    "hearts come first": changes(
        ("cards", "    Hearts = 4\n", ""), ("cards", "    Clubs = 1\n", "    Hearts = 4\n    Clubs = 1\n")
    ),
    "cards without hash": change("cards", "    def __hash__(self):", "    def number(self):"),
    "one suit more": change("cards", "Hearts = 4\n", "Hearts = 4\n    Joker = 5\n", "suit_has_four_members"),
    "a rank misspelt": change("cards", "Eight = 8", "Eigth = 8", "rank_has_thirteen_members"),
    "ace low": change("cards", "Ace = 14", "Ace = 1", _COMPARED, _ORDER),
    "ranks give None": change(
        "cards", _RANK_LT, _RANK_LT.replace("return self.value", "self.value"), _COMPARED, _ORDER
    ),
    "ranks cannot be compared": change("cards", _RANK_LT, "    Ace = 14\n", _COMPARED, _ORDER),
    "ranks below themselves": change("cards", _RANK_LT, _RANK_LT.replace(" < ", " <= "), _COMPARED, _ORDER),
    "rank before suit": change(
        "cards",
        _CARD_LT,
        "        return (self.rank.value, self.suit.value) < (other.rank.value, other.suit.value)\n",
        _ORDER,
    ),
    "both must be less": change(
        "cards", _CARD_LT, "        return self.suit < other.suit and self.rank < other.rank\n", _ORDER
    ),
    "True or nothing": change(
        "cards",
        _CARD_LT,
        "        if (self.suit.value, self.rank.value) < (other.suit.value, other.rank.value):\n"
        "            return True\n",
        _ORDER,
    ),
    "suits alone": change("cards", _CARD_LT, "        return self.suit < other.suit\n", _ORDER),
    "cards below themselves": change(
        "cards", _CARD_LT, _CARD_LT.replace("rank < other", "rank.value <= other.rank.value or other"), _ORDER
    ),
    "cards cannot be compared": change(
        "cards",
        'def __lt__(self, other):\n        """Return whether this card',
        'def less(self, other):\n        """',
        _ORDER,
    ),
    "cards are never equal": change("cards", "    def __eq__", "    def equals", _EQUAL),
    "equal by rank": change("cards", _EQ, "return self.rank is other.rank", _EQUAL),
    "equal or nothing": change(
        "cards", _EQ, "return self.rank is other.rank and self.suit is other.suit or None", _EQUAL
    ),
    "keeps the name of a suit": changes(
        ("cards", "        self.suit = suit\n", "        self.suit = suit.name\n        self.of = suit\n"),
        ("cards", "self.suit is other.suit", "self.of is other.of"),
        ("cards", "self.suit < other.suit", "self.of < other.of"),
        ("cards", "[self.suit]", "[self.of]"),
        lost=("a_card_has_a_rank_and_a_suit",),
    ),
    "prints a number": change(
        "cards", _STR, '        return f"{self.rank.value} of {self.suit.name}"\n', _NAME
    ),
    "prints an enum": change("cards", _STR, '        return f"{self.rank} of {self.suit}"\n', _NAME),
    "one picture for all": change("cards", _STR, '        return "***\\n***"\n', _NAME),
    "prints itself": change(
        "cards", _STR, "        print(self.name())\n", _NAME, "cards_in_a_list_print_their_names"
    ),
    "no repr": change(
        "cards", "    def __repr__", "    def show", "cards_in_a_list_print_their_names", fleeting=True
    ),
}

BASIC: Final[dict[str, Change]] = {
    "lowest rank": change(
        "basic_ai", f"min({_VALID_CARDS})", f"min({_VALID_CARDS}, key=lambda card: card.rank.value)"
    ),
    "None for a valid play": change("player", 'True, ""', "True, None"),
    "says something of a valid play": change("player", 'True, ""', 'True, "fine"'),
    "sorts the hand": change(
        "basic_ai", "        card = min(", "        self.hand.sort()\n        card = min("
    ),
    "must be told to whom": change("basic_ai", "passing_to=None", "passing_to"),
    "nothing in the first trick": change("player", " and not all(map(points, self.hand))", ""),
    "passes any three": change("basic_ai", "sorted(self.hand)[-3:]", "self.hand[:3]"),
    "no repr of players": change(
        "player", "    def __repr__", "    def show", "a_player_is_called_by_its_name", fleeting=True
    ),
    "one name for all": change(
        "player", "return self.name", 'return "Player 1"', "a_player_is_called_by_its_name"
    ),
    "no hand yet": change(
        "player",
        _HAND,
        "        self.hand = None\n",
        "a_new_player_has_no_cards_and_no_points",
        "each_player_has_its_own_hand",
    ),
    "shared hand": changes(
        ("player", "def __init__(self, name):", "def __init__(self, name, hand=[]):"),
        ("player", _HAND, "        self.hand = hand\n"),
        lost=("each_player_has_its_own_hand",),
    ),
    "hand of the class": changes(
        ("player", _HAND, ""),
        ("player", "    def __init__(self, name):", "    hand = []\n\n    def __init__(self, name):"),
        lost=("each_player_has_its_own_hand",),
    ),
    "a list": change("player", 'return True, ""', 'return [True, ""]', _ANSWER),
    "a bare bool": changes(
        (
            "player",
            "    def check_valid_play(",
            "    def check_valid_play(self, *asked):\n        return self.judge(*asked)[0]\n\n    def judge(",
        ),
        ("player", "broken_hearts)[0]]", "broken_hearts)]"),
        lost=(_ANSWER,),
    ),
    "no message": change("player", '"Hearts have not been broken yet"', '""', _ANSWER),
    "a path that gives nothing": change(
        "player", _NOT_LEAD, 'return print("Not broken yet")', _UNBROKEN, _LOWEST
    ),
    "two of clubs not enforced": change(
        "player",
        "card != TWO_OF_CLUBS and TWO_OF_CLUBS in self.hand",
        "False",
        "the_two_of_clubs_must_be_led",
    ),
    "hearts may be led": change("player", _LEAD, "False", _UNBROKEN),
    "only hearts refused": change("player", _LEAD, "True", "who_has_only_hearts_may_lead_them"),
    "hearts are never led": change("player", " or broken_hearts:", ":", "any_other_card_may_be_led"),
    "the queen may not be led": change(
        "player",
        "        if card.suit is not Suit.Hearts or",
        "        if points(card) == 13 and not broken_hearts:\n            return False, 'no'\n"
        "        if card.suit is not Suit.Hearts or",
        "any_other_card_may_be_led",
    ),
    "suit need not be followed": change(
        "player",
        "if any(other.suit is trick[0].suit for other in self.hand):",
        "if False:",
        "a_player_follows_suit",
    ),
    "the last card counts": change(
        "player", "trick[0].suit", "trick[-1].suit", "a_player_follows_suit", _VOID, _IN_FIRST
    ),
    "hearts only when broken": change(
        "player",
        "        if trick[0] == TWO",
        "        if card.suit is Suit.Hearts and not broken_hearts and trick[0] != TWO_OF_CLUBS:\n"
        "            return False, 'no'\n        if trick[0] == TWO",
        _VOID,
    ),
    "points in the first trick": change("player", _FIRST, "if False:", _IN_FIRST),
    "the queen in the first trick": change(
        "player", _FIRST, "if trick[0] == TWO_OF_CLUBS and card.suit is Suit.Hearts:", _IN_FIRST
    ),
    "hearts in the first trick": change(
        "player", _FIRST, "if trick[0] == TWO_OF_CLUBS and points(card) == 13:", _IN_FIRST
    ),
    "never points off suit": change("player", _FIRST, "if points(card):", _VOID),
    "asking plays the card": change(
        "player",
        _FOLLOWS,
        "        self.hand.remove(card)\n" + _FOLLOWS,
        "asking_changes_nothing",
        _LOWEST,
        _GONE,
        _TRICK,
    ),
    "asking changes the trick": change(
        "player", _FOLLOWS, "        trick.append(card)\n" + _FOLLOWS, "asking_changes_nothing", _TRICK
    ),
    "highest card": change("basic_ai", "min(", "max(", _LOWEST),
    "first card": change("basic_ai", f"min({_VALID_CARDS})", f"{_VALID_CARDS}[0]", _LOWEST),
    "lowest, allowed or not": change("basic_ai", f"min({_VALID_CARDS})", "min(self.hand)", _LOWEST),
    "plays a text": change("basic_ai", "        return card\n", "        return str(card)\n", _LOWEST),
    "plays a number": change("basic_ai", "        return card\n", "        return 0\n", _LOWEST),
    "prints what it plays": change("basic_ai", "        return card\n", "        print(card)\n", _LOWEST),
    "keeps what it plays": change("basic_ai", _OUT, "        return card\n", _GONE),
    "loses another card": change("basic_ai", _OUT, "        self.hand.pop()\n        return card\n", _GONE),
    "puts the card on the trick": change("basic_ai", _OUT, "        trick.append(card)\n" + _OUT, _TRICK),
    "keeps what it passes": change("basic_ai", _PASS, "        return sorted(self.hand)[-3:]\n", _PARTED),
    "skips while it passes": change(
        "basic_ai",
        _PASS,
        "        chosen = self.hand[:3]\n        for card in self.hand:\n            if card in chosen:\n"
        "                self.hand.remove(card)\n        return chosen\n",
        _PARTED,
    ),
    "passes a tuple": change(
        "basic_ai", "        return chosen\n", "        return tuple(chosen)\n", _PASSED
    ),
    "passes two": change("basic_ai", "[-3:]", "[-2:]", _PASSED),
    "passes one card three times": change(
        "basic_ai", "        return chosen\n", "        return [chosen[0]] * 3\n", _PASSED, _PARTED
    ),
}

ROUND: Final[dict[str, Change]] = {
    "hearts seen from the next trick": changes(
        (
            "task3",
            "        trick = Trick()\n",
            "        trick = Trick()\n        known = self.broken_hearts\n",
        ),
        ("task3", "trick.cards(), self.broken_hearts)", "trick.cards(), known)"),
    ),
    "players in another order": change("task3", _FLAG, _FLAG + "        players.append(players.pop(0))\n"),
    "points from 0": change(
        "task3", _FLAG, _FLAG + "        for player in players:\n            player.round_score = 0\n"
    ),
    "not played at once": change(
        "task3",
        "        leader = next(",
        "\n    def play(self):\n        players = self.players\n        leader = next(",
        "a_round_is_played",
        *("the_two_of_clubs_leads", "the_turn_goes_round", _SHOWN, _TOLD, _TAKER, _NEXT, _POINTS, _ENDS),
        *("three_or_five_can_play", _ONLY, _CARD_LINE, _HEARTS_LINE, _TRICK_LINE, _OTHER_LINES, _NAMES),
    ),
    "the first player leads": change(
        "task3",
        "next(player for player in players if TWO_OF_CLUBS in player.hand)",
        "players[0]",
        "the_two_of_clubs_leads",
    ),
    "the other way round": change(
        "task3",
        _IN_TURN,
        "return [self.players[first - turn] for turn in range(len(self.players))]",
        "the_turn_goes_round",
    ),
    "no going round": change(
        "task3",
        _IN_TURN,
        "return [leader] + [player for player in self.players if player is not leader]",
        "the_turn_goes_round",
    ),
    "the trick as a dictionary": change(
        "task3", "play_card(trick.cards(),", "play_card(trick.played_cards,", _SHOWN
    ),
    "the trick upside down": change(
        "task3", "play_card(trick.cards(),", "play_card(trick.cards()[::-1],", _SHOWN
    ),
    "an empty trick": change("task3", "play_card(trick.cards(),", "play_card([],", _SHOWN),
    "tricks that go on": changes(
        ("task3", _FLAG, _FLAG + "        self.cards = []\n"),
        (
            "task3",
            "play_card(trick.cards(), self.broken_hearts)\n",
            "play_card(self.cards, self.broken_hearts)\n            self.cards.append(card)\n",
        ),
        lost=(_SHOWN,),
    ),
    "flag never told": change("task3", "trick.cards(), self.broken_hearts)", "trick.cards(), False)", _TOLD),
    "flag told too late": changes(
        ("task3", _FLAG, _FLAG + "        self.told = False\n"),
        ("task3", "self.broken_hearts)\n", "self.told)\n"),
        (
            "task3",
            "        return taker\n",
            "        self.told = self.known\n        self.known = self.broken_hearts\n        return taker\n",
        ),
        (
            "task3",
            "        self.players = players\n",
            "        self.players = players\n        self.known = False\n",
        ),
        lost=(_TOLD,),
    ),
    "flag of another kind": change(
        "task3", "trick.cards(), self.broken_hearts)", "trick.cards(), int(self.broken_hearts))", _TOLD
    ),
    "a lead breaks nothing": change(
        "task3",
        _BREAKS,
        _BREAKS.replace(" and not", " and len(trick.cards()) > 1 and not"),
        _HEARTS_LINE,
    ),
    "the queen breaks hearts": change(
        "task3", _BREAKS, _BREAKS.replace("card.suit is Suit.Hearts", "points(card)"), _TOLD, _HEARTS_LINE
    ),
    "any suit takes": change("task3", _FOLLOWERS, "list(self.played_cards)", _TAKER),
    "lowest takes": change("task3", "return max(followers", "return min(followers", _TAKER),
    "highest card by order takes": change(
        "task3",
        "return max(followers, key=lambda player: self.played_cards[player].rank.value)",
        "return max(self.played_cards, key=self.played_cards.get)",
        _TAKER,
    ),
    "the same leads again": change("task3", _LEADER, "            self.play_trick(leader)\n", _NEXT),
    "who comes next leads": change(
        "task3",
        _LEADER,
        "            self.play_trick(leader)\n            leader = self.in_turn(leader)[1]\n",
        _NEXT,
    ),
    "the queen costs nothing": change("task3", "sum(points(card) for", "sum(points(card) % 13 for", _POINTS),
    "the queen costs twelve": change(
        "task3", "sum(points(card) for", "sum(min(points(card), 12) for", _POINTS
    ),
    "only the last trick counts": change("task3", "round_score += penalty", "round_score = penalty", _POINTS),
    "points for the leader": change(
        "task3", "taker.round_score += penalty", "leader.round_score += penalty", _POINTS
    ),
    "points to the total": change(
        "task3",
        "taker.round_score += penalty",
        "taker.round_score += penalty\n        taker.total_score += penalty",
        _ONLY,
    ),
    "totals at the end": change(
        "task3",
        _LEADER,
        _LEADER + "        for player in players:\n            player.total_score += player.round_score\n",
        _ONLY,
    ),
    "moon in the round": change(
        "task3",
        _LEADER,
        _LEADER
        + "        if 26 in [player.round_score for player in players]:\n            for player in players:\n"
        "                player.round_score = 26 - player.round_score\n",
        _ONLY,
    ),
    "thirteen tricks": change("task3", "while leader.hand:", "for _ in range(13):", _ENDS),
    "a deck of tricks": change("task3", "while leader.hand:", "for _ in range(52 // len(players)):", _ENDS),
    "one trick too few": change(
        "task3", "while leader.hand:", "while len(leader.hand) > 1 or not self.broken_hearts:", _ENDS
    ),
    "four players": change(
        "task3",
        _IN_TURN,
        "return [self.players[(first + turn) % 4] for turn in range(4)]",
        "three_or_five_can_play",
    ),
    "played": change("task3", " plays {", " played {", _CARD_LINE),
    "card before player": change(
        "task3", _PLAYS, '            print(f"{card} is played by {player}")\n', _CARD_LINE
    ),
    "cards not printed": change("task3", _PLAYS, "", _CARD_LINE),
    "hearts announced each time": change("task3", " and not self.broken_hearts:", ":", _HEARTS_LINE),
    "hearts not announced": change("task3", _BROKEN, "", _HEARTS_LINE),
    "hearts announced otherwise": change("task3", "have been broken!", "have been broken", _HEARTS_LINE),
    "hearts announced early": changes(
        ("task3", _PLAYS, ""),
        ("task3", _BROKEN, _BROKEN + _PLAYS),
        (
            "task3",
            "            if card.suit",
            "            if card.suit is not Suit.Hearts or self.broken_hearts:\n    "
            + _PLAYS
            + "            if card.suit",
        ),
        ("task3", _BROKEN + _PLAYS, _BROKEN + "    " + _PLAYS),
        lost=(_HEARTS_LINE,),
    ),
    "tricks printed otherwise": change("task3", "Points received:", "Points:", _TRICK_LINE),
    "nothing is not printed": change("task3", _TAKES, "        if penalty:\n    " + _TAKES, _TRICK_LINE),
    "all points are printed": change(
        "task3", "received: {penalty}", "received: {taker.round_score}", _POINTS
    ),
    "debugging": change(
        "task3",
        "        return taker\n",
        "        print(trick.cards())\n        return taker\n",
        _OTHER_LINES,
    ),
    "empty lines": change("task3", _TAKES, _TAKES + "        print()\n", _OTHER_LINES),
    "names of its own": changes(
        ("task3", "{player} plays", "Player {self.players.index(player) + 1} plays"), lost=(_NAMES,)
    ),
    "Player before the name": change(
        "task3", "{player} plays", "Player {str(player).split()[-1]} plays", _NAMES
    ),
}
