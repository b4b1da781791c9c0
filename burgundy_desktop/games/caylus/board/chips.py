"""Chips: cubes, coins and points to choose from."""

from __future__ import annotations

from functools import partial
from typing import Final

import attrs
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Painted, Piece
from burgundy_desktop.boardkit.sprites import INK
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.caylus.board.art import cube_sprite, sprite
from burgundy_desktop.games.caylus.tables.bundles import DENIER, VP, Bundle, contents

ICON: Final = 22.0
"""A cube or coin, in px at 100 %."""
TALL: Final = 32.0
_AIR, _BETWEEN, _ARROW = 8.0, 1.0, 20.0
_MOST_CUBES = 5
"""More cubes of a kind than this are shown by a number."""


@attrs.frozen
class Chip:
    """A choice: payment and gain; either may be empty."""

    target: Target
    pay: Bundle
    gain: Bundle
    glows: bool = True
    """Whether it glows: a part of every choice need not be chosen."""
    has_pill: bool = False
    """Whether a pill says what it brings; without one the chip or its row shows that."""
    box: Box = Box(0, 0, 0, 0)

    @property
    def width(self) -> float:
        """Its width in px at 100 %."""
        icons = len(icons_of(self.pay)) + len(icons_of(self.gain))
        arrow = _ARROW if self.pay and self.gain else 0.0
        return 2 * _AIR + icons * (ICON + _BETWEEN) - _BETWEEN + arrow

    @property
    def key(self) -> str:
        return f"chip/{self.target}"


@attrs.frozen
class Icon:
    """One drawing on a chip, with a number if it has one."""

    sprite: str
    text: str = ""


def icons_of(bundle: Bundle) -> tuple[Icon, ...]:
    """The icons of a bundle: each cube separately, deniers and points with their number."""
    found: list[Icon] = []
    for kind, count in contents(bundle):
        if kind == DENIER:
            found.append(Icon(sprite("denier"), str(count)))
        elif kind == VP:
            found.append(Icon(sprite("prestige_pip"), str(count)))
        elif count > _MOST_CUBES:
            found.append(Icon(cube_sprite(kind), f"×{count}"))
        else:
            found += [Icon(cube_sprite(kind))] * count
    return tuple(found)


def chip_piece(chip: Chip, brushes: Brushes, z: float, *, faint: bool = False) -> Piece:
    """The chip as a piece of its popup."""
    paint_it = partial(_paint_chip, brushes=brushes, chip=chip, k=brushes.scale)
    look = Painted(f"{chip.key}/{chip.box}", paint_it)
    return Piece(chip.key, look, chip.box.grown(2), z=z, opacity=0.35 if faint else 1.0)


def _paint_chip(painter: QPainter, brushes: Brushes, chip: Chip, k: float) -> None:
    surfaces = brushes.palette.surfaces
    painter.setPen(QPen(paint(surfaces.field_rim), 1.2 * k))
    painter.setBrush(paint(surfaces.field))
    painter.drawRoundedRect(chip.box.rect, 7 * k, 7 * k)
    share = min(1.0, chip.box.width / (chip.width * k))
    x = chip.box.centre[0] - share * chip.width * k / 2 + share * _AIR * k
    x = paint_icons(painter, brushes, chip.pay, x, chip.box.centre[1], share * k)
    if chip.pay and chip.gain:
        _paint_arrow(painter, brushes, x + share * 8 * k, chip.box.centre[1], share * k)
        x += share * (_ARROW - _BETWEEN) * k
    paint_icons(painter, brushes, chip.gain, x, chip.box.centre[1], share * k)


def paint_icons(
    painter: QPainter, brushes: Brushes, bundle: Bundle, x: float, y: float, k: float
) -> float:
    """Paint cubes, coins and points side by side from `x` on; returns the x of the next thing."""
    for icon in icons_of(bundle):
        box = Box(x, y - ICON * k / 2, ICON * k, ICON * k)
        painting.drawing(painter, brushes, icon.sprite, box)
        if icon.text:
            painting.write(painter, brushes, icon.text, box, 0.5 * ICON * k, INK)
        x += (ICON + _BETWEEN) * k
    return x


def _paint_arrow(painter: QPainter, brushes: Brushes, x: float, y: float, k: float) -> None:
    ink = paint(brushes.palette.text.ink)
    painter.setPen(QPen(ink, 1.8 * k, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(x - 6 * k, y), QPointF(x + 2 * k, y))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    head = (QPointF(x + 6 * k, y), QPointF(x + 1 * k, y - 3.6 * k), QPointF(x + 1 * k, y + 3.6 * k))
    painter.drawPolygon(QPolygonF(head))
