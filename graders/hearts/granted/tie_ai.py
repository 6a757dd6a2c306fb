"""Basic players who share the lowest total after the first round, and not after any other.

With a target score of 4 a game of theirs must go on after its first round, in which somebody gets more than
that, and end after its second.
"""

from __future__ import annotations

from kit_plotting import ALL_POINTS, Plotter, find_by_chance  # type: ignore[import-not-found]


class BasicAIPlayer(Plotter):  # type: ignore[misc]
    """A player that helps the company to a tie, once."""

    rounds = 0
    """How many rounds have been plotted."""

    def find_plot(self, hands: list[list[int]], totals: list[int]) -> list[list[int]]:
        """Return what each player is to play, in order; ``[]`` when no way is found."""
        BasicAIPlayer.rounds += 1
        wanted = BasicAIPlayer.rounds == 1

        def goal(points: list[int], sums: list[int]) -> bool:
            return max(points) < ALL_POINTS and (sums.count(min(sums)) > 1) is wanted

        ways: list[list[int]] = find_by_chance(hands, totals, goal)
        return ways
