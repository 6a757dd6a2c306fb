"""A human player at the keyboard: how it is made, what its numbers mean, and what it does after an answer.

Which number stands for which card is found out by trying, with the one hand that all checks use.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from kibitz import Broken, Dialogue, Handle, Student, StudentFailure, Turn, note

from .pictures import Faces
from .seats import deck, handle, held, seat

NAME: Final = "Ada"
RECEIVER: Final = "Zebedee"
HAND: Final = (
    "Ten of Diamonds",
    "Three of Hearts",
    "Four of Clubs",
    "Ace of Hearts",
    "Queen of Spades",
    "Nine of Diamonds",
)
SETS: Final = ("players", "drawn", "based")
"""With which of the course's modules a human player is tried, until it lets itself be asked."""

MOST_ANSWERS: Final = 12
STUCK: Final = note("The program went on asking; it did not take any of these answers: {answers}.")


class Sat(msgspec.Struct, frozen=True):
    """What came of asking a human player for something."""

    gave: object
    """What it returned; ``None`` where it went on asking."""
    dialogue: Dialogue
    held: tuple[str, ...]
    """The hand afterwards."""

    @property
    def asked_again(self) -> bool:
        """Whether it was not content with the first answer."""
        return len(self.dialogue.turns) > 2 or self.dialogue.asked_more

    @property
    def before(self) -> str:
        """What was printed up to the end of the first question."""
        first = self.dialogue.turns[0]
        return first.output + first.prompt


def human_class(student: Student) -> Handle:
    """Return the class of human players, by either of its names."""
    names = student.names("human")
    name = "Human" if "Human" in names and "HumanPlayer" not in names else "HumanPlayer"
    return handle(student.find(name, "human"), name)


def make(student: Student) -> Handle:
    """Return a human player, whose question for a name is answered."""
    kind = human_class(student)
    with student.talk(_always(NAME)):
        return handle(kind(), "HumanPlayer()")


def sit(student: Student, hand: Sequence[str] = HAND) -> Handle:
    """Return a seat with a human player on it."""
    return seat(student, make(student), hand)


def _always(answer: str) -> Callable[[Turn], str | None]:
    left = [answer] * 3
    return lambda _: left.pop() if left else None


def ask_card(
    student: Student,
    place: Handle,
    answers: Sequence[str],
    trick: Sequence[str] = (),
    broken: bool = True,
) -> Sat:
    """Ask for a card, and give these answers."""
    return _ask(student, place, answers, lambda: place.play(list(trick), broken))


def ask_pass(student: Student, place: Handle, answers: Sequence[str]) -> Sat:
    """Ask for three cards to pass, and give these answers."""
    return _ask(student, place, answers, lambda: place.pass_to(RECEIVER))


def _ask(student: Student, place: Handle, answers: Sequence[str], question: Callable[[], object]) -> Sat:
    left = list(answers)
    gave: object = None
    with student.talk(lambda _: left.pop(0) if left else None, may_ask_more=True) as talk:
        gave = question()
    dialogue = talk.dialogue()
    cards = () if dialogue.asked_more else tuple(held(student, place))
    return Sat(gave, dialogue, cards)


def content(sat: Sat, answers: Sequence[str]) -> Sat:
    """Return what came of a question, unless no answer was good enough."""
    if sat.dialogue.asked_more:
        raise Broken(note(STUCK.text, answers=", ".join(map(repr, answers))))
    return sat


def told(dialogue: Dialogue, turn: int) -> bool:
    """Return whether a program says anything new after an answer, before or while it asks again."""
    before, after = dialogue.turns[turn - 1], dialogue.turns[turn]
    first = dialogue.turns[0]
    known = set((first.output + first.prompt).splitlines())
    new = [line for line in after.output.splitlines() if line.strip() and line not in known]
    return bool(new) or after.prompt != before.prompt


# Numbers


class Numbers(msgspec.Struct, frozen=True):
    """Which number stands for which card of `HAND`."""

    grants: str
    base: int
    """The number of the first card."""
    cards: tuple[str, ...]
    """In the order of their numbers."""

    def of(self, card: str) -> str:
        """Return the answer that chooses a card."""
        return str(self.base + self.cards.index(card))

    def all(self, cards: Sequence[str]) -> str:
        """Return the answer that chooses some cards."""
        return ",".join(map(self.of, cards))

    @property
    def beyond(self) -> str:
        """The number after that of the last card."""
        return str(self.base + len(self.cards))

    @property
    def below(self) -> str:
        """The number before that of the first card."""
        return str(self.base - 1)


