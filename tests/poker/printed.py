"""What programs print of one hand, in many layouts and wordings."""

from __future__ import annotations

from kibitz.model.dialogue import Dialogue, Turn
from poker.hands import Hand
from poker.referee import read

BOARD = ("9d", "3d", "6s", "2s", "2d")
FIRST = ("4h", "5c")
SECOND = ("9c", "5h")
DEAL = "Community cards: [9d, 3d, 6s, 2s, 2d]\nPlayer 1: [4h, 5c]\nPlayer 2: [9c, 5h]\n"
RUN = ("2s", "3d", "4h", "5c", "6s")
TIED = "Community cards: [Ks, 6d, Kc, 5s, 9h]\nPlayer 1: [4c, 10s]\nPlayer 2: [7s, Qc]\n"
HIGH = "Community cards: [Ks, 6d, 2c, 5s, 9h]\nPlayer 1: [4c, 10s]\nPlayer 2: [7s, Qc]\n"
ASK = "Do you wish to play another hand?(Y or N) "


def played(*texts: str) -> Dialogue:
    """Return a dialogue in which each text but the last was answered."""
    return Dialogue(
        turns=tuple(
            Turn(output=text, answer="y" if number < len(texts) else None)
            for number, text in enumerate(texts, 1)
        )
    )


def only(text: str) -> Hand:
    """Return the one hand of a text."""
    hands = read(played(text)).hands
    assert len(hands) == 1, hands
    return hands[0]


