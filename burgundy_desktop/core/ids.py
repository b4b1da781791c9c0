"""The small types that every layer uses."""

from __future__ import annotations

from functools import cache
from typing import Final, NewType

import attrs

Seat = NewType("Seat", int)
"""Place at the table, clockwise from 0. Not the position in the turn order."""

SPECTATOR: Final = Seat(-1)
"""Who watches without a seat: observed for it, everything that anybody hides is hidden."""

Ply = NewType("Ply", int)
"""How many moves have been played: 0 before the first one."""


@attrs.frozen(order=True)
class Target:
    """Something on the table that can be pointed at: a die, a tile, a space, a button.

    `kind` is a word of the game ("tile", "space"), `index` tells things of one kind apart.
    """

    kind: str
    index: int = 0

    def __str__(self) -> str:
        return f"{self.kind}/{self.index}"


@cache
def target(kind: str, index: int = 0) -> Target:
    """The one `Target` object of this kind and index; moves share it."""
    return Target(kind, index)
