"""The column at the left of every page: its title, the games, and the other pages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.boardkit.sentences import SEPARATOR, unbroken
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.pages import PAGES, words
from burgundy_desktop.desktop.pages.medals_in_row import MEDALS, Medals, WithMedals
from burgundy_desktop.desktop.pages.row_list import RowList
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label
from burgundy_desktop.games import found

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_NO_MEDALS: Final[Mapping[str, Medals]] = {}
ALL: Final = ""
"""In place of a game."""
WIDTH_PX: Final = 236
LID_PX: Final = 54
ROW_PX: Final = 47
LOW_PX: Final = 690
"""A lower column shows the other pages as signs."""
SIGNS_ACROSS: Final = 4
LID_RATIO: Final = 2 / 3
ICONS: Final = {"library": "library", "chronicle": "log", "statistics": "statistics"} | {
    "challenges": "flag",
    "daily": "clock",
    "profiles": "players",
    "series": "series",
    "fairness": "dice",
    "data": "save",
}
SIGN_PX: Final = 18


class SideColumn(Retranslated, QFrame):
    """Chooses a game, and another page."""

    game_chosen = Signal(str)
    """Emitted with the id of a game, or `ALL`."""
    page_wanted = Signal(str)
    """Emitted with a name of `PAGES`, or "library"."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._program = program
        self._page = ""
        self._tallies: Mapping[str, str] = {}
        self._medals: Mapping[str, Medals] = {}
        self._title, self._games_title = plain_label(self, "title"), plain_label(self, "caption")
        self._also_title = plain_label(self, "caption")
        self._title.setWordWrap(True)
        self.games = RowList(program.appearance, ROW_PX, self)
        for game_id in (ALL, *found()):
            QListWidgetItem(self.games).setData(Qt.ItemDataRole.UserRole, game_id)
        self.games.setItemDelegate(WithMedals(program.appearance, self.games))
        self.games.setCurrentRow(0)
        self.others = {name: QPushButton(self, autoDefault=True) for name in ("library", *PAGES)}
        for name, button in self.others.items():
            button.setProperty("look", "quiet")
            button.clicked.connect(partial(self.page_wanted.emit, name))
        self._lay_out()
        self.games.currentItemChanged.connect(lambda *_: self.game_chosen.emit(self.game_id))
        program.appearance.changed.connect(self._dress)
        self._dress()
        self.retranslate()

    @property
    def game_id(self) -> str:
        """The chosen game, or `ALL`."""
        return (ALL, *found())[max(self.games.currentRow(), 0)]

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab, in reading order."""
        return [self.games, *self.others.values()]

    def choose(self, game_id: str) -> None:
        """Choose a game as if it was clicked."""
        self.games.setCurrentRow((ALL, *found()).index(game_id))

    def show_page(self, page: str) -> None:
        """This page is shown now."""
        self._page = page
        self.retranslate()

    def show_tallies(
        self, tallies: Mapping[str, str], medals: Mapping[str, Medals] = _NO_MEDALS
    ) -> None:
        """What stands below each game: its medals if there are any, else its tally in words."""
        self._tallies, self._medals = tallies, medals
        self._name_games()

    def retranslate(self) -> None:
        if self._page:
            self._title.setText(words.title_of(self._page))
        self._games_title.setText(words.games().upper())
        self._also_title.setText(words.also_here().upper())
        self.games.setAccessibleName(words.games())
        self._name_links()
        self._name_games()

    def _name_games(self) -> None:
        for row in range(self.games.count()):
            item = self.games.item(row)
            game_id = str(item.data(Qt.ItemDataRole.UserRole))
            name = words.short_title(game_id) if game_id else words.all_games()
            tally = self._tallies.get(game_id, "")
            medals = self._medals.get(game_id)
            item.setData(MEDALS, medals)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}, {tally}" if tally else name)
            item.setToolTip(tally if medals else "")
            below = NO_BREAK if medals else self._in_lines(row, tally)
            item.setText(f"{name}\n{below}" if below else name)
        self.games.fit()

    def _in_lines(self, row: int, tally: str) -> str:
        """A tally that is never cut: in a line if there is room for it, else in several."""
        said = unbroken(tally)
        if self.games.fontMetrics().horizontalAdvance(said) <= self.games.room_of(row):
            return said
        return "\n".join(map(unbroken, tally.split(SEPARATOR)))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 10, 12)
        column.setSpacing(2)
        column.addWidget(self._title)
        column.addWidget(self._games_title)
        column.addWidget(self.games, 1)
        column.addWidget(self._also_title)
        self._links = QGridLayout()
        column.addLayout(self._links)
        self._links.setVerticalSpacing(2)
        self._lay_links()
        Measures(self, self._program.appearance)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_links()
        self._name_games()

    @property
    def _is_low(self) -> bool:
        """Whether the games need the room of the names of the pages."""
        return self.height() < self._program.appearance.px(LOW_PX)

    def _lay_links(self) -> None:
        """One below the other, or signs alone side by side."""
        across = SIGNS_ACROSS if self._is_low else 1
        shown = [button for name, button in self.others.items() if name != self._page]
        for place, button in enumerate(shown):
            at = place // across, place % across
            self._links.addWidget(button, *at, Qt.AlignmentFlag.AlignLeft)

    def _name_links(self) -> None:
        """Name the pages as there is room."""
        for name, button in self.others.items():
            said = words.to_library() if name == "library" else words.title_of(name)
            button.setText("" if self._is_low else said)
            button.setToolTip(said if self._is_low else "")
            button.setAccessibleName(said)
            button.setVisible(name != self._page)
        self._lay_links()

    def _dress(self) -> None:
        look, sprites = self._program.appearance, self._program.sprites
        self.setFixedWidth((2 * look.gap(WIDTH_PX) + 3 * look.px(WIDTH_PX)) // 5)
        lid = QSize(look.gap(LID_PX), round(look.gap(LID_PX) * LID_RATIO))
        self.games.setIconSize(lid)
        ink, ratio = look.palette.text.ink, max(1.0, self.devicePixelRatioF())
        for row in range(self.games.count()):
            item = self.games.item(row)
            game_id = str(item.data(Qt.ItemDataRole.UserRole))
            if game_id:
                drawing = sprites.pixmap(f"games/{game_id}/box", lid.width(), ratio=ratio)
                item.setIcon(QIcon(drawing))
        size = look.px(SIGN_PX)
        for name, button in self.others.items():
            button.setIcon(sprites.icon(ICONS[name], ink, ink, size=size))
            button.setIconSize(QSize(size, size))
        self.games.fit()
