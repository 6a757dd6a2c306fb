# Slagenspel
# de handen zitten in een dictionary met de spelers als sleutels

VOLGORDE = 'NESW'
KLEUREN = '♠♥♦♣'
WAARDEN = {'2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '7': 7, '8': 8, '9': 9,
           '10': 10, 'J': 11, 'Q': 12, 'K': 13, 'A': 14}


def sorteersleutel(kaart):
    return (KLEUREN.index(kaart[0]), -WAARDEN[kaart[1:]])


class Slagenspel:

    def __init__(self, bestand, deler, troef=None):
        self.beginner = deler
        self.troef = troef
        self.handen = {speler: [] for speler in VOLGORDE}
        self.gewonnen = {speler: 0 for speler in VOLGORDE}
        with open(bestand, 'r', encoding='utf-8') as invoer:
            kaarten = [regel.strip() for regel in invoer]
        # deel de kaarten een voor een uit
        for nummer, kaart in enumerate(kaarten):
            speler = self.volgorde_spelers()[nummer % 4]
            self.handen[speler].append(kaart)

    def __str__(self):
        regels = []
        for speler in VOLGORDE:
            ster = '*' if speler == self.beginner else ' '
            kaarten = ','.join(self.hand(speler))
            regels.append(f'{speler}{ster}|{self.gewonnen[speler]:02d}|{kaarten}')
        return '\n'.join(regels)

    def eerste_speler(self):
        return self.beginner

    def volgorde_spelers(self):
        plaats = VOLGORDE.index(self.beginner)
        return VOLGORDE[plaats:] + VOLGORDE[:plaats]

    def hand(self, speler):
        return sorted(self.handen[speler], key=sorteersleutel)

    def slagen(self, speler):
        return self.gewonnen[speler]

    def heeft_kaart(self, speler, kaart):
        return kaart in self.handen[speler]

    def hoogste_kaart(self, kleur, kaarten):
        if self.troef and any(kaart[0] == self.troef for kaart in kaarten):
            kleur = self.troef
        hoogste = None
        for kaart in kaarten:
            if kaart[0] == kleur:
                if hoogste is None or WAARDEN[kaart[1:]] > WAARDEN[hoogste[1:]]:
                    hoogste = kaart
        return hoogste

    def controleer(self, kaarten):
        for speler, kaart in zip(self.volgorde_spelers(), kaarten):
            assert self.heeft_kaart(speler, kaart), 'ongeldige slag'

    def winnende_kaart(self, kaarten):
        self.controleer(kaarten)
        # eerst kijken of er troef bij zit
        if self.troef is not None:
            troefkaart = self.hoogste_kaart(self.troef, kaarten)
            if troefkaart is not None:
                return troefkaart
        return self.hoogste_kaart(kaarten[0][0], kaarten)

    def winnende_speler(self, kaarten):
        kaart = self.winnende_kaart(kaarten)
        return self.volgorde_spelers()[kaarten.index(kaart)]

    def slag(self, kaarten):
        winnaar = self.winnende_speler(kaarten)
        for speler, kaart in zip(self.volgorde_spelers(), kaarten):
            self.handen[speler].remove(kaart)
        self.gewonnen[winnaar] += 1
        self.beginner = winnaar
        return self
