"""The lines that a student is to paste show the same failure in a Python that Kibitz has no part in."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec
import pytest

from kibitz.course.load import load_assignment
from kibitz.intake.entry import misnamed
from kibitz.model.result import CheckResult, Grade, Shown, Submission
from kibitz.model.verdict import Verdict
from tests.corpora import CORPORA, COURSE, Corpus

pytestmark = pytest.mark.timeout(1800)

PASTE: Final = """
import code, json, resource, sys, time
text, told, time.sleep = sys.argv[1], sys.argv[2], lambda seconds: None
resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
resource.setrlimit(resource.RLIMIT_CPU, (20, 20))
del sys.argv[1:]
sys.stderr = sys.stdout
story = {"raised": [], "value": None, "type": ""}

class Console(code.InteractiveConsole):
    def showtraceback(self):
        story["raised"].append(sys.exc_info()[0].__name__)

    def showsyntaxerror(self, *_, **__):
        story["raised"].append("a line that is no Python")

def shown(value):
    story["value"] = None if value is None else repr(value)
    story["type"] = type(value).__name__

sys.displayhook = shown
console = Console()
try:
    for line in text.split("\\n"):
        story["value"], story["type"] = None, ""
        console.push(line)
    console.push("") if console.buffer else None
except SystemExit as end:
    story["raised"].append("SystemExit")
    print(end) if isinstance(end.code, str) else None
sys.stdout.flush()
with open(told, "w") as file:
    json.dump(story, file)
"""
"""What pastes a text into Python line by line, as a person does, and tells what could be seen."""

Where = tuple[str, str, str]
"""An assignment, a submission and a check; an empty text stands for all."""

WHICH: Final = "the page shows for which cards or players the answer was true, the last line one answer"
PART: Final = "the page shows what the check read in the state, the last line all of it"

EXCEPTIONS: Final = MappingProxyType[Where, str](
    {
        ("trickgame", "", "test_a_card_has_one_holder"): WHICH,
        ("trickgame", "", "test_a_card_played_is_no_longer_held"): WHICH,
        ("trickgame", "", "test_has_card_knows_the_hand"): WHICH,
        ("trickgame", "", "test_ten_tricks_are_two_digits"): PART,
        ("trickgame", "", "test_the_asterisk_moves_to_the_winner"): PART,
        ("trickgame", "asks-at-import", ""): "it waits for a person, and here is none",
        ("hearts", "", "test_a_player_knows_what_may_be_played"): PART,
        ("hearts", "", "test_the_basic_player_is_still_right"): PART,
        ("hearts", "", "test_the_two_of_clubs_leads"): PART,
        ("hearts", "", "test_the_turn_goes_round"): PART,
        ("hearts", "", "test_players_are_told_the_trick"): PART,
        ("hearts", "", "test_players_are_told_of_broken_hearts"): PART,
        ("hearts", "", "test_the_taker_leads_next"): PART,
        ("hearts", "", "test_the_points_are_counted"): PART,
        ("hearts", "", "test_rank_has_thirteen_members"): WHICH,
        ("hearts", "", "test_suit_has_four_members"): WHICH,
        ("hearts", "", "test_cards_are_pictures"): WHICH,
        ("hearts", "game-at-import-of-player", ""): "it waits for a person, and here is none",
        ("hearts", "wrong-exactly-the-target", "test_the_game_ends_with_a_winner"): "it has no end",
        ("whist", "", "test_player_is_a_class"): WHICH,
        ("whist", "", "test_private_data_of_cards_are_left_alone"): "the student's cards have other names",
        ("whist", "wrong-asks-the-user", ""): "it waits for a person, and here is none",
        ("whist", "wrong-module-level", "test_there_is_a_play_card"): "the page says what is not there",
        ("poker", "wrong-own-cards", ""): "it has a cards.py of its own, and is graded with the course's",
    }
)
"""Why a transcript need not show just what is on the page."""

ALIKE: Final = MappingProxyType({"poker": frozenset({("False", "[]"), ("None", "[]")})})
"""By assignment: what Python writes, and what its suite makes of that; both say that nothing was found."""

LENT: Final = frozenset({"hearts"})
"""Assignments of which later tasks are graded with the course's version of earlier ones."""

