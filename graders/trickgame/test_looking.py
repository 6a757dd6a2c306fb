"""Task 2, looking: who holds a card, which card is the highest, and who would win a trick."""

from __future__ import annotations

from kibitz import Student, Trick, check, exactly, scenarios

from . import oracle
from .cards import PACK, PLAYERS, clockwise_from
from .cases import Choice, Deal, dealt
from .deals import (
    ace_choice,
    any_choice,
    from_north,
    idle_trump_deal,
    lonely_lead_deal,
    overtrumped_deal,
    ten_choice,
    tiny_deal,
    trumped_deal,
)
from .games import A_GAME, fixture_deal, full_deal, make_game, new_game, tidied

MIXED = ["♠10", "♠K", "♦J", "♥7"]
"""The trick with which the assignment explains who wins."""


def mixed(trump: str | None = None) -> Deal:
    """Return the deal of the cards in ``MIXED``, with N as dealer."""
    return Deal(tuple(MIXED), "N", trump)


def picture(deal: Deal, answer: object) -> Trick:
    """Return the only trick of a deal of four cards as it is drawn, with the winner that a program named."""
    return Trick(
        tuple(clockwise_from(deal.dealer)),
        deal.cards,
        deal.trump or "",
        winner=oracle.only_trick_player(deal),
        said=answer if isinstance(answer, str) and answer in (*PLAYERS, *PACK) else "",
    )


@check(task="looking", points=0.25, clauses=["T16"], needs=A_GAME)
def test_has_card_knows_the_hand(student: Student) -> None:
    """A player holds the cards of that hand, and none of the other cards dealt."""
    deal = fixture_deal("eight.txt", trump="♥")
    game = new_game(student, deal)
    assert [card for card in deal.cards if game.has_card("S", card)] == ["♥9", "♦A"]


@check(task="looking", points=0.25, clauses=["T16"], needs=A_GAME, visibility="hidden")
def test_a_card_has_one_holder(student: Student) -> None:
    """Of four players who are asked for the same card, only its holder has it."""
    game = new_game(student, fixture_deal("eight.txt", trump="♥"))
    assert [player for player in PLAYERS if game.has_card(player, "♦5")] == ["E"]


@check(task="looking", points=0.25, clauses=["T16"], needs=A_GAME)
def test_has_card_answers_true_or_false(student: Student) -> None:
    """The answer of has_card is True or False, not something that counts as true or false."""
    game = new_game(student, fixture_deal("four.txt", trump="♠"))
    assert game.has_card("N", "♠K") == exactly(True)
    assert game.has_card("N", "♥Q") == exactly(False)


@check(task="looking", points=0.25, clauses=["T17"], needs=A_GAME)
def test_highest_card_of_a_list(student: Student) -> None:
    """The highest card of a suit is found in a list, wherever it stands."""
    game = new_game(student, full_deal(trump="♥"))
    assert game.highest_card("♥", ["♥3", "♠8", "♥6", "♥4"]) == exactly("♥6")
    assert game.highest_card("♥", ["♥6", "♠8", "♥3", "♥4"]) == exactly("♥6")


@check(
    task="looking",
    points=0.25,
    clauses=["T17"],
    needs=A_GAME,
    hint="A tuple has no method sort; sorted and max take any collection.",
)
def test_highest_card_of_a_tuple(student: Student) -> None:
    """The highest card of a suit is found in a tuple."""
    game = new_game(student, full_deal(trump="♦"))
    assert game.highest_card("♦", ("♦3", "♠8", "♦7", "♦4")) == exactly("♦7")


@check(
    task="looking",
    points=0.25,
    clauses=["T17"],
    needs=A_GAME,
    hint="A set has no first element and no method sort.",
)
def test_highest_card_of_a_set(student: Student) -> None:
    """The highest card of a suit is found in a set."""
    game = new_game(student, full_deal(trump="♣"))
    assert game.highest_card("♣", {"♣3", "♠8", "♣7", "♣4"}) == exactly("♣7")


@check(
    task="looking",
    points=0.25,
    clauses=["T3", "T17"],
    needs=A_GAME,
    hint="Compare ranks by their place among the ranks, not as text.",
)
def test_a_ten_beats_a_nine(student: Student) -> None:
    """A ten is higher than a nine and lower than a jack."""
    game = new_game(student, full_deal(trump="♠"))
    assert game.highest_card("♠", ["♠9", "♠10", "♠2"]) == "♠10"
    assert game.highest_card("♠", ["♠J", "♠10", "♠2"]) == "♠J"


