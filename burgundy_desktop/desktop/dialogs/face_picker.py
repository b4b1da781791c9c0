"""A drop-down list of faces: what a person looks like, or which character plays."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QStandardItemModel
from PySide6.QtWidgets import QSizePolicy, QWidget

from burgundy_desktop.desktop.appearance.player_faces import drawing_of, faces_for
from burgundy_desktop.desktop.appearance.portraits import portrait_of
from burgundy_desktop.desktop.dialogs.picture_box import RIM_PX, PictureBox
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.words.characters import character_says
from burgundy_desktop.desktop.words.levels import badge_of

FACE_PX: Final = 42


class FacePicker(PictureBox):
    """The faces for persons or the characters; those of other players are disabled."""

    def __init__(self, program: Program, parent: QWidget, worded: Callable[[str], str]) -> None:
        """`worded` tells who a face is, for the list and assistive technology."""
        super().__init__(program.appearance, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Maximum)
        self._program = program
        self._worded = worded
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
        self.take_width()
        for row in range(self.count()):
            drawing = drawing_of(self.itemData(row))
            picture = portrait_of(drawing, size, self._program.sprites, ratio, badge)
            self.setItemIcon(row, QIcon(picture))

    def sizeHint(self) -> QSize:
        """The height of the face; in a low window the layout may shrink it."""
        return QSize(self.width(), self.iconSize().height() + self._program.appearance.px(RIM_PX))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _fill(self) -> None:
        self.clear()
        for face in faces_for(self._level):
            self.addItem(self._worded(face), face)
            says = character_says(face)
            self.setItemData(self.count() - 1, says, Qt.ItemDataRole.ToolTipRole)
        self.dress()
