"""The spaces of buildings, and what may become a residence. Rules §10."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.state import NOBODY, State
from burgundy_desktop.games.caylus.tables.buildings import (
    CATEGORY,
    NO_BUILDING,
    PRESTIGE_BUILDING,
    REMOVABLE,
    RESIDENCE,
)


def first_free_space(state: State) -> int:
    """The lowest road space without a building, 0 if all are built."""
    try:
        return state.buildings.index(NO_BUILDING, 1)
    except ValueError:
        return 0


def own_residence(state: State, seat: Seat) -> int:
    """The first space with a residence of the seat, 0 for none."""
    for space, building in enumerate(state.buildings):
        if building == RESIDENCE and state.owners[space] == seat:
            return space
    return 0


def site_for(state: State, seat: Seat, category: int) -> int:
    """The space for a building of a category, 0 for none: that of a residence to replace, or the
    first free one.
    """
    if category == PRESTIGE_BUILDING:
        return own_residence(state, seat)
    return first_free_space(state)


def site_of(state: State, seat: Seat, building: int) -> int:
    """The space for a building, 0 for none."""
    return site_for(state, seat, CATEGORY[building])


def transformable(state: State, seat: Seat) -> list[int]:
    """Neutral buildings and the player's own, except those with a pending transformation (R4)."""
    reserved = [space for space, _ in state.reserved]
    owners = state.owners
    return [
        space
        for space, building in enumerate(state.buildings)
        if building > 0
        and REMOVABLE[building]
        and (owners[space] == NOBODY or owners[space] == seat)
        and space not in reserved
    ]


def waits_for_worker(state: State, space: int) -> bool:
    """Whether a transformation of a space has to wait until a worker has gone home (R3)."""
    return state.workers[space] != NOBODY
