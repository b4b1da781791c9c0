"""The main window: menus, the table or the library, docks, and their connections. No rules."""

from __future__ import annotations

import base64
import gc
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from burgundy_desktop import assets
from burgundy_desktop.desktop.appearance.scale import WindowScale, first_size
from burgundy_desktop.desktop.dialogs import openers
from burgundy_desktop.desktop.library.page import LibraryPage
from burgundy_desktop.desktop.pages import OF_THE_TABLE
from burgundy_desktop.desktop.process.memory import give_holes_back
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.widgets import tab_order
from burgundy_desktop.desktop.widgets.into_view import IntoView
from burgundy_desktop.desktop.widgets.page_stack import PageStack
from burgundy_desktop.desktop.widgets.parts import Part, lead_by_keys
from burgundy_desktop.desktop.window import connections, told_at_start
from burgundy_desktop.desktop.window.action_states import ActionStates
from burgundy_desktop.desktop.window.actions import Actions
from burgundy_desktop.desktop.window.game_files import GameFiles
from burgundy_desktop.desktop.window.status import Status
from burgundy_desktop.desktop.window.top_bar import TopBar
from burgundy_desktop.desktop.window.window_keys import use_at_table
from burgundy_desktop.desktop.words.levels import FIRST_LEVEL
from burgundy_desktop.desktop.words.problems import sentence
from burgundy_desktop.storage.atomic import is_there

if TYPE_CHECKING:
    from burgundy_desktop.desktop.docks.dock import Dock
    from burgundy_desktop.desktop.ending.ceremony import EndCeremony
    from burgundy_desktop.desktop.learning.coaching import Coaching
    from burgundy_desktop.desktop.learning.learning import Learning
    from burgundy_desktop.desktop.learning.lesson_session import LessonSession
    from burgundy_desktop.desktop.match.session import Session
    from burgundy_desktop.desktop.pages.frame import Pages
    from burgundy_desktop.desktop.practice.exercise import ExerciseSession
    from burgundy_desktop.desktop.table import Table
    from burgundy_desktop.desktop.window.table_side import TableSide
    from burgundy_desktop.storage.claiming import Guest

LEAST_WIDTH, LEAST_HEIGHT = 1024, 700


