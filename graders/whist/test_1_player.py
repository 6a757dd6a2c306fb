"""The first part: a player that always gives a card which it may play.

First what it is, in the order in which one would write it; then the simplest hands; then positions of every
kind, each with a trap of its own; then thousands of them, and one player all through a game.
"""

from __future__ import annotations

from typing import Final

from kibitz import Broken, Handle, Student, check, note, scenarios

from .changing import hold_forms, hold_private, hold_unchanged
from .draws import RARE, any_position
from .interface import must_need_all, must_take_six, own_names, play_card_is_there, the_class
from .judging import hold, hold_simple
from .memory import hold_evenings, hold_unrelated
from .oracle import Position
from .sampled import EVENINGS, FORMS, RENAMED, UNCHANGED, UNRELATED
from .thousands import OUT_OF_CLUBS, THE_ONLY_CARD, THE_ONLY_CLUB, hold_thousands
from .traps import ONE_FOLLOWS, OTHER_SUIT_LAST, PLAIN, TOO_LOW, TRUMPS_IN_HAND

COUNT: Final = 60
"""Positions for each check of one kind of them."""

_CLASS: Final = ["test_player_is_a_class"]
_METHOD: Final = ["test_player_can_be_made", "test_there_is_a_play_card"]
_CALL: Final = ["test_play_card_takes_what_it_is_told"]
_CARD: Final = ["test_a_card_is_given"]


@check(task="player", points=0.25, clauses=["W11", "W11.1"])
def test_the_player_is_there(student: Student) -> None:
    """There is a file Player.py that can be imported, and Player in it."""
    student.find("Player")


@check(task="player", points=0.25, clauses=["W11.1"], needs=["test_the_player_is_there"])
def test_player_is_a_class(student: Student) -> None:
    """Player is a class."""
    the_class(student)


@check(
    task="player",
    points=0.25,
    clauses=["W12"],
    needs=_CLASS,
    hint="__init__ has no parameters that need an argument, apart from self.",
)
def test_player_can_be_made(student: Student) -> None:
    """Player() makes a player."""
    player = the_class(student)()
    if not isinstance(player, Handle):
        raise Broken(note("Player() gave no object."), got=repr(player))


@check(task="player", points=0.25, clauses=["W13"], needs=_CLASS)
def test_there_is_a_play_card(student: Student) -> None:
    """Player has a method PlayCard."""
    play_card_is_there(student)


@check(task="player", points=0.25, clauses=["W13"], needs=["test_there_is_a_play_card"])
def test_play_card_is_written_in_the_class(student: Student) -> None:
    """PlayCard is written in the class itself, and not in one that it inherits from."""
    names = own_names(student, the_class(student))
    if "PlayCard" not in names:
        raise Broken(
            note("PlayCard stands in another class, from which Player inherits it."),
            advice=note("Write PlayCard in the class Player itself."),
        )


@check(
    task="player",
    points=0.25,
    clauses=["W14", "W14.2", "W14.3"],
    needs=_METHOD,
)
def test_play_card_takes_what_it_is_told(student: Student) -> None:
    """PlayCard takes a hand, a trick, trump, a position, past tricks and the score, in this order."""
    must_take_six(student)


@check(task="player", points=0.25, clauses=["W14", "W14.1"], needs=_CALL)
def test_no_parameter_has_a_default_value(student: Student) -> None:
    """Each argument has a parameter of its own, without a default value."""
    must_need_all(student)


@check(task="player", clauses=["W16", "W17", "W17.1"], needs=_CALL)
def test_a_card_is_given(student: Student) -> None:
    """With one card in the hand, PlayCard returns a Card, and it is that one."""
    hold_simple(student, *THE_ONLY_CARD)


@check(task="player", points=0.5, clauses=["W6", "W18"], needs=_CARD)
def test_the_only_club_is_played_on_a_club(student: Student) -> None:
    """With one club in the hand, and a club led, the club is played."""
    hold_simple(student, *THE_ONLY_CLUB)


@check(task="player", points=0.5, clauses=["W6", "W17"], needs=_CARD)
def test_without_clubs_any_card_of_the_hand_will_do(student: Student) -> None:
    """Without a club in the hand, and a club led, a card of the hand is played."""
    hold_simple(student, *OUT_OF_CLUBS)


@check(
    task="player",
    clauses=["W5", "W10.4", "W15.2", "W15.5", "W16", "W17"],
    needs=_CARD,
    hint="When you lead, the trick is empty: trick[0] is not there. At the first trick, there are "
    "no past tricks either.",
)
@scenarios(RARE["the first card of the deal"], any_position(table=0), count=COUNT)
def test_it_leads(student: Student, case: Position) -> None:
    """When it leads, it plays a card of its hand."""
    hold(student, case)


