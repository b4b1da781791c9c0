"""What one seat may see of the table: all of it. Nothing is hidden after the setup.

Chance is not used any more, but a window shows no chance all the same, so that nobody can think
further than the table.
"""

from __future__ import annotations

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.state import State


@attrs.frozen
class Observation:
    """The table as `seat` sees it. `table` must not be changed."""

    seat: Seat
    table: State


def observe(state: State, seat: Seat) -> Observation:
    """The window of `seat`."""
    table = state.copy()
    table.chance = Chance(0)
    return Observation(seat, table)


def imagine(observation: Observation, chance: Chance) -> State:
    """The table itself."""
    state = observation.table.copy()
    state.chance = Chance.from_seed(chance.below(2**31 - 1))
    return state
