"""What can be pointed at: the glow round it, the ring of the keyboard, the caption above all."""

from __future__ import annotations

import enum
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from burgundy_desktop.boardkit.brushes import SMALLEST_PX, Brushes
from burgundy_desktop.boardkit.glow import MARGIN, Rim
from burgundy_desktop.boardkit.hexes import outline
from burgundy_desktop.boardkit.palette import Colour, paint
from burgundy_desktop.boardkit.pieces import Box, Drawing, Face, Mark, Place, Shape
from burgundy_desktop.boardkit.sentences import unbroken
from burgundy_desktop.core.ids import Target

TARGETS_Z = 100.0
"""Glows lie here; above them what no line may cross, the ring, the pills and the marks."""
COUNTED_Z = TARGETS_Z + 0.3
"""For pieces with a number at their corner."""
_RING, _PILLS, _MARKS = 0.4, 0.5, 0.6
_MINUS = "\N{MINUS SIGN}"
_WRAPPED = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
_OVER = 0.55
"""How much of a mark lies outside of what it marks."""
LEAST_MARK = 12.0
"""A mark on a small piece is still a sign that can be told from the others."""
_LEAST_COST_PX = 12.0
PICKED_PX = 4.0
"""How far a picked piece is lifted."""


class Offer(enum.Enum):
    """How a target is shown."""

    NONE = enum.auto()
    SOLID = enum.auto()
    """May be chosen as things lie."""
    DASHED = enum.auto()
    """May be chosen at a cost, told on a pill."""
    PICKED = enum.auto()


class TargetItem(QGraphicsObject):
    """One target: its outline, and how it is offered. It lies above the pieces."""

    def __init__(self, place: Place, brushes: Brushes, pressed: Callable[[Target], None]) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._brushes = brushes
        self._pressed = pressed
        self.offer = Offer.NONE
        self.cost = ""
        self.gain = ""
        self.glow = Colour("#000000")
        self._swell = 0.0
        self._bounds, self._margin = QRectF(), 0.0
        self.place = place
        self.move_to(place)

    def move_to(self, place: Place) -> None:
        """Lie at `place` from now on."""
        self.prepareGeometryChange()
        self.place, self._margin = place, 0.0
        self.setPos(QPointF(*place.box.centre))
        self.setRotation(place.turn)
        self.setZValue(TARGETS_Z + place.z)

    def press(self) -> None:
        """Be clicked, by mouse, key or a screen reader."""
        self._pressed(self.place.target)

    def show_offer(self, offer: Offer, glow: Colour, cost: str, gain: str = "") -> None:
        """Be offered like this; cost and gain are told by pills of their own."""
        if (offer, glow, cost, gain) != (self.offer, self.glow, self.cost, self.gain):
            self.offer, self.glow, self.cost, self.gain = offer, glow, cost, gain
            self.update()

    def swell(self, share: float) -> None:
        """Pulse: 0 is calm, 1 the top of the pulse."""
        self._swell = share
        self.update()

    @property
    def box(self) -> Box:
        return self.place.box

    @property
    def rim(self) -> Box:
        """What it glows round."""
        return self.place.rim or self.place.box

    def boundingRect(self) -> QRectF:
        """Asked for by Qt whenever anything is painted: worked out once for each place."""
        margin = MARGIN * max(1.0, self._brushes.scale)
        if margin != self._margin:
            self._margin = margin
            self._bounds = self._local.adjusted(-margin, -margin, margin, margin)
        return self._bounds

    def shape(self) -> QPainterPath:
        return self._outline

    def holds(self, point: QPointF) -> bool:
        """Whether a point of the scene lies within the outline."""
        box = self.place.box
        if not self.place.turn and not (
            box.x <= point.x() <= box.right and box.y <= point.y() <= box.bottom
        ):
            return False
        return self.contains(self.mapFromScene(point))

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        if self.offer is Offer.NONE or not (self.place.glows or self.offer is Offer.PICKED):
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.place.turn:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.translate(QPointF(*self.rim.centre) - self.pos())
        if self.offer is Offer.PICKED:
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


