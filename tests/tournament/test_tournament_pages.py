"""The pages of a tournament."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from kibitz.course.load import load_assignment
from kibitz.model.note import note
from kibitz.report.room import PAGE
from kibitz.tournament.output import SCHEMA, Document, document, write_csv, write_json
from kibitz.tournament.pages import About, TournamentPages, page_of
from kibitz.tournament.plans import plan_for
from kibitz.tournament.records import Absent, Match, Pairing, Twice
from kibitz.tournament.run import Run
from kibitz.tournament.standings import standings
from kibitz.tournament.suite import Shown
from whist import oracle, tournament
from whist.policies import highest, lowest, random_legal

from .fakes import Fakes, settings
from .test_run import started

ROOT = Path(__file__).parents[2]
ODD = '<b>Ann</b> & "Bob"'
PLAIN = "zoë"


def asks(foul: bool, sitting: int) -> list[Callable[..., object]]:
    """Return four players that are not in guests; one gives, if there is to be a ``foul``, something odd."""

    def of(policy: Callable[[oracle.Position], str], bad: bool) -> Callable[..., object]:
        def ask(hand: str, trick: str, trump: str, seat: str, *_: object) -> object:
            cards = tournament._cards(hand)
            position = oracle.Position(cards, tournament._cards(trick), trump, seat)
            return "?<i>x</i>" if bad and len(cards) == 1 else policy(position)

        return ask

    four = [
        of(highest, False),
        of(lowest, False),
        of(random_legal(3), foul and not sitting),
        of(lowest, False),
    ]
    return four[sitting:] + four[:sitting]


def a_real_match(foul: bool = False) -> Match:
    """Return a match with every card in it."""
    games = tuple(
        Twice(tuple(tournament.play_game(asks(foul, sitting), game, "N") for sitting in range(2)))
        for game in range(2)
    )
    return Match(Pairing(1, 1, ODD, PLAIN), games)


def about(absent: tuple[Absent, ...] = (), *, complete: bool = True) -> About:
    """Return what there is to say of a tournament."""
    return About(plan=plan_for(2), rounds=1, seed=1, played=1, matches=2, complete=complete, absent=absent)


@pytest.fixture(params=["en", "nl"])
def pages(request: pytest.FixtureRequest) -> TournamentPages:
    """Make the writer of pages in each language."""
    return TournamentPages(load_assignment(ROOT, "whist").assignment, tournament, request.param)  # type: ignore[arg-type]


def written(folder: Path) -> dict[str, str]:
    """Return all pages by name."""
    return {path.name: path.read_text("utf-8") for path in folder.rglob("*.html")}


def test_pages_are_whole_small_and_escaped(pages: TournamentPages, tmp_path: Path) -> None:
    odd = msgspec.structs.replace(a_real_match(foul=True), pairing=Pairing(1, 1, "_b_", PLAIN))
    absent = (Absent(ODD, note("The program raised {exception}.", exception="<script>"), "<u>ours</u>"),)
    now = standings(["_b_", PLAIN], [odd])
    pages.write(now, about(absent), tmp_path)
    found = written(tmp_path)
    assert set(found) == {"index.html", "_b_.html", f"{PLAIN}.html"}
    for page in found.values():
        assert len(page.encode()) < PAGE
        assert not re.search(r"<(b|i|u)>|(src|href)=\"(http|//)", page)
        assert page.count("<script") <= 1
    assert "&lt;b&gt;Ann&lt;/b&gt; &amp; &#34;Bob&#34;" in found["index.html"]
    assert "&lt;script&gt;" in found["index.html"]


def test_a_page_shows_every_trick_without_javascript(pages: TournamentPages, tmp_path: Path) -> None:
    match = msgspec.structs.replace(a_real_match(), pairing=Pairing(1, 1, "ann", PLAIN))
    pages.write(standings(["ann", PLAIN], [match]), about(), tmp_path)
    page = written(tmp_path)["ann.html"]
    deals = page.split('<section class="deal"')[1:]
    assert deals
    for deal in deals:
        tables = re.findall(r'<svg class="felt".*?</svg>', deal)
        assert len(tables) == 13
        assert [table.count('class="k k') for table in tables] == [4] * 13
        assert all(table.count('href="#ring"') == 1 for table in tables)
    assert not re.search(r"<li[^>]* hidden", page)
    used = set(re.findall(r'href="#([^"]+)"', page))
    assert used <= set(re.findall(r'id="([^"]+)"', page)) | {"main"}


def test_a_foul_is_drawn_up_to_where_it_was(pages: TournamentPages, tmp_path: Path) -> None:
    match = msgspec.structs.replace(a_real_match(foul=True), pairing=Pairing(1, 1, "ann", PLAIN))
    now = standings(["ann", PLAIN], [match])
    assert now.fouls
    pages.write(now, about(), tmp_path)
    found = written(tmp_path)
    foul = now.fouls[0]
    place = f"{foul.round}-{foul.game}-{foul.sitting}"
    assert f'href="{page_of("ann")}#{place}"' in found["index.html"]
    assert f'id="{place}"' in found["ann.html"]
    assert 'class="fouled"' in found["ann.html"]
    assert "&lt;i&gt;x" in found["ann.html"]


def test_what_is_not_finished_and_what_is_void_is_said(tmp_path: Path) -> None:
    writer = TournamentPages(load_assignment(ROOT, "whist").assignment, tournament)  # type: ignore[arg-type]
    match = Match(Pairing(1, 1, "ann", PLAIN), (Twice((), "the sandbox fell over"),))
    writer.write(standings(["ann", PLAIN], [match]), about(complete=False), tmp_path)
    page = written(tmp_path)["index.html"]
    assert "1 match of 2 has been played." in page
    assert "the sandbox fell over" in page
    assert "There is no deal to show." in written(tmp_path)["ann.html"]


def test_a_large_field_has_a_page_of_bounded_size(tmp_path: Path) -> None:
    strengths = {f"somebody-with-a-name-{number:03}": 1.02**number for number in range(150)}
    with started(tmp_path / "journal", strengths) as journal:
        run = Run(journal, 1)
        for _ in run.play(Fakes(strengths)):
            pass
        now = run.standings()
    writer = TournamentPages(load_assignment(ROOT, "whist").assignment, _NoDeals())  # type: ignore[arg-type]
    rounds = About(plan=run.plan, rounds=run.rounds, seed=1, played=1, matches=1, complete=True, absent=())
    writer.write(msgspec.structs.replace(now, matches=now.matches), rounds, tmp_path)
    assert len((tmp_path / "index.html").read_bytes()) < PAGE


class _NoDeals:
    """Rules by which nothing was played."""

    @staticmethod
    def show(_: object) -> object:
        """Return an empty deal."""
        return Shown(dict.fromkeys("NESW", ()), "2S", ())


def test_standings_go_out_as_json_and_csv(tmp_path: Path) -> None:
    match = a_real_match(foul=True)
    now = standings([ODD, PLAIN], [match])
    own = document(settings(ODD, PLAIN), now, [], "plain", complete=True)
    write_json(tmp_path / "a.json", own)
    assert msgspec.json.decode((tmp_path / "a.json").read_bytes(), type=Document) == own
    assert own.schema == SCHEMA
    first = next(one for one in own.results if one.entry == ODD)
    assert first.won + first.lost == 4
    write_csv(tmp_path / "a.csv", [msgspec.structs.replace(now.rows[0], entry="=1+1")])
    assert "'=1+1" in (tmp_path / "a.csv").read_text("utf-8")
