"""Task 3, playing: what a trick changes, from the first one to the last."""

from __future__ import annotations

from collections.abc import Sequence

from kibitz import Student, Trick, check, exactly, scenarios

from . import oracle
from .cards import PACK, PLAYERS
from .cases import Deal, Play, dealt
from .deals import any_deal, first_trick, opening, trumped_opening, twin_game, whole_game
from .games import A_GAME, example, fixture_deal, hands, new_game, play, tidied

LEADER_WINS = dealt("♠9 ♦2", "♠5 ♦3", "♠4 ♦6", "♠7 ♦4", trump="♠")
"""Two rounds, for checks that are not about winners: only trumps are played first, and the highest is led."""

LED = ["♠9", "♠5", "♠4", "♠7"]
"""The first trick of ``LEADER_WINS``, which N wins."""

PLAIN = dealt("♠5 ♦2", "♠9 ♦3", "♠4 ♦6", "♠7 ♦4")
"""Two rounds without surprises: everybody follows suit, and there are no trumps."""

FIRST = ["♠5", "♠9", "♠4", "♠7"]
"""The first trick of ``PLAIN``, which E wins."""

SECOND = ["♦3", "♦6", "♦4", "♦2"]
"""The second trick of ``PLAIN``, led by E, which S wins."""


def picture(deal: Deal, *tricks: Sequence[str], answer: object = None) -> Trick:
    """Return the last of the tricks as it is drawn, with the winner that a program named."""
    state = oracle.start(deal)
    for trick in tricks[:-1]:
        state = oracle.play(state, tuple(trick), deal.trump)
    cards = tuple(tricks[-1])
    return Trick(
        tuple(state.order),
        cards,
        deal.trump or "",
        winner=oracle.winning_player(cards, deal.trump, state.order),
        said=answer if isinstance(answer, str) and answer in tuple(PLAYERS) else "",
    )


@check(task="playing", points=0.25, clauses=["T22"], needs=A_GAME)
def test_a_trick_takes_the_cards(student: Student) -> None:
    """After a trick, its four cards are gone from the hands, and the others are still there."""
    game = new_game(student, LEADER_WINS)
    student.show(picture(LEADER_WINS, LED))
    game.trick(LED)
    assert tidied(game.hand("N")) == ["♦2"]
    assert tidied(game.hand("E")) == ["♦3"]
    assert tidied(game.hand("S")) == ["♦6"]
    assert tidied(game.hand("W")) == ["♦4"]


@check(task="playing", points=0.25, clauses=["T14", "T23"], needs=A_GAME)
def test_a_trick_counts_for_its_winner(student: Student) -> None:
    """After a trick, its winner has one trick and the others have none."""
    game = new_game(student, PLAIN)
    student.show(picture(PLAIN, FIRST))
    game.trick(FIRST)
    assert game.tricks("E") == exactly(1)
    for player in "NSW":
        assert game.tricks(player) == exactly(0)


@check(task="playing", points=0.25, clauses=["T11", "T23"], needs=A_GAME)
def test_the_winner_leads_next(student: Student) -> None:
    """After a trick, its winner is the first player."""
    game = new_game(student, PLAIN)
    game.trick(FIRST)
    player = game.first_player()
    student.show(picture(PLAIN, FIRST, answer=player))
    assert player == "E"


@check(
    task="playing",
    points=0.25,
    clauses=["T12", "T23"],
    needs=A_GAME,
    hint="The dealer leads in the first trick only.",
)
def test_the_order_starts_at_the_winner(student: Student) -> None:
    """After a trick, the order of play goes clockwise from its winner."""
    game = new_game(student, PLAIN)
    student.show(picture(PLAIN, FIRST))
    game.trick(FIRST)
    assert game.order_of_play() == "ESWN"


