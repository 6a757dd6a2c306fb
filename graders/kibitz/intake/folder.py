"""From a folder of uploads to submissions: each sub-folder is one, and each lone Python file."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from kibitz.intake.files import Caps, Upload, is_junk, is_source, printable, read_lone, read_upload
from kibitz.intake.ids import safe_id, unique_ids
from kibitz.model.note import Note, note
from kibitz.model.result import Submission

_DEFAULT = Caps()


class Intake(msgspec.Struct, frozen=True, kw_only=True):
    """The submissions of a folder, and what in it is not used."""

    submissions: tuple[Submission, ...]
    unused: tuple[Note, ...]
    """Every file that no submission uses, and why; paths are those inside the folder."""


def gather(folder: Path, caps: Caps = _DEFAULT) -> Intake:
    """Read every submission in a folder, in the order of their ids.

    Raises `OSError` when the folder itself cannot be listed; nothing inside it raises.
    """
    unused: list[Note] = []
    uploads: list[os.DirEntry[str]] = []
    for entry in sorted(os.scandir(folder), key=lambda entry: entry.name):
        if why := _not_an_upload(entry):
            unused.append(why)
        else:
            uploads.append(entry)
    # Folders come first, so that of `a` and `a.py` the folder is called `a`.
    uploads.sort(key=lambda entry: (not entry.is_dir(), entry.name))
    names = [entry.name if entry.is_dir() else Path(entry.name).stem for entry in uploads]
    submissions: list[Submission] = []
    for entry, name, submission_id in zip(uploads, names, unique_ids(names), strict=True):
        lone = not entry.is_dir()
        upload = read_lone(Path(entry.path), caps) if lone else read_upload(Path(entry.path), caps)
        shown = printable(entry.name)
        unused += [_inside(shown, left_out) for left_out in (*upload.remarks, *upload.junk) if not lone]
        unused += upload.remarks if lone else ()
        if submission_id != name:
            upload.remarks.insert(
                0, note("the upload {name} is called {id} here", name=shown, id=submission_id)
            )
        submissions.append(_submission(submission_id, upload))
    submissions.sort(key=lambda submission: submission.id)
    return Intake(submissions=tuple(submissions), unused=tuple(unused))


def gather_one(folder: Path, caps: Caps = _DEFAULT) -> Submission:
    """Read a folder that is one submission (or a lone file); its id is the name of it.

    Nothing raises: a folder that cannot be read is a submission without files, with a remark.
    """
    if folder.is_file():
        return _submission(safe_id(folder.stem), read_lone(folder, caps))
    return _submission(safe_id(folder.resolve().name), read_upload(folder, caps))


def _not_an_upload(entry: os.DirEntry[str]) -> Note | None:
    shown = printable(entry.name)
    if is_junk(entry.name):
        return note("{file} was left out: it is not part of a program", file=shown)
    if entry.is_symlink():
        return note("{file} was left out: it is a link to another file; upload the file itself", file=shown)
    if not entry.is_dir() and not is_source(entry.name):
        return note(
            "{file} was left out: it is neither a folder nor a Python file; unpack it if it is an archive",
            file=shown,
        )
    return None


def _submission(submission_id: str, upload: Upload) -> Submission:
    files, remarks = _flattened(upload.files)
    return Submission(id=submission_id, files=files, remarks=(*upload.remarks, *remarks))


def _flattened(files: dict[str, bytes]) -> tuple[dict[str, bytes], list[Note]]:
    """Take the files out of a folder that is all there is: archives are often packed that way."""
    stripped = ""
    while files:
        top = next(iter(files)).split("/", 1)[0] + "/"
        # With an `__init__.py` the folder is a package, and its name may matter.
        if not all(name.startswith(top) for name in files) or f"{top}__init__.py" in files:
            break
        files = {name.removeprefix(top): content for name, content in files.items()}
        stripped += top
    if not stripped:
        return files, []
    return files, [note("the files were found in the folder {folder} and taken out of it", folder=stripped)]


def _inside(folder: str, left_out: Note) -> Note:
    """Name the upload's folder in a note about one of its files."""
    values = dict(left_out.values)
    if "file" in values:
        values["file"] = f"{folder}/{values['file']}"
    else:
        values["count"] = f"{folder}: {values.get('count', '')}"
    return Note(left_out.text, values)
