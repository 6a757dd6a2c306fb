"""The corpora: for each built-in assignment, submissions with declared verdicts, and what holds for all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

import msgspec

from kibitz.bulk.pool import Pool
from kibitz.intake.folder import gather, gather_one
from kibitz.judge.runner import Freshness
from kibitz.model.result import Grade, Submission
from tests.corpus_table import Declared, read_table

COURSE = Path(__file__).parents[1]


@dataclass(frozen=True)
class Corpus:
    """The corpus of one assignment."""

    name: str
    full: float
    """Points of a perfect submission."""
    nearly_right: float
    """Points from which a program is nearly right."""
    references: dict[str, str]
    templates: dict[str, str]
    template_points: float = 0
    """What a template gets for being there: a program that shows a hand, and nothing else."""
    slow: frozenset[str] = frozenset()
    """Submissions that run into limits of time: graded first, and only once."""
    never_lost: dict[str, str] = field(default_factory=dict)
    """Checks that no submission need lose, each with the reason why it stays."""
    lost_with_all_else: dict[str, str] = field(default_factory=dict)
    """Checks that no nearly right program loses, each with the reason why it stays."""
    quick: bool = False
    """Whether it is graded each time the tests are run; the others are graded by `make slow`."""
    every: int = 1
    """Of the submissions that are wrong, one in so many is graded each time the tests are run."""
    alike: tuple[tuple[str, str], ...] = ()
    """Pairs of submissions of which the second plays a trick, and must get what the honest first gets."""

    @property
    def folder(self) -> Path:
        """Where the submissions are."""
        return Path(__file__).parent / "corpus" / self.name

    @cached_property
    def declared(self) -> dict[str, Declared]:
        """What each submission must get."""
        return read_table(self.folder / "expected.toml")

    @cached_property
    def fast(self) -> frozenset[str]:
        """The submissions that are graded each time the tests are run: the right ones, and some others."""
        right = [name for name in self.declared if name.startswith("correct-")]
        others = sorted(set(self.declared) - set(right))
        compared = [name for pair in self.alike for name in pair]
        return frozenset([*right, *others[:: self.every], *compared])

    @cached_property
    def submissions(self) -> tuple[Submission, ...]:
        """The submissions, those first that take long."""
        found = gather(self.folder).submissions
        return tuple(sorted(found, key=lambda submission: submission.id not in self.slow))

    def elsewhere(self) -> list[Submission]:
        """Return the references and the templates as submissions."""
        return [
            msgspec.structs.replace(gather_one(COURSE / folder), id=beside(name))
            for name, folder in (self.references | self.templates).items()
        ]

    def grade(
        self, submissions: Iterable[Submission], freshness: Freshness = Freshness.IMPORT
    ) -> dict[str, Grade]:
        """Grade submissions, and return the grades by their ids."""
        sandbox = "plain" if freshness is Freshness.FORK else "auto"  # nothing can fork behind walls
        folder = COURSE / "graders" / self.name
        with Pool(folder, workers=3, freshness=freshness, sandbox=sandbox) as pool:
            return {done.grade.submission: done.grade for done in pool.grade_all(list(submissions))}


def beside(name: str) -> str:
    """Return the id of a reference or a template, which is not in the corpus."""
    return f"not in the corpus: {name}"


CORPORA = {
    corpus.name: corpus
    for corpus in (
        Corpus(
            name="trickgame",
            quick=True,
            full=20,
            nearly_right=15,
            references={"reference": "reference/trickgame", "reference-nl": "reference/trickgame-nl"},
            templates={
                "template": "student_template/trickgame",
                "template-nl": "student_template/trickgame-nl",
            },
            slow=frozenset({"waits-for-ever", "endless-trick", "endless-at-import", "takes-all-memory"}),
            lost_with_all_else={
                "test_a_game_can_be_made": "every other check needs a game",
                "test_the_dealer_gets_the_first_card": "whoever deals wrong has the wrong hands everywhere",
                "test_the_deal_goes_round": "the same",
            },
            alike=(("answers-none", "patches-builtins"),),
        ),
        Corpus(
            name="poker",
            full=20,
            nearly_right=12,  # one mistake in a category costs also what is decided by it
            references={"reference": "reference/poker"},
            templates={"template": "student_template/poker"},
            every=4,
            slow=frozenset({"wrong-endless-straight"}),
            lost_with_all_else={
                "test_a_hand_can_be_played": "every other check of the whole program needs a hand",
                "test_all_nine_cards_are_shown": "what is not shown can be neither decided nor named",
            },
        ),
        Corpus(
            name="hearts",
            full=25,
            nearly_right=20,
            references={"reference": "reference/hearts"},
            templates={"template": "student_template/hearts"},
            every=8,
            slow=frozenset(
                {
                    "endless-better",
                    "endless-basic",
                    "hostile-patches-random",
                    "hostile-peeks-at-hands",
                    "wrong-exactly-the-target",
                    "wrong-old-deck",
                    "wrong-tie-for-ever",
                }
            ),
        ),
        Corpus(
            name="whist",
            full=20,
            nearly_right=10,
            references={"reference": "reference/whist"},
            templates={"template": "student_template/whist"},
            every=4,
            template_points=1.75,
            slow=frozenset({"hostile-endless-loop", "hostile-prints-a-lot"}),
            never_lost={"test_what_the_player_is_seen_to_do": "it counts, and asks for nothing"},
            lost_with_all_else={
                "test_the_player_is_there": "without a player there is nothing to ask",
                "test_player_is_a_class": "the same",
                "test_player_can_be_made": "the same",
                "test_there_is_a_play_card": "the same",
                "test_play_card_takes_what_it_is_told": "the same",
                "test_a_card_is_given": "what gives no card gives none anywhere",
            },
            alike=tuple(
                ("wrong-template-untouched", trick)
                for trick in ("hostile-card-of-its-own", "hostile-changes-card", "hostile-equals-everything")
            ),
        ),
    )
}
"""By the assignment's name."""
