"""The rows of the page of icons: what was looked at first, then the groups of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import attrs
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from burgundy_desktop.boardkit.icons import Icon, IconGroup
from burgundy_desktop.desktop.dialogs.rules_search import folded

Index = QModelIndex | QPersistentModelIndex

ROW_ROLE: Final = int(Qt.ItemDataRole.UserRole)


@attrs.frozen
class Heading:
    """The name of a group."""

    text: str


@attrs.frozen
class IconRow:
    """An icon with its words in the current language."""

    icon: Icon
    name: str
    says: str

    def fits(self, words: Sequence[str], group: str) -> bool:
        """Whether all of these words are in it, or name its group."""
        text = folded(f"{self.name} {self.says} {group}")
        return all(word in text for word in words)


Row = Heading | IconRow


class IconModel(QAbstractListModel):
    """Each icon once, below the heading of its group; headings cannot be selected."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._groups: tuple[IconGroup, ...] = ()
        self._wanted = ""
        self.rows: list[Row] = []

    def show(self, groups: Sequence[IconGroup]) -> None:
        """Show these groups, in the current language, searched as before. An icon is shown in the
        first group that has it.
        """
        self._groups = tuple(groups)
        self._refill()

    def search(self, wanted: str) -> None:
        """Show only icons that say all words of this text; ignores case and accents."""
        self._wanted = wanted
        self._refill()

    @property
    def icons(self) -> list[Icon]:
        """The icons that are shown, in their order."""
        return [row.icon for row in self.rows if isinstance(row, IconRow)]

    def best(self) -> QModelIndex:
        """The first icon whose name begins with the text that is searched, else the first icon."""
        wanted = folded(self._wanted).strip()
        shown = [(at, row) for at, row in enumerate(self.rows) if isinstance(row, IconRow)]
        named = [(at, row) for at, row in shown if folded(row.name).startswith(wanted)]
        return self.index((named or shown)[0][0]) if shown else QModelIndex()

    def icon(self, index: Index) -> Icon | None:
        """The icon of a row; None for a heading."""
        row = self.rows[index.row()] if index.isValid() else None
        return row.icon if isinstance(row, IconRow) else None

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.rows[index.row()]
        if role == ROW_ROLE:
            return row
        if isinstance(row, Heading):
            return row.text if role == Qt.ItemDataRole.DisplayRole else None
        words = {
            int(Qt.ItemDataRole.DisplayRole): row.name,
            int(Qt.ItemDataRole.AccessibleTextRole): f"{row.name} · {row.says}",
            int(Qt.ItemDataRole.AccessibleDescriptionRole): self.tr("Enter opens its rule"),
        }
        return words.get(role)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if isinstance(self.rows[index.row()], Heading):
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def _refill(self) -> None:
        self.beginResetModel()
        self.rows = list(self._found())
        self.endResetModel()

    def _found(self) -> Iterator[Row]:
        words = folded(self._wanted).split()
        told: set[Icon] = set()
        for group in self._groups:
            new = [icon for icon in group.icons if icon not in told]
            told.update(new)
            title = group.title()
            rows = [IconRow(icon, icon.name(), icon.says()) for icon in new]
            rows = [row for row in rows if row.fits(words, title)]
            if rows:
                yield Heading(title)
                yield from rows
