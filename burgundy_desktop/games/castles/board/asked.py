"""What a question is about: the tile that asks it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.castles.events import TilePlaced
from burgundy_desktop.games.castles.observation import Observation
from burgundy_desktop.games.castles.state import steps as s

_BY_A_PLACED_TILE: Final = frozenset(
    {
        s.EXTRA_ACTION,
        s.SHIP_DEPOT,
        s.SHIP_SECOND_DEPOT,
        s.GOODS_TYPE,
        s.WAREHOUSE_SALE,
        s.TAKE_BY_BUILDING,
        s.CITY_HALL_PLACEMENT,
    }
)


def asked_about(observation: Observation, latest: Iterable[Event]) -> Target | str | None:
    """The tile that waits for room, or the one that was placed and does something now."""
    pending = observation.table.pending
    if not pending:
        return None
    step, number, *_ = pending[-1]
    if step == s.DISCARD:
        return target("tile", number)
    if step not in _BY_A_PLACED_TILE:
        return None
    mine = (e for e in latest if isinstance(e, TilePlaced) and e.seat == observation.seat)
    return next((target("space", placed.space) for placed in mine), None)
