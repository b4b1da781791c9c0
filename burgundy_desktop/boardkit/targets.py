"""The item of a target with its glow; the z-layers above it."""

from __future__ import annotations

import enum
import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.glow import MARGIN, Rim
from burgundy_desktop.boardkit.hexes import outline
from burgundy_desktop.boardkit.palette import Colour
from burgundy_desktop.boardkit.pieces import Amount, Box, Place
from burgundy_desktop.core.ids import Target

TARGETS_Z = 100.0
"""The z-layer of glows; above it numbers, the ring, pills and highlights."""
COUNTED_Z = TARGETS_Z + 0.3
"""The z-layer of pieces with a number at their corner."""
RING_Z, PILLS_Z, HIGHLIGHTS_Z = TARGETS_Z + 0.4, TARGETS_Z + 0.5, TARGETS_Z + 0.6
PICKED_PX = 4.0
"""How far a picked piece is lifted, in px."""


class Offer(enum.Enum):
    """How a target is shown."""

    NONE = enum.auto()
    SOLID = enum.auto()
    """Can be chosen at no extra cost."""
    DASHED = enum.auto()
    """Can be chosen at a cost, shown on a pill."""
    PICKED = enum.auto()


class TargetItem(QGraphicsObject):
    """One target: its outline, and how it is offered. It is above the pieces."""

    def __init__(self, place: Place, brushes: Brushes, pressed: Callable[[Target], None]) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._brushes = brushes
        self._pressed = pressed
        self.offer = Offer.NONE
        self.cost = ""
        self.gain: tuple[Amount, ...] = ()
        self.glow = Colour("#000000")
        self._swell = 0.0
        self._refusal, self._aside = 0.0, 0.0
        self._bounds, self._margin = QRectF(), 0.0
        self.place = place
        self._is_blank = False
        self.move_to(place)

    def take(self, place: Place) -> None:
        """Lie at `place` from now on, which may be where it lies: then it knows that the next
        time.
        """
        if self.place == place:
            self.place = place
        else:
            self.move_to(place)

    def move_to(self, place: Place) -> None:
        """Move to `place`."""
        self.prepareGeometryChange()
        self.place, self._margin = place, 0.0
        self.setPos(QPointF(*place.box.centre))
        self.setRotation(place.turn)
        self.setZValue(TARGETS_Z + place.z)
        self.reach = _reach(place)
        self._leave_out()

    def press(self) -> None:
        """A click by mouse, key or screen reader."""
        self._pressed(self.place.target)

    def show_offer(
        self, offer: Offer, glow: Colour, cost: str, gain: tuple[Amount, ...] = ()
    ) -> None:
        """Set how it is offered; cost and gain have pills of their own."""
        if (offer, glow, cost, gain) != (self.offer, self.glow, self.cost, self.gain):
            self.offer, self.glow, self.cost, self.gain = offer, glow, cost, gain
            self._swell = 0.0  # a pulse may have been cut short
            self._leave_out()
            self.update()

    def calm(self) -> None:
        """Offer it no more."""
        self.show_offer(Offer.NONE, self.glow, "")

    def swell(self, share: float) -> None:
        """Show a moment of the pulse: 0 is calm, 1 the maximum."""
        self._swell = share
        self.update()

    def refuse(self, strength: float, aside: float) -> None:
        """Show a moment of a nudge: a rim of this opacity, `aside` px from its place."""
        if (strength, aside) != (self._refusal, self._aside):
            self._refusal, self._aside = strength, aside
            self._leave_out()
            self.update()

    def _leave_out(self) -> None:
        """Qt asks each item that shows something for its bounds, at every frame, and a question to
        Python takes long: those that show nothing are left out. Of these it paints nothing anew
        either: what was seen of one is painted over.
        """
        glows = self.offer is not Offer.NONE and (self.place.glows or self.offer is Offer.PICKED)
        is_blank = not self._refusal and not glows
        if is_blank != self._is_blank:
            self._is_blank = is_blank
            if is_blank and self.scene() is not None:
                self.scene().update(self.sceneBoundingRect())
            self.setFlag(self.GraphicsItemFlag.ItemHasNoContents, is_blank)

    @property
    def is_nudged(self) -> bool:
        """Whether it answers a click that led nowhere."""
        return self._refusal > 0

    @property
    def box(self) -> Box:
        return self.place.box

    @property
    def rim(self) -> Box:
        """The part that glows."""
        return self.place.rim or self.place.box

    def boundingRect(self) -> QRectF:
        """Cached for each place, as Qt asks for it at every repaint."""
        margin = MARGIN * max(1.0, self._brushes.scale)
        if margin != self._margin:
            self._margin = margin
            glowing = self.rim.rect.translated(-self.pos())
            bounds = self._local.united(glowing)
            self._bounds = bounds.adjusted(-margin, -margin, margin, margin)
        return self._bounds

    def shape(self) -> QPainterPath:
        return self._outline

    def holds(self, point: QPointF) -> bool:
        """Whether a point of the scene is inside the outline."""
        return self.contains(self.mapFromScene(point))

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.place.turn:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.translate(QPointF(*self.rim.centre) - self.pos())
        if self._refusal:
            self._paint_refusal(painter)
        elif self.offer is Offer.PICKED:
            self._paint_picked(painter)
        else:
            self._paint_glow(painter)

    @property
    def _local(self) -> QRectF:
        box = self.place.box
        return QRectF(-box.width / 2, -box.height / 2, box.width, box.height)

    @property
    def _outline(self) -> QPainterPath:
        return outline(self.place.shape, self.place.box.width, self.place.box.height)

    def _paint_picked(self, painter: QPainter) -> None:
        lifted = PICKED_PX * self._brushes.scale if self.place.piece else 0.0
        painter.translate(0.0, -lifted)
        self._draw(painter, self._rim(self._brushes.palette.marks.gold, 3.2))
        painter.translate(0.0, lifted)

    def _paint_refusal(self, painter: QPainter) -> None:
        painter.translate(self._aside, 0.0)
        painter.setOpacity(self._refusal)
        self._draw(painter, self._rim(self._brushes.palette.text.loss, 2.4))

    def _paint_glow(self, painter: QPainter) -> None:
        solid = self._rim(self.glow, 2.4, halo=True)
        if self.offer is Offer.SOLID:
            self._draw(painter, solid)
        else:
            self._draw(painter, self._rim(self.glow, 1.8, dash=True))
        if self._swell:
            painter.setOpacity(self._swell)
            self._draw(painter, solid)
            painter.setOpacity(1.0)

    def _rim(self, colour: Colour, line: float, *, halo: bool = False, dash: bool = False) -> Rim:
        box, wide = self.rim, line * self._brushes.line
        shape = self.place.rim_shape or self.place.shape
        return Rim(shape, box.width, box.height, colour, wide, halo=halo, dash=dash)

    def _draw(self, painter: QPainter, rim: Rim) -> None:
        self._brushes.glows.draw(
            painter, rim, scale=self._brushes.scale, density=self._brushes.density
        )


def _reach(place: Place) -> tuple[float, float, float, float]:
    """The box that no part of the outline leaves, however it is turned: x, y, right, bottom."""
    box, (x, y) = place.box, place.box.centre
    wide, tall = box.width / 2, box.height / 2
    if place.turn:
        wide = tall = math.hypot(wide, tall)
    return x - wide, y - tall, x + wide, y + tall
