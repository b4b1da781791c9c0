"""The log: what happened, line by line; a click shows the table at that time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.boardkit.sentences import unbroken
from burgundy_desktop.boardkit.sprites import Sprites, ink_tint
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.panels.fading_list import FadingList
from burgundy_desktop.desktop.panels.log_model import Entry, LogModel, Way
from burgundy_desktop.desktop.panels.moves_model import Index
from burgundy_desktop.desktop.panels.row_ground import RowInks, inks_of, paint_ground
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.number_format import signed

LEAST_PX: Final = 38
EMPTY_PX: Final = 10
"""The margin left of what is said where there are no lines."""


class LogPanel(Retranslated, QWidget):
    """The log; a chosen line shows the table at that time."""

    entry_chosen = Signal(object)
    """Emitted with the Entry whose time is to be shown."""
    entry_pointed_at = Signal(object)
    """Emitted with the Entry under the mouse; None when it leaves the list."""
    way_chosen = Signal(object)
    """Emitted with the Way whose line is to be shown."""

    def __init__(self, appearance: Appearance, sprites: Sprites) -> None:
        super().__init__()
        self.model = LogModel(self)
        self.list = LogList(appearance, sprites, self.model, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(10, 6, 10, 8)
        layout.addWidget(self.list, 1)
        Measures(self, appearance)
        # Qt lays out all lines to find the last one: paint the table first.
        self._to_the_end = QTimer(self, singleShot=True, interval=0)
        self._to_the_end.timeout.connect(self._show_end)
        self.list.verticalScrollBar().rangeChanged.connect(lambda *_: self._to_the_end.start())
        self.list.clicked.connect(self._chosen)
        self.list.activated.connect(self._chosen)
        self.list.entered.connect(lambda row: self.entry_pointed_at.emit(self.model.entry(row)))
        self.list.viewportEntered.connect(lambda: self.entry_pointed_at.emit(None))
        self.list.left.connect(lambda: self.entry_pointed_at.emit(None))
        self._look = appearance
        appearance.changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def show_entries(self, entries: Sequence[Entry], looking_at: Ply | None) -> None:
        """Show the log and, unless the past is shown, scroll to its end."""
        row = self.list.currentIndex().row()
        self.model.show(entries)
        self.list.measure()
        self.model.mark(looking_at)
        self._stay_at(row)
        if looking_at is None:
            self.list.clearSelection()
            self._to_the_end.start()
        else:
            self.list.scrollTo(self.model.index(self.model.marked_row, 0))

    def _stay_at(self, row: int) -> None:
        """All rows may be new: the keyboard stays where it was."""
        if row >= 0 and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(min(row, self.model.rowCount() - 1), 0))

    def go_to_way(self, number: int | None = None) -> bool:
        """Lead the keyboard to the row of another line, or to the next such row. False without
        one.
        """
        row = self.model.row_of_way(self.list.currentIndex().row(), number)
        if row >= 0:
            self.list.setCurrentIndex(self.model.index(row, 0))
            self.list.setFocus()
        return row >= 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure all lines again."""
        super().resizeEvent(event)
        self.list.scheduleDelayedItemsLayout()

    def _show_end(self) -> None:
        is_at_a_way = self.list.hasFocus() and self.list.way is not None
        if self.model.current is None and not is_at_a_way:
            self.list.scrollToBottom()

    def retranslate(self) -> None:
        self.list.setAccessibleName(self.tr("Log"))

    def _dress(self) -> None:
        self.list.setMinimumHeight(self._look.gap(LEAST_PX))
        self.list.scheduleDelayedItemsLayout()

    def _chosen(self, index: Index) -> None:
        entry = self.model.entry(index)
        if entry is not None and entry.way is not None:
            self.way_chosen.emit(entry.way)
        elif entry is not None:
            self.entry_chosen.emit(entry)


