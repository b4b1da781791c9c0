"""Measures the speed of the real window with the real worker process."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

import attrs
from PySide6.QtCore import QCoreApplication, QObject, QSize, Qt, QTimer

from burgundy_desktop.ai.level_names import hint_level
from burgundy_desktop.core.ids import Target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop import app
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.match.thinking import Question
from burgundy_desktop.desktop.process.memory import keep_what_was_made, memory_mb
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import (
    Harness,
    harness,
    replayed,
    whole_game,
)
from burgundy_desktop.games import found, load

SEED: Final = 4711
WINDOW, TABLE = QSize(1280, 800), QSize(1400, 900)
TRIES: Final = 8
"""How often the window is resized until the table has its size: the shell scales in steps."""
FRAME_MS: Final = 16
PERSON, MERCHANT, DUKE = SeatInfo("Anna"), SeatInfo("Benno", "merchant"), SeatInfo("Carla", "duke")
MERCHANTS: Final = (MERCHANT, SeatInfo("Dario", "merchant"))
DUKES: Final = (DUKE, SeatInfo("Dario", "duke"))
GAME_SECONDS: Final = 120.0
SELDOM: Final = 0.25
"""Where a smaller share of the clicks picks something, the ordinary click is one that plays."""
BRIEFLY_SECONDS: Final = 0.3
"""Seconds of a duke's search before it is cut short."""

Figures = dict[str, float]


@attrs.frozen
class Repetitions:
    """The number and length of measurements."""

    starts: int = 3
    saves: int = 5000
    moves: int = 16
    repaints: int = 40
    loads: int = 5
    thinking_seconds: float = 20.0
    cancels: int = 10
    played_from: float = 0.0
    """How much of the game was played before that the window plays to its end."""


QUICK: Final = Repetitions(
    starts=1,
    saves=50,
    moves=3,
    repaints=3,
    loads=1,
    thinking_seconds=0.5,
    cancels=1,
    played_from=0.9,
)


@attrs.frozen
class Bench:
    """A window with the game that is measured."""

    room: Harness
    game_id: str

    def session(self, share: float, *seats: SeatInfo, at_least: int = 0) -> Session:
        """A part of a game between merchants, replayed; not on the table yet. The last of `seats`
        fills all remaining seats of the smallest table, or of one for so many.
        """
        missing = max(at_least, load(self.game_id).info.seats_min) - len(seats)
        seated = seats + seats[-1:] * missing
        like = whole_game(self.game_id, len(seated), SEED)
        begun = self.room.begin(self.game_id, seated, SEED)
        return replayed(begun, like, int(share * like.length))

    def open(self, share: float, *seats: SeatInfo, at_least: int = 0) -> None:
        """Put such a session on the table."""
        self.room.window.show_table(self.session(share, *seats, at_least=at_least))
        self.room.process_events()

    def question(self, session: Session, level: str) -> Question:
        match = session.match
        seat = match.to_decide
        assert seat is not None
        return Question(self.game_id, match.observe(seat), tuple(match.legal_moves()), level, SEED)


def main(arguments: Sequence[str]) -> int:
    """Measure one game and print its figures as one JSON object."""
    parser = argparse.ArgumentParser(prog="burgundy-desktop bench-window", description=__doc__)
    parser.add_argument("game", choices=found())
    parser.add_argument("--quick", action="store_true", help="measure less often")
    given = parser.parse_args(list(arguments))
    keep_what_was_made()  # as in the program, like this
    sys.setswitchinterval(app.SWITCH_SECONDS)
    print(json.dumps(measure(given.game, QUICK if given.quick else Repetitions())))
    return 0


def measure(game_id: str, repetitions: Repetitions) -> Figures:
    """All figures of a game in a window. Names end with their unit."""
    figures: Figures = {}
    with harness(app.application()) as room:
        room.program.preferences.change(language="en", theme="light")
        room.window.resize(WINDOW)
        room.window.show()
        for measured in (playing, clicking, repainting, loading, thinking, reviewing, cancelling):
            print(f"bench: {game_id} {measured.__name__}", file=sys.stderr, flush=True)
            figures |= measured(Bench(room, game_id), repetitions)
    return figures