@check(task="playing", points=0.25, clauses=["T24"], needs=A_GAME, hint="End the method with return self.")
def test_a_trick_returns_the_game(student: Student) -> None:
    """Playing a trick returns the game itself."""
    game = new_game(student, LEADER_WINS)
    assert game.trick(LED) is game


@check(task="playing", points=0.25, clauses=["T22"], needs=A_GAME)
def test_a_trick_may_be_a_tuple(student: Student) -> None:
    """A trick may be played from a tuple."""
    game = new_game(student, LEADER_WINS)
    game.trick(tuple(LED))
    assert game.tricks("N") == 1


@check(task="playing", points=0.25, clauses=["T16", "T22"], needs=A_GAME)
def test_a_card_played_is_no_longer_held(student: Student) -> None:
    """After a trick, has_card is true only of the cards that are left."""
    game = new_game(student, LEADER_WINS)
    game.trick(LED)
    assert [card for card in LEADER_WINS.cards if game.has_card("E", card)] == ["♦3"]


@check(task="playing", points=0.25, clauses=["T12", "T22", "T23"], needs=A_GAME)
def test_the_second_trick_starts_at_the_winner(student: Student) -> None:
    """In the second trick, the cards come from the winner of the first one on."""
    game = new_game(student, PLAIN)
    student.show(picture(PLAIN, FIRST))
    student.show(picture(PLAIN, FIRST, SECOND))
    play(student, game, [FIRST, SECOND])
    assert game.tricks("S") == 1


@check(
    task="playing",
    points=0.25,
    clauses=["T25"],
    needs=A_GAME,
    hint="This game leaves the choice of cards to the players; there is no duty to follow suit.",
)
def test_nobody_has_to_follow_suit(student: Student) -> None:
    """A player who could follow suit may play another card."""
    game = new_game(student, LEADER_WINS)
    student.show(picture(LEADER_WINS, ["♠9", "♦3", "♠4", "♠7"]))
    game.trick(["♠9", "♦3", "♠4", "♠7"])
    assert game.tricks("N") == 1


@check(task="playing", points=0.25, clauses=["T18.1", "T23"], needs=A_GAME, visibility="hidden")
def test_a_trump_takes_the_trick(student: Student) -> None:
    """A trick that was trumped counts for the player of the trump."""
    deal = dealt("♠5 ♦2", "♠9 ♦3", "♥2 ♦6", "♠7 ♦4", trump="♥")
    game = new_game(student, deal)
    student.show(picture(deal, ["♠5", "♠9", "♥2", "♠7"]))
    game.trick(["♠5", "♠9", "♥2", "♠7"])
    assert game.tricks("S") == 1


@check(task="playing", points=0.25, clauses=["T22", "T26"], needs=A_GAME)
def test_a_game_runs_to_its_end(student: Student) -> None:
    """After the last trick, all hands are empty and all tricks are counted."""
    game = new_game(student, PLAIN)
    play(student, game, [FIRST, SECOND])
    for player in PLAYERS:
        assert tidied(game.hand(player)) == []
    assert [game.tricks(player) for player in PLAYERS] == [0, 1, 1, 0]


@check(task="playing", points=0.25, clauses=["T15.1"], needs=A_GAME)
def test_the_asterisk_moves_to_the_winner(student: Student) -> None:
    """After a trick, the asterisk stands beside its winner."""
    game = new_game(student, PLAIN)
    student.show(picture(PLAIN, FIRST))
    game.trick(FIRST)
    assert ["*" in line for line in str(game).splitlines()] == [False, True, False, False]


@check(
    task="playing",
    points=0.25,
    clauses=["T15.3"],
    needs=A_GAME,
    hint="With no cards left, nothing follows the second bar, not even a space.",
)
def test_empty_hands_in_the_state(student: Student) -> None:
    """When all cards are played, nothing stands after the second bar."""
    game = new_game(student, dealt("♠9", "♠5", "♠4", "♠7", trump="♠"))
    game.trick(LED)
    assert str(game) == "N*|01|\nE |00|\nS |00|\nW |00|"


