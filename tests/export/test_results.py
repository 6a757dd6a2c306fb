"""The file of results: whole after every grade, sorted at the end."""

from __future__ import annotations

import json
import resource
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.export.results import ResultsError, ResultsFile, read_results
from kibitz.model.assignment import Assignment, Check, Clause, Entry, Task
from kibitz.model.result import CheckResult, Grade
from kibitz.model.verdict import Verdict

ASSIGNMENT = Assignment(
    name="snap",
    title={"en": "Snap"},
    entry=Entry(module="snap"),
    tasks=(Task(name="deal", title={"en": "Dealing"}),),
    clauses=(Clause(id="S1", text={"en": "It deals."}),),
)
CHECKS = (Check(name="test_deal", title="Deals.", task="deal", points=1, clauses=("S1",)),)


def grade(submission: str, output: str = "") -> Grade:
    result = CheckResult(check="test_deal", verdict=Verdict.WRONG, possible=1, output=output)
    return Grade(
        submission=submission,
        assignment="snap",
        verdict=Verdict.WRONG,
        points=0,
        possible=1,
        tasks=(),
        results=(result,),
    )


def opened(path: Path) -> ResultsFile:
    return ResultsFile(path, ASSIGNMENT, CHECKS, {"kibitz": "0"})


def test_the_document_is_whole_after_every_grade(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    with opened(path) as results:
        document = json.loads(path.read_text(encoding="utf-8"))
        assert list(document) == ["schema", "assignment", "made_with", "checks", "grades"]
        for count, name in enumerate("cab", start=1):
            results.add(grade(name, "long " * 100 * (4 - count)))
            assert len(json.loads(path.read_text(encoding="utf-8"))["grades"]) == count
    assert [one.submission for one in read_results(path).grades] == ["a", "b", "c"]
    assert list(tmp_path.iterdir()) == [path]


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    with opened(path) as results:
        results.add(grade("a"))
    read = read_results(path)
    assert read.assignment == ASSIGNMENT
    assert read.checks == CHECKS
    assert read.made_with == {"kibitz": "0"}
    assert read.grades == (grade("a"),)


@given(st.lists(st.tuples(st.text(max_size=3), st.text())))
def test_any_output_is_kept(tmp_path_factory: pytest.TempPathFactory, pairs: list[tuple[str, str]]) -> None:
    path = tmp_path_factory.mktemp("results") / "results.json"
    with opened(path) as results:
        for name, output in pairs:
            results.add(grade(name, output))
        assert len(read_results(path).grades) == len(pairs)
    assert {one.submission: one.results[0].output for one in read_results(path).grades} == dict(pairs)


def test_a_surrogate_is_written_as_an_escape(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    with opened(path) as results:
        results.add(grade("a", "x\ud800y"))
    assert read_results(path).grades[0].results[0].output == "x\\ud800y"


def test_a_second_grade_takes_the_place_of_the_first(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    with opened(path) as results:
        results.add(grade("a", "old"))
        results.add(grade("a", "new"))
    assert read_results(path).grades == (grade("a", "new"),)


def test_a_run_that_fails_leaves_a_whole_document(tmp_path: Path) -> None:
    path = tmp_path / "results.json"

    def run() -> None:
        with opened(path) as results:
            results.add(grade("a"))
            raise RuntimeError("stop")

    with pytest.raises(RuntimeError, match="stop"):
        run()
    assert len(read_results(path).grades) == 1


def test_a_write_that_fails_leaves_the_document_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    with opened(path) as results:
        results.add(grade("a"))
        before = path.read_bytes()
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 100, limits[1]))
        try:
            with pytest.raises(OSError, match="too large"):
                results.add(grade("b", "long " * 100))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert path.read_bytes() == before
        results.add(grade("c"))
    assert [one.submission for one in read_results(path).grades] == ["a", "c"]


def test_a_closed_file_takes_no_more(tmp_path: Path) -> None:
    results = opened(tmp_path / "results.json")
    results.close()
    results.close()
    with pytest.raises(ValueError, match="closed"):
        results.add(grade("a"))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "damaged"),
        (b'{"schema": 1, "grades": [', "damaged"),
        (b'{"schema": 1}', "damaged"),
        (b"[]", "damaged"),
        (b'{"schema": "\xff"}', "damaged"),
        (b'{"schema": 99}', "form 99"),
    ],
)
def test_a_file_that_cannot_be_used_is_named(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "results.json"
    path.write_bytes(content)
    with pytest.raises(ResultsError, match=said) as caught:
        read_results(path)
    assert str(path) in str(caught.value)


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(ResultsError, match="cannot be read"):
        read_results(tmp_path / "none.json")
