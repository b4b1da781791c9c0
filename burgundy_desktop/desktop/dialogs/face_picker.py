"""A drop-down list of faces; while it is closed, it shows only the face."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QIcon, QPaintEvent, QStandardItemModel
from PySide6.QtWidgets import (
    QComboBox,
    QSizePolicy,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from burgundy_desktop.desktop.levels import badge_of
from burgundy_desktop.desktop.player_faces import drawing_of, face_name, faces_for
from burgundy_desktop.desktop.portraits import portrait_of
from burgundy_desktop.desktop.program import Program

FACE_PX = 42
ARROW_PX = 34
RIM_PX = 5
"""The width for the arrow, and the margin of the face."""


class FacePicker(QComboBox):
    """The faces for persons or for computer players; those of other players are disabled."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Maximum)
        self._program = program
        self._level = ""

    @property
    def face(self) -> str:
        """The current face."""
        return str(self.currentData() or "")

    def show_face(self, face: str, level: str, taken: Collection[str] = ()) -> None:
        """Show this face and the level; `taken` are the faces of all players."""
        if not self.count() or faces_for(level) != faces_for(self._level):
            self._level = level
            self._fill()
        elif level != self._level:
            self._level = level
            self.dress()
        self.setCurrentIndex(self.findData(face))
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        for row, one in enumerate(faces_for(level)):
            model.item(row).setEnabled(one == face or one not in taken)

    def dress(self) -> None:
        """Draw the faces in the current scale."""
        look, ratio = self._program.appearance, self.devicePixelRatioF()
        size, badge = look.px(FACE_PX), badge_of(self._level)
        self.setIconSize(QSize(size, size))
        self.setFixedWidth(size + look.px(ARROW_PX))
        for row in range(self.count()):
            drawing = drawing_of(self.itemData(row))
            picture = portrait_of(drawing, size, self._program.sprites, ratio, badge)
            self.setItemIcon(row, QIcon(picture))

    def sizeHint(self) -> QSize:
        """The height of the face; on a low screen the layout may shrink it."""
        return QSize(self.width(), self.iconSize().height() + self._program.appearance.px(RIM_PX))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint frame and arrow as usual; Qt would cut the icon to the height of a line of text."""
        painter, shown = QStylePainter(self), QStyleOptionComboBox()
        self.initStyleOption(shown)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, shown)
        rim = self._program.appearance.px(RIM_PX)
        size = min(self.iconSize().width(), self.height() - rim)
        place = QRect(rim, (self.height() - size) // 2, size, size)
        self.itemIcon(self.currentIndex()).paint(painter, place)
        painter.end()

    def _fill(self) -> None:
        self.clear()
        for face in faces_for(self._level):
            self.addItem(face_name(face), face)
        wide = self.fontMetrics().horizontalAdvance("M" * 12)
        self.view().setMinimumWidth(self._program.appearance.px(FACE_PX) + wide)
        self.view().setTextElideMode(Qt.TextElideMode.ElideNone)
        self.dress()
