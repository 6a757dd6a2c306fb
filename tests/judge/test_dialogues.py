"""Programs that are run as a person runs them: what they print, ask and shuffle, and how it is told."""

from __future__ import annotations

import pytest

from kibitz.judge.dialogues import dialogue
from kibitz.judge.failures import AskedMore, StudentFailure
from kibitz.judge.granted import Granted, compile_modules
from kibitz.judge.handle import Handle
from kibitz.judge.interpreter import guest_python
from kibitz.judge.student import Student
from kibitz.model.assignment import Limits
from kibitz.model.dialogue import Dialogue, Event, Turn
from kibitz.model.verdict import Verdict

from .programs import Lab, within

GREETS = """
    def main():
        print("Hello")
        name = input("Name? ")
        print("Hi", name)
    if __name__ == "__main__":
        main()
"""


def test_a_program_is_run_as_main_and_answered(lab: Lab) -> None:
    dialogue = lab.program(GREETS).student.run(answers=["Ann"])
    assert dialogue == Dialogue((Turn("Hello\n", "Name? ", "Ann"), Turn("Hi Ann\n")))
    assert dialogue.text() == "Hello\nName? Ann\nHi Ann\n"
    assert dialogue.output() == "Hello\nName? Hi Ann\n"


def test_a_file_is_run_that_is_not_the_entry(lab: Lab) -> None:
    program = lab.program("", files={"other.py": "import sys; print(__name__, __file__, sys.argv)"})
    assert program.student.run("other.py").text() == "__main__ other.py ['other.py']\n"


def test_a_file_that_is_not_there_is_missing(lab: Lab) -> None:
    with pytest.raises(StudentFailure, match=r"othre\.py was not handed in") as caught:
        lab.program("", files={"other.py": ""}).student.run("othre.py")
    assert caught.value.verdict is Verdict.MISSING


def test_a_program_that_asks_once_more_is_ended_there(lab: Lab) -> None:
    student = lab.program('print(input("1? ")); print("so far"); input("2? "); print("never")').student
    with pytest.raises(AskedMore, match="once more than it should, with the prompt '2\\? '"):
        student.run(answers=["one"])
    assert student.dialogue == Dialogue(
        (Turn("", "1? ", "one"), Turn("one\nso far\n", "2? ")), asked_more=True
    )


def test_a_program_may_be_allowed_to_ask_more(lab: Lab) -> None:
    assert lab.program("input()").student.run(may_ask_more=True).asked_more


def test_a_function_may_answer_by_what_is_asked(lab: Lab) -> None:
    source = """
        number = 7
        while True:
            guess = int(input("Guess: "))
            if guess == number: break
            print("higher" if guess < number else "lower")
        print("yes")
    """
    heard: list[Turn] = []

    def answer(turn: Turn) -> str:
        heard.append(turn)
        return "9" if "higher" in turn.output else "7" if "lower" in turn.output else "3"

    dialogue = lab.program(source).student.run(answers=answer)
    assert [turn.answer for turn in dialogue.turns] == ["3", "9", "7", None]
    assert dialogue.turns[-1].output == "yes\n"
    assert heard[1] == Turn("higher\n", "Guess: ")


def test_a_function_may_have_no_answer(lab: Lab) -> None:
    with pytest.raises(AskedMore):
        lab.program('input("Name? ")').student.run(answers=lambda turn: None)


@pytest.mark.parametrize("leave", ["exit()", "quit()", "import sys; sys.exit(3)", "raise SystemExit"])
def test_leaving_is_one_way_to_come_to_the_end(lab: Lab, leave: str) -> None:
    assert lab.program(f"print('done')\n{leave}\nprint('never')").student.run().text() == "done\n"


def test_what_is_said_on_leaving_is_printed(lab: Lab) -> None:
    assert lab.program("exit('bye')").student.run().text() == "bye\n"


def test_what_was_printed_before_an_exception_is_kept(lab: Lab) -> None:
    student = lab.program('print("so far"); input("? "); 1 / 0').student
    with pytest.raises(StudentFailure) as caught:
        student.run(answers=["x"])
    assert caught.value.fault is not None
    assert caught.value.fault.frames[-1].file == "program.py"
    assert student.dialogue == Dialogue((Turn("so far\n", "? ", "x"), Turn()))


@pytest.mark.parametrize("endless", ["while True: pass", "import threading; threading.Event().wait()"])
def test_what_was_printed_before_time_was_up_is_kept(lab: Lab, endless: str) -> None:
    limits = Limits(cpu=0.3, wall=0.8)
    student = lab.program(f'print("so far")\n{endless}', limits=limits).student
    with within(limits.wall), pytest.raises(StudentFailure) as caught:
        student.run()
    assert caught.value.verdict is Verdict.TIMEOUT
    assert student.dialogue == Dialogue((Turn("so far\n"),))


