"""What the pages have in common."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from burgundy_desktop.desktop.language import Retranslated
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.storage.chronicle import Read


class Page(Retranslated, QWidget):
    """One page. It shows what was read of the chronicle, for one game or for all."""

    opened = Signal(object)
    """Emitted with a Session to put on the table."""
    new_game_wanted = Signal(str)
    """Emitted with the id of a game."""
    changed = Signal()
    """Emitted when the chronicle has to be read anew."""
    written = Signal(object)
    """Emitted with the Path of an exported file."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self._program = program

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab, in reading order."""
        raise NotImplementedError

    def show_read(self, read: Read, game_id: str) -> None:
        """Show this; `game_id` is empty for all games."""
        raise NotImplementedError

    def wait(self) -> None:
        """Say that it is being read."""
        raise NotImplementedError
