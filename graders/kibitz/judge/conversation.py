"""Conversations: questions to a program that asks back, and is answered by the judge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from kibitz.judge import decode, failures
from kibitz.judge.decode import Reply
from kibitz.judge.dialogues import dialogue
from kibitz.judge.failures import AskedMore, StudentFailure
from kibitz.judge.runner import SEED, Runner
from kibitz.model.dialogue import Dialogue, Turn

MOST_ANSWERS: Final = 10_000

Answers = Sequence[str] | Callable[[Turn], str | None]
"""What a program is answered: texts in order, or a function that is told what the program has printed since
its last answer and what it asks; ``None`` from it, or the end of the texts, is the end of the answers."""

Events = list[tuple[str, Any]]


class Conversation:
    """Answers what a program asks while a question of the judge's is under way, and keeps what was said."""

    def __init__(self, runner: Runner, answers: Answers, orders: Sequence[Sequence[str]]) -> None:
        """Answer the program of ``runner`` by ``answers``; what it shuffles comes in the ``orders``."""
        _check(answers, orders)
        self._runner = runner
        self._decide = answers if callable(answers) else None
        self.given: list[str] = [] if callable(answers) else list(answers)
        """The answers: all of them, or those that were given so far."""
        self.orders = [list(order) for order in orders]
        self.events: Events = []
        self._told = 0
        self.asked: str | None = None
        """The prompt that there was no answer to."""

    def begin(self) -> None:
        """Have the guest answer by this conversation from here on."""
        texts = [] if self._decide else self.given
        self._runner.ask("converse", texts, self.orders, self._decide is not None, self._runner.limits.wall)

    def ask(self, operation: str, *arguments: object) -> Reply:
        """Put a question to the guest, answer what the program asks, and return the reply.

        Raises `AskedMore` when there is no answer left.
        """
        reply = self._question(operation, *arguments)
        while reply.status == "prompt" and self._decide is not None and len(self.given) < MOST_ANSWERS:
            prompt = decode.read_text(reply.payload)
            answer = self._decide(Turn(self._latest(), prompt))
            if answer is None:
                raise self._spent(prompt)
            if not isinstance(answer, str):
                self.asked = prompt
                self._runner.retire()
                raise TypeError(f"an answer must be text, not {answer!r}")
            self.given.append(answer)
            reply = self._question("answer", answer)
        if reply.status in {"asked", "prompt"}:
            raise self._spent(decode.read_text(reply.payload))
        return reply

    def _question(self, operation: str, *arguments: object) -> Reply:
        try:
            reply = self._runner.ask(operation, *arguments)
        except StudentFailure:
            self.events += self._runner.printed()
            raise
        self.events += self._runner.printed() + reply.events
        return reply

    def _latest(self) -> str:
        """Return what was printed since this was last asked."""
        fresh, self._told = self.events[self._told :], len(self.events)
        return decode.printed(fresh, "out", "err")

    def _spent(self, prompt: str) -> AskedMore:
        """Return the failure of a program that asks once too often, which is ended."""
        self.asked = prompt
        failure = failures.asked_more(prompt)
        self._runner.retire(failure)
        return failure

    def used(self) -> list[list[str]]:
        """Return the orders in which something was arranged."""
        count = sum(kind == "arranged" for kind, _ in self.events)
        return self.orders[:count]

    @property
    def seed(self) -> int | None:
        """The seed of the chance by which things were shuffled; ``None`` where nothing was."""
        return SEED if any(kind == "shuffled" for kind, _ in self.events) else None

    def dialogue(self) -> Dialogue:
        """Return all that was said so far."""
        return dialogue(self.events, asked=self.asked)


def _check(answers: object, orders: Sequence[object]) -> None:
    """Raise `TypeError` where a suite gives something else than texts: no program can be held to that."""
    if not callable(answers) and not isinstance(answers, str):  # of which each letter is an answer
        _check_texts(answers, "answers")
    for order in orders:
        _check_texts(order, "each of the shuffles")


def _check_texts(given: object, what: str) -> None:
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise TypeError(f"{what} must be a list of texts, not {given!r}")
    for text in given:
        if not isinstance(text, str):
            raise TypeError(f"{what} must be texts, and among them is {text!r}")


def without_events(reply: Reply) -> Reply:
    """Return a reply of which the events have been heard."""
    return msgspec.structs.replace(reply, events=[])
