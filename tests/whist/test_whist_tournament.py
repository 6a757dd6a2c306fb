"""The tournament: real players in guests of their own, fouls, and partners that cannot whisper."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from kibitz.judge.failures import OurFault
from kibitz.judge.interpreter import guest_python
from kibitz.sandbox.ladder import BY_ITSELF, LADDER, choose
from kibitz.sandbox.strength import SandboxError, Strength
from kibitz.tournament import records
from kibitz.tournament.guests import Program
from kibitz.tournament.records import Absent, Entry, Game, Match, Pairing
from kibitz.tournament.standings import standings
from kibitz.tournament.suite import Ask, load_tournament
from kibitz.tournament.table import Table
from kibitz.tournament.worker import places_of
from whist import tournament as rules
from whist.oracle import GAME, SEATS, TRICKS, Position, legal, points
from whist.policies import POLICIES, Policy

ROOT = Path(__file__).parents[2]
PLAYERS = ROOT / "fixtures" / "whist" / "players"
CORPUS = ROOT / "tests" / "corpus" / "whist"
SUITE = ROOT / "graders" / "whist"

HEAD = """
from Card import Card

def follow(hand, trick):
    same = [card for card in hand if trick and card.Suit() == trick[0].Suit()]
    return (same or list(hand))[0]

class Player:
"""

PLAY = "def PlayCard(self, hand, trick, trump, position, tricks, score):"


def player(body: str) -> bytes:
    """Return a program whose PlayCard has that body, where ``follow`` gives a legal card."""
    method = f"{PLAY}\n{textwrap.indent(textwrap.dedent(body), '    ')}"
    return (HEAD + textwrap.indent(method, "    ")).encode()


def fixture(name: str) -> bytes:
    """Return one of the course's own players."""
    return (PLAYERS / f"{name}.py").read_bytes()


def with_walls() -> Strength:
    """Return a sandbox that keeps guests apart, or skip the test."""
    try:
        strength = choose("auto", guest_python())
    except SandboxError as error:
        pytest.skip(str(error))
    assert strength.name in BY_ITSELF
    return strength


@pytest.fixture
def tables() -> Iterator[list[Table]]:
    """Give a place for tables, which are closed after the test."""
    opened: list[Table] = []
    yield opened
    for one in opened:
        one.close()


def table(tables: list[Table], programs: Mapping[str, bytes], strength: Strength | None = None) -> Table:
    """Return a table for some programs."""
    found = load_tournament(SUITE)
    made = {name: Program({"Player.py": text}, "Player", "Player") for name, text in programs.items()}
    python = guest_python()
    one = Table(strength or LADDER["plain"](), python, made, places_of(found, python), found.rules, seed=5)
    tables.append(one)
    return one


def match(one: Table, first: str, second: str, games: int = 1) -> Match:
    """Return a match between two programs that are asked in the usual way."""
    entries = {name: Entry(name, rules.READINGS[0]) for name in (first, second)}
    return one.play(Pairing(1, 1, first, second), entries, games)


def in_process(policy: Policy) -> Ask:
    """Return what asks one of our own policies with what a guest is told."""

    def ask(*told: object) -> object:
        hand, trick, trump, seat, past = map(str, told[:5])
        assert past == "" or len(past.split()) < TRICKS
        return policy(Position(rules._cards(hand), rules._cards(trick), trump, seat))

    return ask


# The rules, without guests.


def test_a_game_goes_to_five_points_with_the_deal_passing_on() -> None:
    asks = [in_process(POLICIES[name]) for name in ("highest", "lowest", "highest", "lowest")]
    game = rules.play_game(asks, 3, "W")
    assert game == rules.play_game(asks, 3, "W")
    assert [deal.dealer for deal in game.deals] == list("WNESWNES"[: len(game.deals)])
    assert max(game.score) >= GAME > min(game.score)
    assert game.score[game.winner] == max(game.score)
    for deal in game.deals:
        assert sum(deal.taken) == TRICKS
        assert len(deal.played) == len(deal.pack) == 104
    assert game.score[0] == sum(points(deal.taken[0]) for deal in game.deals)
    assert game.deals[0].pack != rules.play_game(asks, 4, "W").deals[0].pack


