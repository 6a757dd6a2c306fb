"""The part of the referee that looks at passing: which cards everybody has when a round begins."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kibitz.model.note import note

from .findings import NOBODY, PASSING, Book, written
from .log import PASSED, Line
from .oracle import CARDS_TO_PASS, Cards, has_passing, passes_to

Hands = Sequence[Sequence[str]]


class Pass(msgspec.Struct, frozen=True):
    """Cards that went from one seat to another."""

    seat: int
    to: int
    cards: Cards
    line: int


class Passing:
    """What is passed in one round."""

    def __init__(self, book: Book, number: int) -> None:
        """Look on as cards are passed in the round of that number."""
        self.book = book
        self.number = number
        self.players = len(book.names)
        self._passes: dict[int, Pass] = {}
        self._latest = 0

    def pass_cards(self, line: Line) -> None:
        """Take in cards that were passed."""
        self._latest = line.number
        seat, to = self.book.seat(line.name), self.book.seat(line.to)
        if NOBODY in {seat, to}:
            name = line.name if seat == NOBODY else line.to
            says = note("Line {number}: there is no {player} in this game.", number=line.number, player=name)
            self.book.add(PASSING, line.number, says)
            return
        if seat in self._passes:
            says = note(
                "Line {number}: {player} passed cards in this round already.",
                number=line.number,
                player=line.name,
            )
            self.book.add(PASSING, line.number, says)
            return
        self._judge_turn(line, seat)
        self._judge_receiver(line, seat, to)
        cards = line.cards or ()
        if len(set(cards)) != len(cards) or len(cards) != CARDS_TO_PASS:
            says = note("Line {number}: everybody passes three different cards.", number=line.number)
            self.book.add(PASSING, line.number, says)
        self._passes[seat] = Pass(seat, to, cards, line.number)

    def _judge_turn(self, line: Line, seat: int) -> None:
        due = next(number for number in range(self.players) if number not in self._passes)
        if seat != due:
            says = note(
                "Line {number}: what {due} passes should come here. The players come in order, from "
                "{first} on.",
                number=line.number,
                due=self.book.names[due],
                first=self.book.names[0],
            )
            self.book.add(PASSING, line.number, says)

    def _judge_receiver(self, line: Line, seat: int, to: int) -> None:
        right = passes_to(seat, self.number, self.players)
        if to == right:
            return
        gaps = {
            "number": line.number,
            "round": self.number,
            "players": self.players,
            "player": line.name,
            "right": self.book.names[right],
        }
        if has_passing(self.number, self.players):
            says = note(
                "Line {number}: in round {round} cards go as many places further as the number of the "
                "round says, "
                "round the end of the list. With {players} players {player} passes to {right}.",
                **gaps,
            )
        else:
            says = note(
                "Line {number}: {round} places further with {players} players is where the cards are, "
                "so in round "
                "{round} nobody gets cards of another player.",
                **gaps,
            )
        right_line = f"{line.name} passed {written(line.cards or ())} to {self.book.names[right]}"
        self.book.add(PASSING, line.number, says, (right_line,))

    def close(self, line: int, after: int, hands: Hands | None) -> list[list[str]] | None:
        """Judge what was passed, when the next thing has come at that line, and return the hands with it.

        ``after`` is the line before which nothing can have been passed. Where the hands cannot be known for
        certain ``None`` is returned.
        """
        due = has_passing(self.number, self.players)
        self.book.judged[PASSING] += due
        missing = [seat for seat in range(self.players) if seat not in self._passes]
        if missing and (due or self._passes):
            self._missing(line, max(after, self._latest), self.book.names[missing[0]])
            return None
        if hands is None:
            return None
        return self._moved(hands) if self._may_be(hands) else None

    def _missing(self, line: int, first: int, name: str) -> None:
        """Tell that what a player passed is missing, which should be shown before that line."""
        near = self.book.log.like(PASSED, first + 1, line)
        right = f"{name} passed [...] to ..."
        if near:
            says = note("Line {number} should be as in the assignment: {right}", number=near, right=right)
        else:
            says = note(
                "Line {number}: before this the cards that {player} passed in round {round} should be shown.",
                number=line,
                player=name,
                round=self.number,
            )
        self.book.add(PASSING, near or line, says, (right,))

    def _may_be(self, hands: Hands) -> bool:
        """Judge whether the players could pass these cards, at the same moment or one after another."""
        waiting = set()
        for one in self._passes.values():
            strange = [card for card in one.cards if card not in hands[one.seat]]
            if not strange:
                continue
            waiting.add(one.seat)
            foreign = [card for card in strange if not self._came_in(card, one.seat, hands)]
            if foreign:
                says = note(
                    "Line {number}: {player} does not have {card}, and cannot pass it.",
                    number=one.line,
                    player=self.book.names[one.seat],
                    card=foreign[0],
                )
                self.book.add(PASSING, one.line, says)
                return False
        return self._somebody_begins(waiting)

    def _came_in(self, card: str, seat: int, hands: Hands) -> bool:
        """Return whether a player may have got a card that it passed on, straight or by way of others."""
        for _ in range(self.players):
            source = self._source(seat)
            if source is None or card not in source.cards:
                return False
            if card in hands[source.seat]:
                return True
            seat = source.seat
        return False

    def _source(self, seat: int) -> Pass | None:
        """Return the pass by which a player gets cards."""
        return next((one for one in self._passes.values() if one.to == seat), None)

    def _somebody_begins(self, waiting: set[int]) -> bool:
        """Judge whether in each ring of passes somebody passes nothing but cards of its own."""
        for start in sorted(waiting):
            seat = start
            for _ in range(self.players):
                source = self._source(seat)
                if source is None or source.seat not in waiting:
                    break
                seat = source.seat
                if seat == start:
                    says = note(
                        "Line {number}: {player} passes on cards that come in only when the others "
                        "have passed "
                        "theirs, and the others do the same. Somebody must be the first.",
                        number=self._passes[start].line,
                        player=self.book.names[start],
                    )
                    self.book.add(PASSING, self._passes[start].line, says)
                    return False
        return True

    def _moved(self, hands: Hands) -> list[list[str]]:
        """Return the hands after passing: each card is where the last player passed it to."""
        moved = [list(hand) for hand in hands]
        for one in self._passes.values():
            for card in one.cards:
                if card not in hands[one.seat] or card not in moved[one.seat]:
                    continue
                moved[one.seat].remove(card)
                moved[self._holder(card, one)].append(card)
        return moved

    def _holder(self, card: str, first: Pass) -> int:
        """Return with whom a card ends up that its owner passes."""
        seat, seen = first.to, {first.seat}
        while seat not in seen and seat in self._passes and card in self._passes[seat].cards:
            seen.add(seat)
            seat = self._passes[seat].to
        return seat
