"""Task 1, dealing and state: making a game, and asking how things stand before any card is played.

Nearly all these games have trumps, which play no part yet: games without them are asked about elsewhere.
"""

from __future__ import annotations

from kibitz import Student, check, exactly, scenarios

from . import oracle
from .cards import PLAYERS
from .cases import Deal, dealt
from .deals import any_deal, double_deal, from_north, parted_twins, tiny_deal, twins, whole_deal, with_trumps
from .games import A_GAME, fixture, fixture_deal, full_deal, hands, listed, make_game, new_game, tidied

FULL_HAND = ["♠K", "♠9", "♠3", "♥6", "♥2", "♦K", "♦J", "♦9", "♦8", "♦6", "♦3", "♣9", "♣5"]
"""What E holds when N deals ``cards.txt``: no ten and no ace, which have checks of their own."""


@check(
    task="dealing",
    points=0.25,
    clauses=["T4"],
    hint="The class must have exactly this name, and take the card file, the dealer and the trumps.",
)
def test_a_game_can_be_made(student: Student) -> None:
    """A game can be made from a card file."""
    make_game(student, student.file("cards.txt", fixture("cards.txt")), dealer="N", trump="♠")


@check(task="dealing", points=0.25, clauses=["T5", "T7"], needs=A_GAME)
def test_the_dealer_gets_the_first_card(student: Student) -> None:
    """With four cards, the dealer N gets the first, and E, S and W the next ones."""
    game = new_game(student, fixture_deal("four.txt", trump="♠"))
    assert tidied(game.hand("N")) == ["♠K"]
    assert tidied(game.hand("E")) == ["♥Q"]
    assert tidied(game.hand("S")) == ["♦9"]
    assert tidied(game.hand("W")) == ["♣5"]


@check(
    task="dealing",
    points=0.25,
    clauses=["T7"],
    needs=A_GAME,
    hint="Dealing begins with the dealer, whoever that is: after W comes N.",
)
def test_another_dealer_begins_with_himself(student: Student) -> None:
    """When S deals, S gets the first card, and W, N and E the next ones."""
    game = new_game(student, fixture_deal("four.txt", dealer="S", trump="♠"))
    assert tidied(game.hand("S")) == ["♠K"]
    assert tidied(game.hand("W")) == ["♥Q"]
    assert tidied(game.hand("N")) == ["♦9"]
    assert tidied(game.hand("E")) == ["♣5"]


@check(
    task="dealing",
    points=0.25,
    clauses=["T6", "T7"],
    needs=A_GAME,
    hint="Cards are dealt one at a time, so a player gets every fourth card and not a block of them.",
)
def test_the_deal_goes_round(student: Student) -> None:
    """With eight cards, everybody gets one card in the first round and one in the second."""
    game = new_game(student, fixture_deal("eight.txt", trump="♥"))
    assert tidied(game.hand("N")) == ["♠K", "♥2"]
    assert tidied(game.hand("E")) == ["♠Q", "♦5"]
    assert tidied(game.hand("S")) == ["♥9", "♦A"]
    assert tidied(game.hand("W")) == ["♥7", "♦3"]


@check(task="dealing", points=0.25, clauses=["T2", "T13"], needs=A_GAME)
def test_a_full_hand_is_in_canonical_order(student: Student) -> None:
    """A hand of thirteen cards is a list in canonical order."""
    game = new_game(student, full_deal(trump="♠"))
    assert game.hand("E") == exactly(FULL_HAND)


@check(
    task="dealing",
    points=0.25,
    clauses=["T3", "T13"],
    needs=A_GAME,
    hint="As text, '10' comes before '9'; as a rank it does not.",
)
def test_a_ten_stands_between_jack_and_nine(student: Student) -> None:
    """In a hand, a ten stands after the jack and before the nine."""
    game = new_game(student, dealt("♥9 ♥J ♥10", "♠2 ♠3 ♠4", "♦2 ♦3 ♦4", "♣2 ♣3 ♣4", trump="♠"))
    assert listed(game.hand("N")) == ["♥J", "♥10", "♥9"]


@check(task="dealing", points=0.25, clauses=["T3", "T13"], needs=A_GAME, visibility="hidden")
def test_the_ace_stands_first(student: Student) -> None:
    """In a hand, the ace stands before the king, and then come queen and jack."""
    deal = dealt("♦J ♦A ♦Q ♦K", "♠2 ♠3 ♠4 ♠5", "♥2 ♥3 ♥4 ♥5", "♣2 ♣3 ♣4 ♣5", trump="♠")
    game = new_game(student, deal)
    assert listed(game.hand("N")) == ["♦A", "♦K", "♦Q", "♦J"]


@check(
    task="dealing",
    points=0.25,
    clauses=["T3", "T13"],
    needs=A_GAME,
    hint="The order of the suits is not that of their characters in Unicode.",
)
def test_the_suits_stand_in_order(student: Student) -> None:
    """In a hand, spades come first, then hearts, diamonds and clubs."""
    deal = dealt("♥8 ♣8 ♠8 ♦8", "♠2 ♠3 ♠4 ♠5", "♥2 ♥3 ♥4 ♥5", "♣2 ♣3 ♣4 ♣5", trump="♥")
    game = new_game(student, deal)
    assert listed(game.hand("N")) == ["♠8", "♥8", "♦8", "♣8"]


@check(
    task="dealing",
    points=0.25,
    clauses=["T5.1"],
    needs=A_GAME,
    hint="Cutting the last character off each line costs the last card its end when no line end is there.",
)
def test_the_last_line_may_lack_its_end(student: Student) -> None:
    """The last card counts in full when its line has no line end."""
    location = student.file("cards.txt", fixture("no-final-newline.txt"))
    game = make_game(student, location, dealer="N", trump="♠")
    assert tidied(game.hand("S")) == ["♠6"]
    assert tidied(game.hand("W")) == ["♥10"]


