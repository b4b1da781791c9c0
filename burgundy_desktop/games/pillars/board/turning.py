"""The last position as the next person may see it."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.state import State


def as_seen_by(position: Position, viewer: Seat) -> Position:
    """The same position without any hand, and with nothing to choose."""
    table: State = position.observation.table.copy()
    for player in table.players:
        player.hand = 0
    observation = attrs.evolve(position.observation, seat=viewer, table=table)
    return attrs.evolve(position, viewer=viewer, observation=observation, legal=(), events=())
