"""A die is thrown: it comes through the air, lands, hops, tips and lies still."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import (
    QGraphicsEllipseItem,
    QGraphicsItem,
    QGraphicsPixmapItem,
)

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.die_poses import DieInTheAir
from burgundy_desktop.boardkit.items import PieceItem
from burgundy_desktop.boardkit.palette import Colour, paint
from burgundy_desktop.boardkit.pieces import Box, Drawing, Piece, Throw
from burgundy_desktop.boardkit.sky import Sky

USUAL_MS: Final = 640.0
LANDING_MS: Final = 310.0
HOP_MS: Final = 490.0
TIP_MS: Final = 590.0
"""When it first touches the table, when it does so again, and when it has tipped over; of a throw
of the usual length.
"""
_THROWN_Z: Final = 305.0
_EASE: Final = 2.2
_USUAL_WIDTH: Final = 44.0
"""The heights below are those of a die of this width, in px."""
_TOP_MS, _TOP, _HOP, _TIP = 70.0, 46.0, 16.0, 4.0
_USUAL_TURNS: Final = 2.25
_TURNS: Final = ((0.0, 2.25), (70.0, 1.7), (310.0, 0.5), (400.0, 0.2), (490.0, 0.05), (540.0, 0.0))
"""Turns that are left after so many ms, of 2.25."""
_SHADOW: Final = (0.46, 0.34)
"""Half the width and half the height of the shadow of a die that lies, in its width."""


def way_at(ms: float) -> float:
    """The share of its way after so many ms of a throw of the usual length."""
    return float(1 - (1 - min(1.0, ms / USUAL_MS)) ** _EASE)


def height_at(ms: float) -> float:
    """The height of a die of the usual width, in px."""
    if ms < LANDING_MS:
        return _TOP * (1 - ((ms - _TOP_MS) / (LANDING_MS - _TOP_MS)) ** 2)
    if ms < HOP_MS:
        return _hop(ms, LANDING_MS, HOP_MS, _HOP)
    return _hop(ms, HOP_MS, TIP_MS, _TIP) if ms < TIP_MS else 0.0


def turns_at(ms: float) -> float:
    """The turns that are left, of a throw with the usual number."""
    for (start, before), (end, after) in pairwise(_TURNS):
        if ms < end:
            return before + (after - before) * (ms - start) / (end - start)
    return 0.0


def _hop(ms: float, start: float, end: float, top: float) -> float:
    share = (ms - start) / (end - start)
    return 4 * top * share * (1 - share)


def in_the_air(throw: Throw, look: Drawing, place: Box) -> DieInTheAir:
    """The die of a throw whose place this is."""
    (x, y), (to_x, to_y) = throw.start, place.centre
    return DieInTheAir(look, place.width, math.atan2(to_y - y, to_x - x))


class Throwing:
    """The throw of a die; its place is empty meanwhile."""

    def __init__(
        self, item: PieceItem, after: Piece, throw: Throw, brushes: Brushes, sky: Sky
    ) -> None:
        assert isinstance(after.look, Drawing)
        self._item, self._after, self._throw, self._brushes = item, after, throw, brushes
        self._die = in_the_air(throw, after.look, after.box)
        self._sky = sky
        self._thrown: Sequence[QGraphicsItem] = ()
        self.milliseconds = throw.delay + throw.milliseconds

    @property
    def landing(self) -> float:
        """When it first touches the table, in ms."""
        return self._throw.delay + LANDING_MS * self._throw.milliseconds / USUAL_MS

    def begin(self) -> None:
        self._item.wear(self._after, self._brushes)
        self._item.come_to_rest()
        self._item.setVisible(False)
        self._cube = QGraphicsPixmapItem()
        self._shadow = _new_shadow(self._brushes.palette.surfaces.lift)
        self._thrown = (self._shadow, self._cube)
        for level, part in enumerate(self._thrown):
            part.setZValue(_THROWN_Z + level)
            part.setOpacity(0.0)
            self._sky.rise(part)

    def show(self, progress: float) -> None:
        passed = progress * self.milliseconds - self._throw.delay
        ms = passed * USUAL_MS / self._throw.milliseconds
        if ms >= 0:
            self._show_at(ms)
            self._sky.moved.emit()

    def finish(self) -> None:
        for part in self._thrown:
            self._sky.land(part)
        self._thrown = ()
        self._item.setVisible(True)

    def _show_at(self, ms: float) -> None:
        for part in self._thrown:
            part.setOpacity(1.0)
        width = self._after.box.width
        (x, y), (to_x, to_y) = self._throw.start, self._after.box.centre
        share = way_at(ms)
        x, y = x + (to_x - x) * share, y + (to_y - y) * share
        height = height_at(ms) * width / _USUAL_WIDTH
        turns = turns_at(ms) * self._throw.turns / _USUAL_TURNS
        picture = self._brushes.pose(self._die, turns)
        size = picture.deviceIndependentSize()
        self._cube.setPixmap(picture)
        self._cube.setPos(x - size.width() / 2, y - height - size.height() / 2)
        smaller = width * (1 - 0.3 * height / width)
        across, down = _SHADOW[0] * smaller, _SHADOW[1] * smaller
        middle = (x + 0.06 * width + 0.35 * height, y + 0.24 * width + 0.3 * height)
        self._shadow.setRect(QRectF(middle[0] - across, middle[1] - down, 2 * across, 2 * down))


def _new_shadow(colour: Colour) -> QGraphicsEllipseItem:
    shadow = QGraphicsEllipseItem()
    shadow.setPen(Qt.PenStyle.NoPen)
    shadow.setBrush(paint(colour))
    return shadow
