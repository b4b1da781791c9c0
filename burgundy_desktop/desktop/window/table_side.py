"""The half of the window that belongs to the table: page, docks, prompt bar, lessons, the end of a
game. It is imported and made after the first paint, or when it is first needed.
"""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QWidget

from burgundy_desktop.core.ids import Ply
from burgundy_desktop.desktop.appearance.scale import WindowScale
from burgundy_desktop.desktop.branches.better import BetterLines
from burgundy_desktop.desktop.branches.going import Branching
from burgundy_desktop.desktop.branches.in_log import BranchesInLog
from burgundy_desktop.desktop.branches.way_back import WayBack
from burgundy_desktop.desktop.dialogs import openers
from burgundy_desktop.desktop.dialogs.notice import notice
from burgundy_desktop.desktop.docks.dock import Dock
from burgundy_desktop.desktop.docks.dock_layout import DockLayout
from burgundy_desktop.desktop.ending.ceremony import EndCeremony
from burgundy_desktop.desktop.learning.coaching import Coaching
from burgundy_desktop.desktop.learning.learning import Learning
from burgundy_desktop.desktop.learning.pointing import Pointing
from burgundy_desktop.desktop.learning.teaching import Teaching
from burgundy_desktop.desktop.match.troubles import Troubles
from burgundy_desktop.desktop.practice import words
from burgundy_desktop.desktop.practice.bar import PracticeBar
from burgundy_desktop.desktop.practice.drilling import Drilling
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.replay.bar import ReplayBar
from burgundy_desktop.desktop.replay.player import Replay
from burgundy_desktop.desktop.replay.verdicts_at_table import VerdictsAtTable
from burgundy_desktop.desktop.review.page import ReviewPage
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.widgets.parts import Part
from burgundy_desktop.desktop.window.actions import Actions
from burgundy_desktop.desktop.window.bar_place import Place
from burgundy_desktop.desktop.window.review_side import ReviewSide
from burgundy_desktop.desktop.window.top_bar import TopBar
from burgundy_desktop.desktop.window.unsaved_guard import may_leave


