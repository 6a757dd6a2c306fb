"""The referee of a round: each function looks at one rule alone, and fails the check where it was broken."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from kibitz import Broken, Student, note

from .drawn import row
from .oracle import OPENING, points, suit
from .rounds import BROKEN
from .watching import Trick, Watched, kind_of, number_in, play_alone


def show_trick(student: Student, trick: Trick) -> None:
    """Have a trick drawn on the page."""
    student.show(row(note("The trick, in the order of play"), trick.cards))


def must_be_played(seen: Watched) -> None:
    """Hold a round to being played as soon as it is made."""
    if not seen.calls:
        raise Broken(
            note("Round(players) asked no player for a card."),
            advice=note("The whole round is played in __init__: call what plays it from there."),
        )


def first_leader(student: Student, seen: Watched) -> None:
    """Hold the first card to being asked of the player who has the Two of Clubs."""
    must_be_played(seen)
    holder = next(seat for seat, script in enumerate(seen.scripts) if OPENING in script)
    if seen.calls[0].name != seen.names[holder]:
        raise Broken(
            note("The first card was not asked of the player who has the Two of Clubs."),
            expected=seen.names[holder],
            got=seen.calls[0].name,
        )


def turns(student: Student, seen: Watched) -> None:
    """Hold the turn in each trick to going round in the order of the list."""
    must_be_played(seen)
    for trick in seen.tricks:
        asked = [call.name for call in trick.calls]
        first = trick.seats[0]
        order = [seen.names[(first + turn) % len(seen.names)] for turn in range(len(asked))]
        if asked != order:
            raise Broken(
                note(
                    "{leader} led, and the turn did not go round in the order of the list.", leader=asked[0]
                ),
                expected=", ".join(order),
                got=", ".join(asked),
            )


def everybody_plays(student: Student, seen: Watched) -> None:
    """Hold each trick to having one card of each player."""
    must_be_played(seen)
    for trick in seen.tricks if not seen.asked_too_often else seen.whole_tricks:
        asked = sorted(call.name for call in trick.calls)
        if asked != sorted(seen.names):
            raise Broken(
                note("In a trick not every player was asked for one card."),
                expected=", ".join(seen.names),
                got=", ".join(asked),
            )


def tricks_told(student: Student, seen: Watched) -> None:
    """Hold what players are told to the cards that lie on the table."""
    must_be_played(seen)
    for trick in seen.tricks:
        for number, call in enumerate(trick.calls[: len(trick.cards)]):
            if isinstance(call.trick, str):
                raise Broken(
                    note("play_card got something of the type {kind} as the trick.", kind=call.trick),
                    advice=note("The trick is a list of cards."),
                )
            lying = trick.cards[:number]
            if tuple(call.trick) != lying:
                if lying:
                    student.show(row(note("The cards on the table"), lying))
                raise Broken(
                    note("{player} was told of another trick than the one on the table.", player=call.name),
                    expected=_listed(lying),
                    got=_listed(call.trick),
                )


def flags_told(student: Student, seen: Watched) -> None:
    """Hold what players are told of broken hearts to whether any have been played."""
    must_be_played(seen)
    for trick in seen.tricks:
        broken = trick.broken
        for call, card in zip(trick.calls, trick.cards, strict=False):
            allowed = {str(trick.broken), str(broken)}
            if call.broken not in allowed:
                show_trick(student, trick)
                raise Broken(
                    note("{player} was told the wrong thing about broken hearts.", player=call.name),
                    expected=" or ".join(sorted(allowed)),
                    got=call.broken,
                )
            broken = broken or suit(card) == "Hearts"


def takers(student: Student, seen: Watched) -> None:
    """Hold each trick to being taken by the highest card of the suit that was led."""
    must_be_played(seen)
    for trick, told in zip(seen.whole_tricks, seen.told_takers, strict=False):
        if told is not None and told != trick.taker:
            show_trick(student, trick)
            raise Broken(
                note("A trick went to another player than the one who takes it."),
                expected=_with_card(seen, trick, trick.taker),
                got=_with_card(seen, trick, told),
            )


def _with_card(seen: Watched, trick: Trick, seat: int) -> str:
    return f"{seen.names[seat]}: {trick.cards[trick.seats.index(seat)]}" if seat in trick.seats else ""


def next_leaders(student: Student, seen: Watched) -> None:
    """Hold each trick to being led by who took the one before, by the rules or as the program sees it."""
    must_be_played(seen)
    for number, (before, trick) in enumerate(pairwise(seen.tricks)):
        told = seen.told_takers[number]
        if len(before.cards) == len(seen.names) and trick.seats[0] not in {before.taker, told}:
            show_trick(student, before)
            raise Broken(
                note("The player who took this trick did not lead the next one."),
                expected=seen.names[before.taker],
                got=seen.names[trick.seats[0]],
            )


def scores(student: Student, seen: Watched) -> None:
    """Hold the points to those of the cards, whoever is thought to have taken them."""
    must_be_played(seen)
    for trick, line in zip(seen.whole_tricks, seen.ends, strict=False):
        if number_in(line) not in {None, points(trick.cards)}:
            show_trick(student, trick)
            raise Broken(
                note("This trick is worth another number of points."),
                expected=f"Points received: {points(trick.cards)}",
                got=line,
            )
    ways = [seen.sums([trick.taker for trick in seen.whole_tricks]), seen.sums(seen.told_takers)]
    leads: list[int | None] = [trick.seats[0] for trick in seen.tricks[1:]]
    ways += [seen.sums([*leads, seat]) for seat in range(len(seen.names))]
    if list(seen.scores) not in ways:
        raise Broken(
            note("The players' round_score is not what their tricks are worth."),
            expected=_by_name(seen, ways[0]),
            got=_by_name(seen, seen.scores),
        )


def ending(student: Student, seen: Watched) -> None:
    """Hold a round to ending when all cards have been played, and not before."""
    must_be_played(seen)
    if seen.asked_too_often:
        play_alone(student, seen.scripts)
        raise Broken(note("A player was asked for a card when all of its cards had been played."))
    cards = sum(map(len, seen.scripts))
    if len(seen.calls) != cards:
        raise Broken(
            note("The round ended before all cards had been played."),
            expected=f"{cards} cards",
            got=f"{len(seen.calls)} cards",
        )


def nothing_else_changed(student: Student, seen: Watched) -> None:
    """Hold a round to changing nothing of its players but their points of the round."""
    must_be_played(seen)
    others = sorted({change[-1] for change in seen.changed if change} - {"round_score"})
    if others or any(total != 0 for total in seen.totals):
        raise Broken(
            note(
                "Round changed something of its players beside round_score: {names}.",
                names=", ".join(others) or "total_score",
            )
        )
    if seen.passed:
        raise Broken(note("Round asked a player to pass cards."))
    if sum(score == 26 for score in seen.scores) == len(seen.scores) - 1 > 1:
        raise Broken(
            note("One player took all the points of this round, and the others got 26 points each."),
            expected=_by_name(seen, seen.sums([trick.taker for trick in seen.whole_tricks])),
            got=_by_name(seen, seen.scores),
            advice=note("Whether somebody has shot the moon is for Hearts to see, after the round."),
        )


# What is printed


def lines_of_plays(student: Student, seen: Watched) -> None:
    """Hold the round to printing a line for each card."""
    wanted = [
        f"{seen.names[seat]} plays {card}"
        for trick in seen.tricks
        for seat, card in zip(trick.seats, trick.cards, strict=True)
    ]
    _must_be(seen.lines_of("plays"), wanted)


def lines_of_tricks(student: Student, seen: Watched) -> None:
    """Hold the round to printing a line at the end of each trick, whoever took it for whatever points."""
    lines = seen.lines_of("takes")
    wanted = []
    for at, (trick, told) in enumerate(zip(seen.whole_tricks, seen.told_takers, strict=False)):
        name = seen.names[trick.taker if told is None else told]
        number = number_in(seen.ends[at])
        number = points(trick.cards) if number is None else number
        wanted.append(f"{name} takes the trick. Points received: {number}")
    _must_be(lines, wanted)
    size, count = len(seen.names), 0
    for line in seen.lines:
        count += kind_of(line) == "plays"
        if kind_of(line) == "takes":
            if count != size and seen.lines_of("plays"):
                raise Broken(note("This line does not come at the end of its trick."), got=line)
            count = 0


def line_of_hearts(student: Student, seen: Watched) -> None:
    """Hold the round to saying once, right after the first card of Hearts, that hearts have been broken."""
    cards = [card for trick in seen.tricks for card in trick.cards]
    first = next((at for at, card in enumerate(cards) if suit(card) == "Hearts"), None)
    lines = seen.lines_of("broken")
    _must_be(lines, [BROKEN] if first is not None else [])
    order = [line for line in seen.lines if kind_of(line) != "other"]
    plays_before = sum(kind_of(line) == "plays" for line in order[: order.index(BROKEN)]) if lines else 0
    right_after = not lines or kind_of(order[order.index(BROKEN) - 1]) == "plays"
    if first is not None and seen.lines_of("plays") and (plays_before != first + 1 or not right_after):
        raise Broken(
            note(
                "Hearts were broken by the {card}: the line must come right after the line of that card.",
                card=cards[first],
            ),
            expected=f"... plays {cards[first]}\n{BROKEN}",
            got="\n".join(order[max(0, order.index(BROKEN) - 1) :][:3]),
        )


def no_other_lines(student: Student, seen: Watched) -> None:
    """Hold the round to printing nothing else."""
    others = seen.lines_of("other")
    if others and not seen.lines_of("plays"):
        others = others[len(seen.calls) :]  # these may be the lines of the cards, worded otherwise
    if others:
        raise Broken(note("This was printed beside the lines of the assignment."), got=others[0] or "''")


def _must_be(lines: Sequence[str], wanted: Sequence[str]) -> None:
    """Compare lines of a kind with what they should be, and show the first that is not."""
    for line, other in zip(lines, wanted, strict=False):
        if line != other:
            raise Broken(note("A line is not as the assignment has it."), expected=other, got=line)
    if len(lines) < len(wanted):
        raise Broken(note("A line is not printed."), expected=wanted[len(lines)])
    if len(lines) > len(wanted):
        raise Broken(note("A line is printed that should not be there."), got=lines[len(wanted)])


def _listed(cards: Sequence[str]) -> str:
    return f"[{', '.join(cards)}]"


def _by_name(seen: Watched, values: Sequence[object]) -> str:
    return ", ".join(f"{name}: {value!r}" for name, value in zip(seen.names, values, strict=False))
