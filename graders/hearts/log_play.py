"""The part of the referee that looks at a round while it is played: turns, cards, tricks and their points."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz.model.note import Note, note

from .findings import NOBODY, PLAY, Book, listed
from .log import BROKEN, PLAYS, TAKES, Line
from .oracle import OPENING, is_open, legal, points, suit, taker
from .rounds import BROKEN as BROKEN_LINE


class Play:
    """One round, as far as it has been played."""

    def __init__(self, book: Book, hands: Sequence[Sequence[str]] | None) -> None:
        """Look on as a round is played with these hands; ``None`` where they are not known."""
        self.book = book
        self.players = len(book.names)
        self.hands = None if hands is None else [list(hand) for hand in hands]
        self.scores = [0] * self.players
        """The points of the round so far, by seat."""
        self.tricks = 0
        self._trick: list[str] = []
        self._leader = NOBODY
        if hands is not None:
            self._leader = next((seat for seat, hand in enumerate(hands) if OPENING in hand), NOBODY)
        self._broken = False
        self._must_tell = False
        self._lost = False
        """Whether it is not known any more whose turn it is."""

    def follow(self, line: Line) -> None:
        """Take in a line of the round."""
        if self._must_tell and line.kind != BROKEN:
            self._untold(line.number)
        if line.kind == PLAYS:
            self._play(line)
        elif line.kind == TAKES:
            self._take(line)
        else:
            self._break(line)

    def finish(self, line: int) -> None:
        """Judge whether the round was over, when something else comes at that line."""
        if self._must_tell:
            self._untold(line)
        if self._lost:
            return
        if len(self._trick) == self.players:
            self._untaken(line)
        if not self.tricks and not self._trick:
            self._fault(line, note("Line {number}: before this the round should be played.", number=line))
        elif self._trick or any(self.hands or ()):
            says = note(
                "Line {number}: the round is not over here. After {count} tricks somebody still has "
                "cards to play.",
                number=line,
                count=self.tricks,
            )
            self._fault(line, says)

    def _fault(self, line: int, says: Note, expected: Sequence[str] = ()) -> None:
        self.book.add(PLAY, line, says, expected)

    def _play(self, line: Line) -> None:
        seat, card = self.book.seat(line.name), (line.cards or ("",))[0]
        if seat == NOBODY:
            self._lose(line, note("Line {number}: there is no {player} in this game.", **_gaps(line)))
            return
        if self._lost:
            return
        if len(self._trick) == self.players:
            self._untaken(line.number)
        if self._leader == NOBODY:
            self._leader = seat
        due = (self._leader + len(self._trick)) % self.players
        if seat != due:
            self._lose(line, self._whose_turn(line, due))
            return
        self._judge_card(line, seat, card)
        self._trick.append(card)
        if suit(card) == "Hearts" and not self._broken:
            self._broken = self._must_tell = True

    def _whose_turn(self, line: Line, due: int) -> Note:
        """Return the sentence for a card of a player whose turn it is not."""
        gaps = _gaps(line) | {"due": self.book.names[due]}
        if not self._trick and not self.tricks:
            return note(
                "Line {number}: {due} has the Two of Clubs and leads the first trick, not {player}.", **gaps
            )
        if not self._trick:
            return note("Line {number}: {due} took the last trick and leads this one, not {player}.", **gaps)
        return note("Line {number}: it is the turn of {due}, not of {player}.", **gaps)

    def _judge_card(self, line: Line, seat: int, card: str) -> None:
        """Judge whether a player has a card and may play it, and take it out of the hand."""
        if self.hands is None:
            if not self.tricks and not self._trick and card != OPENING:
                self._fault(
                    line.number,
                    note("Line {number}: the first card of a round is the Two of Clubs.", **_gaps(line)),
                )
            return
        hand = self.hands[seat]
        gaps = _gaps(line) | {"card": card, "hand": listed(hand)}
        if card not in hand:
            says = note(
                "Line {number}: {player} does not have {card}. By what was dealt, passed and played, "
                "{player} has: "
                "{hand}.",
                **gaps,
            )
            self._fault(line.number, says)
            self.hands = None
            return
        may = legal(hand, self._trick, self._broken)
        if card not in may and not is_open(hand, self._trick):
            says = note(
                "Line {number}: {player} may not play {card}, but one of these: {may}.",
                may=listed(may),
                **gaps,
            )
            self._fault(line.number, says)
        hand.remove(card)

    def _take(self, line: Line) -> None:
        seat = self.book.seat(line.name)
        if seat == NOBODY:
            self._lose(line, note("Line {number}: there is no {player} in this game.", **_gaps(line)))
            return
        if self._lost:
            self.scores[seat] += line.value
            return
        if len(self._trick) != self.players:
            says = note(
                "Line {number}: nobody can take this trick: {count} of {players} players have played a card.",
                count=len(self._trick),
                players=self.players,
                **_gaps(line),
            )
            self._lose(line, says)
            return
        right = (self._leader + taker(self._trick)) % self.players
        worth = points(self._trick)
        right_line = self._taken(right, worth)
        if seat != right:
            says = note(
                "Line {number}: {right} takes this trick, with {card}: the highest card in the suit "
                "that was led.",
                right=self.book.names[right],
                card=self._trick[taker(self._trick)],
                **_gaps(line),
            )
            self._fault(line.number, says, (right_line,))
        elif line.value != worth:
            says = note(
                "Line {number}: the points of this trick are {worth}: 1 for each card of Hearts, and "
                "13 for the Queen of "
                "Spades.",
                worth=worth,
                **_gaps(line),
            )
            self._fault(line.number, says, (right_line,))
        self._end_trick(seat, worth)

    def _taken(self, seat: int, worth: int) -> str:
        return f"{self.book.names[seat]} takes the trick. Points received: {worth}"

    def _end_trick(self, seat: int, worth: int) -> None:
        self.scores[seat] += worth
        self._leader = seat
        self._trick = []
        self.tricks += 1

    def _untaken(self, line: int) -> None:
        """Tell that nobody was said to take a trick, before that line; whoever must take it does."""
        right = (self._leader + taker(self._trick)) % self.players
        says = note("Line {number}: before this it should be said who takes the trick.", number=line)
        self._fault(line, says, (self._taken(right, points(self._trick)),))
        self._end_trick(right, points(self._trick))

    def _break(self, line: Line) -> None:
        if self._must_tell:
            self._must_tell = False
        elif not self._lost:
            says = note(
                "Line {number}: hearts are broken by the first card of Hearts in a round, not here.",
                **_gaps(line),
            )
            self._fault(line.number, says)

    def _untold(self, line: int) -> None:
        """Tell that it was not said that hearts have been broken, before that line."""
        self._must_tell = False
        says = note("Line {number}: before this it should be said that hearts have been broken.", number=line)
        self._fault(line, says, (BROKEN_LINE,))

    def _lose(self, line: Line, says: Note) -> None:
        """Tell what is wrong, after which it is not known who has which cards."""
        if not self._lost:
            self._fault(line.number, says)
        self._lost = True
        self.hands = None


def _gaps(line: Line) -> dict[str, object]:
    return {"number": line.number, "player": line.name}