# How the cards can be laid out; after each comes an announcement.
DEALS = {
    "sample": DEAL,
    "no brackets": "community: 9d 3d 6s 2s 2d\nP1: 4h, 5c\nP2: 9c, 5h\n",
    "hand is": (
        "The community cards are [9d, 3d, 6s, 2s, 2d]\nPlayer 1's hand is [4h, 5c]\n"
        "Player 2's hand is [9c, 5h]\n"
    ),
    "board last": "First player: 4h 5c\nSecond player: 9c 5h\nBoard: 9d 3d 6s 2s 2d\n",
    "words": "Player one: 4h,5c\nPlayer two: 9c,5h\nTable: 9d,3d,6s,2s,2d\n",
    "quotes": "Community: ['9d', '3d', '6s', '2s', '2d']\nPlayer 1: ['4h', '5c']\nPlayer 2: ['9c', '5h']\n",
    "upper": "COMMUNITY CARDS: 9D 3D 6S 2S 2D\nPLAYER 1: 4H 5C\nPLAYER 2: 9C 5H\n",
    "suits": "Community cards: 9♦ 3♦ 6♠ 2♠ 2♦\nPlayer 1: 4♥ 5♣\nPlayer 2: 9♣ 5♥\n",
    "suits first": "Community cards: ♦9 ♦3 ♠6 ♠2 ♦2\nPlayer 1: ♥4 ♣5\nPlayer 2: ♣9 ♥5\n",
    "names of cards": (
        "Community cards: 9 of diamonds, 3 of diamonds, 6 of spades, 2 of spades, 2 of diamonds\n"
        "Player 1: Four of Hearts, Five of Clubs\nPlayer 2: Nine of Clubs and Five of Hearts\n"
    ),
    "one a line": "Community cards:\n9d\n3d\n6s\n2s\n2d\nPlayer 1:\n4h\n5c\nPlayer 2:\n9c\n5h\n",
    "below labels": (
        "Community cards\n  [9d, 3d, 6s, 2s, 2d]\n\nPlayer 1's hand\n  [4h, 5c]\n\n"
        "Player 2's hand\n  [9c, 5h]\n"
    ),
    "each card named": (
        "Player 1 card 1: 4h\nPlayer 2 card 1: 9c\nPlayer 1 card 2: 5c\nPlayer 2 card 2: 5h\n"
        "Community card 1: 9d\nCommunity card 2: 3d\nCommunity card 3: 6s\n"
        "Community card 4: 2s\nCommunity card 5: 2d\n"
    ),
    "stages": "Player 1: [4h, 5c]\nPlayer 2: [9c, 5h]\nFlop: [9d, 3d, 6s]\nTurn: [2s]\nRiver: [2d]\n",
    "growing": "P1 4h 5c\nP2 9c 5h\nFlop: 9d 3d 6s\nTurn: 9d 3d 6s 2s\nRiver: 9d 3d 6s 2s 2d\n",
    "one line": "Board: 9d 3d 6s 2s 2d | P1: 4h 5c | P2: 9c 5h\n",
    "two on a line": "Community: [9d, 3d, 6s, 2s, 2d]\nPlayer 1: [4h, 5c]      Player 2: [9c, 5h]\n",
    "table": "Player 1    Player 2\n4h          9c\n5c          5h\nCommunity: 9d 3d 6s 2s 2d\n",
    "table of rows": (
        "| Community | Player 1 | Player 2 |\n|-----------|-----|-----|\n| 9d 3d 6s 2s 2d | 4h 5c | 9c 5h |\n"
    ),
    "no labels": "[9d, 3d, 6s, 2s, 2d]\n[4h, 5c]\n[9c, 5h]\n",
    "no labels, one line": "[4h, 5c] [9c, 5h] [9d, 3d, 6s, 2s, 2d]\n",
    "label after": (
        "[9d, 3d, 6s, 2s, 2d] are the community cards\n[4h, 5c] is for player 1\n[9c, 5h] is for player 2\n"
    ),
    "dealt to": (
        "Dealing 4h to Player 1\nDealing 9c to Player 2\nDealing 5c to Player 1\nDealing 5h to Player 2\n"
        "On the table: 9d 3d 6s 2s 2d\n"
    ),
    "deck first": (
        "Ac 2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc\nAd 2d 3d 4d 5d 6d 7d 8d 9d 10d Jd Qd Kd\n"
        "Ah 2h 3h 4h 5h 6h 7h 8h 9h 10h Jh Qh Kh\nAs 2s 3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks\n" + DEAL
    ),
    "rules first": (
        "Welcome to poker! The categories are high card, pair, two pair, three of a "
        "kind, straight, flush, full house,\n"
        "four of a kind and straight flush. Player 1 wins or player 2 wins or it is a tie.\n" + DEAL
    ),
    "seven cards": (
        "Community cards: [9d, 3d, 6s, 2s, 2d]\nPlayer 1: [4h, 5c, 9d, 3d, 6s, 2s, 2d]\n"
        "Player 2: [9d, 3d, 6s, 2s, 2d, 9c, 5h]\n"
    ),
    "debug": DEAL
    + "[4h, 5c, 9d, 3d, 6s, 2s, 2d]\n{4: [4h], 5: [5c], 2: [2s, 2d]}\nTrue\nflush: []\npair: [2s, 2d]\n",
    "shown again": DEAL
    + "-----\nPlayer 1's cards: 4h 5c 9d 3d 6s 2s 2d\nPlayer 2's cards: 9c 5h 9d 3d 6s 2s 2d\n",
    "colours": (
        "\x1b[1mCommunity cards:\x1b[0m 9d 3d 6s 2s 2d\n\x1b[31mPlayer 1:\x1b[0m 4h 5c\nPlayer 2: 9c 5h\n"
    ),
    "numbered hand": "*** Hand 2 ***\n" + DEAL,
    "hands": "Community: 9d 3d 6s 2s 2d\nHand 1: 4h 5c\nHand 2: 9c 5h\n",
    "letters": "Player A: 4h 5c\nPlayer B: 9c 5h\nShared cards: 9d 3d 6s 2s 2d\n",
    "glued": "community_cards=[9d, 3d, 6s, 2s, 2d]\nplayer1=[4h, 5c]\nplayer_2=[9c, 5h]\n",
    "misspelt": "Comunity cards; 9d; 3d; 6s; 2s; 2d\nplayer 1; 4h; 5c\nplayer 2; 9c; 5h\n",
    "each in brackets": "Community: [9d] [3d] [6s] [2s] [2d]\nPlayer 1: [4h] [5c]\nPlayer 2: [9c] [5h]\n",
    "categories beside": (
        "Community: [9d, 3d, 6s, 2s, 2d]\nPlayer 1: [4h, 5c] straight [2s, 3d, 4h, 5c, 6s]\n"
        "Player 2: [9c, 5h] two pairs [9d, 9c, 2s, 2d]\n"
    ),
    "crossed": "Player 1 and Player 2 are dealt: [4h, 5c] and [9c, 5h]\nCommunity: [9d, 3d, 6s, 2s, 2d]\n",
    "board without label": "Player 1\n[4h, 5c]\nvs\nPlayer 2\n[9c, 5h]\n[9d, 3d, 6s, 2s, 2d]\n",
    "sentences": "Player 1 has 4h and 5c, player 2 has 9c and 5h. The board is 9d, 3d, 6s, 2s, 2d.\n",
    "pair of cards": (
        "Community: [9d, 3d, 6s, 2s, 2d]\nPlayer 1's pair of cards: [4h, 5c]\n"
        "Player 2's pair of cards: [9c, 5h]\n"
    ),
}


