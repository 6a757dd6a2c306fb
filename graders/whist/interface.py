"""What can be said of `Player` and `PlayCard` without playing: what they are, and what they must be told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kibitz import Broken, Handle, Student, StudentFailure, note
from kibitz.judge.exactly import as_plain
from kibitz.judge.handle import type_name
from kibitz.model.note import Note

SIX: Final = 6
SEVEN: Final = 7
"""Parameters after ``self``: with the score in one, and in two."""

OTHER_TERM: Final = 4
"""Parameters of another term's `PlayCard`: the hand, the trick, past tricks and past hands."""

_PLACED: Final = (0, 1)
"""Kinds of parameters that take an argument by its place: ``inspect.Parameter.kind``."""
_STARRED: Final = 2
_NAMED: Final = 3


@dataclass(frozen=True)
class Parameters:
    """The parameters of a method, after ``self``."""

    names: tuple[str, ...]
    """Those that take an argument by its place."""
    needed: int
    """How many of them have no default value."""
    starred: bool
    """Whether there is one that takes all that is left."""
    first: str
    """What stands where ``self`` should."""
    by_name: tuple[str, ...] = ()
    """Those that must be given by name."""
    defaults: int = 0
    """How many have a default value, those that can be given by name alone among them."""

    def takes(self, count: int) -> bool:
        """Return whether so many arguments can be given."""
        most = count if self.starred else len(self.names)
        return self.needed <= count <= most and not self.by_name


def is_true(thing: object) -> bool:
    """Return whether a question was answered with yes."""
    return thing is True


def builtin(student: Student, name: str, *arguments: object) -> object:
    """Call one of Python's own functions in the guest."""
    function = student.find(name, "builtins")
    assert isinstance(function, Handle)  # it is Python's own
    return function(*arguments)


def the_class(student: Student) -> Handle:
    """Return `Player`; the check fails where it is not a class."""
    player = student.find("Player")
    if not isinstance(player, Handle):
        raise Broken(note("Player is a plain value, and no class."), got=repr(player))
    inspect = student.load("inspect")
    if not is_true(inspect.isclass(player)):
        raise Broken(
            note("Player is no class."),
            advice=note("Write `class Player:` and put the methods in it."),
            got=type_name(player),
        )
    return player


def own_names(student: Student, player: Handle) -> list[str]:
    """Return the names that stand in the class itself."""
    names = builtin(student, "list", builtin(student, "vars", player))
    if type(names) is not list:
        return []
    return [name for name in names if type(name) is str]


def read_parameters(student: Student) -> Parameters:
    """Return the parameters of `Player.PlayCard`."""
    player = student.find("Player")
    assert isinstance(player, Handle)  # an earlier check has seen to that
    inspect = student.load("inspect")
    bound = type_name(_static(inspect, player)) in {"staticmethod", "classmethod"}
    signature = inspect.signature(player.get("PlayCard"))
    return _sorted(_described(student, inspect, signature), bound=bound)


def _static(inspect: Handle, player: Handle) -> Handle:
    """Return `PlayCard` as it stands in the class, a static method as such."""
    found = inspect.getattr_static(player, "PlayCard")
    return found if isinstance(found, Handle) else player


def _described(student: Student, inspect: Handle, signature: object) -> list[tuple[str, int, bool]]:
    """Return name and kind of each parameter, and whether it has a default value."""
    if not isinstance(signature, Handle):
        return []
    every, kinds = signature.get("parameters"), inspect.get("Parameter")
    if not isinstance(every, Handle) or not isinstance(kinds, Handle):
        return []
    found = []
    values = builtin(student, "list", every.values())
    empty = kinds.get("empty")
    for one in values if isinstance(values, list) else ():
        if not isinstance(one, Handle):
            continue
        name, kind = as_plain(one.get("name")), as_plain(one.get("kind"))
        if isinstance(name, str) and isinstance(kind, int):
            found.append((name, int(kind), one.get("default") is not empty))
    return found


