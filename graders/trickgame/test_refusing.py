"""Task 4, refusing: tricks that cannot be played, and the game that must not notice them.

Every check here has a trick in it that can be played, so that refusing everything earns nothing.
What a refused trick leaves behind is asked after any exception: its type is asked elsewhere.
"""

from __future__ import annotations

from kibitz import Student, check, scenarios

from . import oracle
from .cards import PLAYERS
from .cases import Refusal, dealt
from .deals import borrowed, replayed, swapped, undealt
from .games import A_GAME, fixture_deal, hands, new_game, play, tidied

PLAIN = dealt("♠5 ♦2", "♠9 ♦3", "♠4 ♦6", "♠7 ♦4")
"""Two rounds without trumps; N leads."""

LEADER_WINS = dealt("♠9 ♦2", "♠5 ♦3", "♠4 ♦6", "♠7 ♦4", trump="♠")
"""Two rounds, for checks that are not about winners: only trumps are played first, and the highest is led."""

LED = ["♠9", "♠5", "♠4", "♠7"]
"""A trick that can be played first in ``LEADER_WINS``, which N wins."""

BAD_LED = ["♠9", "♠5", "♠4", "♦3"]
"""A trick that cannot: the last card is held by E, not by W."""

GOOD = ["♠5", "♠9", "♠4", "♠7"]
"""A trick that can be played first in ``PLAIN``; E wins it."""

BAD = ["♠5", "♠9", "♠4", "♦3"]
"""A trick that cannot: the last card is held by E, not by W."""


@check(task="refusing", points=0.25, clauses=["T27"], needs=A_GAME)
def test_a_card_of_another_player_is_refused(student: Student) -> None:
    """A trick with a card that another player holds is refused with an AssertionError."""
    game = new_game(student, LEADER_WINS)
    with student.raises(AssertionError):
        game.trick(BAD_LED)
    new_game(student, LEADER_WINS).trick(LED)


@check(
    task="refusing",
    points=0.25,
    clauses=["T27"],
    needs=A_GAME,
    hint="Each card must be in the hand of the player whose turn it is.",
)
def test_the_wrong_order_is_refused(student: Student) -> None:
    """The right four cards in the wrong order are refused."""
    game = new_game(student, LEADER_WINS)
    with student.raises(AssertionError):
        game.trick(["♠5", "♠9", "♠4", "♠7"])
    new_game(student, LEADER_WINS).trick(LED)


@check(task="refusing", points=0.25, clauses=["T27"], needs=A_GAME)
def test_the_message_is_as_agreed(student: Student) -> None:
    """The AssertionError of trick has exactly the message that was agreed."""
    game = new_game(student, LEADER_WINS)
    with student.raises(AssertionError, "invalid trick"):
        game.trick(BAD_LED)
    new_game(student, LEADER_WINS).trick(LED)


@check(task="refusing", points=0.25, clauses=["T27.1"], needs=A_GAME)
def test_winning_card_refuses(student: Student) -> None:
    """When asked for the winning card of a trick that cannot be played, the game refuses."""
    game = new_game(student, LEADER_WINS)
    game.winning_card(LED)
    with student.raises(AssertionError):
        game.winning_card(BAD_LED)


@check(task="refusing", points=0.25, clauses=["T27.1"], needs=A_GAME)
def test_winning_player_refuses(student: Student) -> None:
    """When asked for the winning player of a trick that cannot be played, the game refuses."""
    game = new_game(student, LEADER_WINS)
    game.winning_player(LED)
    with student.raises(AssertionError):
        game.winning_player(BAD_LED)


@check(task="refusing", points=0.25, clauses=["T27", "T27.1"], needs=A_GAME, visibility="hidden")
def test_the_message_is_the_same_when_looking(student: Student) -> None:
    """The AssertionError of winning_card and winning_player has the agreed message too."""
    game = new_game(student, LEADER_WINS)
    game.winning_card(LED)
    with student.raises(AssertionError, "invalid trick"):
        game.winning_card(BAD_LED)
    with student.raises(AssertionError, "invalid trick"):
        game.winning_player(BAD_LED)


@check(task="refusing", points=0.25, clauses=["T27"], needs=A_GAME)
def test_all_four_players_are_looked_at(student: Student) -> None:
    """A trick is refused whichever of the four players does not hold the card."""
    game = new_game(student, LEADER_WINS)
    for seat in range(4):
        with student.raises(AssertionError):
            game.trick([*LED[:seat], "♣J", *LED[seat + 1 :]])
    new_game(student, LEADER_WINS).trick(LED)