WINS = {
    "sample": "Player 1 wins with a straight: [2s, 3d, 4h, 5c, 6s]",
    "next line": "Player 1 wins with a straight:\n[2s, 3d, 4h, 5c, 6s]",
    "one a line": "Player 1 wins with a straight\n2s\n3d\n4h\n5c\n6s",
    "short": "P1 wins: straight 2s 3d 4h 5c 6s",
    "upper": "PLAYER 1 WINS WITH A STRAIGHT! [2S, 3D, 4H, 5C, 6S]",
    "winner": "Winner: Player 1 (straight) [2s, 3d, 4h, 5c, 6s]",
    "winner is": "The winner is player one with a straight: 2s, 3d, 4h, 5c, 6s.",
    "winner number": "winner = 1\ncategory: straight\ncards: [2s, 3d, 4h, 5c, 6s]",
    "is the winner": "Player 1 is the winner! Winning hand: Straight [2s, 3d, 4h, 5c, 6s]",
    "winner below": "The winner is:\nPlayer 1\nStraight\n[2s, 3d, 4h, 5c, 6s]",
    "both first": (
        "Player 1 has a straight [2s, 3d, 4h, 5c, 6s], Player 2 has two pairs [9d, 9c, 2s, 2d]. Player 1 wins"
    ),
    "both on lines": (
        "Player 1 has a straight: [2s, 3d, 4h, 5c, 6s]\n"
        "Player 2 has two pair: [9d, 9c, 2s, 2d]\nPlayer 1 wins!"
    ),
    "winner first": (
        "Player 1 wins!\nPlayer 1: straight [2s, 3d, 4h, 5c, 6s]\nPlayer 2: two pair [9d, 9c, 2s, 2d]"
    ),
    "beats": "Player 1's straight [2s, 3d, 4h, 5c, 6s] beats Player 2's two pair [9d, 9c, 2s, 2d]",
    "beats with": "Player 1 beats Player 2 with a straight: [2s, 3d, 4h, 5c, 6s]",
    "over": ("Player 1 wins with a straight [2s, 3d, 4h, 5c, 6s] over two pairs [9d, 9c, 2s, 2d]"),
    "loses": "Player 2 loses with two pair. Player 1 wins with a straight: [2s, 3d, 4h, 5c, 6s]",
    "round": "Hand 2: Player 1 wins with straight -> [2s, 3d, 4h, 5c, 6s]",
    "cards again": "Player 1 [4h, 5c] wins with a straight: [2s, 3d, 4h, 5c, 6s]",
    "category above": "Straight: [2s, 3d, 4h, 5c, 6s]\nPlayer 1 wins",
    "congratulations": "Congratulations, first player! You have a straight: [2s, 3d, 4h, 5c, 6s]",
    "no flush": "Player 1 has no flush, no pair; player 1 wins with a straight: 2s 3d 4h 5c 6s",
    "tally": (
        "Player 1 wins with a straight: [2s, 3d, 4h, 5c, 6s]\nPlayer 1 wins: 1, Player 2 wins: 0, ties: 0"
    ),
    "no tie": "It is not a tie. Player 1 wins with a straight: [2s, 3d, 4h, 5c, 6s]",
    "who wins": "Now let's see who wins!\nPlayer 1 wins with a straight: [2s, 3d, 4h, 5c, 6s]",
    "names of cards": (
        "Player 1 wins with a straight: 2 of spades, 3 of diamonds, 4 of hearts, 5 of clubs, 6 of spades"
    ),
    "with a comma": "With a straight, player 1 wins: [2s, 3d, 4h, 5c, 6s]",
    "went to": "Straight! [2s, 3d, 4h, 5c, 6s]\nThe winning player is: Player 1",
    "best hands": (
        "Player 1's best hand:\nStraight\n[2s, 3d, 4h, 5c, 6s]\n"
        "Player 2's best hand:\nTwo pairs\n[9d, 9c, 2s, 2d]\nPlayer 1 wins"
    ),
    "functions": (
        "four_of_a_kind [] []\nstraight [2s, 3d, 4h, 5c, 6s] []\npair [2s, 2d] [5h, 5c]\n"
        "player 1 wins with a straight: [2s, 3d, 4h, 5c, 6s]"
    ),
    "won by": "RESULT: player1 won by straight [2s, 3d, 4h, 5c, 6s]",
    "held by": "The winning hand is a straight [2s, 3d, 4h, 5c, 6s] held by Player 1",
    "tally beside": "Player 1 wins with a straight: [2s, 3d, 4h, 5c, 6s] (player 1: 3 wins, player 2: 1)",
    "dict": "{'winner': 'Player 1', 'category': 'straight', 'cards': [2s, 3d, 4h, 5c, 6s]}",
    "table": "| winner | Player 1 | straight | 2s 3d 4h 5c 6s |",
}


TIES = {
    "sample": "TIE with one pair: [Ks, Kc]",
    "both": "It's a tie! Both players have a pair: [Ks, Kc]",
    "draw": "Draw. pair Ks Kc",
    "nobody": "Nobody wins. Both had one pair [Ks, Kc]",
    "no winner": "There is no winner: one-pair [Ks, Kc]",
    "two combinations": "Tie with a pair. Player 1: [Ks, Kc] Player 2: [Ks, Kc]",
    "two on lines": "Tie!\nPlayer 1 has 1 pair: [Ks, Kc]\nPlayer 2 has 1 pair: [Ks, Kc]",
    "before": "Player 1: pair [Ks, Kc]\nPlayer 2: pair [Ks, Kc]\nThe players tie.",
    "one group": "Tie with a pair: Ks Kc Ks Kc",
    "of kings": "Player 1 and Player 2 tie with a pair of Ks: [Ks, Kc]",
    "two of a kind": "Players tied with two of a kind, [Ks, Kc]",
    "both only": "Both players have a pair: [Ks, Kc]",
    "winner none": "Winner: none (pair: [Ks, Kc])",
    "winner both": "Winner: both players with a pair: [Ks, Kc]",
    "split": "They split the pot with a pair [Ks, Kc]",
}
