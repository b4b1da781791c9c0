"""The score sheet: where every point came from, as a table and as a bar for each player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs
from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QVBoxLayout, QWidget

from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.scores import ScoreSheet
from burgundy_desktop.desktop.language import Retranslated
from burgundy_desktop.desktop.panels.moves_model import Index
from burgundy_desktop.desktop.themes import Appearance


@attrs.frozen
class Scores:
    """A score sheet with the words for it."""

    sheet: ScoreSheet
    seats: tuple[SeatInfo, ...]
    reason: Callable[[str], str]

    @property
    def reasons(self) -> tuple[str, ...]:
        """The reasons that brought (or cost) anybody points, in the order of the sheet."""
        return tuple(dict.fromkeys(line.reason for line in self.sheet.lines if line.points))

    def parts(self, seat: Seat) -> tuple[tuple[str, int], ...]:
        """Reason and points of one seat, as in `reasons`."""
        return tuple((reason, self.sheet.points(seat, reason)) for reason in self.reasons)

    @property
    def in_turn(self) -> tuple[Seat, ...]:
        """The seats, best first when the game is over, else clockwise."""
        if self.sheet.final:
            return tuple(standing.seat for standing in self.sheet.standings)
        return tuple(Seat(seat) for seat in range(len(self.seats)))


class ScoreModel(QAbstractTableModel):
    """Reasons down, seats across, the sum at the bottom."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scores: Scores | None = None

    def show(self, scores: Scores) -> None:
        """Show these scores."""
        self.beginResetModel()
        self._scores = scores
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        if parent.isValid() or self._scores is None:
            return 0
        return len(self._scores.reasons) + 1

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        if parent.isValid() or self._scores is None:
            return 0
        return len(self._scores.seats)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if self._scores is None or not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            points = self._points(index.row(), self._scores.in_turn[index.column()])
            return str(points).replace("-", "−") if points or self._is_sum(index.row()) else "·"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignCenter)
        if role == Qt.ItemDataRole.FontRole and self._is_sum(index.row()):
            font = QFont()
            font.setBold(True)
            return font
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if self._scores is None or role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Horizontal:
            return self._scores.seats[self._scores.in_turn[section]].name
        if self._is_sum(section):
            return self.tr("Points")
        return self._scores.reason(self._scores.reasons[section])

    def _is_sum(self, row: int) -> bool:
        return self._scores is not None and row == len(self._scores.reasons)

    def _points(self, row: int, seat: Seat) -> int:
        assert self._scores is not None
        if self._is_sum(row):
            return self._scores.sheet.total(seat)
        return self._scores.sheet.points(seat, self._scores.reasons[row])


