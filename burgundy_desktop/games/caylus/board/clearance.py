"""Finds a place for a popup that cuts neither numbers of the road nor figures. It may cover things
completely, but half a figure or number is misleading.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.caylus.board.layout import Layout
from burgundy_desktop.games.caylus.state import NOBODY, State
from burgundy_desktop.games.caylus.tables.road import SPACES

_STEP, _ASIDE, _UP_OR_DOWN = 6, 96, 48
"""The step and the greatest distance by which a popup is moved, in px at 100 %."""


def room_for(wide: float, layout: Layout) -> Box:
    """The area for a popup: the town, or the whole table if it is wider."""
    k = layout.scale
    area = layout.town.panel.grown(-6 * k)
    return layout.view.grown(-16 * k) if wide > area.width else area


def place_without_cuts(
    place: Box, table: State, layout: Layout, asking: int
) -> tuple[float, float]:
    """The corner of a popup near `place` where it cuts the least. It does not cover the building
    that asks (0 if none) unless `place` does.
    """
    free = (layout.town.tile(asking), layout.town.worker(asking)) if asking else ()
    kept_free = [box for box in free if not _meet(place, box)]
    small = [box.grown(-2 * layout.scale).rect for box in _on_the_road(table, layout)]

    def disturbs(one: Box) -> tuple[int, float]:
        rect = one.rect
        cut = sum(rect.intersects(box) and not rect.contains(box) for box in small)
        return cut, hypot(one.x - place.x, one.y - place.y)

    candidates = [
        one
        for one in _around(place, room_for(place.width, layout), layout.scale, asking)
        if not any(_meet(one, box) for box in kept_free)
    ]
    best = min(candidates, key=disturbs)
    return best.x, best.y


def _around(place: Box, area: Box, k: float, asking: int) -> Iterator[Box]:
    """The place itself, and shifted places within the area."""
    yield place
    for dx in range(-_ASIDE if asking else 0, _ASIDE + 1, _STEP):
        for dy in range(-_UP_OR_DOWN, _UP_OR_DOWN + 1, _STEP):
            one = place.moved(dx * k, dy * k)
            if area.rect.contains(one.rect):
                yield one


def _on_the_road(table: State, layout: Layout) -> Iterator[Box]:
    town = layout.town
    yield from (town.milestone(space) for space in SPACES)
    yield from (town.worker(space) for space in SPACES if table.workers[space] != NOBODY)
    yield town.provost(table.provost)
    yield town.bailiff(table.bailiff)


def _meet(one: Box, other: Box) -> bool:
    return one.rect.intersects(other.rect)
