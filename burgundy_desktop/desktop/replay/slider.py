"""The slider of the replay: chapters as bands, everybody's points as lines above the groove."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSlider, QWidget

from burgundy_desktop.core.outline import Outline
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.charts.kept_picture import KeptPicture
from burgundy_desktop.desktop.charts.line import paint_line
from burgundy_desktop.desktop.widgets.keys import KeyTable, called_in

CHART_PX: Final = 42
NAME_PX: Final = 16
"""The height of the names of chapters, above the lines."""
GROOVE_PX: Final = 22
HANDLE_PX: Final = 16
LINE_PX: Final = 2
DASHES: Final[tuple[tuple[float, ...], ...]] = ((), (5, 2), (2, 2), (7, 2, 2, 2), (1, 2))
"""A dash for each seat: lines differ without their colours too."""
_CORNER_PX: Final = 3
STEP_KEYS: Final[KeyTable] = {
    (Qt.Key.Key_Left, False): "back",
    (Qt.Key.Key_Right, False): "forward",
    (Qt.Key.Key_Left, True): "turn_back",
    (Qt.Key.Key_Right, True): "turn_forward",
    (Qt.Key.Key_Home, False): "to_start",
    (Qt.Key.Key_End, False): "to_end",
}
"""A key, and whether it comes with Ctrl: what it asks the replay to do, here and in the review."""
KEYS: Final[KeyTable] = {
    **STEP_KEYS,
    (Qt.Key.Key_PageUp, False): "chapter_back",
    (Qt.Key.Key_PageDown, False): "chapter_forward",
    (Qt.Key.Key_Space, False): "run_or_stop",
}


class FilmSlider(QSlider):
    """A slider over the plies of a game."""

    wanted = Signal(str)
    """Emitted with what a key asks the replay to do."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = appearance
        self._outline: Outline | None = None
        self._marks: Mapping[int, str] = {}
        self._picture = KeptPicture(self, lambda: [self._paint_chart])
        self.setTracking(True)
        appearance.changed.connect(self._picture.renew)

    def show_outline(self, outline: Outline) -> None:
        """Show the chapters and points of this game."""
        if outline is not self._outline:
            self._outline = outline
            self.setRange(0, outline.last)
            self.setPageStep(1)
            self._picture.renew()

    def mark(self, marks: Mapping[int, str]) -> None:
        """Write a sign at these plies."""
        if marks != self._marks:
            self._marks = dict(marks)
            self._picture.renew()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(300), self._look.px(CHART_PX + GROOVE_PX))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(140), self.sizeHint().height())

    def event(self, event: QEvent) -> bool:
        """Its keys are its own: actions of the window must not take them first."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and called_in(KEYS, event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if action := called_in(KEYS, event):
            self.wanted.emit(action)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere, in the chart too, goes there at once."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._go_to(event.position().x())
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag."""
        if self.isSliderDown():
            self._go_to(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The drag ends."""
        self.setSliderDown(False)
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._outline is not None and self._outline.last:
            self._picture.show(painter)
            self._paint_place(painter)
        self._paint_groove(painter)
        painter.end()

    # places

    @property
    def _chart(self) -> QRectF:
        aside = self._aside
        height = self._look.px(CHART_PX)
        return QRectF(aside, 0, max(1, self.width() - 2 * aside), height)

    @property
    def _aside(self) -> float:
        """Half of the handle and its focus: the groove begins and ends at its middle."""
        return self._look.px(HANDLE_PX) / 2 + self._look.line(3)

    def _x_of(self, ply: float) -> float:
        chart = self._chart
        return chart.left() + chart.width() * ply / max(1, self.maximum())

    def _go_to(self, x: float) -> None:
        chart = self._chart
        share = (x - chart.left()) / chart.width()
        self.setValue(round(share * self.maximum()))

    # painting

    def _paint_chart(self, painter: QPainter) -> None:
        """All that stays while one goes along: lines take long to paint."""
        if self._outline is not None:
            self._paint_chapters(painter, self._outline)
            self._paint_points(painter, self._outline)
            self._paint_marks(painter)

    def _paint_chapters(self, painter: QPainter, outline: Outline) -> None:
        palette, chart = self._look.palette, self._chart
        painter.setFont(self._look.font(13, serif=True, weight=600))
        ends = [*(chapter.ply for chapter in outline.chapters[1:]), outline.last]
        for number, (chapter, end) in enumerate(zip(outline.chapters, ends, strict=False)):
            left, right = self._x_of(chapter.ply), self._x_of(end)
            band = QRectF(left, 0, right - left, chart.height())
            painter.setPen(Qt.PenStyle.NoPen)
            ground = palette.surfaces.recess if number % 2 == 0 else palette.surfaces.panel
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(band, _CORNER_PX, _CORNER_PX)
            self._write(painter, chapter.name, band)

    def _write(self, painter: QPainter, name: str, band: QRectF) -> None:
        gap = self._look.gap(4)
        if painter.fontMetrics().horizontalAdvance(name) + gap < band.width():
            painter.setPen(QColor(self._look.palette.text.quiet))
            place = band.adjusted(gap, gap / 2, 0, 0)
            painter.drawText(place, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, name)

    def _paint_points(self, painter: QPainter, outline: Outline) -> None:
        every = [count for points in outline.points for count in points]
        most, least = max(1, *every), min(0, *every)
        for seat in range(len(outline.points[0])):
            heights = [(points[seat] - least) / (most - least) for points in outline.points]
            self._paint_line(painter, seat, heights)

    def _paint_line(self, painter: QPainter, seat: int, heights: Sequence[float]) -> None:
        chart, width = self._chart, self._look.line(LINE_PX)
        room = chart.height() - 2 * width - self._look.px(NAME_PX)
        line = [
            QPointF(self._x_of(ply), chart.bottom() - width - share * room)
            for ply, share in enumerate(heights)
        ]
        pen = QPen(QColor(self._colour(seat)), width)
        if DASHES[seat]:
            pen.setDashPattern(DASHES[seat])
        painter.setBrush(Qt.BrushStyle.NoBrush)
        paint_line(painter, QPen(QColor(self._look.palette.surfaces.field), width * 2), line)
        paint_line(painter, pen, line)

    def _colour(self, seat: int) -> str:
        """As places glow for this seat, which is seen on light and on dark."""
        return self._look.palette.seats.seat(seat).glow

    def _paint_marks(self, painter: QPainter) -> None:
        """A sign at the foot of the chart, on a line that leads to the groove."""
        look, foot = self._look, float(self._look.px(CHART_PX))
        painter.setFont(look.font(12, weight=700))
        painter.setPen(QPen(QColor(look.palette.status.warning), look.line(1.5)))
        wide = look.px(24)
        for ply, sign in self._marks.items():
            x = self._x_of(ply)
            painter.drawLine(QPointF(x, foot - look.px(2)), QPointF(x, foot + look.px(6)))
            place = QRectF(x - wide / 2, foot - look.px(18), wide, look.px(16))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, sign)

    def _paint_groove(self, painter: QPainter) -> None:
        palette, look = self._look.palette, self._look
        middle = look.px(CHART_PX) + look.px(GROOVE_PX) / 2
        start, here, end = (self._x_of(ply) for ply in (0, self.value(), self.maximum()))
        for right, colour in ((end, palette.surfaces.grip), (here, palette.chart.first)):
            painter.setPen(QPen(QColor(colour), look.line(4), c=Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(start, middle), QPointF(right, middle))
        radius, lines = look.px(HANDLE_PX) / 2, palette.lines
        painter.setPen(QPen(QColor(palette.buttons.plain_rim), look.line(1.5)))
        painter.setBrush(QColor(palette.surfaces.field))
        painter.drawEllipse(QPointF(here, middle), radius, radius)
        if self.hasFocus():
            painter.setPen(QPen(QColor(palette.marks.focus), look.line(lines.focus)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius += look.line(2)
            painter.drawEllipse(QPointF(here, middle), radius, radius)

    def _paint_place(self, painter: QPainter) -> None:
        """A line from the handle up through the chart."""
        x = self._x_of(self.value())
        painter.setPen(QPen(QColor(self._look.palette.chart.first), self._look.line(1.5)))
        painter.drawLine(QPointF(x, 0), QPointF(x, self._look.px(CHART_PX)))