class ScorePanel(Retranslated, QWidget):
    """Bars above, table below."""

    def __init__(
        self, appearance: Appearance, sprites: Sprites, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = appearance
        self._scores: Scores | None = None
        self.bars = ScoreBars(appearance, sprites, self)
        self.model = ScoreModel(self)
        self.table = QTableView(self)
        self.table.setModel(self.model)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(True)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(self.bars)
        layout.addWidget(self.table, 1)
        self.retranslate()

    def show_scores(self, scores: Scores) -> None:
        """Show this score sheet."""
        self._scores = scores
        self.model.show(scores)
        self.bars.show_scores(scores)
        header = self.table.verticalHeader()
        header.setDefaultSectionSize(self._look.px(27))
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def retranslate(self) -> None:
        self.table.setAccessibleName(self.tr("Score sheet"))
        if self._scores is not None:
            self.show_scores(self._scores)


class ScoreBars(QWidget):
    """One stacked bar for each player; each reason has its colour and its hatch."""

    def __init__(self, appearance: Appearance, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = appearance
        self._sprites = sprites
        self._scores: Scores | None = None
        appearance.changed.connect(self.update)

    def show_scores(self, scores: Scores) -> None:
        """Show the bars of these scores."""
        self._scores = scores
        lines = (
            f"{info.name}: {scores.sheet.total(Seat(seat))}"
            for seat, info in enumerate(scores.seats)
        )
        self.setAccessibleName(", ".join(lines))
        self.setMinimumHeight(self.sizeHint().height())
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        rows = len(self._scores.seats) if self._scores is not None else 2
        legend = -(-len(self._scores.reasons) // 3) if self._scores is not None else 1
        return QSize(self._look.px(480), self._look.px(34) * rows + self._look.px(22) * legend + 10)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._scores is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = self._look.px(34)
        for number, seat in enumerate(self._scores.in_turn):
            self._paint_bar(painter, QRect(0, number * row, self.width(), row), seat)
        self._paint_legend(painter, len(self._scores.seats) * row + 8)
        painter.end()

    def _paint_bar(self, painter: QPainter, row: QRect, seat: Seat) -> None:
        assert self._scores is not None
        look, scores = self._look, self._scores
        shape = self._sprites.pixmap(
            f"pieces/common/seat_{seat + 1}", look.px(14), ratio=self.devicePixelRatioF()
        )
        painter.drawPixmap(look.px(2), row.center().y() - look.px(6), shape)
        painter.setFont(look.font(15, serif=True, weight=600))
        painter.setPen(QColor(look.palette.text.ink))
        names = QRect(look.px(22), row.top(), look.px(104), row.height())
        metrics = painter.fontMetrics()
        name = scores.seats[seat].name
        name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, names.width())
        painter.drawText(names, Qt.AlignmentFlag.AlignVCenter, name)
        left = names.right() + look.px(6)
        room = self.width() - left - look.px(48)
        most = max((scores.sheet.total(Seat(s)) for s in range(len(scores.seats))), default=0)
        end = self._paint_parts(painter, row, seat, left, room / max(most, 1))
        painter.setPen(QColor(look.palette.text.points))
        total = QRect(round(end) + look.px(8), row.top(), look.px(48), row.height())
        painter.setFont(look.font(17, serif=True, weight=700))
        painter.drawText(total, Qt.AlignmentFlag.AlignVCenter, str(scores.sheet.total(seat)))

    def _paint_parts(
        self, painter: QPainter, row: QRect, seat: Seat, left: float, scale: float
    ) -> float:
        """Paint the parts of one bar; where it ends."""
        assert self._scores is not None
        height = self._look.px(20)
        for number, (_, points) in enumerate(self._scores.parts(seat)):
            width = max(points, 0) * scale
            if width:
                place = QRectF(left, row.center().y() - height / 2, width, height)
                self._paint_part(painter, place, number)
                left += width
        return left

    def _paint_part(self, painter: QPainter, place: QRectF, number: int) -> None:
        colours = self._look.palette.chart.series()
        painter.setPen(QPen(QColor(self._look.palette.surfaces.field), 1))
        painter.setBrush(QColor(colours[number % len(colours)]))
        painter.drawRect(place)
        hatch = _HATCHES[number // len(colours) % len(_HATCHES)]
        if hatch is not Qt.BrushStyle.NoBrush:
            painter.setPen(Qt.PenStyle.NoPen)
            light = QColor(self._look.palette.surfaces.field)
            painter.setBrush(light)
            brush = painter.brush()
            brush.setStyle(hatch)
            painter.setBrush(brush)
            painter.drawRect(place)

    def _paint_legend(self, painter: QPainter, top: int) -> None:
        assert self._scores is not None
        look = self._look
        column, line = self.width() // 3, look.px(22)
        painter.setFont(look.font(13))
        for number, reason in enumerate(self._scores.reasons):
            x, y = number % 3 * column, top + number // 3 * line
            self._paint_part(
                painter, QRectF(x + 2, y + look.px(4), look.px(13), look.px(13)), number
            )
            place = QRect(x + look.px(21), y, column - look.px(26), look.px(21))
            painter.setPen(QColor(look.palette.text.ink))
            metrics = painter.fontMetrics()
            text = metrics.elidedText(
                self._scores.reason(reason), Qt.TextElideMode.ElideRight, place.width()
            )
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)


_HATCHES: Sequence[Qt.BrushStyle] = (
    Qt.BrushStyle.NoBrush,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.DiagCrossPattern,
)