class MainWindow(QMainWindow):
    """One window for everything; the library and the table are its two pages."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program
        self.setWindowIcon(QIcon(str(assets.resource("icons", "app-icon.svg"))))
        self.setMinimumSize(LEAST_WIDTH, LEAST_HEIGHT)
        self.setDockOptions(
            QMainWindow.DockOption.AnimatedDocks | QMainWindow.DockOption.AllowNestedDocks
        )
        self.scale = WindowScale(program.appearance, self)
        self._take_size()
        self.actions_by_name = Actions(self)
        self.actions_by_name["full_screen"].setChecked(self.isFullScreen())  # nobody listens yet
        self.files = GameFiles(self)
        self._pages = PageStack(self)
        self.library = LibraryPage(program, self._pages)
        self._side: TableSide | None = None
        self._remembered: Pages | None = None
        self._pages.addWidget(self.library)
        self.setCentralWidget(self._pages)
        self.top_bar = TopBar(self.actions_by_name, program.appearance, self)
        self.action_states = ActionStates(self)
        self._put_on_top()
        self.status = Status(program.appearance, self)
        self.status.setMinimumWidth(LEAST_WIDTH)  # Qt asks for the height of such a narrow window
        self.setStatusBar(self.status)
        self._connect()
        IntoView(self)
        lead_by_keys(self, self._parts)
        self._dress()
        self.show_library()

    # the two pages

    @property
    def is_at_table(self) -> bool:
        return self._side is not None and self._pages.currentWidget() is self._side.table

    @property
    def has_game(self) -> bool:
        """Whether a game is on the table, shown or not."""
        return self._side is not None and self._side.table.controller.has_game

    @property
    def is_table_made(self) -> bool:
        """Whether the page of the table is there: `side` would make it."""
        return self._side is not None

    @property
    def is_in_library(self) -> bool:
        return self._pages.currentWidget() is self.library

    def is_on_page(self, name: str) -> bool:
        """Whether this one of `pages.PAGES` was shown last."""
        return self._remembered is not None and self._remembered.name == name

    @property
    def side(self) -> TableSide:
        """The page of the table with all that belongs to it, made when it is first needed: the
        library is painted without it.
        """
        if self._side is None:
            make = import_module("burgundy_desktop.desktop.window.table_side").TableSide
            self._side = make(self, self.program, self.actions_by_name, self.top_bar, self.scale)
            self._take(self._side)
        return self._side

    @property
    def table(self) -> Table:
        return self.side.table

    @property
    def docks(self) -> Mapping[str, Dock]:
        return self.side.docks

    @property
    def learning(self) -> Learning:
        return self.side.learning

    @property
    def coaching(self) -> Coaching:
        return self.side.coaching

    @property
    def ceremony(self) -> EndCeremony:
        return self.side.ceremony

    @property
    def remembered(self) -> Pages:
        """The pages of what is remembered, made when one is first shown."""
        if self._remembered is None:
            make = import_module("burgundy_desktop.desktop.pages.frame").Pages
            self._remembered = make(self.program, self)
            self._pages.addWidget(self._remembered)
            connections.connect_pages(self, self._remembered)
        return self._remembered

    def show_library(self) -> None:
        """Show the library; a game on the table stays on disk."""
        if not self._may_turn_to(self.library):
            return
        self.library.refresh()
        if self._side is not None:  # the first picture needs no chronicle
            self._tell_chronicle()
        self.show_actions()
        tab_order.arrange(self.library.in_order, self.top_bar.shown_tools)
        self.library.take_keyboard()
        self._tidy_later.start()

    def show_page(self, name: str, guest: Guest | None = None) -> None:
        """Show one of `pages.PAGES`, many for the game of the table that is left; it stays on disk.
        The page of players asks this guest for a name.
        """
        game_id = self._game_meant if self.is_at_table and name in OF_THE_TABLE else ""
        if self._may_turn_to(self.remembered):
            if game_id:
                self.remembered.side.choose(game_id)
            self.remembered.come(name, guest)
            self.show_actions()
            self.remembered.take_keyboard()
            self._tidy_later.start()

    def _may_turn_to(self, page: QWidget) -> bool:
        """Leave the table and turn to this page. False if the player rather stays."""
        if self.is_at_table:
            if not self.side.may_leave():
                return False
            self.side.leave()
        if self._remembered is not None:
            self._remembered.leave()
        self._pages.setCurrentWidget(page)
        return True

    def learn(self, game_id: str, lesson_id: str) -> None:
        """Open a lesson where it was left; it leads back to what is shown now."""
        self.learning.begin(game_id, lesson_id)

    def practise(self, source: str = "") -> None:
        """Ask the exercises that are due, or those of the game with this id."""
        self.side.practise(source)

    def show_table(
        self,
        session: Session,
        lesson: LessonSession | None = None,
        exercise: ExerciseSession | None = None,
    ) -> None:
        """Put a game on the table, or the session of a lesson or of an exercise, and show it."""
        if self.side.may_leave(session.autosave.path):
            self._put_on_table(session, lesson, exercise)

    def _put_on_table(
        self,
        session: Session,
        lesson: LessonSession | None = None,
        exercise: ExerciseSession | None = None,
    ) -> None:
        """Show this in place of what is on the table, which may be left."""
        if lesson is not None or exercise is not None:
            self.side.remember_way()
        self._lay_out_table(is_lesson=lesson is not None)
        self.ceremony.put_away()
        self.side.replay.leave()
        self.coaching.let_go()
        try:
            self.table.open(session, lesson or exercise)
            self.learning.take(lesson)
            self.side.drilling.take(exercise)
            self.coaching.take(session, lesson)
        except Exception:  # a bug: it is reported, and the library stays reachable
            self.table.close_game()
            self.show_library()
            raise
        gc.collect()  # nothing moves now
        self._tell_losses(session)
        self.show_actions()
        if self.table.view is not None:
            tab_order.arrange(self.side.in_order, self.top_bar.shown_tools)
            self.table.take_keyboard()
            self.side.show_end()
        self._tidy_later.start()

    def _tell_losses(self, session: Session) -> None:
        """Say in the bar what of a saved game could not be opened."""
        if session.lost_history is not None:
            self.table.prompt_bar.tell(sentence(session.lost_history))
        elif session.lost_branches:
            said = self.tr("%n branches do not fit this game: left out.", "", session.lost_branches)
            self.table.prompt_bar.tell(said)

    def _lay_out_table(self, *, is_lesson: bool) -> None:
        """Show the table with its docks, or with those of a lesson."""
        if self._remembered is not None:
            self._remembered.leave()
        was_lesson = self.learning.is_on
        if self.is_at_table and is_lesson == was_lesson:
            return
        if self.is_at_table:
            self.side.keep_layout()
        self._pages.setCurrentWidget(self.table)
        self.side.come(is_lesson=is_lesson)

    def go_back(self) -> None:
        """Leave a lesson or an exercise for the game it was begun from, or for the library."""
        came_from = self.side.came_from
        if came_from is not None and is_there(came_from):
            self.open_file(came_from)
        else:
            self.show_library()

    def open_file(self, path: Path) -> None:
        """Open a saved game; if that is impossible, say why and change nothing."""
        self.files.open(path)

    # actions

    def new_game(self, game_id: str = "") -> None:
        """Open the new-game dialog: for this game, or for the one on the table."""
        is_learning = self.is_at_table and self.learning.is_on
        level = FIRST_LEVEL if is_learning else ""
        meant = game_id or self._game_meant
        may, begin = self.side.may_leave, self._put_on_table
        openers.new_game(self.program, meant, self, may, begin, self.learn, level)

    def show_lessons(self, game_id: str = "") -> None:
        """Open the page of lessons: of this game, or of the one on the table."""
        meant = game_id or self._game_meant
        openers.lessons(self.program, meant, self, self.learn, self.new_game)

    def show_scores(self) -> None:
        """Open the score sheet."""
        if self.has_game:
            openers.scores(self.program, self.table, self)

    def review(self, session: Session) -> None:
        """Show the review of a finished game of the library."""
        self.show_table(session)
        self.side.review.show()

    def open_door(self, game_id: str) -> None:
        """Begin the first lesson of a game at once; later one chooses."""
        if not self.learning.begin_first(game_id):
            self.show_lessons(game_id)

    def show_rules(self) -> None:
        """Open the rules at what the pointer is on."""
        anchor = self.table.explaining.help_anchor if self.has_game else ""
        openers.rules(self.program, self._game_meant, anchor, self)

    def show_icons(self) -> None:
        """Show what the drawings on the table mean; nothing that somebody else looked at."""
        openers.icons(self.program, self.table, self)

    def toggle_full_screen(self, wanted: bool) -> None:
        """Toggle full screen; a maximised window comes back as one."""
        full = Qt.WindowState.WindowFullScreen
        self.setWindowState(self.windowState() | full if wanted else self.windowState() & ~full)

    # events

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retell.start()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scale.follow(event.size())
        if self._side is not None:
            self._side.follow(event.size().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys that no widget has used."""
        is_used = use_at_table(self.side, event) if self.is_at_table else self._leaves_page(event)
        if is_used:
            event.accept()
            return
        super().keyPressEvent(event)

    def _leaves_page(self, event: QKeyEvent) -> bool:
        """Esc leads from a page to the library, also if a tool has the keyboard."""
        leaves = event.key() == Qt.Key.Key_Escape and not self.is_in_library
        if leaves:
            self.show_library()
        return leaves

    def closeEvent(self, event: QCloseEvent) -> None:
        kept = {}
        if self._side is not None:
            if not self.side.may_leave():
                event.ignore()
                return
            if self.is_at_table:
                self._side.keep_layout()
            self._side.replay.leave()
            self.table.close_game()
            kept["window_state"] = _as_text(self._side.layout)
        kept["window_geometry"] = _as_text(bytes(self.saveGeometry().data()))
        self.program.preferences.change(**kept)  # written once
        if self._remembered is not None:
            self._remembered.finish()
        super().closeEvent(event)

    # building the window

    def _put_on_top(self) -> None:
        """Put bar and prompt across the whole width, above the docks."""
        top = QWidget(self)
        self._top = QVBoxLayout(top)
        self._top.setContentsMargins(0, 0, 0, 0)
        self._top.setSpacing(0)
        self._top.addWidget(self.top_bar)
        self.setMenuWidget(top)

    def _take(self, side: TableSide) -> None:
        """The page of the table has been made."""
        self._pages.addWidget(side.table)
        self._top.addWidget(side.table.prompt_bar)
        side.follow(self.height())
        self.status.follow(side.table.controller)
        side.table.controller.saving.done.connect(self._tell_chronicle)
        side.drilling.not_saved.connect(self.status.tell_answer_unkept)
        connections.connect_table(self, side)
        self.name_docks()

    def _connect(self) -> None:
        connections.connect_actions(self)
        connections.connect_library(self, self.library)
        self.status.save_elsewhere_wanted.connect(self.files.save_as)
        self.program.appearance.changed.connect(self._dress)
        self.scale.rested.connect(self._tidy)
        self._tidy_later = QTimer(self, singleShot=True, interval=0)
        self._tidy_later.timeout.connect(self._tidy)
        self.program.preferences.changed.connect(self.show_actions)
        self.program.preferences.not_saved.connect(self.status.tell_settings_unkept)
        self._retell = QTimer(self, singleShot=True, interval=0)
        self._retell.timeout.connect(self._say_anew)

    def _tell_chronicle(self) -> None:
        """Say that somebody has cut it, as soon as it is known."""
        chronicle = self.program.store.chronicle
        if chronicle.was_cut:
            chronicle.was_cut = False
            self.status.tell_chronicle_cut()

    def _tidy(self) -> None:
        """Free cached drawings of intermediate sizes: the window rests, or another page
        is shown.
        """
        self.program.sprites.tidy()
        give_holes_back()

    def _take_size(self) -> None:
        """Take the last size before anything is in the window, so that it is styled only once."""
        geometry = base64.b64decode(self.program.preferences.now.window_geometry)
        if not geometry or not self.restoreGeometry(geometry):
            self.resize(first_size(self.screen().availableSize(), self.minimumSize()))
        fills_screen = self.isMaximized() or self.isFullScreen()
        self.scale.follow(self.screen().availableSize() if fills_screen else self.size())

    # updates

    def _dress(self) -> None:
        self.actions_by_name.dress(self.program.appearance, self.program.sprites)
        self.top_bar.show_pace()

    def _say_anew(self) -> None:
        """Retranslate after a change of language."""
        if self._side is not None:
            self._side.retell()
        self.library.refresh()
        self.show_actions()

    def show_actions(self) -> None:
        """Update actions, title and status after a change of page, game, language or settings."""
        self.action_states.show_all()
        if self.is_in_library:
            self.status.remark(self.library.remark)
        self.name_docks()

    def _parts(self) -> list[Part]:
        """What F6 leads through."""
        around: list[Part] = [self.top_bar.shown_tools, [self.status.deal]]
        if self.is_at_table:
            covers_all = self.ceremony.is_shown or self.side.review.is_shown
            return self.side.parts if covers_all else [*self.side.parts, *around]
        page = self.library if self.is_in_library else self.remembered
        return [*page.parts, *around]

    def take_in_page(self) -> None:
        """Say what a page has read, and let Tab go through what it shows."""
        pages = self.remembered
        self.status.remark(pages.remark)
        tab_order.arrange(pages.in_order, self.top_bar.shown_tools)

    def name_docks(self) -> None:
        """Write what they are, and how many moves there are, on the docks and their tabs."""
        if self._side is None:
            return
        self.docks["players"].name(self.tr("Players"))
        self.docks["log"].name(self.tr("Log"))
        self.count_moves()

    def count_moves(self) -> None:
        """Write how many moves there are on their dock and its tab."""
        moves = self.table.moves.model
        count, shown = moves.total, moves.shown
        legal = self.tr("%n legal", "", count) if count else ""
        if shown < count:
            legal = self.tr("{shown} of {count} legal").format(shown=shown, count=count)
        self.docks["moves"].name(self.tr("Moves"), legal, shown)

    def make_table(self) -> None:
        """Make the page of the table before it is asked for."""
        _ = self.side

    def games_read(self) -> None:
        """Make the table; say what could not be used."""
        self.make_table()
        self.program.healing.start()
        self._tell_chronicle()
        self.show_actions()
        told_at_start.tell(self)

    @property
    def _game_meant(self) -> str:
        """The game on the table; in the library, the one that was played last."""
        return self.table.controller.game.info.id if self.has_game else self.library.game_id


def _as_text(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")
