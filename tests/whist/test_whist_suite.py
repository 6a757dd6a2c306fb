"""The suite of whist passes what the spec leaves open, and says what is wrong where something is."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from textwrap import dedent, indent

import pytest

from kibitz.bulk.pool import Pool
from kibitz.model.result import Grade, Submission
from kibitz.model.verdict import Verdict
from whist.described import decoded, described
from whist.draws import RARE
from whist.oracle import Position
from whist.sampled import ALL, MEASURED, WHOLE_DEALS

pytestmark = [pytest.mark.timeout(600), pytest.mark.slow]

ROOT = Path(__file__).parents[2]

SIX = "self, hand, trick, trump, position, tricks, score"

FOLLOW = "same = [c for c in hand if trick and c.Suit() == trick[0].Suit()] or list(hand)\n"


@dataclass(frozen=True)
class Program:
    """A program, the checks that it must lose, and words that its student must be told."""

    text: str | bytes
    lost: set[str] = field(default_factory=set)
    says: str = ""
    letter: str = ""


def player(body: str, parameters: str = SIX, before: str = "", doc: str = "Plays the highest card.") -> str:
    """Return a program whose `PlayCard` begins with finding the cards that may be played."""
    method = f"def PlayCard({parameters}):\n" + indent(FOLLOW + dedent(body), "    ")
    text = "class Player:\n" + indent(f'"""{doc}"""\n{before}\n{method}', "    ")
    return f"from Card import Card\nimport random\n\n{text}\n"


HIGHEST = "return max(same)"
PLACE = {"test_more_than_the_place_decides", "test_it_is_not_chance_that_decides"}
CHANCE = {"test_it_is_not_chance_that_decides"}
WITHOUT_PLAYING = {
    "test_the_player_is_there",
    "test_player_is_a_class",
    "test_player_can_be_made",
    "test_there_is_a_play_card",
    "test_play_card_is_written_in_the_class",
    "test_play_card_takes_what_it_is_told",
    "test_no_parameter_has_a_default_value",
}

RIGHT: dict[str, str | bytes] = {
    "a static method": player(HIGHEST, SIX.removeprefix("self, "), "@staticmethod"),
    "a class method": player(HIGHEST, SIX, "@classmethod"),
    "other names": player("return max(same)", "me, hand, trick, c, d, e, f"),
    "past in three, score in two": player(
        """
        for (first, second, third, fourth), leader, winner in tricks:
            assert leader in "NESW" and winner in "NESW"
        return max(same) if ours + theirs < 20 else min(same)
        """,
        "self, hand, trick, trump, position, tricks, ours, theirs",
    ),
    "looks back where there must be a trick": player(
        """
        if len(hand) < 13 and tricks[-1][5] not in "NESW":
            return None
        return max(same)
        """
    ),
    "a new card": player("best = max(same)\nreturn Card(best.Suit(), best.Rank())"),
    "prints much": player("print('x' * 2000)\nreturn max(same)"),
    "a strategy that goes by the place at times": player(
        """
        if trick and max(same) > max(trick):
            return max(same)
        return same[0] if trick else min(same)
        """
    ),
    "described in an old encoding": "# -*- coding: latin-1 -*-\n# h\xf6chste Karte zuerst\n".encode("latin-1")
    + player(HIGHEST, doc="").encode(),
}
"""Programs that deserve an A."""

WRONG = {
    "first or last": Program(
        player("return same[-1] if trick else same[0]"), PLACE, "where a card stands in the hand", "B"
    ),
    "chance": Program(player("return random.choice(same)"), CHANCE, "no reason could be seen", "B"),
    "says nothing": Program(
        player(HIGHEST, doc="").replace('""""""', ""), {"test_the_strategy_is_described"}, letter="B"
    ),
    "a default by name": Program(
        player(HIGHEST, f"{SIX}, *, loud=False"),
        {"test_no_parameter_has_a_default_value"},
        "have default values: 1 of them",
    ),
    "changes the past": Program(
        player("tricks.append(())\nreturn max(same)"),
        {"test_what_it_is_told_is_left_as_it_is"},
        "The list of past tricks was changed",
    ),
    "remembers trump": Program(
        player(
            """
            self.trump = getattr(self, "trump", trump)
            return max(same) if self.trump == trump else hand[0]
            """
        ),
        {"test_one_player_in_unrelated_positions", "test_one_player_all_through_a_game"},
        "something was kept from an earlier call",
    ),
    "private names of the students' cards": Program(
        player("return max(same, key=lambda card: card._my_mark)"),
        {"test_private_data_of_cards_are_left_alone"},
        "Ask cards with their methods",
    ),
    "a number": Program("Player = 5\n", {"test_player_is_a_class"}, "Player is a plain value"),
    "no method": Program(
        "class Player:\n    PlayCard = 5\n", {"test_there_is_a_play_card"}, "it cannot be called"
    ),
    "another term": Program(
        player("return 0", "self, hand, trick, past_tricks, past_hands"),
        {"test_play_card_takes_what_it_is_told"},
        "the interface of another term",
    ),
    "without self": Program(
        player(HIGHEST, SIX.removeprefix("self, ")),
        {"test_play_card_takes_what_it_is_told"},
        "Write self before the others",
    ),
    "a place in the hand": Program(player("return 0"), {"test_a_card_is_given"}, "not its place in the hand"),
    "nothing": Program(player("print(max(same))"), {"test_a_card_is_given"}, "PlayCard returned None"),
    "asks": Program(player("return hand[int(input())]"), {"test_a_card_is_given"}, "asked for input"),
}


@pytest.fixture(scope="module")
def grades() -> dict[str, Grade]:
    """Give the grades of all these programs."""
    programs: dict[str, str | bytes] = {name: one.text for name, one in WRONG.items()}
    programs.update(RIGHT)
    submissions = [
        Submission(id=name, files={"Player.py": text if isinstance(text, bytes) else text.encode()})
        for name, text in programs.items()
    ]
    with Pool(ROOT / "graders" / "whist", workers=2) as pool:
        return {done.grade.submission: done.grade for done in pool.grade_all(submissions)}


def lost(grade: Grade) -> set[str]:
    """Return the checks that did not pass, those that needed another one left out."""
    passing = {Verdict.PASSED, Verdict.NOT_RUN}
    return {result.check for result in grade.results if result.verdict not in passing}


def told(grade: Grade) -> str:
    """Return all that is said to the student."""
    notes = [note for result in grade.results for note in (result.note, result.advice) if note]
    return "\n".join(note.say() for note in (*notes, *grade.remarks))


@pytest.mark.parametrize("name", RIGHT)
def test_what_the_spec_leaves_open_is_right(grades: dict[str, Grade], name: str) -> None:
    grade = grades[name]
    assert (grade.points, grade.letter, lost(grade)) == (20, "A", set()), told(grade)


@pytest.mark.parametrize("name", WRONG)
def test_a_mistake_is_found_where_it_belongs(grades: dict[str, Grade], name: str) -> None:
    grade, program = grades[name], WRONG[name]
    not_run = {result.check for result in grade.results if result.verdict is Verdict.NOT_RUN}
    assert lost(grade) == program.lost - not_run, told(grade)
    assert program.says in told(grade)
    assert grade.letter == program.letter


@pytest.mark.parametrize("name", WRONG)
def test_what_is_shown_can_be_pasted(grades: dict[str, Grade], name: str) -> None:
    for result in grades[name].results:
        assert "kit_seat" not in "\n".join(result.transcript.lines)
        asked = (
            result.verdict is Verdict.RAISED and result.fault is None
        )  # who asks is ended, and raises nothing
        assert asked or result.transcript.reproduced is not False, (result.check, result.transcript.lines)


def test_what_was_counted_is_on_the_page_of_a_check_that_passed(grades: dict[str, Grade]) -> None:
    measured = {result.check: result.measures for result in grades["a new card"].results if result.measures}
    assert set(measured) == {*PLACE, "test_what_the_player_is_seen_to_do"}
    seen = [one for measures in measured.values() for one in measures]
    assert len(seen) == 11
    assert all(0 <= one.low <= one.share <= one.high <= 1 for one in seen)
    assert [len(one.example) for one in seen[-2:]] == [0, 0]
    assert all(row.marked for one in seen[:-2] for row in one.example[-1:])


def test_who_says_what_the_strategy_is_has_it_shown(grades: dict[str, Grade]) -> None:
    assert "for a person to judge: Plays the highest card." in told(grades["chance"])
    assert "h\xf6chste Karte zuerst" in told(grades["described in an old encoding"])


# What is asked of everybody


def test_the_positions_are_those_of_the_course() -> None:
    assert len(ALL) == 2860
    assert {len(deal) for deal in WHOLE_DEALS} == {52}
    assert all(len(position.legal) > 1 for position in MEASURED)
    assert set(RARE) >= {"void, with trumps", "void, without trumps"}
    assert all(isinstance(position, Position) for position in ALL)


# Descriptions


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('"""High cards first."""', ["High cards first."]),
        ("x = 1  # the highest card wins", ["the highest card wins"]),
        ("class A:\n    '''Low.\n    Then high ones.'''", ["Then high ones."]),
        ("x = 'no word about it'", []),
        ("#!/usr/bin/env python\n# -*- coding: utf-8 -*-\nx = 1  # noqa: E501", []),
        ("# broken here\nclass (", ["broken here"]),
        ("x = 1", []),
    ],
)
def test_words_are_found_in_docstrings_and_comments(source: str, found: list[str]) -> None:
    assert described(source) == found


def test_the_words_of_the_template_say_nothing() -> None:
    template = (ROOT / "student_template" / "whist" / "Player.py").read_bytes()
    assert described(decoded(template)) == []


def test_a_file_in_no_encoding_is_read_all_the_same() -> None:
    assert decoded(b"# coding: nonsense\n# caf\xe9 au lait") == "# coding: nonsense\n# caf\ufffd au lait"
