"""The score panel: where every point came from, as a bar for each player and as a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import attrs
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QVBoxLayout, QWidget

from burgundy_desktop.boardkit.board import Shade
from burgundy_desktop.boardkit.palette import Chart
from burgundy_desktop.boardkit.sentences import in_figures
from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.scores import ScoreSheet
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.panels.moves_model import Index
from burgundy_desktop.desktop.widgets.whole_rows import light_whole_rows
from burgundy_desktop.desktop.words.language import Retranslated

_HATCHES: Final[Sequence[Qt.BrushStyle]] = (
    Qt.BrushStyle.NoBrush,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.DiagCrossPattern,
)
"""If there are more reasons than colours, colours repeat with another hatch."""

_SERIES: Final = tuple(f"chart.{name}" for name in Chart._fields)

ROW_PX: Final = 27
LEAST_ROW_PX: Final = 19
"""The least height of a row: rows move closer before the sums leave the panel."""
BAR_ROW_PX: Final = 34
LEAST_BAR_ROW_PX: Final = 23
"""The least height of a bar's row: bars move closer before lines have to be scrolled to."""
BAR_PX: Final = 22
SWATCH_PX: Final = 16


def shade_of(reason: str, order: Sequence[str], shades: Mapping[str, Shade]) -> Shade:
    """The shade of a reason among those of its game."""
    if reason in shades:
        return shades[reason]
    hatch, number = divmod(order.index(reason), len(_SERIES))
    return Shade(_SERIES[number], hatch % len(_HATCHES))


@attrs.frozen
class Scores:
    """A score sheet with its texts."""

    sheet: ScoreSheet
    seats: tuple[SeatInfo, ...]
    order: tuple[str, ...]
    """All reasons of the game, in the order of its score sheet."""
    reason: Callable[[str], str]
    portraits: Mapping[Seat, str] = attrs.field(factory=dict)
    """Drawings that replace the signs of seats."""
    shades: Mapping[str, Shade] = attrs.field(factory=dict)
    """The colours of the reasons, if the game defines them."""

    def sign(self, seat: Seat) -> str:
        """The drawing before a name."""
        return self.portraits.get(seat, f"pieces/common/seat_{seat + 1}")

    @property
    def reasons(self) -> tuple[str, ...]:
        """The reasons that gained or lost points for anybody, in the order of the game."""
        there = {line.reason for line in self.sheet.lines if line.points}
        return tuple(reason for reason in self.order if reason in there)

    def gains(self, seat: Seat) -> int:
        """The sum of a seat's gains, without losses: the length of its bar."""
        return sum(max(self.sheet.points(seat, reason), 0) for reason in self.reasons)

    def shade(self, reason: str) -> Shade:
        """The shade of a reason: the same on every sheet of the game."""
        return shade_of(reason, self.order, self.shades)

    @property
    def in_turn(self) -> tuple[Seat, ...]:
        """The seats, best first when the game is over, else clockwise."""
        if self.sheet.final:
            return tuple(standing.seat for standing in self.sheet.standings)
        return tuple(Seat(seat) for seat in range(len(self.seats)))

    def rank(self, seat: Seat) -> int:
        """The final place of a seat; 0 while the game goes on."""
        ranks = {standing.seat: standing.rank for standing in self.sheet.standings}
        return ranks[seat] if self.sheet.final else 0


class ScoreModel(QAbstractTableModel):
    """The table: a row for each reason, a column for each seat, sums at the bottom."""

    def __init__(self, look: Appearance, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
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
        return 0 if parent.isValid() or self._scores is None else len(self._scores.seats) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if self._scores is None or not index.isValid():
            return None
        if role == Qt.ItemDataRole.FontRole and self._is_sum(index.row()):
            return self._look.font(16, serif=True, weight=700)
        if index.column() == 0:
            return self._reason(index.row(), role)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._points(index.row(), self._scores.in_turn[index.column() - 1])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignCenter)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if self._scores is None or role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation != Qt.Orientation.Horizontal or section == 0:
            return ""
        return self._scores.seats[self._scores.in_turn[section - 1]].name

    def _is_sum(self, row: int) -> bool:
        return self._scores is not None and row == len(self._scores.reasons)

    def _reason(self, row: int, role: int) -> Any:
        """The first column: shade and name of the reason."""
        assert self._scores is not None
        if role == Qt.ItemDataRole.DecorationRole and not self._is_sum(row):
            return swatch(self._look, self._scores.shade(self._scores.reasons[row]))
        if role == Qt.ItemDataRole.DisplayRole:
            if self._is_sum(row):
                return self.tr("Points")
            return self._scores.reason(self._scores.reasons[row])
        return None

    def _points(self, row: int, seat: Seat) -> str:
        assert self._scores is not None
        if self._is_sum(row):
            return in_figures(self._scores.sheet.total(seat))
        points = self._scores.sheet.points(seat, self._scores.reasons[row])
        return in_figures(points) if points else "·"


