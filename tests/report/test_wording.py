"""Both languages say everything, in good order."""

from __future__ import annotations

from pathlib import Path

import polib
import pytest

from kibitz.model.note import note
from kibitz.model.verdict import Verdict
from kibitz.report.verdicts import LOOKS
from kibitz.report.wording import CATALOGUES, Wording

from .literals import GAP, KIT, Sentence, in_modules, in_templates
from .records import check, outcome, pages

DUTCH = polib.pofile(str(CATALOGUES / "nl.po"), encoding="utf-8")


def translated() -> set[Sentence]:
    """Return every sentence that has a Dutch translation."""
    return {
        (entry.msgid, entry.msgid_plural) if entry.msgid_plural else entry.msgid
        for entry in DUTCH.translated_entries()
    }


def test_every_sentence_has_a_dutch_translation() -> None:
    known = translated()
    said = [*in_templates(), *in_modules()]
    assert len(said) > 100
    missing = sorted({f"{path.relative_to(KIT)}: {text!r}" for path, text in said if text not in known})
    assert not missing


def test_translations_have_the_gaps_of_the_original() -> None:
    for entry in DUTCH:
        for form in (entry.msgstr, *entry.msgstr_plural.values()):
            if form:
                assert set(GAP.findall(form)) == set(GAP.findall(entry.msgid)), entry.msgid
                assert form.count("`") == entry.msgid.count("`"), entry.msgid


def test_every_verdict_has_a_look() -> None:
    assert set(LOOKS) == set(Verdict)
    assert len({look.symbol for look in LOOKS.values()}) == len(LOOKS)


def test_a_page_speaks_the_language_of_the_submission(tmp_path: Path) -> None:
    results = [outcome("test_one", Verdict.WRONG)]
    page = pages(tmp_path, [check("test_one")], results, language="nl")["play.html"]
    assert "Spelen" in page
    assert "Werk hier eerst aan" in page
    assert "Een troef wint altijd." in page
    assert "</span> fout</span>" in page


def test_the_courses_own_catalogue_translates_titles(tmp_path: Path) -> None:
    catalogue = tmp_path / "messages.nl.po"
    catalogue.write_text('msgid "Title of test_one."\nmsgstr "Titel van de eerste."\n', encoding="utf-8")
    results = [outcome("test_one", Verdict.WRONG)]
    found = pages(
        tmp_path / "pages", [check("test_one")], results, language="nl", catalogues={"nl": catalogue}
    )
    assert "Titel van de eerste." in found["play.html"]
    assert "Werk hier eerst aan" in found["play.html"]


@pytest.mark.parametrize(
    ("language", "count", "sentence"),
    [
        ("en", 1, "%(num)s line left out"),
        ("en", 2, "%(num)s lines left out"),
        ("nl", 1, "%(num)s regel weggelaten"),
        ("nl", 0, "%(num)s regels weggelaten"),
        ("xx", 2, "%(num)s lines left out"),
    ],
)
def test_plurals(language: str, count: int, sentence: str) -> None:
    assert Wording(language).plural("%(num)s line left out", "%(num)s lines left out", count) == sentence


def test_numbers_have_no_needless_decimals() -> None:
    assert [Wording("en").number(value) for value in (2.0, 2.5, 0.33, 10)] == ["2", "2.5", "0.33", "10"]
    assert Wording("nl").number(2.5) == "2,5"


def test_nothing_is_said_of_nothing() -> None:
    assert not Wording("nl").text("")
    assert not Wording("nl").prose(None)


def test_a_gap_is_code_and_cannot_open_another_gap() -> None:
    sentence = note(
        "found {file}, used as {name} after {seconds} s", file="{name}`<b>", name="a.py", seconds="2"
    )
    code = '<code translate="no">{}</code>'
    found, used = code.format("{name}`&lt;b&gt;"), code.format("a.py")
    assert Wording("en").prose(sentence) == f"Found {found}, used as {used} after 2 s."
