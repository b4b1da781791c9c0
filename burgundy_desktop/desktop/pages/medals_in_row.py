"""Paints medals with their counts below the words of a row."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from burgundy_desktop.core.challenges import Medal
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.pages.challenges.medal import DISC_PX, paint_disc

MEDALS: Final = Qt.ItemDataRole.UserRole + 1
"""The role of the medals of a row."""
Medals = tuple[int, int, int]
"""How many of bronze, silver and gold."""
STEP_PX: Final = 42
"""From one medal to the next."""


class WithMedals(QStyledItemDelegate):
    """The last line of such a row is empty: the medals come there."""

    def __init__(self, look: Appearance, parent: QListWidget) -> None:
        super().__init__(parent)
        self._look, self._list = look, parent

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        medals = index.data(MEDALS)
        if medals is None:
            return
        self.initStyleOption(option, index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(option.font)
        for at, (medal, count) in enumerate(zip(Medal, medals, strict=True)):
            place = self._line_of(option).translated(at * self._look.px(STEP_PX), 0)
            self._paint_count(painter, place, medal, count, _ink(option))
        painter.restore()

    def _line_of(self, option: QStyleOptionViewItem) -> QRectF:
        """The last line of the words."""
        part = QStyle.SubElement.SE_ItemViewItemText
        room = QRectF(self._list.style().subElementRect(part, option, self._list))
        wrapped = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignVCenter)
        margin = self._list.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
        room.adjust(margin, 0, -margin, 0)
        words = option.fontMetrics.boundingRect(room.toRect(), wrapped, option.text)
        high = option.fontMetrics.lineSpacing()
        return QRectF(room.left(), words.bottom() + 1 - high, room.width(), high)

    def _paint_count(
        self, painter: QPainter, place: QRectF, medal: Medal, count: int, ink: QColor
    ) -> None:
        look = self._look
        wide = float(look.px(DISC_PX))
        disc = QRectF(0, 0, wide, wide)
        disc.moveCenter(QPointF(place.left() + wide / 2 + 1, place.center().y()))
        if count:
            paint_disc(painter, disc, medal, look)
        else:
            painter.setPen(QPen(ink, look.line(1), Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc)
        painter.setPen(ink)
        beside = place.adjusted(wide + look.px(6), 0, 0, 0)
        painter.drawText(beside, int(Qt.AlignmentFlag.AlignVCenter), str(count))


def _ink(option: QStyleOptionViewItem) -> QColor:
    is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
    palette = option.palette
    return palette.highlightedText().color() if is_chosen else palette.text().color()
