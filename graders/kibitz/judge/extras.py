"""What a check gives for the page beside its outcome: cards that are drawn, counts, remarks."""

from __future__ import annotations

from kibitz.judge.given import hold
from kibitz.model.exhibit import CardRow, Measure, Trick
from kibitz.model.note import Note


class Extras:
    """Keeps what pages show beside questions and answers; what is of a wrong type is refused at once."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.remarks: list[Note] = []
        """What the pages say of the submission as a whole."""
        self.measures: list[Measure] = []
        """What the page says was counted in the present check."""
        self.exhibits: list[CardRow] = []
        """What the page of a failing check draws."""

    def show(self, exhibit: CardRow | Trick) -> None:
        """Have a row of cards, or a trick, drawn on the page, should the check fail."""
        hold(exhibit, CardRow, Trick, who="student.show")
        self.exhibits.append(exhibit.row if isinstance(exhibit, Trick) else exhibit)

    def measure(self, measure: Measure) -> None:
        """Have something that was counted stand on the page, whether the check passes or not."""
        hold(measure, Measure, who="student.measure")
        self.measures.append(measure)

    def remark(self, sentence: Note) -> None:
        """Have a sentence about the submission as a whole stand on its pages; it costs nothing."""
        hold(sentence, Note, who="student.remark")
        if sentence not in self.remarks:
            self.remarks.append(sentence)
