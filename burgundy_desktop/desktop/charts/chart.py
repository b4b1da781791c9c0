"""What all charts have in common: marks that the arrows walk, and their words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attrs
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.words.plain import as_tip

SMALL_PX: Final = 12
STRONG: Final = 600
"""The weight of strong letters."""
_BACK: Final = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Up})
_ON: Final = frozenset({Qt.Key.Key_Right, Qt.Key.Key_Down})
NOWHERE: Final = -1


@attrs.frozen
class Row:
    """One mark of a chart as words: what it stands for, and its value."""

    name: str
    value: str

    @property
    def said(self) -> str:
        """Both, for a tooltip or a screen reader."""
        return f"{self.name}: {self.value}"


class Chart(QWidget):
    """A chart paints its marks in `draw`, and knows where each lies in `place_of`."""

    def __init__(self, look: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._rows: Sequence[Row] = ()
        self._at = NOWHERE
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.update)

    @property
    def rows(self) -> Sequence[Row]:
        """The marks as words."""
        return self._rows

    @property
    def at(self) -> int:
        """The mark that has the keyboard cursor; -1 for none."""
        return self._at

    def show_rows(self, rows: Sequence[Row], sentence: str) -> None:
        """The marks are these now; the sentence names the whole."""
        self._rows, self._at = rows, NOWHERE
        self.setAccessibleName(sentence)
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the marks."""
        raise NotImplementedError

    def place_of(self, number: int) -> QRectF:
        """Where a mark lies."""
        raise NotImplementedError

    # painting

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._rows:
            self.draw(painter)
        if self.hasFocus():
            self._draw_ring(painter)
        painter.end()

    def _draw_ring(self, painter: QPainter) -> None:
        look, width = self._look, self._look.line(self._look.palette.lines.focus)
        painter.setPen(QPen(QColor(look.palette.marks.focus), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        whole = QRectF(self.rect()).adjusted(width, width, -width, -width)
        place = whole if self._at == NOWHERE else self.place_of(self._at)
        painter.drawRoundedRect(place.intersected(whole), look.gap(4), look.gap(4))

    def write(
        self,
        painter: QPainter,
        place: QRectF,
        text: str,
        *,
        px: float = SMALL_PX,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
        strong: bool = False,
    ) -> None:
        """Write a text, cut with an ellipsis where there is no room."""
        ink = self._look.palette.text
        painter.setFont(self._look.font(px, weight=STRONG if strong else 400))
        painter.setPen(QColor(ink.ink if strong else ink.quiet))
        fits = painter.fontMetrics().elidedText(
            text, Qt.TextElideMode.ElideRight, max(0, int(place.width()))
        )
        painter.drawText(place, align | Qt.AlignmentFlag.AlignVCenter, fits)

    def line(self, painter: QPainter, *, strong: bool = False) -> None:
        """Draw lines from now on: of an axis, or a strong one."""
        palette = self._look.palette
        colour = palette.text.ink if strong else palette.surfaces.rim
        painter.setPen(QPen(QColor(colour), self._look.line(2 if strong else 1)))

    # keys and mouse

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows walk the marks."""
        step = (event.key() in _ON) - (event.key() in _BACK)
        if not step or not self._rows:
            super().keyPressEvent(event)
            return
        self._go_to(min(max(self._at + step, 0), len(self._rows) - 1))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._at = NOWHERE
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The mark below the mouse says what it is."""
        for number, row in enumerate(self._rows):
            if self.place_of(number).contains(event.position()):
                QToolTip.showText(event.globalPosition().toPoint(), as_tip(row.said), self)
                return
        QToolTip.hideText()

    def _go_to(self, number: int) -> None:
        self._at = number
        said = self._rows[number].said
        QToolTip.showText(
            self.mapToGlobal(self.place_of(number).topRight().toPoint()), as_tip(said), self
        )
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))
        self.update()
