"""Een slagenspel voor vier spelers, met of zonder troef."""

SPELERS = "NESW"
KLEUREN = "♠♥♦♣"
RANGEN = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def kleur_van(kaart):
    """Geef de kleur van een kaart: haar eerste teken."""
    return kaart[0]


def sterkte(kaart):
    """Geef hoe hoog een kaart is binnen haar kleur: 0 voor een twee, 12 voor een aas."""
    return RANGEN.index(kaart[1:])


def plaats_in_hand(kaart):
    """Geef de sorteersleutel die kaarten in canonieke volgorde zet."""
    return KLEUREN.index(kleur_van(kaart)), -sterkte(kaart)


class Slagenspel:
    """Een spel dat bezig is: wie welke kaarten heeft, wie hoeveel slagen won en wie nu uitkomt."""

    def __init__(self, locatie, deler, troef=None):
        """Deel de kaarten uit een tekstbestand, de eerste aan de deler."""
        with open(locatie, encoding="utf-8") as kaartenbestand:
            kaarten = kaartenbestand.read().split()
        self._uitkomer = deler
        self._troef = troef
        self._gewonnen = dict.fromkeys(SPELERS, 0)
        self._handen = {
            speler: sorted(kaarten[plaats :: len(SPELERS)], key=plaats_in_hand)
            for plaats, speler in enumerate(self.volgorde_spelers())
        }

    def __str__(self):
        """Geef de toestand van het spel, met één regel per speler."""
        return "\n".join(self._regel(speler) for speler in SPELERS)

    def _regel(self, speler):
        """Geef de regel over één speler in de toestand van het spel."""
        teken = "*" if speler == self.eerste_speler() else " "
        return f"{speler}{teken}|{self.slagen(speler):02}|{','.join(self.hand(speler))}"

    def eerste_speler(self):
        """Geef de speler die in de volgende slag uitkomt."""
        return self._uitkomer

    def volgorde_spelers(self):
        """Geef de vier spelers in de volgorde waarin ze in de volgende slag spelen."""
        plaats = SPELERS.index(self._uitkomer)
        return SPELERS[plaats:] + SPELERS[:plaats]

    def hand(self, speler):
        """Geef de kaarten die een speler op de hand heeft, in canonieke volgorde."""
        return list(self._handen[speler])

    def slagen(self, speler):
        """Geef hoeveel slagen een speler gewonnen heeft."""
        return self._gewonnen[speler]

    def heeft_kaart(self, speler, kaart):
        """Geef of een speler een kaart op de hand heeft."""
        return kaart in self._handen[speler]

    def hoogste_kaart(self, kleur, kaarten):
        """Geef de hoogste van enkele kaarten in een kleur, of None als die kleur er niet bij is."""
        return max((kaart for kaart in kaarten if kleur_van(kaart) == kleur), key=sterkte, default=None)

    def winnende_kaart(self, kaarten):
        """Geef de winnende kaart van een slag: de hoogste troef, anders de hoogste in de gevraagde kleur."""
        self._weiger_als_het_niet_kan(kaarten)
        return self.hoogste_kaart(self._troef, kaarten) or self.hoogste_kaart(kleur_van(kaarten[0]), kaarten)

    def winnende_speler(self, kaarten):
        """Geef de speler die de slag zou winnen."""
        return self.volgorde_spelers()[kaarten.index(self.winnende_kaart(kaarten))]

    def slag(self, kaarten):
        """Speel een slag, en geef het spel zelf terug."""
        winnaar = self.winnende_speler(kaarten)
        for plaats, speler in enumerate(self.volgorde_spelers()):
            self._handen[speler].remove(kaarten[plaats])
        self._gewonnen[winnaar] += 1
        self._uitkomer = winnaar
        return self

    def _weiger_als_het_niet_kan(self, kaarten):
        """Werp een AssertionError op als een speler een kaart zou spelen die niet op de hand is."""
        if not all(map(self.heeft_kaart, self.volgorde_spelers(), kaarten)):
            raise AssertionError("ongeldige slag")
