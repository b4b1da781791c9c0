"""The heaps, whose turn it is, and who has won."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.ids import Seat

LARGEST = 5
"""No heap has more matches."""
HEAPS = 3
LAST_MATCH = "last_match"


@attrs.define
class State:
    """A table. `points` has 1 for whoever took the last match."""

    heaps: list[int]
    seat: Seat
    points: list[int]
    chance: Chance

    def copy(self) -> State:
        """An independent copy."""
        return State(self.heaps.copy(), self.seat, self.points.copy(), self.chance.copy())


def to_decide(state: State) -> Seat | None:
    """The seat that takes matches now; None when all are gone."""
    return state.seat if any(state.heaps) else None
