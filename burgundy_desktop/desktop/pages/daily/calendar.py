"""A month of past deals: each day has a mark for every deal that was begun on it."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QLocale, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from burgundy_desktop.boardkit.palette import Colour, paint
from burgundy_desktop.core.daily import FIRST_DAY
from burgundy_desktop.desktop.daily import words
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.words.language import Retranslated

WEEKS: Final = 6
DAYS: Final = 7
ROW_PX: Final = 52
LEAST_ROW_PX: Final = 36
HEAD_PX: Final = 30
WEEKDAY_PX: Final = 34
DOT_PX: Final = 9
_DAY: Final = timedelta(days=1)
_WHEN: Final = Qt.ItemDataRole.UserRole
_MARKS: Final = Qt.ItemDataRole.UserRole + 1
_ASIDE: Final = Qt.ItemDataRole.UserRole + 2
"""Whether the day is of another month."""
_WEEK: Final = range(1, DAYS + 1)


class Mark(enum.Enum):
    """What became of a deal that was begun."""

    WON = "won"
    LOST = "lost"
    OPEN = "open"
    """It was begun, and not finished."""


class Calendar(Retranslated, QTableWidget):
    """Arrow keys go through the days, also into other months; Page Up and Page Down by months."""

    chosen = Signal(object)
    """Emitted with a date."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(WEEKS, DAYS, parent)
        self._program = program
        self._today = self.day = FIRST_DAY
        """`day` is the chosen one."""
        self._marks: Mapping[date, Sequence[Mark]] = {}
        self._spoken: Mapping[date, str] = {}
        self.setProperty("look", "calendar")
        self.setItemDelegate(_Days(program, self))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.setMinimumSectionSize(1)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignCenter)
        self._days = [QTableWidgetItem() for _ in range(WEEKS * DAYS)]
        for place, item in enumerate(self._days):
            self.setItem(*divmod(place, DAYS), item)
        self.currentItemChanged.connect(self._moved)
        program.appearance.changed.connect(self._dress)
        self._dress()
        self.retranslate()

    def show_days(
        self,
        today: date,
        day: date,
        marks: Mapping[date, Sequence[Mark]],
        spoken: Mapping[date, str],
    ) -> None:
        """Show the month of `day`; `spoken` says what the marks of a day mean."""
        self._today, self.day, self._marks, self._spoken = today, day, marks, spoken
        self._fill()

    @property
    def today(self) -> date:
        """The last day that can be chosen."""
        return self._today

    def retranslate(self) -> None:
        self._name_weekdays()
        if self._today != FIRST_DAY:
            self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_weekdays()

    def _name_weekdays(self) -> None:
        """By a letter where there is no room for more."""
        locale, form = self._program.language.locale, QLocale.FormatType
        has_room = self.width() / DAYS >= self._program.appearance.px(WEEKDAY_PX)
        said = form.ShortFormat if has_room else form.NarrowFormat
        self.setHorizontalHeaderLabels([locale.standaloneDayName(day, said) for day in _WEEK])

    def go_by_months(self, count: int) -> None:
        """The same day of another month, or the nearest that there is."""
        months = self.day.year * 12 + self.day.month - 1 + count
        first = date(months // 12, months % 12 + 1, 1)
        last = (first + 31 * _DAY).replace(day=1) - _DAY
        self._choose(min(first + (self.day.day - 1) * _DAY, last))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()))
        ends = {Qt.Key.Key_Left: -_DAY, Qt.Key.Key_Right: _DAY}.get(Qt.Key(event.key()))
        if step is not None:
            self.go_by_months(step)
        elif ends is not None:
            self._choose(self.day + ends)
        else:
            super().keyPressEvent(event)

    def _choose(self, day: date) -> None:
        self.day = min(max(day, FIRST_DAY), self._today)
        self._fill()
        self.chosen.emit(self.day)

    def _moved(self, item: QTableWidgetItem | None) -> None:
        if item is not None and item.data(_WHEN) is not None:
            self._choose(date.fromordinal(item.data(_WHEN)))

    def _fill(self) -> None:
        self.blockSignals(True)
        start = self.day.replace(day=1)
        start -= start.weekday() * _DAY
        for place in range(WEEKS * DAYS):
            self._fill_day(self._days[place], start + place * _DAY)
        self.setCurrentCell(*divmod((self.day - start).days, DAYS))
        self.blockSignals(False)
        self.viewport().update()

    def _fill_day(self, item: QTableWidgetItem, day: date) -> None:
        can_be = FIRST_DAY <= day <= self._today
        usable = Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEnabled
        item.setFlags(usable if can_be else Qt.ItemFlag.NoItemFlags)
        item.setData(_WHEN, day.toordinal() if can_be else None)
        item.setData(_MARKS, [mark.value for mark in self._marks.get(day, ())])
        item.setText(str(day.day))
        locale = self._program.language.locale
        said = ", ".join(filter(None, (words.long_day(day, locale), self._spoken.get(day, ""))))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
        item.setToolTip(self._spoken.get(day, ""))
        item.setData(_ASIDE, day.month != self.day.month)

    def _dress(self) -> None:
        look = self._program.appearance
        self.setMinimumHeight(WEEKS * look.gap(LEAST_ROW_PX) + look.px(HEAD_PX))
        self.setMaximumHeight(WEEKS * look.px(ROW_PX) + look.px(HEAD_PX))


class _Days(QStyledItemDelegate):
    """Paints a day: its number, and below it its marks."""

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self._look = program.appearance

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        look, box = self._look, QRectF(option.rect).adjusted(2, 2, -2, -2)
        text, marks = look.palette.text, look.palette.marks
        is_chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        if is_chosen or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(paint(marks.row if is_chosen else marks.row_hover))
            painter.drawRoundedRect(box, look.gap(6), look.gap(6))
        is_faint = index.data(_WHEN) is None or index.data(_ASIDE)
        ink = marks.row_text if is_chosen else text.faint if is_faint else text.ink
        painter.setPen(paint(ink))
        painter.setFont(look.font(14, weight=600 if is_chosen else 400))
        upper = box.adjusted(0, 0, 0, -box.height() * 0.36)
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, str(index.data()))
        self._paint_marks(painter, box, [Mark(one) for one in index.data(_MARKS) or ()], ink)
        painter.restore()

    def _paint_marks(
        self, painter: QPainter, box: QRectF, marks: Sequence[Mark], ink: Colour
    ) -> None:
        gap = self._look.gap(2)
        size = min(self._look.gap(DOT_PX), box.width() / max(1, len(marks)) - gap)
        left = box.center().x() - (len(marks) * (size + gap) - gap) / 2
        top = box.bottom() - size - gap
        for place, mark in enumerate(marks):
            spot = QRectF(left + place * (size + gap), top, size, size)
            paint_mark(painter, spot, mark, paint(ink), paint(self._look.palette.golds.bright))


def paint_mark(painter: QPainter, spot: QRectF, mark: Mark, ink: QColor, gold: QColor) -> None:
    """A disc for a won deal, a ring for another one, a dot for one that is not finished."""
    painter.setPen(QPen(ink, max(1.0, spot.width() / 7)))
    if mark is Mark.OPEN:
        third = spot.width() / 3
        painter.setBrush(ink)
        painter.drawEllipse(spot.adjusted(third, third, -third, -third))
        return
    painter.setBrush(gold if mark is Mark.WON else QColor(0, 0, 0, 0))
    painter.drawEllipse(spot.adjusted(0.5, 0.5, -0.5, -0.5))