def test_a_program_that_floods_keeps_what_it_printed_first(lab: Lab) -> None:
    student = lab.program('while True: print("x" * 100)', limits=Limits(output=4)).student
    with pytest.raises(StudentFailure) as caught:
        student.run()
    assert caught.value.verdict is Verdict.OUTPUT
    assert student.dialogue is not None
    assert student.dialogue.text().startswith("x" * 100)


def test_waiting_for_an_answer_is_not_the_program_s_time(lab: Lab) -> None:
    source = "for _ in range(30):\n    sum(range(200_000)); input()"
    assert len(lab.program(source, limits=Limits(cpu=0.2)).student.run(answers=lambda turn: "").turns) == 31


@pytest.mark.parametrize(
    "shuffle",
    [
        "import random; random.shuffle(cards)",
        "from random import shuffle; shuffle(cards)",
        "import random; cards = random.sample(cards, len(cards))",
        "import random; cards = random.sample(cards, k=4)",
        "import random; random.Random().shuffle(cards)",
        "import random; random.SystemRandom().shuffle(cards)",
        "import random\nleft, cards = cards, []\n"
        "while left: cards.append(random.choice(left)); left.remove(cards[-1])",
    ],
)
def test_what_a_program_shuffles_comes_in_a_prepared_order(lab: Lab, shuffle: str) -> None:
    source = f"cards = ['a', 'b', 'c', 'd']\n{shuffle}\nprint(*cards)"
    assert lab.program(source).student.run(shuffles=[["c", "x", "a", "d", "b"]]).text() == "c a d b\n"


def test_orders_are_used_one_after_another_by_what_they_know(lab: Lab) -> None:
    source = """
        import random
        for things in ([1, 2], ["a", "b", "c"], ["c", "b", "a"], ["b", "a", "c"]):
            random.shuffle(things)
            print(things)
    """
    dialogue = lab.program(source).student.run(shuffles=[["c", "a", "b"], ["b", "c", "a"]])
    assert dialogue.text().splitlines()[1:3] == ["['c', 'a', 'b']", "['b', 'c', 'a']"]
    assert [event.kind for event in dialogue.events] == ["shuffled", "arranged", "arranged", "shuffled"]


def test_equal_things_stay_together(lab: Lab) -> None:
    source = "import random\ncards = ['b', 'a', 'b']\nrandom.shuffle(cards)\nprint(cards)"
    assert lab.program(source).student.run(shuffles=[["b", "a"]]).text() == "['b', 'b', 'a']\n"


def test_without_an_order_chance_is_the_same_every_time(lab: Lab) -> None:
    program = lab.program("import random\ncards = list(range(50))\nrandom.shuffle(cards)\nprint(cards)")
    texts = {program.begin().run().text() for _ in range(3)}
    assert len(texts) == 1
    assert texts != {f"{list(range(50))}\n"}


DECK = '''
    class Deck:
        """Two cards."""
        def __init__(self): self.cards = ["Ac", "Ks"]
        def deal(self): return self.cards.pop() if self.cards else None
'''


def granted(noted: tuple[str, ...]) -> dict[str, dict[str, Granted]]:
    code = compile_modules(guest_python(), {"cards": DECK.replace("\n    ", "\n")})
    return {"default": {"cards": Granted(code["cards"], noted)}}


def test_a_granted_module_is_used_whatever_the_student_has_of_it(lab: Lab) -> None:
    files = {"cards.py": "Deck = None"}
    program = lab.program("import cards; print(cards.Deck().deal())", files=files, granted=granted(()))
    program.student.start_over(grants="default")
    assert program.student.run().text() == "Ks\n"
    program.student.start_over(grants="")
    with pytest.raises(StudentFailure, match="NoneType"):
        program.student.run()


def test_calls_of_granted_modules_are_noted(lab: Lab) -> None:
    source = 'from cards import Deck\ndeck = Deck()\ndeck.deal()\ninput("? ")\ndeck.deal()\ndeck.deal()'
    student = lab.program(source, granted=granted(("Deck.__init__", "Deck.deal"))).student
    student.start_over(grants="default")
    dialogue = student.run(answers=[""])
    assert dialogue.noted("Deck.__init__") == ("",)
    assert dialogue.noted("Deck.deal") == ("Ks", "Ac", "")
    assert dialogue.events[1:3] == (
        Event("noted", "Deck.deal -> Ks", 0),
        Event("noted", "Deck.deal -> Ac", 1),
    )


