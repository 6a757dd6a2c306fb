"""A run of a program written down as Python: its answers are there before it asks, and so are its decks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

WIDEST = 100
"""Characters of a line, beyond which a long text is written on lines of its own."""


SHUFFLE = """\
by_chance = random.shuffle
def shuffle(cards):
    if not decks:
        return by_chance(cards)
    deck = decks.pop(0)
    cards.sort(key=lambda card: deck.index(str(card)))

random.shuffle = shuffle"""
"""For several decks, after which chance decides; a blank line ends a function that is pasted."""


def write_run(file: str, answers: Any, orders: Any, seed: Any = None) -> str:
    """Return statements that run ``file`` as ``python FILE`` does.

    ``answers`` are read by its ``input``; what it shuffles comes in the ``orders``, one after another, or by
    the chance that a ``seed`` gives.
    """
    run = f"program = runpy.run_path({file!r}, run_name='__main__')"
    return "\n".join((*_lines(answers, orders, seed, ("runpy",)), run))


def write_answers(answers: Any, orders: Any, seed: Any = None) -> str:
    """Return statements after which ``input`` reads these answers, and shuffles come in these orders."""
    return "\n".join(_lines(answers, orders, seed))


def names_in(answers: Any, orders: Any, seed: Any = None, *, runs: bool) -> set[str]:
    """Return the names that these statements give to things, which no object may have beside them."""
    names = {"program", "runpy"} if runs else set()
    if answers:
        names |= {"io", "sys"}
    if orders:
        names |= {"random", "deck", "decks", "shuffle", "by_chance"}
    if seed is not None:
        names.add("random")
    return names


def _lines(
    answers: Sequence[str],
    orders: Sequence[Sequence[str]],
    seed: int | None,
    others: Sequence[str] = (),
) -> Iterator[str]:
    by_chance = seed is not None
    modules = [*others, *["io", "sys"] * bool(answers), *["random"] * (bool(orders) or by_chance)]
    if modules:
        yield f"import {', '.join(sorted(modules))}"
    if by_chance:
        yield f"random.seed({seed})"
    if len(orders) == 1 and not by_chance:
        yield from _named("deck", orders[0])
        yield "random.shuffle = lambda cards: cards.sort(key=lambda card: deck.index(str(card)))"
    elif orders:
        yield "decks = []"
        for order in orders:
            yield from _named("deck", order)
            yield "decks.append(deck)"
        yield SHUFFLE
    if answers:
        typed = "".join(f"{answer}\n" for answer in answers)
        yield f"sys.stdin = io.StringIO({typed!r})"


def _named(name: str, order: Sequence[str]) -> Iterator[str]:
    """Yield the lines that give an order a name, in words that can be read where it has no blanks."""
    if any(not text or text.split() != [text] or "'" in text for text in order):
        yield f"{name} = {list(order)!r}"
        return
    rows: list[list[str]] = [[]]
    for text in order:
        if sum(map(len, rows[-1])) + len(rows[-1]) + len(text) > WIDEST:
            rows.append([])
        rows[-1].append(text)
    texts = [" ".join(row) for row in rows]
    yield f"{name} = {texts[0]!r}.split()"
    for text in texts[1:]:
        yield f"{name} += {text!r}.split()"
