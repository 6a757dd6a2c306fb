"""Makes the example site of `make pages`: submissions of the corpora, with every verdict among them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec

from kibitz.bulk.pool import Pool
from kibitz.cli.options import catalogues, material
from kibitz.intake.folder import gather_one
from kibitz.model.result import CheckResult, Grade
from kibitz.model.verdict import Verdict
from kibitz.report.pages import PageWriter, link
from tests.corpora import COURSE

CHOSEN: Final = MappingProxyType(
    {
        "trickgame": (
            "correct-nl-klassen",
            "suit-led-beats-trump",
            "winner-from-north",
            "newline-at-the-end",
            "method-misspelt",
            "endless-recursion",
            "endless-trick",
            "endless-output",
            "takes-all-memory",
            "hard-exit-at-import",
            "syntax-error",
            "web-page",
        ),
        "poker": (
            "correct-verbose-layout",
            "wrong-duplicates-break-straight",
            "wrong-asks-again-until-y-or-n",
        ),
        "hearts": ("correct-functions", "wrong-moon-not-said"),
        "whist": ("correct-counts-cards", "wrong-card-not-held"),
    }
)
"""Submissions of each corpus, by the assignment's name."""

DUTCH: Final = "-in-dutch"
"""Ends the id of a submission whose pages are written once more, in Dutch."""
BROKEN: Final = "as-if-the-suite-had-broken"
"""The submission of which one result was replaced by a fault of ours: no real one should have any."""

CONTENTS: Final = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kibitz: example pages</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 1rem/1.6 system-ui, sans-serif; max-width: 45rem; margin: auto; padding: 1rem;
  background: Canvas; color: CanvasText; }}
a {{ overflow-wrap: anywhere; }}
</style>
</head>
<body>
<main>
<h1>Example pages</h1>
<ul>{}</ul>
{}
</main>
</body>
</html>
"""

Found = list[tuple[str, Grade]]
"""Grades, each with the name of its assignment."""


def build(out: Path, chosen: Mapping[str, Sequence[str]] = CHOSEN) -> Found:
    """Grade the chosen submissions, write their pages and overviews to a folder, and return the grades."""
    found = [(name, grade) for name in chosen for grade in _assignment(out / name, name, chosen[name])]
    (out / "index.html").write_text(_contents(found), "utf-8")
    (out / ".gitignore").write_text("*\n", "utf-8")
    return found


def _assignment(out: Path, name: str, chosen: Sequence[str]) -> list[Grade]:
    """Write the pages of one assignment, and return the grades."""
    suite = COURSE / "graders" / name
    work = [gather_one(COURSE / "tests" / "corpus" / name / one) for one in chosen]
    grades: list[Grade] = []
    with Pool(suite, workers=2) as pool:
        ready = pool.ready
        pages = PageWriter(ready.assignment, ready.checks, catalogues(suite), material=material(suite))
        files = {submission.id: submission.files for submission in work}
        for done in pool.grade_all(work):
            for grade in _variants(done.grade):
                pages.write(grade, out / grade.submission, files[done.grade.submission])
                grades.append(grade)
    pages.write_overview(grades, out)
    return sorted(grades, key=lambda grade: grade.submission)


def _variants(grade: Grade) -> Iterator[Grade]:
    """Yield a grade, once more in Dutch where it is in English, and one with a fault of ours."""
    yield grade
    if grade.language == "en" and grade.verdict is Verdict.WRONG:
        yield msgspec.structs.replace(grade, submission=grade.submission + DUTCH, language="nl")
    if grade.submission == CHOSEN["trickgame"][0]:
        first, *others = grade.results
        ours = CheckResult(
            check=first.check, verdict=Verdict.OUR_FAULT, staff="NameError: a name of the suite"
        )
        yield msgspec.structs.replace(
            grade,
            submission=BROKEN,
            language="en",
            verdict=Verdict.OUR_FAULT,
            points=None,
            tasks=tuple(msgspec.structs.replace(mark, points=None) for mark in grade.tasks),
            results=(ours, *others),
        )


def verdicts(found: Found) -> dict[Verdict, list[tuple[str, str]]]:
    """Return by verdict the assignments and submissions that have it in a check, or in all for *passed*."""
    return {
        verdict: [
            (name, grade.submission)
            for name, grade in found
            if (all if verdict is Verdict.PASSED else any)(one.verdict is verdict for one in grade.results)
        ]
        for verdict in Verdict
    }


def _contents(found: Found) -> str:
    """Return a page that leads to all others."""
    parts = [f'<li><a href="{name}/index.html">{name}</a></li>' for name in dict(found)]
    rows = [
        f"<h2>{verdict}</h2><ul>"
        + "".join(f'<li><a href="{name}/{link(one)}">{name}: {escape(one)}</a></li>' for name, one in places)
        + "</ul>"
        for verdict, places in verdicts(found).items()
        if places
    ]
    return CONTENTS.format("".join(parts), "".join(rows))


def main() -> None:
    """Make the site in the folder that is named, and tell of verdicts that it has no page of."""
    out = Path(sys.argv[1])
    found = build(out)
    absent = [str(verdict) for verdict, places in verdicts(found).items() if not places]
    print(f"{len(found)} submissions: {out / 'index.html'}")
    if absent:
        sys.exit("no page of: " + ", ".join(absent))


if __name__ == "__main__":
    main()
