from kaart import Kaart


class Speler:
    """Een speler met een hand en een aantal gewonnen slagen."""

    def __init__(self, letter):
        self.letter = letter
        self.kaarten = []
        self.slagen = 0

    def krijgt(self, kaart):
        self.kaarten.append(kaart)
        self.kaarten.sort()

    def heeft(self, tekst):
        return Kaart(tekst) in self.kaarten

    def speelt(self, tekst):
        self.kaarten.remove(Kaart(tekst))

    def hand(self):
        return [str(kaart) for kaart in self.kaarten]
