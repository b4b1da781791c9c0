"""The library: a box for each game, what was played last, and everything that was begun."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.errors import BadSave, StorageError
from burgundy_desktop.core.game import GameInfo
from burgundy_desktop.desktop import own_tables, sides
from burgundy_desktop.desktop.boards import board_of, is_read, title_of_game
from burgundy_desktop.desktop.language import Retranslated
from burgundy_desktop.desktop.panels.saved_games import SavedGames
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.thumbnails import Thumbnails
from burgundy_desktop.games import found, load
from burgundy_desktop.storage.library import Entry

BOX_RATIO = 2 / 3


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
        self.boxes = {game_id: BoxCard(game_id, program, self) for game_id in found()}
        self.last = LastGame(program, self.thumbnails, self)
        self.saved = SavedGames(program, self.thumbnails, self)
        self.welcome = Welcome(self)
        self._lay_out()
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
        self.last.show_entry(self._last_unfinished(None))
        self.saved.refresh()

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
            QTimer.singleShot(0, self, self._read_next)
            return
        self.last.show_words()
        self.saved.list.viewport().update()
        self.games_read.emit()

    def _lay_out(self) -> None:
        shelf = QWidget()
        shelf.setProperty("surface", "clear")
        grid = QGridLayout(shelf)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(24)
        columns = 1 if len(self.boxes) == 1 else 2
        for number, box in enumerate(self.boxes.values()):
            grid.addWidget(box, number // columns, number % columns)
        row = grid.rowCount()
        grid.addWidget(self.welcome, row, 0, 1, columns)
        grid.setRowStretch(row, 1)
        area = QScrollArea(self)
        area.setWidget(shelf)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its buttons take the keyboard
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        right = QVBoxLayout()
        right.setSpacing(24)
        right.addWidget(self.last)
        right.addWidget(self.saved, 1)
        page = QHBoxLayout(self)
        page.setContentsMargins(24, 20, 24, 20)
        page.setSpacing(24)
        page.addWidget(area, 10)
        page.addLayout(right, 12)

    def _go_on(self, game_id: str | None) -> None:
        entry = self._last_unfinished(game_id)
        if entry is not None:
            self.open(entry)

    def _last_unfinished(self, game_id: str | None) -> Entry | None:
        try:
            return self._program.shelf.library.last_unfinished(game_id)
        except StorageError:
            return None


class BoxCard(QFrame):
    """A game's box: picture, name, what it is, and how to begin or go on."""

    def __init__(self, game_id: str, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._game_id = game_id
        self._program = program
        self._entry: Entry | None = None
        self._picture = BoxPicture(game_id, program, self)
        self._title = _label(self, "title")
        self._line = _label(self, "")
        self._line.setWordWrap(True)
        self._quiet = _label(self, "quiet")
        self._quiet.setWordWrap(True)
        for label in (self._title, self._line, self._quiet):
            label.setText("\N{NO-BREAK SPACE}")  # until the game is read
        self.go_on = _button(self, "primary")
        self.new_game = _button(self)
        self._lay_out()

    def show_entry(self, entry: Entry | None) -> None:
        """`entry` is the last unfinished game of this kind, None if there is none."""
        self._entry = entry
        self.go_on.setVisible(entry is not None)
        self.go_on.setText(self.tr("Continue"))
        self.new_game.setText(self.tr("New game"))
        self.new_game.setProperty("look", "" if entry is not None else "primary")
        self.new_game.style().unpolish(self.new_game)
        self.new_game.style().polish(self.new_game)
        if is_read(self._game_id):
            self.show_words()

    def show_words(self) -> None:
        """Show what the game is called, and what it is."""
        wording, info = board_of(self._game_id).wording, load(self._game_id).info
        self._title.setText(wording.title())
        self._line.setText(wording.tagline())
        header = self._entry.header if self._entry is not None else None
        moment = header.moment if header is not None else ""
        tables = own_tables.named(info.own_tables)
        self._quiet.setText(remarks(_for_whom(info), self._minutes(info), moment, tables))
        self.setAccessibleName(wording.title())
        for button in (self.go_on, self.new_game):  # every box has them
            button.setAccessibleName(f"{button.text()}: {wording.title()}")

    def _minutes(self, info: GameInfo) -> str:
        return self.tr("{minutes} min").format(minutes=info.minutes)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 16, 18, 18)
        column.setSpacing(6)
        column.addWidget(self._picture)
        column.addSpacing(6)
        column.addWidget(self._title)
        column.addWidget(self._line)
        column.addWidget(self._quiet)
        column.addSpacing(6)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self.go_on)
        buttons.addWidget(self.new_game)
        buttons.addStretch(1)
        column.addLayout(buttons)


