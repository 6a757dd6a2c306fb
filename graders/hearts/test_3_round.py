"""Task 3, a round: whose turn it is, what players are told, who takes what, and what is printed.

Each check looks at one rule in rounds of players who play prepared cards.
"""

from __future__ import annotations

from kibitz import Broken, Student, check, note, scenarios

from . import round_draws, round_referee
from .oracle import Cards
from .round_draws import FOUR, MOON, Scripts
from .watching import watch

COUNT = 32
A_ROUND = ["test_a_round_is_played"]
"""What every other check needs: a round in which somebody is asked for a card."""

NAMES = ("Zoë", "Bartholomew", "Al", "Mrs. Grey")


@check(
    task="round",
    points=0.25,
    clauses=["H3.1", "H3.5"],
    hint="Play the round in __init__, and ask each player for a card with play_card(trick, broken_hearts).",
)
def test_a_round_is_played(student: Student) -> None:
    """Round(players) plays: the players are asked for their cards."""
    round_referee.must_be_played(watch(student, _four_cards()))


def _four_cards() -> tuple[Cards, ...]:
    return (("Two of Clubs",), ("Four of Clubs",), ("Ten of Clubs",), ("Nine of Clubs",))


@check(task="round", points=0.25, clauses=["H3.3"], needs=A_ROUND)
@scenarios(*FOUR, count=COUNT)
def test_the_two_of_clubs_leads(student: Student, case: Scripts) -> None:
    """The player who has the Two of Clubs leads the first trick."""
    round_referee.first_leader(student, watch(student, case))


@check(
    task="round",
    points=0.5,
    clauses=["H3.4"],
    needs=A_ROUND,
    hint="After the last player in the list comes the first: think of the % operator.",
)
@scenarios(*FOUR, count=COUNT)
def test_the_turn_goes_round(student: Student, case: Scripts) -> None:
    """In each trick everybody plays one card, in the order of the list from the player who leads."""
    round_referee.turns(student, watch(student, case))


@check(task="round", points=0.5, clauses=["H3.5"], needs=A_ROUND)
@scenarios(*FOUR, count=COUNT)
def test_players_are_told_the_trick(student: Student, case: Scripts) -> None:
    """Each player is given the list of the cards played so far in this trick."""
    round_referee.tricks_told(student, watch(student, case))


@check(
    task="round",
    points=0.5,
    clauses=["H3.5", "H3.8", "H3.30"],
    needs=A_ROUND,
    hint="The flag begins as False, and the first card of Hearts makes it True, also when that card is led.",
)
@scenarios(*FOUR, count=COUNT)
def test_players_are_told_of_broken_hearts(student: Student, case: Scripts) -> None:
    """Each player is told whether hearts have been broken: True or False."""
    round_referee.flags_told(student, watch(student, case))


@check(
    task="round",
    points=0.5,
    clauses=["H3.6"],
    needs=A_ROUND,
    hint="Only cards of the suit that was led count: look for the highest among those.",
)
@scenarios(*FOUR, count=COUNT)
def test_the_highest_of_the_suit_led_takes(student: Student, case: Scripts) -> None:
    """The highest card of the suit that was led takes the trick."""
    round_referee.takers(student, watch(student, case))


@check(task="round", points=0.25, clauses=["H3.7"], needs=A_ROUND)
@scenarios(*FOUR, count=COUNT)
def test_the_taker_leads_next(student: Student, case: Scripts) -> None:
    """The player who takes a trick leads the next one."""
    round_referee.next_leaders(student, watch(student, case))


@check(
    task="round",
    points=0.5,
    clauses=["H3.9", "H3.12.3"],
    needs=A_ROUND,
    hint="Add 1 for each card of Hearts and 13 for the Queen of Spades to the round_score of the taker.",
)
@scenarios(*FOUR, count=COUNT)
def test_the_points_are_counted(student: Student, case: Scripts) -> None:
    """Each card of Hearts counts 1 point and the Queen of Spades 13, for the player who takes the trick."""
    round_referee.scores(student, watch(student, case))


