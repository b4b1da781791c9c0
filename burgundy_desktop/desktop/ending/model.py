"""The table of the end ceremony: a row for each line of the count, a column for each side."""

from __future__ import annotations

from typing import Any, Final

import attrs
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPen, QPixmap

from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.sentences import in_figures
from burgundy_desktop.boardkit.sprites import INK, Sprites
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.ending.count import Count, Row
from burgundy_desktop.desktop.ending.subject import Subject
from burgundy_desktop.desktop.ending.timeline import Picture
from burgundy_desktop.desktop.panels.moves_model import Index

SIGN_PX: Final = 20
SWATCH_PX: Final = 15
_NOWHERE: Final = QModelIndex()
_COLOURS: Final = {Qt.ItemDataRole.BackgroundRole, Qt.ItemDataRole.ForegroundRole}
_CHEVRONS: Final = {False: "icons/controls/chevron_right", True: "icons/controls/chevron_down"}


@attrs.frozen
class _Line:
    """What stands in a line of the table: a row of the count, or a part of an opened one."""

    row: Row
    number: int
    """The number of the row in the count."""
    is_part: bool = False


class EndingModel(QAbstractTableModel):
    """Shows the numbers as far as they have been counted, and the sums in the last line."""

    def __init__(
        self, look: Appearance, sprites: Sprites, on_gold: Sprites, parent: QObject | None = None
    ) -> None:
        """`on_gold` draws for a light ground in every theme."""
        super().__init__(parent)
        self._look = look
        self._sprites, self._on_gold = sprites, on_gold
        self._subject: Subject | None = None
        self._picture = Picture(())
        self._opened: set[int] = set()
        self._lines: list[_Line] = []
        self._decorations: dict[tuple[str, bool], QPixmap] = {}
        look.changed.connect(self._decorations.clear)

    def show(self, subject: Subject, picture: Picture) -> None:
        """Show this count from now on."""
        self.beginResetModel()
        self._subject, self._picture = subject, picture
        self._opened.clear()
        self._decorations.clear()
        self._list()
        self.endResetModel()

    def follow(self, picture: Picture) -> None:
        """Show another moment of it."""
        before, self._picture = self._picture, picture
        if picture.rows != before.rows or picture.lit != before.lit:
            self._tell_changes(before)

    def toggle(self, line: int) -> bool:
        """Open or close a group. False if this line is none."""
        if self._subject is None or not self.is_group(line):
            return False
        self.beginResetModel()
        self._opened ^= {self._lines[line].number}
        self._list()
        self.endResetModel()
        return True

    def is_group(self, line: int) -> bool:
        """Whether this line stands for several reasons."""
        inside = 0 <= line < len(self._lines)
        return inside and not self._lines[line].is_part and bool(self._lines[line].row.parts)

    def line_of(self, row: int) -> int:
        """The line in which a row of the count stands."""
        there = (line for line, one in enumerate(self._lines) if one.number == row)
        return next(there, 0)

    # Qt's interface

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() or self._subject is None else len(self._lines) + 1

    def columnCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() or self._subject is None else len(self._subject.seats) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if self._subject is None or not index.isValid():
            return None
        is_sum, is_name = index.row() == len(self._lines), index.column() == 0
        if role == Qt.ItemDataRole.TextAlignmentRole and not is_name:
            return int(Qt.AlignmentFlag.AlignCenter)
        if is_sum:
            return self._sum(self._subject.count, index.column(), role)
        line, marks = self._lines[index.row()], self._look.palette.marks
        if line.number in self._picture.lit and role in _COLOURS:
            is_ground = role == Qt.ItemDataRole.BackgroundRole
            return QBrush(paint(marks.row if is_ground else marks.row_text))
        if role == Qt.ItemDataRole.ForegroundRole and not self._is_counted(line):
            return QBrush(paint(self._look.palette.text.quiet))
        if is_name:
            return self._name(self._subject, line, role)
        return self._points(line, Seat(index.column() - 1), role)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        wanted = {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole}
        if self._subject is None or role not in wanted:
            return None
        if orientation != Qt.Orientation.Horizontal or section == 0:
            return ""
        return self._subject.seats[section - 1].name

    # what stands there

    def _list(self) -> None:
        assert self._subject is not None
        self._lines = []
        for number, row in enumerate(self._subject.count.rows):
            self._lines.append(_Line(row, number))
            if number in self._opened:
                self._lines += [_Line(part, number, is_part=True) for part in row.parts]

    def _tell_changes(self, before: Picture) -> None:
        """Cell by cell: for several at once the view would paint the whole table."""
        now, lit = self._picture, {*self._picture.lit, *before.lit}
        lines = [
            line
            for line, one in enumerate(self._lines)
            if one.number in lit or now.rows[one.number] != before.rows[one.number]
        ]
        for line in (*lines, len(self._lines)):
            for column in range(self.columnCount()):
                cell = self.index(line, column)
                self.dataChanged.emit(cell, cell)

    def _is_counted(self, line: _Line) -> bool:
        return self._picture.rows[line.number] > 0

    def _name(self, subject: Subject, line: _Line, role: int) -> Any:
        if role == Qt.ItemDataRole.DisplayRole:
            return subject.words.reason(line.row.reason)
        if role == Qt.ItemDataRole.DecorationRole:
            key = line.row.reason, line.number in self._opened
            if key not in self._decorations:
                self._decorations[key] = self._decoration(subject, line)
            return self._decorations[key]
        return None

    def _points(self, line: _Line, seat: Seat, role: int) -> Any:
        points = line.row.points[seat]
        is_best = points == line.row.best and points > 0
        if role == Qt.ItemDataRole.FontRole and is_best:
            return self._look.font(15, weight=700)
        if role != Qt.ItemDataRole.DisplayRole or not self._is_counted(line):
            return None
        now = round(points * self._picture.rows[line.number])
        return in_figures(now) if points else "·"

    def _sum(self, count: Count, column: int, role: int) -> Any:
        if role == Qt.ItemDataRole.FontRole:
            return self._look.font(17, serif=True, weight=700)
        if role == Qt.ItemDataRole.ForegroundRole and column:
            return QBrush(paint(self._look.palette.text.points))
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if column == 0:
            return self.tr("Points")
        return in_figures(count.sum_of(Seat(column - 1), self._picture.rows))

    def _decoration(self, subject: Subject, line: _Line) -> QPixmap:
        """The gold of the row and its sign; a part of a group has its sign alone."""
        look, ratio = self._look, 2.0
        swatch, sign, gap = look.px(SWATCH_PX), look.px(SIGN_PX), look.px(7)
        picture = QPixmap(round((swatch + gap + sign) * ratio), round(sign * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not line.is_part:
            self._paint_swatch(painter, QRectF(0, (sign - swatch) / 2, swatch, swatch), line)
        place = QRectF(swatch + gap, 0, sign, sign)
        subject.paint_sign(painter, line.row.reason, place, self._sprites, ratio)
        painter.end()
        return picture

    def _paint_swatch(self, painter: QPainter, place: QRectF, line: _Line) -> None:
        look = self._look
        edge = look.line(0.6)
        painter.setPen(QPen(paint(INK), look.line(1.2)))
        painter.setBrush(paint(look.palette.golds.of(line.number)))
        corner = look.line(2.5)
        painter.drawRoundedRect(place.adjusted(edge, edge, -edge, -edge), corner, corner)
        if line.row.parts:
            chevron = _CHEVRONS[line.number in self._opened]
            pixmap = self._on_gold.pixmap(chevron, place.width(), ratio=2.0)
            painter.drawPixmap(place.topLeft(), pixmap)
