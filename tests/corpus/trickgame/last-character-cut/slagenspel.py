from kaart import Kaart
from speler import Speler


class Slagenspel:

    def __init__(self, kaartenbestand, deler, troef=None):
        self.spelers = [Speler(letter) for letter in 'NESW']
        self.troef = troef
        self.aan_zet = 'NESW'.index(deler)
        with open(kaartenbestand, encoding='utf-8') as bestand:
            for i, regel in enumerate(bestand):
                self.aan_tafel()[i % 4].krijgt(Kaart(regel[:-1]))

    def aan_tafel(self):
        """De spelers, te beginnen met wie aan zet is."""
        return self.spelers[self.aan_zet:] + self.spelers[:self.aan_zet]

    def zoek(self, letter):
        return self.spelers['NESW'.index(letter)]

    def eerste_speler(self):
        return self.spelers[self.aan_zet].letter

    def volgorde_spelers(self):
        return ''.join(speler.letter for speler in self.aan_tafel())

    def hand(self, speler):
        return self.zoek(speler).hand()

    def slagen(self, speler):
        return self.zoek(speler).slagen

    def heeft_kaart(self, speler, kaart):
        return self.zoek(speler).heeft(kaart)

    def hoogste_kaart(self, kleur, kaarten):
        passend = sorted(Kaart(kaart) for kaart in kaarten if kaart[0] == kleur)
        if len(passend) > 0:
            return str(passend[0])
        return None

    def winnende_kaart(self, kaarten):
        for speler, kaart in zip(self.aan_tafel(), kaarten):
            if not speler.heeft(kaart):
                raise AssertionError('ongeldige slag')
        kleuren = [kaart[0] for kaart in kaarten]
        if self.troef in kleuren:
            return self.hoogste_kaart(self.troef, kaarten)
        return self.hoogste_kaart(kleuren[0], kaarten)

    def winnende_speler(self, kaarten):
        winnend = self.winnende_kaart(kaarten)
        for speler, kaart in zip(self.aan_tafel(), kaarten):
            if kaart == winnend:
                return speler.letter

    def slag(self, kaarten):
        winnaar = self.winnende_speler(kaarten)
        for speler, kaart in zip(self.aan_tafel(), kaarten):
            speler.speelt(kaart)
        self.zoek(winnaar).slagen += 1
        self.aan_zet = 'NESW'.index(winnaar)
        return self

    def __str__(self):
        tekst = []
        for i, speler in enumerate(self.spelers):
            ster = ' '
            if i == self.aan_zet:
                ster = '*'
            tekst.append('{}{}|{}|{}'.format(
                speler.letter, ster, str(speler.slagen).rjust(2, '0'), ','.join(speler.hand())))
        return '\n'.join(tekst)
