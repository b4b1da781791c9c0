"""The chronicle's page: all finished games, to be opened, left out of the figures, or noted."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Final

import attrs
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.core.chronicle import Finished, Mark, abandoned
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.dialogs.notice import ask_for_text, notice
from burgundy_desktop.desktop.pages import tables, words as page_words
from burgundy_desktop.desktop.pages.chronicle import words
from burgundy_desktop.desktop.pages.chronicle.model import (
    CLEAN,
    GAME,
    MINUTES,
    NOTE,
    PLACE,
    PLAYERS,
    GamesModel,
)
from burgundy_desktop.desktop.pages.file_task import FileTask
from burgundy_desktop.desktop.pages.nothing import Nothing
from burgundy_desktop.desktop.pages.page import Page
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.words.plain import plain_label
from burgundy_desktop.desktop.words.problems import sentence
from burgundy_desktop.storage.chronicle import Read

ROW_PX: Final = 28
WIDTHS_PX: Final = (100, 170, 0, 52, 58, 66, 150)
"""The least ones of the columns; 0 takes what is left."""
FOLDED: Final = (NOTE, MINUTES, CLEAN, PLACE)
"""The columns that a narrow table does without, in this order."""
LEAST_PLAYERS_PX: Final = 230
AROUND_HINT_PX: Final = 28
"""The edges of the filter, beside its hint."""
EDGE_PX: Final = 16
FILTER_MS: Final = 120


def make(program: Program, parent: QWidget) -> Page:
    """The page."""
    return ChroniclePage(program, parent)


class ChroniclePage(Page):
    """A table with a filter above it and buttons below."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent)
        self._read, self._game_id = Read(), ""
        self._paths: Mapping[str, Path] = {}
        self._left = 0, 0
        self.filter = QLineEdit(self, clearButtonEnabled=True)
        self.tally, self.nothing = plain_label(self, "heading"), Nothing(program, self)
        self.skipped = plain_label(self, "warning")
        self.model = GamesModel(self)
        self.table = QTableView(self)
        self.buttons = {
            name: QPushButton(self, autoDefault=True) for name in ("open", "count", "note")
        }
        self.rebuild = QPushButton(self, autoDefault=True)
        self._task = FileTask(self)
        self._clear = QShortcut(Qt.Key.Key_Escape, self.filter)
        self._clear.setContext(Qt.ShortcutContext.WidgetShortcut)
        self._clear.setEnabled(False)  # Esc leaves the page if there is nothing to clear
        self._soon = QTimer(self, singleShot=True, interval=FILTER_MS)
        self._set_up_table()
        self._lay_out()
        self._connect()
        program.appearance.changed.connect(self._dress)
        self._dress()
        self.retranslate()

    @property
    def in_order(self) -> list[QWidget]:
        return [self.filter, self.rebuild, self.table, self.nothing.way, *self.buttons.values()]

    def show_read(self, read: Read, game_id: str) -> None:
        self._read, self._game_id = read, game_id
        self._look_for_saves()
        self._show()

    def wait(self) -> None:
        self._say_nothing(page_words.reads())

    def retranslate(self) -> None:
        said = words.actions()
        self.filter.setPlaceholderText(said["filter"])
        self.filter.setAccessibleName(said["filter"])
        self.table.setAccessibleName(page_words.title_of("chronicle"))
        self.rebuild.setText(said["rebuild"])
        self.buttons["open"].setText(said["open"])
        self.buttons["note"].setText(said["note"])
        self._show()

    @property
    def chosen(self) -> Finished | None:
        """The game of the current row."""
        return self.model.game(self.table.currentIndex().row())

    # what is shown

    def _show(self) -> None:
        games = [
            game for game in self._read.finished if not self._game_id or game.game == self._game_id
        ]
        before = self.chosen
        locale = self._program.language.locale
        self.model.show(games, self._read.marks, locale, self.filter.text())
        row = self.model.row_of(before.id) if before is not None else 0
        self.table.setCurrentIndex(self.model.index(max(row, 0), 0))
        self.tally.setText(words.tally(len(games), *self._left))
        count = self._read.skipped
        self.skipped.setText(page_words.skipped(count) if count else "")
        for part in (self.skipped, self.rebuild):
            part.setVisible(count > 0)
        if not games:
            nothing = words.empty(has_others=bool(self._read.finished))
            self._say_nothing(nothing, page_words.way_on(self._game_id))
        elif not self.model.rowCount():
            self._say_nothing(words.nothing_fits(), page_words.show_all())
        else:
            self._say_nothing("")
        self._foot.setVisible(bool(games))
        for above in (self.tally, self.filter):
            above.setVisible(bool(games))
        self._fit()
        self._show_buttons()

    def _say_nothing(self, text: str, way: str = "") -> None:
        """Show a sentence in place of the table; none shows the table."""
        self.nothing.say(text, way)
        self.table.setVisible(not text)

    def _show_buttons(self) -> None:
        game, said = self.chosen, words.actions()
        for button in self.buttons.values():
            button.setEnabled(game is not None)
        counts = game is None or self.model.mark(game).counts
        self.buttons["count"].setText(said["leave_out"] if counts else said["count"])
        is_there = game is not None and game.id in self._paths
        self.buttons["open"].setEnabled(is_there)
        self.buttons["open"].setToolTip("" if is_there or game is None else words.is_gone())

    def _look_for_saves(self) -> None:
        """Where the games lie now, and how many were given up or wait."""
        self._paths = self.paths()
        begun = [one for one in self._read.begun if not self._game_id or one.game == self._game_id]
        left, waiting = abandoned(begun, self._read.finished, self._paths)
        self._left = len(left), len(waiting)

    # what is pressed

    def _lead_on(self) -> None:
        """Take back what hides the games, or lead to a first one."""
        if self.filter.text():
            self.filter.clear()
            self._show()
        else:
            self.lead_on(self._game_id)

    def _open(self) -> None:
        game = self.chosen
        if game is None or game.id not in self._paths:
            return
        if (session := self.session_of(self._paths[game.id])) is not None:
            self.opened.emit(session)

    def _count_or_not(self) -> None:
        if (game := self.chosen) is not None:
            mark = self.model.mark(game)
            self._mark(attrs.evolve(mark, counts=not mark.counts))

    def _note(self) -> None:
        if (game := self.chosen) is None:
            return
        mark = self.model.mark(game)
        title = words.note_title()
        note = ask_for_text(self, title, words.players(game), mark.note, may_be_empty=True)
        if note not in {None, mark.note}:
            self._mark(attrs.evolve(mark, note=note))

    def _mark(self, mark: Mark) -> None:
        try:
            self._program.store.chronicle.add(mark)
        except NotSaved as problem:
            notice(self, words.not_written(), sentence(problem))
        else:
            self.changed.emit()

    def _rebuild(self) -> None:
        self.rebuild.setEnabled(False)
        self._task.begin(self._program.store.rebuild_chronicle)

    def _rebuilt(self, problem: Exception | None) -> None:
        self.rebuild.setEnabled(True)
        if isinstance(problem, NotSaved):
            notice(self, words.not_written(), sentence(problem))
        self.changed.emit()

    # building the page

    def _connect(self) -> None:
        self.filter.textChanged.connect(lambda _: self._soon.start())
        self.filter.textChanged.connect(lambda said: self._clear.setEnabled(bool(said)))
        self._clear.activated.connect(self.filter.clear)
        self._soon.timeout.connect(self._show)
        self.nothing.led_on.connect(self._lead_on)
        self.table.selectionModel().currentChanged.connect(lambda *_: self._show_buttons())
        self.table.activated.connect(lambda _: self._open())
        self.buttons["open"].clicked.connect(self._open)
        self.buttons["count"].clicked.connect(self._count_or_not)
        self.buttons["note"].clicked.connect(self._note)
        self.rebuild.clicked.connect(self._rebuild)
        self._task.over.connect(self._rebuilt)

    def _set_up_table(self) -> None:
        table = self.table
        table.setModel(self.model)
        tables.set_up(table)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(PLAYERS, QHeaderView.ResizeMode.Stretch)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self._fit_head()
        self._fit_columns()

    def _fit_head(self) -> None:
        """Show the whole hint of the filter; where that is too wide, the tally takes two lines."""
        look, hint = self._program.appearance, self.filter.placeholderText()
        self.filter.ensurePolished()
        letters = self.filter.fontMetrics().horizontalAdvance(hint)
        self.filter.setMinimumWidth(letters + look.px(AROUND_HINT_PX))
        said = self.tally.fontMetrics().horizontalAdvance(self.tally.text())
        room = self.width() - 3 * look.px(EDGE_PX) - self.filter.minimumWidth()
        self.tally.setWordWrap(said > room)
        self._head.setStretchFactor(self.filter, 0 if said > room else 1)

    def _fit_columns(self) -> None:
        """Leave room for the players. A column that says the same everywhere is not needed."""
        self._show_headings()
        look, hidden = self._program.appearance, set[int]()
        if self._game_id:
            hidden.add(GAME)
        if not self.model.has_notes:
            hidden.add(NOTE)
        room = self.table.viewport().width() - look.px(LEAST_PLAYERS_PX)
        for column in FOLDED:
            if sum(wide for at, wide in enumerate(self._widths) if at not in hidden) > room:
                hidden.add(column)
        for column in range(len(WIDTHS_PX)):
            self.table.setColumnHidden(column, column in hidden)
        if GAME not in hidden:
            self._narrow_game(self.table.viewport().width() - self._taken_without(hidden))

    def _taken_without(self, hidden: Collection[int]) -> int:
        """The least width of the columns that are shown, with the heading of the players."""
        players = self.table.horizontalHeader().sectionSizeHint(PLAYERS)
        shown = (wide for column, wide in enumerate(self._widths) if column not in hidden)
        return sum(shown) + players

    def _narrow_game(self, spare: int) -> None:
        """Let the names of games be shortened before the heading beside them is cut."""
        if spare < 0:
            self.table.setColumnWidth(GAME, self._widths[GAME] + spare)

    def _dress(self) -> None:
        look = self._program.appearance
        self.table.verticalHeader().setDefaultSectionSize(look.px(ROW_PX))
        for column, width in enumerate(self._widths):
            if width:
                self.table.setColumnWidth(column, width)
        self._fit()

    def _show_headings(self) -> None:
        """Widen columns whose headings have got longer, or their letters larger."""
        for column in range(len(WIDTHS_PX)):
            self.table.setColumnHidden(column, False)  # Qt knows no width of a hidden heading
        for column, width in enumerate(self._widths):
            if width > self.table.columnWidth(column):
                self.table.setColumnWidth(column, width)

    @property
    def _widths(self) -> list[int]:
        """Of the columns: no heading is cut."""
        look, header = self._program.appearance, self.table.horizontalHeader()
        header.ensurePolished()
        return [
            max(look.px(width), header.sectionSizeHint(column)) if width else 0
            for column, width in enumerate(WIDTHS_PX)
        ]

    def _lay_out(self) -> None:
        panel = QFrame(self)
        panel.setProperty("surface", "panel")
        self._foot = QWidget(panel)
        column, self._head, warning = QVBoxLayout(panel), QHBoxLayout(), QHBoxLayout()
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(0, 0, 0, 0)
        column.setContentsMargins(EDGE_PX, 12, EDGE_PX, 12)
        column.setSpacing(8)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(panel)
        column.addLayout(self._head)
        column.addLayout(warning)
        column.addWidget(self.table, 1)
        column.addWidget(self.nothing, 1)
        column.addWidget(self._foot)
        self._head.addWidget(self.tally, 1)
        self._head.addWidget(self.filter, 1)
        warning.addWidget(self.skipped, 1)
        warning.addWidget(self.rebuild)
        for button in self.buttons.values():
            foot.addWidget(button)
        foot.addStretch(1)
        Measures(self, self._program.appearance)
        Measures(panel, self._program.appearance)
        Measures(self._foot, self._program.appearance)
