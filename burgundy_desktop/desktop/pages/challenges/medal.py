"""A medal, painted: bronze, silver or gold on a ribbon, or an empty place."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from burgundy_desktop.core.challenges import Medal
from burgundy_desktop.desktop.appearance.themes import Appearance

WIDTH_PX: Final = 44
HEIGHT_PX: Final = 58
NUMERALS: Final = {Medal.BRONZE: "I", Medal.SILVER: "II", Medal.GOLD: "III"}
DISC_PX: Final = 14
"""Of a medal without a ribbon, in a line of text."""
METALS: Final = {
    Medal.BRONZE: ("#d99a68", "#a8622f"),
    Medal.SILVER: ("#e6e9ec", "#9aa3ab"),
    Medal.GOLD: ("#f6df90", "#c4922b"),
}
"""Light and shade of each metal; the same in every theme, as on the table."""
INK: Final = "#2a1d16"


class MedalSign(QWidget):
    """Not reached yet it is an outline."""

    def __init__(self, look: Appearance, medal: Medal, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._medal = medal
        self._is_reached = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def show_reached(self, *, is_reached: bool) -> None:
        """Whether the medal is won."""
        self._is_reached = is_reached
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.gap(WIDTH_PX), self._look.gap(HEIGHT_PX))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = float(self.width())
        disc = QRectF(wide * 0.07, wide * 0.04, wide * 0.86, wide * 0.86)
        if self._is_reached:
            self._paint_ribbon(painter, disc)
            self._paint_disc(painter, disc)
        else:
            self._paint_outline(painter, disc)
        self._write(painter, disc)
        painter.end()

    def _paint_ribbon(self, painter: QPainter, disc: QRectF) -> None:
        top, bottom, middle = disc.center().y(), float(self.height()) - 1, disc.center().x()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.palette.text.loss))  # a red that every theme shows
        for side in (-1, 1):
            near, far = middle + side * disc.width() * 0.06, middle + side * disc.width() * 0.36
            notch = bottom - disc.width() * 0.12
            corners = ((near, top), (far, top), (far, bottom), ((near + far) / 2, notch))
            painter.drawPolygon(QPolygonF([QPointF(*one) for one in (*corners, (near, bottom))]))

    def _paint_disc(self, painter: QPainter, disc: QRectF) -> None:
        paint_disc(painter, disc, self._medal, self._look)
        shade = METALS[self._medal][1]
        painter.setPen(QPen(QColor(shade).darker(120), self._look.line(1)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = disc.width() * 0.13
        painter.drawEllipse(disc.adjusted(inset, inset, -inset, -inset))

    def _paint_outline(self, painter: QPainter, disc: QRectF) -> None:
        pen = QPen(QColor(self._look.palette.text.quiet), self._look.line(1.5))
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(QColor(self._look.palette.surfaces.recess))
        painter.drawEllipse(disc)

    def _write(self, painter: QPainter, disc: QRectF) -> None:
        font = self._look.font(1, serif=True, weight=700)
        font.setPixelSize(max(1, round(disc.width() * 0.4)))
        painter.setFont(font)
        painter.setPen(QColor(INK if self._is_reached else self._look.palette.text.quiet))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, NUMERALS[self._medal])


def paint_disc(painter: QPainter, disc: QRectF, medal: Medal, look: Appearance) -> None:
    """The metal of a medal; its dark rim tells it from light tables."""
    light, shade = METALS[medal]
    sheen = QRadialGradient(
        disc.center() - QPointF(disc.width() * 0.2, disc.width() * 0.25), disc.width()
    )
    sheen.setColorAt(0, QColor(light))
    sheen.setColorAt(1, QColor(shade))
    painter.setPen(QPen(QColor(INK), look.line(1.5)))
    painter.setBrush(sheen)
    painter.drawEllipse(disc)
