"""Task 6, the final game: played through by a visitor who answers what is asked."""

from __future__ import annotations

import re
from typing import Final

from kibitz import Broken, Student, check, note

from .final import Seen, judged, kinds, own_faces, play, watched
from .leaks import leaks
from .oracle import DECK
from .pictures import hand_rows, lines_of
from .seats import handle
from .visitor import CARD, NAME, PASS, PLAYERS, TARGET, Visitor

_FOUR: Final = "game of four"
_BESIDE: Final = 3
"""Cards that must stand side by side, at the least; where a row ends is free."""

_PLAYED: Final = ["test_the_game_can_be_played"]

_LOOKED_FOR: Final = {
    TARGET: note(
        "The target score was not asked for. Looked for was a question with a word such as target or score."
    ),
    PLAYERS: note(
        "The number of players was not asked for. Looked for were words such as: how many players, "
        "number of players."
    ),
    NAME: note("The user's name was not asked for. Looked for was a question with the word name."),
}


def game_of_four(student: Student) -> Seen:
    """Play a game of four players, to a target that takes a few rounds."""
    return play(student, lambda: Visitor(target="30", players="4"), 4)


def game_of(student: Student, players: int) -> Seen:
    """Play a game of so many players that takes a single round, unless there is a tie."""
    return play(student, lambda: Visitor(target="1", players=str(players)), players)


@check(
    task="final",
    points=2,
    clauses=["H6.1", "H6.4"],
    hint="Run hearts.py yourself, and play a whole game.",
)
def test_the_game_can_be_played(student: Student) -> None:
    """A game of four can be played to its end, without an error."""
    student.kept.pop(_FOUR, None)

    def ends(game: Seen) -> None:
        if game.dialogue.asked_more:
            raise Broken(note("The game did not come to its end."))

    judged(student, _FOUR, lambda: game_of_four(student), ends)


@check(
    task="final", points=0.5, clauses=["H6.1"], needs=_PLAYED, hint="Make a Hearts() at the end of hearts.py."
)
def test_running_the_file_plays(student: Student) -> None:
    """Running the file plays the game."""
    dialogue = student.run(answers=Visitor(only_begin=True), may_ask_more=True)
    if len(dialogue.turns) < 2:
        raise Broken(
            note("The file was run, and nothing was asked."),
            advice=note("Write at its end: if __name__ == '__main__': and below it Hearts()"),
        )


@check(
    task="final",
    clauses=["H6.2", "H4.3"],
    needs=_PLAYED,
    hint="Ask in a loop, and put int(input(...)) in a try.",
)
def test_bad_answers_are_asked_again(student: Student) -> None:
    """The target score, the number of players and a name are asked for, again after a bad answer."""
    slips = {TARGET: ["ten", ""], PLAYERS: ["four", "2", "6"]}
    visitor = Visitor(slips=slips, only_begin=True)
    _begin(student, visitor)
    for topic, sentence in _LOOKED_FOR.items():
        answers = [one.answer for one in visitor.asked if one.topic == topic]
        if not answers:
            raise Broken(sentence)
        bad = slips.get(topic, [])
        if len(answers) <= len(bad):
            raise Broken(
                note("After the answer {answer} the program did not ask again.", answer=repr(answers[-1])),
                got=visitor.asked[-1].prompt,
            )


def _begin(student: Student, visitor: Visitor) -> None:
    """Answer the first questions."""
    student.run(answers=visitor, may_ask_more=True)
    if not visitor.asked:
        student.start_over()
        kind = handle(student.find("Hearts"), "Hearts")
        with student.talk(visitor, may_ask_more=True):
            kind()


@check(task="final", clauses=["H6.3", "H6.2"], needs=_PLAYED)
def test_all_kinds_of_players_take_part(student: Student) -> None:
    """With three players, four and five, one is human, and there is at least one of each computer player."""
    kinds(student)
    student.start_over()

    def has_all(game: Seen) -> None:
        seen = watched(game)
        found = sorted({moment.player: moment.kind for moment in seen.moments}.values())
        if len(found) != game.players:
            raise Broken(
                note("The number of players that were asked for cards is not that which was asked for."),
                expected=str(game.players),
                got=str(len(found)),
            )
        if found.count("human") != 1 or "better" not in found or "basic" not in found:
            raise Broken(
                note(
                    "With {count} players there should be one human player, and one or more of each "
                    "other kind.",
                    count=game.players,
                ),
                expected="human, better, basic",
                got=", ".join(found),
            )

    judged(student, _FOUR, lambda: game_of_four(student), has_all)
    for players in (3, 5):
        student.start_over()
        has_all(game_of(student, players))


