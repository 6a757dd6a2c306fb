"""Basic players of whom one shoots the moon in nearly every round, the second if possible."""

from __future__ import annotations

from kit_plotting import Plotter, find_moon  # type: ignore[import-not-found]

SHOOTER = 1


class BasicAIPlayer(Plotter):  # type: ignore[misc]
    """A player that helps one of the company to all the points."""

    def find_plot(self, hands: list[list[int]], totals: list[int]) -> list[list[int]]:
        """Return what each player is to play, in order; ``[]`` when no way is found."""
        moon: list[list[int]] = find_moon(hands, SHOOTER)
        return moon
