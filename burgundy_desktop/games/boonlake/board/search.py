"""The search path of the Eminence on the map, from location to location."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

import attrs
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Piece
from burgundy_desktop.core.events import Event
from burgundy_desktop.games.boonlake.board.land import Land
from burgundy_desktop.games.boonlake.board.looks import face
from burgundy_desktop.games.boonlake.board.signs import paint_cross, paint_tick
from burgundy_desktop.games.boonlake.events import EminenceBuilt

SEARCH_Z: Final = 60.0
_BADGE: Final = 17.0
_FREE: Final = 0.62
"""The distance of a leg's ends from the centre of a location, in sides of a hex, so that number and
reward stay visible.
"""
_HALO: Final = QColor(255, 255, 255, 170)
"""The light line under the dark dashes, for contrast on any background."""
_MOST_LEGS: Final = 12
"""The most legs shown of a search: the last ones."""


@attrs.frozen
class Search:
    """The locations that were tried; the last one is the result, if `found`."""

    tried: tuple[int, ...]
    found: bool


def search_of(events: Sequence[Event]) -> Search | None:
    """The search of the latest event, if it was one."""
    event = events[-1] if events else None
    skipped = getattr(event, "skipped", None)
    if skipped is None or not getattr(event, "preferred", 0):
        return None
    tried = tuple(number for number, _ in skipped)
    place = event.site // 2 if isinstance(event, EminenceBuilt) else getattr(event, "location", 0)
    if place:
        tried = (*tried, place)
    return Search(tried[-_MOST_LEGS:], bool(place)) if tried else None


def search_pieces(search: Search, seat: int, land: Land, brushes: Brushes) -> Iterator[Piece]:
    """Dashed legs, red crosses at impossible locations, a green tick at the result."""

    def paint_path(painter: QPainter) -> None:
        path = _path(land.way(search.tried), _FREE * land.side)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.strokePath(path, QPen(_HALO, 5 * land.u))
        pen = QPen(paint(brushes.palette.seats.seat(seat).colour), 2.4 * land.u)
        pen.setDashPattern([2.6, 1.8])
        painter.strokePath(path, pen)
        for number in search.tried[: len(search.tried) - search.found]:
            paint_cross(painter, brushes, _badge(land, number))
        if search.found:
            paint_tick(painter, brushes, _badge(land, search.tried[-1]))

    yield face("search", land.box, paint_path, search, z=SEARCH_Z)


def _path(way: Sequence[tuple[float, float]], free: float) -> QPainterPath:
    """Arcs that bend to the same side, so that both directions are distinguishable."""
    path = QPainterPath()
    for (ax, ay), (bx, by) in pairwise(way):
        bend = (ax + bx) / 2 + 0.18 * (by - ay), (ay + by) / 2 - 0.18 * (bx - ax)
        path.moveTo(_towards((ax, ay), bend, free))
        path.quadTo(QPointF(*bend), _towards((bx, by), bend, free))
    return path


def _towards(start: tuple[float, float], end: tuple[float, float], far: float) -> QPointF:
    """The point so far from the start on the way to the end."""
    share = far / math.dist(start, end)
    return QPointF(start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1]))


def _badge(land: Land, number: int) -> Box:
    return land.in_hex(number, 50, 12, _BADGE)
