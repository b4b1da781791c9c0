"""What lies on the undo stack: one command for each ply."""

from __future__ import annotations

from PySide6.QtGui import QUndoCommand

from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.match import AnyMatch


class PlayMove(QUndoCommand):
    """The move that led to `ply`. It was played already: this only moves the cursor."""

    def __init__(self, match: AnyMatch, ply: Ply) -> None:
        super().__init__()
        self._match = match
        self._ply = ply

    def redo(self) -> None:
        self._match.go_to(self._ply)

    def undo(self) -> None:
        self._match.go_to(Ply(self._ply - 1))
