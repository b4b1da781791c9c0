"""Learning: opens a lesson on the table, shows its panel, and leads back where one came from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow

from burgundy_desktop.core.errors import BadLesson
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.docks.dock import Dock
from burgundy_desktop.desktop.learning.lesson_session import LessonSession, begin_lesson
from burgundy_desktop.desktop.learning.lesson_words import known_lessons
from burgundy_desktop.desktop.learning.pointing import Pointing
from burgundy_desktop.desktop.panels.lesson_panel import LessonPanel
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.table.lesson import LessonAtTable
from burgundy_desktop.desktop.window.actions import Actions
from burgundy_desktop.games import load
from burgundy_desktop.lessons.reading import load_lessons
from burgundy_desktop.lessons.values import Lesson

DOCK: Final = "lesson"
LOG: Final = "log"
SEPARATOR_PX: Final = 8
LEAST_PX: Final = 120
"""The least height of the panel."""


class Learning(QObject):
    """The lesson on the table, if there is one."""

    opened = Signal(object)
    """Emitted with a LessonSession that belongs on the table."""
    new_game_wanted = Signal()
    """Emitted when the person has learned enough and wants to play."""
    left = Signal()
    """Emitted when the person leaves the lesson."""

    def __init__(
        self,
        program: Program,
        table: Table,
        actions: Actions,
        docks: Mapping[str, Dock],
        pointing: Pointing,
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._program = program
        self._table = table
        self._actions = actions
        self._docks = docks
        self.pointing = pointing
        self._window = window
        self._opened_log = False
        self._gave_room = False
        """Whether the list of moves was closed for the panel."""
        self.panel = LessonPanel(program.appearance)
        self.dock = self._make_dock()
        self.at_table = LessonAtTable(table, actions, self)
        self._connect()

    def _make_dock(self) -> Dock:
        look, sprites, window = self._program.appearance, self._program.sprites, self._window
        dock = Dock(DOCK, self.panel, QAction(self), look, sprites, window, has_title=False)
        window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        dock.hide()
        return dock

    def _connect(self) -> None:
        panel, lesson = self.panel, self.at_table
        panel.next_wanted.connect(self.go_on)
        panel.shown_wanted.connect(lesson.show_me)
        panel.back_wanted.connect(lesson.back)
        panel.restart_wanted.connect(self.restart)
        panel.leave_wanted.connect(self.leave)
        panel.left.connect(self._table.take_keyboard)
        panel.fit_wanted.connect(self._fit)
        lesson.told.connect(self._tell)

    @property
    def is_on(self) -> bool:
        """Whether a lesson is on the table."""
        return self.at_table.course is not None

    # opening

    def begin(self, game_id: str, lesson_id: str, *, anew: bool = False) -> None:
        """Open a lesson where it was left, or from its beginning. Raises KeyError for a lesson that
        the game does not have.
        """
        lesson = self._lesson(game_id, lesson_id)
        try:
            opened = begin_lesson(self._program.learned, load(game_id), lesson, anew=anew)
        except BadLesson as problem:
            self._tell_misfit(problem)
            return
        self.opened.emit(opened)

    def begin_first(self, game_id: str) -> bool:
        """Begin the first lesson of a game of which nothing was learned. False otherwise."""
        learned = self._program.learned.learned
        first = known_lessons(load(game_id)).next_after(frozenset())
        if first is None or learned.done_in(game_id) or game_id in learned.under_way:
            return False
        self.begin(game_id, first.id)
        return True

    def take(self, opened: LessonSession | None) -> None:
        """Follow what was put on the table: this lesson, or a game (None)."""
        if opened is None:
            self.at_table.end()
            self.pointing.point_at(())
        else:
            self.at_table.begin(opened.course)

    def go_on(self) -> bool:
        """To the next step or lesson. False if the step waits for something else."""
        course = self.at_table.course
        if course is None or not course.is_over or not self.at_table.has_told:
            return self.at_table.next()
        if self._next is None:
            self.new_game_wanted.emit()
        else:
            self.begin_next()
        return True

    def restart(self) -> None:
        """The same lesson from its beginning."""
        course = self.at_table.course
        if course is not None:
            self.begin(course.match.game.info.id, course.lesson.id, anew=True)

    def begin_next(self) -> None:
        """The lesson after the one on the table."""
        course, lesson = self.at_table.course, self._next
        if course is not None and lesson is not None:
            self.begin(course.match.game.info.id, lesson.id)

    def leave(self) -> None:
        """Go back where one came from; the lesson goes on here next time."""
        self.left.emit()

    def _lesson(self, game_id: str, lesson_id: str) -> Lesson:
        found = load_lessons(load(game_id)).lesson(lesson_id)
        if found is None:
            raise KeyError(f"{game_id} has no lesson {lesson_id!r}")
        return found

    @property
    def _next(self) -> Lesson | None:
        """The lesson to learn after this one: one that is not done, else the one after it in the
        file; None after the last one.
        """
        course = self.at_table.course
        if course is None:
            return None
        game, this = course.match.game, course.lesson
        lessons = load_lessons(game)
        after = lessons.lessons[lessons.lessons.index(this) + 1 :][:1]
        done = self._program.learned.learned.done_in(game.info.id) | {this.id}
        return (lessons.next_after(done) or next(iter(after), None)) if after else None

    def _tell_misfit(self, problem: BadLesson) -> None:
        title = self.tr("This lesson cannot be played")
        said = self.tr("This lesson does not fit the tables in force: {problem}.")
        notice(self._window, title, said.format(problem=problem))

    # showing

    def lay_out(self) -> None:
        """Put the panel where the log usually is: the other docks lie as by default."""
        area = Qt.DockWidgetArea.RightDockWidgetArea
        players, log, moves = (self._docks[name] for name in ("players", LOG, "moves"))
        for dock in (players, self.dock, log, moves):
            dock.setFloating(False)
            self._window.removeDockWidget(dock)
            self._window.addDockWidget(area, dock)
        self.dock.show()
        for name, dock in self._docks.items():
            self._actions[name].setChecked(name != LOG)
            dock.setVisible(name != LOG)
        self._opened_log = self._gave_room = False
        self._table.seats.give_room(is_wanted=False)

    def _fit(self) -> None:
        """Give the panel the height it wants: if need be in place of the list of moves, and of all
        but the faces of the players' cards.
        """
        if not self.is_on:
            return
        self.panel.fit(self._room)
        if self._is_tight and not self._gave_room:
            self._gave_room = True
            self._actions["moves"].setChecked(False)
            self.panel.fit(self._room)
        if self._is_tight:
            self._table.seats.give_room(is_wanted=True)
            self.panel.fit(self._room)

    @property
    def _is_tight(self) -> bool:
        return self.panel.wanted_height() > self._room

    @property
    def _room(self) -> int:
        """The height that the other docks leave for the panel."""
        central = self._window.centralWidget() or self._window
        others = [dock for dock in self._docks.values() if dock.isVisible()]
        taken = sum(dock.minimumSizeHint().height() + SEPARATOR_PX for dock in others)
        return max(LEAST_PX, central.height() - taken - self.dock.title.height())

    def put_away(self) -> None:
        """Take the panel away."""
        self.at_table.end()
        self.pointing.point_at(())
        self._table.seats.give_room(is_wanted=False)
        self.dock.hide()

    def retell(self) -> None:
        """Say everything in another language."""
        if self.is_on:
            self._tell()

    def _tell(self) -> None:
        points = self.at_table.points
        self.panel.show_page(self.at_table.page(self._next))
        self._open_log(is_pointed_at=any(mark.window == LOG for mark in points))
        self.pointing.point_at(points, self.dock)
        if self.at_table.is_still:
            self.panel.announce(self.pointing.names(points))

    def _open_log(self, *, is_pointed_at: bool) -> None:
        """Show the log, whose place the panel has, while it is pointed at and there is room."""
        opens = is_pointed_at and (self._opened_log or self._has_room_for_log)
        if opens != self._opened_log:
            self._opened_log = opens
            self._actions[LOG].setChecked(opens)

    @property
    def _has_room_for_log(self) -> bool:
        docks = (*self._docks.values(), self.dock)
        wanted = sum(dock.minimumSizeHint().height() for dock in docks)
        return wanted <= sum(dock.height() for dock in docks if dock.isVisible())
