"""A visitor: sits at the keyboard of a final game, and answers by what is asked, in whatever words.

It tells questions apart by words in them, in English and Dutch. A card is chosen by trying one number after
another, until the program is content.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from kibitz import Turn

from .pictures import numbers_of

MOST_ASKED: Final = 3000
MOST_ALIKE: Final = 60
"""Times that the very same is printed and asked, after which the visitor gives up."""

TARGET, PLAYERS, NAME, PASS, CARD, GO_ON, AGAIN, OTHER = (
    "target",
    "players",
    "name",
    "pass",
    "card",
    "go on",
    "again",
    "other",
)

_WORDS: Final = (
    (AGAIN, r"play again|another game|new game|once more|nog een (?:spel|keer)|opnieuw spelen"),
    (GO_ON, r"\bpress\b|\benter to\b|hit enter|any key|continue|druk|ga verder|doorgaan"),
    (PLAYERS, r"how many (?:\w+ )?(?:players|people|opponents)|(?:number|amount|count) of (?:\w+ )?players|"
              r"players\W{0,3}3|\b3 ?(?:to|-|or|,) ?(?:4|5)\b|hoeveel spelers|aantal spelers|players ?[?:>]"),
    (TARGET, r"target|score|points|limit|doel|punten|play (?:up )?to \d|until"),
    (
        PASS,
        r"\bpass(?:es|ing)?\b|comma|\b(?:three|3) (?:\w+ )?(?:cards|indices|indexes|numbers)|"
        r"doorge|geef.* door|drie",
    ),
    (NAME, r"\bname|naam|\bcalled|who are you|wie ben|call you|heet"),
    (CARD, r"card|play|index|number|choose|choice|pick|select|kaart|speel|nummer|kies"),
)  # fmt: skip
"""Words by which a question is known; the first that fit."""

_KINDS: Final = tuple((topic, re.compile(words, re.IGNORECASE)) for topic, words in _WORDS)
_PASSING: Final = re.compile(dict(_WORDS)[PASS], re.IGNORECASE)

_THREES: Final = ("0,1,2", "1,2,3", "2,3,4", "0, 1, 2", "1, 2, 3", "0 1 2", "1 2 3")
_NUMBERS: Final = tuple(map(str, range(18)))
_ANYTHING: Final = ("1", "y", "4", "", "50", *_THREES, *_NUMBERS)
"""Answers to a question that was taken for another one."""

PATIENCE: Final = 8
"""Times that a question is asked again before it is taken for another one."""

_NAMES: Final = ("Ada", "Bob", "Cleo", "Dirk", "Emma", "Finn", "Gwen", "Hugo")


class Asked(msgspec.Struct, frozen=True):
    """A question, what it was taken for, and what was answered."""

    topic: str
    prompt: str
    answer: str


class Visitor:
    """Answers the questions of a game."""

    def __init__(
        self,
        *,
        target: str = "1",
        players: str = "4",
        slips: Mapping[str, Sequence[str]] | None = None,
        only_begin: bool = False,
    ) -> None:
        """Play to a target with so many; ``slips`` are bad answers by topic, given before good ones.

        One who is to ``only_begin`` gets up at the first question about cards.
        """
        self.asked: list[Asked] = []
        self.gave_up = False
        self._only_begin = only_begin
        self._slips = {topic: list(answers) for topic, answers in (slips or {}).items()}
        self._ways: dict[str, Sequence[str]] = {
            TARGET: (target, target, "50", "100"),
            PLAYERS: (players,),
            NAME: _NAMES,
            PASS: (*_THREES, *_NUMBERS),
            CARD: (*_NUMBERS, *_THREES),
            GO_ON: ("", "y", "n", "1"),
            AGAIN: ("n", "no", "0", "2"),
            OTHER: ("1", "y", "Ada", "n", "2", "0", "3", ""),
        }
        self._next: Counter[str] = Counter()
        self._size = 0
        self._alike: Counter[tuple[str, str]] = Counter()
        self._run = 0

    def __call__(self, turn: Turn) -> str | None:
        """Return the answer to a question; ``None`` to get up."""
        topic = topic_of(turn)
        self._alike[turn.output, turn.prompt] += 1
        if len(self.asked) >= MOST_ASKED or self._alike[turn.output, turn.prompt] > MOST_ALIKE:
            self.gave_up = True
            return None
        if self._only_begin and topic in {PASS, CARD}:
            return None
        self._run = self._run + 1 if self.asked and self.asked[-1].prompt == question(turn) else 0
        answer = self._slip(topic)
        if answer is None:
            answer = self._way(topic, turn)
        self.asked.append(Asked(topic, question(turn), answer))
        return answer

    def _slip(self, topic: str) -> str | None:
        slips = self._slips.get(topic)
        return slips.pop(0) if slips else None

    def _way(self, topic: str, turn: Turn) -> str:
        """Return the next answer to try; a hand that has become another one is tried from its first card."""
        if topic == CARD:
            shown = numbers_of(turn.output)
            if shown and len(shown) != self._size:
                self._size = len(shown)
                self._next[CARD] = shown[0]
                self._ways[CARD] = (*map(str, range(shown[-1] + 1)), *_THREES)
        elif topic in {PASS, PLAYERS, TARGET} and self.asked and self.asked[-1].topic != topic:
            self._next[topic] = 0
        if topic not in {PASS, CARD, NAME} and self._run >= PATIENCE:
            return _ANYTHING[(self._run - PATIENCE) % len(_ANYTHING)]
        ways = self._ways[topic]
        answer = ways[self._next[topic] % len(ways)]
        self._next[topic] += 1
        return answer


def topic_of(turn: Turn) -> str:
    """Return what a question seems to be about, by its own words, or else by the last line before it."""
    lines = [line for line in turn.output.splitlines() if line.strip()]
    for text in (turn.prompt, *reversed(lines[-3:])):
        for topic, words in _KINDS:
            if words.search(text):
                if topic == CARD and any(_PASSING.search(line) for line in lines[-2:]):
                    return PASS
                return topic
    return OTHER


def question(turn: Turn) -> str:
    """Return what was asked: the prompt, or else the last line that was printed before."""
    lines = [line.strip() for line in turn.output.splitlines() if line.strip()]
    return turn.prompt.strip() or (lines[-1] if lines else "")
