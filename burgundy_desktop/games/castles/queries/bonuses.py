"""The owners and points of bonus tiles. Rulebook: "bónuszlapkák"."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.state import State
from burgundy_desktop.games.castles.tables.board import LARGE_BONUS, SMALL_BONUS


def bonus_points(state: State, *, large: bool) -> int:
    """The points of a bonus tile with this many players."""
    return (LARGE_BONUS if large else SMALL_BONUS)[len(state.players)]


def bonus_is_left(state: State, kind: int, *, large: bool) -> bool:
    """Whether nobody has taken the bonus tile of a colour yet."""
    return bool((state.large_bonuses if large else state.small_bonuses) >> kind & 1)


def bonus_owner(state: State, kind: int, *, large: bool) -> Seat | None:
    """The seat that has a bonus tile, None if it is not taken."""
    for seat, player in enumerate(state.players):
        if (player.large_bonuses if large else player.small_bonuses) >> kind & 1:
            return Seat(seat)
    return None