@check(task="player", clauses=["W6", "W10.4", "W16", "W17", "W18"], needs=_CARD)
@scenarios(PLAIN, ONE_FOLLOWS, count=COUNT)
def test_it_follows_suit(student: Student, case: Position) -> None:
    """When it has cards of the suit that was led, it plays one of them."""
    hold(student, case)


@check(
    task="player",
    points=0.5,
    clauses=["W6", "W18"],
    needs=_CARD,
    hint="The suit that must be followed is the one that was led, and not trump.",
)
@scenarios(TRUMPS_IN_HAND, count=COUNT)
def test_it_follows_suit_when_it_has_trumps(student: Student, case: Position) -> None:
    """It follows the suit that was led when it has trumps too."""
    hold(student, case)


@check(
    task="player",
    points=0.5,
    clauses=["W6", "W15.2", "W18"],
    needs=_CARD,
    hint="The suit that must be followed is that of trick[0]: the others may have played another one.",
)
@scenarios(OTHER_SUIT_LAST, count=COUNT)
def test_it_follows_the_first_card(student: Student, case: Position) -> None:
    """It follows the suit that was led when somebody else has not."""
    hold(student, case)


@check(
    task="player",
    points=0.5,
    clauses=["W6", "W18"],
    needs=_CARD,
    hint="A card of the suit that was led must be played also if it is too low to win.",
)
@scenarios(TOO_LOW, count=COUNT)
def test_it_follows_suit_when_it_cannot_win(student: Student, case: Position) -> None:
    """It follows suit when it cannot win the trick, and when a card of another suit is higher."""
    hold(student, case)


@check(
    task="player",
    points=0.75,
    clauses=["W6", "W16", "W17"],
    needs=_CARD,
    hint="Without cards of the suit that was led, and without trumps, it still has to play something.",
)
@scenarios(
    RARE["void, with trumps"],
    RARE["void, without trumps"],
    RARE["void, with trumps alone"],
    count=COUNT,
)
def test_it_plays_when_it_is_out_of_the_suit(student: Student, case: Position) -> None:
    """When it has no card of the suit that was led, it plays another one of its hand."""
    hold(student, case)


@check(
    task="player",
    points=0.5,
    clauses=["W15.1"],
    needs=_CARD,
    hint="A tuple has no append, remove or sort, and can be joined to another tuple only: make a "
    "list with list(hand).",
)
def test_the_hand_may_be_a_tuple_or_a_list(student: Student) -> None:
    """The hand may be a tuple or a list."""
    hold_forms(student, "hand", FORMS)


@check(
    task="player",
    points=0.5,
    clauses=["W15.2"],
    needs=_CARD,
    hint="A tuple has no append, remove or sort, and can be joined to another tuple only: make a "
    "list with list(trick).",
)
def test_the_trick_may_be_a_list_or_a_tuple(student: Student) -> None:
    """The trick may be a list or a tuple."""
    hold_forms(student, "trick", FORMS)


@check(task="player", clauses=["W19"], needs=_CARD)
def test_what_it_is_told_is_left_as_it_is(student: Student) -> None:
    """PlayCard leaves the hand, the trick and the past tricks as they are."""
    hold_unchanged(student, UNCHANGED)


@check(
    task="player",
    points=0.5,
    clauses=["W10.1", "W10.2", "W10.3"],
    needs=_CARD,
)
def test_private_data_of_cards_are_left_alone(student: Student) -> None:
    """The program works with cards whose private data have other names."""
    hold_private(student, RENAMED)


@check(
    task="player",
    points=2,
    clauses=["W15.3", "W15.4", "W15.7", "W16", "W17", "W18", "W20", "W21"],
    needs=_CARD,
)
def test_thousands_of_positions(student: Student) -> None:
    """In all 2,860 positions of 55 deals, a new player plays a card that it may play."""
    hold_thousands(student)


@check(task="player", points=0.75, clauses=["W20", "W20.2"], needs=_CARD)
def test_one_player_in_unrelated_positions(student: Student) -> None:
    """One player is right in positions that have nothing to do with each other."""
    hold_unrelated(student, UNRELATED)


@check(task="player", points=0.75, clauses=["W20", "W20.1"], needs=_CARD)
def test_one_player_all_through_a_game(student: Student) -> None:
    """One player is right all through a game, deal after deal."""
    hold_evenings(student, EVENINGS)