def _sorted(found: list[tuple[str, int, bool]], *, bound: bool) -> Parameters:
    placed = [one for one in found if one[1] in _PLACED]
    first = "" if bound or not placed else placed[0][0]
    rest = placed if bound else placed[1:]
    return Parameters(
        names=tuple(name for name, _, _ in rest),
        needed=sum(not default for _, _, default in rest),
        starred=any(kind == _STARRED for _, kind, _ in found),
        first=first,
        by_name=tuple(name for name, kind, default in found if kind == _NAMED and not default),
        defaults=sum(default for _, _, default in found),
    )


def parameters(student: Student) -> Parameters:
    """Return the parameters of `PlayCard`, which are looked at once."""
    known = student.kept.get("parameters")
    if not isinstance(known, Parameters):
        known = student.kept["parameters"] = read_parameters(student)
    return known


def score_is_two(student: Student) -> bool:
    """Return whether the score must be given as two arguments."""
    known = student.kept.get("parameters")
    return isinstance(known, Parameters) and not known.takes(SIX) and known.takes(SEVEN)


def _ask_signature(student: Student) -> None:
    """Let the transcript hold no more than how to see the parameters."""
    student.start_over()
    inspect = student.load("inspect")
    player = student.find("Player")
    if isinstance(player, Handle):
        str(inspect.signature(player.get("PlayCard")))


def must_take_six(student: Student) -> None:
    """Hold `PlayCard` to taking what the assignment says that it is told."""
    found = read_parameters(student)
    student.kept["parameters"] = found
    if found.takes(SIX) or found.takes(SEVEN):
        return
    count = len(found.names)
    _ask_signature(student)
    raise Broken(
        _wrong_number(found),
        expected="self, hand, trick, trump, position, tricks, score",
        got=", ".join(filter(None, (found.first, *found.names, *found.by_name))),
        advice=_how_to(found, count),
    )


def _wrong_number(found: Parameters) -> Note:
    if found.by_name:
        return note("PlayCard has parameters that can be given by name alone.")
    if len(found.names) == SIX - 1 and found.first != "self":
        return note("The first parameter of PlayCard is {first}, and not self.", first=found.first)
    return note(
        "PlayCard has another number of parameters than six after self: {count}.", count=len(found.names)
    )


def _how_to(found: Parameters, count: int) -> Note | None:
    if count == OTHER_TERM:
        return note(
            "This looks like the interface of another term, in which PlayCard gets a hand, a trick, "
            "past tricks and "
            "past hands, and returns a place in the hand. This assignment has another one: read "
            "what PlayCard gets "
            "here, and return a Card."
        )
    if found.first != "self" and count == SIX - 1:
        return note("Write self before the others: Python hands the player over in it.")
    return None


def must_need_all(student: Student) -> None:
    """Hold each parameter to being there by itself, and to having no default value."""
    found = read_parameters(student)
    if found.starred or found.defaults:
        _ask_signature(student)
    if found.starred:
        raise Broken(
            note("PlayCard takes any number of arguments: there is a parameter with a star."),
            advice=note("Give each of the six a parameter of its own."),
        )
    if found.defaults:
        raise Broken(
            note("Parameters of PlayCard have default values: {count} of them.", count=found.defaults),
            advice=note("Leave out `=` and what stands after it: PlayCard always gets all of them."),
        )


def play_card_is_there(student: Student) -> None:
    """Hold the class to having something that is called `PlayCard`, and can be called."""
    player = the_class(student)
    try:
        method = player.get("PlayCard")
    except StudentFailure as failure:
        if failure.fault is not None or "PlayCard" not in student.names():
            raise
        raise Broken(
            note("There is a function PlayCard, but it stands outside the class Player."),
            advice=note("Indent it, so that it stands inside the class, at the same depth as __init__."),
        ) from None
    if not is_true(builtin(student, "callable", method)):
        raise Broken(note("PlayCard is there, but it cannot be called."), got=repr(method))
