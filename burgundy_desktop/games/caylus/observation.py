"""What one seat may see of the table: all of it. Nothing is hidden after the setup.

Only the random stream is masked, as in every game, though it is not used any more.
"""

from __future__ import annotations

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.state import State


@attrs.frozen
class Observation:
    """The table as `seat` sees it. Do not change `table`."""

    seat: Seat
    table: State


def observe(state: State, seat: Seat) -> Observation:
    """The observation of `seat`."""
    table = state.copy()
    table.chance = Chance(0)
    return Observation(seat, table)


def imagine(observation: Observation, chance: Chance) -> State:
    """The table itself."""
    state = observation.table.copy()
    state.chance = Chance.from_seed(chance.below(2**31 - 1))
    return state
