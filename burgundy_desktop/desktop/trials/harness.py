"""The harness: puts the program into a given state, for pictures, benchmarks and tests."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import attrs
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop
from PySide6.QtWidgets import QApplication

from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.core.match import AnyMatch, Match
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.window.main_window import MainWindow
from burgundy_desktop.games import load
from burgundy_desktop.storage.folders import Folders

SALT = "9f86d081884c7d659a2feaa0c55ad015"
"""A fixed salt for the deals of pictures and measurements."""
PERSON = SeatInfo("Anna")
OTHERS = (
    SeatInfo("Margot", "duke"),
    SeatInfo("Philippe", "merchant"),
    SeatInfo("Isabelle", "apprentice"),
    SeatInfo("Hugo", "master"),
)


@attrs.frozen
class Harness:
    """A program with its window and its own folders."""

    program: Program
    window: MainWindow

    def process_events(self) -> None:
        """Process all pending events."""
        for _ in range(6):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            self.program.app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)

    def begin(self, game_id: str, seats: Sequence[SeatInfo], seed: int, **options: str) -> Session:
        """Create a new game that is not on the table yet."""
        store = self.program.store
        chosen = load(game_id).info.options_for(len(seats), **options)
        return store.begin(game_id, chosen, seats, seed=seed, salt=SALT, strict=False)


def this_program() -> list[str]:
    """The command line that starts this program."""
    is_frozen = getattr(sys, "frozen", False)
    return [sys.executable] if is_frozen else [sys.executable, "-P", "-m", "burgundy_desktop"]


@contextmanager
def harness(app: QApplication) -> Iterator[Harness]:
    """A harness; its folders are removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="burgundy-") as folder:
        home = Path(folder)
        program = Program(app, Folders(home / "data", home / "config"))
        program.preferences.change(coached="never")  # every game here would be a first one
        window = MainWindow(program)
        try:
            yield Harness(program, window)
        finally:
            window.close()
            program.close()
            window.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def play_on(match: AnyMatch, until: Callable[[AnyMatch], bool], level: str = "merchant") -> bool:
    """Let computer players move until the condition holds; False if the game ended first."""
    player = player_named(level, match.game)
    while not until(match):
        seat = match.to_decide
        if seat is None:
            return False
        legal = match.legal_moves()
        advice = player.think(match.observe(seat), legal, match.seed + match.cursor)
        match.play(legal[advice.move])
    return True


@cache
def whole_game(game_id: str, seats: int, seed: int, **options: str) -> AnyMatch:
    """A whole game between merchants; deterministic."""
    game = load(game_id)
    match: AnyMatch = Match(game, game.info.options_for(seats, **options), seed)
    play_on(match, lambda _: False)
    return match


def replayed(session: Session, like: AnyMatch, plies: int) -> Session:
    """A session after the first `plies` moves of another match with the same seed."""
    for step in like.steps[1 : plies + 1]:
        session.match.play(step.move)
    return session
