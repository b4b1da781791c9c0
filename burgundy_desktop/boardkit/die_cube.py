"""A die in the air: a cube that rolls along its way, painted as it is seen from above."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from burgundy_desktop.boardkit.palette import Colour, mixed, paint
from burgundy_desktop.boardkit.sprites import INK

Vector = tuple[float, float, float]
"""To the right, up and towards the eye."""

FACES: Final = 6
EDGE: Final = 54.0
"""The edge of the cube, and all measures below, in a drawing that is 64 wide."""
ROOM: Final = 1.55
"""The width of the picture, in widths of the drawing: a cube that stands on its corner fits."""

_CORNER, _PIP_RADIUS, _PIP_STEP, _OUTLINE, _SEAM = 12.0, 5.2, 14.0, 2.0, 1.0
_SHINE: Final = 2.6
_LIGHT: Final[Vector] = (-0.32, 0.38, 0.87)
"""Where the light comes from; a face that lies flat has the colour of the drawing."""
_SPIN: Final = 0.9
"""How far the die is turned around the line of sight when it is thrown, in radians."""
_THROWN_WITH: Final = 2.25
"""The turns of the longest throw."""
_REST_TILT, _TILT, _LEVEL_FROM = 0.075, 0.36, 0.4
"""How far the eye is before the table, in radians: at rest, in the air, and the turns that are left
when it begins to change.
"""
_OUTLINES: Final = 256
"""How many outlines are kept: all poses of a throw in all directions are half as many."""
_PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@attrs.frozen
class DieColours:
    """The colours of a die."""

    base: Colour
    light: Colour
    shade: Colour
    pips: Colour


@attrs.frozen
class _Side:
    """A side of the cube as it is seen: its directions, and its number of pips."""

    outward: Vector
    across: Vector
    down: Vector
    pips: int

    @property
    def flat(self) -> QTransform:
        """From the side's own plane to the picture."""
        x, y, _ = self.outward
        half = EDGE / 2
        return QTransform(
            self.across[0], -self.across[1], self.down[0], -self.down[1], x * half, -y * half
        )


def paint_cube(
    painter: QPainter, colours: DieColours, pips: int, turns: float, heading: float
) -> None:
    """Paint a die with its middle at (0, 0), 64 px wide, `turns` before it rests with `pips` on
    top; `heading` is the direction of its way on the screen, in radians clockwise from the right.
    """
    outline = QPen(paint(INK), _OUTLINE)
    outline.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(outline)
    painter.setBrush(paint(colours.shade))
    painter.drawPolygon(_outline(turns, heading))
    for side in sorted(_seen(pips, turns, heading), key=lambda side: side.outward[2]):
        _paint_side(painter, colours, side)


@lru_cache(_OUTLINES)
def _outline(turns: float, heading: float) -> QPolygonF:
    """The outline of a die, whatever it shows: it takes half of the time of a picture."""
    return _hull(point for side in _seen(1, turns, heading) for point in _rim(side))


def _seen(pips: int, turns: float, heading: float) -> list[_Side]:
    """The sides that the eye sees."""
    return [side for side in _sides(pips, turns, heading) if side.outward[2] > 0]


def _sides(pips: int, turns: float, heading: float) -> Iterator[_Side]:
    """The sides of a die with `pips` on top at rest; opposite ones add up to seven."""
    spin = -_SPIN * turns / _THROWN_WITH
    tilt = _REST_TILT + (_TILT - _REST_TILT) * min(1.0, turns / _LEVEL_FROM)
    axis = (math.sin(heading), math.cos(heading), 0.0)

    def turned(vector: Vector) -> Vector:
        rolled = _turned(vector, axis, -2 * math.pi * turns)
        spun = _turned(rolled, (0.0, 0.0, 1.0), spin)
        return _turned(spun, (1.0, 0.0, 0.0), -tilt)

    right, up, eye = turned((1.0, 0.0, 0.0)), turned((0.0, 1.0, 0.0)), turned((0.0, 0.0, 1.0))
    first, second = sorted({1, 2, 3} - {min(pips, FACES + 1 - pips)})
    for outward, across, number in ((eye, right, pips), (right, up, first), (up, right, second)):
        behind = _opposite(outward)
        yield _Side(outward, across, _cross(across, outward), number)
        yield _Side(behind, across, _cross(across, behind), FACES + 1 - number)


