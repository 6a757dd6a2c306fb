"""Opgave: een slagenspel. Vul de methoden in; eigen functies en methoden erbij mag."""


class Slagenspel:
    """Een slagenspel voor vier spelers."""

    def __init__(self, locatie, deler, troef=None):
        """Begin een spel: lees de kaarten uit een bestand en deel ze."""
        raise NotImplementedError("Slagenspel(...) moet nog geschreven worden")

    def __str__(self):
        """Toon de toestand van het spel in vier regels."""
        raise NotImplementedError("str(...) moet nog geschreven worden")

    def eerste_speler(self):
        """Zeg wie in de volgende slag uitkomt."""
        raise NotImplementedError("eerste_speler moet nog geschreven worden")

    def volgorde_spelers(self):
        """Zeg in welke volgorde de spelers in de volgende slag spelen."""
        raise NotImplementedError("volgorde_spelers moet nog geschreven worden")

    def hand(self, speler):
        """Som de kaarten van een speler op."""
        raise NotImplementedError("hand moet nog geschreven worden")

    def slagen(self, speler):
        """Tel de slagen die een speler gewonnen heeft."""
        raise NotImplementedError("slagen moet nog geschreven worden")

    def heeft_kaart(self, speler, kaart):
        """Zeg of een speler een kaart op de hand heeft."""
        raise NotImplementedError("heeft_kaart moet nog geschreven worden")

    def hoogste_kaart(self, kleur, kaarten):
        """Zoek de hoogste kaart in een kleur."""
        raise NotImplementedError("hoogste_kaart moet nog geschreven worden")

    def winnende_kaart(self, kaarten):
        """Zoek de kaart die een slag zou winnen."""
        raise NotImplementedError("winnende_kaart moet nog geschreven worden")

    def winnende_speler(self, kaarten):
        """Zoek de speler die een slag zou winnen."""
        raise NotImplementedError("winnende_speler moet nog geschreven worden")

    def slag(self, kaarten):
        """Speel een slag."""
        raise NotImplementedError("slag moet nog geschreven worden")