# in the window


def playing(bench: Bench, repetitions: Repetitions) -> Figures:
    """The memory of both processes after a game was played to its end."""
    room = bench.room
    room.program.preferences.change(pace="instant")
    bench.open(repetitions.played_from, *MERCHANTS)
    ui_driver.wait_for(lambda: room.window.ceremony.is_shown, "the end of a game", GAME_SECONDS)
    room.window.ceremony.put_away()
    room.program.preferences.change(pace="normal")
    opponents = memory_mb(room.program.thinking.process_id)
    return {"memory_mb": memory_mb(os.getpid()) + opponents, "memory_of_opponents_mb": opponents}


def clicking(bench: Bench, repetitions: Repetitions) -> Figures:
    """The time from an ordinary click, and from one that plays a move, until the window shows the
    result; the pointer is there before.
    """
    bench.open(0.3, PERSON, MERCHANT)
    picks, plays = [], []
    for _ in range(repetitions.moves):
        *picking, playing_it = _clicks(bench.room)
        picks += picking
        plays.append(playing_it)
    clicks = ordinary(picks, plays)
    return {
        "click_to_repaint_ms": median(clicks),
        "click_to_repaint_worst_ms": max(clicks),
        "move_to_repaint_ms": median(plays),
        "move_to_repaint_worst_ms": max(plays),
    }


def ordinary(picks: list[float], plays: list[float]) -> list[float]:
    """The clicks that pick something; all of them in a game in which nearly every click plays."""
    clicks = [*picks, *plays]
    return picks if len(picks) >= SELDOM * len(clicks) else clicks


def _clicks(room: Harness) -> list[float]:
    """The clicks of a move that needs several; the last one plays it."""
    ui_driver.wait_until_asked(room.window)
    room.process_events()
    controller = room.window.table.controller
    match = controller.session.match
    move, before = max(controller.position.legal, key=lambda move: len(move.targets)), match.cursor
    times: list[float] = []
    while match.cursor == before and len(times) < ui_driver.MOST_CLICKS:
        wanted = ui_driver.next_pick(room.window.table, move)
        if controller.selection.question or wanted is None:
            times.append(_ms(partial(_confirm, room)))
        else:
            ui_driver.point_at_target(room.window.table, wanted)
            room.process_events()
            times.append(_ms(partial(_click, room, wanted)))
    return times


def _confirm(room: Harness) -> None:
    ui_driver.click(room.window.table.prompt_bar.confirm)
    QCoreApplication.processEvents()


def _click(room: Harness, target: Target) -> None:
    ui_driver.click_target(room.window.table, target)
    QCoreApplication.processEvents()


def repainting(bench: Bench, repetitions: Repetitions) -> Figures:
    """The time to repaint a table with four seats at 1400x900, or the nearest size."""
    bench.open(0.5, PERSON, MERCHANT, MERCHANT, MERCHANT)
    room = bench.room
    view = room.window.table.view
    assert view is not None
    for _ in range(TRIES):  # the panels around it scale with the window
        if view.viewport().size() == TABLE:
            break
        room.window.resize(room.window.size() + TABLE - view.viewport().size())
        ui_driver.wait_for(lambda: not room.window.scale.is_moving, "the window to rest")
        room.process_events()
    times = [_ms(view.viewport().repaint) for _ in range(repetitions.repaints)]
    room.window.resize(WINDOW)
    ui_driver.wait_for(lambda: not room.window.scale.is_moving, "the window to rest")
    room.process_events()
    return {"full_repaint_ms": median(times)}