def test_a_deal_is_shown_as_it_was_played() -> None:
    deal = rules.play_game([in_process(POLICIES["highest"])] * 4, 3, "S").deals[0]
    shown = rules.show(deal)
    assert shown.tricks[0].leader == "W"
    assert shown.turned == deal.pack[-2:]
    assert "".join(card for trick in shown.tricks for card in trick.cards) == deal.played
    assert sum(trick.winner in "NS" for trick in shown.tricks) == deal.taken[0]
    assert {len(hand) for hand in shown.hands.values()} == {TRICKS}
    assert all(hand[0][1] == shown.turned[1] for hand in shown.hands.values() if shown.turned[1] in str(hand))


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("2S", None),
        (7, "It gave no card of the deck."),
        ("", "It gave no card of the deck."),
        ("11", "It gave no card of the deck."),
        ("?int", "It gave an object of the class int, which is no Card."),
        ("?" + "x" * 900, f"It gave an object of the class {'x' * 40}, which is no Card."),
    ],
)
def test_what_a_player_gives_is_looked_at_first(answer: object, why: str | None) -> None:
    asks: list[Ask] = [lambda *told: legal(rules._cards(str(told[0])), rules._cards(str(told[1])))[0]] * 4
    asks[1] = lambda *_: answer
    game = rules.play_game(asks, 3, "N")
    foul = game.deals[-1].foul
    assert foul is not None
    assert foul.seat == "E"
    assert game.winner == 0
    assert game.deals[-1].taken == (TRICKS, 0)
    if why:
        assert foul.why.say() == why


def test_the_journal_of_a_deal_ends_where_the_foul_was() -> None:
    asks: list[Ask] = [lambda *told: legal(rules._cards(str(told[0])), rules._cards(str(told[1])))[0]] * 4
    asks[2] = lambda *told: None if len(str(told[0])) == 20 else asks[0](*told)
    deal = rules.play_game(asks, 3, "N").deals[-1]
    shown = rules.show(deal)
    assert len(shown.tricks) == 4
    assert shown.tricks[-1].winner == ""
    assert deal.foul is not None
    assert deal.foul.seat == "S"


# In guests.


def test_a_match_of_real_players(tables: list[Table]) -> None:
    one = table(tables, {"good": fixture("card_counter"), "poor": fixture("lowest")}, with_walls())
    played = match(one, "good", "poor", games=2)
    assert played == match(one, "good", "poor", games=2)
    assert [len(twice.sittings) for twice in played.games] == [2, 2]
    for twice in played.games:
        first, second = twice.sittings
        for deal, twin in zip(first.deals, second.deals, strict=False):
            assert (deal.pack, deal.dealer) == (twin.pack, twin.dealer)
    assert standings(["good", "poor"], [played]).rows[0].entry == "good"


def test_how_players_want_to_be_asked_is_found_out(tables: list[Table]) -> None:
    names = ("correct-beginner", "correct-past-in-three", "correct-score-in-two", "wrong-returns-string")
    one = table(tables, {name: (CORPUS / name / "Player.py").read_bytes() for name in names})
    found = {name: one.try_out(name) for name in names}
    assert found["correct-beginner"] == Entry("correct-beginner", rules.READINGS[0])
    assert found["correct-past-in-three"] == Entry("correct-past-in-three", ("three", "tuple", "list"))
    assert found["correct-score-in-two"] == Entry("correct-score-in-two", rules.READINGS[0])
    refused = found["wrong-returns-string"]
    assert isinstance(refused, Absent)
    assert not refused.fault


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("return hand[0].Rank()", "It gave an object of the class str, which is no Card."),
        ("return None", "It gave an object of the class NoneType, which is no Card."),
        ("return Card('H', '99')", "It gave no card of the deck."),
        ("raise KeyError('no idea')", "The program raised KeyError: 'no idea'."),
        ("import os; os._exit(3)", "The program ended its own process, with exit code 3."),
        ("while True: pass", "The program was stopped after 2 s of computing."),
        ("return input('Which card?')", "The program asked for input, with the prompt 'Which card?'."),
    ],
)
def test_fouls_lose_the_game_and_three_end_the_match(tables: list[Table], body: str, why: str) -> None:
    one = table(tables, {"bad": player(body), "good": fixture("first_legal")})
    played = match(one, "bad", "good", games=4)
    now = standings(["bad", "good"], [played])
    assert {foul.foul.why.say() for foul in now.fouls} == {why}
    assert len(played.games) == 2
    assert now.retired == ("bad",)
    assert not any(twice.void for twice in played.games)
    assert all(max(game.score) == 7 for twice in played.games for game in twice.sittings)


def test_a_card_against_the_rules_is_kept_with_its_position(tables: list[Table]) -> None:
    one = table(tables, {"bad": player("return hand[-1]"), "good": fixture("first_legal")})
    (foul, *_) = standings(["bad", "good"], [match(one, "bad", "good", games=4)]).fouls
    assert foul.foul.why.say() == "It did not follow suit, and could have."
    shown = rules.show(foul.deal)
    gone = {card for trick in shown.tricks for card in trick.cards}
    held = [card for card in shown.hands[foul.foul.seat] if card not in gone]
    assert foul.foul.card in held
    assert foul.foul.card not in legal(held, shown.tricks[-1].cards)


