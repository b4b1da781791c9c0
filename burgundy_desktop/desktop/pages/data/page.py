"""The page of one's own data: a table of kinds, and buttons below."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.desktop.appearance.scale import Measures
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.dialogs.saving_place import ask_where
from burgundy_desktop.desktop.pages import tables, words as page_words
from burgundy_desktop.desktop.pages.data import words
from burgundy_desktop.desktop.pages.file_task import FileTask
from burgundy_desktop.desktop.pages.page import Page
from burgundy_desktop.desktop.pages.players.page import ARCHIVES
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.widgets.folders_shown import show_folder
from burgundy_desktop.desktop.words.plain import plain_label
from burgundy_desktop.desktop.words.problems import sentence
from burgundy_desktop.storage.chronicle import Read
from burgundy_desktop.storage.possessions import (
    CAN_BE_DELETED,
    Possession,
    back_up,
    delete,
    possessions,
)

ROW_PX: Final = 30
SIDES_PX: Final = 16
GAP_PX: Final = 8
FILES, SIZE = 1, 2
LONG: Final = ("copy", "rebuild")
"""The buttons of tasks that run in a thread."""


def make(program: Program, parent: QWidget) -> Page:
    """The page."""
    return DataPage(program, parent)


class DataPage(Page):
    """Tells what is kept, and where."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(program, parent)
        self._found: list[Possession] = []
        self._about, self._skipped = plain_label(self, "quiet"), plain_label(self, "warning")
        for label in (self._about, self._skipped):
            label.setWordWrap(True)
        self.table = QTableWidget(0, len(words.columns()), self)
        self.buttons = {name: QPushButton(self, autoDefault=True) for name in words.buttons()}
        self._told = plain_label(self, "quiet")
        self._task = FileTask(self)
        self._copied: Path | None = None
        self._set_up_table()
        self._lay_out()
        self.table.currentCellChanged.connect(lambda *_: self._allow())
        program.appearance.changed.connect(self._dress)
        self.buttons["open"].clicked.connect(self._open)
        self.buttons["copy"].clicked.connect(self._copy)
        self.buttons["delete"].clicked.connect(self._delete)
        self.buttons["rebuild"].clicked.connect(self._rebuild)
        self._task.over.connect(self._end)
        self.retranslate()

    @property
    def in_order(self) -> list[QWidget]:
        return [self.table, *self.buttons.values()]

    @property
    def chosen(self) -> Possession | None:
        """The kind of the current row."""
        row = self.table.currentRow()
        return self._found[row] if 0 <= row < len(self._found) else None

    def show_read(self, read: Read, game_id: str) -> None:
        self._skipped.setText(page_words.skipped(read.skipped) if read.skipped else "")
        self._skipped.setVisible(read.skipped > 0)
        self._show()

    def finish(self) -> None:
        """A copy is whole or not there; rebuilding can be done another time."""
        if self._copied is not None:
            self._task.finish()

    def wait(self) -> None:
        self._skipped.hide()
        self._show()

    def retranslate(self) -> None:
        self._about.setText(words.about())
        self.table.setHorizontalHeaderLabels(words.columns())
        self.table.setAccessibleName(page_words.title_of("data"))
        for name, text in words.buttons().items():
            self.buttons[name].setText(text)
        self._lay_foot()
        self._show()

    def _show(self) -> None:
        row = max(0, self.table.currentRow())
        self._found = possessions(self._program.store.folders)
        locale = self._program.language.locale
        self.table.setRowCount(len(self._found))
        for number, one in enumerate(self._found):
            size = words.size(one.size, locale)
            said = (words.kind(one.kind), str(one.files or "–"), size, str(one.place))
            for column, text in enumerate(said):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                if column in {FILES, SIZE}:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                self.table.setItem(number, column, item)
        self._fit_rows()
        self.table.setCurrentCell(row, 0)
        self._allow()

    def _fit_rows(self) -> None:
        for row in range(self.table.rowCount()):
            self.table.setRowHeight(row, self._program.appearance.px(ROW_PX))

    def _dress(self) -> None:
        self._fit_rows()
        self._lay_foot()

    def _allow(self) -> None:
        one = self.chosen
        may_go = one is not None and one.kind in CAN_BE_DELETED
        self.buttons["delete"].setEnabled(may_go and one is not None and one.files > 0)
        why = "" if one is None or may_go else words.cannot_delete(one.kind)
        self.buttons["delete"].setToolTip(why)

    # what is pressed

    def _open(self) -> None:
        """Open the folder of the chosen kind, or the one above if it does not exist yet."""
        one = self.chosen
        place = self._program.store.folders.data if one is None else one.place
        show_folder(place if place.is_dir() else place.parent, self)

    def _copy(self) -> None:
        proposed = Path.home() / f"burgundy-desktop{ARCHIVES.suffix}"
        path = ask_where(self._program, self, words.copy_title(), proposed, ARCHIVES)
        if path is None:
            return
        self._copied = path
        self._begin(words.copies(), partial(back_up, self._program.store.folders, path))

    def _begin(self, told: str, task: Callable[[], object]) -> None:
        """Run a task that may take long in a thread."""
        self._told.setText(told)
        for name in LONG:
            self.buttons[name].setEnabled(False)
        self._task.begin(task)

    def _end(self, problem: Exception | None) -> None:
        self._told.setText("")
        for name in LONG:
            self.buttons[name].setEnabled(True)
        if isinstance(problem, NotSaved):
            notice(self, words.not_done(), sentence(problem))
        elif problem is None and self._copied is not None:
            self.written.emit(self._copied)
        self._copied = None
        self.changed.emit()

    def _delete(self) -> None:
        one = self.chosen
        if one is None:
            return
        text = words.delete_text(one.kind, one.files)
        title = words.delete_title(one.kind)
        if not notice(self, title, text, way_on=words.delete(), is_a_loss=True):
            return
        try:
            delete(self._program.store.folders, one.kind)
        except NotSaved as problem:
            notice(self, words.not_done(), sentence(problem))
        self._forget(one.kind)
        self.changed.emit()

    def _forget(self, kind: str) -> None:
        """What the program remembers of deleted files must not bring them back."""
        if kind == "chronicle":
            self._program.store.chronicle.forget_end()
        elif kind == "learned":
            self._program.learned.forget()
        elif kind == "practice":
            self._program.practice.forget()

    def _rebuild(self) -> None:
        self._begin(words.rebuilds(), self._program.store.rebuild_chronicle)

    # building the page

    def _set_up_table(self) -> None:
        table = self.table
        tables.set_up(table)
        table.setTextElideMode(Qt.TextElideMode.ElideLeft)  # all places begin alike
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(len(words.columns()) - 1, QHeaderView.ResizeMode.Stretch)

    def _lay_out(self) -> None:
        panel = QFrame(self)
        panel.setProperty("surface", "panel")
        whole, column, self._foot = QVBoxLayout(self), QVBoxLayout(panel), QGridLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(panel)
        column.setContentsMargins(SIDES_PX, 12, SIDES_PX, 12)
        column.setSpacing(GAP_PX)
        column.addWidget(self._about)
        column.addWidget(self._skipped)
        column.addWidget(self.table, 1)
        column.addLayout(self._foot)
        self._foot.setSpacing(GAP_PX)
        self._foot.setColumnStretch(len(self.buttons), 1)
        self._told.setWordWrap(True)
        self._lay_foot()
        Measures(self, self._program.appearance)
        Measures(panel, self._program.appearance)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_foot()

    def _lay_foot(self) -> None:
        """Lay the buttons in one row, or in two where it has no room for all."""
        gaps = self._program.appearance.gap(2 * SIDES_PX + GAP_PX * (len(self.buttons) - 1))
        wanted = sum(button.sizeHint().width() for button in self.buttons.values()) + gaps
        columns = len(self.buttons) if wanted <= self.width() else len(self.buttons) // 2
        for number, button in enumerate(self.buttons.values()):
            self._foot.addWidget(button, *divmod(number, columns))
        self._foot.addWidget(self._told, 0, len(self.buttons), 2, 1)
