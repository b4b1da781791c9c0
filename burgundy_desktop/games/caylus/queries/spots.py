"""Where a player may place a worker, and who profits. Rules §8.2 and §8.3."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.queries.prices import prices_for
from burgundy_desktop.games.caylus.state import NOBODY, State
from burgundy_desktop.games.caylus.tables.bundles import DENIER_SHIFT
from burgundy_desktop.games.caylus.tables.road import CASTLE, ROAD_LENGTH, STABLES

_NOT_CASTLE = ~(1 << CASTLE)
_NOT_STABLES = ~(1 << STABLES)


def free_spots(state: State, seat: Seat) -> int:
    """The mask of the spots for a worker of the seat, at any price."""
    free = state.workplaces & ~state.taken
    if seat in state.castle_workers:
        free &= _NOT_CASTLE
    if seat in state.stables:
        free &= _NOT_STABLES
    return free


def affordable_spots(state: State, seat: Seat) -> int:
    """Mask of the spots where the player may place a worker now; 0 without a worker."""
    player = state.players[seat]
    if not player.workers:
        return 0
    deniers = player.purse >> DENIER_SHIFT
    at_home, elsewhere = prices_for(state, seat)
    if deniers >= elsewhere and deniers >= at_home:
        return free_spots(state, seat)
    if deniers < elsewhere and deniers < at_home:
        return 0
    own = own_spaces(state.owners, seat)
    return free_spots(state, seat) & (own if deniers >= at_home else ~own)


def other_owner(state: State, seat: Seat, spot: int) -> int:
    """The player who scores when a worker of the seat goes to a spot: the owner of the building
    there, NOBODY if it is not another player.
    """
    owner = state.owners[spot] if spot <= ROAD_LENGTH else NOBODY
    return NOBODY if owner == seat else owner


def own_spaces(owners: tuple[int, ...], seat: Seat) -> int:
    """Mask of the road spaces with a house of the seat."""
    mask = 0
    for space, owner in enumerate(owners):
        if owner == seat:
            mask |= 1 << space
    return mask
