"""Task 5, players: what they have in common, the human at the keyboard, and the better one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kibitz import Broken, Student, StudentFailure, Untested, check, exactly, note, scenarios

from .holding import (
    listed,
    must_ask_again,
    must_be_shown,
    must_have_passed,
    must_refuse,
    must_refuse_to_pass,
    must_say,
)
from .human import (
    HAND,
    NAME,
    RECEIVER,
    ask_card,
    ask_pass,
    content,
    gives_list,
    human_class,
    make,
    prepared,
    sit,
    to_pass,
)
from .oracle import OPENING, Cards, lowest
from .seats import asked_about, base_is_right, better, handle, held, said_yes, seat, valid_cards, with_base
from .spots import RULES, Spot, allowed, whole_hand
from .winning import judge_contest

_CHOOSING: Final = ["test_the_human_player_plays_the_chosen_card"]
_PASSING: Final = [*_CHOOSING, "test_the_human_player_passes_three_cards"]
_OTHERS: Final = ("Two of Spades", "Nine of Clubs", "King of Diamonds", "Six of Hearts", "Jack of Spades")
"""Cards that are not in the hand of the human player."""


# What all players have in common


@check(task="players", clauses=["H5.1", "H2.1", "H2.2", "H2.2.1"])
def test_a_new_player_has_a_name_and_nothing_else(student: Student) -> None:
    """A new Player prints as its name, and has an empty hand of its own and no points."""
    kind = handle(student.find("Player", "player"), "Player")
    player, other = handle(kind("Grace"), "Player"), handle(kind("Alan"), "Player")
    assert str(player) == "Grace"
    assert student.apply("repr", player) == "Grace"
    assert player.get("hand") == []
    assert player.get("round_score") == exactly(0)
    assert player.get("total_score") == exactly(0)
    student.exec("first.hand.append('Ten of Spades')", first=player)
    assert other.get("hand") == []


@check(
    task="players",
    clauses=["H5.1", "H2.3", "H2.3.1", "H2.4", "H2.5", "H2.5.1", "H2.6", "H2.7", "H2.8", "H2.9", "H2.10"],
    hint="Copy check_valid_play from Task 2 into Player, when it is right there.",
)
@scenarios(*RULES, expected=allowed, count=42)
def test_a_player_knows_what_may_be_played(student: Student, case: Spot, expected: Cards) -> None:
    """The check_valid_play of Player allows what the rules do."""
    player = handle(handle(student.find("Player", "player"), "Player")("Grace"), "Player")
    seat(student, player, case.hand)
    for card, answer in zip(case.hand, asked_about(student, player, case), strict=True):
        if not isinstance(answer, tuple) or len(answer) != 2:
            raise Broken(
                note("A tuple of True or False and a text was expected."),
                expected=f"({card in expected}, '...')",
                got=repr(answer),
            )
        assert answer[0] == exactly(card in expected), f"may {card} be played?"
        if card not in expected and (not isinstance(answer[1], str) or not answer[1].strip()):
            raise Broken(note("The play is not valid, and nothing is said about why."), got=repr(answer))


@check(task="players", points=0.5, clauses=["H5.1.1"])
def test_a_player_does_not_play_by_itself(student: Student) -> None:
    """Player itself has no play_card and no pass_cards."""
    kind = handle(student.find("Player", "player"), "Player")
    kind("Grace")
    has = student.find("hasattr", "builtins")
    for name in ("play_card", "pass_cards"):
        if has(kind, name) is not False:
            raise Broken(
                note("Player has {name}; only the classes that build on it should.", name=name),
                advice=note("Move the method to BasicAIPlayer."),
            )


@check(
    task="players",
    clauses=["H5.2"],
    hint="Write class BasicAIPlayer(Player): and import Player from your player.py.",
)
def test_all_players_are_players(student: Student) -> None:
    """BasicAIPlayer, HumanPlayer and BetterAIPlayer are kinds of Player."""
    base = student.find("Player", "player")
    kinds = {
        "BasicAIPlayer": student.find("BasicAIPlayer", "basic_ai"),
        "HumanPlayer": human_class(student),
        "BetterAIPlayer": student.find("BetterAIPlayer", "better_ai"),
    }
    is_kind = student.find("issubclass", "builtins")
    for name, kind in kinds.items():
        if is_kind(kind, base) is not True:
            raise Broken(note("{name} is not a subclass of Player.", name=name))


@check(task="players", clauses=["H5.3", "H2.12", "H2.13", "H2.14", "H2.15"])
@scenarios(*RULES, count=21)
def test_the_basic_player_is_still_right(student: Student, case: Spot) -> None:
    """BasicAIPlayer still plays its lowest card that may be played, and passes three cards."""
    right = lowest(case.hand, case.trick, case.broken)
    if not base_is_right(student):  # what its base allows is judged elsewhere
        own = valid_cards(student, "Player 1", case, "BasicAIPlayer", "basic_ai")
        right = lowest(own, (), True) if own else right
    kind = handle(student.find("BasicAIPlayer", "basic_ai"), "BasicAIPlayer")
    place = seat(student, kind("Player 1"), case.hand)
    gave = place.play(list(case.trick), case.broken)
    if gave not in right:
        raise Broken(
            note("This is not the lowest card that may be played."),
            expected=" or ".join(sorted(right)),
            got=str(gave),
        )
    assert sorted(held(student, place)) == sorted(card for card in case.hand if card != gave)
    place.deal(list(HAND))
    must_have_passed(student, place, place.pass_to("Player 2"), HAND)


# The human player


@check(task="players", points=0.5, clauses=["H5.4"])
def test_the_human_player_asks_for_a_name(student: Student) -> None:
    """HumanPlayer takes no argument, asks for a name with input, and has that name."""
    prepared_or_players(student)
    player = make(student)
    if student.dialogue is None or len(student.dialogue.turns) < 2:
        raise Broken(note("No name was asked for with input."))
    assert str(player) == NAME


def prepared_or_players(student: Student) -> None:
    """Start over with the modules that the human player needs, if that can be found out."""
    try:
        prepared(student)
    except (StudentFailure, Broken):  # the check of choosing will tell
        student.start_over(grants="players")


@check(
    task="players",
    points=2,
    clauses=["H5.5", "H5.5.1"],
    hint="Find the card with its number, take it out of the hand, and return it.",
)
def test_the_human_player_plays_the_chosen_card(student: Student) -> None:
    """The card whose number is given is played, and taken out of the hand."""
    numbers = prepared(student)
    for card in HAND:
        place = sit(student)
        sat = content(ask_card(student, place, [numbers.of(card)]), [numbers.of(card)])
        assert sat.gave == card
        if sorted(sat.held) != sorted(other for other in HAND if other != card):
            raise Broken(
                note("After playing {card}, the hand should have its other cards and no more.", card=card),
                got=listed(sorted(sat.held)),
            )
    must_be_shown(student, sat, numbers)


@check(task="players", clauses=["H5.5"], needs=_CHOOSING)
def test_the_human_player_sees_the_trick_and_the_hand(student: Student) -> None:
    """Before a card is asked for, the trick and the hand are printed."""
    prepared(student)
    trick = _OTHERS[:2]
    seen = _seen(student, HAND, trick)
    for place, card in enumerate((*HAND, *trick)):
        cards = [*HAND, *trick]
        cards[place] = _OTHERS[4] if card != OPENING else card
        hand, others = cards[: len(HAND)], cards[len(HAND) :]
        if _seen(student, hand, others) == seen:
            what = note(
                "{card} is in the hand, and is not shown: with another card in its place the program "
                "prints the same.",
                card=card,
            )
            if card in trick:
                what = note(
                    "{card} is in the trick, and is not shown: with another card in its place the "
                    "program prints the "
                    "same.",
                    card=card,
                )
            raise Broken(what)


def _seen(student: Student, hand: Sequence[str], trick: Sequence[str]) -> str:
    """Return what is shown before the first question."""
    return ask_card(student, sit(student, hand), ["1", "0", "2", "3", "4", "5"], trick).before


@check(
    task="players",
    clauses=["H5.6"],
    needs=_CHOOSING,
    hint="Put int(input(...)) in a try, inside a loop.",
)
def test_an_answer_that_is_not_a_number_is_refused(student: Student) -> None:
    """After an answer that is not a whole number the human player is told so and asked again."""
    numbers = prepared(student)
    for bad in ("ten", "", "1.5", "2 of Clubs"):
        must_refuse(student, numbers, bad)


@check(
    task="players",
    clauses=["H5.6"],
    needs=_CHOOSING,
    hint="A negative number is a valid index in Python: look at both ends of the range.",
)
def test_a_number_that_is_no_card_is_refused(student: Student) -> None:
    """After a number that no card has the human player is told so and asked again."""
    numbers = prepared(student)
    for bad in (numbers.beyond, "99", numbers.below, "-2"):
        must_refuse(student, numbers, bad)


_REFUSED: Final = (
    Spot(HAND, ("Two of Diamonds",), False),
    Spot(HAND, (), False),
    Spot(HAND, ("King of Clubs", "Two of Spades"), True),
)
"""Situations in which some cards of the hand may not be played."""


@check(
    task="players",
    clauses=["H5.7", "H5.10"],
    needs=_CHOOSING,
    hint="Call check_valid_play before the card is taken out of the hand, and print its message.",
)
def test_a_card_that_may_not_be_played_is_refused(student: Student) -> None:
    """When a card may not be played, the message of check_valid_play is printed."""
    numbers = prepared(student)
    tried = 0
    for spot in _REFUSED:
        player = make(student)
        place = seat(student, player, HAND)
        answers = dict(zip(HAND, asked_about(student, player, spot), strict=True))
        able = [card for card in HAND if said_yes(answers[card])]
        bad = [card for card in HAND if card not in able]
        if not able or not bad:
            continue
        tried += 1
        typed = [numbers.of(bad[0]), numbers.of(bad[-1]), numbers.of(able[0])]
        sat = ask_card(student, place, typed, spot.trick, spot.broken)
        must_ask_again(sat, typed[0], able[0])
        must_say(sat, bad[0], answers[bad[0]])
        assert sorted(sat.held) == sorted(card for card in HAND if card != able[0])
    if not tried:
        raise Untested(
            note("The student's own check_valid_play allows every card here, so none could be refused.")
        )


@check(task="players", clauses=["H5.8"], needs=_CHOOSING, hint="Split the answer at its commas.")
def test_the_human_player_passes_three_cards(student: Student) -> None:
    """The three cards whose numbers are given are passed, in a list, and taken out of the hand."""
    numbers = to_pass(student)
    for chosen in (HAND[:3], (HAND[5], HAND[0], HAND[3])):
        place = sit(student)
        typed = numbers.all(chosen)
        sat = content(ask_pass(student, place, [typed]), [typed])
        if not isinstance(sat.gave, list) or sorted(map(str, sat.gave)) != sorted(chosen):
            raise Broken(
                note("After the answer {answer} other cards were passed.", answer=repr(typed)),
                expected=listed(sorted(chosen)),
                got=listed(sat.gave),
            )
        must_have_passed(student, place, sat.gave, HAND)
        must_be_shown(student, sat, numbers)
    if not gives_list(student, numbers.all(HAND[:3])):
        raise Broken(note("The three cards should be returned in a list."))


@check(task="players", points=0.5, clauses=["H5.8"], needs=_PASSING)
def test_the_hand_is_shown_before_passing(student: Student) -> None:
    """Before the cards to pass are asked for, the hand is printed."""
    prepared(student)

    def before(hand: Sequence[str]) -> str:
        return ask_pass(student, sit(student, hand), ["1,2,3"]).before

    seen = before(HAND)
    for place, card in enumerate(HAND):
        hand = [*HAND[:place], _OTHERS[0], *HAND[place + 1 :]]
        if before(hand) == seen:
            raise Broken(
                note(
                    "{card} is in the hand, and is not shown: with another card in its place the program "
                    "prints the "
                    "same.",
                    card=card,
                )
            )


@check(task="players", points=0.5, clauses=["H5.8.1"], needs=_PASSING)
def test_the_receiver_is_named(student: Student) -> None:
    """When cards are to be passed, the name of the player who gets them is shown."""
    numbers = to_pass(student)
    sat = ask_pass(student, sit(student), [numbers.all(HAND[:3])])
    if RECEIVER.lower() not in sat.before.lower():
        raise Broken(
            note("The cards go to {name}, whose name is not shown.", name=RECEIVER),
            got=sat.before.strip()[-300:],
        )


@check(
    task="players",
    clauses=["H5.9"],
    needs=_PASSING,
    hint="Count the numbers, look at the range of each, and put int() in a try.",
)
def test_what_are_not_three_numbers_of_cards_is_refused(student: Student) -> None:
    """When the answer is not three numbers of cards, the human player is told so and asked again."""
    numbers = to_pass(student)
    two, four = numbers.all(HAND[:2]), numbers.all(HAND[:4])
    for bad in (two, four, f"{two},{numbers.beyond}", f"{two},{numbers.below}", f"{two},x", "", f"{two},"):
        must_refuse_to_pass(student, numbers, bad)


@check(
    task="players",
    clauses=["H5.9"],
    needs=_PASSING,
    hint="A set of the numbers is shorter than the list when one is there twice.",
)
def test_a_number_that_is_there_twice_is_refused(student: Student) -> None:
    """When a number is there twice, the human player is told so and asked again."""
    numbers = to_pass(student)
    first, second = numbers.of(HAND[0]), numbers.of(HAND[1])
    for bad in (f"{first},{first},{second}", f"{first},{second},{first}"):
        must_refuse_to_pass(student, numbers, bad)


@check(
    task="players",
    clauses=["H5.10"],
    needs=_PASSING,
    hint="First look at the whole answer, and take cards out of the hand when all of it is right.",
)
def test_the_hand_stays_whole_while_asking(student: Student) -> None:
    """As long as the human player is being asked, the hand keeps all its cards."""
    numbers = to_pass(student)
    two, chosen = numbers.all(HAND[:2]), HAND[3:]
    for bad in (f"{two},{numbers.beyond}", f"{two},{numbers.of(HAND[0])}", f"{two},x", two):
        place = sit(student)
        sat = ask_pass(student, place, [bad, numbers.all(chosen)])
        if sat.asked_again and not sat.dialogue.asked_more and sorted(sat.held) != sorted(HAND[:3]):
            raise Broken(
                note(
                    "The answer {answer} was refused, and after the next one the hand should have these "
                    "cards left.",
                    answer=repr(bad),
                ),
                expected=listed(sorted(HAND[:3])),
                got=listed(sorted(sat.held)),
            )


# The better player


@check(task="players", points=2, clauses=["H5.11"])
@scenarios(*RULES, expected=allowed, count=42)
def test_the_better_player_plays_what_is_allowed(student: Student, case: Spot, expected: Cards) -> None:
    """BetterAIPlayer plays a card that may be played, and takes it out of the hand."""

    def play() -> None:
        place = better(student, case.hand)
        gave = place.play(list(case.trick), case.broken)
        if gave not in expected:
            raise Broken(
                note("This card may not be played, or is none."),
                expected=" or ".join(sorted(expected)),
                got=str(gave),
            )
        assert sorted(held(student, place)) == sorted(card for card in case.hand if card != gave)

    with_base(student, "BetterAIPlayer", play)


@check(task="players", clauses=["H5.11"])
@scenarios(whole_hand(), whole_hand(10), whole_hand(17), count=15)
def test_the_better_player_passes_three_cards(student: Student, case: Cards) -> None:
    """BetterAIPlayer passes three different cards of its hand, and takes them out of it."""

    def pass_three() -> None:
        place = better(student, case)
        must_have_passed(student, place, place.pass_to("Player 2"), case)

    with_base(student, "BetterAIPlayer", pass_three)


@check(
    task="players",
    points=3,
    clauses=["H5.12"],
    needs=["test_the_better_player_plays_what_is_allowed", "test_the_better_player_passes_three_cards"],
    hint="Pass the cards that catch points, duck under the highest card of the trick, and lead low.",
)
def test_the_better_player_is_better(student: Student) -> None:
    """In 100 games against three basic players, BetterAIPlayer wins more than 35."""
    judge_contest(student)