def _paint_side(painter: QPainter, colours: DieColours, side: _Side) -> None:
    painter.save()
    painter.setTransform(side.flat, True)
    face, lit = QRectF(-EDGE / 2, -EDGE / 2, EDGE, EDGE), _lit(colours, side)
    painter.setPen(QPen(QColor(mixed(lit, INK, 0.45)), _SEAM))
    painter.setBrush(QColor(lit))
    painter.drawRoundedRect(face, _CORNER, _CORNER)
    painter.strokePath(_shine(), QPen(paint(colours.light), _SHINE * side.outward[2]))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint(colours.pips))
    for x, y in _PIPS[side.pips]:
        painter.drawEllipse(QPointF(x * _PIP_STEP, y * _PIP_STEP), _PIP_RADIUS, _PIP_RADIUS)
    painter.restore()


def _shine() -> QPainterPath:
    """The light on two edges of a side."""
    path = QPainterPath(QPointF(-22.5, 12.0))
    path.lineTo(-22.5, -12.0)
    path.quadTo(-22.5, -22.5, -12.0, -22.5)
    path.lineTo(12.0, -22.5)
    return path


def _lit(colours: DieColours, side: _Side) -> Colour:
    """A side's colour: the drawing's where it lies flat, darker the more it turns away."""
    shone_on = sum(a * b for a, b in zip(side.outward, _LIGHT, strict=True))
    usual = _LIGHT[2]
    if shone_on >= usual:
        return mixed(colours.base, colours.light, 0.5 * (shone_on - usual) / (1 - usual))
    return mixed(colours.shade, colours.base, max(0.0, shone_on) / usual)


def _rim(side: _Side) -> Iterator[QPointF]:
    """Points on the rounded rim of a side, in the picture."""
    reach, flat = EDGE / 2 - _CORNER, side.flat
    for x, y, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for step in range(5):
            angle = math.radians(start + 22.5 * step)
            corner = QPointF(
                x * reach + _CORNER * math.cos(angle), y * reach + _CORNER * math.sin(angle)
            )
            yield flat.map(corner)


def _hull(points: Iterable[QPointF]) -> QPolygonF:
    """The smallest convex outline around these points."""
    ordered = sorted((point.x(), point.y()) for point in points)
    lower, upper = _chain(ordered), _chain(reversed(ordered))
    return QPolygonF([QPointF(x, y) for x, y in (*lower[:-1], *upper[:-1])])


def _chain(points: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    chain: list[tuple[float, float]] = []
    for x, y in points:
        while len(chain) > 1:
            (x0, y0), (x1, y1) = chain[-2:]
            if (x1 - x0) * (y - y0) > (y1 - y0) * (x - x0):
                break
            chain.pop()
        chain.append((x, y))
    return chain


def _turned(vector: Vector, axis: Vector, angle: float) -> Vector:
    """A vector turned around an axis (by Rodrigues)."""
    cos, sin = math.cos(angle), math.sin(angle)
    (x, y, z), (ax, ay, az) = vector, axis
    bx, by, bz = _cross(axis, vector)
    along = (1 - cos) * (ax * x + ay * y + az * z)
    return (
        x * cos + bx * sin + ax * along,
        y * cos + by * sin + ay * along,
        z * cos + bz * sin + az * along,
    )


def _opposite(vector: Vector) -> Vector:
    return -vector[0], -vector[1], -vector[2]


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]
