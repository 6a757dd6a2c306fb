"""What matches come to."""

from __future__ import annotations

from kibitz.model.note import note
from kibitz.tournament.plans import FOULS
from kibitz.tournament.records import Match, Pairing, Twice
from kibitz.tournament.standings import Standings, standings, won_against

from .fakes import a_game, a_match, foul_match

AB, CD = Pairing(1, 1, "a", "b"), Pairing(1, 2, "c", "d")
AC, BD = Pairing(2, 1, "a", "c"), Pairing(2, 2, "b", "d")
YES, NO, BOTH = (True, True), (False, False), (True, False)


def places(now: Standings) -> dict[str, int]:
    """Return the places by entry."""
    return {row.entry: row.place for row in now.rows}


def test_games_won_decide_and_order_of_arrival_does_not() -> None:
    matches = [a_match(AB, [YES, YES]), a_match(CD, [YES, NO]), a_match(AC, [YES, NO]), a_match(BD, [NO, NO])]
    now = standings("abcd", matches)
    assert places(now) == {"a": 1, "d": 1, "c": 3, "b": 4}
    assert standings("abcd", matches[::-1]) == now
    row = now.row_of("a")
    assert row is not None
    assert (row.won, row.played, row.points) == (6, 8, 16)


def test_points_decide_between_equals() -> None:
    large = Match(AB, (Twice((a_game(0), a_game(0))),))
    larger = Match(CD, (Twice((a_game(1, foul="S"), a_game(1))),))
    now = standings("abcd", [large, larger])
    assert [row.won for row in now.rows] == [1, 1, 1, 1]
    assert now.rows[0].entry == "d"
    assert now.rows[-1].entry == "c"


def test_a_game_less_counts_as_half_of_one() -> None:
    now = standings("abc", [a_match(AB, [YES]), a_match(AC, [NO])])
    credit = {row.entry: row.credit for row in now.rows}
    assert credit == {"a": 0, "b": 1, "c": 1}


def test_tricks_are_counted_over_both_sittings() -> None:
    match = Match(AB, (Twice((a_game(0, (9, 4)), a_game(1, (5, 8)))),))
    row = standings("ab", [match]).row_of("a")
    assert row is not None
    assert row.tricks == 2.0
    assert row.margin is None


def test_three_fouls_retire_and_take_all_games_out() -> None:
    matches = [
        foul_match(Pairing(1, 1, "a", "b"), 2),
        a_match(CD, [YES]),
        foul_match(AC, 1),
        a_match(Pairing(3, 1, "a", "d"), [YES] * 9),
    ]
    now = standings("abcd", matches)
    assert now.retired == ("a",)
    assert len(now.fouls) == FOULS
    assert now.row_of("a") is None
    assert [row.played for row in now.rows] == [2, 0, 2]
    assert Pairing(3, 1, "a", "d") not in [match.pairing for match in now.matches]
    assert set(won_against(now.counted)) == {("c", "d"), ("d", "c")}


def test_a_foul_is_told_with_its_place() -> None:
    (foul,) = standings("ab", [foul_match(AB, 1)]).fouls
    assert (foul.entry, foul.against, foul.game, foul.sitting, foul.number) == ("a", "b", 1, 1, 1)
    assert foul.foul.why == note("It gave no card of the deck.")


def test_two_fouls_cost_games_and_nothing_else() -> None:
    now = standings("ab", [foul_match(AB, 2)])
    assert now.retired == ()
    row = now.row_of("a")
    assert row is not None
    assert row.fouls == 2


def test_a_void_game_counts_for_nobody_and_is_told() -> None:
    now = standings("ab", [Match(AB, (Twice((), "the sandbox fell over"), *a_match(AB, [YES]).games))])
    assert [row.played for row in now.rows] == [2, 2]
    (void,) = now.void
    assert void.why == "the sandbox fell over"
    assert now.fouls == ()


def test_nothing_played() -> None:
    now = standings("ab", [])
    assert places(now) == {"a": 1, "b": 1}
    assert standings("", []).rows == ()
