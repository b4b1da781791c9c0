"""The setting of a picture: a window, a game, a clock; sets up a table for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import attrs
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.shots.clocks import Clock
from burgundy_desktop.desktop.table import Table
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, Harness, replayed, whole_game
from burgundy_desktop.desktop.window.main_window import MainWindow
from burgundy_desktop.games import load

SEED = 4711
EARLY, MIDDLE, LATE, END = 0.06, 0.5, 0.9, 1.0
SECONDS = (1512.0, 74.0, 41.0, 8.0, 23.0)
"""The thinking times of the seats."""


@attrs.frozen
class Shoot:
    """A window for the pictures of one game."""

    room: Harness
    clock: Clock
    game_id: str

    @property
    def program(self) -> Program:
        return self.room.program

    @property
    def window(self) -> MainWindow:
        return self.room.window

    @property
    def table(self) -> Table:
        return self.room.window.table

    def played(self, seats: int, share: float, seed: int = SEED) -> Session:
        """A session after this share of a game, at the next decision of the first seat; 1 is its
        end.
        """
        seats = self.enough(seats)
        like = whole_game(self.game_id, seats, seed)
        ply = int(share * like.length)
        while share < END and like.game.to_decide(like.steps[ply].state) != 0:
            ply += 1
        return self.like(like, Ply(ply), (PERSON, *OTHERS[: seats - 1]))

    def enough(self, seats: int) -> int:
        """This many seats, within what the game allows."""
        return max(seats, load(self.game_id).info.seats_min)

    def like(self, match: AnyMatch, ply: Ply, seats: Sequence[SeatInfo]) -> Session:
        """These players in the position of `match` after this many plies."""
        session = self.room.begin(self.game_id, seats, match.seed, **match.options.chosen)
        return replayed(session, match, ply)

    def open(self, session: Session) -> QWidget:
        """Put a game on the table; returns the window."""
        session.seconds = list(SECONDS[: len(session.seats)])
        self.window.show_table(session)
        self.room.process_events()
        return self.window

    def think(self, level: str) -> None:
        """Answer the pending question, as the worker process would."""
        controller = self.table.controller
        match = controller.session.match
        seat = match.to_decide
        assert seat is not None
        player = player_named(level, match.game)
        advice = player.think(match.observe(seat), tuple(match.legal_moves()), match.seed)
        controller.ai_requests.answer(self.program.thinking.ticket, advice)


Shot: TypeAlias = Callable[[Shoot], QWidget | QPixmap]
"""Puts the window into some state; returns the widget to take a picture of, or the picture."""
