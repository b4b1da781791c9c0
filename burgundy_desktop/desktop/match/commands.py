"""The undo stack: one command for each ply."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtGui import QUndoCommand, QUndoStack

from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.match import AnyMatch


class PlayMove(QUndoCommand):
    """The move that led to `ply`. It is already played: the command only moves the cursor."""

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
    """Emitted when the cursor of the match has moved to another ply."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stack = QUndoStack(self)
        self._stack.indexChanged.connect(self.moved)

    @property
    def can_redo(self) -> bool:
        """Whether there is a move to redo."""
        return self._stack.canRedo()

    def lay_out(self, match: AnyMatch) -> None:
        """Set up commands for all plies of a match, without moving its cursor."""
        cursor = match.cursor
        with QSignalBlocker(self._stack):
            for ply in range(1, match.length + 1):
                self._stack.push(PlayMove(match, Ply(ply)))  # moves the cursor too
            self._stack.setIndex(cursor)

    def add(self, match: AnyMatch) -> None:
        """Add the ply that was just played, and drop those that were taken back."""
        with QSignalBlocker(self._stack):
            self._stack.push(PlayMove(match, match.cursor))

    def clear(self) -> None:
        """Drop all commands, without moving the cursor."""
        with QSignalBlocker(self._stack):
            self._stack.clear()

    def go_to(self, ply: Ply) -> None:
        """Undo or redo up to a ply."""
        self._stack.setIndex(ply)

    def follow(self, match: AnyMatch) -> None:
        """The match was moved to another ply."""
        with QSignalBlocker(self._stack):
            self._stack.setIndex(match.cursor)
