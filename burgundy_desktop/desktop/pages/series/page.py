"""The page of series: a list, and the games of the chosen one beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import attrs
from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.core.errors import BadSave, NotSaved
from burgundy_desktop.core.series import BEST_OF, Series
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.pages import words as page_words
from burgundy_desktop.desktop.pages.nothing import Nothing
from burgundy_desktop.desktop.pages.page import Page
from burgundy_desktop.desktop.pages.row_list import RowList
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.saves.series import State, go_on, is_known, state_of
from burgundy_desktop.desktop.words import series_words as words
from burgundy_desktop.desktop.words.plain import plain_label
from burgundy_desktop.desktop.words.problems import sentence
from burgundy_desktop.storage.chronicle import Read

ROW_PX: Final = 42
BETWEEN_PX: Final = 4
GAME_PX: Final = 30
NAME_PX: Final = 64
"""The least width of a column, for a name: the table is scrolled where it has less."""


def make(program: Program, parent: QWidget) -> Page:
    """The page."""
    return SeriesPage(program, parent)


class SeriesPage(Page):
    """Shows every series, and plays on."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent)
        self._read, self._game_id = Read(), ""
        self._states: list[State] = []
        self.list = RowList(program.appearance, ROW_PX, self)
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setSpacing(BETWEEN_PX)
        self.nothing, self._about = Nothing(program, self), plain_label(self, "heading")
        self._gone = plain_label(self, "warning")
        self.broken = plain_label(self, "warning")
        for label in (self._about, self._gone, self.broken):
            label.setWordWrap(True)
        self.games = QTableWidget(0, 0, self)
        self.buttons = {
            name: QPushButton(self, autoDefault=True) for name in ("go_on", "end", "delete")
        }
        self.buttons["go_on"].setProperty("look", "primary")
        self._set_up_games()
        self._lay_out()
        self.list.currentRowChanged.connect(lambda _: self._choose())
        self.buttons["go_on"].clicked.connect(self._go_on)
        self.nothing.led_on.connect(lambda: self.new_game_wanted.emit(self._game_id))
        self.buttons["end"].clicked.connect(self._end)
        self.buttons["delete"].clicked.connect(self._delete)
        program.appearance.changed.connect(self._choose)
        self.retranslate()

    @property
    def in_order(self) -> list[QWidget]:
        return [
            self.nothing.way,
            self.list,
            self.buttons["go_on"],
            self.games,
            *list(self.buttons.values())[1:],
        ]

    @property
    def chosen(self) -> State | None:
        """The series of the current row."""
        row = self.list.currentRow()
        return self._states[row] if 0 <= row < len(self._states) else None

    def show_read(self, read: Read, game_id: str) -> None:
        self._read, self._game_id = read, game_id
        self._fill()

    def wait(self) -> None:
        self.nothing.say("" if self._states else page_words.reads())

    def retranslate(self) -> None:
        self.list.setAccessibleName(page_words.title_of("series"))
        self.games.setAccessibleName(page_words.games())
        for name, text in words.buttons().items():
            self.buttons[name].setText(text)
        self._fill()

    # what is shown

    def _fill(self) -> None:
        """List the series of the game, the latest one first."""
        store, before = self._program.store, self.chosen
        finished = {game.id: game for game in self._read.finished}
        kept = store.series.all()
        playable = [one for one in kept if is_known(one)]
        self._states = [
            state_of(store, one, finished) for one in playable if self._game_id in {"", one.game}
        ]
        with QSignalBlocker(self.list):
            self.list.clear()
            for state in self._states:
                title = page_words.short_title(state.series.game)
                self.list.addItem(words.lines(state, title, words.sides(state)))
            ids = [state.series.id for state in self._states]
            known = before is not None and before.series.id in ids
            self.list.setCurrentRow(ids.index(before.series.id) if known and before else 0)
        self.list.fit()
        count = store.series.unreadable() + len(kept) - len(playable)
        self.broken.setText(words.broken(count) if count else "")
        self.broken.setVisible(count > 0)
        self.nothing.say(
            "" if self._states else words.empty(has_others=bool(playable)), words.new_game()
        )
        self.list.setVisible(bool(self._states))
        self._choose()

    def _choose(self) -> None:
        """Show the games of the chosen series, and what can be done with it."""
        state = self.chosen
        self._beside.setVisible(state is not None)
        if state is None:
            return
        names = words.sides(state)
        self._about.setText(words.now(state, names))
        self._gone.setText(words.gone())
        self._gone.setVisible(state.goes_on and state.is_gone)
        self.buttons["go_on"].setText(words.go_on(state))
        self.buttons["go_on"].setVisible(state.goes_on)
        self.buttons["end"].setVisible(state.goes_on)
        self._show_games(state, names)

    def _show_games(self, state: State, names: list[str]) -> None:
        """A row for each game, and the sums."""
        played, table = state.score.played, self.games
        rows = [(words.game(number), one.points) for number, one in enumerate(played, 1)]
        sums = [(words.total(), state.score.points), (words.wins(), state.score.wins)]
        every = [*rows, *(sums if state.series.rule.aim == BEST_OF else sums[:1])]
        table.setColumnCount(len(names))
        table.setRowCount(len(every))
        table.setHorizontalHeaderLabels(names)
        table.setVerticalHeaderLabels([name for name, _ in every])
        table.horizontalHeader().setMinimumSectionSize(self._program.appearance.px(NAME_PX))
        for row, (_, values) in enumerate(every):
            table.setRowHeight(row, self._program.appearance.px(GAME_PX))
            for column, value in enumerate(values):
                item = QTableWidgetItem(words.count(value))
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                table.setItem(row, column, item)

    # what is pressed

    def _go_on(self) -> None:
        state = self.chosen
        if state is None:
            return
        try:
            session = go_on(self._program.store, state)
        except (NotSaved, BadSave) as problem:
            notice(self, words.not_done(), sentence(problem))
        else:
            self.opened.emit(session)

    def _end(self) -> None:
        state = self.chosen
        if state is not None:
            ended = attrs.evolve(state.series, is_given_up=True)
            self._change(self._program.store.series.keep, ended)

    def _delete(self) -> None:
        state = self.chosen
        if state is not None and notice(
            self, words.delete_title(), words.delete_text(), way_on=words.delete(), is_a_loss=True
        ):
            self._change(self._program.store.series.delete, state.series)

    def _change(self, task: Callable[[Series], None], series: Series) -> None:
        try:
            task(series)
        except NotSaved as problem:
            notice(self, words.not_done(), sentence(problem))
        self._fill()

    # building the page

    def _set_up_games(self) -> None:
        table = self.games
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setSelectionMode(QTableWidget.SelectionMode.NoSelection)
        table.setTabKeyNavigation(False)
        table.setShowGrid(False)
        table.setFrameShape(QFrame.Shape.NoFrame)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)

    def _lay_out(self) -> None:
        panel, self._beside = QFrame(self), QFrame(self)
        row, left, right = QHBoxLayout(self), QVBoxLayout(panel), QVBoxLayout(self._beside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addWidget(panel, 1)
        row.addWidget(self._beside, 1)
        for frame, column in ((panel, left), (self._beside, right)):
            frame.setProperty("surface", "panel")
            column.setContentsMargins(16, 12, 16, 12)
            column.setSpacing(10)
            Measures(frame, self._program.appearance)
        left.addWidget(self.broken)
        left.addWidget(self.nothing, 1)
        left.addWidget(self.list, 1)
        left.addStretch(0)
        foot = QHBoxLayout()
        for part in (self._about, self._gone, self.buttons["go_on"]):
            right.addWidget(part)
        right.addWidget(self.games, 1)
        right.addLayout(foot)
        foot.addWidget(self.buttons["end"])
        foot.addWidget(self.buttons["delete"])
        Measures(self, self._program.appearance)
