"""The list of saved games with pictures and buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.core.errors import StorageError
from burgundy_desktop.desktop.appearance.ornaments import paint_ornaments_below, room_between
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.dialogs import openers
from burgundy_desktop.desktop.dialogs.notice import ask_for_text, notice
from burgundy_desktop.desktop.panels import saved_rows
from burgundy_desktop.desktop.process import instant
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.saves.save_titles import copy_title
from burgundy_desktop.desktop.saves.thumbnails import Thumbnails
from burgundy_desktop.desktop.widgets.looks import wear
from burgundy_desktop.desktop.widgets.menu_key import open_menu_by_key
from burgundy_desktop.desktop.words.language import Retranslated
from burgundy_desktop.desktop.words.plain import plain_label, shown
from burgundy_desktop.desktop.words.problems import sentence
from burgundy_desktop.storage.library import Entry, Listing

ROW_SHARE: Final = 0.21
"""The greatest height of a row, as a share of its width: the text needs room beside the picture."""
LEAST_IN_SIGHT: Final = 2
"""The games visible in the smallest window, if there are that many."""
ICONS: Final = {
    "review": "statistics",
    "rename": "rename",
    "duplicate": "duplicate",
    "export": "export",
    "delete": "trash",
}
RESTORE: Final = "restore"
"""The only button in the bin."""
OF_ANY_FILE: Final = {"export", "delete", RESTORE}
"""What can be done with a file that cannot be opened."""
ICON_PX: Final = 18
BUTTON_GAP_PX: Final = 6
"""In a window of 1280 px all buttons have room below one column of three, in each language."""


class SavedList(QListView):
    """The list; some keys mean something else here than in the window."""

    tasks: Mapping[int, Callable[[], object]] = {}
    """What a key does with the current game."""

    def event(self, event: QEvent) -> bool:
        is_asked = event.type() is QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and self._task_of(event) is not None:
            event.accept()  # else the action of the window takes it
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        task = self._task_of(event)
        if task is None:
            super().keyPressEvent(event)
        else:
            task()

    def _task_of(self, event: QKeyEvent) -> Callable[[], object] | None:
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return None
        return self.tasks.get(event.key())


class SavedGames(Retranslated, QFrame):
    """The list with its buttons; it can show the bin instead."""

    open_wanted = Signal(object)
    """Emitted with the Entry to open."""
    review_wanted = Signal(object)
    """Emitted with the Entry of a finished game."""
    changed = Signal()
    """Emitted when a file was renamed, copied, deleted or restored."""
    written = Signal(object)
    """Emitted with the Path of an exported game."""

    def __init__(self, program: Program, thumbnails: Thumbnails, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("surface", "panel")
        self._program = program
        self._shows_bin = False
        self._in_library = self._in_bin = self._readable = 0
        self._listed = Listing()
        self._problem: StorageError | None = None
        self._make_list(thumbnails)
        self._heading = plain_label(self, "heading")
        self._empty = plain_label(self, "quiet")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        names = ("open", "review", "rename", "duplicate", "export", "delete", RESTORE)
        self.buttons = {name: QPushButton(self) for name in names}
        self.bin_button = QPushButton(self)
        for button in (*self.buttons.values(), self.bin_button):
            button.setAutoDefault(True)  # Enter presses it
        self.bin_button.setProperty("look", "quiet")
        self._words: dict[str, str] = {}
        self._widths: dict[str, int] = {}
        """What `_measured` has found; empty until it is asked for."""
        self._has_texts: bool | None = None
        """Whether the buttons show their texts; None until they show anything."""
        self._lay_out()
        program.appearance.changed.connect(self._dress)
        self._connect(thumbnails)
        self.retranslate()

    def _make_list(self, thumbnails: Thumbnails) -> None:
        self.model = saved_rows.SavedModel(self)
        self.list = SavedList(self)
        self.list.setModel(self.model)
        self._rows = saved_rows.SavedDelegate(self._program, thumbnails, self.list)
        self.list.setItemDelegate(self._rows)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setMouseTracking(True)
        self.list.setUniformItemSizes(True)  # one size for thousands of rows
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)

    @property
    def count(self) -> int:
        """The number of games in the library, without unreadable files."""
        return self._readable

    @property
    def unreadable(self) -> str:
        """That the folder of games cannot be read, and why; empty if it can."""
        if self._problem is None:
            return ""
        said = self.tr("The folder of your games cannot be read ({reason}).")
        return said.format(**self._problem.values)

    def show_listing(self, listing: Listing, problem: StorageError | None = None) -> None:
        """Show these games of the library, or why there are none; the selection is kept."""
        self._listed, self._problem = listing, problem
        self.refresh()

    def refresh(self) -> None:
        """Show the library as listed last, or read the bin. If the selected game is gone, the next
        one is selected.
        """
        chosen, row = self._chosen(), max(0, self.list.currentIndex().row())
        binned = self._look_into_bin()
        listed, unread = self._listed.entries, self._listed.unread
        self._in_library = len(listed) + unread
        self._readable = sum(bool(entry.game) for entry in listed) + unread
        entries = binned if self._shows_bin else listed
        self.model.show(entries)
        if entries:
            self.list.setCurrentIndex(self.model.index(min(row, len(entries) - 1)))
        if chosen is not None:
            self.choose(chosen)
        self.list.setVisible(bool(entries))
        self._empty.setVisible(not entries)
        self._show_buttons()
        self._write_heading()
        self._fit()

    def choose(self, wanted: Entry) -> None:
        """Select this game, if it is listed."""
        for row, entry in enumerate(self.model.entries):
            if entry.place == wanted.place:
                self.list.setCurrentIndex(self.model.index(row))
                break

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        paint_ornaments_below(self, self._ends, self._program.appearance, self._program.sprites)

    def retranslate(self) -> None:
        self._words = {
            "open": self.tr("Open"),
            "review": self.tr("Review"),
            "rename": self.tr("Rename…"),
            "duplicate": self.tr("Duplicate"),
            "export": self.tr("Export…"),
            "delete": self.tr("Delete"),
            RESTORE: self.tr("Restore"),
        }
        for name, text in self._words.items():
            self.buttons[name].setAccessibleName(text)
        self._forget_buttons()
        self.list.setAccessibleName(self.tr("Saved games"))
        self.refresh()

    @property
    def is_empty(self) -> bool:
        """Whether the library has no game; ignores the bin."""
        return not self._in_library

    def height_for(self, rows: int) -> int:
        """The height at which this many games are visible, if there are that many. It is the same
        for library and bin, so that nothing jumps when the view changes.
        """
        most = max(self._in_library, self._in_bin, 1)
        return self._around + min(most, rows) * self._rows.least

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @property
    def _ends(self) -> int:
        """The lower end of the contents, below which ornaments may be painted."""
        if self.model.entries:
            return self.buttons[RESTORE if self._shows_bin else "open"].geometry().bottom()
        said = self._empty.fontMetrics().horizontalAdvance(self._empty.text())
        if said <= room_between(self.width(), self._program.appearance):
            return self._heading.geometry().bottom()
        place = self._empty.geometry()
        return place.center().y() + self._empty.heightForWidth(place.width()) // 2

    @property
    def _around(self) -> int:
        """The height of everything but the list."""
        sides, gap = self._column.contentsMargins(), self._column.spacing()
        head = max(self._heading.sizeHint().height(), self.bin_button.sizeHint().height())
        frame = 2 * (self.list.frameWidth() + self.frameWidth())
        foot = self.buttons["open"].sizeHint().height()
        return sides.top() + sides.bottom() + head + foot + frame + 2 * gap

    def _fit(self) -> None:
        """Show few games with large rows; the rest of the height stays free."""
        count = len(self.model.entries)
        room = self.height() - self._around
        self._rows.take_height(min(room // max(count, 1), round(self.width() * ROW_SHARE)))
        frame = 2 * self.list.frameWidth()
        self.list.setMaximumHeight(max(count, 1) * self._rows.height + frame + 2)
        self.list.setMinimumHeight(min(count, LEAST_IN_SIGHT) * self._rows.least + frame)
        self._column.setStretch(self._column.count() - 1, 1 if count else 0)
        self.list.scheduleDelayedItemsLayout()
        self._write_buttons()

    def _write_buttons(self) -> None:
        """Hide the texts of the buttons if the panel is narrow; the icons stay. The bin is as wide
        as the library, so that no card changes its place.
        """
        shown = [name for name, button in self.buttons.items() if not button.isHidden()]
        kept = [name for name in self.buttons if name != RESTORE] if self._in_library else shown
        self.setMinimumWidth(self._wide_with(kept, has_text=False))
        if shown:
            self._show_texts(self._wide_with(shown, has_text=True) <= self.width())

    def _wide_with(self, names: Sequence[str], *, has_text: bool) -> int:
        """The width of the panel with these buttons side by side."""
        sides = self._column.contentsMargins()
        gaps = self._foot.spacing() * max(0, len(names) - 1)
        buttons = sum(self._width_of(name, has_text=has_text) for name in names)
        return sides.left() + sides.right() + gaps + buttons

    def _width_of(self, name: str, *, has_text: bool) -> int:
        """The width of a button with its text, or with its icon alone if it has one."""
        has_text = has_text or name not in ICONS
        if not self._widths:
            self._widths = self._measured()
        return self._widths[name if has_text else ""]

    def _measured(self) -> dict[str, int]:
        """The widths of the buttons with their texts, and of one with an icon: of some that are
        never shown, since whatever changes its look is styled anew.
        """
        widths = {}
        written, drawn = QPushButton(autoDefault=True), QPushButton(autoDefault=True)
        for name, text in self._words.items():
            written.setText(text)
            widths[name] = written.sizeHint().width()
        wear(drawn, "icon")
        size = self._program.appearance.px(ICON_PX)
        drawn.setIconSize(QSize(size, size))
        drawn.setIcon(self._icon("delete"))
        widths[""] = drawn.sizeHint().width()
        return widths

    def _show_texts(self, shown: bool) -> None:
        if shown == self._has_texts:
            return
        self._has_texts = shown
        size = self._program.appearance.px(ICON_PX)
        for name, text in self._words.items():
            button, has_text = self.buttons[name], shown or name not in ICONS
            button.setText(text if has_text else "")
            button.setIcon(QIcon() if has_text else self._icon(name))
            button.setIconSize(QSize(size, size))
            button.setToolTip(text if name in ICONS else "")
            wear(button, "" if has_text else "icon")

    def _icon(self, name: str) -> QIcon:
        look = self._program.appearance
        ink, faint = look.palette.buttons.plain_text, look.palette.text.faint
        return self._program.sprites.icon(ICONS[name], ink, faint, size=look.px(ICON_PX))

    def _forget_buttons(self) -> None:
        """Measure and write them anew: their words or their look have changed."""
        self._widths, self._has_texts = {}, None

    def _dress(self) -> None:
        self._forget_buttons()
        self._fit()

    def _lay_out(self) -> None:
        head, self._foot, self._column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        self._column.setContentsMargins(16, 12, 16, 14)
        self._column.setSpacing(8)
        self._column.addLayout(head)
        self._column.addWidget(self.list, 1000)
        self._column.addWidget(self._empty, 1)
        self._column.addLayout(self._foot)
        self._column.addStretch(1)
        head.addWidget(self._heading, 1)
        head.addWidget(self.bin_button)
        self._foot.setSpacing(BUTTON_GAP_PX)
        for button in self.buttons.values():
            self._foot.addWidget(button)
        self._foot.addStretch(1)
        Measures(self, self._program.appearance)

    def _connect(self, thumbnails: Thumbnails) -> None:
        slots = {
            "open": self._open,
            "review": self._review,
            "rename": self._rename,
            "duplicate": self._duplicate,
            "export": self._export,
            "delete": self._delete,
            RESTORE: self._restore,
        }
        for name, slot in slots.items():
            self.buttons[name].clicked.connect(slot)
        self.bin_button.clicked.connect(self._turn_over)
        self.list.activated.connect(self._open)
        self.list.customContextMenuRequested.connect(self._show_menu)
        open_menu_by_key(self.list)
        self.list.selectionModel().currentChanged.connect(self._show_buttons)
        thumbnails.painted.connect(lambda _: self.list.viewport().update())
        self.list.tasks = {Qt.Key.Key_Delete: self._delete, Qt.Key.Key_F2: self._rename}

    def _look_into_bin(self) -> tuple[Entry, ...]:
        """Read the games in the bin, if it is shown, and their number."""
        library, listing = self._program.library, Listing()
        try:
            self._in_bin = library.count_binned()
            if self._shows_bin:
                listing = library.bin_listing()
        except StorageError:
            self._in_bin = 0
        if listing.unread:
            self._program.library_reader.read()
        return listing.entries

    def _chosen(self) -> Entry | None:
        index = self.list.currentIndex()
        return index.data(saved_rows.ENTRY_ROLE) if index.isValid() else None

    def _show_buttons(self) -> None:
        entry = self._chosen()
        whole = entry is not None and entry.header is not None
        for name, button in self.buttons.items():
            button.setVisible(entry is not None and self._shows_bin == (name == RESTORE))
            button.setEnabled(whole or (entry is not None and name in OF_ANY_FILE))
        self.buttons["review"].setEnabled(whole and entry is not None and entry.is_over)

    def _write_heading(self) -> None:
        if self._shows_bin:
            self._heading.setText(self.tr("The bin"))
            self.bin_button.setText(self.tr("Back to your games"))
            self._empty.setText(self.tr("The bin is empty."))
        else:
            self._heading.setText(self.tr("Your games"))
            self.bin_button.setText(self.tr("Bin (%n)", "", self._in_bin))
            self._empty.setText(
                self.unreadable
                or self.tr("Games you start appear here. They are saved automatically.")
            )
        self.bin_button.setVisible(self._shows_bin or self._in_bin > 0)

    def _show_menu(self, point: QPoint) -> None:
        menu = QMenu(self)
        for name, button in self.buttons.items():
            if self._shows_bin == (name == RESTORE):
                action = menu.addAction(self._words[name])
                action.setEnabled(button.isEnabled())
                action.triggered.connect(button.click)
        menu.exec(self.list.viewport().mapToGlobal(point))
        menu.deleteLater()

    def _open(self) -> None:
        entry = self._chosen()
        if self._shows_bin:  # the only thing that can be done there
            self._restore()
        elif entry is not None and entry.header is not None:
            self.open_wanted.emit(entry)
        elif entry is not None and entry.problem is not None:
            title = self.tr("{file} could not be opened").format(file=shown(entry.path.name))
            notice(self, title, sentence(entry.problem))

    def _review(self) -> None:
        entry = self._chosen()
        if entry is not None:
            self.review_wanted.emit(entry)

    def _rename(self) -> None:
        entry = self._chosen()
        if entry is None or entry.header is None or self._shows_bin:
            return
        text = ask_for_text(
            self, self.tr("Rename the game"), self.tr("Name:"), saved_rows.title_of(entry)
        )
        if text:
            self._try(lambda: self._program.library.rename(entry.path, text))

    def _duplicate(self) -> None:
        entry = self._chosen()
        if entry is not None and entry.header is not None:
            taken = {one.header.title for one in self._listed.entries if one.header is not None}
            title = copy_title(saved_rows.title_of(entry), taken)
            self._try(lambda: self._program.library.duplicate(entry.path, title, instant.now()))

    def _export(self) -> None:
        entry = self._chosen()
        if entry is None:
            return
        title = self.tr("Export the game")
        path = openers.ask_where_game(self._program, self, title, entry.path.name, entry.header)
        if path is not None and self._try(lambda: self._program.store.export(entry.path, path)):
            self.written.emit(path)

    def _delete(self) -> None:
        entry = self._chosen()
        if entry is not None and not self._shows_bin:
            self._try(lambda: self._program.library.delete(entry.path))

    def _restore(self) -> None:
        entry = self._chosen()
        if entry is not None:
            self._try(lambda: self._program.library.restore(entry.path))

    def _turn_over(self) -> None:
        self._shows_bin = not self._shows_bin
        self.model.show(())  # the other list begins at its top
        self.refresh()
        if self.bin_button.isHidden():  # the bin is empty, and the button had the keyboard
            self.list.setFocus()

    def _try(self, task: Any) -> bool:
        """Do something with a file; if that fails, say why. Returns whether it worked."""
        worked = True
        try:
            task()
        except StorageError as problem:
            worked = False
            notice(self, self.tr("That did not work"), sentence(problem))
        self.changed.emit()
        return worked
