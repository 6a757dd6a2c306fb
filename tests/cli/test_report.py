"""``kibitz report``."""

from __future__ import annotations

from pathlib import Path

import pytest

from kibitz.staff.costs import cost, read_costs, write_costs
from tests.staff.classes import a_class, write

from .conftest import Kibitz

MADE = a_class({"s-1": "+a", "s/2 <b>": "+a", "s-3": "+-", "s-4": "++", "s-5": "--", "s-6": "xx"})


def test_a_report_is_written_beside_the_results(kibitz: Kibitz, tmp_path: Path) -> None:
    write(MADE, tmp_path / "out")
    (tmp_path / "out/pages/s-1").mkdir(parents=True)
    write_costs(tmp_path / "out", {"s-1": cost(1.25, {"a.py": b"12345", "b.py": b""})})
    ran = kibitz("report", "out")
    assert (ran.code, ran.out, ran.err) == (0, "For staff: out/report.html\n", "")
    page = (tmp_path / "out/report.html").read_text("utf-8")
    assert 'href="pages/s-1/index.html"' in page
    assert "s/2 &lt;b&gt;" in page
    assert "5 B" in page


def test_the_report_can_go_elsewhere_in_dutch_with_what_changed(kibitz: Kibitz, tmp_path: Path) -> None:
    write(MADE, tmp_path / "out")
    write(a_class({"s-1": "++"}), tmp_path / "old")
    (tmp_path / "out/pages/s-1").mkdir(parents=True)
    ran = kibitz("report", "out/results.json", "--out", "a/b", "--compare", "old", "--lang", "nl")
    assert ran.code == 0
    page = (tmp_path / "a/b/report.html").read_text("utf-8")
    assert 'href="../../out/pages/s-1/index.html"' in page
    assert "Wat er veranderd is" in page
    assert '<html lang="nl">' in page


def test_a_page_to_share_has_a_name_of_its_own(kibitz: Kibitz, tmp_path: Path) -> None:
    write(MADE, tmp_path / "out")
    ran = kibitz("report", "out", "--share")
    assert (ran.code, ran.out) == (0, "To share: out/share.html\n")
    assert "s-1" not in (tmp_path / "out/share.html").read_text("utf-8").partition("<body>")[2]
    assert not (tmp_path / "out/report.html").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere"], "nowhere: cannot be read"),
        (
            ["empty"],
            "results.json: cannot be read: No such file or directory; grade first, and name the folder",
        ),
        (["damaged"], "not a file of results"),
        (["none"], "there are no grades in it"),
        (["few", "--share"], "nothing may be told"),
        (["out", "--share", "--compare", "out"], "does not go with"),
        (["out", "--compare", "nowhere"], "nowhere: cannot be read"),
        (["out", "--out", "out/results.json"], "cannot be written"),
    ],
)
def test_wrong_input_is_one_line(kibitz: Kibitz, tmp_path: Path, arguments: list[str], said: str) -> None:
    write(MADE, tmp_path / "out")
    write(a_class({"s-1": "+a"}), tmp_path / "few")
    write(a_class({}), tmp_path / "none")
    (tmp_path / "empty").mkdir()
    (tmp_path / "damaged").mkdir()
    (tmp_path / "damaged/results.json").write_text('{"schema": 1, "grades": 3}', encoding="utf-8")
    ran = kibitz("report", *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1
    assert not ran.out


def test_costs_that_cannot_be_read_are_none(tmp_path: Path) -> None:
    assert read_costs(tmp_path).costs == {}
    (tmp_path / "costs.json").write_text("[", encoding="utf-8")
    assert read_costs(tmp_path).costs == {}
    write_costs(tmp_path, {"b": cost(2, {}), "\udcff": cost(1, {"x.py": b"1"})})
    assert list(read_costs(tmp_path).costs) == ["b", "\\udcff"]