class TableSide:
    """Everything around a game in one window."""

    def __init__(
        self,
        window: QMainWindow,
        program: Program,
        actions: Actions,
        top_bar: TopBar,
        scale: WindowScale,
    ) -> None:
        self._window, self._program, self._top_bar = window, program, top_bar
        self.table = Table(program)
        self.table.prompt_bar.hide()
        self._troubles = Troubles(self.table, window)
        self.docks = self._make_docks(program, actions)
        self._make_guides(actions)
        self.table.flights.lie_above(window)
        self._make_looking_back()
        self._make_practice()
        self._make_branches(actions)
        self._places = (
            Place("branch", self.branching, self.way_back, window),
            Place("replay", self.replay, self.replay_bar, window),
            Place("practice", self.drilling, self.practice_bar, window),
        )
        self._dock_layout = DockLayout(
            window, self.docks, program.appearance, program.sprites, scale
        )
        self.layout = base64.b64decode(program.preferences.now.window_state)
        """Where the player has put the docks."""
        self.came_from: Path | None = None
        """The game that a lesson or an exercise leads back to; None for the library."""
        self._connect_end()
        self._connect_replay()
        self._connect_places()
        self._connect_actions(actions)

    def _make_guides(self, actions: Actions) -> None:
        """Whoever teaches at the table, and points at it."""
        window, program, table = self._window, self._program, self.table
        self.pointing = Pointing(program, table, self.docks, self._top_bar, window)
        self.learning = Learning(program, table, actions, self.docks, self.pointing, window)
        self.coaching = Coaching(program, table, self.pointing)
        self.teaching = Teaching(program.preferences, program.thinking, table.controller, window)

    def _make_looking_back(self) -> None:
        window, program, table = self._window, self._program, self.table
        self.ceremony = EndCeremony(program, table, window)
        self.replay = Replay(program, table, window)
        self.told = VerdictsAtTable(self.replay, table, window)
        self.replay_bar = ReplayBar(program.appearance, program.sprites, self.replay, table)
        self.review = ReviewSide(self, self._make_review)
        self.connect_review: Callable[[ReviewPage], None] = lambda _: None
        """What the window connects when the page is made."""

    def _make_practice(self) -> None:
        self.drilling = Drilling(self._program, self.table, self._window)
        self.practice_bar = PracticeBar(self._program.appearance, self.drilling, self.table)

    def _make_branches(self, actions: Actions) -> None:
        window, program = self._window, self._program
        self.branching = Branching(program, self.table, self.replay, self.look_back)
        self.better = BetterLines(program.thinking, self.branching, self.replay, window)
        self.better.is_sought.connect(self._show_busy)
        self.way_back = WayBack(program.appearance, self.branching)
        self.in_log = BranchesInLog(self.branching, self.replay, self.table, window)
        self._branches, self._log = actions["branches"], actions["log"]

    def _show_busy(self, is_busy: bool) -> None:
        """The pointer of the whole window tells that something is on its way."""
        if is_busy:
            self._window.setCursor(Qt.CursorShape.BusyCursor)
        else:
            self._window.unsetCursor()

    def remember_way(self) -> None:
        """Remember the game on the table: a lesson or an exercise comes, and leads back to it. From
        one of them to the other the way back stays the same.
        """
        controller = self.table.controller
        if not controller.is_lesson:
            has_game = controller.has_game
            self.came_from = controller.session.autosave.path if has_game else None

    def come(self, *, is_lesson: bool) -> None:
        """The page of the table is shown now, with its docks or with those of a lesson."""
        self.table.prompt_bar.show()
        if is_lesson:
            self.learning.lay_out()
            self._dock_layout.lay_out_lesson(self.learning.dock)
        else:
            self.learning.put_away()
            self._dock_layout.restore(self.layout)
            self.learning.dock.hide()  # Qt may have kept it in an older layout

    def _keep_bars(self) -> None:
        """A layout that Qt has restored may show bars of another time."""
        for place in self._places:
            place.stay()

    def may_leave(self, file: Path | None = None) -> bool:
        """Whether the game on the table may be left (`unsaved_guard`)."""
        return may_leave(self.table.controller, self._window, file)

    def practise(self, source: str) -> None:
        """Ask the exercises that are due, or those of the game with this id."""
        if self.table.isVisible():
            self.keep_layout()
        if not self.drilling.begin(source):
            said = words.nothing_due(self.drilling.days_left)
            if self._program.practice.was_broken:
                said = f"{said}\n{words.broken()}"
            notice(self._window, words.title(), said)

    def follow(self, height: int) -> None:
        """Fit the players' cards to the height of the window."""
        taken = sum(place.height_taken for place in self._places)
        self.table.seats.follow(height - taken)

    def _follow_window(self) -> None:
        self.follow(self._window.height())

    def keep_layout(self) -> None:
        """Keep where the player has put the docks; those of a lesson lie as by default, and an
        exercise has no log.
        """
        if not (self.learning.is_on or self.drilling.is_open):
            self.layout = self._dock_layout.kept()

    def _give_or_take_log(self) -> None:
        """An exercise has no log: the list of moves gets its place."""
        if self.drilling.is_open:
            self.docks["log"].dismiss()
        elif not self.learning.is_on:
            self._dock_layout.restore(self.layout)

    def leave(self) -> None:
        """Another page is shown now; a game on the table stays on disk."""
        self.keep_layout()
        self.learning.put_away()
        self.ceremony.put_away()
        self.coaching.let_go()
        self.replay.leave()
        self.drilling.put_away()
        self.table.close_game()
        self.branching.look_again()
        self.table.prompt_bar.hide()
        for dock in self.docks.values():
            dock.hide()

    def retell(self) -> None:
        """Say everything in another language."""
        self.in_log.forget()
        self.table.retell()
        self.learning.retell()
        self.coaching.retell()
        self.ceremony.retell()

    @property
    def in_order(self) -> list[QWidget]:
        """The widgets for Tab, in reading order."""
        table = self.table
        view = [] if table.view is None else [table.view]
        panels = [
            *table.seats.cards,
            *self.learning.panel.in_order,
            table.log.list,
            *table.moves.in_order,
        ]
        titles = (dock.title.close_button for dock in self.docks.values())
        closing = (*titles, *self._dock_layout.folding.crosses)
        bars = (self.way_back, self.replay_bar, self.practice_bar)
        below = [widget for bar in bars for widget in bar.in_order]
        return [*view, *table.prompt_bar.in_order, *panels, *closing, *below]

    @property
    def parts(self) -> list[Part]:
        """The same in the parts that F6 leads through. What lies over the table is alone."""
        table, replay = self.table, self.replay_bar
        if self.ceremony.is_shown:
            return []
        if self.review.is_shown:
            return self.review.page.parts
        on_top: QWidget | None = table.cover.button if table.cover.isVisible() else table.view
        return [
            [] if on_top is None else [on_top],
            table.prompt_bar.in_order,
            table.seats.cards,
            self.learning.panel.in_order,
            [table.log.list],
            table.moves.in_order,
            self.way_back.in_order,
            [replay.slider, *replay.in_order],
            self.practice_bar.in_order,
        ]

    def _connect_end(self) -> None:
        ceremony = self.ceremony
        self._dock_layout.folding.raised.connect(ceremony.stay_above)
        self.pointing.is_covered = lambda: ceremony.is_shown
        ceremony.came_or_went.connect(self.pointing.point_again)
        ceremony.replay_wanted.connect(self.look_back)
        ceremony.replay_wanted.connect(self.replay.run)
        ceremony.review_wanted.connect(self.review.show)

    def _connect_replay(self) -> None:
        bar, branching = self.replay_bar, self.branching
        bar.review.clicked.connect(self.review.show)
        bar.review_row.line_wanted.connect(self.better.show)
        bar.compare_wanted.connect(self._compare_temperature)
        bar.what_if.triggered.connect(branching.try_here)
        bar.branches.triggered.connect(self.show_branches)
        self.replay.play_wanted.connect(lambda luck: branching.play_from_here(luck, self._window))
        branching.changed.connect(self._tell_branches)
        self.way_back.list_wanted.connect(self.show_branches)

    def _connect_places(self) -> None:
        for tenant in (self.replay, self.drilling, self.branching):
            tenant.came_or_went.connect(self._follow_window)
        self.drilling.came_or_went.connect(self._give_or_take_log)
        for place in self._places:
            place.resized.connect(self._follow_window)
        self._dock_layout.folding.restored.connect(self._keep_bars)

    def _connect_actions(self, actions: Actions) -> None:
        table = self.table
        slots = {
            "undo": table.controller.undo,
            "redo": table.controller.redo,
            "hint": table.controller.ask_hint,
            "take_hint": table.explaining.take_hint,
            "skip": table.confirm_or_skip,
            "back_to_now": self.replay.back_to_now,
            "zoom_in": table.zoom_in,
            "zoom_out": table.zoom_out,
            "fit": table.fit,
            "replay": self._replay_or_not,
            "review": self.review.show,
            "forecast": table.forecasting.toggle,
            "branches": self.show_branches,
            "odds": self._show_odds,
        }
        for name, slot in slots.items():
            actions[name].triggered.connect(slot)
        table.moves.ended.connect(self._dock_layout.spare_moves)
        table.prompt_bar.why_wanted.connect(self.teaching.show_why)

    def _show_odds(self) -> None:
        forecasting = self.table.forecasting
        if odds := forecasting.odds:
            forecasting.count(self.table.controller.position.ply)
            openers.odds(self._program, self.table, odds, self._window)

    def _compare_temperature(self, ply: Ply) -> None:
        openers.temperature(self._program, self.table, self.replay, ply, self._window)

    def show_branches(self) -> None:
        """To the next row of another line in the log, which opens; nothing may cover it."""
        self.ceremony.put_away()
        self.review.put_away()
        self._log.setChecked(True)
        self.in_log.go_to_next()

    def _tell_branches(self) -> None:
        branching = self.branching
        self._branches.setEnabled(branching.has_branches)
        self.replay_bar.show_branches(may_try=branching.may_try, has_any=branching.has_branches)

    def _replay_or_not(self) -> None:
        if self.replay.is_open:
            self.replay.close()
        else:
            self.look_back()

    def show_end(self) -> None:
        """A finished game that was just opened shows its end, and can be looked at move by move."""
        if self.table.controller.session.match.is_over:
            self.replay.open()
            self.ceremony.show_last()

    def go_on(self) -> bool:
        """To what comes next in a lesson, or in an exercise. False if there is none."""
        return self.learning.go_on() or self.drilling.go_on()

    def look_back(self) -> None:
        """Open the bar of the replay and go there."""
        self.ceremony.put_away()
        self.replay.open()
        self.replay_bar.slider.setFocus()

    def step(self, *, forward: bool) -> bool:
        """A move back or forward in the replay, which opens. False if there is no game for it."""
        self.replay.open()
        if not self.replay.is_open:
            return False
        self.replay.forward() if forward else self.replay.back()
        return True

    def _make_review(self) -> ReviewPage:
        ways_on = self.replay_bar.ways_on
        page = ReviewPage(
            self._program, self.replay, self.table, ways_on, self._window, self._top_bar
        )
        self._dock_layout.folding.raised.connect(page.stay_above)
        self.connect_review(page)
        return page

    def _make_docks(self, program: Program, actions: Actions) -> dict[str, Dock]:
        bodies = {"players": self.table.seats, "log": self.table.log, "moves": self.table.moves}
        look, sprites = program.appearance, program.sprites
        docks = {}
        for name, body in bodies.items():
            has_title = name != "players"
            docks[name] = dock = Dock(
                name, body, actions[name], look, sprites, self._window, has_title=has_title
            )
            self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            dock.hide()
        return docks
