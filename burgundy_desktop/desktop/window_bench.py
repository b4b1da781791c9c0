"""How fast the window is, measured in the real window with the real opponents' process."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

import attrs
from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, QTimer

from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop import app
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from burgundy_desktop.desktop.hands import click_target, meanwhile, wait_for, wait_until_asked
from burgundy_desktop.desktop.sitting import Sitting
from burgundy_desktop.desktop.studio import (
    Studio,
    replayed,
    studio,
    this_program,
    whole_game,
)
from burgundy_desktop.desktop.thinking import Question
from burgundy_desktop.storage.folders import VARIABLE

GAME: Final = "castles"
SEED: Final = 4711
WINDOW, TABLE = QSize(1280, 800), QSize(1400, 900)
FRAME_MS: Final = 16
PERSON, MERCHANT, DUKE = SeatInfo("Anna"), SeatInfo("Benno", "merchant"), SeatInfo("Carla", "duke")
MERCHANTS: Final = (MERCHANT, SeatInfo("Dario", "merchant"))
DUKES: Final = (DUKE, SeatInfo("Dario", "duke"))
GAME_SECONDS: Final = 120.0
BRIEFLY_SECONDS: Final = 0.3
"""How long a duke thinks before it is cut short."""

NO_BYTECODE: Final = "PYTHONDONTWRITEBYTECODE"
"""With it Python compiles everything anew on every start, which no player does."""

Figures = dict[str, float]


@attrs.frozen
class Effort:
    """How often and how long is measured."""

    starts: int = 3
    moves: int = 16
    repaints: int = 40
    loads: int = 5
    thinking_seconds: float = 20.0
    cancels: int = 10


QUICK: Final = Effort(starts=1, moves=3, repaints=5, loads=1, thinking_seconds=2.0, cancels=2)


def measure(effort: Effort, progress: Callable[[str], None] = lambda _: None) -> Figures:
    """All figures of the window. Names end with their unit."""
    progress("starting")
    figures = starting(effort)
    with studio(app.application()) as room:
        room.program.preferences.change(language="en", theme="light")
        room.window.resize(WINDOW)
        room.window.show()
        for measured in (playing, clicking, repainting, loading, thinking, cancelling):
            progress(measured.__name__)
            figures |= measured(room, effort)
    return figures


# from the start to the first picture


def starting(effort: Effort) -> Figures:
    """The program starts in a process of its own; once more before, to warm the caches."""
    times = [_first_paint() for _ in range(effort.starts + 1)]
    return {"first_paint_s": median(times[1:])}


def _first_paint() -> float:
    """Seconds from the start of a process to its first picture."""
    with tempfile.TemporaryDirectory(prefix="burgundy-") as folder:
        began = time.time()
        done = subprocess.run(
            [*this_program(), "first-paint"],
            env={name: value for name, value in os.environ.items() if name != NO_BYTECODE}
            | {VARIABLE: folder},
            stdout=subprocess.PIPE,
            check=True,
        )
    painted: float = json.loads(done.stdout)
    return painted - began


# in the window


def playing(room: Studio, _: Effort) -> Figures:
    """The memory of both processes after a game was played on the table, to the score sheet."""
    room.program.preferences.change(pace="instant")
    closed: list[ScoreSheetDialog] = []
    with meanwhile(ScoreSheetDialog, lambda dialog: _close(dialog, closed), GAME_SECONDS):
        _open(room, 0.0, *MERCHANTS)
        wait_for(lambda: bool(closed), "the end of a game", GAME_SECONDS)
    room.program.preferences.change(pace="normal")
    opponents = memory_mb(room.program.thinking.process_id)
    return {"memory_mb": memory_mb(os.getpid()) + opponents, "memory_of_opponents_mb": opponents}


def _close(dialog: ScoreSheetDialog, closed: list[ScoreSheetDialog]) -> None:
    dialog.reject()
    closed.append(dialog)


def memory_mb(process: int | None) -> float:
    """What a process holds of the machine's memory; 0 where that is not told."""
    try:
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except OSError:
        return 0.0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1_000_000


def clicking(room: Studio, effort: Effort) -> Figures:
    """A click that picks something, and one that plays a move, until the window shows it."""
    _open(room, 0.3, PERSON, MERCHANT)
    picks, plays = [], []
    for _ in range(effort.moves):
        wait_until_asked(room.window)
        room.settle()
        move = max(room.window.table.controller.position.legal, key=lambda move: len(move.targets))
        *first, last = move.targets
        picks += [_ms(partial(_click, room, target)) for target in first]
        plays.append(_ms(partial(_click, room, last)))
    return {
        "click_to_repaint_ms": median(picks),
        "click_to_repaint_worst_ms": max(picks),
        "move_to_repaint_ms": median(plays),
        "move_to_repaint_worst_ms": max(plays),
    }


