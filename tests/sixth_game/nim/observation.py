"""What a seat sees: everything except future chance."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.ids import Seat

from .state import State


@attrs.frozen
class Observation:
    """The table as `seat` sees it."""

    seat: Seat
    table: State


def observe(state: State, seat: Seat) -> Observation:
    """What this seat may see."""
    return Observation(seat, attrs.evolve(state.copy(), chance=Chance(0)))


def imagine(observation: Observation, chance: Chance) -> State:
    """A state that is consistent with the observation."""
    return attrs.evolve(observation.table.copy(), chance=Chance.from_seed(chance.below(2**31 - 1)))