class PillItem(QGraphicsObject):
    """What a target costs, at its lower edge, or what it brings, in its middle.

    No glow and no ring crosses the number.
    """

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._brushes = brushes
        self._item: TargetItem | None = None
        self._picture: str | None = None
        self._text = ""
        self._tells_cost = True

    @property
    def text(self) -> str:
        return self._text

    def tell_cost(self, item: TargetItem, picture: str | None) -> None:
        """Tell the cost of this target, with a drawing beside the number."""
        box = item.rim
        edge = box.y if item.place.pill_on_top else box.bottom
        middle = QPointF(box.x + item.place.pill_at * box.width, edge)
        self._tell(item, item.cost, picture, middle, tells_cost=True)

    def tell_gain(self, item: TargetItem) -> None:
        """Tell what this target brings."""
        box = item.rim
        place = item.place
        middle = QPointF(box.x + place.pill_at * box.width, box.y + place.gain_at * box.height)
        self._tell(item, item.gain, None, middle, tells_cost=False)

    def _tell(
        self, item: TargetItem, text: str, picture: str | None, middle: QPointF, *, tells_cost: bool
    ) -> None:
        self.prepareGeometryChange()
        self._item, self._text, self._picture = item, text, picture
        self._tells_cost = tells_cost
        self.setPos(middle)
        # Of two pills the upper one lies on top: it hangs over what lies below its target.
        self.setZValue(TARGETS_Z + item.place.z + _PILLS - 1e-5 * middle.y())
        self.setVisible(True)

    @property
    def plate(self) -> QRectF:
        """The pill itself, round (0, 0), where it hangs on its target."""
        if self._item is None:
            return QRectF()
        metrics = QFontMetricsF(self._font)
        aside = 12 * self._brushes.scale
        wide = metrics.horizontalAdvance(self._text) + self._picture_px + aside
        return QRectF(-wide / 2, -self._inside * metrics.height(), wide, metrics.height())

    @property
    def _inside(self) -> float:
        """How much of it lies above its place, as a share of its height."""
        assert self._item is not None
        if not self._tells_cost:
            return 0.5
        if self._item.place.pill_on_top:
            return self._item.place.pill_above
        # A hexagon has room at its lower corner; on a plate the pill would hide what it shows.
        return 0.8 if self._item.place.shape is Shape.HEX else 0.25

    def boundingRect(self) -> QRectF:
        return self.plate.adjusted(-2, -2, 2, 2)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        if self._item is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, scale, box = self._brushes.palette.badge, self._brushes.scale, self.plate
        picture = self._picture_px
        painter.setPen(QPen(paint(self._item.glow), 1.4 * self._brushes.line))
        painter.setBrush(paint(colours.ground))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        is_loss = not self._tells_cost and self._text.startswith(_MINUS)
        painter.setPen(paint(self._brushes.palette.text.loss if is_loss else colours.text))
        painter.setFont(self._font)
        left = box.adjusted(5 * scale, 0, -picture - 4 * scale, 0)
        painter.drawText(left, Qt.AlignmentFlag.AlignCenter, self._text)
        if self._picture:
            corner = QPointF(box.right() - picture - 4 * scale, box.center().y() - picture / 2)
            painter.drawPixmap(corner, self._brushes.pixmap(Drawing(self._picture), picture))

    @property
    def _font(self) -> QFont:
        assert self._item is not None
        box, scale = self._item.rim, self._brushes.scale
        if self._item.place.pill_px:
            return self._brushes.font(Face.SERIF, self._item.place.pill_px * scale)
        # On a low place the pill may take half of its height, on a card little.
        low = max(min(0.5 * box.height, 0.27 * box.width), _LEAST_COST_PX * scale)
        tall = max(0.27 * box.height, low) if self._tells_cost else 0.5 * box.height
        room = (box.width, tall)
        return self._brushes.fitted(self._text, Face.SERIF, 13 * scale, room, bold=True)

    @property
    def _picture_px(self) -> float:
        return 1.3 * self._font.pixelSize() if self._picture else 0.0


