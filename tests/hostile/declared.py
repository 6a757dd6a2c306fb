"""What the corpus declares of each hostile program (`tests/corpus/hostile/expected.toml`)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from kibitz.model.verdict import Verdict

CORPUS = Path(__file__).parents[1] / "corpus" / "hostile"


NOT_THE_STRONGEST = frozenset({"bubblewrap", "landlock", "uid", "plain"})


class Case(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One hostile program: what it tries, and the grade that it must get."""

    what: str
    verdict: Verdict
    points: float | None = None
    """Left out: no mark is given."""
    twin: str = ""
    """The honest program that behaves the same: no more points than that one gets."""
    verdict_plain: Verdict | None = None
    points_plain: float | None = None
    """Where the plain process rightly gives another grade."""
    plain: str = ""
    bubblewrap: str = ""
    landlock: str = ""
    uid: str = ""
    """What that strength does not hold, in words; empty where it holds.  There is none for the strongest."""

    def grade(self, strength: str) -> tuple[Verdict, float | None]:
        """Return verdict and points that are right under a strength."""
        if strength == "plain" and self.verdict_plain is not None:
            return self.verdict_plain, self.points_plain
        return self.verdict, self.points

    def exception(self, strength: str) -> str:
        """Return what a strength is declared not to hold."""
        return str(getattr(self, strength)) if strength in NOT_THE_STRONGEST else ""


def read_cases() -> dict[str, Case]:
    """Return the declared cases by name."""
    text = (CORPUS / "expected.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Case])
