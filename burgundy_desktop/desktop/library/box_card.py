"""The box of a game: the picture of its lid, and buttons to begin or go on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.boardkit.sentences import on_lid, remarks
from burgundy_desktop.core.lid import Lid
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.boards import is_read, title_of_game
from burgundy_desktop.desktop.library.card_parts import BOX_GAP_PX, BOX_SIDES_PX, card_button
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.saves import own_tables
from burgundy_desktop.desktop.saves.saved_summary import summary_of
from burgundy_desktop.desktop.widgets.looks import wear
from burgundy_desktop.desktop.words.plain import plain_label
from burgundy_desktop.games import lid_of, load
from burgundy_desktop.lessons.files import has_lessons
from burgundy_desktop.storage.library import Entry

LEAST_BOX_PX: Final = 96
BOX_RATIO: Final = 2 / 3
SIGN_PX: Final = 18


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
        self.go_on = card_button(self, "primary")
        self.new_game = card_button(self)
        self.learn = card_button(self)
        self._is_new = False
        """Whether this game was never played."""
        self._picture.opened.connect(self._open)
        program.appearance.changed.connect(self._show_sign)
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
            wear(button, "primary" if leads and button is first else "icon" if is_sign else "")
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
        has_room = self._entry is None
        self.learn.setText(self.tr("Learn") if has_room else "")
        self.learn.setToolTip("" if has_room else self.tr("Learn"))
        self._show_sign()

    def _show_sign(self) -> None:
        """In the ink and size of now."""
        look, has_room = self._program.appearance, self._entry is None
        size, ink = look.gap(SIGN_PX), look.palette.text.ink
        sign = QIcon() if has_room else self._program.sprites.icon("learn", ink, ink, size=size)
        self.learn.setIcon(sign)
        self.learn.setIconSize(QSize(size, size))


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


def _for_whom(lid: Lid) -> str:
    text = QCoreApplication.translate("LibraryPage", "{least}–{most} players")
    return text.format(least=lid.seats_min, most=lid.seats_max)