@check(task="dealing", points=0.25, clauses=["T5"], needs=A_GAME, visibility="hidden")
def test_the_cards_come_from_the_file_named(student: Student) -> None:
    """The cards come from the file that is named, whatever other files lie beside it."""
    student.file("cards.txt", fixture("four.txt"))
    game = new_game(student, dealt("♥2", "♥3", "♥4", "♥5", trump="♠"), name="other.txt")
    assert tidied(game.hand("N")) == ["♥2"]


@check(task="dealing", points=0.25, clauses=["T4", "T11"], needs=A_GAME, visibility="hidden")
def test_arguments_by_position(student: Student) -> None:
    """Dealer and trumps may be given by position too."""
    location = student.file("cards.txt", fixture("cards.txt"))
    game = make_game(student, location, "E", "♥")
    assert game.first_player() == "E"


@check(task="dealing", points=0.25, clauses=["T11"], needs=A_GAME)
def test_the_dealer_leads_first(student: Student) -> None:
    """Before the first trick, the dealer is the first player."""
    for dealer in PLAYERS:
        game = new_game(student, full_deal(trump="♠", dealer=dealer))
        assert game.first_player() == exactly(dealer)


@check(task="dealing", points=0.25, clauses=["T1", "T12"], needs=A_GAME)
def test_the_order_starts_at_the_dealer(student: Student) -> None:
    """Before the first trick, the order of play goes clockwise from the dealer."""
    for dealer, order in (("N", "NESW"), ("E", "ESWN"), ("S", "SWNE"), ("W", "WNES")):
        game = new_game(student, full_deal(trump="♠", dealer=dealer))
        assert game.order_of_play() == exactly(order)


@check(task="dealing", points=0.25, clauses=["T9", "T14"], needs=A_GAME)
def test_nobody_has_tricks_yet(student: Student) -> None:
    """Before the first trick, every player has zero tricks, as an int."""
    game = new_game(student, full_deal(trump="♠"))
    for player in PLAYERS:
        assert game.tricks(player) == exactly(0)


@check(
    task="dealing",
    points=0.25,
    clauses=["T13.1"],
    needs=A_GAME,
    visibility="hidden",
    hint="Return a copy: whoever gets the game's own list can take cards out of it.",
)
def test_the_hand_is_a_copy(student: Student) -> None:
    """Emptying the list that hand returned takes no cards out of the game."""
    game = new_game(student, fixture_deal("four.txt", trump="♠"))
    if not isinstance(game.hand("N"), str | tuple):  # which nobody can change: the type has its own check
        student.exec(f"game.{student.word('hand')}('N').clear()", game=game)
    assert tidied(game.hand("N")) == ["♠K"]


@check(
    task="dealing",
    points=0.25,
    clauses=["T10"],
    needs=A_GAME,
    visibility="hidden",
    hint="What belongs to one game is set on self in __init__, not in the class.",
)
def test_two_games_have_their_own_cards(student: Student) -> None:
    """A second game leaves the cards and the first player of the first one alone."""
    game = new_game(student, fixture_deal("four.txt", trump="♠"))
    leader = game.first_player()
    new_game(student, dealt("♥2", "♥3", "♥4", "♥5", dealer="E", trump="♠"), name="other.txt")
    assert tidied(game.hand("N")) == ["♠K"]
    assert game.first_player() == leader


@check(
    task="dealing",
    points=0.25,
    clauses=["T15", "T15.1", "T15.2", "T15.3"],
    needs=A_GAME,
    hint="Compare character by character: no space after a comma, no line end after the last line.",
)
def test_the_state_in_four_lines(student: Student) -> None:
    """The state is four lines: an asterisk for the dealer, two digits, commas between the cards."""
    game = new_game(student, fixture_deal("eight.txt", trump="♥"))
    assert str(game) == "N*|00|♠K,♥2\nE |00|♠Q,♦5\nS |00|♥9,♦A\nW |00|♥7,♦3"


@check(task="dealing", points=0.25, clauses=["T6", "T7"], needs=A_GAME, visibility="hidden")
@scenarios(
    with_trumps(any_deal()),
    with_trumps(tiny_deal()),
    with_trumps(whole_deal()),
    expected=oracle.hands,
    count=100,
)
def test_every_deal_gives_the_right_hands(
    student: Student, case: Deal, expected: dict[str, list[str]]
) -> None:
    """Whatever the deck and the dealer, each player holds the right cards."""
    game = new_game(student, case)
    assert hands(student, game) == expected


@check(task="dealing", points=0.25, clauses=["T6.1", "T7"], needs=A_GAME, visibility="hidden")
@scenarios(
    with_trumps(from_north(twins())),
    with_trumps(from_north(parted_twins())),
    with_trumps(from_north(double_deal())),
    expected=oracle.hands,
    count=100,
)
def test_equal_cards_are_all_dealt(student: Student, case: Deal, expected: dict[str, list[str]]) -> None:
    """With two packs, both of two equal cards are dealt, even to one player."""
    game = new_game(student, case)
    assert hands(student, game) == expected


@check(task="dealing", points=0.25, clauses=["T11", "T15"], needs=A_GAME, visibility="hidden")
@scenarios(any_deal(), tiny_deal(), whole_deal(), expected=oracle.start, count=100)
def test_every_new_game_shows_its_state(student: Student, case: Deal, expected: oracle.State) -> None:
    """Whatever the deck and the dealer, a new game shows its state in full."""
    assert str(new_game(student, case)) == str(expected)
