"""The tournament: how players are asked, how a game is played with them, and how a deal is shown.

`kibitz tournament whist` seats the players, each in a guest of its own, and counts: clauses W40 to W45.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, NoReturn

from kibitz import StudentFailure, note
from kibitz.model.note import Note
from kibitz.model.verdict import Verdict
from kibitz.tournament.records import Deal, Foul, Game
from kibitz.tournament.suite import Ask, Shown, Trick

from . import table
from .oracle import (
    DECK,
    SEATS,
    TRICKS,
    Cards,
    Position,
    Score,
    add_deal,
    breach,
    deal,
    game_winner,
    height,
    of_suit,
    seat_after,
    winner,
)
from .policies import Policy, partnership

GRANTS: Final = "tournament"
HELPER: Final = "kit_seat"

READINGS: Final = tuple(
    (past, hand, trick)
    for past, hand, trick in product(("six", "three"), ("tuple", "list"), ("list", "tuple"))
)
"""How past tricks come (W15.5, W15.6), and in what the hand and the trick do (W15.1, W15.2)."""

BY_SUIT: Final = "SHCD"
"""The order in which a person holds suits, so that the colours alternate."""

NO_CARD: Final = note("It gave no card of the deck.")
LONGEST: Final = 40
BREACHES: Final = {
    "not held": note("It gave a card that it did not hold."),
    "not following": note("It did not follow suit, and could have."),
}

TRIALS: Final = (3, 8, 11)
"""Deals by which it is found out how a player wants to be asked; they are no secret."""


def told(position: Position) -> tuple[object, ...]:
    """Return what the granted seat is told of a position."""
    past = " ".join(f"{''.join(trick.cards)},{trick.leader}{trick.winner}" for trick in position.past)
    hand, trick = "".join(position.hand), "".join(position.trick)
    return hand, trick, position.trump, position.seat, past, *position.score


def plays(ask: Ask) -> bool:
    """Return whether a player that is asked in one way gives a legal card in some positions of real deals."""
    for seed in TRIALS:
        dealt = deal(next(table.packs(seed)), SEATS[seed % 4])
        for number, (position, _, _) in enumerate(table.positions([partnership] * 4, dealt)):
            if number % 3 == 0 and breach(position, as_card(ask(*told(position)))):
                return False
    return True


def as_card(answer: object) -> str | None:
    """Return the card in an answer of the granted seat; None where it gave none."""
    return answer if type(answer) is str and answer in DECK else None


def no_card(answer: object) -> Note:
    """Say what the player gave, where the granted seat found that it was no card."""
    if type(answer) is not str or not answer.startswith("?"):
        return NO_CARD
    return note("It gave an object of the class {kind}, which is no Card.", kind=answer[1 : LONGEST + 1])


class Seated:
    """Four players at a table, and what they have played since the deal began."""

    def __init__(self, asks: Sequence[Ask]) -> None:
        """Seat players that are asked so, in the order N, E, S and W."""
        self.played: list[str] = []
        self.foul: Foul | None = None
        self.policies: list[Policy] = [self._policy(ask) for ask in asks]

    def _policy(self, ask: Ask) -> Policy:
        def choose(position: Position) -> str:
            try:
                answer = ask(*told(position))
            except StudentFailure as failure:
                self._fouled(position, failure.sentence, timeout=failure.verdict is Verdict.TIMEOUT)
            card = as_card(answer)
            if card is None:
                self._fouled(position, no_card(answer))
            if problem := breach(position, card):
                self._fouled(position, BREACHES[problem], card)
            self.played.append(card)
            return card

        return choose

    def _fouled(self, position: Position, why: Note, card: str = "", *, timeout: bool = False) -> NoReturn:
        self.foul = Foul(position.seat, why, card, timeout)
        raise table.Foul(why.text)

    def play(self, pack: Cards, dealer: str, score: Score) -> Deal:
        """Play a deal."""
        self.played, self.foul = [], None
        done = table.play_deal(self.policies, deal(pack, dealer), score)
        return Deal("".join(pack), dealer, "".join(self.played), score, done.tricks, self.foul)


def play_game(asks: Sequence[Ask], seed: int, dealer: str) -> Game:
    """Play a game: the same seed and the same dealer make the same deals."""
    seated, deck = Seated(asks), table.packs(seed)
    score: Score = (0, 0)
    deals: list[Deal] = []
    while (won := game_winner(score)) is None:
        deals.append(seated.play(next(deck), dealer, score))
        score = add_deal(score, deals[-1].taken)
        dealer = seat_after(dealer)
    return Game(score, won, tuple(deals))


def sorted_hand(cards: Sequence[str], trump: str) -> Cards:
    """Return a hand as a person holds it: trumps first, colours by turns, high cards before low ones."""
    start = BY_SUIT.index(trump)
    suits = BY_SUIT[start:] + BY_SUIT[:start]
    return tuple(card for sign in suits for card in sorted(of_suit(cards, sign), key=height, reverse=True))


def show(one: Deal) -> Shown:
    """Return a deal that was played, trick by trick."""
    dealt = deal(_cards(one.pack), one.dealer)
    cards, leader = _cards(one.played), seat_after(one.dealer)
    tricks: list[Trick] = []
    while len(tricks) < TRICKS:
        start = len(tricks) * len(SEATS)
        four = cards[start : start + len(SEATS)]
        won = winner(four, leader, dealt.trump) if len(four) == len(SEATS) else ""
        tricks.append(Trick(leader, four, won))
        if not won:
            break
        leader = won
    hands = {seat: sorted_hand(hand, dealt.trump) for seat, hand in dealt.hands.items()}
    return Shown(hands, dealt.turned, tuple(tricks))


def _cards(text: str) -> Cards:
    return tuple(text[place : place + 2] for place in range(0, len(text), 2))