LOOSE: Final = frozenset({"hearts", "whist"})
"""Assignments in which cards print in many ways, and a page may name a type where Python writes a value."""

FEW: Final = MappingProxyType[str, tuple[str, ...]](
    {
        "trickgame": ("suit-led-beats-trump", "method-misspelt", "newline-at-the-end"),
        "poker": ("wrong-duplicates-break-straight", "wrong-asks-again-until-y-or-n"),
        "hearts": ("wrong-final-no-pauses", "wrong-hearts-on-first-trick"),
        "whist": ("wrong-follows-trump",),
    }
)
"""Submissions that are tried each time the tests are run."""


class Story(msgspec.Struct, frozen=True):
    """What could be seen when some lines were pasted."""

    raised: tuple[str, ...] = ()
    """The types of the exceptions, one at the end where all is as it should be."""
    value: str | None = None
    """What Python wrote below the last line."""
    type: str = ""
    output: str = ""
    """What was printed."""


def laid_out(corpus: Corpus, submission: Submission, grade: Grade, folder: Path) -> None:
    """Write the files as their student has them: beside what the course gave, under the name asked for."""
    sets = load_assignment(COURSE, corpus.name).grants.values()
    granted = {f"{module}.py" for modules in sets for module in modules}
    for given in (COURSE / "student_template" / corpus.name).glob("*.py"):
        if given.name in granted:
            (folder / given.name).write_bytes(given.read_bytes())
    for path, content in submission.files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(content)
    told = misnamed(grade.remarks)
    if told is not None:
        (folder / told.values["found"]).rename(folder / told.values["name"])


def replaced(corpus: Corpus, result: CheckResult, folder: Path) -> Iterator[None]:
    """Put the course's modules in the place of the student's, as the page says; each set that fits."""
    for modules in load_assignment(COURSE, corpus.name).grants.values():
        if tuple(sorted(modules)) == result.transcript.granted:
            for module, grant in modules.items():
                (folder / f"{module}.py").write_text(grant.source, encoding="utf-8")
            yield


def pasted(lines: Iterable[str], folder: Path) -> Story:
    """Paste lines into a fresh Python in that folder."""
    with tempfile.TemporaryDirectory() as beside:
        told = Path(beside) / "story.json"
        done = subprocess.run(
            [sys.executable, "-s", "-X", "utf8", "-B", "-c", PASTE, "\n".join(lines), str(told)],
            cwd=folder,
            env={"PATH": os.environ["PATH"], "PYTHONHASHSEED": "0"},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=120,
            check=False,
        )
        output = done.stdout.decode("utf-8", "surrogateescape")
        if not told.exists():
            return Story(raised=(f"ended with {done.returncode}",), output=output + done.stderr.decode())
        return msgspec.convert({**json.loads(told.read_text("utf-8")), "output": output}, Story)


def difference(result: CheckResult, story: Story) -> str:
    """Return in what a pasted transcript shows something else than its page; empty when in nothing."""
    raised = story.raised
    if result.verdict is Verdict.RAISED and result.fault is not None:
        return "" if raised == (result.fault.type.rpartition(".")[2],) else f"raised {raised}"
    if result.dialogue is not None:
        wanted = result.dialogue.output()
        ends = {"EOFError"} if result.dialogue.asked_more else {"SystemExit"}
        if not {*raised} <= ends or (result.dialogue.asked_more and not raised):
            return f"ended with {raised}"
        whole = any("runpy" in line for line in result.transcript.lines)
        same = story.output == wanted if whole else wanted in story.output
        return "" if same else f"printed {story.output[-300:]!r}, not {wanted[-300:]!r}"
    got = result.got
    if got is not None and not got.is_text and re.match(rf"{'|'.join(raised)}(:|$)", got.text) and raised:
        return ""  # an exception with another message
    if raised:
        return f"raised {raised}"
    return "" if got is None or looks(story, got) else f"shows {story.value}, not {got.text}"


