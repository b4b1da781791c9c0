"""The library page: a box for each game, the last game, and all saved games."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.errors import BadSave, StorageError
from burgundy_desktop.desktop import own_tables
from burgundy_desktop.desktop.boards import board_of, is_read
from burgundy_desktop.desktop.language import Retranslated
from burgundy_desktop.desktop.library.box_card import BoxCard
from burgundy_desktop.desktop.library.grid import COLUMNS, LAST, WELCOME, Cell, Grid, Room, fitting
from burgundy_desktop.desktop.library.last_game import LastGame
from burgundy_desktop.desktop.library.welcome import Welcome
from burgundy_desktop.desktop.panels.saved_games import SavedGames
from burgundy_desktop.desktop.parts import Part
from burgundy_desktop.desktop.plain import shown
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.scale import Measures
from burgundy_desktop.desktop.thumbnails import Thumbnails
from burgundy_desktop.games import found
from burgundy_desktop.storage.library import Entry, Listing, last_unfinished

if TYPE_CHECKING:
    from burgundy_desktop.desktop.session import Session

GAP_PX: Final = 24
SIDES_PX: Final = 24
ENDS_PX: Final = 20
SHARES: Final = (10, 12)
SHARES_WHEN_NEW: Final = (14, 10)
"""Shares of the width: a single box and the saved games."""
IN_SIGHT_OF_ONE: Final = 5
IN_SIGHT: Final = 3
"""The number of saved games that must be visible before the pictures of boxes and of the last game
grow.
"""


class LibraryPage(Retranslated, QWidget):
    """The start page; it is empty until `refresh` is called."""

    new_game_wanted = Signal(str)
    """The id of the game."""
    learn_wanted = Signal(str)
    """The id of the game."""
    opened = Signal(object)
    """Emitted with a Session to put on the table."""
    review_wanted = Signal(object)
    """Emitted with the Session of a finished game."""
    listed_anew = Signal()
    """Emitted when more saved games were read in the background."""
    games_read = Signal()
    """Emitted when all games are loaded. They are loaded one by one after the first picture."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._program = program
        self._reads = False
        self._listed: tuple[Entry, ...] = ()
        self._unread = self._has_read_games = False
        self.thumbnails = Thumbnails(self._game_in, program.appearance, program.sprites, self)
        games = found()
        alone = len(games) == 1
        self.boxes = {game_id: BoxCard(game_id, program, self, is_alone=alone) for game_id in games}
        self.last = LastGame(program, self.thumbnails, self, is_upright=not alone)
        self.saved = SavedGames(program, self.thumbnails, self)
        self.welcome = Welcome(program, self, is_row=len(games) > COLUMNS)
        self._grid: Grid | None = None
        self._lay_out()
        program.appearance.changed.connect(self._fit_anew)
        for game_id, box in self.boxes.items():
            box.new_game.clicked.connect(partial(self.new_game_wanted.emit, game_id))
            box.learn.clicked.connect(partial(self.learn_wanted.emit, game_id))
            box.go_on.clicked.connect(partial(self._go_on, (game_id,)))
        self.last.go_on.clicked.connect(lambda: self._go_on(tuple(self.boxes)))
        self.saved.open_wanted.connect(self.open)
        self.saved.review_wanted.connect(self.review)
        self.saved.changed.connect(self.refresh)
        program.library_reader.done.connect(self._show_all)
        self.thumbnails.painted.connect(lambda _: self.last.show_picture())

    def _game_in(self, path: Path) -> Session:
        return self._program.store.open(path)

    @property
    def game_id(self) -> str:
        """The current game if none is on the table: the one that was played last."""
        games = found()
        return next((entry.game for entry in self._listed if entry.game in games), games[0])

    @property
    def is_at_rest(self) -> bool:
        """Whether everything visible is read and painted."""
        reads = self._program.library_reader.is_reading or not self._has_read_games
        return not reads and self.thumbnails.is_idle

    @property
    def has_read(self) -> bool:
        """Whether all games are loaded."""
        return self._has_read_games

    @property
    def remark(self) -> str:
        """The text of the status bar in the library."""
        count = self.saved.count
        if not count:
            return self.tr("No games yet")
        return remarks(self.tr("Everything saved"), self.tr("%n games", "", count))

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab, in reading order."""
        return [widget for part in self.parts for widget in part]

    @property
    def parts(self) -> list[Part]:
        """The same in parts: the games, and the saved ones."""
        boxes = [button for box in self.boxes.values() for button in box.in_order]
        welcome = [self.welcome.learn, self.welcome.rules, self.welcome.playing]
        saved = [self.saved.list, *self.saved.buttons.values(), self.saved.bin_button]
        parts = [welcome, boxes] if self._has_row else [boxes, welcome]
        return [*parts, [self.last.go_on], saved]

    def take_keyboard(self) -> None:
        """Focus the most likely button: continue or begin; select that game."""
        last = self._last_unfinished(tuple(self.boxes))
        if last is not None:
            self.saved.choose(last)
        meant = last.game if last else self.game_id
        box = next(box for game_id, box in self.boxes.items() if game_id == meant)
        ways = (self.last.go_on, *box.in_order)
        next(way for way in ways if way.isVisibleTo(self)).setFocus()

    def refresh(self) -> None:
        """Read the folder again; what cannot be read quickly is read in the background."""
        listing = self._look()
        self._listed = listing.entries
        self._unread = listing.unread > 0
        self._read_beside()
        last = self._last_unfinished(tuple(self.boxes))
        for game_id, box in self.boxes.items():
            entry = self._last_unfinished((game_id,))
            is_last = last is None or (entry is not None and entry.path == last.path)
            is_new = all(one.game != game_id for one in self._listed)
            box.show_entry(entry, leads=is_last, is_new=is_new)
        self.last.show_entry(last)
        self.saved.show_listing(listing)
        self._fit()

    def open(self, entry: Entry) -> None:
        """Put a saved game on the table, or say why that is impossible."""
        self._open(entry, self.opened)

    def review(self, entry: Entry) -> None:
        """Show the review of a finished game, or say why that is impossible."""
        self._open(entry, self.review_wanted)

    def _open(self, entry: Entry, signal: SignalInstance) -> None:
        try:
            session = self._program.store.open(entry.path)
        except BadSave as problem:
            title = self.tr("{file} could not be opened").format(file=shown(entry.path.name))
            own_tables.tell_not_opened(self, title, problem, self._program.folders)
        else:
            signal.emit(session)

    def retranslate(self) -> None:
        self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._program.appearance.palette.surfaces.table))
        painter.end()
        if not self._reads:
            self._reads = True
            QTimer.singleShot(0, self, self._read_next)

    def _read_next(self) -> None:
        """Load one game and show its texts; events are processed in between."""
        unread = [game_id for game_id in self.boxes if not is_read(game_id)]
        if unread:
            board_of(unread[0])
            self.boxes[unread[0]].show_words()
            self._fit()
            QTimer.singleShot(0, self, self._read_next)
            return
        for box in self.boxes.values():  # a picture of a saved game may have loaded it first
            box.show_words()
        self.last.show_words()
        self._fit()
        self.saved.list.viewport().update()
        self._has_read_games = True
        self._read_beside()
        self.games_read.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # how it is laid out

    @property
    def _is_alone(self) -> bool:
        """Whether there is one game only."""
        return len(self.boxes) == 1

    def _lay_out(self) -> None:
        self._content = content = QWidget()
        content.setProperty("surface", "clear")
        if self._is_alone:
            self._lay_out_one(content)
        else:
            self._cells = cells = QGridLayout(content)
            cells.setContentsMargins(SIDES_PX, ENDS_PX, SIDES_PX, ENDS_PX)
            cells.setSpacing(GAP_PX)
        Measures(content, self._program.appearance)
        self._area = area = QScrollArea(self)
        area.setWidget(content)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its buttons take the keyboard
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        if self._has_row:
            self._put_row_on_top(whole)
        whole.addWidget(area)

    @property
    def _has_row(self) -> bool:
        """Whether the welcome is a row above the boxes; it goes with the first finished game."""
        return len(self.boxes) > COLUMNS

    def _put_row_on_top(self, whole: QVBoxLayout) -> None:
        self._top = QWidget(self)
        row = QVBoxLayout(self._top)
        row.setContentsMargins(SIDES_PX, ENDS_PX, SIDES_PX, 0)
        row.addWidget(self.welcome)
        Measures(self._top, self._program.appearance)
        whole.addWidget(self._top)

    @property
    def _height_below(self) -> int:
        """The height of the page below the row."""
        if not self._has_row or self._top.isHidden():
            return self.height()
        layout = self._top.layout()
        assert layout is not None
        return self.height() - layout.totalHeightForWidth(self.width())

    def _fit(self) -> None:
        """Show the pictures as large as possible, and the row where all boxes fit below it."""
        if self._has_row:
            self._top.setVisible(all(not entry.is_over for entry in self._listed))
        self._fit_below()
        if self._has_row and not self._fits and not self._top.isHidden():
            self._top.hide()
            self._fit_below()
        self._scroll_if_needed()

    def _fit_below(self) -> None:
        gap = self._program.appearance.gap
        width = self.width() - 2 * gap(SIDES_PX)
        height = self._height_below - 2 * gap(ENDS_PX)
        if self._is_alone:
            self._fit_one(width, height)
        else:
            self._fit_grid(width, height)

    def _fit_anew(self) -> None:
        """Fit again after texts have changed: their height is known after the layout."""
        self._fit()
        layout = self._content.layout()
        assert layout is not None
        layout.activate()
        self._fit()

    def _scroll_if_needed(self) -> None:
        """Show a scroll bar only if needed: it makes the page narrower and texts higher, so it
        would stay.
        """
        policy = Qt.ScrollBarPolicy
        self._area.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if self._fits else policy.ScrollBarAsNeeded
        )

    @property
    def _fits(self) -> bool:
        """Whether everything is in sight."""
        layout = self._content.layout()
        assert layout is not None
        return layout.totalHeightForWidth(self.width()) <= self._height_below

    # one game

    def _lay_out_one(self, content: QWidget) -> None:
        """The box with the welcome below; saved games beside them."""
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        self._page = QHBoxLayout(content)
        self._page.setContentsMargins(SIDES_PX, ENDS_PX, SIDES_PX, ENDS_PX)
        for column in (self._left, self._right):
            column.setSpacing(GAP_PX)
            self._page.addLayout(column)
        self._page.setSpacing(GAP_PX)
        for box in self.boxes.values():
            self._left.addWidget(box)
        self._right.addWidget(self.last)
        self._right.addWidget(self.saved, 1)

    def _fit_one(self, width: int, height: int) -> None:
        is_new = self.saved.is_empty
        self._put_welcome(is_new)
        between = self._program.appearance.gap(GAP_PX)
        left, right = SHARES_WHEN_NEW if is_new else SHARES
        self._page.setStretch(0, left)
        self._page.setStretch(1, right)
        left_width = (width - between) * left // (left + right)
        right_width = width - between - left_width
        below = 0 if is_new else self.welcome.height_at(left_width) + between
        for box in self.boxes.values():
            box.show_lid(box.room_for_lid(left_width, height - below))
        listed = self.saved.height_for(IN_SIGHT_OF_ONE)
        self.last.show_table(self.last.room_for_table(right_width, height - between - listed))

    def _put_welcome(self, is_new: bool) -> None:
        """New players see the welcome beside the box; later it moves below."""
        if is_new and self._right.indexOf(self.welcome) < 0:
            self._right.insertWidget(0, self.welcome)
        elif not is_new and self._left.indexOf(self.welcome) < 0:
            self._left.addWidget(self.welcome, 1)

    # several games

    def _fit_grid(self, width: int, height: int) -> None:
        between = self._program.appearance.gap(GAP_PX)
        room = Room(width, between, self._widest, self.saved.minimumWidth())
        wanted = fitting(len(self.boxes), room, has_last=self.last.has_entry)
        if wanted != self._grid:
            self._grid = wanted
            self._arrange(wanted)
        cell = room.cell(wanted.columns)
        upper, lower = self._heights(wanted, cell, height - (wanted.rows - 1) * between)
        lid = min(box.room_for_lid(cell, upper) for box in self.boxes.values())
        last = wanted.asides.get(LAST)
        self.last.setVisible(last is not None)
        if last is not None:
            table = self.last.room_for_table(cell, lower if last.row == wanted.saved.row else upper)
            if last.row == wanted.boxes[-1].row:
                lid = table = min(lid, table)
            self.last.show_table(table)
        for box in self.boxes.values():
            box.show_lid(lid)

    @property
    def _widest(self) -> int:
        """The least width of all cards but the saved games, in any state."""
        cards = (*self.boxes.values(), *([] if self._has_row else [self.welcome]))
        return max(self.last.least_width, *(card.minimumSizeHint().width() for card in cards))

    def _heights(self, wanted: Grid, cell: int, height: int) -> tuple[int, int]:
        """The height available for rows of boxes, and the least height of the row with the saved
        games.
        """
        low = [self.saved.height_for(IN_SIGHT)]
        row = height // wanted.rows
        if not wanted.saved_below:
            return row, row
        for name, aside in wanted.asides.items():
            if aside.row == wanted.saved.row:
                low.append(self.welcome.height_at(cell) if name == WELCOME else row)
        return (height - max(low)) // (wanted.rows - 1), max(low)

    def _arrange(self, wanted: Grid) -> None:
        """Put all cards into their cells."""
        cards: dict[QWidget, Cell | None] = {
            self.last: wanted.asides.get(LAST),
            **({} if self._has_row else {self.welcome: wanted.asides.get(WELCOME)}),
            **dict(zip(self.boxes.values(), wanted.boxes, strict=True)),
            self.saved: wanted.saved,
        }
        for card, cell in cards.items():
            self._cells.removeWidget(card)
            if cell is not None:
                self._cells.addWidget(card, cell.row, cell.column, 1, cell.span)
            card.setVisible(cell is not None)  # last: a new parent hides a widget
        for number in range(self._cells.columnCount()):
            self._cells.setColumnStretch(number, int(number < wanted.columns))
        for number in range(self._cells.rowCount()):
            is_last = number == wanted.rows - 1
            shares = not wanted.saved_below and number < wanted.rows
            self._cells.setRowStretch(number, int(is_last or shares))

    def _go_on(self, games: Collection[str]) -> None:
        entry = self._last_unfinished(games)
        if entry is not None:
            self.open(entry)

    def _last_unfinished(self, games: Collection[str]) -> Entry | None:
        return last_unfinished(self._listed, games)

    def _look(self) -> Listing:
        try:
            return self._program.library.listing()
        except StorageError:
            return Listing()

    def _read_beside(self) -> None:
        """Read the rest of the saved games in a thread, after the first picture."""
        if self._unread and self._has_read_games:
            self._program.library_reader.read()

    def _show_all(self) -> None:
        """Show what was read in the background; the list keeps its scroll position."""
        self.refresh()
        self.listed_anew.emit()
