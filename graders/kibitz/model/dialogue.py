"""Dialogues: what a program printed, asked for and was answered, in order."""

from __future__ import annotations

import msgspec


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a program printed, up to its asking for something, and what it was answered."""

    output: str = ""
    """Printed before it asked, errors included."""
    prompt: str = ""
    """What ``input`` showed; empty where the program printed its question before it asked."""
    answer: str | None = None
    """``None`` in the last turn: the program ended there, or asked and there was no answer left."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that a program did beside printing and asking."""

    kind: str
    """``slept``, ``shuffled`` by chance, ``arranged`` in a prepared order, or ``noted``."""
    text: str
    """The seconds; how many were shuffled; the call that was noted, and what it gave."""
    turn: int
    """In which turn, from 0."""


class Dialogue(msgspec.Struct, frozen=True, omit_defaults=True):
    """One run of a program as a person sits before it."""

    turns: tuple[Turn, ...] = ()
    asked_more: bool = False
    """Whether the program asked once more than there were answers, and was ended there."""
    events: tuple[Event, ...] = ()

    def text(self) -> str:
        """Return all of it as it would stand on the screen."""
        return "".join(
            turn.output + turn.prompt + ("" if turn.answer is None else turn.answer + "\n")
            for turn in self.turns
        )

    def output(self) -> str:
        """Return what the program printed and asked, without what it was answered."""
        return "".join(turn.output + turn.prompt for turn in self.turns)

    def noted(self, name: str) -> tuple[str, ...]:
        """Return what each noted call of that name gave, as text: ``noted("Deck.deal")``."""
        found = [event.text.partition(" -> ") for event in self.events if event.kind == "noted"]
        return tuple(gave for call, _, gave in found if call == name)
