"""The part of the referee that looks at the deal: which cards everybody has before any are passed."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.model.note import Note, note

from .findings import DEAL, NOBODY, REDEAL, Book, listed
from .log import DEALT, Line
from .oracle import Cards, hand_size, in_order, is_penalty, removed


class Dealing:
    """The deal of one round, and what was passed."""

    def __init__(self, book: Book, number: int) -> None:
        """Look on as the cards of a round are dealt."""
        self.book = book
        self.number = number
        self.players = len(book.names)
        self.hands: list[list[str]] | None = None
        """The cards of each player, as far as they are known for certain."""
        self._dealt: dict[int, tuple[Cards | None, int]] = {}
        self._faults = 0
        self._closed = False

    def _add(self, line: int, says: Note, expected: Sequence[str] = ()) -> None:
        self._faults += 1
        self.book.add(DEAL, line, says, expected)

    def deal(self, line: Line) -> None:
        """Take in a hand that was dealt."""
        gaps = {"number": line.number, "player": line.name}
        seat = self.book.seat(line.name)
        if seat == NOBODY:
            self._add(line.number, note("Line {number}: there is no {player} in this game.", **gaps))
            return
        if self._closed:
            says = note(
                "Line {number}: the cards of {player} are shown after cards were passed. First "
                "everybody is dealt "
                "cards, and then cards are passed.",
                **gaps,
            )
            self._add(line.number, says)
            return
        if len(self._dealt) == self.players:
            self._again(line)
        due = next(number for number in range(self.players) if number not in self._dealt)
        if seat in self._dealt:
            says = note("Line {number}: {player} was dealt cards in this round already.", **gaps)
            self._add(line.number, says)
            return
        if seat != due:
            says = note(
                "Line {number}: the cards of {due} should come here. The players come in order, from "
                "{first} on.",
                due=self.book.names[due],
                first=self.book.names[0],
                **gaps,
            )
            self._add(line.number, says)
        self._dealt[seat] = line.cards, line.number

    def _again(self, line: Line) -> None:
        """Take in the first hand of another deal of the same round."""
        refused = any(cards and all(map(is_penalty, cards)) for cards, _ in self._dealt.values())
        if refused:
            says = note(
                "Line {number}: the cards of this round were shown already, and could not be played "
                "with. Only the "
                "deal that counts is printed.",
                number=line.number,
            )
        else:
            says = note("Line {number}: everybody was dealt cards in this round already.", number=line.number)
        self.book.add(REDEAL if refused else DEAL, line.number, says)
        self._dealt.clear()

    def close(self, line: int) -> None:
        """Judge the deal, when the next thing has come at that line."""
        if self._closed:
            return
        self._closed = True
        self.book.judged[DEAL] += 1
        missing = [seat for seat in range(self.players) if seat not in self._dealt]
        if missing:
            self._missing(line, self.book.names[missing[0]])
            return
        before = self._faults
        self._judge_hands()
        if self._faults == before:
            self.hands = [list(self._dealt[seat][0] or ()) for seat in range(self.players)]
        self._judge_whether_it_counts()

    def _missing(self, line: int, name: str) -> None:
        """Tell that the hand of a player is missing, which should be shown before that line."""
        first = max([0, *(number for _, number in self._dealt.values())])
        near = self.book.log.like(DEALT, first + 1, line)
        right = f"{name} was dealt [...]"
        if near:
            says = note("Line {number} should be as in the assignment: {right}", number=near, right=right)
        else:
            says = note(
                "Line {number}: before this the cards that {player} was dealt in round {round} should "
                "be shown.",
                number=line,
                player=name,
                round=self.number,
            )
        self._add(near or line, says, (right,))

    def _judge_hands(self) -> None:
        """Judge whether everybody was dealt the right number of different cards of the right deck."""
        holder: dict[str, int] = {}
        out = removed(self.players)
        for seat, (cards, line) in sorted(self._dealt.items()):
            gaps = {"number": line, "player": self.book.names[seat], "players": self.players}
            if cards is None:
                says = note("Line {number}: the hand of {player} is not a list of cards.", **gaps)
                self._add(line, says, (f"{self.book.names[seat]} was dealt [Ten of Spades, ...]",))
                continue
            left_in = [card for card in cards if card in out]
            if left_in:
                says = note(
                    "Line {number}: with {players} players, {cards} must be left out.",
                    cards=listed(out),
                    **gaps,
                )
                self._add(line, says)
            twice = [card for card in in_order(cards) if cards.count(card) > 1 or card in holder]
            if twice:
                says = note(
                    "Line {number}: {card} was dealt twice; it is in the deck once.", card=twice[0], **gaps
                )
                self._add(line, says)
            if len(cards) != hand_size(self.players):
                says = note(
                    "Line {number}: {player} was dealt {count} cards; with {players} players it must "
                    "be {size}.",
                    count=len(cards),
                    size=hand_size(self.players),
                    **gaps,
                )
                self._add(line, says)
            holder.update(dict.fromkeys(cards, seat))

    def _judge_whether_it_counts(self) -> None:
        """Judge whether everybody has a card without points."""
        for seat, (cards, line) in sorted(self._dealt.items()):
            if cards and all(map(is_penalty, cards)):
                says = note(
                    "Line {number}: {player} has only cards of Hearts and perhaps the Queen of Spades. "
                    "With such a "
                    "hand a round cannot be played: all cards must be dealt again.",
                    number=line,
                    player=self.book.names[seat],
                )
                self.book.add(REDEAL, line, says)