@check(
    task="playing",
    points=0.25,
    clauses=["T15.2"],
    needs=A_GAME,
    visibility="hidden",
    hint="Pad the number to two digits; a zero in front of every number is too much.",
)
def test_ten_tricks_are_two_digits(student: Student) -> None:
    """A player with ten tricks has 10 in the state, without another zero."""
    spades, hearts, diamonds, clubs = (" ".join(PACK[start : start + 13]) for start in range(0, 52, 13))
    deal = dealt(spades, hearts, diamonds, clubs, trump="♠")
    game = new_game(student, deal)
    play(student, game, [deal.cards[start : start + 4] for start in range(0, 40, 4)])
    assert [line.split("|")[1:2] for line in str(game).splitlines()[:1]] == [["10"]]


@check(task="playing", points=0.25, clauses=["T10"], needs=A_GAME, visibility="hidden")
def test_a_trick_in_one_game_only(student: Student) -> None:
    """A trick that is played in one game changes nothing in another."""
    one, other = new_game(student, PLAIN), new_game(student, PLAIN)
    leader, won = other.first_player(), other.tricks("E")
    one.trick(FIRST)
    assert tidied(other.hand("N")) == ["♠5", "♦2"]
    assert other.tricks("E") == won
    assert other.first_player() == leader


@check(
    task="playing",
    points=0.25,
    clauses=["T6.1", "T22.1"],
    needs=A_GAME,
    visibility="hidden",
    hint="A set holds each card once; and taking out every card that is equal takes one too many.",
)
def test_one_of_two_equal_cards_goes(student: Student) -> None:
    """A player who holds two equal cards and plays one still holds the other."""
    game = new_game(student, fixture_deal("two-packs.txt", trump="♥"))
    game.trick(["♥7", "♦2", "♣9", "♣K"])
    assert tidied(game.hand("N")) == ["♥7"]


@check(task="playing", points=0.25, clauses=["T15", "T22", "T23"], needs=A_GAME)
def test_the_example_is_played_as_shown(student: Student) -> None:
    """The game of the example shows the right state at the start and after each of its tricks."""
    game = new_game(student, example())
    state = oracle.start(example())
    assert str(game) == str(state)
    for trick in example().tricks:
        game.trick(list(trick))
        state = oracle.play(state, trick, example().trump)
        assert str(game) == str(state)


@check(task="playing", points=0.25, clauses=["T22", "T26"], needs=A_GAME, visibility="hidden")
@scenarios(first_trick(), expected=oracle.after, count=100)
def test_the_hands_after_any_trick(student: Student, case: Play, expected: oracle.State) -> None:
    """Whatever is played first, each player holds the cards that are left."""
    game = new_game(student, case)
    play(student, game, case.tricks)
    assert hands(student, game) == expected.hands


@check(task="playing", points=0.25, clauses=["T11", "T14", "T23"], needs=A_GAME, visibility="hidden")
@scenarios(opening(any_deal()), trumped_opening(), whole_game(), expected=oracle.after, count=100)
def test_the_tricks_after_any_tricks(student: Student, case: Play, expected: oracle.State) -> None:
    """Whatever is played, the tricks count for the right players, and the last winner leads."""
    game = new_game(student, case)
    play(student, game, case.tricks)
    won = student.together(lambda: {player: game.tricks(player) for player in PLAYERS})
    assert won == expected.tricks
    assert game.first_player() == expected.leader


@check(task="playing", points=0.25, clauses=["T6.1", "T22.1"], needs=A_GAME, visibility="hidden")
@scenarios(twin_game(), expected=oracle.after, count=100)
def test_equal_cards_are_played_one_by_one(student: Student, case: Play, expected: oracle.State) -> None:
    """With two packs, playing a card takes one copy from the player's own hand."""
    game = new_game(student, case)
    play(student, game, case.tricks)
    assert hands(student, game) == expected.hands
