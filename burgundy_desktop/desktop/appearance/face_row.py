"""The faces of the players of a game, in a row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from burgundy_desktop.desktop.appearance.portraits import paint_row, width_of_row
from burgundy_desktop.desktop.program import Program

FACE_PX: Final = 36


class FaceRow(QWidget):
    """Not accessible by itself: the names are beside it."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self._program = program
        self.faces: tuple[str, ...] = ()
        program.appearance.changed.connect(self.updateGeometry)

    def show_faces(self, faces: Sequence[str]) -> None:
        """Show these drawings."""
        self.faces = tuple(faces)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        size = self._program.appearance.px(FACE_PX)
        return QSize(width_of_row(len(self.faces), size), size)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, size = QPainter(self), self.sizeHint()
        place = QRectF(0, (self.height() - size.height()) / 2, size.width(), size.height())
        paint_row(painter, self.faces, place, self._program.sprites, self.devicePixelRatioF())
        painter.end()
