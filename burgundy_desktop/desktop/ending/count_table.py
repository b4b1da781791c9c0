"""The table of the end ceremony: every number of the count, and the sums."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.ending.model import SIGN_PX, SWATCH_PX, EndingModel
from burgundy_desktop.desktop.widgets.keys import ENTER
from burgundy_desktop.desktop.widgets.whole_rows import light_whole_rows

ROW_PX: Final = 32
LEAST_ROW_PX: Final = 19
HEADER_PX: Final = 28
NUMBER_COLUMN_PX: Final = 52


class SignHeader(QHeaderView):
    """The signs of the seats above their numbers."""

    def __init__(self, sprites: Sprites, look: Appearance, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._sprites = sprites
        self._look = look
        self.signs: list[str] = []
        self.sharpness = 0.0
        """The least pixels a point, for a picture."""

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._look.px(HEADER_PX))

    def paintSection(self, painter: QPainter, rect: QRect, index: int) -> None:
        painter.setPen(QPen(paint(self._look.palette.surfaces.rim), self._look.line(1.5)))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        if 0 < index <= len(self.signs):
            size = self._look.px(17)
            ratio = max(self.devicePixelRatioF(), self.sharpness)
            pixmap = self._sprites.pixmap(self.signs[index - 1], size, ratio=ratio)
            corner = rect.center() - QPoint(size // 2, size // 2 + self._look.gap(1))
            painter.drawPixmap(corner, pixmap)


class CountTable(QTableView):
    """All numbers; Enter or two clicks open a line that stands for several reasons."""

    def __init__(self, look: Appearance, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.signs = SignHeader(sprites, look, self)
        self.setHorizontalHeader(self.signs)
        self.setProperty("look", "count")
        light_whole_rows(self)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)
        self.doubleClicked.connect(lambda index: self.toggle(index.row()))

    def model(self) -> EndingModel:
        found = super().model()
        assert isinstance(found, EndingModel)
        return found

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens a group; other keys without a meaning here go to the page."""
        if event.key() in ENTER:
            event.setAccepted(self.toggle(self.currentIndex().row()))
        elif event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Escape}:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def toggle(self, line: int) -> bool:
        """Open or close a line. False if it stands for one reason alone."""
        if not self.model().toggle(line):
            return False
        self.setCurrentIndex(self.model().index(line, 0))
        self.take_rows()
        return True

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.take_rows()

    def take_rows(self) -> None:
        """Make the rows as high as there is room for; none is cut."""
        room, least = self.viewport().height(), self._look.px(LEAST_ROW_PX)
        seen = max(min(room // least, self._count), 1)  # the others are scrolled to
        height = min(max(room // seen, least), self._look.px(ROW_PX))
        rows = self.verticalHeader()
        rows.setMinimumSectionSize(height)
        for line in range(self._count):  # Qt would leave out the sums of a table before
            rows.resizeSection(line, height)
        if seen < self._count:
            rows.resizeSection(self._count - 1, room - (seen - 1) * height)

    # the sums, which stay at the bottom while the rows above them are scrolled

    @property
    def _count(self) -> int:
        return self.model().rowCount()

    @property
    def sums_place(self) -> QRect:
        """Where the sums are seen in the viewport."""
        rows, room = self.verticalHeader(), self.viewport()
        high = rows.sectionSize(self._count - 1)
        return QRect(0, min(rows.length(), room.height()) - high, room.width(), high)

    def show_sums(self) -> None:
        """Show the sums of now."""
        self.viewport().update(self.sums_place)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        self.viewport().update()

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        """Make it seen above the sums."""
        below = min(index.row() + 1, self._count - 1)
        super().scrollTo(self.model().index(below, index.column()), hint)
        super().scrollTo(index, hint)

    def indexAt(self, point: QPoint) -> QModelIndex:
        """The cell that is seen there."""
        found = super().indexAt(point)
        return found.siblingAtRow(self._count - 1) if self.sums_place.contains(point) else found

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        place = self.sums_place
        painter = QPainter(self.viewport())
        painter.fillRect(place, paint(self._look.palette.surfaces.panel))
        for column in range(self.model().columnCount()):
            self._paint_sum(painter, place, self.model().index(self._count - 1, column))
        painter.setPen(QPen(paint(self._look.palette.surfaces.rim), self._look.line(1.5)))
        right = self.horizontalHeader().length() - 1  # where the rule of the header ends
        painter.drawLine(place.topLeft(), QPoint(right, place.top()))
        painter.end()

    def _paint_sum(self, painter: QPainter, place: QRect, index: QModelIndex) -> None:
        column = index.column()
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        left, width = self.columnViewportPosition(column), self.columnWidth(column)
        option.rect = QRect(left, place.top(), width, place.height())
        if self.selectionModel().isSelected(index):
            option.state |= QStyle.StateFlag.State_Selected
        self.itemDelegateForIndex(index).paint(painter, option, index)

    def fit_columns(self, most: int) -> None:
        """Take the width that the names and numbers need, at most this one."""
        look, count = self._look, self.model().columnCount()
        self.setIconSize(
            QSize(look.px(SWATCH_PX) + look.px(7) + look.px(SIGN_PX), look.px(SIGN_PX))
        )
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setMinimumSectionSize(look.gap(24))
        names = self._width_of(0) + look.gap(4)
        edge = 2 * self.frameWidth() + self.verticalScrollBar().sizeHint().width()
        room = (most - edge - names) // max(count - 1, 1)
        number = max(min(look.px(NUMBER_COLUMN_PX), room), self._widest_number)
        header.resizeSection(0, names)
        for column in range(1, count):
            header.resizeSection(column, number)
        self.setFixedWidth(names + number * (count - 1) + edge)

    @property
    def _widest_number(self) -> int:
        return max(map(self._width_of, range(1, self.model().columnCount())), default=0)

    def _width_of(self, column: int) -> int:
        """The width of a column; Qt asks only the lines that are seen."""
        cells = (self.model().index(line, column) for line in range(self.model().rowCount()))
        return max(self.sizeHintForIndex(cell).width() for cell in cells)

    @property
    def wanted_height(self) -> int:
        """The height that shows every line."""
        rows = self.model().rowCount() * self._look.px(ROW_PX)
        return rows + self.signs.sizeHint().height() + 2 * self.frameWidth()
