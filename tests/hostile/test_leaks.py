"""Canaries in every hidden place: no file that a student receives may hold one, whatever is tried."""

from __future__ import annotations

import ast
import re
import secrets
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from kibitz.bulk.pool import Pool
from kibitz.intake.folder import gather_one
from kibitz.model.assignment import Check
from kibitz.model.result import Grade, Submission
from kibitz.report.pages import PageWriter

from .declared import CORPUS
from .leaker import EVERYWHERE, HIDDEN, SOURCE
from .outside import copy_course
from .runner import strengths

CANARY = re.compile("CANARY-[a-z]+-[0-9a-f]{16}")
STRENGTHS = strengths()
NOT_HELD = frozenset({"plain", "uid"})
"""Strengths under which a guest can read what every user of the machine can: declared not to hold."""

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]


class Leaked(msgspec.Struct):
    """What a run under one strength gave: by submission, the grade and the text of its pages."""

    strength: str
    checks: dict[str, Check]
    grades: dict[str, Grade]
    pages: dict[str, str]


def _canary(place: str) -> str:
    return f"CANARY-{place}-{secrets.token_hex(8)}"


def _plant(suite: Path) -> int:
    """Put a canary into every hidden check and every function of the oracle; return how many there are."""
    count = 0
    for path in (*sorted(suite.glob("test_*.py")), suite / "oracle.py"):
        lines = path.read_text("utf-8").split("\n")
        functions = [
            node for node in ast.walk(ast.parse("\n".join(lines))) if isinstance(node, ast.FunctionDef)
        ]
        for function in sorted(functions, key=lambda node: -node.lineno):
            hidden = any("hidden" in ast.unparse(part) for part in function.decorator_list)
            if hidden or path.name == "oracle.py":
                first = function.body[0]
                assert first.end_lineno is not None
                line = f"_canary = {_canary('check')!r}  # {_canary('source')}"
                lines.insert(first.end_lineno, " " * first.col_offset + line)
                count += 1
        path.write_text("\n".join(lines), "utf-8")
    return count


@pytest.fixture(scope="session")
def course() -> Iterator[Path]:
    """Make a course full of canaries that every user may read: only a sandbox keeps anybody out."""
    root = Path(tempfile.mkdtemp(prefix="kibitz-leaks-"))
    root.chmod(0o755)
    suite = copy_course(root / "course")
    assert _plant(suite) > 40
    for path in (root / "course" / "reference").rglob("*.py"):
        path.write_text(f"{path.read_text('utf-8')}\nCANARY = {_canary('reference')!r}\n", "utf-8")
    (root / "out").mkdir()
    (root / "out" / "results.json").write_text(f'{{"canary": "{_canary("results")}"}}')
    yield root
    shutil.rmtree(root, ignore_errors=True)


def _submissions(root: Path) -> list[Submission]:
    honest = gather_one(CORPUS / "honest-program")
    shared = honest.files["honest.py"]
    other = root / "submissions" / "other"
    other.mkdir(parents=True, exist_ok=True)
    content = honest.files["trickgame.py"] + f"CANARY = {_canary('other')!r}\n".encode()
    (other / "trickgame.py").write_bytes(content)
    (other / "honest.py").write_bytes(shared)
    places = f"PLACES = {[str(root / part) for part in ('course', 'out', 'submissions')]!r}\n"
    thieves = [
        Submission(id=name, files={"trickgame.py": (places + SOURCE + text).encode(), "honest.py": shared})
        for name, text in (("everywhere", EVERYWHERE), ("hidden", HIDDEN))
    ]
    return [gather_one(other), *thieves, gather_one(other)]


@pytest.fixture(scope="session", params=STRENGTHS)
def leaked(request: pytest.FixtureRequest, course: Path) -> Leaked:
    strength: str = request.param
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KIBITZ_CANARY", _canary("environ"))
        with Pool(course / "course" / "graders" / "trickgame", workers=2, sandbox=strength) as pool:
            writer = PageWriter(pool.ready.assignment, pool.ready.checks)
            submissions = {one.id: one for one in _submissions(course)}
            grades = {done.grade.submission: done.grade for done in pool.grade_all(submissions.values())}
            checks = {check.name: check for check in pool.ready.checks}
    pages = {}
    for name, grade in grades.items():
        folder = course / f"pages-{strength}" / name
        writer.write(grade, folder, {} if name == "other" else submissions[name].files)
        pages[name] = "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob("*")))
    return Leaked(strength, checks, grades, pages)


def test_the_thief_tells_what_it_found(leaked: Leaked) -> None:
    """Its search has come to an end, and its loot would be on the page if there were any."""
    assert "FOUND: [" in leaked.pages["everywhere"]


def test_no_page_holds_a_canary(leaked: Leaked) -> None:
    found = sorted(
        {canary.split("-")[1] for text in leaked.pages.values() for canary in CANARY.findall(text)}
    )
    if leaked.strength == "plain":
        assert "check" in found, "a thief that finds nothing where nothing holds it proves nothing"
    if found and leaked.strength in NOT_HELD:
        pytest.xfail(f"{leaked.strength} lets a guest read: {', '.join(found)}")
    assert not found


def test_what_a_hidden_check_saw_is_on_no_page(leaked: Leaked) -> None:
    """Under every strength: what a program says in a hidden check is for the staff."""
    grade = leaked.grades["hidden"]
    lost = {result.check for result in grade.results if result.points < result.possible}
    assert any(leaked.checks[name].hidden for name in lost)
    assert not CANARY.search(leaked.pages["hidden"])
    assert "FOUND:" not in leaked.pages["hidden"].replace("print(&#34;FOUND:&#34;", "")
