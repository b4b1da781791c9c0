"""The list of legal moves: a second way to play everything, by keyboard and screen reader."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.boardkit.sentences import unbroken
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.panels.moves_list import MovesList, passes
from burgundy_desktop.desktop.panels.moves_model import (
    Heading,
    Index,
    MoveRow,
    MovesModel,
)
from burgundy_desktop.desktop.panels.row_ground import RowInks, inks_of, paint_ground
from burgundy_desktop.desktop.widgets.keys import ENTER
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.number_format import signed

LEAST_PX: Final = 38
ASIDE_PX: Final = 8
EDGE_PX: Final = 2.5
LINE_PX: Final = 18
GAP_PX: Final = 10
BAR_PX: Final = 3
"""The width of the bar at the left of the selected row."""
MOST_MEASURED: Final = 1000


class MovesPanel(Retranslated, QWidget):
    """Filter by typing; arrows or a click select and show a move, Enter or a double
    click plays it.
    """

    chosen = Signal(object)
    """Emitted with the chosen move."""
    regarded = Signal(object)
    """Emitted with the move of the selected row, or None."""
    counted = Signal()
    """Emitted when the moves or the filter have changed."""
    ended = Signal(bool)
    """Emitted when it is known that nothing will be chosen any more, or when it will again."""

    def __init__(self, appearance: Appearance) -> None:
        super().__init__()
        self.model = MovesModel(self)
        self.filter = QLineEdit(self, clearButtonEnabled=True)
        self.list = MovesList(appearance, self.model, self)
        self.list.setItemDelegate(MoveDelegate(appearance, self.model, self.list))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 6, 10, 8)
        layout.setSpacing(4)
        layout.addWidget(self.filter)
        layout.addWidget(self.list, 1)
        Measures(self, appearance)
        self.filter.textChanged.connect(self._filter_changed)
        self.filter.installEventFilter(self)
        self.list.left.connect(self._keyboard_left)
        self.list.played.connect(self._choose)
        self.list.selected.connect(self._regard)
        self._look = appearance
        appearance.changed.connect(self._dress)
        self._dress()
        self.retranslate()

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab, in reading order."""
        return [self.filter, self.list]

    def show_rows(self, rows: list[MoveRow], *, are_last: bool = False) -> None:
        """Show these moves. For an empty list, say that there is nothing to choose; without the
        list if no others come, because the game is over.
        """
        self.model.show(rows)
        if self.list.isHidden() != are_last:
            self.list.setHidden(are_last)
            self.ended.emit(are_last)
        self.tell_count()

    def clear(self) -> None:
        """Show no moves; that there are none is told by `tell_count`."""
        self.model.show(())

    def tell_count(self) -> None:
        """Tell how many moves there are, in the title and in the field of the filter."""
        self.filter.setReadOnly(not self.model.total)
        self._say_what_for()
        self.counted.emit()

    def retranslate(self) -> None:
        self._say_what_for()
        self.filter.setAccessibleName(self.tr("Filter the list of moves"))
        self.list.setAccessibleName(self.tr("Legal moves"))

    def _say_what_for(self) -> None:
        nothing = self.filter.isReadOnly()
        said = self.tr("Nothing to choose now") if nothing else self.tr("Filter…")
        self.filter.setPlaceholderText(said)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._pressed(event.key()) or super().eventFilter(watched, event)
        if isinstance(event, QFocusEvent) and event.lostFocus() and not passes(event):
            self._keyboard_left()
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and watched is self.filter and self.filter.isReadOnly():
            event.ignore()  # Ctrl+E and others would go to the end of what nobody can type
            return True
        return super().eventFilter(watched, event)

    def _keyboard_left(self) -> None:
        """Clear the selection when the focus leaves, except between filter and list."""
        now = QApplication.focusWidget()
        if now is None or not self.isAncestorOf(now):
            self.list.select_nothing()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out again: Qt does so only when the list gets higher or lower."""
        super().resizeEvent(event)
        self.list.scheduleDelayedItemsLayout()

    def _dress(self) -> None:
        self.list.setMinimumHeight(self._look.gap(LEAST_PX))
        self.list.scheduleDelayedItemsLayout()

    def _pressed(self, key: int) -> bool:
        """Handle keys of the list in the filter too. True if the key was used."""
        if key in ENTER and self.model.chosen.isValid():
            self._choose(self.model.chosen)
            return True
        if key == Qt.Key.Key_Down:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
            return True
        if key == Qt.Key.Key_Escape and self.filter.text():
            self.filter.clear()
            return True
        return False

    def _filter_changed(self, text: str) -> None:
        self.model.filter(text)
        if text and self.model.shown:
            self.list.select_first()
        else:
            self.regarded.emit(None)
        self.counted.emit()

    def _choose(self, index: Index) -> None:
        row = self.model.row(index)
        if isinstance(row, MoveRow):
            self.filter.clear()
            self.chosen.emit(row.move)

    def _regard(self) -> None:
        row = self.model.row(self.model.chosen)
        self.regarded.emit(row.move if isinstance(row, MoveRow) else None)


class MoveDelegate(QStyledItemDelegate):
    """Paints headings in small capitals, and moves with cost and points at the right."""

    def __init__(self, appearance: Appearance, model: MovesModel, parent: QListView) -> None:
        super().__init__(parent)
        self._look = appearance
        self._model = model
        self._list = parent
        self._measured: dict[tuple[object, ...], tuple[list[str], bool]] = {}
        """The lines of each row: a pick leaves fewer rows, and most of them are the same."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        row = self._model.row(index)
        if not isinstance(row, MoveRow):
            return QSize(100, self._look.px(26))
        lines, has_detail_below = self._lines(row)
        count = len(lines) + has_detail_below + len(self._how_lines(index))
        return QSize(100, self._look.px(2 * EDGE_PX + LINE_PX * count))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._model.row(index)
        painter.save()
        if isinstance(row, Heading):
            self._paint_heading(painter, option.rect, row)
        elif isinstance(row, MoveRow):
            is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            paint_ground(painter, option, self._look, is_chosen=is_chosen)
            inks = inks_of(self._look, is_chosen=is_chosen)
            self._paint_move(painter, option.rect, row, inks)
            if is_chosen:
                self._paint_chosen(painter, option.rect, index)
        painter.restore()

    def _paint_heading(self, painter: QPainter, rect: QRect, row: Heading) -> None:
        painter.setFont(self._look.font(12, weight=600))
        painter.setPen(QColor(self._look.palette.text.quiet))
        place = rect.adjusted(self._look.px(4), 0, -self._look.gap(4), -self._look.gap(2))
        text = painter.fontMetrics().elidedText(
            row.text.upper(), Qt.TextElideMode.ElideRight, place.width()
        )
        painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, text)

    def _paint_move(self, painter: QPainter, rect: QRect, row: MoveRow, inks: RowInks) -> None:
        """Paint the move over several lines if necessary, its points, and its cost at the right or
        below.
        """
        lines, has_detail_below = self._lines(row)
        aside, edge, height = map(self._look.px, (ASIDE_PX, EDGE_PX, LINE_PX))
        rect = rect.adjusted(aside, edge, -aside, -edge)
        first = QRect(rect.left(), rect.top(), rect.width(), height)
        if row.points:
            colour = inks.points if row.points > 0 else inks.loss
            self._write(
                painter, first, signed(row.points), self._points_font, colour, at_right=True
            )
        for number, line in enumerate(lines):
            self._write(painter, first.translated(0, number * height), line, self._font, inks.text)
        if has_detail_below:
            below = first.translated(0, len(lines) * height).adjusted(self._look.px(10), 0, 0, 0)
            self._write(painter, below, row.words.detail, self._quiet_font, inks.quiet)
        elif row.words.detail:
            room = first.adjusted(0, 0, -self._points_width, 0)
            self._write(
                painter, room, row.words.detail, self._quiet_font, inks.quiet, at_right=True
            )

    def _paint_chosen(self, painter: QPainter, rect: QRect, index: Index) -> None:
        """Paint a bar at the left, and at the bottom how the row is played."""
        look = self._look
        bar, foot = look.gap(BAR_PX), rect.bottom() + 1 - look.px(EDGE_PX)
        edges = rect.adjusted(0, look.gap(3), bar - rect.width(), -look.gap(3))
        painter.fillRect(edges, QColor(look.palette.marks.focus))
        lines, height = self._how_lines(index), look.px(LINE_PX)
        top = foot - height * len(lines)
        place = QRect(rect.left(), top, rect.width(), height).adjusted(
            look.px(ASIDE_PX), 0, -look.px(ASIDE_PX), 0
        )
        for number, line in enumerate(lines):
            below = place.translated(0, number * height)
            self._write(painter, below, line, self._quiet_font, look.palette.marks.row_quiet)

    def _how_lines(self, index: Index) -> list[str]:
        """The lines on how a chosen row is played; a row that was chosen keeps room for them."""
        if not self._model.is_roomy(index):
            return []
        metrics = QFontMetrics(self._quiet_font)
        said = self._model.how_to_play(index) or self._model.how_to_play(self._model.chosen)
        return wrapped(said, metrics, self._room)

    def _lines(self, row: MoveRow) -> tuple[list[str], bool]:
        """The lines of the move itself, and whether its cost needs another line; measured once for
        these words in this room.
        """
        room = self._list.width(), self._look.percent, self._model.has_points
        wanted = row.words.text, row.words.detail, bool(row.points), *room
        if wanted not in self._measured:
            if len(self._measured) >= MOST_MEASURED:
                self._measured.clear()
            self._measured[wanted] = self._divided(row)
        return self._measured[wanted]

    def _divided(self, row: MoveRow) -> tuple[list[str], bool]:
        if self._fits(row):
            return [row.words.text], False
        room = self._room - (self._points_width if row.points else 0)
        return wrapped(unbroken(row.words.text), QFontMetrics(self._font), room), bool(
            row.words.detail
        )

    @property
    def _room(self) -> int:
        """The width of a line beside a scroll bar, so that no line changes when one appears."""
        bar = self._list.verticalScrollBar().sizeHint().width()
        return self._list.contentsRect().width() - bar - 2 * self._look.px(ASIDE_PX)

    def _fits(self, row: MoveRow) -> bool:
        """Whether move, cost and points fit into one line."""
        room = self._room - self._points_width
        text = QFontMetrics(self._font).horizontalAdvance(row.words.text)
        detail = QFontMetrics(self._quiet_font).horizontalAdvance(row.words.detail)
        return text + detail + self._look.px(GAP_PX) <= room

    @property
    def _points_width(self) -> int:
        return self._look.px(34) if self._model.has_points else 0

    @property
    def _font(self) -> QFont:
        return self._look.font(15)

    @property
    def _quiet_font(self) -> QFont:
        return self._look.font(13)

    @property
    def _points_font(self) -> QFont:
        return self._look.font(15, serif=True, weight=600)

    @staticmethod
    def _write(
        painter: QPainter,
        place: QRect,
        text: str,
        font: QFont,
        colour: str,
        *,
        at_right: bool = False,
    ) -> None:
        painter.setFont(font)
        painter.setPen(QColor(colour))
        side = Qt.AlignmentFlag.AlignRight if at_right else Qt.AlignmentFlag.AlignLeft
        short = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | side, short)


def wrapped(text: str, metrics: QFontMetrics, width: int) -> list[str]:
    """The text in lines of at most `width` px; a longer word gets its own line."""
    lines: list[str] = []
    for word in text.split(" ") if text else ():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) < width:  # the width is rounded, maybe down
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
