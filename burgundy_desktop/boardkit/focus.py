"""Where the keyboard cursor goes next among the places of a table."""

from __future__ import annotations

import math
from collections.abc import Sequence

from burgundy_desktop.boardkit.pieces import Box, Place
from burgundy_desktop.core.ids import Target

_ASIDE = 2.0
"""A px sideways counts as two px ahead, so that arrows keep their row or column."""


def step(places: Sequence[Place], now: Target | None, by: int) -> Place | None:
    """The next (`by` 1) or previous (-1) place; None at either end."""
    order = [place.target for place in places]
    if now not in order:
        return None if not places else places[0 if by > 0 else -1]
    index = order.index(now) + by
    return places[index] if 0 <= index < len(places) else None


def toward(places: Sequence[Place], here: Box, dx: int, dy: int) -> Place | None:
    """The nearest place in a direction (-1, 0 or 1 each), None if there is none."""
    ahead = [(cost, place) for place in places if (cost := _cost(place.box, here, dx, dy)) > 0]
    return min(ahead, key=lambda found: found[0])[1] if ahead else None


def nearest(places: Sequence[Place], here: Box) -> Place | None:
    """The place with the nearest centre; None without places."""
    x, y = here.centre
    return min(
        places,
        key=lambda place: math.dist(place.box.centre, (x, y)),
        default=None,
    )


def _cost(there: Box, here: Box, dx: int, dy: int) -> float:
    """The distance of a place in a direction; 0 if it is not in that direction."""
    (x, y), (from_x, from_y) = there.centre, here.centre
    along = (x - from_x) * dx + (y - from_y) * dy
    aside = abs((x - from_x) * dy) + abs((y - from_y) * dx)
    if along < 2.0 or aside > 3.0 * along:
        return 0.0
    return math.hypot(along, _ASIDE * aside)