@check(
    task="round",
    points=0.25,
    clauses=["H3.2", "H3.10"],
    needs=A_ROUND,
    hint="Go on as long as there are cards in the hands, however many there are.",
)
@scenarios(*FOUR, count=COUNT)
def test_the_round_ends_with_the_cards(student: Student, case: Scripts) -> None:
    """The round ends when all cards have been played, however many there are."""
    round_referee.ending(student, watch(student, case))


@check(
    task="round",
    points=0.25,
    clauses=["H3.2"],
    needs=A_ROUND,
    hint="Use len(players), and no number of players of your own.",
)
@scenarios(
    round_draws.by_hand(3, 5),
    round_draws.full(3),
    round_draws.full(5),
    round_draws.short(3),
    round_draws.short(5),
    count=25,
)
def test_three_or_five_can_play(student: Student, case: Scripts) -> None:
    """A round can be played by three players and by five: each plays a card in every trick."""
    round_referee.everybody_plays(student, watch(student, case))


@check(
    task="round",
    points=0.25,
    clauses=["H3.11"],
    needs=A_ROUND,
    hint="Totals and the moon are for Hearts to count, after the round.",
)
def test_only_the_points_of_the_round_change(student: Student) -> None:
    """Round changes nothing of its players but round_score, also when one player takes all the points."""
    for scripts in (_four_cards(), MOON):
        student.next_case()
        round_referee.nothing_else_changed(student, watch(student, scripts))


# What is printed


@check(task="round", points=0.25, clauses=["H3.12", "H3.12.1"], needs=A_ROUND)
@scenarios(*FOUR, count=COUNT)
def test_each_card_is_printed(student: Student, case: Scripts) -> None:
    """For each card a line is printed: who plays it, and what it is."""
    round_referee.lines_of_plays(student, watch(student, case))


@check(task="round", points=0.25, clauses=["H3.12", "H3.12.2"], needs=A_ROUND)
@scenarios(*FOUR, count=COUNT)
def test_broken_hearts_are_printed_once(student: Student, case: Scripts) -> None:
    """Right after the first card of Hearts it is printed that hearts have been broken, and never again."""
    round_referee.line_of_hearts(student, watch(student, case))


@check(task="round", points=0.25, clauses=["H3.12", "H3.12.3"], needs=A_ROUND)
@scenarios(*FOUR, count=COUNT)
def test_each_trick_is_printed(student: Student, case: Scripts) -> None:
    """At the end of each trick a line is printed: who takes it, and how many points there are in it."""
    round_referee.lines_of_tricks(student, watch(student, case))


@check(task="round", points=0.125, clauses=["H3.12"], needs=A_ROUND)
@scenarios(*FOUR, count=16)
def test_nothing_else_is_printed(student: Student, case: Scripts) -> None:
    """Nothing is printed beside these lines."""
    round_referee.no_other_lines(student, watch(student, case))


@check(
    task="round",
    points=0.125,
    clauses=["H3.12"],
    needs=A_ROUND,
    hint="Print the player, not a text of your own: f'{player} plays {card}'.",
)
@scenarios(round_draws.by_hand(4), round_draws.short(4), count=12)
def test_players_may_have_any_names(student: Student, case: Scripts) -> None:
    """What is printed has the players' own names, whatever they are."""
    plain = watch(student, case)
    named = watch(student, case, NAMES)
    lines = [_renamed(line) for line in plain.lines]
    for line, wanted in zip(named.lines, lines, strict=False):
        if line != wanted:
            raise Broken(note("A line has other names than those of the players."), expected=wanted, got=line)
    if not any(name in named.output for name in NAMES):
        raise Broken(note("The players' names are not printed."), got=named.output[:200])


def _renamed(line: str) -> str:
    for number, name in enumerate(NAMES, 1):
        line = line.replace(f"Player {number}", name)
    return line