class ScoreTable(QTableView):
    """A table whose rows move a little closer if there is no room for all."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.take_rows()

    def take_rows(self) -> None:
        """Make the rows as high as there is room for."""
        share = self.viewport().height() // max(self.model().rowCount(), 1)
        height = min(max(share, self._look.px(LEAST_ROW_PX)), self._look.px(ROW_PX))
        rows = self.verticalHeader()
        rows.setMinimumSectionSize(height)  # Qt's own minimum is the height of its buttons
        rows.setDefaultSectionSize(height)


class ScorePanel(Retranslated, QWidget):
    """Bars above, table below; the table is the legend of the bars."""

    def __init__(
        self, appearance: Appearance, sprites: Sprites, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = appearance
        self._scores: Scores | None = None
        self.bars = ScoreBars(appearance, sprites, self)
        self.model = ScoreModel(appearance, self)
        self.table = ScoreTable(appearance, self)
        self.table.setModel(self.model)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        light_whole_rows(self.table)
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(True)
        self.table.verticalHeader().hide()
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(10)
        layout.addWidget(self.bars)
        layout.addWidget(self.table, 1)
        Measures(self, appearance)
        appearance.changed.connect(self._dress)
        self.retranslate()

    def show_scores(self, scores: Scores) -> None:
        """Show this score sheet."""
        self._scores = scores
        self.model.show(scores)
        self.bars.show_scores(scores)
        self._dress()
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)

    def _dress(self) -> None:
        self.table.take_rows()
        icon = self._look.px(SWATCH_PX)
        self.table.setIconSize(QSize(icon, icon))
        self._share_height()

    def wanted_height(self) -> int:
        """The height that shows everything."""
        return self.bars.sizeHint().height() + self._below_bars(ROW_PX)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_height()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._share_height()

    def _share_height(self) -> None:
        """Bars that are not seen yet ask for all that they need."""
        room = self.height() - self._below_bars(LEAST_ROW_PX)
        self.bars.take_room(room if self.isVisible() else self.bars.sizeHint().height())

    def _below_bars(self, row_px: int) -> int:
        rows = self.model.rowCount() * self._look.px(row_px)
        return self.table.horizontalHeader().sizeHint().height() + rows + self._look.gap(13)

    def retranslate(self) -> None:
        self.table.setAccessibleName(self.tr("Score sheet"))
        if self._scores is not None:
            self.show_scores(self._scores)


class ScoreBars(QWidget):
    """One stacked bar for each player; each reason has its colour and hatch."""

    def __init__(self, appearance: Appearance, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = appearance
        self._sprites = sprites
        self._scores: Scores | None = None
        appearance.changed.connect(self.update)

    def show_scores(self, scores: Scores) -> None:
        """Show the bars of these scores."""
        self._scores = scores
        names = ((info.name, Seat(seat)) for seat, info in enumerate(scores.seats))
        self.setAccessibleName(
            ", ".join(f"{name}: {scores.sheet.total(seat)}" for name, seat in names)
        )
        self.update()

    def take_room(self, room: int) -> None:
        """Take this height, as far as bars can be seen in it and need it."""
        least, most = (self._look.px(px) * self._rows for px in (LEAST_BAR_ROW_PX, BAR_ROW_PX))
        self.setFixedHeight(min(max(room, least), most))
        self.update()

    @property
    def _rows(self) -> int:
        return len(self._scores.seats) if self._scores is not None else 2

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(560), self._look.px(BAR_ROW_PX) * self._rows)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._scores is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        row = self.height() // self._rows
        for number, seat in enumerate(self._scores.in_turn):
            self._paint_bar(painter, self._scores, QRect(0, number * row, self.width(), row), seat)
        painter.end()

    def _paint_bar(self, painter: QPainter, scores: Scores, row: QRect, seat: Seat) -> None:
        look = self._look
        names = QRect(look.px(24), row.top(), look.px(128), row.height())
        self._paint_name(painter, scores, names, seat)
        left = names.right() + look.px(6)
        room = self.width() - left - look.px(56)
        most = max(scores.gains(Seat(other)) for other in range(len(scores.seats)))
        tall = min(look.px(BAR_PX), row.height() - look.gap(3))
        point = QRectF(left, row.center().y() - tall / 2, room / max(most, 1), tall)
        end = self._paint_parts(painter, scores, seat, point)
        painter.setPen(QColor(look.palette.text.points))
        painter.setFont(look.font(18, serif=True, weight=700))
        total = QRect(round(end) + look.px(8), row.top(), look.px(48), row.height())
        painter.drawText(total, Qt.AlignmentFlag.AlignVCenter, str(scores.sheet.total(seat)))

    def _paint_name(self, painter: QPainter, scores: Scores, place: QRect, seat: Seat) -> None:
        look = self._look
        shape = self._sprites.pixmap(scores.sign(seat), look.px(15), ratio=self.devicePixelRatioF())
        painter.drawPixmap(look.px(2), place.center().y() - look.px(7), shape)
        painter.setFont(look.font(16, serif=True, weight=600))
        painter.setPen(QColor(look.palette.text.ink))
        rank = scores.rank(seat)
        name = f"{rank}. {scores.seats[seat].name}" if rank else scores.seats[seat].name
        metrics = painter.fontMetrics()
        name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, name)

    def _paint_parts(self, painter: QPainter, scores: Scores, seat: Seat, point: QRectF) -> float:
        """Paint the parts of one bar, with this width for a point; returns its end."""
        left = point.left()
        for reason in scores.reasons:
            width = max(scores.sheet.points(seat, reason), 0) * point.width()
            if width:
                place = QRectF(left, point.top(), width, point.height())
                paint_part(painter, self._look, place, scores.shade(reason))
                left += width
        return left


def paint_part(painter: QPainter, look: Appearance, place: QRectF, shade: Shade) -> None:
    """Paint the part of a bar for a reason with this shade."""
    light = QColor(look.palette.surfaces.field)
    painter.setPen(QPen(light, look.line(1)))
    painter.setBrush(QColor(look.palette.colour(shade.role)))
    painter.drawRect(place)
    hatch = _HATCHES[shade.hatch]
    if hatch is not Qt.BrushStyle.NoBrush:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(light, hatch))
        painter.drawRect(place)


def swatch(look: Appearance, shade: Shade) -> QPixmap:
    """Paint a small square in this shade."""
    size = look.px(SWATCH_PX)
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_part(painter, look, QRectF(0.5, 0.5, size - 1, size - 1), shade)
    painter.end()
    return pixmap