def prepared(student: Student) -> Numbers:
    """Return what is known of the numbers, and start over with the modules that the human player needs.

    Raises `Broken`, or what the program raised, where no card can be chosen.
    """
    numbers = student.kept.get("numbers")
    if not isinstance(numbers, Numbers):
        numbers = _find_numbers(student)
        student.kept["numbers"] = numbers
    student.start_over(grants=numbers.grants)
    return numbers


def _find_numbers(student: Student) -> Numbers:
    """Try with one set of the course's modules after another; the first failure tells most."""
    first: StudentFailure | Broken | None = None
    for grants in SETS:
        student.start_over(grants=grants)
        try:
            return _numbers(student, grants)
        except (StudentFailure, Broken) as failure:
            first = first or failure
    student.start_over(grants=SETS[0])
    return _numbers(student, SETS[0])


def _numbers(student: Student, grants: str) -> Numbers:
    """Find the number of each card by choosing one after another, in a hand of which any may be played."""
    zero = _choose(student, "0")
    chosen = [_choose(student, str(number)).gave for number in range(1, len(HAND))]
    from_zero = [zero.gave, *chosen]
    last = _last(student)
    wrapped = last == zero.gave  # where 0 is taken for the last card, which is number 6
    if zero.asked_again or wrapped or not _is_hand(from_zero):
        base, order = 1, [*chosen, last]
    else:
        base, order = 0, from_zero
    if not _is_hand(order):
        raise Broken(
            note(
                "The hand has {count} cards. The numbers from {first} to {last} were chosen one after "
                "another, "
                "to find out which card has which number; they did not give each card once.",
                count=len(HAND),
                first=base,
                last=base + len(HAND) - 1,
            ),
            expected=", ".join(sorted(HAND)),
            got=", ".join(map(str, order)),
        )
    return Numbers(grants, base, tuple(map(str, order)))


def _is_hand(cards: Sequence[object]) -> bool:
    return sorted(map(str, cards)) == sorted(HAND)


def _choose(student: Student, answer: str) -> Sat:
    answers = [answer, "1", "2"]
    return content(ask_card(student, sit(student), answers), answers)


def _last(student: Student) -> object:
    """Return the card that the number of all cards chooses; ``None`` where that is refused."""
    try:
        sat = _choose(student, str(len(HAND)))
    except StudentFailure:
        return None
    return None if sat.asked_again else sat.gave


def to_pass(student: Student) -> Numbers:
    """Return what is known of the numbers when cards are passed; and start over."""
    numbers = student.kept.get("numbers to pass")
    if not isinstance(numbers, Numbers):
        numbers = _find_to_pass(student, prepared(student))
        student.kept["numbers to pass"] = numbers
    student.start_over(grants=numbers.grants)
    return numbers


_TRIALS: Final = ((0, 1, 2), (0, 3, 4), (1, 3, 5))
"""Places of which three are passed at a time: what they have in common tells which card is where."""


def _find_to_pass(student: Student, known: Numbers) -> Numbers:
    """Find the number of each card by passing some; where that tells nothing, go by playing."""
    passed = []
    for places in _TRIALS:
        typed = ",".join(str(known.base + place) for place in places)
        sat = content(ask_pass(student, sit(student), [typed]), [typed])
        passed.append(set(map(str, sat.gave)) if isinstance(sat.gave, list) else set())
    first, second, third = passed
    found = (
        first & second,
        first & third,
        first - second - third,
        second & third,
        second - first - third,
        third - first - second,
    )
    cards = tuple(card for one in found for card in one)
    if not all(len(one) == 1 for one in found) or not _is_hand(cards):
        return known
    return Numbers(known.grants, known.base, cards)


def gives_list(student: Student, typed: str) -> bool:
    """Return whether cards are passed in a list; one that wants no receiver is not asked."""
    player, receiver = make(student), student.find("Named", "kit_seat")(RECEIVER)
    seat(student, player, HAND)
    with student.talk([typed]):
        try:
            return isinstance(player.pass_cards(receiver), list)
        except StudentFailure as failure:
            if failure.fault is not None and failure.fault.type == "TypeError":
                return True
            raise


def faces(student: Student, cards: Sequence[str]) -> Faces:
    """Return what cards print, as far as that is text."""
    made = deck(student)
    write = student.find("str", "builtins")
    texts = student.together(lambda: [write(made[card]) for card in cards])
    return {card: text for card, text in zip(cards, texts, strict=True) if type(text) is str}
