"""The cards of the library: the boxes, the last game, and the welcome for new players."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.boardkit.sentences import on_lid, remarks
from burgundy_desktop.core.lid import Lid
from burgundy_desktop.desktop import own_tables, sides
from burgundy_desktop.desktop.boards import is_read, title_of_game
from burgundy_desktop.desktop.face_row import FaceRow
from burgundy_desktop.desktop.language import Retranslated
from burgundy_desktop.desktop.ornaments import paint_ornaments_below
from burgundy_desktop.desktop.plain import plain_label, shown
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.saved_summary import summary_of
from burgundy_desktop.desktop.scale import Measures
from burgundy_desktop.desktop.thumbnails import TABLE_SIZE, Thumbnails
from burgundy_desktop.games import lid_of, load
from burgundy_desktop.lessons.files import has_lessons
from burgundy_desktop.storage.library import Entry

LEAST_BOX_PX: Final = 96
LEAST_TABLE_PX: Final = 96
TABLE_SHARE: Final = 0.5
"""The greatest share of the card's width for the picture of the table beside its text."""
BOX_RATIO: Final = 2 / 3
BOX_SIDES_PX: Final = (16, 12, 16, 14)
BOX_GAP_PX: Final = 4
SIGN_PX: Final = 18
TABLE_RATIO: Final = TABLE_SIZE.height() / TABLE_SIZE.width()


class BoxCard(QFrame):
    """A game's box: picture, title, tagline, and buttons to begin or continue."""

    def __init__(
        self, game_id: str, program: Program, parent: QWidget, *, is_alone: bool = False
    ) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._game_id = game_id
        self._program = program
        self._entry: Entry | None = None
        self._picture = BoxPicture(game_id, program, self)
        self._title = plain_label(self, "title" if is_alone else "heading")
        self._line = plain_label(self, "")
        self._quiet = plain_label(self, "quiet")
        for label in (self._title, self._line, self._quiet):
            label.setWordWrap(True)
        self.go_on = _button(self, "primary")
        self.new_game = _button(self)
        self.learn = _button(self)
        self._is_new = False
        """Whether this game was never played."""
        self._picture.opened.connect(self._open)
        self._lay_out()

    @property
    def in_order(self) -> list[QPushButton]:
        """Its buttons from the left: who never played a game learns it first."""
        if self._is_new and has_lessons(self._game_id):
            return [self.learn, self.new_game]
        return [self.go_on, self.new_game, self.learn]

    def show_entry(self, entry: Entry | None, *, leads: bool = True, is_new: bool = False) -> None:
        """`entry` is the last unfinished match of this game, None if there is none. `leads` makes
        its first button the default of the page. `is_new` is a game that was never played.
        """
        self._entry, self._is_new = entry, is_new
        self.go_on.setVisible(entry is not None)
        self.go_on.setText(self.tr("Continue"))
        self.new_game.setText(self.tr("New game"))
        self.learn.setVisible(has_lessons(self._game_id))
        self._show_in_order()
        first = next(one for one in self.in_order if not one.isHidden())
        for button in self.in_order:
            is_sign = button is self.learn and entry is not None
            _wear(button, "primary" if leads and button is first else "icon" if is_sign else "")
        self.show_words()

    def show_words(self) -> None:
        """Show title, tagline and, once it is loaded, the moment of the last match."""
        lid = lid_of(self._game_id)
        title = title_of_game(self._game_id)
        self._title.setText(title)
        self._line.setText(on_lid(self._game_id, lid.tagline)())
        minutes = self.tr("{minutes} min").format(minutes=lid.minutes)
        self._quiet.setText(remarks(_for_whom(lid), minutes, *self._read_by_now()))
        self.setAccessibleName(title)
        for button in (self.go_on, self.new_game, self.learn):  # every box has these buttons
            button.setAccessibleName(f"{button.text() or button.toolTip()}: {title}")

    def _read_by_now(self) -> tuple[str, ...]:
        """The moment of the last match and a player's own tables; empty until the game
        is loaded.
        """
        if not is_read(self._game_id):
            return ()
        moment = summary_of(self._entry) if self._entry is not None else ""
        return moment, own_tables.named(load(self._game_id).info.own_tables)

    def room_for_lid(self, width: int, height: int) -> int:
        """The height for the lid in a card of this size."""
        layout, look = self.layout(), self._program.appearance
        assert layout is not None
        words = layout.totalHeightForWidth(width) - self._picture.height()
        sides = layout.contentsMargins()
        wide = round((width - sides.left() - sides.right()) * BOX_RATIO)
        return max(min(wide, height - words), look.gap(LEAST_BOX_PX))

    def show_lid(self, height: int) -> None:
        """Show the lid at this height."""
        self._picture.setFixedHeight(height)

    def _open(self) -> None:
        """Continue the last match, or begin a new one."""
        (self.go_on if self._entry is not None else self.new_game).click()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(*BOX_SIDES_PX)
        column.setSpacing(BOX_GAP_PX)
        column.addWidget(self._picture)
        column.addSpacing(BOX_GAP_PX)
        column.addWidget(self._title)
        column.addWidget(self._line)
        column.addWidget(self._quiet)
        column.addStretch(1)
        column.addSpacing(BOX_GAP_PX)
        self._buttons = QHBoxLayout()
        column.addLayout(self._buttons)
        self._buttons.setSpacing(10)
        for button in (self.go_on, self.new_game, self.learn):
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        Measures(self, self._program.appearance)

    def _show_in_order(self) -> None:
        """Beside *Continue* there is room for the sign of *Learn* alone."""
        for place, button in enumerate(self.in_order):
            self._buttons.insertWidget(place, button)
        look, has_room = self._program.appearance, self._entry is None
        self.learn.setText(self.tr("Learn") if has_room else "")
        self.learn.setToolTip("" if has_room else self.tr("Learn"))
        size, ink = look.gap(SIGN_PX), look.palette.text.ink
        sign = QIcon() if has_room else self._program.sprites.icon("learn", ink, ink, size=size)
        self.learn.setIcon(sign)
        self.learn.setIconSize(QSize(size, size))


