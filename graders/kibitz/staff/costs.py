"""What grading each submission took: beside ``results.json``, so that results are the same every time."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from kibitz.export.atomic import replacing

NAME: Final = "costs.json"
"""The file, in the folder of ``results.json``."""


class Cost(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one submission took."""

    cpu: float = 0.0
    """Seconds of processor time, judge and guests together."""
    size: int = 0
    """Bytes of its files."""
    files: int = 0


class Costs(msgspec.Struct, frozen=True):
    """What all of them took, by submission."""

    costs: dict[str, Cost]

    def slowest(self, most: int) -> list[tuple[str, Cost]]:
        """Return those that took the most time."""
        return sorted(self.costs.items(), key=lambda item: (-item[1].cpu, item[0]))[:most]

    def largest(self, most: int) -> list[tuple[str, Cost]]:
        """Return those with the most bytes in their files."""
        return sorted(self.costs.items(), key=lambda item: (-item[1].size, item[0]))[:most]


def cost(cpu: float, files: Mapping[str, bytes]) -> Cost:
    """Return what a submission with those files took."""
    return Cost(cpu=round(cpu, 3), size=sum(map(len, files.values())), files=len(files))


def write_costs(folder: Path, costs: Mapping[str, Cost]) -> None:
    """Write what all submissions took; raises `OSError` when the file cannot be written."""
    # A lone surrogate has no UTF-8; `results.json` writes it as an escape too.
    named = {name.encode("utf-8", "backslashreplace").decode("utf-8"): costs[name] for name in sorted(costs)}
    with replacing(folder / NAME) as file:
        file.write(msgspec.json.encode(Costs(named)))


def read_costs(folder: Path) -> Costs:
    """Return what is known of what submissions took: nothing, where the file is missing or damaged."""
    try:
        return msgspec.json.decode((folder / NAME).read_bytes(), type=Costs)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return Costs({})
