"""A list whose rows are as high as their words, where large letters need more lines; a row that
an edge cuts fades there.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.panels.fading_list import fade_what_is_cut

AROUND_PX: Final = 6
"""What is above and below the words of a row."""
_WRAPPED: Final = int(Qt.TextFlag.TextWordWrap)


class RowList(QListWidget):
    """A list; call `fit` after its rows have changed."""

    def __init__(self, look: Appearance, least_px: int, parent: QWidget) -> None:
        """A row is at least `least_px` high, at the usual size of letters."""
        super().__init__(parent)
        self._look, self._least = look, least_px
        look.changed.connect(self.fit)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def fit(self) -> None:
        """Give every row the height that its words need."""
        look = self._look
        for row in range(self.count()):
            item = self.item(row)
            room = QRect(0, 0, self.room_of(row), look.px(1000))
            told = self.fontMetrics().boundingRect(room, _WRAPPED, item.text())
            high = max(look.px(self._least), told.height() + look.gap(AROUND_PX))
            item.setSizeHint(QSize(0, high))

    def room_of(self, row: int) -> int:
        """The width for the words of a row, beside its picture."""
        wide = max(1, self.viewport().width() - 2 * self.spacing())
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        delegate = self.itemDelegate()
        if isinstance(delegate, QStyledItemDelegate):
            delegate.initStyleOption(option, self.model().index(row, 0))
        option.rect = QRect(0, 0, wide, self._look.px(1000))
        part = QStyle.SubElement.SE_ItemViewItemText
        margin = self.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
        return max(1, self.style().subElementRect(part, option, self).width() - 2 * margin)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        fade_what_is_cut(self, self._look, self._look.palette.surfaces.panel)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Repaint the faded edges, which Qt would scroll with the rows."""
        super().scrollContentsBy(dx, dy)
        self.viewport().update()
