"""The spotlight: gold rims round a few places of the window, a veil over the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs
from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from burgundy_desktop.boardkit.palette import Palette, load_palette, paint

_UNSPOKEN: Final = "qt_rubberband"
"""Qt leaves a widget of this name out of what assistive technology sees."""
VEIL: Final = 0.25
DARK_VEIL: Final = 0.18
"""How much of its colour the veil has; on a dark table less of it dims pictures as much."""
RIM_PX, CONTRAST_PX = 3.0, 4.0
HALO_PX: Final = 10.0
"""How far the pulse reaches beyond the rim."""
PULSE_MS: Final = 900


@attrs.frozen
class Light:
    """How the spotlight looks."""

    palette: Palette = attrs.field(factory=lambda: load_palette("parchment"))
    scale: float = 1.0
    """Of the window: lines grow with it."""
    contrast: bool = False
    """Dashed rims and no veil, for people who see little."""
    moves: bool = True
    """Whether new places pulse once."""


class Spotlight(QWidget):
    """Lies above a window and takes neither mouse nor keyboard."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName(_UNSPOKEN)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self._light = Light()
        self.places: tuple[QPainterPath, ...] = ()
        """The outlines that have a rim, in px of the window."""
        self._bright = QPainterPath()
        self._halo = 0.0
        self._pulse = QVariantAnimation(self, duration=PULSE_MS, startValue=0.0, endValue=1.0)
        self._pulse.valueChanged.connect(self._swell)
        self._pulse.finished.connect(lambda: self._swell(0.0))
        self.hide()

    @property
    def is_pulsing(self) -> bool:
        return self._pulse.state() is QVariantAnimation.State.Running

    def dress(self, light: Light) -> None:
        """Look like this from now on."""
        self._light = light
        self.update()

    def shine(
        self, places: Sequence[QPainterPath], bright: QPainterPath, *, is_new: bool = False
    ) -> None:
        """Put a rim round these places, and no veil over what is `bright`; all in px of the window.
        Places that are new pulse once. Without places it is dark.
        """
        if (*places,) == self.places and bright == self._bright and not is_new:
            return
        self.places, self._bright = (*places,), bright
        self._pulse.stop()
        self._halo = 0.0
        self.setVisible(bool(places))
        if places:
            self.setGeometry(self.window().rect())
            self.raise_()
            self.update()
        if places and is_new and self._light.moves:
            self._pulse.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self._light.contrast:
            painter.fillPath(self._veiled(), self.veil_colour())
        for place in self.places:
            self._paint_rim(painter, place)
        painter.end()

    def _veiled(self) -> QPainterPath:
        veiled = QPainterPath()
        veiled.addRect(self.rect().toRectF())
        for place in self.places:
            veiled = veiled.subtracted(place)
        return veiled.subtracted(self._bright)

    def veil_colour(self) -> QColor:
        """What is laid over everything that is not bright."""
        colour = QColor(self._light.palette.surfaces.veil)
        colour.setAlphaF(DARK_VEIL if self._light.palette.theme.dark else VEIL)
        return colour

    def _paint_rim(self, painter: QPainter, place: QPainterPath) -> None:
        light, gold = self._light, paint(self._light.palette.marks.gold)
        if self._halo:
            halo = QColor(gold)
            halo.setAlphaF(1.0 - self._halo)
            painter.setPen(QPen(halo, (RIM_PX + 2 * HALO_PX * self._halo) * light.scale))
            painter.drawPath(place)
        width = (CONTRAST_PX if light.contrast else RIM_PX) * light.scale
        below = light.palette.surfaces.panel if light.contrast else light.palette.text.ink
        edge = QPen(paint(below), width + 2 * light.scale)
        rim = QPen(gold, width)
        if light.contrast:
            rim.setDashPattern([3.0, 2.0])
        for pen in (edge, rim):
            painter.setPen(pen)
            painter.drawPath(place)

    def _swell(self, share: float) -> None:
        self._halo = share if share < 1.0 else 0.0
        self.update()
