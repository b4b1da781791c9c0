"""The undo stack: one command for each ply."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

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


class Timeline(QObject):
    """The plies of the match on the table as an undo stack."""

    moved = Signal()
    """The cursor of the match is at another ply of those that were played."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stack = QUndoStack(self)
        self._stack.indexChanged.connect(self.moved)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back and may be played again."""
        return self._stack.canRedo()

    def lay_out(self, match: AnyMatch) -> None:
        """All plies of a match; its cursor stays where it is."""
        cursor = match.cursor
        with QSignalBlocker(self._stack):
            for ply in range(1, match.length + 1):
                self._stack.push(PlayMove(match, Ply(ply)))  # the cursor goes along
            self._stack.setIndex(cursor)

    def add(self, match: AnyMatch) -> None:
        """The ply that was just played, in place of those that were taken back."""
        with QSignalBlocker(self._stack):
            self._stack.push(PlayMove(match, match.cursor))

    def clear(self) -> None:
        """Forget the match; its cursor stays where it is."""
        with QSignalBlocker(self._stack):
            self._stack.clear()

    def go_to(self, ply: Ply) -> None:
        """Take back or play again up to a ply."""
        self._stack.setIndex(ply)
