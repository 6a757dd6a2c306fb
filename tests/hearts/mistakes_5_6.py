"""Mistakes in tasks 5 and 6 of the reference, each a text that takes another's place, and what they cost."""

from __future__ import annotations

Edit = tuple[str, str, str]
"""A file, a text in it, and the text that takes its place."""

RULES = "test_a_player_knows_what_may_be_played"
CHOOSES = "test_the_human_player_plays_the_chosen_card"
PASSES = "test_the_human_player_passes_three_cards"
NO_NUMBER = "test_an_answer_that_is_not_a_number_is_refused"
NO_CARD = "test_a_number_that_is_no_card_is_refused"
REFUSED = "test_a_card_that_may_not_be_played_is_refused"
THREE = "test_what_are_not_three_numbers_of_cards_is_refused"
TWICE = "test_a_number_that_is_there_twice_is_refused"
WHOLE = "test_the_hand_stays_whole_while_asking"
LEGAL = "test_the_better_player_plays_what_is_allowed"
BETTER = "test_the_better_player_is_better"
PLAYED = "test_the_game_can_be_played"
KINDS = "test_all_kinds_of_players_take_part"
SECRETS = "test_nothing_is_given_away"
SIDE = "test_the_hand_is_shown_side_by_side"

WRONG: dict[str, tuple[Edit, set[str]]] = {
    "no tuple": (
        ("player", 'return True, ""', "return True"),
        {RULES, "test_the_basic_player_is_still_right", PLAYED},
    ),
    "hearts led": (("player", "if card.suit is not Suit.Hearts or broken_hearts:", "if True:"), {RULES}),
    "a shared hand": (
        ("player", "        self.hand = []\n", "        self.hand = HAND\n"),
        {"test_a_new_player_has_a_name_and_nothing_else"},
    ),
    "Player plays": (
        (
            "player",
            "    def valid_cards",
            "    def play_card(self, trick, broken_hearts): pass\n\n    def valid_cards",
        ),
        {"test_a_player_does_not_play_by_itself"},
    ),
    "no base": (
        (
            "human",
            "from player import Player",
            "from player import Player as Base\nclass Player:\n"
            "    __init__ = Base.__init__\n    __str__ = Base.__str__\n    check_valid_play = "
            "Base.check_valid_play\n"
            "    _check_lead = Base._check_lead\n",
        ),
        {"test_all_players_are_players"},
    ),
    "basic plays high": (
        ("basic_ai", "card = min(", "card = max("),
        {"test_the_basic_player_is_still_right"},
    ),
    "a name without asking": (
        ("human", 'super().__init__(input("What is your name? "))', 'super().__init__("Ada")'),
        {"test_the_human_player_asks_for_a_name", "test_bad_answers_are_asked_again"},
    ),
    "the card stays": (
        ("human", "return self.hand.pop(index)", "return self.hand[index]"),
        {CHOOSES, PLAYED},
    ),
    "the trick is not shown": (
        ("human", "            print(side_by_side(trick))", "            pass"),
        {"test_the_human_player_sees_the_trick_and_the_hand"},
    ),
    "int of anything": (
        (
            "human",
            'index = int(input("Which card do you play? Its number: "))\n        except ValueError',
            'index = int(input("Which card do you play? Its number: "))\n        except KeyError',
        ),
        {NO_NUMBER},
    ),
    "negative numbers": (
        ("human", "if index not in range(len(self.hand)):", "if index >= len(self.hand):"),
        {NO_CARD},
    ),
    "one too many": (
        ("human", "if index not in range(len(self.hand)):", "if not 0 <= index <= len(self.hand):"),
        {NO_CARD},
    ),
    "nothing said": (("human", 'print("Give a whole number.")', "pass"), {NO_NUMBER}),
    "no message": (("human", "            print(message)", '            print("No.")'), {REFUSED}),
    "plays anything": (("human", "if is_valid:", "if True:"), {REFUSED}),
    "passes a tuple": (("human", "return passed", "return tuple(passed)"), {PASSES}),
    "nobody named": (("human", "pass to {passing_to}?", "pass?"), {"test_the_receiver_is_named"}),
    "passes unseen": (
        ("human", "        self.print_hand()\n        question", "        question"),
        {"test_the_hand_is_shown_before_passing"},
    ),
    "twice the same": (("human", "or len(set(indexes)) != CARDS_TO_PASS:", "or False:"), {TWICE}),
    "four cards": (
        (
            "human",
            "if len(indexes) != CARDS_TO_PASS or len(set(indexes)) != CARDS_TO_PASS:",
            "if len(set(indexes)) < 3:",
        ),
        {THREE},
    ),
    "cards are lost": (
        (
            "human",
            "            if indexes is not None:\n",
            "            if indexes is None:\n                self.hand = self.hand[1:]\n            else:\n",
        ),
        {WHOLE, THREE, TWICE},
    ),
    "plays what it may not": (
        ("better_ai", "valid = self.valid_cards(trick, broken_hearts)", "valid = list(self.hand)"),
        {LEGAL},
    ),
    "passes two": (
        ("better_ai", "key=self._danger)[-3:]", "key=self._danger)[-2:]"),
        {"test_the_better_player_passes_three_cards", KINDS},
    ),
    "no better than basic": (
        (
            "better_ai",
            "QUEEN_OF_SPADES] or valid)",
            "QUEEN_OF_SPADES] or valid)\n\n\nfrom basic_ai import BasicAIPlayer\nfor name in "
            "('play_card', 'pass_cards'):\n"
            "    setattr(BetterAIPlayer, name, vars(BasicAIPlayer)[name])",
        ),
        {BETTER},
    ),
    # The final game
    "a crash in round 2": (
        ("hearts", "        self.deal()\n", "        self.deal()\n        1 / (2 - self.round_number)\n"),
        {PLAYED},
    ),
    "nothing runs": (("hearts", "    Hearts()\n", "    pass\n"), {"test_running_the_file_plays"}),
    "int of a target": (
        ("task4", "        except ValueError:", "        except KeyError:"),
        {"test_bad_answers_are_asked_again"},
    ),
    "two players": (
        ("task4", '(3 to 5)? ", 3, 5)', '(3 to 5)? ", 2, 5)'),
        {"test_bad_answers_are_asked_again"},
    ),
    "no better player": (
        ("hearts", "BetterAIPlayer if len(players) % 2 else BasicAIPlayer", "BasicAIPlayer"),
        {KINDS},
    ),
    "hands are shown": (
        (
            "hearts",
            "        self.pass_cards()\n",
            "        for p in self.players:\n            print(p, 'was dealt', "
            "[c.name() for c in p.hand])\n        self.pass_cards()\n",
        ),
        {SECRETS},
    ),
    "passes are shown": (
        (
            "hearts",
            "            receivers[seat].hand.extend(cards)\n",
            "            receivers[seat].hand.extend(cards)\n"
            "            for card in cards:\n                print(self.players[seat], 'passed')\n       "
            "         print(card)\n",
        ),
        {SECRETS},
    ),
    "cards in words": (
        ("cards", 'return "\\n".join(self.picture())', "return self.name()"),
        {"test_cards_are_pictures", SIDE},
    ),
    "a wide ten": (("cards", "{corner:<3}", "{corner}  "), {"test_cards_are_pictures"}),
    "no numbers": (
        ("human", "print(side_by_side(self.hand, numbered=True))", "print(side_by_side(self.hand))"),
        {SIDE},
    ),
    "one below another": (
        (
            "human",
            "print(side_by_side(self.hand, numbered=True))",
            "for n, card in enumerate(self.hand):\n            print(card)\n            print(n)",
        ),
        {SIDE},
    ),
    "no pauses": (("round", "time.sleep(PAUSE)", "pass"), {"test_there_are_pauses"}),
    "the loser wins": (
        (
            "task4",
            "return self.players[totals.index(min(totals))]",
            "return self.players[totals.index(max(totals))]",
        ),
        {"test_the_final_game_names_the_winner"},
    ),
}
"""A mistake, and the checks that fail by it; what needs those is not run."""
