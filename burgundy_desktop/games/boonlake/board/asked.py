"""What a question is about: the tile, the ship or the region that asks it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.boonlake.board.art import ship_key
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.state import steps as s

_REGARDS: Final = {s.EXPLORE: "explore", s.PLACE_PASTURE: "pastures"}


def asked_about(observation: Observation, _latest: Iterable[Event]) -> Target | str | None:
    """The stack, the tile that was revealed, the ship that sails, or the region that was
    covered.
    """
    table = observation.table
    if not table.pending:
        return None
    step, seat, number = table.pending[-1]
    if step == s.SAIL:
        return ship_key(seat)
    if step == s.PLACE_TILE:
        return target("revealed", number)
    if step == s.REGION_COINS:
        return target("region", number)
    return target(_REGARDS[step]) if step in _REGARDS else None