class LogList(FadingList):
    """The view of the lines; each is measured once for the current width."""

    left = Signal()
    """Emitted when the mouse leaves the list."""

    _delegate: LogDelegate | None = None
    """None during construction, when Qt already lays the list out."""
    key_action: Callable[[QKeyEvent], Callable[[], object] | None] | None = None
    """What a key does on the current row, besides moving to another row."""

    def __init__(
        self, appearance: Appearance, sprites: Sprites, model: LogModel, parent: QWidget
    ) -> None:
        super().__init__(appearance, parent)
        self._model = model
        self._delegate = LogDelegate(appearance, sprites, self, model)
        self._measured_for = (0, 0.0)
        self.setModel(model)
        self.setItemDelegate(self._delegate)

    @property
    def way(self) -> Way | None:
        """The other line whose row the keyboard is at."""
        entry = self._model.entry(self.currentIndex())
        return entry.way if entry is not None else None

    def event(self, event: QEvent) -> bool:
        """A key that a row has a use for is not the window's."""
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._action_of(event) is not None
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        task = self._action_of(event)
        if task is None:
            super().keyPressEvent(event)
        else:
            task()

    def _action_of(self, event: QKeyEvent) -> Callable[[], object] | None:
        return None if self.key_action is None else self.key_action(event)

    def measure(self) -> None:
        """Measure the lines that are not measured yet."""
        delegate = self._delegate
        if delegate is None:
            return
        room = delegate.room
        if room != self._measured_for:
            self._measured_for = room
            self._model.forget_sizes()
        self._model.take_sizes([delegate.size(entry) for entry in self._model.unmeasured])

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._model.rowCount():
            self._paint_empty()

    def _paint_empty(self) -> None:
        """An exercise or a new game has no lines yet."""
        painter, flags = QPainter(self.viewport()), Qt.AlignmentFlag.AlignTop
        painter.setPen(QColor(self._look.palette.text.quiet))
        room = self.viewport().rect().adjusted(self._look.px(EMPTY_PX), 0, 0, 0)
        said = self.tr("Nothing has happened here yet")
        painter.drawText(room, flags | Qt.TextFlag.TextWordWrap, said)
        painter.end()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def doItemsLayout(self) -> None:
        self.measure()
        super().doItemsLayout()


