"""How far a marker of the favor table advances. Rules §11.2."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.tables.favors import COLUMN_COUNT, OPEN_COLUMNS


def last_open_column(state: State) -> int:
    """The last column that markers may come to now."""
    return min(OPEN_COLUMNS[state.section], COLUMN_COUNT)


def column_ahead(state: State, seat: Seat, line: int) -> int:
    """The column of a player's marker after a favor on a line."""
    marker = state.players[seat].markers[line]
    return marker + (marker < last_open_column(state))
