"""The small picture of a move: the pieces by which a player knows it, apart from the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeAlias

import attrs
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.items import LEAST_BADGE
from burgundy_desktop.boardkit.kept import kept
from burgundy_desktop.boardkit.pieces import Box, Drawing
from burgundy_desktop.boardkit.portrait import portrait
from burgundy_desktop.boardkit.sprites import Sprites

MOST: Final = 4
"""The most things of a picture."""
_BESIDE_TOOL: Final = 0.86
"""The side of the square of the things, if something is at the corner; of the whole picture."""
_TOOL: Final = 0.48
"""The side of the square of what is at the corner."""
_NUMBER: Final = 0.5
"""The size of the number of a thing, as a share of its width."""
_OVER: Final = 0.62
"""How far a badge of two digits reaches over the edge of its thing, as a share of its height."""
_ONE_OF_SEVERAL: Final = 0.52
_DIAGONAL: Final = ((0, 0), (1, 1))
_CORNERS: Final = ((0, 0), (1, 0), (0, 1), (1, 1))
"""Where several things lie: 0 is left or above, 1 right or below."""


@attrs.frozen
class Painting:
    """A piece that its game paints at any size. Equal names mean equal pictures."""

    name: str
    paint: Callable[[QPainter, Brushes, Box], None] = attrs.field(eq=False)
    tall: float = 1.0
    """Its height divided by its width."""


Thing: TypeAlias = Drawing | Painting


@attrs.frozen
class Vignette:
    """What a move is about, and what it is done with: a tile, and the die. Without things a move
    has no picture.
    """

    things: tuple[Thing, ...] = ()
    tool: Thing | None = None
    """It is small, at the corner."""

    def __bool__(self) -> bool:
        return bool(self.things)


NO_VIGNETTE: Final = Vignette()


def of_counts(counts: Iterable[tuple[Drawing, int]], tool: Drawing | None = None) -> Vignette:
    """The picture of so many of each thing: as often as it is there, or where that has no room,
    with its number.
    """
    some = [(thing, count) for thing, count in counts if count]
    room = MOST if tool is None else MOST - 1
    if sum(count for _, count in some) <= room:
        return Vignette(tuple(thing for thing, count in some for _ in range(count)), tool)
    numbered = (
        attrs.evolve(thing, badge=count if count > 1 else 0, badge_size=_NUMBER)
        for thing, count in some[:room]
    )
    return Vignette(tuple(numbered), tool)


def vignette_picture(of: Vignette, side: int, sprites: Sprites, ratio: float = 1.0) -> QPixmap:
    """A square with this side in px, transparent around the pieces, for a screen of `ratio` px a
    point.
    """
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    for thing, room in _places(of, side):
        _put(painter, thing, room, sprites, ratio)
    painter.end()
    return kept(picture)


def _places(of: Vignette, side: float) -> Iterator[tuple[Thing, Box]]:
    """The things with their squares; what is at the corner lies on them."""
    yield from zip(of.things, _squares(of, side), strict=True)
    if of.tool is not None:
        size = _TOOL * side
        yield of.tool, Box(side - size, side - size, size, size)


def _squares(of: Vignette, side: float) -> list[Box]:
    """Squares for the things: one, two across the diagonal, or two rows of two."""
    count, has_tool = len(of.things), of.tool is not None
    if count == 1:
        only = _BESIDE_TOOL * side if has_tool else side
        return [Box(0.0, 0.0, only, only)]
    size = _ONE_OF_SEVERAL * side
    far = side - size
    crosses = count == len(_DIAGONAL) and not has_tool
    corners = _DIAGONAL if crosses else _CORNERS
    return [Box(far * x, far * y, size, size) for x, y in corners[:count]]


def _put(painter: QPainter, thing: Thing, room: Box, sprites: Sprites, ratio: float) -> None:
    """Draw a thing in the middle of its square, on whole px of the screen: else it would blur."""
    drawn = _drawn(thing, room.width, sprites, ratio)
    size = drawn.deviceIndependentSize()
    x, y = room.x + (room.width - size.width()) / 2, room.y + (room.height - size.height()) / 2
    at = QPointF(round(x * ratio), round(y * ratio))
    painter.drawPixmap(at / ratio, drawn)


def _drawn(thing: Thing, side: float, sprites: Sprites, ratio: float) -> QPixmap:
    """A thing as large as it fits into a square."""
    if isinstance(thing, Painting):
        return _painted(thing, _whole(side / max(1.0, thing.tall), ratio), sprites, ratio)
    tall = max(1.0, sprites.proportion(thing.sprite))
    if not thing.badge:
        return portrait(thing, _whole(side / tall, ratio), sprites, ratio)
    over = _OVER * max(LEAST_BADGE, thing.badge_size * side / (tall + _OVER * thing.badge_size))
    width = _whole((side - over) / tall, ratio)
    return portrait(thing, width, sprites, ratio, beyond=over / width)


def _whole(width: float, ratio: float) -> float:
    """The width in whole px of the screen."""
    return max(1, int(width * ratio)) / ratio


def _painted(thing: Painting, width: float, sprites: Sprites, ratio: float) -> QPixmap:
    box = Box(0.0, 0.0, width, width * thing.tall)
    contrast = sprites.palette.theme.contrast
    brushes = Brushes(sprites.palette, sprites, density=ratio, contrast=contrast)
    picture = QPixmap(round(box.width * ratio), round(box.height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    thing.paint(painter, brushes, box)
    painter.end()
    return kept(picture)
