"""The library page: a box for each game, the last game, and all saved games."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.errors import BadSave, StorageError
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.boards import board_of, is_read
from burgundy_desktop.desktop.library.box_card import BoxCard
from burgundy_desktop.desktop.library.cards import ENDS_PX, SIDES_PX, Cards
from burgundy_desktop.desktop.library.grid import COLUMNS
from burgundy_desktop.desktop.library.last_game import LastGame
from burgundy_desktop.desktop.library.one_game import OneGame
from burgundy_desktop.desktop.library.several_games import SeveralGames
from burgundy_desktop.desktop.library.welcome import Welcome
from burgundy_desktop.desktop.panels.saved_games import SavedGames
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.saves import own_tables
from burgundy_desktop.desktop.saves.thumbnails import Thumbnails
from burgundy_desktop.desktop.widgets.parts import Part
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import shown
from burgundy_desktop.games import found, lid_of
from burgundy_desktop.storage.library import Entry, Listing, last_unfinished

if TYPE_CHECKING:
    from burgundy_desktop.desktop.match.session import Session


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
        self._cards = Cards(self.boxes, self.last, self.saved, self.welcome)
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
        """The current game if none is on the table: the one that was played last; before the first
        one, the shortest.
        """
        games = found()
        shortest = min(games, key=lambda game: lid_of(game).minutes)
        return next((entry.game for entry in self._listed if entry.game in games), shortest)

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
        if self.saved.unreadable:
            return self.saved.unreadable
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
        parts = [welcome, boxes] if self._cards.have_row else [boxes, welcome]
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
        listing, problem = self._look()
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
        self.saved.show_listing(listing, problem)
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
            self.saved.changed.emit()  # the file may be gone or another one by now
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

    def _lay_out(self) -> None:
        self._content = content = QWidget()
        content.setProperty("surface", "clear")
        arrange = OneGame if self._cards.are_of_one_game else SeveralGames
        self._arrangement = arrange(self._cards, self._program.appearance, content)
        Measures(content, self._program.appearance)
        self._area = area = QScrollArea(self)
        area.setWidget(content)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its buttons take the keyboard
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        if self._cards.have_row:
            self._put_row_on_top(whole)
        whole.addWidget(area)

    def _put_row_on_top(self, whole: QVBoxLayout) -> None:
        self._top = QWidget(self)
        row = QVBoxLayout(self._top)
        row.setContentsMargins(SIDES_PX, ENDS_PX, SIDES_PX, 0)
        row.addWidget(self.welcome)
        Measures(self._top, self._program.appearance)
        whole.addWidget(self._top)

    def _fit(self) -> None:
        """Show the pictures as large as possible, and the row where all boxes fit below it. It is
        never shown to see whether they do: the page could be painted meanwhile.
        """
        has_row = self._cards.have_row and all(not entry.is_over for entry in self._listed)
        has_row = has_row and self._fits_in(self._height_below_row)
        fits = has_row or self._fits_in(self.height())
        if self._cards.have_row:
            self._top.setVisible(has_row)
        self._scroll(fits=fits)

    @property
    def _height_below_row(self) -> int:
        """The height of the page below the row."""
        layout = self._top.layout()
        assert layout is not None
        return self.height() - layout.totalHeightForWidth(self.width())

    def _fits_in(self, height: int) -> bool:
        """Show the pictures as large as this height allows. False if not everything is in sight."""
        gap = self._program.appearance.gap
        self._arrangement.fit(self.width() - 2 * gap(SIDES_PX), height - 2 * gap(ENDS_PX))
        layout = self._content.layout()
        assert layout is not None
        return layout.totalHeightForWidth(self.width()) <= height

    def _fit_anew(self) -> None:
        """Fit again after texts have changed: their heights are known only after the layout."""
        self._fit()
        layout = self._content.layout()
        assert layout is not None
        layout.activate()
        self._fit()

    def _scroll(self, *, fits: bool) -> None:
        """Show a scroll bar only if needed: it makes the page narrower and texts higher, so it
        would stay.
        """
        policy = Qt.ScrollBarPolicy
        self._area.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        )

    def _go_on(self, games: Collection[str]) -> None:
        entry = self._last_unfinished(games)
        if entry is not None:
            self.open(entry)

    def _last_unfinished(self, games: Collection[str]) -> Entry | None:
        return last_unfinished(self._listed, games)

    def _look(self) -> tuple[Listing, StorageError | None]:
        """The games, and why their folder cannot be read."""
        try:
            return self._program.library.listing(), None
        except StorageError as problem:
            return Listing(), problem

    def _read_beside(self) -> None:
        """Read the rest of the saved games in a thread, after the first picture."""
        if self._unread and self._has_read_games:
            self._program.library_reader.read()

    def _show_all(self) -> None:
        """Show what was read in the background; the list keeps its scroll position."""
        self.refresh()
        self.listed_anew.emit()
