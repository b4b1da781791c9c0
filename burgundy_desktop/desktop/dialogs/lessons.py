"""The lessons of a game: which are done, and where to go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QComboBox, QLabel, QListWidget, QListWidgetItem, QPushButton, QWidget

from burgundy_desktop.desktop.boards import title_of_game
from burgundy_desktop.desktop.dialogs.form_dialog import FormDialog
from burgundy_desktop.desktop.learning.lesson_words import known_lessons, title_of
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.widgets.forms import Form
from burgundy_desktop.games import found, load
from burgundy_desktop.lessons.files import has_lessons
from burgundy_desktop.lessons.values import Lesson

TICK_PX: Final = 18


class LessonsForm(Form, form="lessons.ui"):
    game: QComboBox
    progress: QLabel
    lessons: QListWidget
    new_game: QPushButton
    close: QPushButton
    start: QPushButton


class LessonsDialog(FormDialog):
    """The next lesson is selected: Enter starts it."""

    def __init__(
        self,
        program: Program,
        game_id: str,
        window: QWidget,
        *,
        learn: Callable[[str, str], None],
        play: Callable[[str], None],
    ) -> None:
        """`learn` begins a lesson of a game, `play` a new game."""
        super().__init__(program.appearance, window)
        self._program = program
        self._learn, self._play = learn, play
        self._lessons: tuple[Lesson, ...] = ()
        self.form = LessonsForm(self)
        self.take_in(self.form)
        for one in filter(has_lessons, found()):
            self.form.game.addItem("", one)
        self.form.game.setCurrentIndex(max(0, self.form.game.findData(game_id)))
        self.form.lessons.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        self._connect()
        self.retranslate()

    @property
    def game_id(self) -> str:
        """The game whose lessons are listed."""
        chosen: str = self.form.game.currentData()
        return chosen

    @property
    def lesson(self) -> Lesson | None:
        """The selected lesson; None without any."""
        row = self.form.lessons.currentRow()
        return self._lessons[row] if 0 <= row < len(self._lessons) else None

    def retranslate(self) -> None:
        super().retranslate()
        for row in range(self.form.game.count()):
            self.form.game.setItemText(row, title_of_game(self.form.game.itemData(row)))
        self._list()

    def dress(self) -> None:
        self._list()

    def _connect(self) -> None:
        form = self.form
        form.game.currentIndexChanged.connect(self._list)
        form.lessons.currentRowChanged.connect(self._name_start)
        form.lessons.itemActivated.connect(self._start)
        form.start.clicked.connect(self._start)
        form.new_game.clicked.connect(self._new_game)
        form.close.clicked.connect(self.reject)

    def _list(self) -> None:
        game = load(self.game_id)
        known = known_lessons(game)
        done = self._program.learned.learned.done_in(self.game_id)
        self._lessons = known.lessons
        self.form.lessons.clear()
        size = self._look.gap(TICK_PX)
        self.form.lessons.setIconSize(QSize(size, size))
        for lesson in self._lessons:
            self.form.lessons.addItem(self._row(lesson, is_done=lesson.id in done))
        self.form.progress.setText(self._progress(len(done & {one.id for one in self._lessons})))
        after = self._under_way or known.next_after(done)
        if self._lessons:
            row = self._lessons.index(after) if after in self._lessons else 0
            self.form.lessons.setCurrentRow(row)
        self._name_start()

    def _row(self, lesson: Lesson, *, is_done: bool) -> QListWidgetItem:
        minutes = self.tr("{minutes} min").format(minutes=lesson.minutes)
        text = f"{title_of(self.game_id, lesson)} · {minutes}"
        item = QListWidgetItem(self._tick(is_done=is_done), text)
        said = self.tr("{lesson}, done") if is_done else self.tr("{lesson}, not done yet")
        item.setData(Qt.ItemDataRole.AccessibleTextRole, said.format(lesson=text))
        return item

    def _tick(self, *, is_done: bool) -> QIcon:
        """A tick for what is done, and as much room for what is not."""
        size, ink = self._look.gap(TICK_PX), self._look.palette.text.ink
        if is_done:
            return self._program.sprites.icon("check", ink, ink, size=size)
        nothing = QPixmap(size, size)
        nothing.fill(Qt.GlobalColor.transparent)
        return QIcon(nothing)

    def _progress(self, done: int) -> str:
        if done and done == len(self._lessons):
            return self.tr("All lessons done. Now play: whoever knows this much can win.")
        return self.tr("{done} of {count} lessons done").format(done=done, count=len(self._lessons))

    @property
    def _under_way(self) -> Lesson | None:
        """The lesson that was left."""
        left = self._program.learned.learned.under_way.get(self.game_id)
        return next((one for one in self._lessons if left and one.id == left.lesson), None)

    def _name_start(self) -> None:
        lesson = self.lesson
        done = self._program.learned.learned.done_in(self.game_id)
        self.form.start.setEnabled(lesson is not None)
        if lesson is not None and lesson == self._under_way:
            self.form.start.setText(self.tr("Go on with this lesson"))
        elif lesson is not None and lesson.id in done:
            self.form.start.setText(self.tr("Play it again"))
        else:
            self.form.start.setText(self.tr("Start this lesson"))

    def _start(self) -> None:
        lesson, game_id = self.lesson, self.game_id
        if lesson is not None:
            self.accept()
            self._learn(game_id, lesson.id)

    def _new_game(self) -> None:
        game_id = self.game_id
        self.reject()
        self._play(game_id)
