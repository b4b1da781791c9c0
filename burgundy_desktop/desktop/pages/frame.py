"""The frame of the pages: the side column, and the current page beside it."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.pages import PAGES, words
from burgundy_desktop.desktop.pages.keyboard import Keyboard
from burgundy_desktop.desktop.pages.page import Page
from burgundy_desktop.desktop.pages.reading import Reading
from burgundy_desktop.desktop.pages.side_column import SideColumn
from burgundy_desktop.desktop.pages.unnamed import named_in_language
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.widgets.page_stack import PageStack
from burgundy_desktop.desktop.widgets.parts import Part
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.storage.chronicle import Read
from burgundy_desktop.storage.claiming import Guest
from burgundy_desktop.storage.known_players import with_players

GAP_PX: Final = 16


class Pages(Retranslated, QWidget):
    """Lies in the place of the library. Esc leads back to it: the window sees to that."""

    left = Signal()
    page_wanted = Signal(str)
    """Emitted with a name of `PAGES`."""
    opened = Signal(object)
    """Emitted with a Session to put on the table."""
    new_game_wanted = Signal(str)
    """Emitted with the id of a game."""
    written = Signal(object)
    """Emitted with the Path of an exported file."""
    told = Signal()
    """Emitted when `remark` or the order of Tab has changed."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        self._program = program
        self._made: dict[str, Page] = {}
        self._read: Read | None = None
        self.name = ""
        """The page that is shown, one of `PAGES`."""
        self.side = SideColumn(program, self)
        self._stack = PageStack(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(GAP_PX, 14, GAP_PX, 14)
        row.setSpacing(14)
        row.addWidget(self.side)
        row.addWidget(self._stack, 1)
        Measures(self, program.appearance)
        self._reading = Reading(program.store.chronicle, self)
        self._reading.done.connect(self._take)
        self.side.game_chosen.connect(lambda _: self._show())
        self.side.page_wanted.connect(self._go)
        self._keyboard = Keyboard(self, self._to_rest_on)

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self._made[self.name]

    @property
    def is_read(self) -> bool:
        """Whether the chronicle has been read."""
        return self._read is not None

    @property
    def remark(self) -> str:
        """The text of the status bar."""
        if self._read is None:
            return words.reads()
        clean = sum(game.clean for game in self._read.finished)
        return words.kept_here(len(self._read.finished), clean)

    @property
    def parts(self) -> list[Part]:
        """The column at the side, and the page."""
        return [self.side.in_order, self.page.in_order]

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab, in reading order."""
        return [widget for part in self.parts for widget in part]

    def _to_rest_on(self) -> list[QWidget]:
        """The widgets that may get the focus when the widget that had it is gone, best first."""
        return [*self.page.in_order, *self.side.in_order]

    def come(self, name: str, guest: Guest | None = None) -> None:
        """Show this page (that of the players may ask a guest for a name), and read the chronicle
        for it.
        """
        self._leave_page()
        self.name = name
        if name not in self._made:
            self._make(name)
        self._stack.setCurrentWidget(self.page)
        self.side.show_page(name)
        self.page.welcome(guest)
        self.read_anew()

    def leave(self) -> None:
        """Another page of the window is shown: forget what was read."""
        self._leave_page()
        self._reading.stop()
        self._read = None

    def _leave_page(self) -> None:
        if self.name:
            self.page.leave()

    def finish(self) -> None:
        """The program ends: wait for what the pages write."""
        for page in self._made.values():
            page.finish()
        self.leave()

    def read_anew(self) -> None:
        """The chronicle has changed."""
        if self._read is None:
            self.page.wait()
        self._reading.begin()
        self.told.emit()

    def take_keyboard(self) -> None:
        """Focus what the page begins with, usually the list of games."""
        (self.page.begins_with or self.side.games).setFocus()

    def retranslate(self) -> None:
        if self._read is not None:
            self._read = named_in_language(self._read)
        self._show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._program.appearance.palette.surfaces.table))
        painter.end()

    def _make(self, name: str) -> None:
        page: Page = import_module(PAGES[name]).make(self._program, self)
        page.opened.connect(self.opened)
        page.new_game_wanted.connect(self.new_game_wanted)
        page.page_wanted.connect(self._go)
        page.game_wanted.connect(self.side.choose)
        page.changed.connect(self.read_anew)
        page.written.connect(self.written)
        self._made[name] = page
        self._stack.addWidget(page)

    def _go(self, name: str) -> None:
        if name in PAGES:
            self.page_wanted.emit(name)
        else:
            self.left.emit()

    def _take(self, read: Read) -> None:
        self._read = named_in_language(with_players(read, self._program.store.profiles))
        self._show()

    def _show(self) -> None:
        if self._read is None or not self.name:
            return
        self.page.show_read(self._read, self.side.game_id)
        self.side.show_tallies(self.page.tallies(self._read), self.page.medals(self._read))
        self.told.emit()