@check(task="looking", points=0.25, clauses=["T3", "T17"], needs=A_GAME)
def test_an_ace_beats_a_king(student: Student) -> None:
    """An ace is higher than a king and higher than a two."""
    game = new_game(student, full_deal(trump="♥"))
    assert game.highest_card("♥", ["♥K", "♥A"]) == "♥A"
    assert game.highest_card("♥", ["♥A", "♥2"]) == "♥A"


@check(task="looking", points=0.25, clauses=["T17.1"], needs=A_GAME)
def test_no_card_of_the_suit(student: Student) -> None:
    """When no card of the suit is there, highest_card returns None."""
    game = new_game(student, full_deal(trump="♥"))
    assert game.highest_card("♠", ["♠6", "♦A"]) == "♠6"
    assert game.highest_card("♥", ["♠6", "♦A"]) is None


@check(task="looking", points=0.25, clauses=["T17.1"], needs=A_GAME, visibility="hidden")
def test_no_card_at_all(student: Student) -> None:
    """In an empty collection, highest_card finds no card and returns None."""
    game = new_game(student, full_deal(trump="♠"))
    assert game.highest_card("♠", ["♠6"]) == "♠6"
    assert game.highest_card("♠", []) is None
    assert game.highest_card("♠", set()) is None


@check(task="looking", points=0.25, clauses=["T17.2"], needs=A_GAME, visibility="hidden")
def test_highest_card_goes_by_the_suit_asked(student: Student) -> None:
    """Trumps play no part in highest_card, nor does it matter who holds the cards."""
    game = new_game(student, fixture_deal("four.txt", trump="♠"))
    assert game.highest_card("♥", ["♠A", "♥2", "♦K"]) == "♥2"


@check(task="looking", points=0.25, clauses=["T8", "T18.2", "T19"], needs=A_GAME)
def test_the_highest_of_the_suit_led_wins(student: Student) -> None:
    """Without trumps, the highest card of the suit led wins."""
    card = new_game(student, mixed()).winning_card(MIXED)
    student.show(picture(mixed(), card))
    assert card == exactly("♠K")


@check(
    task="looking",
    points=0.25,
    clauses=["T8", "T18.2"],
    needs=A_GAME,
    visibility="hidden",
    hint="A card that is neither a trump nor of the suit led cannot win, however high it is.",
)
def test_a_discard_never_wins(student: Student) -> None:
    """Without trumps, a two that is led beats three aces of other suits."""
    deal = dealt("♣2", "♦A", "♥A", "♠A")
    card = new_game(student, deal).winning_card(["♣2", "♦A", "♥A", "♠A"])
    student.show(picture(deal, card))
    assert card == "♣2"


@check(task="looking", points=0.25, clauses=["T18.1"], needs=A_GAME)
def test_a_trump_beats_the_suit_led(student: Student) -> None:
    """A trump wins over the highest card of the suit that was led."""
    card = new_game(student, mixed(trump="♥")).winning_card(MIXED)
    student.show(picture(mixed(trump="♥"), card))
    assert card == "♥7"


@check(task="looking", points=0.25, clauses=["T18.1"], needs=A_GAME)
def test_the_highest_trump_wins(student: Student) -> None:
    """Of three trumps in a trick, the highest wins."""
    deal = dealt("♠A", "♦4", "♦8", "♦6", trump="♦")
    card = new_game(student, deal).winning_card(["♠A", "♦4", "♦8", "♦6"])
    student.show(picture(deal, card))
    assert card == "♦8"


@check(task="looking", points=0.25, clauses=["T18.2"], needs=A_GAME, visibility="hidden")
def test_trumps_that_are_not_played(student: Student) -> None:
    """When no trump is played, the highest card of the suit led wins."""
    card = new_game(student, mixed(trump="♣")).winning_card(MIXED)
    student.show(picture(mixed(trump="♣"), card))
    assert card == "♠K"