def looks(story: Story, got: Shown) -> bool:
    """Tell whether Python wrote the value as the page does; or one of several in a list or dictionary."""
    text = repr(got.text) if got.is_text else got.text
    shown = re.sub(r"\b0x[0-9a-fA-F]{8,}", "0x…", str(story.value))
    if got.cut:
        return shown.startswith(text.rstrip("'\""))
    if text == f"{story.type}({shown})":
        return True  # a value of a class of the student's own, that is a kind of `str` or the like
    several = text[:1] in {"[", "(", "{"} and shown in text
    return several or text in {shown, f"<{story.type} object>"}


def failing(grade: Grade) -> Iterator[CheckResult]:
    """Yield the results whose transcripts are to show something."""
    for result in grade.results:
        if result.verdict in {Verdict.WRONG, Verdict.RAISED} and result.transcript.lines:
            yield result


def excepted(where: Where) -> set[Where]:
    """Return the exceptions that a transcript comes under."""
    return {one for one in EXCEPTIONS if all(part in {"", own} for part, own in zip(one, where, strict=True))}


def differing(corpus: Corpus, names: Iterable[str]) -> dict[Where, str]:
    """Grade submissions, paste all of their transcripts, and return which show something else, and what."""
    chosen = {one.id: one for one in corpus.submissions if one.id in set(names)}
    grades = corpus.grade(chosen.values())

    def tried(work: tuple[str, CheckResult]) -> tuple[Where, str]:
        name, result = work
        with tempfile.TemporaryDirectory() as folder:
            laid_out(corpus, chosen[name], grades[name], Path(folder))
            story = pasted(result.transcript.lines, Path(folder))
            told = compared(corpus, result, story)
            for _ in replaced(corpus, result, Path(folder)) if told and corpus.name in LENT else ():
                told = told and compared(corpus, result, pasted(result.transcript.lines, Path(folder)))
        return (corpus.name, name, result.check), told

    work = [(name, result) for name, grade in grades.items() for result in failing(grade)]
    assert work
    with ThreadPoolExecutor(2) as threads:
        return {where: told for where, told in threads.map(tried, work) if told}


def compared(corpus: Corpus, result: CheckResult, story: Story) -> str:
    """Return in what a story differs from its page, with what the assignment takes for the same."""
    text = result.got.text if result.got else ""
    alike = (str(story.value), text) in ALIKE.get(corpus.name, ())
    if corpus.name in LOOSE:
        printed = bool(text) and bare(text) in bare(story.output)
        alike = bare(str(story.value)) == bare(text) or text == (story.type or "NoneType") or printed
    return "" if alike and not story.raised else difference(result, story)


def bare(text: str) -> str:
    """Return a text without what parts or frames the things in it."""
    return re.sub(r"[\s\[\](),'\"]", "", text)


@pytest.mark.parametrize("name", list(FEW))
def test_pasted_lines_show_the_same(name: str) -> None:
    found = differing(CORPORA[name], FEW[name])
    assert not {where: told for where, told in found.items() if not excepted(where)}


@pytest.mark.slow
@pytest.mark.parametrize("name", list(FEW))
def test_all_pasted_lines_show_the_same(name: str) -> None:
    corpus = CORPORA[name]
    found = differing(corpus, [one.id for one in corpus.submissions])
    assert not {where: told for where, told in found.items() if not excepted(where)}
    needed = {one for where in found for one in excepted(where)}
    stale = [one for one in EXCEPTIONS if one[0] == name and one not in needed]
    assert not stale, "these show the same after all"