def test_functions_of_a_program_that_has_run_can_be_called(lab: Lab) -> None:
    student = lab.program("def double(x): return 2 * x\nprint(double(int(input())))\nexit()").student
    student.run(answers=["4"])
    assert student.names("__main__") == ["double"]
    assert student.call(student.load("__main__"), "double", (21,), {}) == 42


def test_a_program_in_several_modules_works(lab: Lab) -> None:
    files = {"program.py": "import game\ngame.play()", "game.py": "def play(): print(input('? '))"}
    assert lab.program(files=files).student.run(answers=["hi"]).text() == "? hi\nhi\n"


def test_a_program_may_read_from_where_it_likes(lab: Lab) -> None:
    source = """
        import io, sys
        first = sys.stdin.readline()
        sys.stdin = io.StringIO("own\\n")
        print(first, input())
    """
    assert lab.program(source).student.run(answers=["kept"]).output() == "kept\n own\n"


TRANSCRIPTS = [
    ('print("hi"); input("Name? ")', ["Ann"]),
    ('import random\nc = ["a", "b", "c"]\nrandom.shuffle(c); print(c); random.shuffle(c); print(c)', []),
]


@pytest.mark.parametrize(("source", "answers"), TRANSCRIPTS)
def test_the_transcript_of_a_run_shows_the_same(lab: Lab, source: str, answers: list[str]) -> None:
    student = lab.program(source).student
    shown = student.run(answers=answers, shuffles=[["b", "c", "a"], ["c", "a", "b"]])
    lines = student.transcript.lines()
    student.start_over()
    student.replay(lines)
    assert student.printed() == shown.output()


def test_what_an_honest_guest_does_not_send_is_left_out() -> None:
    events = [("asked", "x"), ("noted", {"a": 1}), ("out", 5), ("slept", [1]), ("strange", ""), ("out", "ok")]
    assert dialogue(events).text() == "ok"


HUMAN = """
    class Human:
        def __init__(self):
            self.name = input("Name? ")
        def choose(self, most):
            while True:
                text = input("Which? ")
                if text.isdigit() and int(text) <= most:
                    return int(text)
                print("no:", text)
"""


def human_of(student: Student) -> Handle:
    human = student.find("Human")()
    assert isinstance(human, Handle)
    return human


def test_calls_can_be_answered(lab: Lab) -> None:
    student = lab.program(HUMAN).student
    with student.talk(["Ann", "x", "9", "2"]) as talk:
        human = human_of(student)
        assert human.get("name") == "Ann"
        assert human.choose(5) == 2
    assert talk.dialogue().text() == "Name? Ann\nWhich? x\nno: x\nWhich? 9\nno: 9\nWhich? 2\n"
    assert student.dialogue == talk.dialogue()


def test_calls_can_be_answered_by_what_they_ask(lab: Lab) -> None:
    student = lab.program(HUMAN).student
    answers = {"Name? ": "Ann", "Which? ": "3"}
    with student.talk(lambda turn: answers.get(turn.prompt)):
        assert human_of(student).choose(5) == 3


def test_after_a_talk_there_are_no_more_answers(lab: Lab) -> None:
    student = lab.program(HUMAN).student
    with student.talk(["Ann", "left over"]):
        human = human_of(student)
    with pytest.raises(StudentFailure, match="asked for input, with the prompt 'Which\\? '"):
        human.choose(5)


def test_the_transcript_of_a_talk_shows_the_same(lab: Lab) -> None:
    student = lab.program(HUMAN).student
    with student.talk(["Ann", "2"]):
        assert human_of(student).choose(5) == 2
    lines = student.transcript.lines()
    assert lines == (
        "import io, sys\nsys.stdin = io.StringIO('Ann\\n2\\n')",
        "from program import Human",
        "human = Human()",
        "human.choose(5)",
    )
    student.start_over()
    assert student.replay(lines) == 2


def test_a_call_that_asks_once_more_ends_the_talk(lab: Lab) -> None:
    student = lab.program(HUMAN).student
    with pytest.raises(AskedMore), student.talk(["Ann", "9"]):
        human_of(student).choose(5)
    assert student.dialogue is not None
    assert student.dialogue.asked_more
    assert student.transcript.steps[-1].raised == "EOFError"


def test_a_program_may_ask_more_in_one_run_after_another(lab: Lab) -> None:
    student = lab.program('print(input("? ")); input("more? ")').student
    for answer in ("one", "two"):
        assert student.run(answers=[answer], may_ask_more=True).text() == f"? {answer}\n{answer}\nmore? "
        student.next_case()
