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
        self._window, self._program = window, program
        self.table = Table(program)
        self.table.prompt_bar.hide()
        self._troubles = Troubles(self.table, window)
        self.docks = self._make_docks(program, actions)
        self.pointing = Pointing(program, self.table, self.docks, top_bar, window)
        self.learning = Learning(program, self.table, actions, self.docks, self.pointing, window)
        self.coaching = Coaching(program, self.table, self.pointing)
        self.table.flights.lie_above(window)
        self.ceremony = EndCeremony(program, self.table, window)
        self.replay = Replay(program, self.table, window)
        self.told = VerdictsAtTable(self.replay, self.table, window)
        self.replay_bar = ReplayBar(program.appearance, program.sprites, self.replay, self.table)
        self.teaching = Teaching(
            program.preferences, program.thinking, self.table.controller, window
        )
        self.table.prompt_bar.why_wanted.connect(self.teaching.show_why)
        self.drilling = Drilling(program, self.table, window)
        self.practice_bar = PracticeBar(program.appearance, self.drilling, self.table)
        self.branching = Branching(program, self.table, self.replay, self.look_back)
        self.better = BetterLines(program.thinking, self.branching, self.replay, window)
        self.way_back = WayBack(program.appearance, self.branching)
        self.in_log = BranchesInLog(self.branching, self.replay, self.table, window)
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
        self._dock_layout.folding.raised.connect(self.ceremony.stay_above)
        self.pointing.is_covered = lambda: self.ceremony.is_shown
        self.ceremony.came_or_went.connect(self.pointing.point_again)
        self.ceremony.replay_wanted.connect(self.look_back)
        self.ceremony.replay_wanted.connect(self.replay.run)
        self.ceremony.review_wanted.connect(self.show_review)
        self.replay_bar.review.clicked.connect(self.show_review)
        self.replay_bar.compare_wanted.connect(
            lambda ply: openers.temperature(program, self.table, self.replay, ply, window)
        )
        self._top_bar = top_bar
        self._review: ReviewPage | None = None
        self.connect_review: Callable[[ReviewPage], None] = lambda _: None
        """What the window connects when the page is made."""
        self.replay_bar.review_row.line_wanted.connect(self.better.show)
        self.replay.came_or_went.connect(self._drop_review)
        for tenant in (self.replay, self.drilling, self.branching):
            tenant.came_or_went.connect(lambda: self.follow(window.height()))
        self.drilling.came_or_went.connect(self._give_or_take_log)
        for place in self._places:
            place.resized.connect(lambda: self.follow(window.height()))
        self.replay.play_wanted.connect(lambda luck: self.branching.play_from_here(luck, window))
        self._branches, self._log = actions["branches"], actions["log"]
        self.branching.changed.connect(self._tell_branches)
        self.replay_bar.what_if.triggered.connect(self.branching.try_here)
        self._connect(actions)

    @property
    def review(self) -> ReviewPage:
        """The page of the review, made when it is first shown: most games are never reviewed."""
        if self._review is None:
            self._review = self._make_review()
        return self._review

    @property
    def shows_review(self) -> bool:
        return self._review is not None and not self._review.isHidden()

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
            said = words.nothing_due()
            if self._program.practice.was_broken:
                said = f"{said}\n{words.broken()}"
            notice(self._window, words.title(), said)

    def follow(self, height: int) -> None:
        """Fit the players' cards to the height of the window."""
        taken = sum(place.height_taken for place in self._places)
        self.table.seats.follow(height - taken)

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
        self.coaching.put_away()
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
        if self.shows_review:
            return self.review.parts
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

    def _connect(self, actions: Actions) -> None:
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
            "review": self.show_review,
            "forecast": table.forecasting.toggle,
            "branches": self.show_branches,
            "odds": self._show_odds,
        }
        for name, slot in slots.items():
            actions[name].triggered.connect(slot)
        table.moves.ended.connect(self._dock_layout.spare_moves)
        self._dock_layout.folding.restored.connect(self._keep_bars)
        self.replay_bar.branches.triggered.connect(self.show_branches)
        self.way_back.list_wanted.connect(self.show_branches)

    def _show_odds(self) -> None:
        forecasting = self.table.forecasting
        if odds := forecasting.odds:
            forecasting.count(self.table.controller.position.ply)
            openers.odds(self._program, self.table, odds, self._window)

    def show_branches(self) -> None:
        """To the next row of another line in the log, which opens."""
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

    def show_review(self) -> None:
        """Show the page of the review; of a casual game that goes on, the decisions so far."""
        controller = self.table.controller
        if controller.has_game and controller.may_be_reviewed:
            self.ceremony.put_away()
            self.replay.open()
            self.replay.stop()
            self.replay.review()
            self.review.open()

    def look_at(self, ply: int) -> None:
        """Show the table after so many moves, away from the page of the review."""
        if self._review is not None:
            self._review.put_away()
        self.replay.go_to(ply)
        self.replay_bar.slider.setFocus()

    def _look_before(self, ply: int) -> None:
        """Show the table before a decision, as its player saw it."""
        seat = self.table.controller.session.match.steps[ply].seat
        if seat is not None:
            self.replay.look_through(seat)
        self.look_at(ply - 1)

    def _show_line(self, ply: int) -> None:
        """Show a better line, which leads back to the page."""

        def back() -> None:
            self.show_review()
            self.review.graph.go_to(ply)

        self.better.show(Ply(ply), back)

    def _go_through(self, ply: int) -> None:
        self.look_at(ply)
        self.replay.run()

    def _drop_review(self) -> None:
        """There is no review of a game that goes on, or has left the table."""
        if self._review is not None and not self.replay.is_open:
            self._review.let_go()

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
        page.closed.connect(self.table.take_keyboard)
        page.look_wanted.connect(self.look_at)
        page.decision_wanted.connect(self._look_before)
        page.film_wanted.connect(self._go_through)
        page.line_wanted.connect(self._show_line)
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
