"""The last position as the next person may see it."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.ids import SPECTATOR, Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.boonlake.observation import observe


def as_seen_by(position: Position, viewer: Seat) -> Position:
    """The same position without what only some may see, and with nothing to choose."""
    observation = attrs.evolve(observe(position.observation.table, SPECTATOR), seat=viewer)
    return attrs.evolve(position, viewer=viewer, observation=observation, legal=(), events=())
