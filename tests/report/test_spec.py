"""The page of the spec: small, whole, escaped, with an anchor for each clause."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kibitz.report.markdown import render
from kibitz.report.material import Material, read_material

from .records import check, pages, text, wrong

COURSE = Path(__file__).parents[2]
BUILT_IN = ["hearts", "poker", "trickgame", "whist"]
SPEC = """# The game

Words <b>bold</b> with *stress*, **weight** and `co|de *x*`.

- **T12** A trump wins
  over others.

  ```python
  game.play("<x>")
    deeper
  ```
- **T12.1** Two
  - inner
- plain

| Card | Worth |
|------|-------|
| `a|b` | 1 \\| 2 |

1. one
2. two
"""


def test_a_spec_is_rendered() -> None:
    body = render(SPEC).body
    for part in (
        "<h1>The game</h1>",
        "&lt;b&gt;bold&lt;/b&gt; with <em>stress</em>, <strong>weight</strong>",
        '<code translate="no">co|de *x*</code>',
        '<li class="clause" id="T12"><a class="id" href="#T12">T12</a><div>A trump wins over others.',
        "game.play(&#34;&lt;x&gt;&#34;)\n  deeper</code></pre>",
        'id="T12.1"',
        "<ul><li>inner</li>",
        '<th scope="col">Worth</th>',
        '<td><code translate="no">a|b</code></td><td>1 | 2</td>',
        "<ol><li>one</li>\n<li>two</li>",
    ):
        assert part in body


@pytest.mark.parametrize(
    "odd", ["", "- ", "* * *", "|", "```", "1.", "#", "- **T1**", "[a](javascript:x)", "-\n-"]
)
def test_odd_specs_do_no_harm(odd: str) -> None:
    assert "javascript" not in render(odd).body


@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("language", ["en", "nl"])
def test_every_clause_of_the_built_in_course_has_its_anchor(tmp_path: Path, name: str, language: str) -> None:
    material = read_material(COURSE / "graders" / name, COURSE)
    results = [wrong("test_one", text("a"), text("b"))]
    page = pages(tmp_path, [check("test_one")], results, language=language, material=material)["spec.html"]
    ids = re.findall(r"^- \*\*([A-Z]+[\d.]+)\*\*", material.specs[language], re.MULTILINE)
    assert len(ids) > 20
    assert re.findall('<li class="clause" id="([^"]+)"', page) == ids
    assert len(page.encode("utf-8")) < 60_000
    assert f'<html lang="{language}">' in page
    assert "http" not in page.partition("</style>")[2]


def test_clauses_on_the_page_of_a_task_lead_to_the_spec(tmp_path: Path) -> None:
    found = pages(
        tmp_path,
        [check("test_one")],
        [wrong("test_one", text("a"), text("b"))],
        material=Material(specs={"en": SPEC}),
    )
    assert '<a class="id" href="spec.html#T12">T12</a>' in found["play.html"]
    assert 'id="T12"' in found["spec.html"]
    assert 'href="spec.html"' in found["index.html"]


def test_a_spec_in_another_language_says_so(tmp_path: Path) -> None:
    material = Material(specs={"nl": "# Spel\n\n- **T12** Een troef wint.\n"})
    page = pages(tmp_path, [check("test_one")], [], material=material)["spec.html"]
    assert '<html lang="en">' in page
    assert '<article class="spec" lang="nl">' in page


def test_a_spec_that_no_page_can_hold_is_left_out(tmp_path: Path) -> None:
    found = pages(
        tmp_path,
        [check("test_one")],
        [wrong("test_one", text("a"), text("b"))],
        material=Material(specs={"en": "words\n\n" * 60_000}),
    )
    assert "spec.html" not in found
    assert "spec.html" not in found["play.html"]