@check(task="refusing", points=0.25, clauses=["T27"], needs=A_GAME, visibility="hidden")
def test_a_card_cannot_be_played_twice(student: Student) -> None:
    """A trick that has been played is refused the second time."""
    game = new_game(student, LEADER_WINS)
    game.trick(LED)
    with student.raises(AssertionError):
        game.trick(LED)


@check(
    task="refusing",
    points=0.25,
    clauses=["T12", "T27"],
    needs=A_GAME,
    visibility="hidden",
    hint="After a trick the winner plays first, so the cards are expected in another order.",
)
def test_the_order_of_the_dealer_is_refused_later(student: Student) -> None:
    """In the second trick, cards in the order of the first trick are refused."""
    game = new_game(student, PLAIN)
    game.trick(GOOD)
    with student.raises(AssertionError):
        game.trick(["♦2", "♦3", "♦6", "♦4"])


@check(
    task="refusing",
    points=0.25,
    clauses=["T28"],
    needs=A_GAME,
    hint="Look at all four cards before the first one is taken out of a hand.",
)
def test_a_refused_trick_leaves_the_hands(student: Student) -> None:
    """After a refused trick, every player still holds the same cards."""
    game = new_game(student, LEADER_WINS)
    with student.raises(Exception):
        game.trick(BAD_LED)
    assert tidied(game.hand("N")) == ["♠9", "♦2"]
    assert tidied(game.hand("E")) == ["♠5", "♦3"]
    assert tidied(game.hand("S")) == ["♠4", "♦6"]
    assert tidied(game.hand("W")) == ["♠7", "♦4"]
    new_game(student, LEADER_WINS).trick(LED)


@check(task="refusing", points=0.25, clauses=["T28"], needs=A_GAME, visibility="hidden")
def test_a_refused_trick_leaves_the_score(student: Student) -> None:
    """After a refused trick, the tricks and the first player are what they were."""
    game = new_game(student, PLAIN)
    game.trick(GOOD)
    leader, won = game.first_player(), [game.tricks(player) for player in PLAYERS]
    with student.raises(Exception):
        game.trick(["♦3", "♦6", "♦4", "♣J"])
    assert [game.tricks(player) for player in PLAYERS] == won
    assert game.first_player() == leader


@check(task="refusing", points=0.25, clauses=["T28"], needs=A_GAME)
def test_a_good_trick_after_a_refused_one(student: Student) -> None:
    """After a refused trick, a trick that can be played counts as ever."""
    game = new_game(student, LEADER_WINS)
    with student.raises(Exception):
        game.trick(BAD_LED)
    game.trick(LED)
    assert game.tricks("N") == 1


@check(task="refusing", points=0.25, clauses=["T6.1", "T27"], needs=A_GAME, visibility="hidden")
def test_the_copy_of_another_player_is_refused(student: Student) -> None:
    """A player who has played a card cannot play the equal card of another player."""
    game = new_game(student, fixture_deal("two-packs.txt", trump="♥"))
    game.trick(["♥7", "♠A", "♣9", "♣K"])
    with student.raises(AssertionError):
        game.trick(["♥7", "♠A", "♠A", "♦J"])


@check(task="refusing", points=0.25, clauses=["T27"], needs=A_GAME, visibility="hidden")
@scenarios(swapped(), borrowed(), replayed(), undealt(), count=100)
def test_any_bad_trick_is_refused(student: Student, case: Refusal) -> None:
    """Whatever makes a trick impossible, it is refused when played."""
    game = new_game(student, case)
    play(student, game, case.tricks)
    with student.raises(AssertionError):
        game.trick(list(case.bad))


@check(task="refusing", points=0.25, clauses=["T28"], needs=A_GAME, visibility="hidden")
@scenarios(swapped(), borrowed(), undealt(), expected=oracle.after_good, count=100)
def test_the_game_goes_on_after_any_bad_trick(
    student: Student, case: Refusal, expected: oracle.State
) -> None:
    """Whatever was refused, a trick that can be played finds all the cards in their places."""
    game = new_game(student, case)
    play(student, game, case.tricks)
    with student.raises(Exception):
        game.trick(list(case.bad))
    game.trick(list(case.good))
    assert hands(student, game) == expected.hands


@check(task="refusing", points=0.25, clauses=["T27.1"], needs=A_GAME, visibility="hidden")
@scenarios(swapped(), borrowed(), undealt(), count=100)
def test_looking_at_any_bad_trick_is_refused(student: Student, case: Refusal) -> None:
    """Whatever makes a trick impossible, winning_card and winning_player refuse it."""
    game = new_game(student, case)
    play(student, game, case.tricks)
    with student.raises(AssertionError):
        game.winning_card(list(case.bad))
    with student.raises(AssertionError):
        game.winning_player(list(case.bad))
    game.winning_card(list(case.good))
