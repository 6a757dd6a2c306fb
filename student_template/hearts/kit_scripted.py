"""Scripted players: they play prepared cards, and note what they were asked, and with what.

A check of the suite makes a table from one list of cards for each player, in the order in which that player
is to play them, each card as it prints:

    table = kit_scripted.Table([["Two of Clubs", "Ace of Hearts"], ["Four of Clubs", "Queen of Spades"]])
    Round(table.players())
    table.asked()     # [["Player 1", [], "False"], ["Player 2", ["Two of Clubs"], "False"], ...]

All that `Table` tells is plain: lists, texts and numbers.
"""

from __future__ import annotations

from typing import Any

from cards import Card, Rank, Suit  # type: ignore[import-not-found]


def card_of(text: str) -> Any:
    """Return the card that is called that."""
    rank, _, suit = text.partition(" of ")
    return Card(Rank[rank], Suit[suit])


def cards_of(texts: list[str]) -> list[Any]:
    """Return the cards that are called that."""
    return [card_of(text) for text in texts]


class ScriptedPlayer:
    """A player that plays the cards of its script one after another, whatever it is asked.

    Apart from noting things it is as other players are: it has a name, a hand from which each card goes that
    it plays, and two scores, and it takes every play for a valid one.
    """

    def __init__(self, name: str, script: list[str], table: Table) -> None:
        """Make a player who holds the cards of a script."""
        self._table: Table | None = None
        self.script = cards_of(script)
        self.name = name
        self.hand = sorted(self.script)
        self.round_score = 0
        self.total_score = 0
        self._table = table

    def __str__(self) -> str:
        """Return the player's name."""
        return self.name

    def __repr__(self) -> str:
        """Return the same."""
        return self.name

    def __setattr__(self, name: str, value: Any) -> None:
        """Set an attribute, and note it once the player is at the table."""
        table = self.__dict__.get("_table")
        if table is not None:
            table.note_change(self.name, name)
        object.__setattr__(self, name, value)

    def play_card(self, trick: Any = (), broken_hearts: Any = False) -> Any:
        """Note the question, and play the next card of the script."""
        table = self.__dict__["_table"]
        table.note_question(self.name, trick, broken_hearts)
        if not self.script:
            raise RuntimeError(f"{self.name} was asked for a card, and has none left")
        card = self.script.pop(0)
        if card in self.hand:
            self.hand.remove(card)
        return card

    def check_valid_play(self, card: Any, trick: Any, broken_hearts: Any) -> tuple[bool, str]:
        """Take any play for a valid one."""
        return True, ""

    def pass_cards(self, passing_to: Any = None) -> list[Any]:
        """Note that this was asked, and pass nothing: in a round no cards are passed."""
        self.__dict__["_table"].note_pass(self.name)
        return []


class Table:
    """Scripted players in the order of their seats, and what was noted of them."""

    def __init__(self, scripts: list[list[str]], names: list[str] | None = None) -> None:
        """Seat a player for each script; without names they are Player 1, Player 2 and so on."""
        if names is None:
            names = [f"Player {seat}" for seat in range(1, len(scripts) + 1)]
        self._asked: list[list[Any]] = []
        self._changed: list[list[str]] = []
        self._passed: list[str] = []
        self._players = [ScriptedPlayer(names[seat], script, self) for seat, script in enumerate(scripts)]

    def players(self) -> list[ScriptedPlayer]:
        """Return the players, in a new list."""
        return list(self._players)

    def player(self, seat: int) -> ScriptedPlayer:
        """Return the player on a seat, counted from 0."""
        return self._players[seat]

    def note_question(self, name: str, trick: Any, broken: Any) -> None:
        """Note that a player was asked for a card."""
        self._asked.append([name, _texts(trick), str(broken)])

    def note_change(self, name: str, attribute: str) -> None:
        """Note that an attribute of a player was set."""
        if [name, attribute] not in self._changed:
            self._changed.append([name, attribute])

    def note_pass(self, name: str) -> None:
        """Note that a player was asked to pass cards."""
        self._passed.append(name)

    def asked(self) -> list[list[Any]]:
        """Return for each card that was asked for: the player, the trick, and the flag of broken hearts.

        The trick is a list of texts; in place of what is neither a list nor a tuple stands its type's name.
        """
        return [list(one) for one in self._asked]

    def changed(self) -> list[list[str]]:
        """Return which attributes of which players were set from outside, each once."""
        return [list(one) for one in self._changed]

    def passed(self) -> list[str]:
        """Return the players that were asked to pass cards, which is for nobody in a round to ask."""
        return list(self._passed)

    def round_scores(self) -> list[Any]:
        """Return the round scores, by seat."""
        return [player.round_score for player in self._players]

    def total_scores(self) -> list[Any]:
        """Return the total scores, by seat."""
        return [player.total_score for player in self._players]

    def hands(self) -> list[list[str]]:
        """Return the cards that the players still hold, by seat."""
        return [_listed(player.hand) for player in self._players]


def _texts(trick: Any) -> Any:
    """Return the cards of a trick as texts, or the name of its type."""
    return _listed(trick) if isinstance(trick, (list, tuple)) else type(trick).__name__


def _listed(cards: Any) -> list[str]:
    """Return cards as texts."""
    return [str(card) for card in cards]