class Welcome(Retranslated, QFrame):
    """For somebody who is here for the first time: where to read, and that little is needed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._heading = _label(self, "heading")
        self._text = _label(self, "")
        self._text.setWordWrap(True)
        self.rules = _button(self)
        self.playing = _button(self)
        buttons = QHBoxLayout()
        buttons.setSpacing(10)
        buttons.addWidget(self.rules)
        buttons.addWidget(self.playing)
        buttons.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 16)
        column.setSpacing(8)
        column.addWidget(self._heading)
        column.addWidget(self._text)
        column.addLayout(buttons)
        column.addStretch(1)
        self.retranslate()

    def retranslate(self) -> None:
        self._heading.setText(self.tr("New here?"))
        self._text.setText(
            self.tr(
                "Start a game with the usual seats: the bar above the table always says what can "
                "be done, and everything can be taken back."
            )
        )
        self.rules.setText(self.tr("The rules"))
        self.playing.setText(self.tr("How to play here"))


class BoxPicture(QWidget):
    """The lid of the box."""

    def __init__(self, game_id: str, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = f"games/{game_id}/box"
        self._program = program
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumWidth(240)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width * self._program.sprites.proportion(self._name))

    def sizeHint(self) -> QSize:
        return QSize(420, self.heightForWidth(420))

    def paintEvent(self, event: QPaintEvent) -> None:
        width = min(self.width(), round(self.height() / BOX_RATIO))
        ratio = self.devicePixelRatioF()
        pixmap = self._program.sprites.pixmap(self._name, width, ratio=ratio)
        painter = QPainter(self)
        size = pixmap.deviceIndependentSize()
        painter.drawPixmap(
            round((self.width() - size.width()) / 2),
            round((self.height() - size.height()) / 2),
            pixmap,
        )
        painter.end()


class LastGame(QFrame):
    """The game to go on with: its table as it stands, and one button."""

    def __init__(self, program: Program, thumbnails: Thumbnails, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._program = program
        self._thumbnails = thumbnails
        self._entry: Entry | None = None
        self._picture = TablePicture(program, self)
        self._heading = _label(self, "heading")
        self._moment = _label(self, "")
        self._seats = _label(self, "quiet")
        self._seats.setWordWrap(True)
        self.go_on = _button(self, "primary")
        self._lay_out()

    def show_entry(self, entry: Entry | None) -> None:
        """Show this unfinished game, or stay away if there is none."""
        self._entry = entry
        self.setVisible(entry is not None and entry.header is not None)
        if entry is None or entry.header is None:
            return
        header = entry.header
        self._heading.setText(self.tr("Go on where you were"))
        self._seats.setText(sides.names(header))
        self.go_on.setText(self.tr("Continue"))
        self.show_words()
        self.go_on.setAccessibleName(f"{self.go_on.text()}: {self._moment.text()}")
        self.show_picture()

    def show_words(self) -> None:
        """Show which game it is."""
        header = self._entry.header if self._entry is not None else None
        if header is not None:
            title = header.title or title_of_game(header.game)
            self._moment.setText(remarks(title, header.moment))

    def show_picture(self) -> None:
        """Show the picture of the table if it is painted by now."""
        if self._entry is not None:
            self._picture.show_pixmap(self._thumbnails.of(self._entry.path))

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 14, 18, 14)
        row.setSpacing(18)
        row.addWidget(self._picture)
        words = QVBoxLayout()
        words.setSpacing(5)
        words.addStretch(1)
        words.addWidget(self._heading)
        words.addWidget(self._moment)
        words.addWidget(self._seats)
        words.addSpacing(8)
        words.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        row.addLayout(words, 1)


class TablePicture(QWidget):
    """A small picture of a table with a rim."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = program.appearance
        self._pixmap: QPixmap | None = None
        self.setFixedSize(270, 189)

    def show_pixmap(self, pixmap: QPixmap | None) -> None:
        """Show this picture; None shows an empty table."""
        self._pixmap = pixmap
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.fillRect(place, QColor(self._look.palette.surfaces.recess))
        if self._pixmap is not None:
            painter.drawPixmap(place, self._pixmap, QRectF(self._pixmap.rect()))
        painter.setPen(QColor(self._look.palette.surfaces.rim))
        painter.drawRect(place)
        painter.end()


def _for_whom(info: GameInfo) -> str:
    text = QCoreApplication.translate("LibraryPage", "{least}–{most} players")
    return text.format(least=info.seats_min, most=info.seats_max)


def _button(parent: QWidget, look: str = "") -> QPushButton:
    """A button that Enter presses too."""
    button = QPushButton(parent, autoDefault=True)
    if look:
        button.setProperty("look", look)
    return button


def _label(parent: QWidget, look: str) -> QLabel:
    label = QLabel(parent)
    label.setTextFormat(Qt.TextFormat.PlainText)
    if look:
        label.setProperty("look", look)
    return label
