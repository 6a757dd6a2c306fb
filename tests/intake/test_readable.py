"""Uploads that cannot be graded, and why."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kibitz.intake.readable import unreadable, unreadable_file


@pytest.mark.parametrize(
    ("names", "said"),
    [
        ([], "holds no files"),
        (["work.zip"], "work.zip is an archive: unpack it"),
        (["Work.DOCX"], "Work.DOCX is a document"),
        (["work.ipynb"], "work.ipynb is a notebook"),
        (["work.pyc"], "work.pyc is what Python makes"),
        (["a.txt", "b.png"], "only a.txt, b.png"),
    ],
)
def test_without_a_python_file_what_was_found_is_named(names: list[str], said: str) -> None:
    why = unreadable(dict.fromkeys(names, b""))
    assert why is not None
    assert said in why.say()


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"PK\x03\x04rest", "archive or an office document"),
        (b"{\\rtf1 x", "word processor"),
        (b"%PDF-1.4", "word processor"),
        (b"\n <!DOCTYPE html><p>", "web page"),
        (b"\xef\xbb\xbf<html>", "web page"),
        (b'{\n "cells": []}', "notebook"),
        ("x = 1".encode("utf-16"), "UTF-16"),
        ("x = 1".encode("utf-16-le"), "NUL byte on line 1"),
        (b"a\nb\0", "NUL byte on line 2"),
        (b"# ok\ns = 'caf\xe9'\n", "on line 2 is a character that Python cannot read (é perhaps)"),
        (b"\n\n# coding: latin-1\ns = '\xe9'", "on line 4"),
        (b"x\n# coding: latin-1\ns = '\xe9'", "on line 3"),
        (b"# coding: utf-8\ns = '\xe9'", "on line 2"),
    ],
)
def test_what_python_cannot_read_is_told(data: bytes, said: str) -> None:
    why = unreadable({"other.py": b"x = 1\n", "snap.py": data})
    assert why is not None
    assert said in why.say()
    assert "snap.py" in why.say()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"x = 1",
        b"\xef\xbb\xbfx = 1\r\n",
        b"if x:\n\ty = 1\n",
        b"# -*- coding: latin-1 -*-\ns = '\xe9'",
        b"#!/usr/bin/python\n# vim: set fileencoding=cp1252 :\ns = '\xe9'",
        "s = '♥'".encode(),
        b"{'cells': 1}",
        b"x < html",
    ],
)
def test_what_python_can_read_is_left_alone(data: bytes) -> None:
    assert unreadable_file("snap.py", data) is None


@given(st.dictionaries(st.text(), st.binary()))
def test_nothing_raises(files: dict[str, bytes]) -> None:
    unreadable(files)


@given(st.binary())
def test_a_file_is_refused_when_python_cannot_decode_it(data: bytes) -> None:
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        assert unreadable_file("snap.py", data) is not None
