"""The model of the list of moves: legal moves as text, in groups, with their points."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final

import attrs
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from burgundy_desktop.desktop.words.number_format import signed
from burgundy_desktop.desktop.words.plain import as_tip

if TYPE_CHECKING:
    from burgundy_desktop.boardkit.board import MoveWords

Index = QModelIndex | QPersistentModelIndex

ROW_ROLE: Final = int(Qt.ItemDataRole.UserRole)
_SPOKEN_ROLES: Final = {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}


@attrs.frozen
class Heading:
    """The name of a group of moves."""

    text: str


@attrs.frozen
class MoveRow:
    """One legal move. `points` are for the person who would play it."""

    move: Any
    words: MoveWords
    points: int
    alike: tuple[Any, ...] = ()
    """Equivalent moves, like the other one of two equal cards."""

    @property
    def spoken(self) -> str:
        """The whole row as one line of text."""
        points = (signed(self.points),) if self.points else ()
        return " · ".join(
            part for part in (self.words.group, self.words.text, self.words.detail, *points) if part
        )


Row = Heading | MoveRow


class MovesModel(QAbstractListModel):
    """The rows of the list of moves; headings cannot be selected."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[MoveRow, ...] = ()
        self.has_points = False
        """Whether any move would bring or cost points now."""
        self._rows: list[Row] = []
        self._filter = ""
        self._chosen = -1
        self._roomy: set[int] = set()

    def show(self, rows: Iterable[MoveRow]) -> None:
        """Show these moves, filtered as before."""
        self._all = tuple(rows)
        self.has_points = any(row.points for row in self._all)
        self._refill()

    def filter(self, text: str) -> None:
        """Show only moves that contain all words of `text`; ignores case and accents."""
        self._filter = text
        self._refill()

    @property
    def total(self) -> int:
        """The number of moves, including those that the filter hides."""
        return len(self._all)

    @property
    def shown(self) -> int:
        """The number of moves that the filter leaves."""
        return sum(isinstance(row, MoveRow) for row in self._rows)

    def row(self, index: Index) -> Row | None:
        return self._rows[index.row()] if index.isValid() else None

    def first_move(self) -> QModelIndex:
        """The index of the first move; invalid if there is none."""
        for number, row in enumerate(self._rows):
            if isinstance(row, MoveRow):
                return self.index(number)
        return QModelIndex()

    def index_of(self, move: Any) -> QModelIndex:
        """The index of a move; invalid if it is not shown."""
        for number, row in enumerate(self._rows):
            if isinstance(row, MoveRow) and move in (row.move, *row.alike):
                return self.index(number)
        return QModelIndex()

    @property
    def chosen(self) -> QModelIndex:
        """The index of the selected row; invalid if there is none."""
        return self.index(self._chosen) if self._chosen >= 0 else QModelIndex()

    def choose(self, index: Index | None, *, keeps_room: bool = False) -> None:
        """Show for this row only how it is played. With `keeps_room` the row that was chosen before
        keeps its height.
        """
        before, self._chosen = self._chosen, index.row() if index is not None else -1
        self._roomy = (self._roomy if keeps_room else set()) | {self._chosen}
        for row in {before, self._chosen} - {-1}:
            self.dataChanged.emit(self.index(row), self.index(row))

    def keep_no_room(self) -> None:
        """Let only the chosen row have extra height."""
        self._roomy = {self._chosen}

    def is_roomy(self, index: Index) -> bool:
        """Whether a row has the extra height of a chosen one."""
        return index.row() in self._roomy

    def how_to_play(self, index: Index) -> str:
        """How the chosen row is played; empty for all other rows."""
        is_chosen = index.isValid() and index.row() == self._chosen
        return self.tr("Press Enter or double-click to play it") if is_chosen else ""

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.row(index)
        if row is None:
            return None
        if role == ROW_ROLE:
            return row
        said = row.text if isinstance(row, Heading) else row.spoken
        if role in _SPOKEN_ROLES:
            return said
        if role == Qt.ItemDataRole.ToolTipRole:
            return as_tip(said)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self.how_to_play(index)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if isinstance(self.row(index), MoveRow):
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.NoItemFlags

    def _refill(self) -> None:
        self.beginResetModel()
        self._chosen, self._roomy = -1, set()
        self._rows = list(_grouped(filtered(self._all, self._filter)))
        self.endResetModel()


def filtered(rows: Sequence[MoveRow], text: str) -> list[MoveRow]:
    """The rows that contain all words of `text`."""
    words = plain(text).split()
    return [row for row in rows if all(word in plain(row.spoken) for word in words)]


def move_rows(
    moves: Iterable[Any], words: Callable[[Any], MoveWords], points: Callable[[Any], int]
) -> list[MoveRow]:
    """The moves by groups in their order; within a group the most points first. Moves with the same
    words and points are equivalent and share a row.
    """
    same: dict[tuple[MoveWords, int], list[Any]] = {}
    for move in moves:
        same.setdefault((words(move), points(move)), []).append(move)
    groups: dict[str, list[MoveRow]] = {}
    for (said, brought), (move, *alike) in same.items():
        groups.setdefault(said.group, []).append(MoveRow(move, said, brought, tuple(alike)))
    return [row for group in groups.values() for row in sorted(group, key=lambda row: -row.points)]


def plain(text: str) -> str:
    """The text in lower case without accents, for comparison."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _grouped(rows: Iterable[MoveRow]) -> Iterable[Row]:
    group = None
    for row in rows:
        if row.words.group != group:
            group = row.words.group
            yield Heading(group)
        yield row
