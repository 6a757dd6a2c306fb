"""The checks of Task 4 in real guests: each mistake loses its checks alone, and odd programs lose none."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator

import pytest

from kibitz.bulk.pool import Pool
from kibitz.model.result import Grade, Submission
from kibitz.model.verdict import Verdict

from .programs import ROOT, SOURCES, SUITE

PLAYED = "test_a_game_can_be_played"
IMPORT = "test_importing_starts_no_game"
WORDS = "test_what_is_no_whole_number_is_asked_again"
RANGE = "test_only_three_to_five_can_play"
TOLD = "test_it_is_said_that_an_answer_is_wrong"
NAMES = "test_the_players_have_their_names"
ROUNDS = "test_rounds_are_announced"
DEAL = "test_all_cards_are_dealt"
SHUFFLED = "test_the_deck_is_shuffled"
AGAIN = "test_a_deal_that_cannot_be_played_is_dealt_again"
PASSING = "test_cards_are_passed"
PLAY = "test_the_round_is_played_with_these_cards"
TOTALS = "test_the_points_are_added_up"
MOON = "test_the_moon_can_be_shot"
END = "test_the_game_ends_with_a_winner"
TIE = "test_a_tie_goes_on"
ASKED = (PLAYED, IMPORT, WORDS, RANGE, TOLD)
ALL = (*ASKED, NAMES, ROUNDS, DEAL, SHUFFLED, AGAIN, PASSING, PLAY, TOTALS, MOON, END, TIE)

pytestmark = [pytest.mark.timeout(600), pytest.mark.slow]

Replaced = tuple[tuple[str, str], ...]

INIT = """        self.target_score = ask_number("What is the target score? ", 1)
        number = ask_number("How many players are there (3 to 5)? ", 3, 5)
"""
DEALT = """            for seat, player in enumerate(self.players):
                player.hand = deck[seat::number]
"""
REFUSED = "if not any(all(map(points, player.hand)) for player in self.players):"
PASSED = "        passed = [player.pass_cards() for player in self.players]\n"
MOVED = "            receivers[seat].hand.extend(cards)\n"
RECEIVER = "ahead = self.round_number % len(self.players)"
TIED = "max(totals) < self.target_score or totals.count(min(totals)) > 1"
ROUND = "        Round(self.players)\n"
END_LINE = '        print(f"========= End of round {self.round_number} =========")\n'
START_LINE = '        print(f"========= Starting round {self.round_number} =========")\n'
ADDED = "            player.total_score += player.round_score\n"
RESET = ADDED + "            player.round_score = 0\n"
SHOT = "if player.round_score == ALL_POINTS:"
LAST = 'if __name__ == "__main__":\n    Hearts()'
ASK_LOOP = """            print("That is not a whole number.")
            continue
