"""Task 2, a basic player: what it is, what it may play, and what it plays and passes.

The rules of `check_valid_play` are each checked by themselves, over all small hands and over large ones.
"""

from __future__ import annotations

from kibitz import Broken, Student, check, note, scenarios
from kibitz.judge.exactly import as_plain

from . import positions
from .asking import asked_alone, asked_together, card, hand_of, must_say, new_player, says
from .oracle import Cards
from .playing import must_leave, must_part_with, must_play_lowest, must_take_out, passes, three_passed
from .positions import FREE, Position, Rule, questions

EVERY_RULE = [*Rule]


@check(task="basic", points=0.125, clauses=["H2.1"])
def test_a_player_is_called_by_its_name(student: Student) -> None:
    """The str and the repr of a player are its name."""
    for name in ("Player 1", "Ada Lovelace"):
        player = new_player(student, name)
        assert str(player) == name
        assert student.apply("repr", player) == name


@check(task="basic", points=0.125, clauses=["H2.2"])
def test_a_new_player_has_no_cards_and_no_points(student: Student) -> None:
    """A new player has an empty list as its hand, and both its scores are 0."""
    player = new_player(student)
    assert as_plain(player.get("hand")) == []
    assert player.get("round_score") == 0
    assert player.get("total_score") == 0


@check(
    task="basic",
    points=0.25,
    clauses=["H2.2.1"],
    hint="Make a new list in __init__: self.hand = [].",
)
def test_each_player_has_its_own_hand(student: Student) -> None:
    """Cards that one player gets do not turn up with another."""
    one, other = new_player(student), new_player(student, "Player 2")
    student.exec("player.hand.append(card)", player=one, card=card(student, "Ten of Spades"))
    third = new_player(student, "Player 3")
    for player in (other, third):
        if hand_of(student, player) != ():
            raise Broken(note("A card that was given to one player is in the hand of another, too."))


# Which card may be played


@check(
    task="basic",
    points=0.25,
    clauses=["H2.3", "H2.3.1", "H2.10", "H2.30"],
    hint="Return two things: True or False, and a message.",
)
def test_the_answer_is_a_tuple_with_a_message(student: Student) -> None:
    """check_valid_play returns a tuple of True or False and a string, which is a message for False."""
    every = [question for rule in EVERY_RULE for question in questions(rule)[:12]]
    answers = asked_together(student, every)
    seen = False
    for (position, cards), of_cards in zip(every, answers, strict=True):
        for name, answer in zip(cards, of_cards, strict=True):
            if says(answer) is not None:
                seen = True
                _must_be_a_pair(student, position, name, answer)
    if not seen:
        position = FREE[0]
        _must_be_a_pair(student, position, position.hand[0], None)


def _must_be_a_pair(student: Student, position: Position, name: str, answer: object) -> None:
    if _fault(answer) is None:
        return
    answer = asked_alone(student, position, name)
    fault = _fault(answer)
    if fault is not None:
        raise fault


def _fault(answer: object) -> Broken | None:
    """Return what is wrong with the form of an answer."""
    pair = as_plain(answer)
    if not isinstance(pair, tuple) or len(pair) != 2:
        return Broken(note("The answer is not a tuple of two things."), got=repr(answer))
    valid, message = map(as_plain, pair)
    if type(valid) is not bool:
        return Broken(note("The first thing in the tuple is neither True nor False."), got=repr(answer))
    if valid and message is None:
        return None
    if not isinstance(message, str):
        return Broken(note("The second thing in the tuple is not a string."), got=repr(answer))
    if not valid and not message.strip():
        return Broken(note("The play is not valid, and there is no message that says why."), got=repr(answer))
    return None


@check(
    task="basic",
    points=0.25,
    clauses=["H2.4"],
    hint="Look whether the Two of Clubs is in the hand before anything else is allowed.",
)
def test_the_two_of_clubs_must_be_led(student: Student) -> None:
    """A player who leads and has the Two of Clubs must play it."""
    why = note("A player who leads, and has the Two of Clubs, must play that card.")
    must_say(student, questions(Rule.OPENING), why)


@check(task="basic", points=0.25, clauses=["H2.5"])
def test_hearts_are_not_led_before_they_are_broken(student: Student) -> None:
    """As long as hearts have not been broken, who has other cards may not lead Hearts."""
    why = note("Hearts have not been broken, and there are other cards in the hand.")
    must_say(student, questions(Rule.UNBROKEN), why)