class Welcome(Retranslated, QFrame):
    """The welcome for new players: where to learn a game, and to read the rules."""

    def __init__(self, program: Program, parent: QWidget, *, is_row: bool = False) -> None:
        """`is_row` puts everything side by side, for a page full of boxes."""
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._program = program
        self._is_row = is_row
        self._heading = plain_label(self, "heading")
        self._text = plain_label(self, "")
        self._text.setWordWrap(True)
        self.learn = _button(self, "primary")
        self.rules = _button(self)
        self.playing = _button(self)
        self.learn.setVisible(is_row)  # beside the boxes, which have it too, there is no room
        if is_row:
            self._lay_out_row()
        else:
            self._lay_out_column()
        Measures(self, program.appearance)
        self.retranslate()

    def _lay_out_column(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 16)
        column.setSpacing(8)
        column.addWidget(self._heading)
        column.addWidget(self._text)
        _row_of(column, self.rules, self.playing).addStretch(1)
        column.addStretch(1)

    def _lay_out_row(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 10, 12, 10)
        row.setSpacing(18)
        row.addWidget(self._heading)
        row.addWidget(self._text, 1)
        _row_of(row, self.learn, self.rules, self.playing)

    def height_at(self, width: int) -> int:
        """The height that the card needs at this width."""
        layout = self.layout()
        assert layout is not None
        return layout.totalHeightForWidth(width)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._is_row:
            return
        ends = self.playing.geometry().bottom()
        paint_ornaments_below(self, ends, self._program.appearance, self._program.sprites)

    def retranslate(self) -> None:
        self._heading.setText(self.tr("New here?"))
        self._text.setText(self._in_short if self._is_row else self._in_full)
        self.learn.setText(self.tr("Learn"))
        self.rules.setText(self.tr("The rules"))
        self.playing.setText(self.tr("How to play here"))

    @property
    def _in_short(self) -> str:
        return self.tr("Learn a game by playing it: twenty minutes, and every move can be undone.")

    @property
    def _in_full(self) -> str:
        return self.tr(
            "Start a game with the usual players. The bar above the table always says what you "
            "can do, and every move can be undone."
        )


