"""How sure a count makes us of a share."""

from __future__ import annotations

from math import sqrt
from typing import Final

Interval = tuple[float, float]
"""The lower and the upper end."""

Z: Final = 1.959964
"""Between minus and plus this many standard deviations lie 95 % of a normal distribution."""


def wilson(times: int, out_of: int, z: float = Z) -> Interval:
    """Return the Wilson score interval of a share (E. B. Wilson, 1927), 95 % unless ``z`` says otherwise.

    On the average over all shares it holds the true one about as often as it says, and it stays between 0
    and 1.  Of nothing that was counted nothing is known, and the interval is all there is.
    """
    if not out_of:
        return 0.0, 1.0
    share, weight = times / out_of, z * z / out_of
    middle = (share + weight / 2) / (1 + weight)
    half = z / (1 + weight) * sqrt(share * (1 - share) / out_of + weight / (4 * out_of))
    low = 0.0 if times == 0 else middle - half
    high = 1.0 if times == out_of else middle + half
    return low, high
