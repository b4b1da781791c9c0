"""Pills: what a target costs or brings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Amount, Drawing, Face, Shape
from burgundy_desktop.boardkit.targets import PILLS_Z, TargetItem

_MINUS = "\N{MINUS SIGN}"
_LEAST_PX = 12.0
_APART_PX, _PADDING_PX = 3.0, 5.0
_OUTLINE_PX = 1.4


class PillItem(QGraphicsObject):
    """A cost pill at the lower edge of a target, or a gain pill at the upper one. No glow and no
    ring crosses the numbers.
    """

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._brushes = brushes
        self._item: TargetItem | None = None
        self._amounts: tuple[Amount, ...] = ()
        self._tells_cost = True
        self._font, self.plate = QFont(), QRectF()
        """Its letters, and its box, relative to its anchor at (0, 0): Qt asks at every repaint."""

    @property
    def text(self) -> str:
        return " ".join(amount.text for amount in self._amounts)

    @property
    def pictures(self) -> tuple[str, ...]:
        """What stands beside the numbers, for all that have a drawing."""
        return tuple(amount.picture for amount in self._amounts if amount.picture)

    def tell_cost(self, item: TargetItem, picture: str | None) -> None:
        """Show the cost of this target, with a drawing beside the number."""
        self._tell(item, (Amount(item.cost, picture or ""),), tells_cost=True)

    def tell_gain(self, item: TargetItem) -> None:
        """Show what this target brings."""
        self._tell(item, item.gain, tells_cost=False)

    def rise_above(self, other: PillItem) -> None:
        """Lie just above another pill instead of on what it says. A pill on a lower edge stays: it
        would cover its own place.
        """
        mine, below = self._lies, other._lies
        if self._is_on_top and mine.intersected(below).width() > self._padding:
            self.moveBy(0, below.top() - mine.bottom() - _OUTLINE_PX * self._brushes.line)

    @property
    def _lies(self) -> QRectF:
        """Its box, in the scene."""
        return self.plate.translated(self.pos())

    @property
    def _padding(self) -> float:
        """What is free at each of its ends."""
        return _PADDING_PX * self._brushes.scale

    def _tell(self, item: TargetItem, amounts: Sequence[Amount], *, tells_cost: bool) -> None:
        self.prepareGeometryChange()
        self._item, self._amounts, self._tells_cost = item, tuple(amounts), tells_cost
        self._font = self._fitting_font()
        self.plate = self._box()
        box = item.rim
        edge = box.y if self._is_on_top else box.bottom
        self.setPos(QPointF(box.x + item.place.pill_at * box.width, edge))
        # Of two pills the upper one is on top: it overlaps what is below its target.
        self.setZValue(PILLS_Z + item.place.z - 1e-5 * edge)
        self.setVisible(True)

    @property
    def _is_on_top(self) -> bool:
        assert self._item is not None
        return self._tells_cost == self._item.place.pill_on_top

    def _box(self) -> QRectF:
        metrics = QFontMetricsF(self._font)
        scale, picture = self._brushes.scale, self._picture_px
        wide = sum(metrics.horizontalAdvance(amount.text) for amount in self._amounts)
        wide += picture * len(self.pictures) + _APART_PX * scale * (len(self._amounts) - 1)
        wide += 2 * self._padding
        return QRectF(-wide / 2, -self._above * metrics.height(), wide, metrics.height())

    @property
    def _above(self) -> float:
        """The part of the pill above its anchor, as a share of its height."""
        assert self._item is not None
        place = self._item.place
        if place.pill_on_top and self._tells_cost:
            return place.pill_above
        # A hexagon has room at its corners; on a plate the pill would hide the content.
        inside = 0.8 if place.shape is Shape.HEX else 0.25
        if place.gain_inside is not None and not self._tells_cost:
            inside = place.gain_inside
        return 1 - inside if self._is_on_top else inside

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
        box = self.plate
        painter.setPen(QPen(paint(self._item.glow), _OUTLINE_PX * self._brushes.line))
        painter.setBrush(paint(self._brushes.palette.badge.ground))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setFont(self._font)
        left = box.left() + self._padding
        for amount in self._amounts:
            left = self._paint_amount(painter, amount, left) + _APART_PX * self._brushes.scale

    def _paint_amount(self, painter: QPainter, amount: Amount, left: float) -> float:
        """Paint one number with its drawing; returns where it ends."""
        palette, box, picture = self._brushes.palette, self.plate, self._picture_px
        is_loss = not self._tells_cost and amount.text.startswith(_MINUS)
        painter.setPen(paint(palette.text.loss if is_loss else palette.badge.text))
        wide = QFontMetricsF(self._font).horizontalAdvance(amount.text)
        room = QRectF(left, box.top(), wide, box.height())
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, amount.text)
        left += wide
        if amount.picture:
            corner = QPointF(left, box.center().y() - picture / 2)
            painter.drawPixmap(corner, self._brushes.pixmap(Drawing(amount.picture), picture))
            left += picture
        return left

    def _fitting_font(self) -> QFont:
        assert self._item is not None
        box, scale = self._item.rim, self._brushes.scale
        if self._item.place.pill_px:
            return self._brushes.font(Face.SERIF, self._item.place.pill_px * scale)
        # On a low place the pill may take half of the height, on a card less.
        low = max(min(0.5 * box.height, 0.27 * box.width), _LEAST_PX * scale)
        room = (max(box.width, 3 * low), max(0.27 * box.height, low))
        longest = max((amount.text for amount in self._amounts), key=len, default="")
        return self._brushes.fitted(longest, Face.SERIF, 13 * scale, room, bold=True)

    @property
    def _picture_px(self) -> float:
        return 1.2 * self._font.pixelSize() if self.pictures else 0.0
