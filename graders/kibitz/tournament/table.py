"""A table: matches are played at it, each seat with a guest of its own.

The two sittings of a match have different guests, so that no process ever sees the same cards twice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

from kibitz.judge.failures import OurFault, StudentFailure
from kibitz.judge.zygote import Zygote
from kibitz.model.note import Note, note
from kibitz.sandbox.strength import SandboxError, Strength
from kibitz.tournament.guests import Places, Player, Program
from kibitz.tournament.plans import FOULS, number_of
from kibitz.tournament.records import SEATS, Absent, Entry, Game, Match, Pairing, Twice, side
from kibitz.tournament.standings import fouls_of
from kibitz.tournament.suite import Rules

TRIES: Final = 2
"""Times that a game is begun before a trouble of ours makes it void."""

NOT_OURS: Final = (StudentFailure, OurFault, SandboxError)


class Trouble(Exception):
    """A game could not be played, and that is nobody's fault but ours."""


class Table:
    """Plays matches, one after another, with one zygote for all guests."""

    def __init__(
        self,
        strength: Strength,
        python: str,
        programs: Mapping[str, Program],
        places: Places,
        rules: Rules,
        seed: int,
    ) -> None:
        """Let entries among ``programs`` play by ``rules``; ``seed`` is the tournament's."""
        self._strength = strength
        self._python = python
        self._programs = programs
        self._places = places
        self._rules = rules
        self._seed = seed
        self._zygote: Zygote | None = None

    def close(self) -> None:
        """End the zygote, and all guests with it."""
        if self._zygote is not None:
            self._zygote.close()
            self._zygote = None

    def _the_zygote(self) -> Zygote:
        if self._zygote is None:
            self._zygote = Zygote(self._strength, self._python)
        return self._zygote

    def try_out(self, entry: str) -> Entry | Absent:
        """Find out how a player wants to be asked, and whether there is one at all."""
        trouble = ""
        for _ in range(TRIES):
            try:
                return self._try_readings(entry)
            except (OurFault, SandboxError) as error:
                trouble = str(error) or type(error).__name__
                self._clear([])
        return Absent(entry, note("It could not be tried out; that is not your fault."), trouble)

    def _try_readings(self, entry: str) -> Entry | Absent:
        why: Note | None = None
        for reading in self._rules.READINGS:
            player = self._player(entry, reading)
            try:
                player.start()
                if self._rules.plays(player.ask):
                    return Entry(entry, reading)
            except StudentFailure as failure:
                why = why or failure.sentence
            finally:
                player.retire()
        return Absent(entry, why or note("Its player gives cards that it may not play."))

    def _player(self, entry: str, reading: tuple[str, ...]) -> Player:
        return Player(self._the_zygote, self._programs[entry], reading, self._places)

    def play(self, pairing: Pairing, entries: Mapping[str, Entry], games: int) -> Match:
        """Play a match of so many games, each twice; it ends early when an entry has fouled too often."""
        sittings = [Sitting(self, pairing, sitting, entries) for sitting in range(2)]
        played: list[Twice] = []
        try:
            for number in range(1, games + 1):
                seed = number_of(self._seed, pairing.round, number)
                dealer = SEATS[(pairing.round + number) % len(SEATS)]
                try:
                    played.append(Twice(tuple(one.play(seed, dealer) for one in sittings)))
                except Trouble as trouble:
                    played.append(Twice((), str(trouble)))
                match = Match(pairing, tuple(played))
                guilty = [foul.entry for foul in fouls_of(match)]
                if any(guilty.count(entry) >= FOULS for entry in set(guilty)):
                    break
        finally:
            for one in sittings:
                one.leave()
        return Match(pairing, tuple(played))

    def seat(self, entries: Sequence[Entry]) -> list[Player]:
        """Return players for the four seats, each in a guest that nobody else is in."""
        return [self._player(entry.id, entry.reading) for entry in entries]

    def game(self, players: Sequence[Player], seed: int, dealer: str) -> Game:
        """Play a game with players that remember nothing."""
        for player in players:
            player.start()
        return self._rules.play_game([player.ask for player in players], seed, dealer)

    def _clear(self, players: Sequence[Player]) -> None:
        """End the guests of some players, and the zygote, after a trouble."""
        for player in players:
            with suppress(*NOT_OURS):
                player.retire()
        self.close()


class Sitting:
    """One of the two sittings of a match: who sits where, and the guests that they have."""

    def __init__(self, table: Table, pairing: Pairing, number: int, entries: Mapping[str, Entry]) -> None:
        """Take places: in sitting 0 the first entry has N and S, in sitting 1 E and W."""
        self._table = table
        both = (entries[pairing.first], entries[pairing.second])
        self._entries = [both[side(seat) ^ number] for seat in SEATS]
        self._players: list[Player] = []

    def play(self, seed: int, dealer: str) -> Game:
        """Play a game; a trouble of ours, or a timeout, is believed when it comes under new guests too."""
        trouble = ""
        timed_out: Game | None = None
        for _ in range(TRIES):
            try:
                self._players = self._players or self._table.seat(self._entries)
                game = self._table.game(self._players, seed, dealer)
            except Exception as error:  # whatever it is, it is no entry's fault
                trouble = f"{type(error).__name__}: {error}"
                self._renew()
                continue
            if timed_out is None and any(deal.foul and deal.foul.timeout for deal in game.deals):
                timed_out = game
                self.leave()
                continue
            return game
        if timed_out is not None:
            return timed_out
        raise Trouble(trouble)

    def _renew(self) -> None:
        self._table._clear(self._players)
        self._players = []

    def leave(self) -> None:
        """End the guests."""
        for player in self._players:
            with suppress(*NOT_OURS):
                player.retire()
        self._players = []