class LogDelegate(QStyledItemDelegate):
    """Paints a line: the seat's shape, the sentence (wrapped if necessary), the points."""

    def __init__(
        self, appearance: Appearance, sprites: Sprites, parent: QListView, model: LogModel
    ) -> None:
        super().__init__(parent)
        self._look = appearance
        self._sprites = sprites
        self._list = parent
        self._model = model
        self._heights: dict[tuple[str, bool, int, int, float], int] = {}

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry = self._model.entries[index.row()]
        rect: QRect = option.rect
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        state: QStyle.StateFlag = option.state
        has_focus = bool(state & QStyle.StateFlag.State_HasFocus)
        is_chosen = has_focus or self._model.is_marked(entry)
        paint_ground(painter, option, self._look, is_chosen=is_chosen)
        inks = inks_of(self._look, is_chosen=is_chosen)
        if entry.line.is_heading:
            self._paint_heading(painter, rect, entry, inks)
        elif entry.way is not None:
            self._paint_way(painter, rect, entry, inks)
        else:
            self._paint_line(painter, rect, entry, inks)
        painter.restore()

    @property
    def room(self) -> tuple[int, float]:
        """What the height of a line depends on besides its text: its width and the text size."""
        return self._room, self._look.percent

    def size(self, entry: Entry) -> QSize:
        """The size of a line; cached by its text."""
        width, percent = self.room
        key = (entry.line.text, bool(entry.line.points), _depth(entry), width, percent)
        if key not in self._heights:
            self._heights[key] = self._height(entry, width)
        return QSize(width, self._heights[key])

    @property
    def _room(self) -> int:
        """The width of a line beside a scroll bar, so that no line wraps anew when one appears."""
        bar = self._list.verticalScrollBar().sizeHint().width()
        return self._list.contentsRect().width() - bar

    def _height(self, entry: Entry, width: int) -> int:
        if entry.line.is_heading:
            place = self._heading_place(QRect(0, 0, width, 1000))
            text = QFontMetrics(self._heading_font).boundingRect(
                place, _CENTRED, unbroken(entry.line.text)
            )
            return max(self._look.px(26), text.height() + self._look.px(8))
        from_top = self._metrics().boundingRect(
            QRect(0, 0, self._text_width(entry, width), 1000), _WRAPPED, unbroken(entry.line.text)
        )
        return max(self._look.px(22), from_top.height() + self._look.px(4))

    @property
    def _heading_font(self) -> QFont:
        font = self._look.font(14)
        font.setItalic(True)
        return font

    def _heading_place(self, rect: QRect) -> QRect:
        """The box of a heading, with room for the die at its right."""
        aside = self._look.px(24)
        return rect.adjusted(aside, 0, -aside, 0)

    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(self._look.font(14.5))

    def _text_width(self, entry: Entry, width: int) -> int:
        return (
            width
            - self._look.px(24 + _INDENT_PX * _depth(entry))
            - (self._look.px(40) if entry.line.points else self._look.gap(6))
        )

    def _paint_heading(self, painter: QPainter, rect: QRect, entry: Entry, inks: RowInks) -> None:
        painter.setFont(self._heading_font)
        place = self._heading_place(rect)
        words = painter.fontMetrics().boundingRect(place, _CENTRED, unbroken(entry.line.text))
        painter.setPen(QPen(QColor(self._look.palette.surfaces.hairline), self._look.line(1)))
        y, gap = rect.center().y() + 1, self._look.px(8)
        if words.left() - gap > place.left():
            painter.drawLine(place.left(), y, words.left() - gap, y)
            painter.drawLine(words.right() + gap, y, place.right(), y)
        painter.setPen(QColor(inks.quiet))
        painter.drawText(place, _CENTRED, unbroken(entry.line.text))
        if entry.is_barrier:
            self._paint_barrier(painter, rect)

    def _paint_barrier(self, painter: QPainter, rect: QRect) -> None:
        """Paint a small die: something was revealed here."""
        size = self._look.px(13)
        tint = ink_tint(self._look.palette.text.faint)
        ratio = painter.device().devicePixelRatioF()
        die = self._sprites.pixmap("icons/dice", size, ratio=ratio, tint=tint)
        painter.drawPixmap(
            rect.right() - size - self._look.gap(3), rect.center().y() - size // 2, die
        )

    def _paint_line(self, painter: QPainter, rect: QRect, entry: Entry, inks: RowInks) -> None:
        look, line = self._look, entry.line
        if line.seat is not None:
            ratio = painter.device().devicePixelRatioF()
            face = self._model.portraits.get(line.seat, "")
            sign, size = (face, 17) if face else (f"pieces/common/seat_{line.seat + 1}", 11)
            shape = self._sprites.pixmap(sign, look.px(size), ratio=ratio)
            corner = rect.topLeft() + QPoint(look.px(5), look.px(6))
            painter.drawPixmap(corner - QPoint(1, 1) * look.px((size - 11) / 2), shape)
        painter.setFont(look.font(14.5))
        painter.setPen(QColor(inks.text))
        place = QRect(
            rect.left() + look.px(22),
            rect.top() + look.px(2),
            self._text_width(entry, self._room),
            rect.height(),
        )
        painter.drawText(place, _WRAPPED, unbroken(line.text))
        if line.points:
            painter.setFont(look.font(14.5, serif=True, weight=600))
            painter.setPen(QColor(inks.points if line.points > 0 else inks.loss))
            at_right = rect.adjusted(0, look.px(2), -look.px(8), 0)
            painter.drawText(
                at_right,
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop,
                signed(line.points),
            )

    def _paint_way(self, painter: QPainter, rect: QRect, entry: Entry, inks: RowInks) -> None:
        """Paint another line, in from the left."""
        look, ratio = self._look, painter.device().devicePixelRatioF()
        left = rect.left() + look.px(_INDENT_PX * _depth(entry))
        tint = ink_tint(inks.quiet)
        fork = self._sprites.pixmap("icons/branch", look.px(14), ratio=ratio, tint=tint)
        painter.drawPixmap(QPoint(left + look.px(3), rect.top() + look.px(4)), fork)
        painter.setFont(look.font(14.5))
        painter.setPen(QColor(inks.quiet))
        width = self._text_width(entry, self._room)
        place = QRect(left + look.px(22), rect.top() + look.px(2), width, rect.height())
        painter.drawText(place, _WRAPPED, unbroken(entry.line.text))


def _depth(entry: Entry) -> int:
    return entry.way.depth if entry.way is not None else 0


_INDENT_PX: Final = 16
"""How far in a line lies that leaves another one."""
_CENTRED: Final = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignCenter)
_WRAPPED: Final = int(
    Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
)
