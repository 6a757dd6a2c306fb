"""Finding cards in what a program shows: by names, by signs such as ``10♠``, and by pictures."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec

from .oracle import DECK, rank, suit

_COLOUR: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\u200b\u200d\ufe0e\ufe0f]")
"""What takes no place on the screen: colours, and signs that say how the sign before them is drawn."""

_SIGNS: Final = {"Clubs": "♣♧", "Diamonds": "♦♢", "Spades": "♠♤", "Hearts": "♥♡"}
_LETTERS: Final = {11: "J", 12: "Q", 13: "K", 14: "A"}
_NUMBER: Final = re.compile(r"\d+")

NARROWEST: Final = 3
"""Characters of a picture's width; what is narrower can be anything."""

Faces = Mapping[str, str]
"""By the name of a card: what it prints."""


class Place(msgspec.Struct, frozen=True, order=True):
    """Where a card was found in a text."""

    row: int
    column: int
    height: int
    width: int
    card: str


def plain(text: str) -> str:
    """Return a text without what takes no place on the screen."""
    return _COLOUR.sub("", text).replace("\r\n", "\n")


def lines_of(face: str) -> list[str]:
    """Return the lines of a picture; empty ones at both ends do not count."""
    lines = plain(face).split("\n")
    while lines and not lines[0].strip():
        lines = lines[1:]
    while lines and not lines[-1].strip():
        lines = lines[:-1]
    return lines


def places(text: str, faces: Faces) -> list[Place]:
    """Return where the pictures of cards stand in a text, in the order of reading."""
    rows = plain(text).split("\n")
    pictures = {card: lines_of(face) for card, face in faces.items()}
    used: dict[str, int] = {}
    for lines in pictures.values():
        for line in set(lines):
            used[line] = used.get(line, 0) + 1
    found = []
    for card, lines in pictures.items():
        if lines and max(map(len, lines)) >= NARROWEST:
            key = min(range(len(lines)), key=lambda place: (used[lines[place]], -len(lines[place])))
            found += list(_places_of(card, lines, key, rows))
            found += list(_behind_words(card, lines, rows))
    return sorted(found)


def _places_of(card: str, lines: Sequence[str], key: int, rows: Sequence[str]) -> Iterable[Place]:
    """Yield where a picture stands, which is looked for by the line of it that fewest others have."""
    wanted = lines[key].rstrip() or lines[key]
    for number, row in enumerate(rows):
        column = row.find(wanted)
        while column >= 0:
            top = number - key
            if top >= 0 and _fits(lines, rows[top : top + len(lines)], column):
                yield Place(top, column, len(lines), max(map(len, lines)), card)
            column = row.find(wanted, column + 1)


def _behind_words(card: str, lines: Sequence[str], rows: Sequence[str]) -> Iterable[Place]:
    """Yield where a picture was printed behind something else: its first line alone is moved to the right."""
    first, rest = lines[0].rstrip(), lines[1:]
    for number, row in enumerate(rows if rest else ()):
        column = row.find(first)
        if column > 0 and _fits(rest, rows[number + 1 : number + len(lines)], 0):
            yield Place(number, column, len(lines), max(map(len, lines)), card)


def _fits(lines: Sequence[str], rows: Sequence[str], column: int) -> bool:
    return len(rows) == len(lines) and all(
        row[column : column + len(line)].rstrip() == line.rstrip()
        for line, row in zip(lines, rows, strict=True)
    )


def _spellings(card: str) -> str:
    """Return an expression that fits a card as text."""
    number, of = rank(card), suit(card)
    sign = str(number) if number <= 10 else _LETTERS[number]
    name = card.split(" ", maxsplit=1)[0]
    signs = f"[{_SIGNS[of]}]"
    ways = [rf"\b(?:{name}|{sign}) of {of}\b", rf"(?<![\w]){sign} ?{signs}", rf"{signs} ?{sign}(?![\w])"]
    return "|".join(ways)


_TEXTS: Final = {card: re.compile(_spellings(card), re.IGNORECASE) for card in DECK}


def shown(text: str, faces: Faces) -> set[str]:
    """Return which cards a text shows for certain, of those that have a face here."""
    bare = plain(text)
    if not bare.strip():
        return set()
    named = {card for card in faces if _TEXTS[card].search(bare)}
    drawn = {card: face for card, face in faces.items() if len(lines_of(face)) > 1}
    return named | {place.card for place in places(bare, drawn)}


def order_of(text: str, cards: Sequence[str], faces: Faces) -> list[str] | None:
    """Return in which order a text shows cards, the last time that it shows all; ``None`` if never."""
    bare = plain(text)
    found = [
        (place.row, place.column, place.card) for place in places(bare, {card: faces[card] for card in cards})
    ]
    if {card for _, _, card in found} != set(cards):
        found = [(0, match.start(), card) for card in cards for match in _TEXTS[card].finditer(bare)]
    order = [card for _, _, card in sorted(found)][-len(cards) :]
    return order if set(order) == set(cards) else None


def numbers_of(text: str) -> list[int]:
    """Return the numbers by which cards can be chosen, as far as a text shows them: 0, 1, 2 and so on.

    They stand on one line or more, among things that are no letters, or each at the head of a line.
    """
    rows, heads = _run(_in_rows(text)), _run(_at_heads(text))
    return heads if len(heads) > max(1, len(rows)) else rows


def _in_rows(text: str) -> list[int]:
    """Return all numbers on lines that hold several of them and no letters."""
    return [int(number[:4]) for line in plain(text).split("\n") for number in _row(line)]


def _row(line: str) -> list[str]:
    """Return the numbers of a line that holds nothing but numbers and signs; a single one stands alone."""
    numbers = _NUMBER.findall(line)
    many = len(numbers) > 1 and not re.search(r"[^\W\d_]", line)
    return numbers if many or re.fullmatch(r"[\s(\[]*\d+[\s)\].:]*", line) else []


def hand_rows(text: str, faces: Faces) -> int:
    """Return how many cards stand side by side in a row of pictures with as many numbers right below them.

    Where the pictures are not those that cards print, it is a row of numbers with three lines right above
    that are about as wide.
    """
    rows = plain(text).split("\n")
    found = places(text, {card: face for card, face in faces.items() if len(lines_of(face)) > 1})
    best = 0
    for top in {place.row for place in found}:
        beside = [place for place in found if place.row == top]
        below = rows[top + beside[0].height : top + beside[0].height + 2]
        if any(len(_row(row)) >= len(beside) for row in below):
            best = max(best, len(beside))
    for number, row in enumerate(rows):
        count = len(_row(row))
        above = rows[max(0, number - 3) : number]
        if (
            not found
            and count > 1
            and len(above) == 3
            and all(len(line.rstrip()) >= 0.6 * len(row.rstrip()) for line in above)
        ):
            best = max(best, count)
    return best


def _at_heads(text: str) -> list[int]:
    heads = [re.match(r"[\s(\[]*(\d{1,3})\b", line) for line in plain(text).split("\n")]
    return [int(head[1]) for head in heads if head]


def _run(numbers: Sequence[int]) -> list[int]:
    """Return the longest last stretch of numbers that counts up from 0 or from 1."""
    best: list[int] = []
    run: list[int] = []
    for number in numbers:
        if run and number == run[-1] + 1:
            run.append(number)
        else:
            run = [number] if number in {0, 1} else []
        if len(run) >= len(best):
            best = list(run)
    return best
