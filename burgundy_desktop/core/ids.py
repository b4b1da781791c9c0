"""The small types that every layer uses."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple, NewType

Seat = NewType("Seat", int)
"""Place at the table, clockwise from 0. Not the position in the turn order."""

SPECTATOR: Final = Seat(-1)
"""Someone who watches without a seat: in its observation everything hidden is masked."""

EVERYBODY: Final = Seat(-2)
"""All seats at once: in their observation only what nobody sees is masked. Never for a game that
goes on.
"""

Ply = NewType("Ply", int)
"""The number of moves played: 0 before the first one."""


def sees(viewer: Seat, seat: Seat | int) -> bool:
    """Whether the viewer sees what this seat hides from the others."""
    return viewer in (seat, EVERYBODY)


class Target(NamedTuple):
    """Something on the table that can be clicked: a die, a tile, a space, a button. `kind` is a
    word of the game ("tile", "space"); `index` numbers the things of one kind.

    A tuple, as Python hashes and compares these itself: a click looks up a thousand targets.
    """

    kind: str
    index: int = 0  # type: ignore[assignment]  # a tuple has a method of this name

    def __str__(self) -> str:
        return f"{self.kind}/{self.index}"


@cache
def target(kind: str, index: int = 0) -> Target:
    """The shared `Target` object of this kind and index."""
    return Target(kind, index)
