"""The table of finished games; a row is put into words when it is painted or filtered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QLocale, QModelIndex, QObject, Qt

from burgundy_desktop.core.chronicle import Finished, Mark, mark_of
from burgundy_desktop.desktop.pages.chronicle import words
from burgundy_desktop.desktop.panels.moves_model import Index

NOWHERE = QModelIndex()
GAME, PLAYERS, PLACE, CLEAN, MINUTES, NOTE = range(1, 7)


class GamesModel(QAbstractTableModel):
    """Games, the last one first."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._games: Sequence[Finished] = ()
        self._marks: Mapping[str, Mark] = {}
        self._locale = QLocale()
        self._words: dict[str, tuple[str, ...]] = {}
        self.has_notes = False
        """Whether there is a note to any of the games, whatever the filter hides."""

    def show(
        self, games: Sequence[Finished], marks: Mapping[str, Mark], locale: QLocale, wanted: str
    ) -> None:
        """Show those of the games whose words hold every word of `wanted`."""
        self.beginResetModel()
        self._marks, self._locale, self._words = marks, locale, {}
        parts = wanted.casefold().split()
        self.has_notes = any(words.note(game, self.mark(game)) for game in games)
        self._games = [game for game in reversed(games) if self._holds(game, parts)]
        self.endResetModel()

    def game(self, row: int) -> Finished | None:
        """The game of a row; None if there is no such row."""
        return self._games[row] if 0 <= row < len(self._games) else None

    def mark(self, game: Finished) -> Mark:
        """What was said about a game."""
        return mark_of(game, self._marks)

    def row_of(self, identity: str) -> int:
        """The row of the game with this id; -1 if it is not shown."""
        return next((row for row, game in enumerate(self._games) if game.id == identity), -1)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._games)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        return 0 if parent.isValid() else len(words.columns())

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        game = self.game(index.row())
        if game is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cells(game)[index.column()]
        if role in {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole}:
            cell = self._cells(game)[index.column()]
            return cell and f"{words.columns()[index.column()]}: {cell}"
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return words.columns()[section]
        return None

    def _cells(self, game: Finished) -> tuple[str, ...]:
        if game.id not in self._words:
            self._words[game.id] = words.cells(game, self.mark(game), self._locale)
        return self._words[game.id]

    def _holds(self, game: Finished, parts: Sequence[str]) -> bool:
        if not parts:
            return True
        said = f"{' '.join(self._cells(game))} {game.ended.year}".casefold()
        return all(part in said for part in parts)
