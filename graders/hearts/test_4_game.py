"""Task 4, a game: its questions, and what it prints, as a referee sees it."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from kibitz import Broken, Dialogue, Student, StudentFailure, Turn, Untested, check, note
from kibitz.model.note import Note

from .findings import DEAL, END, MOON, NAMES, PASSING, PLAY, REDEAL, ROUNDS, TIE, TOTALS
from .games import (
    EMPTY,
    FOUR,
    PLAIN,
    UNSAFE_FIVE,
    UNSAFE_FOUR,
    Game,
    answers_for,
    asks_players_first,
    converse,
    exact,
    fails_anyway,
    hold,
    is_played,
    known,
    must_end,
    must_play_when_called,
    plain_kinds,
    refuse,
    said,
)
from .log import DEALT, read
from .referee import judge

GOOD = "4"
"""An answer that is right for either question."""

SPARE = 12
"""How often a program may ask in all."""

WORDS = ("abc", "", "4.5", "four")
OUT_OF_RANGE = ("2", "6", "0", "-4", "1", "10")

MOONS = tuple(Game(players, 26, "moon") for players in (4, 3, 5))
NO_MOON = note("In no game that was played here did anybody get all 26 points, so this could not be tested.")
NO_DEAL = note("The program does not print which cards are dealt, so this could not be tested.")
NO_TIE = note(
    "In no game that was played here did players share the lowest total, so this could not be tested."
)
TIES = tuple(Game(players, 4, "tie") for players in (4, 3, 5))


@check(
    task="game",
    points=0.25,
    clauses=["H4.1", "H4.2", "H4.4", "H4.9"],
    hint="Hearts() itself asks for the target score, then for the number of players, and plays until "
    "somebody wins.",
)
def test_a_game_can_be_played(student: Student) -> None:
    """Hearts() asks two questions, and plays a whole game with three, four or five players."""
    must_play_when_called(student)
    for game in PLAIN:
        must_end(student, game)


@check(
    task="game",
    points=0.25,
    clauses=["H0.4"],
    hint="Put what starts a game under: if __name__ == '__main__':",
)
def test_importing_starts_no_game(student: Student) -> None:
    """To import the module does not start a game."""
    with student.talk([GOOD] * SPARE) as talk:
        student.load()
    dialogue = talk.dialogue()
    if len(dialogue.turns) > 1:
        says = note("When the program is imported it asks: {question}", question=question(dialogue.turns[0]))
        raise Broken(says, got=dialogue.text()[:1000])
    if read(dialogue.text()).lines:
        raise Broken(note("The program plays a game when it is imported."), got=dialogue.text()[:1000])
    if not is_played(student):  # to do nothing at all is no merit
        must_ask(student)


def question(turn: Turn) -> str:
    """Return the last line of what a program asks."""
    return (turn.output + turn.prompt).strip().rpartition("\n")[2].strip()


# The questions


def answered(student: Student, bad: Sequence[str], *, players: bool) -> Dialogue:
    """Return what is said when bad answers come before good ones, to the one question or the other.

    Fails when the program takes a bad one; a game that is broken off later does not matter here.
    """
    known(student, FOUR)
    student.start_over()
    answers = [GOOD] * (players != asks_players_first(student)) + [*bad]
    failure = None
    try:
        converse(student, [*answers, *[GOOD] * SPARE])
    except StudentFailure as error:
        failure = error
    dialogue = said(student)
    used = sum(turn.answer is not None for turn in dialogue.turns)
    enough = used >= len(bad) + 2
    if enough and judge(dialogue.text(), int(GOOD), int(GOOD), whole=False).players == int(GOOD):
        return dialogue
    if failure is not None:
        raise failure
    if enough:
        raise Broken(EMPTY, got=dialogue.text()[:1000])
    says = note(
        "After {answers} the program did not ask again, and went on.", answers=", ".join(map(repr, bad))
    )
    raise Broken(says, got=dialogue.text()[:400])


@check(
    task="game",
    points=0.25,
    clauses=["H4.2", "H4.3", "H4.30"],
    hint="int(answer) raises a ValueError when the answer is not a whole number: catch it, and ask again.",
)
def test_what_is_no_whole_number_is_asked_again(student: Student) -> None:
    """After an answer that is not a whole number the program asks again, as often as it takes."""
    answered(student, WORDS, players=False)
    answered(student, WORDS, players=True)


@check(
    task="game",
    points=0.25,
    clauses=["H4.2", "H4.3", "H4.30"],
    hint="The number of players is 3, 4 or 5.",
)
def test_only_three_to_five_can_play(student: Student) -> None:
    """After a number of players that is not 3, 4 or 5 the program asks again."""
    few = known(student, FOUR).endless  # each of these games takes its time
    for number in OUT_OF_RANGE[: 2 if few else None]:
        answered(student, [number], players=True)


@check(
    task="game",
    points=0.25,
    clauses=["H4.3"],
    hint="Print what is wrong with the answer, in words of your own, before you ask again.",
)
def test_it_is_said_that_an_answer_is_wrong(student: Student) -> None:
    """After a bad answer the program says that it is wrong."""
    must_ask(student)
    asked = {text for turn in said(student).turns[:2] for text in _as_asked(turn.output, turn.prompt)}
    wrong = None
    for bad, players in (("abc", False), ("abc", True), ("6", True)):
        try:
            dialogue = answered(student, [bad], players=players)
        except (StudentFailure, Broken) as error:
            wrong = wrong or error
            continue
        at = next(number for number, turn in enumerate(dialogue.turns) if turn.answer == bad)
        turn = dialogue.turns[at + 1]
        if _as_asked(turn.output, turn.prompt) <= {"", *asked}:
            says = note("After {answer} the program asked again, and did not say why.", answer=repr(bad))
            raise Broken(says, got=dialogue.text()[:400])
        break
    else:
        assert wrong is not None
        raise wrong


def must_ask(student: Student) -> None:
    """Have both questions asked, and answered well."""
    known(student, FOUR)
    student.start_over()
    try:
        converse(student, [GOOD, GOOD])
    except StudentFailure:
        if len(said(student).turns) < 3:
            raise


def _as_asked(output: str, prompt: str) -> set[str]:
    """Return the ways in which a question stands in what was printed."""
    whole = (output + prompt).strip()
    return {whole, whole.rpartition("\n")[2].strip()} if whole else {""}


# What is printed


@check(
    task="game",
    points=0.25,
    clauses=["H4.4"],
    hint="Count the players from 1.",
)
def test_the_players_have_their_names(student: Student) -> None:
    """The players are called Player 1, Player 2 and so on."""
    hold(student, PLAIN, NAMES)


@check(
    task="game",
    points=0.25,
    clauses=["H4.13", "H4.13.1", "H4.13.5", "H4.35"],
    hint="The lines are exactly as in the assignment, with nine = on either side.",
)
def test_rounds_are_announced(student: Student) -> None:
    """Each round has a line where it starts and one where it ends, counted from 1."""
    hold(student, PLAIN, ROUNDS)


@check(
    task="game",
    points=0.5,
    clauses=["H4.5", "H4.5.1", "H4.6", "H4.13.2", "H4.32"],
    hint="Before each round make a new deck, take out what must be left out, shuffle it, and deal all "
    "of it into new "
    "hands.",
)
def test_all_cards_are_dealt(student: Student) -> None:
    """Before each round everybody is dealt equally many cards, each card of the right deck once."""
    hold(student, PLAIN, DEAL)


@check(
    task="game",
    points=0.25,
    clauses=["H4.5"],
    hint="Shuffle each new deck before the cards are dealt.",
)
def test_the_deck_is_shuffled(student: Student) -> None:
    """The cards are shuffled, so that not every round has the same deal."""
    known(student, FOUR)
    student.start_over(grants=FOUR.grants)
    answers = answers_for(student, FOUR)
    with suppress(StudentFailure):  # what a game dies of costs points elsewhere
        converse(student, answers)
    lines = [line for line in read(said(student).text()).lines if line.kind == DEALT]
    deals = [frozenset(line.cards or ()) for line in lines if line.name == lines[0].name]
    if not deals:
        must_end(student, FOUR)
        raise Untested(NO_DEAL)
    if len(deals) > 1 and len(set(deals)) == 1:
        raise Broken(
            note(
                "{player} was dealt the same cards in all {count} rounds.",
                player=lines[0].name,
                count=len(deals),
            )
        )


@check(
    task="game",
    points=0.5,
    clauses=["H4.7"],
    hint="Look at each hand; as long as one of them has no other cards than Hearts and the Queen of "
    "Spades, deal again, "
    "into empty hands.",
)
def test_a_deal_that_cannot_be_played_is_dealt_again(student: Student) -> None:
    """When anybody has nothing but points, all cards are dealt again."""
    kinds = [REDEAL] if DEAL in plain_kinds(student) else [REDEAL, DEAL]
    dealt_again = False
    for game in (UNSAFE_FOUR, UNSAFE_FIVE):
        played = refuse(student, game, kinds)
        dealt_again = dealt_again or played.shuffles > played.report.rounds
        if played.failure and not fails_anyway(student, game):
            must_end(student, game)
    if not dealt_again:
        must_end(student, UNSAFE_FOUR)
        raise Untested(
            note(
                "The program deals in a way of its own, so a deal that cannot be played could not be "
                "prepared."
            )
        )


@check(
    task="game",
    points=0.5,
    clauses=["H4.8", "H4.8.1", "H4.13.3", "H4.33", "H4.34"],
    hint="In round r the player at index i passes to the player at index (i + r) % n. Call "
    "pass_cards() once for each "
    "player.",
)
def test_cards_are_passed(student: Student) -> None:
    """Everybody passes three cards, to the player as many places further as the number of the round."""
    hold(student, PLAIN, PASSING)


@check(
    task="game",
    points=0.25,
    clauses=["H4.8", "H4.9", "H4.13.4", "H4.37", "H3.3", "H3.4"],
    hint="Passed cards go into the hand of the player who gets them. The round is played with the "
    "players in order.",
)
def test_the_round_is_played_with_these_cards(student: Student) -> None:
    """Each round is played with the cards that everybody has after passing, and by the rules."""
    hold(student, PLAIN, PLAY)


@check(
    task="game",
    points=0.25,
    clauses=["H4.10", "H4.13.7", "H4.36"],
    hint="Add each round_score to total_score once, and set it back to 0 before the next round.",
)
def test_the_points_are_added_up(student: Student) -> None:
    """After each round the total of everybody is what it was and the points of the round."""
    hold(student, PLAIN, TOTALS)


@check(
    task="game",
    points=0.5,
    clauses=["H4.11", "H4.13.6", "H4.35"],
    hint="Look whether a round_score is 26, before you add the points up.",
)
def test_the_moon_can_be_shot(student: Student) -> None:
    """Who gets all 26 points gets 0 instead, and everybody else 26."""
    for game in PLAIN:
        refuse(student, game, [MOON])
    _must_happen(student, MOONS, [MOON], MOON, NO_MOON)


@check(
    task="game",
    points=0.5,
    clauses=["H4.12", "H4.13.8", "H4.36"],
    hint="After each round, when the totals are known: has somebody reached the target, and has one "
    "player alone the "
    "lowest total? Then that player wins.",
)
def test_the_game_ends_with_a_winner(student: Student) -> None:
    """The game ends after the first round in which somebody reaches the target, and the lowest total wins."""
    hold(student, [*PLAIN, exact(student), MOONS[0]], END)


@check(
    task="game",
    points=0.25,
    clauses=["H4.12.1"],
    hint="As long as several players share the lowest total, play another round.",
)
def test_a_tie_goes_on(student: Student) -> None:
    """When several players share the lowest total, another round is played."""
    kinds = [TIE] if END in plain_kinds(student) else [TIE, END]
    _must_happen(student, TIES, kinds, TIE, NO_TIE)


def _must_happen(
    student: Student, games: Sequence[Game], kinds: Sequence[str], what: str, never: Note
) -> None:
    """Hold the program to games until something has happened in one of them that is rare."""
    for game in games:
        played = refuse(student, game, kinds)
        if played.failure and not fails_anyway(student, game):
            must_end(student, game)
        if played.judged([what]):
            return
    for game in games:
        must_end(student, game)
    raise Untested(never)