def test_a_player_that_cannot_be_made_fouls_at_its_first_turn(tables: list[Table]) -> None:
    broken = b"class Player:\n    def __init__(self, name): pass\n"
    one = table(tables, {"bad": broken, "good": fixture("first_legal")})
    fouls = standings(["bad", "good"], [match(one, "bad", "good")]).fouls
    assert {foul.entry for foul in fouls} == {"bad"}


WHISPER = """
import os, random, sys, tempfile
notes = getattr(random, "notes", None) or []
random.notes = notes
folders = (".", os.path.expanduser("~"), "/tmp", "/dev/shm", "/var/tmp")
places = [os.path.join(place, "whisper.txt") for place in folders]
heard = [place for place in places if os.path.exists(place)]
others = [seat for seat in Player.told if seat != position] + [seat for seat in notes if seat != position]
if heard or others:
    raise RuntimeError("I hear my partner")
if len(hand) < 13 - len(tricks):
    raise RuntimeError("a stranger's hand")
Player.told.add(position)
notes.append(position)
if len(tricks) == 12:
    for place in places:
        try:
            open(place, "w").write(position)
        except OSError:
            pass
return follow(hand, trick)
"""


def test_partners_cannot_whisper(tables: list[Table]) -> None:
    """A class attribute, an attribute of a library module, files: the partner and the twin see none of it."""
    text = player(WHISPER).replace(b"class Player:\n", b"class Player:\n    told = set()\n")
    # Its own file, once written, would be found by itself in the next deal: ask for one that is not its own.
    text = text.replace(
        b"os.path.exists(place)]", b"os.path.exists(place) and open(place).read() != position]"
    )
    one = table(tables, {"whisper": text, "good": fixture("first_legal")}, with_walls())
    played = match(one, "whisper", "good", games=2)
    assert standings(["whisper", "good"], [played]).fouls == ()
    assert not any(twice.void for twice in played.games)


def test_the_test_of_whispering_would_hear_it(tables: list[Table]) -> None:
    """The same program in one process for all seats, which is what must not be: it does hear."""
    text = player(WHISPER).replace(b"class Player:\n", b"class Player:\n    told = set()\n")
    one = table(tables, {"whisper": text, "good": fixture("first_legal")}, with_walls())
    (lonely,) = one.seat([Entry("whisper", rules.READINGS[0])])
    lonely.start()
    game = rules.play_game([lonely.ask] * 4, 3, "N")
    lonely.retire()
    assert "I hear my partner" in str(game.deals[-1].foul)


class Shaky:
    """The rules of whist, at a table where our own side fails some of the times."""

    GRANTS, HELPER, READINGS = rules.GRANTS, rules.HELPER, rules.READINGS
    plays, show = staticmethod(rules.plays), staticmethod(rules.show)

    def __init__(self, *fails: int) -> None:
        """Fail in those games, counted from 1."""
        self._fails = fails
        self.games = 0

    def play_game(self, asks: list[Ask], seed: int, dealer: str) -> Game:
        """Play a game, or fail in the midst of it."""
        self.games += 1
        asks[0](*rules.told(Position(("2S", "3S"), (), "S", "N")))
        if self.games in self._fails:
            raise OurFault("the sandbox fell over")
        return rules.play_game(asks, seed, dealer)


@pytest.mark.parametrize(("fails", "void"), [((), 0), ((1,), 0), ((2, 5), 0), ((1, 2), 1)])
def test_our_faults_cost_nobody_a_game(tables: list[Table], fails: tuple[int, ...], void: int) -> None:
    found = load_tournament(SUITE)
    python = guest_python()
    programs = {
        name: Program({"Player.py": fixture(name)}, "Player", "Player") for name in ("highest", "lowest")
    }
    shaky = Shaky(*fails)
    one = Table(LADDER["plain"](), python, programs, places_of(found, python), shaky, seed=5)  # type: ignore[arg-type]
    tables.append(one)
    played = match(one, "highest", "lowest", games=2)
    now = standings(["highest", "lowest"], [played])
    assert now.fouls == ()
    assert len(now.void) == void
    assert [row.played for row in now.rows] == [4 - 2 * void] * 2
    if void:
        assert "the sandbox fell over" in now.void[0].why
    else:
        assert played == match(
            table(tables, {name: fixture(name) for name in programs}), "highest", "lowest", 2
        )


def test_seats_of_the_suite_are_those_of_the_kit() -> None:
    assert records.SEATS == SEATS
