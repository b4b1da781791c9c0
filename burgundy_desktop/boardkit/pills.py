"""Pills: what a target costs or brings."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Drawing, Face, Shape
from burgundy_desktop.boardkit.targets import PILLS_Z, TargetItem

_MINUS = "\N{MINUS SIGN}"
_LEAST_COST_PX = 12.0


class PillItem(QGraphicsObject):
    """A cost at the lower edge of a target, or a gain in its centre. No glow and no ring crosses
    the number.
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
        """Show the cost of this target, with a drawing beside the number."""
        box = item.rim
        edge = box.y if item.place.pill_on_top else box.bottom
        middle = QPointF(box.x + item.place.pill_at * box.width, edge)
        self._tell(item, item.cost, picture, middle, tells_cost=True)

    def tell_gain(self, item: TargetItem) -> None:
        """Show what this target brings."""
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
        # Of two pills the upper one is on top: it overlaps what is below its target.
        self.setZValue(PILLS_Z + item.place.z - 1e-5 * middle.y())
        self.setVisible(True)

    @property
    def plate(self) -> QRectF:
        """The box of the pill, relative to its anchor at (0, 0)."""
        if self._item is None:
            return QRectF()
        metrics = QFontMetricsF(self._font)
        aside = 12 * self._brushes.scale
        wide = metrics.horizontalAdvance(self._text) + self._picture_px + aside
        return QRectF(-wide / 2, -self._inside * metrics.height(), wide, metrics.height())

    @property
    def _inside(self) -> float:
        """The part of the pill above its position, as a share of its height."""
        assert self._item is not None
        if not self._tells_cost:
            return 0.5
        if self._item.place.pill_on_top:
            return self._item.place.pill_above
        # A hexagon has room at its lower corner; on a plate the pill would hide the content.
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
        # On a low place the pill may take half of the height, on a card less.
        low = max(min(0.5 * box.height, 0.27 * box.width), _LEAST_COST_PX * scale)
        tall = max(0.27 * box.height, low) if self._tells_cost else 0.5 * box.height
        room = (box.width, tall)
        return self._brushes.fitted(self._text, Face.SERIF, 13 * scale, room, bold=True)

    @property
    def _picture_px(self) -> float:
        return 1.3 * self._font.pixelSize() if self._picture else 0.0
