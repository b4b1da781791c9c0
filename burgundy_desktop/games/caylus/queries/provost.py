"""How far the provost reaches and at what price, whom he lets work, how far the bailiff goes.

Rules §8.3, §8.4, §8.5 and §8.7.
"""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.state import PROVOST, State
from burgundy_desktop.games.caylus.state.steps import GUILD_MOVE, PROVOST_MOVE
from burgundy_desktop.games.caylus.tables.bundles import DENIER_SHIFT
from burgundy_desktop.games.caylus.tables.road import (
    BAILIFF_AHEAD,
    BAILIFF_OTHERWISE,
    GUILD_STEPS,
    PROVOST_COST,
    PROVOST_FIRST,
    PROVOST_LAST,
    PROVOST_STEPS,
    ROAD_LENGTH,
    ROAD_MASK,
)

REACHED = tuple(ROAD_MASK & ((2 << space) - 1) for space in range(ROAD_LENGTH + 1))
"""The mask of the spaces that are activated, by the space of the provost."""


_CAN_MOVE = PROVOST_FIRST < PROVOST_LAST and PROVOST_STEPS > 0


def is_reached(provost: int, space: int) -> bool:
    """Whether a building is activated when the provost stands on a space."""
    return bool(REACHED[provost] >> space & 1)


def is_always_reached(space: int) -> bool:
    """Whether a building is activated wherever the provost is."""
    return is_reached(PROVOST_FIRST, space)


def between_steps(before: int, after: int) -> range:
    """The spaces whose buildings are activated or not as the provost goes from one to the other."""
    return range(min(before, after) + 1, max(before, after) + 1)


def steps_for_deniers(state: State, seat: Seat) -> int:
    """How many spaces a player may move the provost in phase 4."""
    return min(PROVOST_STEPS, (state.players[seat].purse >> DENIER_SHIFT) // PROVOST_COST)


def within(space: int, steps: int) -> range:
    """The spaces that the provost can go to from a space, including that one."""
    return range(max(PROVOST_FIRST, space - steps), min(PROVOST_LAST, space + steps) + 1)


def in_reach(state: State) -> range:
    """The spaces where the provost may go by the current decision; empty for other decisions."""
    step, seat, _ = state.pending[-1] if state.pending else (None, Seat(0), 0)
    if step == GUILD_MOVE:
        return within(state.provost, GUILD_STEPS)
    if step == PROVOST_MOVE:
        return within(state.provost, steps_for_deniers(state, seat))
    return range(0)


def provost_price(state: State, space: int) -> int:
    """The deniers for moving the provost to a space in phase 4; the guild asks for none."""
    return PROVOST_COST * abs(space - state.provost)


def price_in_reach(state: State, space: int) -> int:
    """The price of moving him there by the current decision."""
    return provost_price(state, space) if state.pending[-1][0] == PROVOST_MOVE else 0


def may_move_provost(state: State, seat: Seat) -> bool:
    """Whether a player has a choice when his turn to move the provost comes."""
    return _CAN_MOVE and state.players[seat].purse >> DENIER_SHIFT >= PROVOST_COST


def still_to_move(state: State) -> tuple[Seat, ...]:
    """The players who may still move the provost in phase 4, in order."""
    return state.passed[state.at :] if state.phase == PROVOST else state.passed


def bailiff_steps(state: State, provost: int) -> int:
    """How many spaces the bailiff walks at the end of the turn if the provost stands there."""
    steps = BAILIFF_AHEAD if provost > state.bailiff else BAILIFF_OTHERWISE
    return min(steps, PROVOST_LAST - state.bailiff)
