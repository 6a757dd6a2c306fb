"""Finding the file that holds a student's work."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.intake.entry import find_entry, misnamed
from kibitz.intake.found import EntryFound
from kibitz.model.assignment import Assignment, Clause, Entry, Task
from kibitz.model.result import Submission
from kibitz.model.verdict import Verdict

ENGLISH = "class TrickGame:\n    pass\n"
DUTCH = "class Slagenspel:\n    pass\n"
OTHER = "x = 1\n"


def assignment(defines: str = "TrickGame") -> Assignment:
    return Assignment(
        name="trickgame",
        title={"en": "Trick game"},
        entry=Entry(module="trickgame", defines=defines),
        tasks=(Task(name="deal", title={"en": "Dealing"}),),
        clauses=(Clause(id="T1", text={"en": "It deals."}),),
        vocabularies={"nl": {"trickgame": "slagenspel", "TrickGame": "Slagenspel"}},
    )


def find(files: dict[str, str | bytes], defines: str = "TrickGame") -> EntryFound:
    content = {name: text.encode() if isinstance(text, str) else text for name, text in files.items()}
    return find_entry(Submission(id="s", files=content), assignment(defines))


def said(found: EntryFound) -> str:
    return "\n".join(remark.say() for remark in found.remarks)


def test_the_right_name_needs_no_remark() -> None:
    found = find({"trickgame.py": ENGLISH, "cards.py": OTHER})
    assert (found.module, found.language, found.remarks, found.problem) == ("trickgame", "en", (), None)
    assert list(found.files) == ["trickgame.py", "cards.py"]


def test_the_language_is_found_from_the_class() -> None:
    found = find({"slagenspel.py": DUTCH})
    assert (found.module, found.language, found.remarks) == ("slagenspel", "nl", ())


def test_a_dutch_file_with_the_english_class_is_english() -> None:
    found = find({"slagenspel.py": ENGLISH})
    assert (found.module, found.language, list(found.files)) == ("trickgame", "en", ["trickgame.py"])


@pytest.mark.parametrize(
    "name",
    [
        "TrickGame (1).py",
        "trickgame-1.py",
        "TRICKGAME.PY",
        "trickgame.py.txt",
        "trickgame copy.py",
        "work.py",
    ],
)
def test_a_file_under_another_name_is_used(name: str) -> None:
    found = find({name: ENGLISH, "cards.py": OTHER})
    assert found.files == {"cards.py": OTHER.encode(), "trickgame.py": ENGLISH.encode()}
    assert f"found {name}, used as trickgame.py: rename {name} to trickgame.py" in said(found)
    assert misnamed(found.remarks) is found.remarks[0]


def test_a_name_that_others_import_is_kept_too() -> None:
    found = find({"work.py": ENGLISH, "helper.py": "import work\n"})
    assert sorted(found.files) == ["helper.py", "trickgame.py", "work.py"]


def test_the_right_name_comes_before_others_that_define_the_class() -> None:
    found = find({"a.py": ENGLISH, "trickgame-1.py": ENGLISH, "trickgame.py": ENGLISH + "#"})
    assert found.files["trickgame.py"] == (ENGLISH + "#").encode()
    assert "a.py, trickgame-1.py too defines TrickGame; trickgame.py was used" in said(found)


def test_the_nearest_name_comes_next_and_then_the_alphabet() -> None:
    assert "found trickgame-1.py" in said(find({"a.py": ENGLISH, "trickgame-1.py": ENGLISH}))
    assert "found x.py" in said(find({"y.py": ENGLISH, "x.py": ENGLISH}))


def test_the_class_counts_more_than_the_name() -> None:
    found = find({"trickgame.py": OTHER, "work.py": ENGLISH})
    assert found.files["trickgame.py"] == ENGLISH.encode()


@pytest.mark.parametrize(
    "text",
    [
        "from work import TrickGame\n",
        "from work import (\n    TrickGame,\n)\n",
        "from work import *\n",
        "import work\nTrickGame = work.TrickGame\n",
    ],
)
def test_a_module_that_imports_the_class_is_the_entry(text: str) -> None:
    found = find({"trickgame.py": text, "work.py": ENGLISH})
    assert found.files["trickgame.py"] == text.encode()


def test_a_folder_of_the_entry_is_brought_to_the_top() -> None:
    found = find({"src/trickgame.py": ENGLISH, "src/cards.py": OTHER, "README.md": "x"})
    assert sorted(found.files) == ["README.md", "cards.py", "trickgame.py"]
    assert "found src/trickgame.py, used as trickgame.py" in said(found)
    assert misnamed(found.remarks) is None


def test_a_package_can_be_the_entry() -> None:
    found = find({"trickgame/__init__.py": ENGLISH, "trickgame/cards.py": OTHER})
    assert (found.module, found.remarks) == ("trickgame", ())
    assert "trickgame/__init__.py" in found.files


def test_a_package_in_a_folder_keeps_its_own() -> None:
    found = find({"src/trickgame/__init__.py": ENGLISH, "src/trickgame/cards.py": OTHER, "x.txt": ""})
    assert sorted(found.files) == ["trickgame/__init__.py", "trickgame/cards.py", "x.txt"]


def test_the_only_python_file_is_used() -> None:
    found = find({"work.py": "class Trickgame:\n    pass\n", "cards.txt": "x"})
    assert found.problem is None
    assert "trickgame.py" in found.files
    assert "Trickgame is the nearest in it: rename that to TrickGame" in said(found)


def test_without_a_class_to_look_for_the_name_decides() -> None:
    found = find({"slagenspel.py": OTHER, "cards.py": OTHER}, defines="")
    assert (found.module, found.language, found.remarks) == ("slagenspel", "nl", ())


def test_what_is_missing_names_the_nearest_class() -> None:
    found = find({"a.py": "class Trickgame:\n    pass\n", "b.py": OTHER})
    assert found.verdict is Verdict.MISSING
    assert found.problem is not None
    assert "the nearest is Trickgame in a.py: rename it to TrickGame" in found.problem.say()


def test_what_is_missing_names_the_files() -> None:
    found = find({"a.py": OTHER, "b.py": OTHER})
    assert found.verdict is Verdict.MISSING
    assert found.problem is not None
    assert "no file trickgame.py was found, only a.py, b.py" in found.problem.say()


@pytest.mark.parametrize(
    "files",
    [
        {},
        {"work.zip": b"PK\x03\x04"},
        {"trickgame.py": b"PK\x03\x04"},
        {"trickgame.py": ENGLISH.encode("utf-16")},
        {"work.py": b"\xef\xbb\xbfclass TrickGame:\r\n  x = '\xe9'\r\n"},
    ],
)
def test_what_cannot_be_read_is_not_gradable(files: dict[str, str | bytes]) -> None:
    found = find(files)
    assert found.verdict is Verdict.NOT_GRADABLE
    assert found.problem is not None


def test_a_helper_that_cannot_be_read_is_no_matter() -> None:
    assert find({"trickgame.py": ENGLISH, "old.py": b"\xe9"}).problem is None


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_line_ends_and_a_bom_are_no_matter(end: str) -> None:
    text = "\ufeff" + ENGLISH.replace("\n", end) + "def f():" + end
    assert "found work.py" in said(find({"work.py": text, "b.py": OTHER}))


PARTS = st.sampled_from(
    ["trickgame", "slagenspel", "TrickGame", " (1)", "/", ".py", ".txt", "-2", "é", "\n", "a", "."]
)
FILES = st.dictionaries(
    st.one_of(st.text(min_size=1), st.lists(PARTS, min_size=1, max_size=6).map("".join)),
    st.one_of(
        st.binary(),
        st.lists(st.sampled_from([ENGLISH, DUTCH, OTHER, "import *", "class "])).map(
            lambda texts: "".join(texts).encode()
        ),
    ),
    max_size=5,
)


@given(FILES, st.sampled_from(["", "TrickGame"]))
def test_nothing_raises_and_what_is_found_can_be_imported(files: dict[str, bytes], defines: str) -> None:
    submission = Submission(id="s", files=files)
    before = dict(files)
    found = find_entry(submission, assignment(defines))
    assert submission.files == before
    assert found == find_entry(submission, assignment(defines))
    assert (found.problem is None) == (found.verdict is None)
    if found.problem is None:
        assert {f"{found.module}.py", f"{found.module}/__init__.py"} & set(found.files)


@pytest.mark.parametrize(
    "piece", ["class ", "from a", "import ", " ", "\n", "TrickGame ", "class TrickGam\n", "def a\n"]
)
def test_the_time_is_bounded(piece: str) -> None:
    text = piece * (1024 * 1024 // len(piece))
    start = time.process_time()
    find({"a.py": text, "b.py": text})
    assert time.process_time() - start < 3