def loading(bench: Bench, repetitions: Repetitions) -> Figures:
    """The time to load a finished game from disk to the table."""
    room = bench.room
    finished = bench.session(1.0, PERSON, MERCHANT)
    room.program.store.keep(finished)
    times = []
    for _ in range(repetitions.loads):
        room.window.show_library()
        room.process_events()
        times.append(_ms(partial(_load, room, finished.autosave.path)))
    return {"load_finished_game_s": median(times) / 1000}


def _load(room: Harness, path: Path) -> None:
    room.window.show_table(room.program.store.open(path))
    QCoreApplication.processEvents()


def thinking(bench: Bench, repetitions: Repetitions) -> Figures:
    """The longest delay of the window while as many dukes as possible played on its table."""
    bench.open(0.2, *DUKES, at_least=load(bench.game_id).info.seats_max)
    ticks = _Ticks(bench.room)
    _watch(bench.room, ticks, repetitions.thinking_seconds)
    return {"worst_gap_thinking_ms": ticks.worst_thinking, "worst_gap_playing_ms": ticks.worst}


def reviewing(bench: Bench, repetitions: Repetitions) -> Figures:
    """The time until a review shows the graph of the whole game, its page made for the first time;
    and the longest delay of the window while it goes on.
    """
    bench.open(1.0, PERSON, MERCHANT)
    side, began = bench.room.window.side, time.perf_counter()
    side.review.show()
    bench.room.process_events()
    ticks = _Ticks(bench.room)
    ui_driver.wait_for(lambda: side.review.page.is_plotted, "the graph")
    first_graph = time.perf_counter() - began
    _watch(bench.room, ticks, repetitions.thinking_seconds)
    return {"first_graph_s": first_graph, "worst_gap_reviewing_ms": ticks.worst}


def _watch(room: Harness, ticks: _Ticks, seconds: float) -> None:
    """Wait so long; then the table is left."""
    end = time.monotonic() + seconds
    ui_driver.wait_for(lambda: time.monotonic() > end, "the end", seconds=seconds + 1)
    ticks.stop()
    room.window.show_library()


class _Ticks(QObject):
    """A timer of 16 ms and the longest time between two of its ticks."""

    def __init__(self, room: Harness) -> None:
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
        ply, self._ply = self._ply, self._table.session.match.cursor
        self.worst = max(self.worst, gap)
        if ply == self._ply and self._table.ai_requests.is_thinking:
            self.worst_thinking = max(self.worst_thinking, gap)


def cancelling(bench: Bench, repetitions: Repetitions) -> Figures:
    """The time from a cancel to the answer to an easy question, when the process was idle again:
    the slowest, and the median, which no stall of the machine changes.
    """
    session = bench.session(0.2, *DUKES)
    levels = hint_level(session.match.game), "merchant"
    hard, easy = (bench.question(session, level) for level in levels)
    room = bench.room
    come_to_rest(room)
    _answer(room, easy)
    times = []
    for _ in range(repetitions.cancels):
        room.program.thinking.ask(hard)
        time.sleep(BRIEFLY_SECONDS)
        times.append(_ms(partial(_cancel_and_ask, room, easy)))
    return {"idle_after_cancel_ms": max(times), "idle_after_cancel_median_ms": median(times)}


def come_to_rest(room: Harness) -> None:
    """The library asks for pictures of games as it is painted; each takes the window a while."""
    room.process_events()
    ui_driver.wait_for(lambda: room.window.library.is_at_rest, "the library to rest")


def _cancel_and_ask(room: Harness, question: Question) -> None:
    room.program.thinking.cancel()
    _answer(room, question)


def _answer(room: Harness, question: Question) -> None:
    """Ask, and wait for the answer."""
    answered: list[int] = []

    def hear(ticket: int, _: object) -> None:
        answered.append(ticket)

    room.program.thinking.answered.connect(hear)
    ticket = room.program.thinking.ask(question)
    ui_driver.wait_for(lambda: ticket in answered, "an answer")
    room.program.thinking.answered.disconnect(hear)


def _ms(task: Callable[[], object]) -> float:
    began = time.perf_counter()
    task()
    return (time.perf_counter() - began) * 1000
