"""The main window: menus, the table or the library, docks, and their connections. No rules."""

from __future__ import annotations

import base64
import gc
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from burgundy_desktop import assets
from burgundy_desktop.ai.levels import LEVELS
from burgundy_desktop.core.errors import BadSave, NotSaved
from burgundy_desktop.core.own_tables import problems as problems_of_tables
from burgundy_desktop.desktop import tab_order
from burgundy_desktop.desktop.actions import Actions
from burgundy_desktop.desktop.coaching import Coaching
from burgundy_desktop.desktop.dialogs import openers
from burgundy_desktop.desktop.dialogs.file_dialog import file_to_open
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.dialogs.saving_place import ask_where
from burgundy_desktop.desktop.dock_layout import DockLayout
from burgundy_desktop.desktop.docks import Dock
from burgundy_desktop.desktop.ending.ceremony import EndCeremony
from burgundy_desktop.desktop.keys import ENTER, GO_ON, types_something
from burgundy_desktop.desktop.learning import Learning
from burgundy_desktop.desktop.lesson_session import LessonSession
from burgundy_desktop.desktop.library_page import LibraryPage
from burgundy_desktop.desktop.memory import forget_sources, give_holes_back
from burgundy_desktop.desktop.own_tables import tell_not_opened
from burgundy_desktop.desktop.plain import shown
from burgundy_desktop.desktop.pointing import Pointing
from burgundy_desktop.desktop.problems import sentence
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.scale import WindowScale, first_size
from burgundy_desktop.desktop.session import Session
from burgundy_desktop.desktop.status import Status
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.take_back import Barrier
from burgundy_desktop.desktop.thinking import Trouble
from burgundy_desktop.desktop.top_bar import AT_THE_TABLE, IN_THE_LIBRARY, TopBar
from burgundy_desktop.desktop.unsaved_guard import may_leave

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
        self.table = Table(program)
        self.library = LibraryPage(program)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.library)
        self._pages.addWidget(self.table)
        self.setCentralWidget(self._pages)
        self.top_bar = TopBar(self.actions_by_name, program.appearance, self)
        self._put_on_top()
        self.docks = self._make_docks()
        self.pointing = Pointing(program, self.table, self.docks, self.top_bar, self)
        self.learning = Learning(
            program, self.table, self.actions_by_name, self.docks, self.pointing, self
        )
        self.coaching = Coaching(program, self.table, self.pointing)
        self.table.flights.lie_above(self)
        self.status = Status(self.table.controller, program.appearance, self)
        self.status.setMinimumWidth(LEAST_WIDTH)  # Qt asks for the height of such a narrow window
        self.setStatusBar(self.status)
        self.ceremony = EndCeremony(program, self.table, self)
        self._dock_layout = DockLayout(self, self.docks, program.appearance, self.scale)
        self._layout_of_table = base64.b64decode(program.preferences.now.window_state)
        self._connect()
        self._dress()
        self.show_library()

    # the two pages

    @property
    def is_at_table(self) -> bool:
        return self._pages.currentWidget() is self.table

    def show_library(self) -> None:
        """Show the library; a game on the table stays on disk."""
        if not may_leave(self.table.controller, self):
            return
        if self.is_at_table:
            self._keep_layout()
            self.learning.put_away()
            self.ceremony.put_away()
            self.coaching.put_away()
            self.table.close_game()
        self._pages.setCurrentWidget(self.library)
        for dock in self.docks.values():
            dock.hide()
        self.table.prompt_bar.hide()
        self.library.refresh()
        self._show_actions()
        tab_order.arrange(self.library.in_order, self.top_bar.shown_tools)
        self.library.take_keyboard()
        self._tidy_later.start()

    def learn(self, game_id: str, lesson_id: str) -> None:
        """Open a lesson where it was left; it leads back to what is shown now."""
        self.learning.begin(game_id, lesson_id)

    def show_table(self, session: Session, lesson: LessonSession | None = None) -> None:
        """Put a game on the table, or the session of a lesson, and show it."""
        if not may_leave(self.table.controller, self, session.autosave.path):
            return
        self._lay_out_table(is_lesson=lesson is not None)
        self.ceremony.put_away()
        try:
            self.table.open(session, lesson)
            self.learning.take(lesson)
            self.coaching.take(session, lesson)
        except Exception:  # a bug: it is reported, and the library stays reachable
            self.table.close_game()
            self.show_library()
            raise
        forget_sources()
        gc.collect()  # nothing moves now
        if session.lost_history is not None:
            self.table.prompt_bar.tell(sentence(session.lost_history))
        self._show_actions()
        if self.table.view is not None:
            docks = [dock.title.close_button for dock in self.docks.values()]
            table = [self.table.view, *self.table.prompt_bar.in_order]
            panels = [
                *self.table.seats.cards,
                *self.learning.panel.in_order,
                self.table.log.list,
                *self.table.moves.in_order,
            ]
            tab_order.arrange(table, panels, docks, self.top_bar.shown_tools)
            self.table.take_keyboard()
            self.ceremony.show_if_over()
        self._tidy_later.start()

    def _lay_out_table(self, *, is_lesson: bool) -> None:
        """Show the table with its docks, or with those of a lesson."""
        was_lesson = self.learning.is_on
        if self.is_at_table and is_lesson == was_lesson:
            return
        if self.is_at_table:
            self._keep_layout()
        self._pages.setCurrentWidget(self.table)
        self.table.prompt_bar.show()
        if is_lesson:
            self.learning.lay_out()
        else:
            self.learning.put_away()
            self._dock_layout.restore(self._layout_of_table)

    def _keep_layout(self) -> None:
        """Keep where the player has put the docks; those of a lesson lie as by default."""
        if not self.learning.is_on:
            self._layout_of_table = self._dock_layout.kept()

    def _leave_lesson(self, came_from: Path | None) -> None:
        if came_from is not None and came_from.exists():
            self.open_file(came_from)
        else:
            self.show_library()

    def open_file(self, path: Path) -> None:
        """Open a saved game; if that is impossible, say why and change nothing."""
        self.table.controller.keep_clocks()  # it may be the file of the game on the table
        try:
            session = self.program.store.take_in(path)
        except BadSave as problem:
            title = self.tr("{file} could not be opened").format(file=shown(path.name))
            tell_not_opened(self, title, problem, self.program.store.folders)
        else:
            self.show_table(session)

    # actions

    def new_game(self, game_id: str = "") -> None:
        """Open the new-game dialog: for this game, or for the one on the table."""
        level = LEVELS[0] if self.learning.is_on else ""
        meant = game_id or self._game_meant
        openers.new_game(self.program, meant, self, self.show_table, level)

    def choose_file(self) -> None:
        """Ask for a saved game and open it."""
        name = file_to_open(self.program, self, self.tr("Open a saved game"), Path.home())
        if name:
            self.open_file(Path(name))

    def save_as(self) -> None:
        """Save a copy of the game."""
        if not self.table.controller.has_game:
            return
        proposed = Path.home() / self.table.controller.session.autosave.path.name
        path = ask_where(self.program, self, self.tr("Save a copy as"), proposed)
        if path is not None:
            self._save_copy(path)

    def show_scores(self) -> None:
        """Open the score sheet."""
        if self.table.controller.has_game:
            openers.scores(self.program, self.table, self)

    def toggle_full_screen(self, wanted: bool) -> None:
        """Toggle full screen."""
        self.showFullScreen() if wanted else self.showNormal()

    # events

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retell.start()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scale.follow(event.size())
        self.table.seats.follow(event.size().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys that no widget has used."""
        if self.is_at_table and self._use_key(event):
            event.accept()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not may_leave(self.table.controller, self):
            event.ignore()
            return
        if self.is_at_table:
            self._keep_layout()
        self.table.close_game()
        self.program.preferences.change(
            window_geometry=_as_text(bytes(self.saveGeometry().data())),
            window_state=_as_text(self._layout_of_table),
        )
        super().closeEvent(event)

    def _use_key(self, event: QKeyEvent) -> bool:
        if event.key() in GO_ON and self.coaching.put_away():
            return True
        if event.key() == Qt.Key.Key_Space:
            return self.table.confirm_or_skip() or self.learning.go_on()
        if event.key() == Qt.Key.Key_Escape:
            return self.table.step_back()
        if event.key() in ENTER:
            return self.table.showing.next_step() or self.learning.go_on()
        if event.text() in set("123456"):
            return self.table.press_digit(int(event.text()))
        return types_something(event) and self.table.press_letter(event.text())

    # building the window

    def _put_on_top(self) -> None:
        """Put bar and prompt across the whole width, above the docks."""
        top = QWidget(self)
        column = QVBoxLayout(top)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top_bar)
        column.addWidget(self.table.prompt_bar)
        self.setMenuWidget(top)

    def _make_docks(self) -> dict[str, Dock]:
        bodies = {"players": self.table.seats, "log": self.table.log, "moves": self.table.moves}
        docks = {}
        for name, body in bodies.items():
            look, sprites = self.program.appearance, self.program.sprites
            docks[name] = Dock(
                name,
                body,
                self.actions_by_name[name],
                look,
                sprites,
                self,
                has_title=name != "players",
            )
            self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, docks[name])
        return docks

    def _connect(self) -> None:
        self._connect_actions()
        self._connect_table()
        self._connect_library()
        self.learning.opened.connect(lambda lesson: self.show_table(lesson.session, lesson))
        self.learning.left.connect(self._leave_lesson)
        self.learning.new_game_wanted.connect(self.new_game)
        self.pointing.is_covered = lambda: self.ceremony.is_shown
        self.ceremony.came_or_went.connect(self.pointing.point_again)
        self.status.save_wanted.connect(self.table.controller.saving.save)
        self.status.save_elsewhere_wanted.connect(self.save_as)
        self.program.appearance.changed.connect(self._dress)
        self.scale.rested.connect(self._tidy)
        self._tidy_later = QTimer(self, singleShot=True, interval=0)
        self._tidy_later.timeout.connect(self._tidy)
        self.program.preferences.changed.connect(self._show_actions)
        self._retell = QTimer(self, singleShot=True, interval=0)
        self._retell.timeout.connect(self._say_anew)

    def _connect_actions(self) -> None:
        deeds = {
            "library": self.show_library,
            "new_game": partial(self.new_game, ""),
            "open": self.choose_file,
            "save_as": self.save_as,
            "quit": self.close,
            "undo": self.table.controller.undo,
            "redo": self.table.controller.redo,
            "hint": self.table.controller.ask_hint,
            "take_hint": self.table.explaining.take_hint,
            "skip": self.table.confirm_or_skip,
            "back_to_now": self.table.controller.back_to_now,
            "scores": self.show_scores,
            "zoom_in": self.table.zoom_in,
            "zoom_out": self.table.zoom_out,
            "fit": self.table.fit,
            "settings": lambda: openers.settings(self.program, self),
            "rules": self._show_rules,
            "icons": self._show_icons,
            "playing": lambda: openers.rules(self.program, "", "", self),
            "about": lambda: openers.about(self.program, self),
        }
        for name, deed in deeds.items():
            self.actions_by_name[name].triggered.connect(deed)
        self.actions_by_name["full_screen"].toggled.connect(self.toggle_full_screen)
        for name, action in self.actions_by_name.paces.items():
            action.triggered.connect(lambda _, pace=name: self._choose_pace(pace))

    def _connect_library(self) -> None:
        self.library.new_game_wanted.connect(self.new_game)
        self.library.opened.connect(self.show_table)
        self.library.saved.changed.connect(self._show_actions)
        self.library.listed_anew.connect(self._show_actions)
        self.library.saved.written.connect(self.status.tell_written)
        self.library.games_read.connect(self._tell_wrong_tables)
        self.library.welcome.rules.clicked.connect(self._show_rules)
        self.library.welcome.playing.clicked.connect(self.actions_by_name["playing"].trigger)

    def _connect_table(self) -> None:
        table = self.table.controller
        table.position_changed.connect(lambda _: self._allow())
        table.choice_changed.connect(self._allow)
        table.cover_wanted.connect(lambda _: self._allow())
        table.barred.connect(self._say_barred)
        table.ai_requests.changed.connect(self._allow)
        table.ai_requests.failed.connect(self._say_opponent_failed)
        table.saving.overtaken.connect(lambda: QTimer.singleShot(0, self, self._say_overtaken))
        self.table.showing.told.connect(self._allow)
        self.table.hint.seen.connect(lambda _: self._allow())
        self.table.moves.counted.connect(self._name_docks)
        self.ceremony.begun.connect(self.show_table)
        self._dock_layout.folding.raised.connect(self.ceremony.stay_above)
        self.ceremony.new_game_wanted.connect(self.new_game)

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
        self.table.retell()
        self.learning.retell()
        self.coaching.retell()
        self.ceremony.retell()
        self.library.refresh()
        self._show_actions()

    def _allow(self) -> None:
        """Enable the actions that are possible in the current game."""
        if self.is_at_table:
            self.actions_by_name.allow(
                self.table.controller,
                takes_hint=self.table.takes_hint,
                shows_hint=self.table.hint.isVisible(),
            )
        else:
            self.actions_by_name.allow_nothing()

    def _show_actions(self) -> None:
        """Update the actions after a change of page, game, language or settings."""
        table, at_table = self.table.controller, self.is_at_table
        of = self.actions_by_name
        self._allow()
        for name in ("save_as", "scores", "skip", "zoom_in", "zoom_out", "fit", "library"):
            of[name].setEnabled(at_table)
        of["save_as"].setEnabled(at_table and not table.is_lesson)
        for name in self.docks:
            of[name].setEnabled(at_table)
        of["icons"].setEnabled(at_table and table.has_game and self.table.has_icons)
        of.paces[self.program.preferences.now.pace].setChecked(True)
        title = self.table.board.wording.title() if at_table and table.has_game else ""
        self.top_bar.show_tools(AT_THE_TABLE if at_table else IN_THE_LIBRARY, title)
        self.top_bar.show_pace()
        self.setWindowTitle(f"{title} – Burgundy Desktop" if title else "Burgundy Desktop")
        if not at_table:
            self.status.remark(self.library.remark)
        self._name_docks()

    def _name_docks(self) -> None:
        moves = self.table.moves.model
        count, shown = moves.total, moves.shown
        self.docks["players"].name(self.tr("Players"))
        self.docks["log"].name(self.tr("Log"))
        legal = self.tr("%n legal", "", count) if count else ""
        if shown < count:
            legal = self.tr("{shown} of {count} legal").format(shown=shown, count=count)
        self.docks["moves"].name(self.tr("Moves"), legal)

    def _choose_pace(self, pace: str) -> None:
        self.program.preferences.change(pace=pace)
        self.top_bar.show_pace()

    def _say_barred(self, barrier: Barrier) -> None:
        said = {
            Barrier.START: self.tr("There is nothing to undo yet."),
            Barrier.CHANCE: self.tr(
                "You cannot undo further: something new has been revealed since."
            ),
            Barrier.OTHERS: self.tr("You cannot undo further: the other players have moved since."),
            Barrier.NEVER: self.tr("Undo is switched off in the settings."),
        }
        if barrier in said:
            self.table.prompt_bar.refuse(said[barrier])

    def _tell_wrong_tables(self) -> None:
        """Say which of the player's own tables are not used, and why."""
        problems = problems_of_tables()
        if problems:
            title = self.tr("Not all of your own tables are used")
            notice(self, title, "\n".join(map(sentence, problems)))

    def _say_overtaken(self) -> None:
        text = self.tr(
            "This game has been continued in another window since you opened it. Your game is "
            "now a copy; both are kept."
        )
        notice(self, self.tr("Your game is now a copy"), text)

    def _say_opponent_failed(self, trouble: Trouble) -> None:
        said = {
            Trouble.DIED: self.tr(
                "The computer opponent has stopped working twice. The game is saved; you can "
                "try again now or come back later."
            ),
            Trouble.SILENT: self.tr(
                "The computer opponent has not responded for too long. The game is saved; "
                "trying again restarts the opponent."
            ),
        }
        title = self.tr("The opponent is not responding")
        again = notice(self, title, said[trouble], way_on=self.tr("Try again"))
        if again and self.table.controller.has_game:
            self.table.controller.ask_again()

    def _show_rules(self) -> None:
        anchor = self.table.explaining.help_anchor
        openers.rules(self.program, self._game_meant, anchor, self)

    def _show_icons(self) -> None:
        """Show what the drawings on the table mean; nothing that somebody else looked at."""
        openers.icons(self.program, self.table, self)

    @property
    def _game_meant(self) -> str:
        """The game on the table; in the library, the one that was played last."""
        controller = self.table.controller
        return controller.game.info.id if controller.has_game else self.library.game_id

    def _save_copy(self, path: Path) -> None:
        try:
            self.program.store.save_copy(self.table.controller.session, path)
        except NotSaved as problem:
            title = self.tr("{file} could not be saved").format(file=shown(path.name))
            notice(self, title, sentence(problem))
        else:
            self.table.controller.saving.is_copied = True
            self.status.tell_written(path)


def _as_text(data: bytes) -> str:
    return base64.b64encode(data).decode("ascii")
