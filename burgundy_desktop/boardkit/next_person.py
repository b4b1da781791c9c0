"""What of the last position may stay on the table while it turns to another person."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs

from burgundy_desktop.core.ids import SPECTATOR, Seat
from burgundy_desktop.core.position import Position


def as_seen_by(position: Position, viewer: Seat, observe: Callable[[Any, Seat], Any]) -> Position:
    """The same position without what only some may see, and with nothing to choose. `observe` is
    that of the game, asked what anybody may see of the table.
    """
    seen = observe(position.observation.table, SPECTATOR)
    observation = attrs.evolve(seen, seat=viewer)
    return attrs.evolve(position, viewer=viewer, observation=observation, legal=(), events=())