class BoxPicture(QWidget):
    """The lid of the box, as large as possible. A click opens the box."""

    opened = Signal()

    def __init__(self, game_id: str, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = f"games/{game_id}/box"
        self._program = program
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_left = event.button() == Qt.MouseButton.LeftButton
        if is_left and self.rect().contains(event.position().toPoint()):
            self.opened.emit()

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
    """The last game: a picture of its table, and a button to continue."""

    def __init__(
        self, program: Program, thumbnails: Thumbnails, parent: QWidget, *, is_upright: bool
    ) -> None:
        """`is_upright` puts the text below the picture, as on a box, not beside it."""
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._program = program
        self._is_upright = is_upright
        self._entry: Entry | None = None
        self._picture = TablePicture(program, thumbnails, self)
        self._heading = plain_label(self, "heading")
        self._moment = plain_label(self, "")
        self._heading.setWordWrap(True)
        self._moment.setWordWrap(True)
        self._faces = FaceRow(program, self)
        self._seats = plain_label(self, "quiet")
        self._seats.setWordWrap(True)
        self.go_on = _button(self, "primary")
        self._lay_out()

    @property
    def has_entry(self) -> bool:
        """Whether there is a game to continue."""
        return self._entry is not None and self._entry.header is not None

    @property
    def least_width(self) -> int:
        """The least width of the card with its text below the picture."""
        layout = self.layout()
        assert layout is not None
        sides = layout.contentsMargins()
        picture = round(self._program.appearance.gap(LEAST_TABLE_PX) / TABLE_RATIO)
        return max(self._words.minimumSize().width(), picture) + sides.left() + sides.right()

    def show_entry(self, entry: Entry | None) -> None:
        """Show this unfinished game; hide if there is none."""
        self._entry = entry
        self.setVisible(self.has_entry)
        if entry is None or entry.header is None:
            return
        header = entry.header
        self._heading.setText(self.tr("Continue where you left off"))
        self._seats.setText(sides.names(header))
        self._faces.show_faces(sides.faces(header))
        self.go_on.setText(self.tr("Continue"))
        self.show_words()
        self.show_picture()

    def show_words(self) -> None:
        """Show the texts of the game."""
        if self._entry is None or self._entry.header is None:
            return
        header = self._entry.header
        title = shown(header.title) or title_of_game(header.game)
        self._moment.setText(remarks(title, summary_of(self._entry)))
        self.go_on.setAccessibleName(f"{self.go_on.text()}: {self._moment.text()}")

    def show_picture(self) -> None:
        """Show the picture of the table if it is ready."""
        if self._entry is not None:
            self._picture.show_table_of(self._entry.path)

    def room_for_table(self, width: int, height: int) -> int:
        """The height for the table in a card of this size."""
        layout, look = self.layout(), self._program.appearance
        assert layout is not None
        sides = layout.contentsMargins()
        across = width - sides.left() - sides.right()
        if self._is_upright:
            words = layout.totalHeightForWidth(width) - self._picture.height()
            down = height - words
        else:
            down = height - sides.top() - sides.bottom()
            across = round(across * TABLE_SHARE)
        return max(min(down, round(across * TABLE_RATIO)), look.gap(LEAST_TABLE_PX))

    def show_table(self, height: int) -> None:
        """Show the table at this height."""
        self._picture.take_height(height)

    def _lay_out(self) -> None:
        self._words = QVBoxLayout()
        if self._is_upright:
            self._lay_out_upright()
        else:
            self._lay_out_beside()
        Measures(self, self._program.appearance)

    def _fill(self, words: QVBoxLayout) -> None:
        words.setSpacing(BOX_GAP_PX)
        for part in (self._heading, self._moment, self._faces, self._seats):
            words.addWidget(part)
        if self._is_upright:
            words.addStretch(1)
        words.addSpacing(BOX_GAP_PX)
        words.addWidget(self.go_on, 0, Qt.AlignmentFlag.AlignLeft)

    def _lay_out_upright(self) -> None:
        """Lay out like a box, so that titles and buttons of the cards in a row are aligned."""
        column = QVBoxLayout(self)
        column.setContentsMargins(*BOX_SIDES_PX)
        column.setSpacing(BOX_GAP_PX)
        column.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(BOX_GAP_PX)
        column.addLayout(self._words, 1)
        self._fill(self._words)

    def _lay_out_beside(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 14, 18, 14)
        row.setSpacing(18)
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignCenter)
        row.addLayout(self._words, 1)
        self._words.addStretch(1)
        self._fill(self._words)
        self._words.addStretch(1)


class TablePicture(QWidget):
    """A small picture of a table, with a rim."""

    def __init__(self, program: Program, thumbnails: Thumbnails, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = program.appearance
        self._thumbnails = thumbnails
        self._path: Path | None = None
        self.take_height(self._look.gap(LEAST_TABLE_PX))

    def take_height(self, height: int) -> None:
        """Take this height, and the width of a table in proportion."""
        self.setFixedSize(round(height / TABLE_RATIO), height)

    def show_table_of(self, path: Path) -> None:
        """Show the table of this saved game; an empty one until the picture is ready."""
        self._path = path
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        place = self.rect().adjusted(1, 1, -1, -1)
        painter.fillRect(place, QColor(self._look.palette.surfaces.recess))
        if self._path is not None:
            ratio = self.devicePixelRatioF()
            pixmap = self._thumbnails.in_size(self._path, place.size(), ratio)
            if pixmap is not None:
                painter.drawPixmap(place.topLeft(), pixmap)
        painter.setPen(QColor(self._look.palette.surfaces.rim))
        painter.drawRect(QRectF(place))
        painter.end()


def _for_whom(lid: Lid) -> str:
    text = QCoreApplication.translate("LibraryPage", "{least}–{most} players")
    return text.format(least=lid.seats_min, most=lid.seats_max)


def _row_of(around: QBoxLayout, *buttons: QPushButton) -> QHBoxLayout:
    """Add a row of buttons to a layout."""
    row = QHBoxLayout()
    around.addLayout(row)
    row.setSpacing(10)
    for button in buttons:
        row.addWidget(button)
    return row


def _button(parent: QWidget, look: str = "") -> QPushButton:
    """A button that also reacts to Enter."""
    button = QPushButton(parent, autoDefault=True)
    if look:
        button.setProperty("look", look)
    return button


def _wear(button: QPushButton, look: str) -> None:
    button.setProperty("look", look)
    button.style().unpolish(button)
    button.style().polish(button)
