"""The icons of a game, large, each with its name and a sentence, in one or two columns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from burgundy_desktop.boardkit.sentences import unbroken
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.dialogs.icon_model import ROW_ROLE, Heading, IconModel, IconRow, Index
from burgundy_desktop.desktop.panels.fading_list import FadingList
from burgundy_desktop.desktop.panels.row_ground import paint_ground
from burgundy_desktop.desktop.widgets.keys import types_something

PICTURE_PX: Final = QSize(84, 68)
"""The box of a drawing."""
LEAST_CELL_PX: Final = 360
"""The least width of a column, where there are two."""
EDGE_PX: Final = 8
HEADING_PX: Final = 34
BAR_PX: Final = 3

Pictures = Callable[[str, float, float], QPixmap]
"""A drawing by name, `width` px wide, for a screen of `ratio` px a point."""


class IconList(FadingList):
    """A list that wraps into columns. A letter typed here belongs to the search."""

    typed = Signal(str)
    """Emitted with what was typed."""

    def __init__(
        self, look: Appearance, sprites: Sprites, pictures: Pictures, parent: QWidget
    ) -> None:
        super().__init__(look, parent)
        self.icons = IconModel(self)
        self.setModel(self.icons)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.setItemDelegate(IconDelegate(look, sprites, pictures, self))

    @property
    def room(self) -> int:
        """The width of all columns together."""
        bar = self.verticalScrollBar().sizeHint().width()
        return self.contentsRect().width() - bar - 2

    @property
    def columns(self) -> int:
        return 2 if self.room >= 2 * self._look.px(LEAST_CELL_PX) else 1

    def stand_on(self, index: Index) -> None:
        """Select a row; of the first one its heading is seen too."""
        self.setCurrentIndex(index)
        if index.row() == 1:
            self.scrollToTop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if types_something(event) and not event.text().isspace():
            self.typed.emit(event.text())
            return
        super().keyPressEvent(event)
        if self.currentIndex().row() == 1:
            self.scrollToTop()


class IconDelegate(QStyledItemDelegate):
    """Paints headings in small capitals, and icons with their words at the right."""

    def __init__(
        self, look: Appearance, sprites: Sprites, pictures: Pictures, parent: IconList
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._sprites = sprites
        self._pictures = pictures
        self._list = parent

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        row = index.data(ROW_ROLE)
        if isinstance(row, Heading):
            return QSize(self._list.room, self._look.px(HEADING_PX))
        width = self._list.room // self._list.columns
        edge, words = self._look.px(EDGE_PX), self._words_place(QRect(0, 0, width, 1000))
        text = self._name_height + self._says_height(row, words.width())
        height = max(text, self._look.px(PICTURE_PX.height())) + 2 * edge
        return QSize(width, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW_ROLE)
        painter.save()
        if isinstance(row, Heading):
            self._paint_heading(painter, option.rect, row)
        else:
            is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            paint_ground(painter, option, self._look, is_chosen=is_chosen)
            if is_chosen:
                self._paint_chosen(painter, option.rect)
            self._paint_picture(painter, option.rect, row.icon.drawing)
            palette = self._look.palette
            painter.setPen(QColor(palette.marks.row_text if is_chosen else palette.text.ink))
            self._paint_words(painter, option.rect, row)
        painter.restore()

    def _paint_heading(self, painter: QPainter, rect: QRect, row: Heading) -> None:
        painter.setFont(self._look.font(13, weight=600))
        painter.setPen(QColor(self._look.palette.text.quiet))
        place = rect.adjusted(self._look.px(EDGE_PX), 0, 0, -self._look.gap(4))
        painter.drawText(
            place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, row.text.upper()
        )

    def _paint_chosen(self, painter: QPainter, rect: QRect) -> None:
        """Paint a bar at the left, and the usual ground below the drawing."""
        high = self._look.gap(3)
        bar = QRect(rect.left(), rect.top() + high, self._look.gap(BAR_PX), rect.height())
        bar.setHeight(rect.height() - 2 * high)
        painter.fillRect(bar, QColor(self._look.palette.marks.focus))
        painter.setBrush(QColor(self._look.palette.surfaces.field))
        corner, rim = self._look.gap(4), self._look.gap(3)
        place = self._picture_place(rect).adjusted(-rim, -rim, rim, rim)
        painter.drawRoundedRect(place, corner, corner)

    def _paint_words(self, painter: QPainter, rect: QRect, row: IconRow) -> None:
        place = self._words_place(rect)
        painter.setFont(self._name_font)
        name = painter.fontMetrics().elidedText(
            row.name, Qt.TextElideMode.ElideRight, place.width()
        )
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, name)
        painter.setFont(self._says_font)
        painter.drawText(place.adjusted(0, self._name_height, 0, 0), _WRAPPED, unbroken(row.says))

    def _paint_picture(self, painter: QPainter, rect: QRect, drawing: str) -> None:
        box = self._picture_place(rect)
        width = min(box.width(), box.height() / self._sprites.proportion(drawing))
        picture = self._pictures(drawing, width, painter.device().devicePixelRatioF())
        place = QRect(QPoint(), picture.deviceIndependentSize().toSize())
        place.moveCenter(box.center())
        painter.drawPixmap(place.topLeft(), picture)

    def _picture_place(self, rect: QRect) -> QRect:
        """The place of the drawing in a cell."""
        edge = self._look.px(EDGE_PX)
        size = QSize(self._look.px(PICTURE_PX.width()), self._look.px(PICTURE_PX.height()))
        return QRect(rect.topLeft() + QPoint(edge, edge), size)

    def _words_place(self, rect: QRect) -> QRect:
        """The place of name and sentence in a cell."""
        edge = self._look.px(EDGE_PX)
        left = self._look.px(PICTURE_PX.width()) + 2 * edge + self._look.gap(4)
        return rect.adjusted(left, edge, -edge, 0)

    def _says_height(self, row: IconRow, width: int) -> int:
        room = QRect(0, 0, width, 10_000)
        return (
            QFontMetrics(self._says_font).boundingRect(room, _WRAPPED, unbroken(row.says)).height()
        )

    @property
    def _name_height(self) -> int:
        return QFontMetrics(self._name_font).height()

    @property
    def _name_font(self) -> QFont:
        return self._look.font(15.5, serif=True, weight=600)

    @property
    def _says_font(self) -> QFont:
        return self._look.font(14.5)


_WRAPPED: Final = int(
    Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
)