@check(task="looking", points=0.25, clauses=["T8", "T18.2"], needs=A_GAME, visibility="hidden")
def test_none_for_trump(student: Student) -> None:
    """With trump=None the game is played without trumps."""
    location = student.file("cards.txt", "♣K\n♦2\n♥3\n♠4\n")
    game = make_game(student, location, dealer="N", trump=None)
    card = game.winning_card(["♣K", "♦2", "♥3", "♠4"])
    student.show(picture(dealt("♣K", "♦2", "♥3", "♠4"), card))
    assert card == "♣K"


@check(task="looking", points=0.25, clauses=["T20"], needs=A_GAME)
def test_the_winner_is_who_played_the_card(student: Student) -> None:
    """The winning player is the one who played the winning card."""
    player = new_game(student, mixed()).winning_player(MIXED)
    student.show(picture(mixed(), player))
    assert player == exactly("E")


@check(
    task="looking",
    points=0.25,
    clauses=["T12", "T20"],
    needs=A_GAME,
    hint="The second card comes from the second player in the order of play, who is not always E.",
)
def test_the_winner_goes_by_the_order_of_play(student: Student) -> None:
    """When W leads and the second card is the highest, N wins the trick."""
    deal = dealt("♠9", "♠4", "♠6", "♠5", dealer="W")
    player = new_game(student, deal).winning_player(["♠5", "♠9", "♠4", "♠6"])
    student.show(picture(deal, player))
    assert player == "N"


@check(task="looking", points=0.25, clauses=["T19", "T20"], needs=A_GAME)
def test_looking_at_a_tuple(student: Student) -> None:
    """A trick to look at may be a tuple."""
    deal = dealt("♠9", "♠5", "♠4", "♠6", trump="♠")
    assert new_game(student, deal).winning_card(("♠9", "♠5", "♠4", "♠6")) == "♠9"
    assert new_game(student, deal).winning_player(("♠9", "♠5", "♠4", "♠6")) == "N"


@check(task="looking", points=0.25, clauses=["T21"], needs=A_GAME, visibility="hidden")
def test_looking_plays_nothing(student: Student) -> None:
    """After winning_card and winning_player, hands, tricks and first player are what they were."""
    game = new_game(student, dealt("♠5 ♥2", "♠9 ♥3", "♠4 ♥6", "♠7 ♥4"))
    leader, won = game.first_player(), game.tricks("E")
    game.winning_card(["♠5", "♠9", "♠4", "♠7"])
    game.winning_player(["♠5", "♠9", "♠4", "♠7"])
    assert tidied(game.hand("N")) == ["♠5", "♥2"]
    assert tidied(game.hand("E")) == ["♠9", "♥3"]
    assert game.tricks("E") == won
    assert game.first_player() == leader


@check(task="looking", points=0.25, clauses=["T3", "T17", "T17.1"], needs=A_GAME, visibility="hidden")
@scenarios(any_choice(), ten_choice(), ace_choice(), expected=oracle.highest_of, count=100)
def test_highest_card_of_any_cards(student: Student, case: Choice, expected: str | None) -> None:
    """Whatever the cards and the suit, highest_card finds the highest or None."""
    game = new_game(student, full_deal(trump=case.suit))
    assert game.highest_card(case.suit, list(case.cards)) == expected


@check(task="looking", points=0.25, clauses=["T18.1", "T18.2", "T19"], needs=A_GAME, visibility="hidden")
@scenarios(
    from_north(tiny_deal()),
    from_north(trumped_deal()),
    from_north(overtrumped_deal()),
    from_north(idle_trump_deal()),
    from_north(lonely_lead_deal()),
    expected=oracle.only_trick_card,
    count=100,
)
def test_the_winning_card_of_any_trick(student: Student, case: Deal, expected: str) -> None:
    """Whatever the cards and the trumps, winning_card finds the right card."""
    card = new_game(student, case).winning_card(list(case.cards))
    student.show(picture(case, card))
    assert card == expected


@check(task="looking", points=0.25, clauses=["T20"], needs=A_GAME, visibility="hidden")
@scenarios(
    tiny_deal(),
    trumped_deal(),
    overtrumped_deal(),
    idle_trump_deal(),
    lonely_lead_deal(),
    expected=oracle.only_trick_player,
    count=100,
)
def test_the_winning_player_of_any_trick(student: Student, case: Deal, expected: str) -> None:
    """Whatever the cards, the trumps and the dealer, winning_player finds the right player."""
    player = new_game(student, case).winning_player(list(case.cards))
    student.show(picture(case, player))
    assert player == expected
