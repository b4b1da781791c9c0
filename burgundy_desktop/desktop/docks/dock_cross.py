"""The small cross that closes a dock: in its title, and on its tab."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from burgundy_desktop.boardkit.sprites import Sprites
from burgundy_desktop.desktop.appearance.themes import Appearance
from burgundy_desktop.desktop.words.plain import tell_tip

CROSS_PX: Final = 16


class DockCross(QToolButton):
    """A button for mouse, keyboard and screen reader."""

    def __init__(self, look: Appearance, sprites: Sprites, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._sprites = sprites
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self._dress)
        self._dress()

    def closes(self, title: str) -> None:
        """Say what it closes."""
        tell_tip(self, self.tr("Close"))
        self.setAccessibleName(self.tr("Close {title}").format(title=title))

    def _dress(self) -> None:
        colour = self._look.palette.text.quiet
        room = self._look.gap(CROSS_PX)
        cross = self._sprites.icon("close", colour, colour, size=self._look.px(12))
        self.setIcon(cross)
        self.setIconSize(QSize(room, room))