@check(task="final", clauses=["H6.4", "H6.9", "H4.12", "H4.13.8"], needs=_PLAYED)
def test_the_final_game_names_the_winner(student: Student) -> None:
    """The game ends when somebody has the target score, and the player with the fewest points is named."""

    def ends_right(game: Seen) -> None:
        seen = watched(game)
        totals = [total for total in seen.totals if type(total) is int]
        if len(totals) != len(seen.totals) or max(totals) < 30:
            raise Broken(
                note("The target score was 30, and the game ended before a total_score was so high."),
                got=", ".join(map(str, seen.totals)),
            )
        if totals.count(min(totals)) > 1:
            raise Broken(
                note("The game ended although several players share the lowest total."),
                got=", ".join(map(str, totals)),
            )
        _must_name(seen, totals.index(min(totals)))

    judged(student, _FOUR, lambda: game_of_four(student), ends_right)


_WINS: Final = re.compile(
    r"\bw[io]n|victor|congrat|champion|gewonnen|winnaar|wint|gefeliciteerd", re.IGNORECASE
)


def _must_name(game: Seen, best: int) -> None:
    """Hold a game to naming the winner in what is printed after the last card."""
    text = game.told[-1]
    lines = [line.lower() for line in text.splitlines() if _WINS.search(line)]
    named = [
        player
        for player, name in enumerate(game.names)
        if any(name.lower() in line for line in lines)
        or (player == game.user and any(re.search(r"\byou\b|\bje\b|\bjij\b", line) for line in lines))
    ]
    if named and best not in named:
        raise Broken(
            note(
                "{name} has the fewest points, and another player is called the winner.",
                name=game.names[best],
            ),
            got=text.strip()[-500:],
        )
    if game.names[best].lower() not in text.lower() and best not in named:
        raise Broken(
            note("{name} has the fewest points, and is not named at the end.", name=game.names[best]),
            got=text.strip()[-500:],
        )


@check(
    task="final",
    points=2,
    clauses=["H6.5"],
    needs=_PLAYED,
    hint="Take out the lines of Task 4 that print hands and passes.",
)
def test_nothing_is_given_away(student: Student) -> None:
    """The user does not see the hands of others, nor what others pass to each other."""

    def keeps_secrets(game: Seen) -> None:
        with student.apart():
            faces = own_faces(student)
        found = leaks(watched(game), faces)
        if found is not None:
            raise Broken(
                note(
                    "The user was shown these cards while another player held them: {cards}.",
                    cards=", ".join(found.cards),
                ),
                got=found.text,
            )

    judged(student, _FOUR, lambda: game_of_four(student), keeps_secrets)


@check(task="final", clauses=["H6.6"], hint="Build a picture of several lines, all equally long.")
def test_cards_are_pictures(student: Student) -> None:
    """A card prints as a picture of several equally long lines, and no two cards look the same."""
    faces = own_faces(student)
    assert len(faces) == len(DECK)
    seen: dict[str, str] = {}
    for card, face in faces.items():
        lines = lines_of(face)
        if len(lines) < 2:
            raise Broken(note("{card} prints as one line.", card=card), got=face)
        if len(set(map(len, lines))) > 1:
            raise Broken(
                note("The lines of the picture of {card} are not equally long.", card=card),
                got=face,
                expected=", ".join(f"{len(line)}" for line in lines),
            )
        other = seen.setdefault("\n".join(lines), card)
        if other != card:
            raise Broken(note("{card} and {other} have the same picture.", card=card, other=other), got=face)


@check(
    task="final",
    points=2,
    clauses=["H6.7"],
    needs=_PLAYED,
    hint="Join the first lines of all cards, then their second lines, and so on; below them the numbers.",
)
def test_the_hand_is_shown_side_by_side(student: Student) -> None:
    """Where the user chooses cards, their pictures stand side by side, with a number below each."""

    def stands_right(game: Seen) -> None:
        faces = own_faces(student)
        turns = [
            turn.output + "\n" + turn.prompt
            for turn, asked in zip(game.dialogue.turns, game.asked, strict=False)
            if asked.topic in {CARD, PASS}
        ]
        if not any(hand_rows(text, faces) >= _BESIDE for text in turns):
            raise Broken(
                note(
                    "Where a card is asked for, a row of pictures was looked for, as str(card) draws "
                    "them, with a row "
                    "of numbers right below; it was not found."
                ),
                got=max(turns[:3], key=len, default="")[-2000:],
            )

    judged(student, _FOUR, lambda: game_of_four(student), stands_right)


@check(
    task="final",
    clauses=["H6.8"],
    needs=_PLAYED,
    hint="Call time.sleep after each card that is played.",
)
def test_there_are_pauses(student: Student) -> None:
    """The program pauses with time.sleep between plays."""

    def pauses(game: Seen) -> None:
        slept = sum(event.kind == "slept" for event in game.dialogue.events)
        plays = sum(moment.what == "play" for moment in game.moments) or 52
        tricks = plays // game.players
        if slept < tricks - 1:
            raise Broken(
                note("There were fewer pauses than tricks."),
                expected=f"{tricks} pauses or more",
                got=f"{slept} pauses",
            )

    judged(student, _FOUR, lambda: game_of_four(student), pauses)
