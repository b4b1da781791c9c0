"""The library: a box for each game, what was played last, and everything that was begun."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
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
from burgundy_desktop.desktop.library_cards import BoxCard, LastGame, Welcome
from burgundy_desktop.desktop.panels.saved_games import SavedGames
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.scale import Measures
from burgundy_desktop.desktop.thumbnails import Thumbnails
from burgundy_desktop.games import found
from burgundy_desktop.storage.library import Entry

FEW: Final = 2
"""So many boxes stand in one row, with everything else beside them; more fill rows of three."""
COLUMNS: Final = 3
GAP_PX: Final = 24
SIDES_PX: Final = 24
ENDS_PX: Final = 20
SHARES: Final = {1: (10, 12), 2: (2, 1)}
"""How boxes and saved games share the width, by the number of boxes."""
SHARES_WHEN_NEW: Final = {1: (14, 10), 2: (2, 1)}
IN_SIGHT: Final = {1: 5, 2: 3}
"""So many saved games are seen before the picture of the last one grows."""


class LibraryPage(Retranslated, QWidget):
    """What the player sees first."""

    new_game_wanted = Signal(str)
    """The id of the game."""
    opened = Signal(object)
    """A Sitting to put on the table."""
    games_read = Signal()
    """All games are known by now. They are read one by one after the first picture."""

    def __init__(self, program: Program, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._program = program
        self._reads = False
        self.thumbnails = Thumbnails(program.shelf, program.appearance, program.sprites, self)
        games = found()
        alone = len(games) == 1
        self.boxes = {game_id: BoxCard(game_id, program, self, is_alone=alone) for game_id in games}
        self.last = LastGame(program, self.thumbnails, self, is_upright=not alone)
        self.saved = SavedGames(program, self.thumbnails, self)
        self.welcome = Welcome(program, self)
        self._has_aside = len(games) <= COLUMNS
        self._lay_out()
        program.appearance.changed.connect(self._fit)
        for game_id, box in self.boxes.items():
            box.new_game.clicked.connect(partial(self.new_game_wanted.emit, game_id))
            box.go_on.clicked.connect(partial(self._go_on, game_id))
        self.last.go_on.clicked.connect(lambda: self._go_on(None))
        self.saved.open_wanted.connect(self.open)
        self.saved.changed.connect(self.refresh)
        self.thumbnails.painted.connect(lambda _: self.last.show_picture())
        self.retranslate()

    @property
    def game_id(self) -> str:
        """The game that is meant where none is on the table."""
        entry = self._last_unfinished(None)
        return entry.header.game if entry and entry.header else found()[0]

    @property
    def remark(self) -> str:
        """What the status bar says in the library."""
        count = self.saved.count
        if not count:
            return self.tr("Nothing begun yet")
        return remarks(self.tr("Everything saved"), self.tr("%n games", "", count))

    @property
    def in_order(self) -> list[QWidget]:
        """What takes the keyboard, in reading order."""
        boxes = [button for box in self.boxes.values() for button in (box.go_on, box.new_game)]
        welcome = [self.welcome.rules, self.welcome.playing]
        saved = [self.saved.list, *self.saved.buttons.values(), self.saved.bin_button]
        return [*boxes, *welcome, self.last.go_on, *saved]

    def take_keyboard(self) -> None:
        """Stand on what one most likely wants: to go on, or to begin."""
        first = next(iter(self.boxes.values())).new_game
        (self.last.go_on if self.last.go_on.isVisibleTo(self) else first).setFocus()

    def refresh(self) -> None:
        """Look at the disk again."""
        for game_id, box in self.boxes.items():
            box.show_entry(self._last_unfinished(game_id))
        self.last.show_entry(self._last_unfinished(None) if self._has_aside else None)
        self.saved.refresh()
        self._arrange()
        self._fit()

    def open(self, entry: Entry) -> None:
        """Put a saved game on the table, or say why that cannot be done."""
        try:
            sitting = self._program.shelf.open(entry.path)
        except BadSave as problem:
            title = self.tr("{file} was not opened").format(file=entry.path.name)
            own_tables.tell_not_opened(self, title, problem, self._program.shelf.folders)
        else:
            self.opened.emit(sitting)

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
        """Read one game and show its words; what is clicked meanwhile comes in between."""
        unread = [game_id for game_id in self.boxes if not is_read(game_id)]
        if unread:
            board_of(unread[0])
            self.boxes[unread[0]].show_words()
            self._fit()
            QTimer.singleShot(0, self, self._read_next)
            return
        self.last.show_words()
        self.saved.list.viewport().update()
        self.games_read.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    # how it is laid out

    def _lay_out(self) -> None:
        self._content = content = QWidget()
        content.setProperty("surface", "clear")
        if len(self.boxes) <= FEW:
            self._lay_out_few(content)
        else:
            self._lay_out_many(content)
        Measures(content, self._program.appearance)
        self._area = area = QScrollArea(self)
        area.setWidget(content)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its buttons take the keyboard
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area)

    def _lay_out_few(self, content: QWidget) -> None:
        """Boxes side by side, below them a word for those who are new; saved games beside."""
        self._shelf = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._shelf.setSpacing(GAP_PX)
        for box in self.boxes.values():
            self._shelf.addWidget(box, 1)
        self._left, self._right = QVBoxLayout(), QVBoxLayout()
        self._left.addLayout(self._shelf)
        self._right.addWidget(self.last)
        self._right.addWidget(self.saved, 1)
        self._page = QHBoxLayout(content)
        self._page.setContentsMargins(SIDES_PX, ENDS_PX, SIDES_PX, ENDS_PX)
        for column in (self._left, self._right):
            column.setSpacing(GAP_PX)
            self._page.addLayout(column)
        self._page.setSpacing(GAP_PX)

    def _lay_out_many(self, content: QWidget) -> None:
        """Rows of three cards; the saved games fill the last row."""
        grid = QGridLayout(content)
        grid.setContentsMargins(SIDES_PX, ENDS_PX, SIDES_PX, ENDS_PX)
        grid.setSpacing(GAP_PX)
        for number, box in enumerate(self.boxes.values()):
            grid.addWidget(box, number // COLUMNS, number % COLUMNS)
        row, column = divmod(len(self.boxes), COLUMNS)
        if self._has_aside:
            grid.addWidget(self.last, row, column)
            grid.addWidget(self.welcome, row, column)
            column += 1
        else:
            self.last.hide()
            self.welcome.hide()
        grid.addWidget(self.saved, row, column, 1, COLUMNS - column)
        for number in range(COLUMNS):
            grid.setColumnStretch(number, 1)
        for number in range(row + 1):
            grid.setRowStretch(number, 1)

    @property
    def _is_new(self) -> bool:
        """Nothing was begun yet: then who is new is told first."""
        return self.saved.is_empty

    def _arrange(self) -> None:
        """Put the word for those who are new where there is room for it."""
        count = len(self.boxes)
        if count > FEW:
            self.welcome.setVisible(self._has_aside and self.last.isHidden())
            return
        if count == 1 and self._is_new:
            if self._right.indexOf(self.welcome) < 0:
                self._right.insertWidget(0, self.welcome)
        elif self._left.indexOf(self.welcome) < 0:
            self._left.addWidget(self.welcome, 1)

    def _fit(self) -> None:
        """Show the pictures as large as there is room for them."""
        gap = self._program.appearance.gap
        width = self.width() - 2 * gap(SIDES_PX)
        height = self.height() - 2 * gap(ENDS_PX)
        if len(self.boxes) <= FEW:
            self._fit_few(width, height)
        else:
            self._fit_many(width, height)
        self._scroll_if_needed()

    def _scroll_if_needed(self) -> None:
        """A bar makes the page narrower and texts longer: once there it would stay."""
        layout = self._content.layout()
        assert layout is not None
        fits = layout.totalHeightForWidth(self.width()) <= self.height()
        policy = Qt.ScrollBarPolicy
        self._area.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOff if fits else policy.ScrollBarAsNeeded
        )

    def _fit_few(self, width: int, height: int) -> None:
        between = self._program.appearance.gap(GAP_PX)
        count = len(self.boxes) if self._has_room_beside(width) else 1
        along = QBoxLayout.Direction
        self._shelf.setDirection(along.TopToBottom if count == 1 else along.LeftToRight)
        left, right = (SHARES_WHEN_NEW if self._is_new else SHARES)[count]
        for column, share in enumerate((left, right)):
            self._page.setStretch(column, share)
        left_width = (width - between) * left // (left + right)
        right_width = width - between - left_width
        below = 0
        if self._left.indexOf(self.welcome) >= 0:
            below = self.welcome.height_at(left_width) + between
        for box in self.boxes.values():
            box.fit((left_width - (count - 1) * between) // count, height - below)
        listed = self.saved.height_for(IN_SIGHT[count])
        self.last.fit(right_width, height - between - listed)

    def _has_room_beside(self, width: int) -> bool:
        """Whether boxes can stand side by side; large text in a small window leaves no room."""
        between = self._program.appearance.gap(GAP_PX)
        boxes = (box.minimumSizeHint().width() + between for box in self.boxes.values())
        beside = max(card.minimumSizeHint().width() for card in (self.last, self.saved))
        return sum(boxes) + beside <= width

    def _fit_many(self, width: int, height: int) -> None:
        between = self._program.appearance.gap(GAP_PX)
        rows = len(self.boxes) // COLUMNS + 1
        cell = (width - (COLUMNS - 1) * between) // COLUMNS
        row = (height - (rows - 1) * between) // rows
        for box in self.boxes.values():
            box.fit(cell, row)
        self.last.fit(cell, row)

    def _go_on(self, game_id: str | None) -> None:
        entry = self._last_unfinished(game_id)
        if entry is not None:
            self.open(entry)

    def _last_unfinished(self, game_id: str | None) -> Entry | None:
        try:
            return self._program.shelf.library.last_unfinished(game_id)
        except StorageError:
            return None