def _click(room: Studio, target: Target) -> None:
    click_target(room.window.table, target)
    QCoreApplication.processEvents()


def repainting(room: Studio, effort: Effort) -> Figures:
    """Everything on a table of four anew, at 1400x900."""
    _open(room, 0.5, PERSON, MERCHANT, MERCHANT, MERCHANT)
    view = room.window.table.view
    assert view is not None
    while view.viewport().size() != TABLE:  # what lies round it grows with the window
        room.window.resize(room.window.size() + TABLE - view.viewport().size())
        room.wait_for(lambda: not room.window.scale.is_moving, "the window to rest")
    times = [_ms(view.viewport().repaint) for _ in range(effort.repaints)]
    room.window.resize(WINDOW)
    room.settle()
    return {"full_repaint_ms": median(times)}


def loading(room: Studio, effort: Effort) -> Figures:
    """A finished game, from the disk to the table."""
    finished = _sitting(room, 1.0, PERSON, MERCHANT)
    room.program.shelf.keep(finished)
    times = []
    for _ in range(effort.loads):
        room.window.show_library()
        room.settle()
        times.append(_ms(partial(_load, room, finished.autosave.path)))
    return {"load_finished_game_s": median(times) / 1000}


def _load(room: Studio, path: Path) -> None:
    room.window.show_table(room.program.shelf.open(path))
    QCoreApplication.processEvents()


def thinking(room: Studio, effort: Effort) -> Figures:
    """The longest the window kept anybody waiting while dukes played on its table."""
    _open(room, 0.2, *DUKES)
    ticks = _Ticks(room)
    end = time.monotonic() + effort.thinking_seconds
    wait_for(lambda: time.monotonic() > end, "the end", seconds=effort.thinking_seconds + 1)
    ticks.stop()
    room.window.show_library()
    return {"worst_gap_thinking_ms": ticks.worst_thinking, "worst_gap_playing_ms": ticks.worst}


class _Ticks(QObject):
    """A timer of 16 ms and the longest time between two of its ticks."""

    def __init__(self, room: Studio) -> None:
        super().__init__()
        self._table = room.window.table.controller
        self._last = time.perf_counter()
        self._ply = -1
        self.worst = self.worst_thinking = 0.0
        self._timer = QTimer(self, interval=FRAME_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    def _tick(self) -> None:
        now = time.perf_counter()
        gap, self._last = (now - self._last) * 1000, now
        ply, self._ply = self._ply, self._table.sitting.match.cursor
        self.worst = max(self.worst, gap)
        if ply == self._ply and self._table.is_thinking:
            self.worst_thinking = max(self.worst_thinking, gap)


def cancelling(room: Studio, effort: Effort) -> Figures:
    """From a cancel to the answer to the next, easy question: the process was idle by then."""
    sitting = _sitting(room, 0.2, *DUKES)
    hard, easy = _question(sitting, "duke"), _question(sitting, "merchant")
    _answer(room, easy)
    times = []
    for _ in range(effort.cancels):
        room.program.thinking.ask(hard)
        time.sleep(BRIEFLY_SECONDS)
        times.append(_ms(partial(_cancel_and_ask, room, easy)))
    return {"idle_after_cancel_ms": max(times)}


def _cancel_and_ask(room: Studio, question: Question) -> None:
    room.program.thinking.cancel()
    _answer(room, question)


def _answer(room: Studio, question: Question) -> None:
    """Ask, and wait for the answer."""
    answered: list[int] = []

    def hear(ticket: int, _: object) -> None:
        answered.append(ticket)

    room.program.thinking.answered.connect(hear)
    ticket = room.program.thinking.ask(question)
    wait_for(lambda: ticket in answered, "an answer")
    room.program.thinking.answered.disconnect(hear)


def _question(sitting: Sitting, level: str) -> Question:
    match = sitting.match
    seat = match.to_decide
    assert seat is not None
    return Question(GAME, match.observe(Seat(seat)), tuple(match.legal_moves()), level, SEED)


# what it is measured on


def _sitting(room: Studio, share: float, *seats: SeatInfo) -> Sitting:
    """A share of a game between merchants, played again; not on the table yet."""
    like = whole_game(GAME, len(seats), SEED)
    return replayed(room.begin(GAME, seats, SEED), like, int(share * like.length))


def _open(room: Studio, share: float, *seats: SeatInfo) -> None:
    room.window.show_table(_sitting(room, share, *seats))
    room.settle()


def _ms(deed: Callable[[], object]) -> float:
    began = time.perf_counter()
    deed()
    return (time.perf_counter() - began) * 1000