"""

MISTAKES: dict[str, tuple[Replaced, set[str]]] = {
    "starts on import": (((LAST, "Hearts()"),), {IMPORT}),
    "no main guard, and plays twice": (((LAST, "game = Hearts()"),), {IMPORT}),
    "int of abc": ((("except ValueError", "except KeyError"),), {WORDS}),
    "range not checked": ((("3, 5)", "1)"),), {RANGE}),
    "range checked below only": ((("3, 5)", "3)"),), {RANGE}),
    "two may play": ((("3, 5)", "2, 5)"),), {RANGE}),
    "floats are taken": ((("int(input(question))", "int(float(input(question)))"),), {WORDS}),
    "asks again in silence": (
        ((ASK_LOOP, "            continue\n"), ('        print("That number is out of range.")\n', "")),
        {TOLD},
    ),
    "gives up after a bad answer": (
        ((ASK_LOOP, '            print("No.")\n            raise SystemExit from None\n'),),
        {WORDS},
    ),
    "names from 0": ((('BasicAIPlayer(f"Player {seat}")', 'BasicAIPlayer(f"Player {seat - 1}")'),), {NAMES}),
    "other names": ((('BasicAIPlayer(f"Player {seat}")', 'BasicAIPlayer(f"Bot {seat}")'),), {NAMES}),
    "rounds from 0": (((START_LINE, START_LINE.replace("_number}", "_number - 1}")),), {ROUNDS}),
    "no line at the end": (((END_LINE, ""),), {ROUNDS}),
    "another line at the start": (((START_LINE, START_LINE.replace("Starting", "Start of")),), {ROUNDS}),
    "two of spades stays": (
        (("Card(Rank.Two, Suit.Diamonds), Card(Rank.Two, Suit.Spades)", ""),),
        {DEAL, PLAYED},
    ),
    "another card is left out": (
        (("3: [Card(Rank.Two, Suit.Diamonds)]", "3: [Card(Rank.Three, Suit.Diamonds)]"),),
        {DEAL},
    ),
    "hands are not printed": (
        (('            print(f"{player} was dealt {player.hand}")', "            pass"),),
        {DEAL},
    ),
    "never dealt again": (((REFUSED, "if True:"),), {AGAIN}),
    "looks at the last player": (((REFUSED, "if not all(map(points, self.players[-1].hand)):"),), {AGAIN}),
    "looks at the first player": (((REFUSED, "if not all(map(points, self.players[0].hand)):"),), {AGAIN}),
    "old hands are kept": (
        (
            (DEALT, DEALT.replace("hand = ", "hand += ")),
            (
                "        self.deal()\n",
                "        for player in self.players:\n            player.hand = []\n        self.deal()\n",
            ),
        ),
        {AGAIN},
    ),
    "refused deals are printed": (
        (
            (
                REFUSED,
                "for player in self.players:\n"
                + " " * 16
                + 'print(f"{player} was dealt {player.hand}")\n'
                + " " * 12
                + REFUSED,
            ),
            (
                "        for player in self.players:\n"
                '            print(f"{player} was dealt {player.hand}")\n',
                "",
            ),
        ),
        {AGAIN},
    ),
    "always to the next": (((RECEIVER, "ahead = 1"),), {PASSING}),
    "to the one before": (((RECEIVER, "ahead = -self.round_number % len(self.players)"),), {PASSING}),
    "two are passed": (((PASSED, PASSED.replace("pass_cards()", "pass_cards()[:2]")),), {PASSING, PLAY}),
    "passes are not printed": (
        (
            (
                '            print(f"{self.players[seat]} passed',
                '            str(f"{self.players[seat]} passed',
            ),
        ),
        {PASSING},
    ),
    "pass called twice": (
        (
            (
                MOVED,
                MOVED + "        for seat, player in enumerate(self.players):\n"
                "            receivers[seat].hand.extend(player.pass_cards())\n",
            ),
        ),
        {PLAY},
    ),
    "passed cards are not told right": (((PASSED, PASSED + "        random.shuffle(passed)\n"),), {PASSING}),
    "passed cards go elsewhere": (
        (("receivers[seat].hand.extend", "self.players[seat - 1].hand.extend"),),
        {PLAY},
    ),
    "the round is not played": (((ROUND, ""),), {PLAY, PLAYED, MOON, TIE, END}),
    "turns go the other way": (((ROUND, ROUND.replace("self.players", "self.players[::-1]")),), {PLAY}),
    "totals are not added": (((ADDED, ADDED.replace("+=", "=")),), {TOTALS, PLAYED, MOON, END, TIE}),
    "totals are doubled": (((ADDED, ADDED + ADDED),), {TOTALS}),
    "points are not reset": (((RESET, ADDED),), {TOTALS}),
    "totals are printed before they grow": (
        (
            ("        self.add_points()\n", ""),
            (
                '            print(f"{player}\'s total score: {player.total_score}")\n',
                '            print(f"{player}\'s total score: {player.total_score}")\n'
                "        self.add_points()\n",
            ),
        ),
        {TOTALS, MOON},
    ),
    "no moon": (((SHOT, "if False:"),), {MOON}),
    "moon not reported": (
        (('                print(f"{player} has shot', '                str(f"{player} has shot'),),
        {MOON},
    ),
    "moon for everybody": (
        (("                player.round_score = 0\n                break", "                break"),),
        {MOON},
    ),
    "moon for nobody else": ((("other.round_score = ALL_POINTS", "pass"),), {MOON}),
    "moon when it is not": (((SHOT, "if player.round_score >= 13:"),), {MOON, TOTALS}),
    "highest wins": ((("totals.index(min(totals))", "totals.index(max(totals))"),), {END}),
    "more than the target": ((("max(totals) < self", "max(totals) <= self"),), {END}),
    "lowest must reach the target": ((("max(totals) < self", "min(totals) < self"),), {END}),
    "one round": (
        (("while self.winner() is None:", "for _ in range(1):"), ("self.winner()}", "self.players[0]}")),
        {END, TIE},
    ),
    "winner not announced": (
        (('        print(f"{self.winner()}, is', '        str(f"{self.winner()}, is'),),
        {END},
    ),
    "a tie ends it": (((TIED, "max(totals) < self.target_score"),), {TIE}),
    "a tie never ends": (
        (
            (
                "        while self.winner()",
                "        self.tied = False\n        while self.tied or self.winner()",
            ),
            (
                "        self.add_points()\n",
                "        self.add_points()\n"
                "        totals = [player.total_score for player in self.players]\n"
                "        self.tied |= max(totals) >= self.target_score and self.winner() is None\n",
            ),
        ),
        {TIE},
    ),
    "never ends": ((("while self.winner() is None:", "while True:"),), {PLAYED, END, TIE, MOON}),
    "asks in another order": (((INIT, "".join(INIT.splitlines(True)[::-1])),), {PLAYED}),
    "plays when told to": ((("def __init__(self):", "def play(self):"), (LAST, LAST + ".play()")), {PLAYED}),
    "waits for ever": (
        ((REFUSED, "while True:\n                pass\n            " + REFUSED),),
        set(ALL) - {IMPORT},
    ),
    "cannot be read": ((("class Hearts:", "class Hearts"),), set(ALL)),
    "another name": ((("class Hearts:", "class Heartz:"), (LAST, "")), set(ALL)),
    "dies with three": ((("3: [Card(Rank.Two, Suit.Diamonds)],", ""),), {PLAYED}),
    "dies at the end": ((("{self.winner()}, is", "{self.winer()}, is"),), {PLAYED, END}),
}
"""What is changed in the reference, and which checks it loses by that."""

ENDLESS = {"totals are not added", "the round is not played", "a tie never ends", "never ends"}
"""Programs that are stopped, whose transcripts end in other ways than with a value."""

ODD: dict[str, Replaced] = {
    "as it is": (),
    "deals in blocks": (
        (
            (
                DEALT,
                DEALT.replace(
                    "deck[seat::number]",
                    "deck[seat * len(deck) // number : (seat + 1) * len(deck) // number]",
                ),
            ),
        )
    ),
    "deals from the back": (
        (
            (
                DEALT,
                DEALT.replace("enumerate", "enumerate").replace(
                    "deck[seat::number]", "deck[::-1][seat::number]"
                ),
            ),
        )
    ),
    "samples": (("random.shuffle(deck)", "deck = random.sample(deck, len(deck))"),),
    "sorts hands": ((DEALT, DEALT.replace("deck[seat::number]", "sorted(deck[seat::number])")),),
    "no comma, and lines": ((", is the winner", " is the winner"), ("score: {", "score:\\n{")),
    "start after the deal": (
        (START_LINE + "        self.deal()\n", "        self.deal()\n"),
        ("        self.pass_cards()\n", START_LINE + "        self.pass_cards()\n"),
    ),
    "moon before the end": (
        (END_LINE + "        self.add_points()\n", "        self.add_points()\n" + END_LINE),
    ),
    "to oneself": (("if ahead else None", ""),),
    "one after another": (
        (
            PASSED,
            "        passed = []\n        for seat, player in enumerate(self.players):\n"
            "            passed.append(player.pass_cards())\n            "
            "receivers[seat].hand.extend(passed[-1])\n",
        ),
        (MOVED, ""),
    ),
    "asks both again": (
        (
            INIT,
            "        while True:\n            try:\n"
            '                self.target_score = int(input("Target? "))\n'
            '                number = int(input("Players? "))\n'
            "                if 3 <= number <= 5:\n                    break\n"
            "            except ValueError:\n                pass\n"
            '            print("Wrong, once more.")\n',
        ),
    ),
    "complains in the question": (
        (
            INIT,
            '        question = "Target? "\n'
            "        while True:\n            text = input(question)\n            if text.isdigit():\n "
            "               break\n"
            '            question = "That is no number, try again: "\n'
            "        self.target_score = int(text)\n"
            '        question = "Players? "\n'
            '        while (text := input(question)) not in {"3", "4", "5"}:\n'
            '            question = "Not 3, 4 or 5, try again: "\n'
            "        number = int(text)\n",
        ),
    ),
    "questions on lines": (
        ("int(input(question))", 'int([print("Welcome!"), print(question), input()][2])'),
    ),
    "talks": ((ROUND, '        print("Here we go!")\n' + ROUND),),
    "imports round": (("from task3 import Round", "from round import Round"),),
}
"""What else a right program may do."""


def program(replaced: Replaced) -> dict[str, bytes]:
    """Return the reference with its Task 4 changed."""
    text = SOURCES["task4"]
    for old, new in replaced:
        assert old in text, old
        text = text.replace(old, new)
    return {
        f"{name}.py": source.encode()
        for name, source in {**SOURCES, "task4": text}.items()
        if name != "hearts"
    }


@pytest.fixture(scope="module")
def grades(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Grade]]:
    """Grade all programs, by the checks of Task 4 alone."""
    course = tmp_path_factory.mktemp("course")
    suite = course / "graders" / "hearts"
    unwanted = [path.name for path in SUITE.glob("test_*.py") if path.name != "test_4_game.py"]
    shutil.copytree(SUITE, suite, ignore=shutil.ignore_patterns("__pycache__", *unwanted))
    shutil.copytree(ROOT / "fixtures" / "hearts", course / "fixtures" / "hearts")
    assignment = suite / "assignment.toml"
    tables = re.split(r"(?m)^(?=\[)", assignment.read_text("utf-8"))
    wanted = [one for one in tables if "[tasks." not in one or one.startswith("[tasks.game]")]
    assignment.write_text("".join(wanted), "utf-8")
    programs = {name: program(replaced) for name, (replaced, _) in MISTAKES.items()}
    programs |= {name: program(replaced) for name, replaced in ODD.items()}
    programs["only hearts.py"] = {
        **{f"{name}.py": text.encode() for name, text in SOURCES.items() if name not in {"hearts", "task4"}},
        "hearts.py": SOURCES["task4"].encode(),
    }
    with Pool(suite, workers=2) as pool:
        submissions = [Submission(id=name, files=files) for name, files in programs.items()]
        yield {done.grade.submission: done.grade for done in pool.grade_all(submissions)}


def lost(grade: Grade) -> set[str]:
    """Return the checks that a submission lost."""
    return {result.check for result in grade.results if result.verdict is not Verdict.PASSED}


def told(grade: Grade) -> str:
    """Return what was said of the checks that a submission lost."""
    parts = [
        f"{result.check}: {result.verdict} {result.note.say() if result.note else ''} {result.staff}"
        for result in grade.results
        if result.verdict is not Verdict.PASSED
    ]
    return "\n".join(parts)


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_loses_its_checks_and_no_others(grades: dict[str, Grade], name: str) -> None:
    assert lost(grades[name]) == MISTAKES[name][1], told(grades[name])


@pytest.mark.parametrize("name", [*ODD, "only hearts.py"])
def test_a_right_program_loses_nothing(grades: dict[str, Grade], name: str) -> None:
    assert lost(grades[name]) == set(), told(grades[name])
    assert [result.note for result in grades[name].results if result.note] == []


def test_the_transcript_of_a_check_that_fails_shows_the_same(grades: dict[str, Grade]) -> None:
    for name in MISTAKES.keys() - ENDLESS:
        for result in grades[name].results:
            if result.verdict in {Verdict.WRONG, Verdict.RAISED} and result.check != IMPORT:
                assert result.transcript is not None
                assert result.transcript.reproduced is not False, f"{name}: {result.check}"


def test_each_check_is_lost_by_some_mistake() -> None:
    assert set().union(*(checks for _, checks in MISTAKES.values())) == set(ALL)
