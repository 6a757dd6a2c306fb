class Kaart:
    """Een kaart met een kleur en een waarde."""

    kleuren = ['♠', '♥', '♦', '♣']
    waarden = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2']

    def __init__(self, tekst):
        self.kleur = tekst[0]
        self.waarde = tekst[1:]

    def __str__(self):
        return self.kleur + self.waarde

    def __eq__(self, ander):
        return self.kleur == ander.kleur and self.waarde == ander.waarde

    def __hash__(self):
        return hash(str(self))

    def __lt__(self, ander):
        """Kleiner = komt eerder in de hand."""
        if self.kleur != ander.kleur:
            return self.kleuren.index(self.kleur) < self.kleuren.index(ander.kleur)
        return self.waarden.index(self.waarde) < self.waarden.index(ander.waarde)