@check(
    task="basic",
    points=0.25,
    clauses=["H2.5.1"],
    hint="Look whether all cards of the hand are Hearts.",
)
def test_who_has_only_hearts_may_lead_them(student: Student) -> None:
    """A player who has nothing but Hearts may lead any of them."""
    why = note("There is nothing but Hearts in the hand, so any of them may be led.")
    must_say(student, questions(Rule.ONLY_HEARTS), why)


@check(task="basic", points=0.25, clauses=["H2.6", "H2.5"])
def test_any_other_card_may_be_led(student: Student) -> None:
    """Apart from that any card may be led: the Queen of Spades too, and Hearts once they are broken."""
    why = note("Nothing forbids to lead this card.")
    must_say(student, questions(Rule.LEAD), why)


@check(
    task="basic",
    points=0.25,
    clauses=["H2.7"],
    hint="The suit that counts is that of the first card of the trick.",
)
def test_a_player_follows_suit(student: Student) -> None:
    """A player who has cards of the suit that was led must play one of those."""
    why = note("There are cards of the suit that was led in the hand, and one of those must be played.")
    must_say(student, questions(Rule.FOLLOW), why)


@check(task="basic", points=0.25, clauses=["H2.8"])
def test_who_cannot_follow_may_play_anything(student: Student) -> None:
    """A player who has no card of the suit that was led may play any card."""
    why = note("There is no card of the suit that was led in the hand, so any card may be played.")
    must_say(student, questions(Rule.VOID), why)


@check(
    task="basic",
    points=0.25,
    clauses=["H2.8", "H2.9", "H2.31"],
    hint="It is the first trick of the round when its first card is the Two of Clubs.",
)
def test_no_points_in_the_first_trick(student: Student) -> None:
    """Who cannot follow in the first trick may play neither Hearts nor the Queen of Spades."""
    why = note("In the first trick, Hearts and the Queen of Spades may not be played, and other cards may.")
    must_say(student, questions(Rule.FIRST_TRICK), why)


@check(task="basic", points=0.25, clauses=["H2.11", "H2.35"])
def test_asking_changes_nothing(student: Student) -> None:
    """check_valid_play changes neither the hand nor the trick."""
    some = [question.position for rule in EVERY_RULE for question in questions(rule)[:30:6]]
    for position in some:
        student.next_case()
        ask = f"player.check_valid_play(card, namespace.trick, {position.broken})"
        must_leave(student, position, f"[{ask} for card in list(player.hand)]", hand_too=True)


# Playing and passing


@check(
    task="basic",
    points=0.5,
    clauses=["H2.12", "H2.12.1"],
    hint="Go through the hand from the lowest card to the highest, and take the first that may be played.",
)
@scenarios(
    positions.WITH_FEW_CARDS, positions.LEADING, positions.FOLLOWING, positions.IN_FIRST_TRICK, count=48
)
def test_the_lowest_card_is_played(student: Student, case: Position) -> None:
    """play_card returns the lowest card that may be played."""
    must_play_lowest(student, case)


@check(
    task="basic",
    points=0.125,
    clauses=["H2.13"],
    hint="Take the card out of self.hand before you return it.",
)
def test_a_card_that_is_played_leaves_the_hand(student: Student) -> None:
    """play_card takes the card that it returns out of the hand, and no other."""
    for position in FREE:
        student.next_case()
        must_take_out(student, position)


@check(task="basic", points=0.125, clauses=["H2.13"])
def test_playing_does_not_change_the_trick(student: Student) -> None:
    """play_card leaves the trick as it is: to put the card there is for the game to do."""
    for position in FREE:
        student.next_case()
        must_leave(student, position, f"player.play_card(namespace.trick, {position.broken})", hand_too=False)


@check(task="basic", points=0.25, clauses=["H2.14", "H2.32", "H2.33", "H5.34"])
@scenarios(positions.HANDS, count=25)
def test_three_cards_are_passed(student: Student, case: Cards) -> None:
    """pass_cards returns a list of three different cards from the hand."""
    _, gave = passes(student, case)
    three_passed(student, case, gave)


@check(
    task="basic",
    points=0.25,
    clauses=["H2.15"],
    hint="Take the three cards out of self.hand before you return them.",
)
@scenarios(positions.HANDS, count=25)
def test_cards_that_are_passed_leave_the_hand(student: Student, case: Cards) -> None:
    """pass_cards takes the cards that it returns out of the hand, and no others."""
    player, gave = passes(student, case)
    must_part_with(student, case, player, gave)
