"""Which actions are possible now, and what top bar and title say of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from burgundy_desktop.desktop.window.top_bar import AT_THE_TABLE, IN_THE_LIBRARY

if TYPE_CHECKING:
    from burgundy_desktop.desktop.window.main_window import MainWindow
    from burgundy_desktop.desktop.window.table_side import TableSide

OF_THE_TABLE: Final = (
    *("scores", "skip", "zoom_in", "zoom_out", "fit"),
    *("players", "log", "moves"),
)
"""The actions that are possible at every table."""
PROGRAM: Final = "Burgundy Desktop"


class ActionStates:
    """Keeps the actions of a window in step with what it shows."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._of = window.actions_by_name
        self._bar = window.top_bar

    def show_all(self) -> None:
        """Update everything after a change of page, game, language or settings."""
        at_table = self._window.is_at_table
        self.allow()
        self._allow_at_tables()
        self._show_pace()
        title = self._window.table.board.wording.title() if self._has_game else ""
        self._bar.show_tools(AT_THE_TABLE if at_table else IN_THE_LIBRARY, title)
        self._window.setWindowTitle(f"{title} – {PROGRAM}" if title else PROGRAM)
        if not at_table:
            self._bar.show_due(self._due)

    def allow(self) -> None:
        """Enable the actions that are possible in the current game."""
        if self._window.is_at_table:
            self._allow_in_game(self._window.side)
        else:
            self._of.allow_nothing()
            self._bar.teacher_menu.setEnabled(False)

    def choose_pace(self, pace: str) -> None:
        """Let everything move at this pace from now on."""
        self._window.program.preferences.change(pace=pace)
        self._bar.show_pace()

    def _allow_in_game(self, side: TableSide) -> None:
        table = side.table
        self._of.allow(
            table.controller,
            takes_hint=table.takes_hint,
            shows_hint=table.hint.isVisible(),
        )
        self._bar.teacher_menu.setEnabled(side.teaching.is_possible)
        self._of.teachers[side.teaching.now].setChecked(True)
        self._allow_forecast(side)
        if side.review.is_shown:
            self._of.forbid_changes()  # nobody sees what they would do

    def _allow_forecast(self, side: TableSide) -> None:
        forecasting = side.table.forecasting
        is_possible = forecasting.is_possible
        self._of["forecast"].setEnabled(is_possible)
        self._of["forecast"].setChecked(forecasting.is_shown)
        self._of["odds"].setEnabled(bool(forecasting.odds))

    def _allow_at_tables(self) -> None:
        at_table = self._window.is_at_table
        for name in OF_THE_TABLE:
            self._of[name].setEnabled(at_table)
        self._of["library"].setEnabled(not self._window.is_in_library)
        is_game = at_table and not self._window.table.controller.is_lesson
        for name in ("save_as", "replay"):
            self._of[name].setEnabled(is_game)
        self._of["icons"].setEnabled(self._has_game and self._window.table.has_icons)

    def _show_pace(self) -> None:
        self._of.paces[self._window.program.preferences.now.pace].setChecked(True)
        self._bar.show_pace()

    @property
    def _has_game(self) -> bool:
        return self._window.is_at_table and self._window.table.controller.has_game

    @property
    def _due(self) -> int:
        """How many exercises are due; known once the games are loaded and the table is made."""
        window = self._window
        is_known = window.library.has_read and window.is_table_made
        return window.side.drilling.due if is_known else 0
