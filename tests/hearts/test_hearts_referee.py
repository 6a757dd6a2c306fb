"""The referee of games refuses any change to a right log, and accepts whatever the assignment leaves open."""

from __future__ import annotations

import builtins
import io
import random
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from itertools import pairwise
from typing import NamedTuple
from unittest.mock import patch

import pytest

from hearts import findings
from hearts.oracle import DECK, deck_for, removed
from hearts.referee import Report, judge

from .programs import ROOT, SOURCES, importing

LOGS = {
    path.stem: path.read_text("utf-8")
    for path in sorted((ROOT / "fixtures" / "hearts" / "logs").glob("*.txt"))
}
PENALTIES = "[Ace of Hearts, King of Hearts, Queen of Spades]"


class Change(NamedTuple):
    """A log with one thing changed."""

    what: str
    line: int
    """The first line that is not as it was, from 1."""
    lines: list[str]


def asked(text: str) -> tuple[int, int]:
    """Return the target score and the number of players of a log."""
    first, second = text.splitlines()[:2]
    return int(first.split()[-1]), int(second.split()[-1])


def judged(text: str) -> Report:
    """Return what the referee says of a log."""
    return judge(text, *asked(text))


def spread(found: Sequence[int], count: int) -> list[int]:
    """Return some of the places, from the first to the last."""
    return (
        sorted({found[number * (len(found) - 1) // max(1, count - 1)] for number in range(count)})
        if found
        else []
    )


def places(lines: list[str], pattern: str, count: int) -> list[int]:
    """Return the places of some of the lines that a pattern fits."""
    return spread([place for place, line in enumerate(lines) if re.search(pattern, line)], count)


def with_line(lines: list[str], place: int, *new: str) -> list[str]:
    """Return lines with others in the place of one."""
    return [*lines[:place], *new, *lines[place + 1 :]]


def added(pattern: str, line: str, step: int) -> str:
    """Return a line in which a number has become another."""
    return re.sub(pattern, lambda found: str(int(found[0]) + step), line)


EVERY = (
    r"Starting",
    r"dealt",
    r"passed",
    r"plays",
    r"broken",
    r"takes",
    r"End of",
    r"moon",
    r"total",
    r"winner",
)


def lost(lines: list[str]) -> Iterator[Change]:
    """Leave a line out."""
    for pattern in EVERY:
        for place in places(lines, pattern, 4):
            yield Change(f"lost {pattern}", place + 1, with_line(lines, place))


def doubled(lines: list[str]) -> Iterator[Change]:
    """Print a line twice."""
    for pattern in EVERY:
        for place in places(lines, pattern, 3):
            yield Change(f"doubled {pattern}", place + 2, with_line(lines, place, lines[place], lines[place]))


def swapped_lines(lines: list[str]) -> Iterator[Change]:
    """Print two neighbouring lines the other way round, where their order is told."""
    for pattern in ("dealt", "passed", "plays", "takes", "total", "broken"):
        for place in places(lines, pattern, 4):
            one, other = lines[place : place + 2]
            free = "Starting" in one + other or ("shot the moon" in one + other and "End of" in one + other)
            if not free and one != other:
                yield Change(
                    f"swapped {pattern}", place + 1, [*lines[:place], other, one, *lines[place + 2 :]]
                )


def other_card(lines: list[str]) -> Iterator[Change]:
    """Name another card, in a play, a hand, or what is passed."""
    for pattern, count in (("plays", 12), ("dealt", 4), ("passed", 6)):
        for place in places(lines, pattern, count):
            cards = re.findall(r"\w+ of (?:Clubs|Diamonds|Spades|Hearts)", lines[place])
            for step in (1, 17):
                new = DECK[(DECK.index(cards[-1]) + step) % 52]
                if new not in cards:
                    changed = f"{new}".join(lines[place].rsplit(cards[-1], 1))
                    yield Change(f"other card {pattern}", place + 1, with_line(lines, place, changed))


def swapped_cards(lines: list[str]) -> Iterator[Change]:
    """Let two players each have, pass or play a card of the other."""
    for pattern, count in (("dealt", 4), ("passed", 4), ("plays", 8)):
        for place in places(lines, pattern, count):
            one, other = lines[place : place + 2]
            if pattern not in other:
                continue
            mine, yours = (re.findall(r"(\w+ of \w+?)(?=[,\]]|$)", line)[0] for line in (one, other))
            changed = [one.replace(mine, yours), other.replace(yours, mine)]
            yield Change(
                f"swapped cards {pattern}", place + 1, [*lines[:place], *changed, *lines[place + 2 :]]
            )


def other_number(lines: list[str]) -> Iterator[Change]:
    """Move a point, or miscount a round."""
    for pattern in ("takes", "total", "Starting", "End of"):
        for place in places(lines, pattern, 6):
            for step in (1, -1, 13):
                changed = added(r"(?<= )\d+(?= =|$)", lines[place], step)
                yield Change(f"other number {pattern}", place + 1, with_line(lines, place, changed))


def other_name(lines: list[str]) -> Iterator[Change]:
    """Name another player, or one that there is not."""
    for pattern in ("dealt", "passed", "plays", "takes", "moon", "total", "winner"):
        for place in places(lines, pattern, 3):
            name = lines[place][:8]
            for new in ("Player 0", "Player 9", f"Player {int(name[-1]) % 3 + 1}", "Ann"):
                if new != name:
                    changed = new + lines[place][8:]
                    yield Change(f"other name {pattern}", place + 1, with_line(lines, place, changed))


def other_receiver(lines: list[str]) -> Iterator[Change]:
    """Pass cards to another player."""
    for place in places(lines, "passed", 6):
        for new in ("1", "2", "3", "9"):
            if lines[place][-1] != new:
                yield Change("other receiver", place + 1, with_line(lines, place, lines[place][:-1] + new))


def other_cards_passed(lines: list[str]) -> Iterator[Change]:
    """Pass two cards, four, one of them twice, or none that can be read."""
    for place in places(lines, "passed", 3):
        head, cards, tail = re.split(r"[\[\]]", lines[place])
        listed = cards.split(", ")
        extra = next(card for card in DECK if card not in listed)
        for new in (listed[:2], [*listed, extra], [listed[0], *listed[:2]], ["<Card>"] * 3, []):
            yield Change("passed", place + 1, with_line(lines, place, f"{head}[{', '.join(new)}]{tail}"))


def other_deck(lines: list[str]) -> Iterator[Change]:
    """Deal a card too many, a card too few, one twice, or one that must be left out."""
    players = asked("\n".join(lines))[1]
    for place in places(lines, "dealt", 3):
        head, cards, _ = re.split(r"[\[\]]", lines[place])
        listed = cards.split(", ")
        outside = next(card for card in deck_for(players) if card not in listed)
        hands = [listed[1:], [*listed, outside], [*listed[:-1], listed[0]], [*listed[:-1], outside], []]
        hands += [[*listed[:-1], card] for card in removed(players)] + [listed * 2]
        for hand in hands:
            yield Change("deck", place + 1, with_line(lines, place, f"{head}[{', '.join(hand)}]"))


def other_layout(lines: list[str]) -> Iterator[Change]:
    """Write a line in another way than the assignment says."""
    for old, new in (
        ("========= Starting", "== Starting"),
        ("End of round", "End round"),
        ("was dealt [", "was dealt: ["),
        ("passed [", "passes ["),
        (" to Player", " -> Player"),
        ("Hearts have been broken!", "Hearts are broken"),
        ("Points received:", "Points:"),
        ("'s total score: ", " total score "),
        (" is the winner!", " wins!"),
        ("has shot the moon! Everyone else", "shot the moon! Everyone"),
    ):
        for place in places(lines, re.escape(old), 2):
            yield Change(f"layout {old}", place + 1, with_line(lines, place, lines[place].replace(old, new)))


def other_course(lines: list[str]) -> Iterator[Change]:
    """End the game after an earlier round, play on after its end, leave rounds out or play them twice."""
    starts = [place for place, line in enumerate(lines) if "Starting" in line]
    for start in starts[1:]:
        for winner in ([lines[-1]], []):
            yield Change("ends early", start + 1, [*lines[:start], *winner])
    for start, following in pairwise(starts):
        yield Change("round left out", start + 1, [*lines[:start], *lines[following:]])
        yield Change("round twice", following + 1, [*lines[:following], *lines[start:]])
    yield Change("goes on", len(lines), [*lines[:-1], *lines[starts[-1] :]])
    yield Change("goes on after the winner", len(lines) + 1, [*lines, *lines[starts[0] :]])
    target = asked("\n".join(lines))[0]
    totals = [int(found[1]) for found in re.finditer(r"total score: (\d+)", "\n".join(lines))]
    yield Change("target higher", 1, [f"target? {max(totals) + 1}", *lines[1:]])
    before = max(int(number) for number in re.findall(r"total score: (\d+)", "\n".join(lines[: starts[-1]])))
    if before < target:
        yield Change("target lower", 1, [f"target? {before}", *lines[1:]])


def other_moon(lines: list[str]) -> Iterator[Change]:
    """Count a moon the plain way round, or report one that was not there."""
    for place in places(lines, "moon", 3):
        seat = int(lines[place][7])
        totals = [number for number in range(place, min(place + 8, len(lines))) if "total" in lines[number]]
        changed = list(lines)
        for number in totals:
            mine = int(changed[number][7]) == seat
            changed[number] = added(r"\d+$", changed[number], 26 if mine else -26)
        yield Change("moon not applied", totals[0] + 1, changed)
    for place in places(lines, "End of", 3):
        if "moon" not in lines[place + 1]:
            moon = "Player 2 has shot the moon! Everyone else receives 26 points"
            yield Change("no moon", place + 2, [*lines[: place + 1], moon, *lines[place + 1 :]])


def other_deal(lines: list[str]) -> Iterator[Change]:
    """Print a deal that cannot be played before the one that counts."""
    place = next(place for place, line in enumerate(lines) if "dealt" in line)
    players = asked("\n".join(lines))[1]
    hands = [f"Player {seat + 1} was dealt {PENALTIES}" for seat in range(players)]
    yield Change("refused deal printed", place + 1, [*lines[:place], *hands, *lines[place:]])
    yield Change("deal that cannot be played", place + 1, [*lines[:place], *hands, *lines[place + players :]])


WAYS: tuple[Callable[[list[str]], Iterator[Change]], ...] = (
    lost,
    doubled,
    swapped_lines,
    other_card,
    swapped_cards,
    other_number,
    other_name,
    other_receiver,
    other_cards_passed,
    other_deck,
    other_layout,
    other_course,
    other_moon,
    other_deal,
)


def changes(name: str) -> list[Change]:
    """Return all changes to a log that are tried."""
    lines = LOGS[name].splitlines()
    return [change for way in WAYS for change in way(lines)]


def test_there_are_logs_for_all_numbers_of_players() -> None:
    assert {asked(text)[1] for text in LOGS.values()} == {3, 4, 5}
    assert len(LOGS) == 6


@pytest.mark.parametrize("name", LOGS)
def test_a_right_log_is_accepted(name: str) -> None:
    assert judged(LOGS[name]).findings == ()


def test_the_rare_things_are_seen() -> None:
    assert judged(LOGS["moon"]).judged["moon"] == 3
    assert judged(LOGS["tie"]).judged["tie"] == 1


@pytest.mark.parametrize("name", LOGS)
def test_each_single_change_is_refused_where_it_is(name: str) -> None:
    found = changes(name)
    assert len(found) > 200
    accepted = []
    for change in found:
        report = judged("\n".join(change.lines) + "\n")
        first = report.findings[0] if report.findings else None
        if first is None or first.line < change.line or f"Line {first.line}" not in first.says.say():
            accepted.append((change.what, change.line, first))
    assert accepted == []


# What is left open


def moved_start(text: str, after: str) -> str:
    """Return a log in which the line that starts a round comes after all lines of the deal, or of passing."""
    lines: list[str] = []
    waiting = ""
    for line in text.splitlines():
        if waiting and after not in line and "dealt" not in line:
            lines.append(waiting)
            waiting = ""
        if "Starting" in line:
            waiting = line
        else:
            lines.append(line)
    return "\n".join(lines)


def moon_first(text: str) -> str:
    """Return a log in which the moon is reported before the end of the round."""
    return re.sub(r"(=+ End of round \d+ =+)\n(.*moon.*)\n", r"\2\n\1\n", text)


def reordered(text: str, word: str) -> str:
    """Return a log in which lists of cards are in another order."""

    def turned(found: re.Match[str]) -> str:
        return f"{word} [{', '.join(sorted(found[1].split(', ')))}]"

    return re.sub(rf"{word} \[(.*?)\]", turned, text)


def passed_to_oneself(text: str) -> str:
    """Return a log in which everybody passes cards to nobody else, where no cards go to others."""
    players = asked(text)[1]
    lines: list[str] = []
    hands: list[str] = []
    for line in text.splitlines():
        if " plays " in line and hands:
            own = [hand.split("[")[1][:-1].split(", ")[:3] for hand in hands]
            lines += [
                f"Player {n} passed [{', '.join(cards)}] to Player {n}" for n, cards in enumerate(own, 1)
            ]
            hands = []
        if "dealt" in line:
            hands = [line] if len(hands) == players else [*hands, line]
        elif "passed" in line:
            hands = []
        lines.append(line)
    return "\n".join(lines)


VARIATIONS: dict[str, Callable[[str], str]] = {
    "no comma": lambda text: text.replace(", is the winner", " is the winner"),
    "totals on lines": lambda text: text.replace("score: ", "score:\n"),
    "totals on lines, after a blank": lambda text: text.replace("score: ", "score: \n\n"),
    "empty lines": lambda text: text.replace("\n", "\n\n"),
    "blanks at ends": lambda text: text.replace("\n", "  \n "),
    "other line ends": lambda text: text.replace("\n", "\r\n"),
    "another apostrophe": lambda text: text.replace("'s", "’s"),
    "start after the deal": lambda text: moved_start(text, "dealt"),
    "start after passing": lambda text: moved_start(text, "passed"),
    "moon before the end": moon_first,
    "hands in another order": lambda text: reordered(text, "dealt"),
    "passed in another order": lambda text: reordered(text, "passed"),
    "passed to oneself": passed_to_oneself,
    "more is said": lambda text: text.replace(
        "\n========= S", "\nThe cards are shuffled and dealt.\n========= S"
    ),
    "no questions": lambda text: text.partition("\n")[2].partition("\n")[2],
    "no last line end": str.rstrip,
}


@pytest.mark.parametrize("variation", VARIATIONS)
def test_what_is_left_open_is_accepted(variation: str) -> None:
    changed = 0
    for text in LOGS.values():
        other = VARIATIONS[variation](text)
        changed += other != text
        assert judge(other, *asked(text)).findings == ()
    assert changed


def in_turn(first: int) -> str:
    """Return the log of a game in which one player after another passes cards, from one of them on."""
    old = "        passed = [player.pass_cards() for player in self.players]\n"
    new = (
        "        passed = [None] * len(self.players)\n"
        f"        for seat in [(number + {first}) % len(passed) for number in range(len(passed))]:\n"
        "            passed[seat] = self.players[seat].pass_cards()\n"
        "            receivers[seat].hand.extend(passed[seat])\n"
    )
    task4 = SOURCES["task4"].replace("            receivers[seat].hand.extend(cards)\n", "")
    files = {**SOURCES, "task4": task4.replace(old, new)}
    answers = iter(["40", "4"])
    printed = io.StringIO()
    random.seed(first)
    with (
        importing("game", files) as load,
        patch.object(builtins, "input", lambda _: next(answers)),
        redirect_stdout(printed),
    ):
        load("task4").Hearts()
    return printed.getvalue()


@pytest.mark.parametrize("first", range(4))
def test_players_may_pass_one_after_another(first: int) -> None:
    text = in_turn(first)
    assert judge(text, 40, 4).findings == ()
    hands = dict(re.findall(r"(Player \d) was dealt \[(.*)\]", text)[:4])
    passed = re.findall(r"(Player \d) passed \[(.*)\] to", text)[:4]
    assert any(card not in hands[name] for name, cards in passed for card in cards.split(", "))


def test_nobody_passes_cards_that_only_come_in_later_all_round() -> None:
    lines = LOGS["tie"].splitlines()
    passed = places(lines, "passed", 99)[:4]
    cards = [lines[place].split("[")[1].split("]")[0] for place in passed]
    for place, other in zip(passed, [cards[-1], *cards[:-1]], strict=True):
        lines[place] = f"{lines[place].split('[')[0]}[{other}]{lines[place].split(']')[1]}"
    assert judged("\n".join(lines)).findings[0].kind == findings.PASSING


# What is told


def test_a_finding_tells_the_line_and_what_stands_around_it() -> None:
    text = LOGS["tie"].replace("Points received: 1\n", "Points received: 2\n", 1)
    first = judged(text).findings[0]
    assert first.kind == findings.PLAY
    assert first.says.say() == (
        f"Line {first.line}: the points of this trick are 1: 1 for each card of Hearts, and 13 for the "
        f"Queen of Spades."
    )
    got, expected = first.got.splitlines(), first.expected.splitlines()
    assert got == text.splitlines()[first.line - 4 : first.line]
    assert expected == LOGS["tie"].splitlines()[first.line - 4 : first.line]


def test_one_mistake_is_found_once() -> None:
    text = LOGS["four"]
    kinds = {
        "Points received: 1\n": ("Points received: 2\n", findings.PLAY),
        "Starting round 2 ": ("Starting round 3 ", findings.ROUNDS),
        ", is the winner": (" won", findings.END),
        "to Player 3\n": ("to Player 1\n", findings.PASSING),
    }
    for old, (new, kind) in kinds.items():
        assert {finding.kind for finding in judged(text.replace(old, new, 1)).findings} - {findings.PLAY} <= {
            kind
        }
    renamed = re.sub(r"Player (\d)", lambda found: f"Player {int(found[1]) - 1}", text)
    assert {finding.kind for finding in judged(renamed).findings} == {findings.NAMES}
    doubled = re.sub(r"(?<=score: )\d+", lambda found: str(2 * int(found[0])), LOGS["tie"])
    assert {finding.kind for finding in judge(doubled, 8, 4).findings} == {findings.TOTALS}


def test_a_log_that_was_broken_off_is_right_as_far_as_it_goes() -> None:
    lines = LOGS["moon"].splitlines()
    for end in range(0, len(lines), 7):
        assert judge("\n".join(lines[:end]), *asked(LOGS["moon"]), whole=False).findings == ()


HOSTILE = {
    "nothing": "",
    "one long line": "Player 1 was dealt [" * 50_000,
    "many hands": "Player 1 was dealt [Ten of Spades]\n" * 40_000,
    "many names": "".join(f"P{number} was dealt [Ten of Spades]\n" for number in range(40_000)),
    "many rounds": "========= Starting round 1 =========\n" * 40_000,
    "many winners": "Player 1, is the winner!\n" * 40_000,
    "many passes": "Player 1 passed [Ten of Spades] to Player 2\n" * 40_000,
    "many plays": "Player 1 plays Ten of Spades\n" * 60_000,
    "long numbers": "Player 1's total score: " + "9" * 1_000_000,
    "many totals": "Player 1's total score:\n" * 60_000,
    "totals and rounds": "Player 1's total score: 999999999\n========= End of round 9 =========\n" * 30_000,
    "words": "dealt passed play trick score win start end moon broken\n" * 30_000,
    "brackets": ("Player 1 passed [" + "] to " * 700 + "\n") * 400,
    "surrogates and controls": "\ud800\x00\x1b[31m was dealt []\n" * 1_000,
}


@pytest.mark.parametrize("what", HOSTILE)
def test_any_text_is_judged_in_little_time(what: str) -> None:
    start = time.process_time()
    report = judge(HOSTILE[what], 100, 4)
    assert time.process_time() - start < 2
    assert report.findings
    assert all(len(finding.got) + len(finding.expected) < 5_000 for finding in report.findings)
