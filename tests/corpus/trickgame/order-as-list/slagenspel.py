"""Slagenspel: losse functies doen het werk, de klasse houdt alleen de toestand bij."""

SPELERS = ['N', 'E', 'S', 'W']

# de plaats van elke kaart in de canonieke volgorde
PLAATS = {}
for _kleur in '♠♥♦♣':
    for _waarde in 'A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2':
        PLAATS[_kleur + _waarde] = len(PLAATS)


def lees_kaarten(pad):
    inhoud = open(pad, encoding='utf-8').read()
    return [kaart for kaart in inhoud.split('\n') if kaart]


def rond_de_tafel(begin):
    i = SPELERS.index(begin)
    return SPELERS[i:] + SPELERS[:i]


def deel(kaarten, deler):
    handen = {}
    for i, speler in enumerate(rond_de_tafel(deler)):
        handen[speler] = sorted(kaarten[i::4], key=lambda kaart: PLAATS[kaart])
    return handen


def hoogste(kleur, kaarten):
    beste = None
    for kaart in kaarten:
        if kaart[0] != kleur:
            continue
        if beste is None or PLAATS[kaart] < PLAATS[beste]:
            beste = kaart
    return beste


def geldig(handen, volgorde, kaarten):
    return all([kaarten[i] in handen[volgorde[i]] for i in range(4)])


def regel(speler, eerste, aantal, hand):
    return speler + ('*' if speler == eerste else ' ') + '|' + ('0' + str(aantal))[-2:] + '|' + ','.join(hand)


class Slagenspel:
    def __init__(self, kaarten, deler, troef=None):
        self.handen = deel(lees_kaarten(kaarten), deler)
        self.eerste = deler
        self.troef = troef
        self.stand = [0, 0, 0, 0]

    def eerste_speler(self):
        return self.eerste

    def volgorde_spelers(self):
        return rond_de_tafel(self.eerste)

    def hand(self, speler):
        return self.handen[speler] + []

    def slagen(self, speler):
        return self.stand[SPELERS.index(speler)]

    def heeft_kaart(self, speler, kaart):
        return kaart in self.handen[speler]

    def hoogste_kaart(self, kleur, kaarten):
        return hoogste(kleur, kaarten)

    def winnende_kaart(self, kaarten):
        if not geldig(self.handen, self.volgorde_spelers(), kaarten):
            raise AssertionError('ongeldige slag')
        if self.troef and hoogste(self.troef, kaarten):
            return hoogste(self.troef, kaarten)
        return hoogste(kaarten[0][0], kaarten)

    def winnende_speler(self, kaarten):
        winnend = self.winnende_kaart(kaarten)
        return self.volgorde_spelers()[kaarten.index(winnend)]

    def slag(self, kaarten):
        winnaar = self.winnende_speler(kaarten)
        for i, speler in enumerate(self.volgorde_spelers()):
            self.handen[speler].remove(kaarten[i])
        self.stand[SPELERS.index(winnaar)] += 1
        self.eerste = winnaar
        return self

    def __str__(self):
        return '\n'.join(regel(s, self.eerste, self.slagen(s), self.handen[s]) for s in SPELERS)
