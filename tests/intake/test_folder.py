"""From folders to submissions."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.intake.files import Caps
from kibitz.intake.folder import gather, gather_one
from kibitz.model.note import Note

FEW = Caps(files=3, source=100, data=200, total=350, depth=2)


def write(root: Path, name: str, content: bytes | str = "") -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


def said(notes: tuple[Note, ...]) -> str:
    return "\n".join(note.say() for note in notes)


def test_folders_and_lone_files_are_submissions(tmp_path: Path) -> None:
    write(tmp_path, "s2/snap.py", "x")
    write(tmp_path, "s2/data/cards.txt", "c")
    write(tmp_path, "s1.py", "y")
    write(tmp_path, "readme.txt", "z")
    (tmp_path / "s3").mkdir()
    found = gather(tmp_path)
    assert [one.id for one in found.submissions] == ["s1", "s2", "s3"]
    assert [one.files for one in found.submissions] == [
        {"s1.py": b"y"},
        {"data/cards.txt": b"c", "snap.py": b"x"},
        {},
    ]
    assert all(not one.remarks for one in found.submissions)
    assert "readme.txt was left out" in said(found.unused)


def test_a_folder_and_a_file_of_the_same_name_get_two_ids(tmp_path: Path) -> None:
    write(tmp_path, "a/snap.py", "folder")
    write(tmp_path, "a.py", "file")
    first, second = gather(tmp_path).submissions
    assert (first.id, first.files) == ("a", {"snap.py": b"folder"})
    assert (second.id, second.files) == ("a-2", {"a.py": b"file"})
    assert "a.py is called a-2" in said(second.remarks)


def test_junk_is_reported_and_is_no_remark(tmp_path: Path) -> None:
    junk = [
        "__pycache__/x.pyc",
        ".git/config",
        ".DS_Store",
        "__MACOSX/._snap.py",
        "._snap.py",
        ".venv/a.py",
        "x.pyc",
    ]
    for name in ["snap.py", *junk]:
        write(tmp_path, f"s/{name}")
    write(tmp_path, ".idea/x.py")
    found = gather(tmp_path)
    assert list(found.submissions[0].files) == ["snap.py"]
    assert not found.submissions[0].remarks
    for name in ("s/__pycache__", "s/.git", "s/.DS_Store", "s/__MACOSX", "s/._snap.py", "s/x.pyc", ".idea"):
        assert f"{name} was left out" in said(found.unused)


def test_symlinks_are_never_followed(tmp_path: Path) -> None:
    write(tmp_path, "secret/x.py", "secret")
    write(tmp_path, "in/s/snap.py", "x")
    os.symlink(tmp_path / "secret" / "x.py", tmp_path / "in" / "s" / "link.py")
    os.symlink(tmp_path / "secret", tmp_path / "in" / "s" / "folder")
    os.symlink(tmp_path / "secret", tmp_path / "in" / "t")
    os.symlink(tmp_path / "secret" / "x.py", tmp_path / "in" / "u.py")
    found = gather(tmp_path / "in")
    assert [one.files for one in found.submissions] == [{"snap.py": b"x"}]
    assert "link.py was left out: it is a link" in said(found.submissions[0].remarks)
    for name in ("s/link.py", "s/folder", "t", "u.py"):
        assert f"{name} was left out: it is a link" in said(found.unused)


def test_too_many_files_leave_the_programs(tmp_path: Path) -> None:
    for number in range(9):
        write(tmp_path, f"a{number}.txt")
    write(tmp_path, "lib/deep.py")
    write(tmp_path, "snap.py")
    one = gather_one(tmp_path, FEW)
    assert list(one.files) == ["a0.txt", "lib/deep.py", "snap.py"]
    assert "8 files were left out, a1.txt the first of them" in said(one.remarks)


@pytest.mark.parametrize(
    ("name", "size", "kept"),
    [("a.py", 100, True), ("a.py", 101, False), ("a.txt", 200, True), ("a.txt", 201, False)],
)
def test_a_file_that_is_too_large_is_left_out(tmp_path: Path, name: str, size: int, kept: bool) -> None:
    write(tmp_path, name, b"x" * size)
    one = gather_one(tmp_path, FEW)
    assert (name in one.files) is kept
    assert ("is larger than" in said(one.remarks)) is not kept


def test_too_much_together_is_left_out(tmp_path: Path) -> None:
    for name in ("a.txt", "b.txt"):
        write(tmp_path, name, b"x" * 200)
    one = gather_one(tmp_path, FEW)
    assert list(one.files) == ["a.txt"]
    assert "b.txt was left out: the files together are larger" in said(one.remarks)


def test_too_deep_is_left_out(tmp_path: Path) -> None:
    write(tmp_path, "a/b/c/d.py")
    write(tmp_path, "snap.py")
    one = gather_one(tmp_path, FEW)
    assert list(one.files) == ["snap.py"]
    assert "a/b/c was left out: it is too many folders deep" in said(one.remarks)


def test_thousands_of_names_end_the_search(tmp_path: Path) -> None:
    for number in range(60):
        write(tmp_path, f"{number:03}.txt")
    one = gather_one(tmp_path, Caps(entries=50))
    assert len(one.files) == 50
    assert "from 050.txt on nothing was read" in said(one.remarks)


def test_a_named_pipe_holds_nothing_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.py")
    one = gather_one(tmp_path)
    assert not one.files
    assert "pipe.py was left out: it is not a plain file" in said(one.remarks)


def test_a_single_folder_inside_is_taken_away(tmp_path: Path) -> None:
    write(tmp_path, "s/sub/sub/snap.py", "x")
    write(tmp_path, "s/__MACOSX/x", "x")
    one = gather(tmp_path).submissions[0]
    assert one.files == {"snap.py": b"x"}
    assert "in the folder sub/sub/ and taken out of it" in said(one.remarks)


def test_a_package_keeps_its_folder(tmp_path: Path) -> None:
    write(tmp_path, "snap/__init__.py")
    assert list(gather_one(tmp_path).files) == ["snap/__init__.py"]


def test_a_lone_file_is_a_submission_too(tmp_path: Path) -> None:
    write(tmp_path, "snap.py", "x")
    one = gather_one(tmp_path / "snap.py")
    assert (one.id, one.files) == ("snap", {"snap.py": b"x"})


def test_a_folder_that_is_not_there_is_a_submission_without_files(tmp_path: Path) -> None:
    one = gather_one(tmp_path / "none")
    assert not one.files
    assert "cannot be read" in said(one.remarks)


def test_many_remarks_become_few(tmp_path: Path) -> None:
    for number in range(50):
        os.symlink("/etc/passwd", tmp_path / f"{number}.py")
    one = gather_one(tmp_path)
    assert len(one.remarks) == 21
    assert "30 more files" in one.remarks[-1].say()


def test_names_that_are_not_utf8_can_be_written(tmp_path: Path) -> None:
    folder = os.fsencode(tmp_path) + b"/s\xe9"
    os.mkdir(folder)
    Path(os.fsdecode(folder + b"/caf\xe9.py")).write_bytes(b"x")
    one = gather(tmp_path).submissions[0]
    assert one.id == "s_"
    assert one.files == {"caf\ufffd.py": b"x"}
    said(one.remarks).encode("utf-8")


UNCLEAR = ["a\nb", "a\r", "a\tb", "a\x1b[31mb", "a\u202eb", "a\u2066b", "a\u2028b"]


@pytest.mark.parametrize("name", UNCLEAR)
def test_no_name_is_shown_with_line_ends_or_turned_around(tmp_path: Path, name: str) -> None:
    """Wherever a name comes from: a submission, a file, one that is left out, a folder that is taken away."""
    write(tmp_path, f"{name}/{name}/{name}.py", "x")
    write(tmp_path, f"{name}/{name}/{name}.pyc", "x")
    write(tmp_path, f"{name}/{name}/x.txt", b"x" * 300)
    write(tmp_path, f"{name}.txt", "x")
    found = gather(tmp_path, FEW)
    (one,) = found.submissions
    shown = ascii(name)[1:-1]
    assert list(one.files) == [f"{shown}.py"]
    told = [*(note.say() for note in (*found.unused, *one.remarks)), one.id, *one.files]
    assert not any(set(text) & (set(name) - set("ab[31m")) for text in told)
    for words in (f"{shown}.txt was left out", f"{shown}.pyc was left out", f"in the folder {shown}/ and"):
        assert words in "\n".join(told)


NAMES = st.binary(min_size=1, max_size=12).filter(lambda name: not set(name) & {0, 47} and name.strip(b"."))


@given(st.dictionaries(NAMES, st.one_of(st.none(), st.binary(max_size=300)), max_size=6))
def test_no_folder_raises(
    tmp_path_factory: pytest.TempPathFactory, entries: dict[bytes, bytes | None]
) -> None:
    root = tmp_path_factory.mktemp("uploads")
    for name, content in entries.items():
        path = Path(os.fsdecode(os.fsencode(root) + b"/" + name))
        if content is None:
            path.mkdir()
        else:
            path.write_bytes(content)
    found = gather(root, FEW)
    assert found == gather(root, FEW)
    ids = [one.id for one in found.submissions]
    assert ids == sorted(set(ids))
    for one in (*found.submissions, gather_one(root, FEW)):
        (one.id + said(one.remarks) + "".join(one.files)).encode("utf-8")