class RingItem(QGraphicsObject):
    """The ring that shows where the keyboard is."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self._brushes = brushes
        self._place: Place | None = None
        self.setVisible(False)

    def surround(self, place: Place | None) -> None:
        """Lie round a place, or nowhere."""
        self.prepareGeometryChange()
        self._place = place
        self.setVisible(place is not None)
        if place is not None:
            self.setPos(QPointF(*place.box.centre))
            self.setRotation(place.turn)
            self.setZValue(TARGETS_Z + place.z + _RING)

    def boundingRect(self) -> QRectF:
        if self._place is None:
            return QRectF()
        box = self._place.box.grown(9.0 * self._brushes.line)
        return QRectF(-box.width / 2, -box.height / 2, box.width, box.height)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        if self._place is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self._place.box.grown(4.0 * self._brushes.scale)
        path = outline(self._place.shape, box.width, box.height)
        painter.setPen(QPen(paint(self._brushes.palette.surfaces.plaque), 5.0 * self._brushes.line))
        painter.drawPath(path)
        painter.setPen(QPen(paint(self._brushes.palette.marks.focus), 2.6 * self._brushes.line))
        painter.drawPath(path)


class CaptionItem(QGraphicsObject):
    """A sentence about what an opponent does, on a plate above the table."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self._brushes = brushes
        self._text = ""
        self._sign = ""
        self._box = Box(0, 0, 0, 0)
        self.setZValue(420.0)
        self.setVisible(False)

    @property
    def text(self) -> str:
        return self._text

    def say(self, text: str, sign: str) -> None:
        """Show a sentence with a drawing before it; an empty one hides the plate."""
        self._text, self._sign = text, sign
        self.setVisible(bool(text))
        self.update()

    def move_to(self, box: Box) -> None:
        """Lie in `box` from now on."""
        self.prepareGeometryChange()
        self._box = box
        self.setPos(QPointF(*box.centre))

    def boundingRect(self) -> QRectF:
        return QRectF(
            -self._box.width / 2, -self._box.height / 2, self._box.width, self._box.height
        ).adjusted(-3, -3, 3, 3)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plate = self._brushes.palette.tooltip
        box = self.boundingRect().adjusted(3, 3, -3, -3)
        painter.setPen(QPen(paint(plate.rim), 1.2))
        painter.setBrush(paint(plate.ground))
        painter.drawRoundedRect(box, 10, 10)
        size = 0.45 * box.height()
        if self._sign:
            pixmap = self._brushes.pixmap(Drawing(self._sign), size)
            painter.drawPixmap(QPointF(box.left() + 12, box.center().y() - size / 2), pixmap)
        painter.setPen(paint(plate.text))
        room = box.adjusted(24 + size, 2, -12, -2)
        painter.setFont(self.font_in(room))
        painter.drawText(room, _WRAPPED, unbroken(self._text))

    def font_in(self, room: QRectF) -> QFont:
        """The letters with which the whole sentence has room; never under 10 px."""
        size = 16 * self._brushes.scale
        while True:
            font = self._brushes.font(Face.SANS, size, bold=False)
            tall = (
                QFontMetricsF(font).boundingRect(room, int(_WRAPPED), unbroken(self._text)).height()
            )
            if tall <= room.height() or font.pixelSize() <= SMALLEST_PX:
                return font
            size *= 0.95


class MarkItem(QGraphicsObject):
    """A small corner in a seat's colour: this happened since your last turn."""

    def __init__(self, mark: Mark, brushes: Brushes) -> None:
        super().__init__()
        self.mark, self._brushes = mark, brushes
        box = mark.box
        self._size = max(LEAST_MARK, min(14.0 * brushes.scale, 0.3 * box.width))
        # Beyond the corner: what stands in it (the die of a card) stays visible.
        self.setPos(box.x - _OVER * self._size, box.y - _OVER * self._size)
        self.setZValue(TARGETS_Z + _MARKS)

    def boundingRect(self) -> QRectF:
        return QRectF(-1, -1, self._size + 2, self._size + 2)

    def paint(
        self,
        painter: QPainter,
        _option: QStyleOptionGraphicsItem,
        _widget: QWidget | None = None,
    ) -> None:
        sign = f"pieces/common/seat_{self.mark.seat + 1}"
        painter.drawPixmap(QPointF(0, 0), self._brushes.pixmap(Drawing(sign), self._size))
