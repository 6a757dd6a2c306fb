"""The final game of a submission, played by a visitor while a watch looks on; and what is known from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from kibitz import Broken, Dialogue, Handle, Student, StudentFailure, Untested, note

from .human import human_class
from .oracle import DECK
from .pictures import Faces
from .seats import handle
from .visitor import CARD, PASS, Asked, Visitor

PIECE: Final = 40
"""Moments of which what was printed is fetched at once."""

NOT_UNDERSTOOD: Final = note(
    "The game could not be played: the program went on asking {prompt}, which was taken for a question "
    "about: {topic}. "
    "It was answered {answers}."
)
NO_CARDS: Final = note(
    "No question about a card was found. Looked for was a question with a word such as card, play, index "
    "or number, "
    "asked with input; the program asked: {asked}."
)
UNSEEN: Final = note(
    "Nothing can be said about this: the classes HumanPlayer, BetterAIPlayer and BasicAIPlayer of your "
    "modules were "
    "watched, and the game did not ask them for cards."
)


class Moment(msgspec.Struct, frozen=True):
    """One time that a player was asked for cards."""

    what: str
    """``pass`` or ``play``."""
    kind: str
    """``human``, ``better`` or ``basic``; empty for none of them."""
    player: int
    hand: tuple[str, ...]
    """Before the cards were given."""
    gave: tuple[str, ...]
    total: object
    """The player's points so far."""


class Seen(msgspec.Struct, frozen=True):
    """A game that was played to its end."""

    players: int
    """How many were asked for."""
    dialogue: Dialogue
    asked: tuple[Asked, ...]
    moments: tuple[Moment, ...]
    """Empty where the watch saw nothing."""
    told: tuple[str, ...]
    """What was printed before each of the moments, and after the last."""
    names: tuple[str, ...]
    totals: tuple[object, ...]

    @property
    def user(self) -> int | None:
        """The number of the human player."""
        return next((moment.player for moment in self.moments if moment.kind == "human"), None)

    @property
    def rounds(self) -> list[tuple[int, int]]:
        """From which moment up to which each round goes."""
        starts = [0] if self.moments else []
        for number, (before, now) in enumerate(zip(self.moments, self.moments[1:], strict=False), start=1):
            if before.what == "play" and (now.what == "pass" or len(now.hand) > len(before.hand) + 1):
                starts.append(number)
        return list(zip(starts, [*starts[1:], len(self.moments)], strict=True))


def play(student: Student, visit: Callable[[], Visitor], players: int) -> Seen:
    """Play the game to its end, by running the file, or else by making a `Hearts`.

    The second is also done where a watch sees nothing of the first.
    """
    game = _play_by(_run, student, visit(), players)
    if not game.asked or not (game.moments or game.dialogue.asked_more):
        student.start_over()
        try:
            made = _play_by(_make, student, visit(), players)
        except (StudentFailure, Broken):
            if not game.asked:
                raise
            made = game
        game = made if made.asked else game
    if not any(one.topic in {CARD, PASS} for one in game.asked):
        prompts = list(dict.fromkeys(one.prompt for one in game.asked))[:8]
        raise Broken(note(NO_CARDS.text, asked=", ".join(map(repr, prompts)) or "-"))
    return game


def _play_by(
    way: Callable[[Student, Visitor], Dialogue], student: Student, visitor: Visitor, players: int
) -> Seen:
    watch = _watch(student)
    dialogue = way(student, visitor)
    _must_be_understood(visitor)
    if watch is None:
        return Seen(players, dialogue, tuple(visitor.asked), (), (), (), ())
    return _told_by(student, watch, visitor, players, dialogue)


def _run(student: Student, visitor: Visitor) -> Dialogue:
    return student.run(answers=visitor, may_ask_more=True)


def _make(student: Student, visitor: Visitor) -> Dialogue:
    kind = handle(student.find("Hearts"), "Hearts")
    with student.talk(visitor, may_ask_more=True) as talk:
        kind()
    return talk.dialogue()


def kinds(student: Student) -> tuple[object, object, object]:
    """Return the classes of the players, which must be there."""
    return (
        human_class(student),
        student.find("BetterAIPlayer", "better_ai"),
        student.find("BasicAIPlayer", "basic_ai"),
    )


def _watch(student: Student) -> Handle | None:
    """Have a watch look on, where the classes of the players can be found."""
    with student.apart():
        try:
            found = kinds(student)
        except (StudentFailure, Broken):
            found = None
        watch = None if found is None else student.find("Watch", "kit_watch")(*found)
    if found is None:
        student.start_over()
    return watch if isinstance(watch, Handle) else None


def _must_be_understood(visitor: Visitor) -> None:
    if visitor.gave_up and visitor.asked:
        last = visitor.asked[-1]
        answers = [one.answer for one in visitor.asked if one.prompt == last.prompt][-8:]
        raise Broken(
            note(
                NOT_UNDERSTOOD.text,
                prompt=repr(last.prompt),
                topic=last.topic,
                answers=", ".join(map(repr, answers)),
            )
        )


def _told_by(student: Student, watch: Handle, visitor: Visitor, players: int, dialogue: Dialogue) -> Seen:
    """Fetch what the watch saw."""
    with student.apart():
        moments, told, names, totals = _seen(watch)
    return Seen(
        players, dialogue, tuple(visitor.asked), tuple(moments), tuple(told), tuple(names), tuple(totals)
    )


def _seen(watch: Handle) -> tuple[list[Moment], list[str], list[str], list[object]]:
    """Return what a watch saw: nothing where that is too much to be looked at, or the players are odd."""
    try:
        moments = [Moment(*_checked(one)) for one in watch.moments()]  # type: ignore[attr-defined]
        told: list[str] = []
        for start in range(0, len(moments) + 1, PIECE):
            told += watch.told(start, min(start + PIECE, len(moments) + 1))  # type: ignore[arg-type]
        names, totals = watch.names(), watch.totals()
    except StudentFailure:
        return [], [], [], []
    assert isinstance(names, list)
    assert isinstance(totals, list)
    return moments, told, names, totals


def _checked(moment: Sequence[Any]) -> tuple[Any, ...]:
    what, kind, player, hand, gave, total = moment
    return what, kind, player, tuple(hand), tuple(gave), total


# Judging


def judged(student: Student, name: str, game: Callable[[], Seen], judge: Callable[[Seen], None]) -> None:
    """Judge a game that was played before, if one was; for a finding there is a game of this check's own."""
    known = student.kept.get(name)
    if isinstance(known, Seen):
        try:
            return judge(known)
        except (Broken, StudentFailure):
            student.start_over()
    played = game()
    student.kept[name] = played
    return judge(played)


def watched(game: Seen) -> Seen:
    """Return a game in which players were seen; nothing can be judged of another."""
    if game.user is None:
        raise Untested(UNSEEN)
    return game


def own_faces(student: Student) -> Faces:
    """Return what the student's own cards print, by their names."""
    ranks, suits, make = (handle(student.find(name, "cards"), name) for name in ("Rank", "Suit", "Card"))
    write, pick = student.find("str", "builtins"), student.find("getattr", "builtins")
    made = student.together(
        lambda: [(pick(ranks, c.split(" of ")[0]), pick(suits, c.split(" of ")[1])) for c in DECK]
    )
    deck = student.together(lambda: [make(*pair) for pair in made])
    texts = student.together(lambda: [write(card) for card in deck])
    return {card: text for card, text in zip(DECK, texts, strict=True) if isinstance(text, str)}
