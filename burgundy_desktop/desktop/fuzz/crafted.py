"""Crafted saves: each is used in library, open, replay and window. No exception may be raised,
nothing may take long, and the file must not change.
"""

from __future__ import annotations

import contextlib
import copy
import os
import sys
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import attrs
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.desktop.fuzz.genuine import genuine
from burgundy_desktop.desktop.fuzz.mutations import is_writable, mutated
from burgundy_desktop.desktop.panels import saved_rows
from burgundy_desktop.desktop.process.memory import forget_most_memory, memory_mb, most_memory_mb
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.desktop.window.main_window import MainWindow
from burgundy_desktop.desktop.words.problems import sentence
from burgundy_desktop.games import found, load
from burgundy_desktop.storage.opening import game_of, replay
from burgundy_desktop.storage.packing import pack
from burgundy_desktop.storage.save_game import read

MOST_SECONDS: Final = 0.5
"""Seconds of processor time for each step of a file; a step fails if it takes longer twice."""
MOST_MB: Final = 300
MOVES: Final = 3
"""Moves played in each game that opens; instead of the last one, a move is undone."""
SHOWN: Final = 25
"""One in this many refused files is also opened in the window, to show its message."""


@attrs.define
class Report:
    """The result of these crafted saves."""

    tried: int = 0
    unwritable: int = 0
    """Crafted saves that cannot be written to a file."""
    opened: int = 0
    at_position: int = 0
    """How many of the opened ones opened without their moves."""
    refused: dict[str, int] = attrs.field(factory=dict)
    """Refused files by the code of the message."""
    problems: list[str] = attrs.field(factory=list)
    slowest: dict[str, tuple[float, int]] = attrs.field(factory=dict)
    """The longest time of each step, and the number of the file."""
    most_mb: tuple[float, int] = (0.0, 0)
    """The greatest increase of memory by one file, and its number."""
    memory_mb: float = 0.0
    """The peak memory of the process, including the window and the tables of all games."""

    @property
    def is_good(self) -> bool:
        return not self.problems

    def lines(self) -> Iterator[str]:
        """The report in words, one line for each figure."""
        opened = f"{self.opened} opened ({self.at_position} at their position)"
        yield f"{self.tried} made-up saves: {opened}"
        yield "refused: " + ", ".join(
            f"{count} {code}" for code, count in sorted(self.refused.items())
        )
        for step, (seconds, number) in sorted(self.slowest.items()):
            yield f"slowest {step}: {seconds:.3f} s (save {number})"
        more, number = self.most_mb
        yield f"most memory for one save: {more:.0f} MB (save {number})"
        yield f"most memory of the process: {self.memory_mb:.0f} MB"
        yield f"{len(self.problems)} problems"


def try_saves(
    program: Program, numbers: Sequence[int], seed: int, told: Callable[[Report], None]
) -> Report:
    """Make the saves with these numbers, and use each like any saved game."""
    window = MainWindow(program)
    window.resize(1280, 800)
    window.show()
    originals = genuine()
    with _closing_notices():
        warm = Trial(program, window, Report(), is_warming=True)
        for number, content in enumerate(originals[:: len(originals) // len(found())]):
            warm.use(number, pack(content))  # so that loading is not counted for the first file
        trial = Trial(program, window, Report())
        for number in numbers:
            content = mutated(number, seed, originals)
            if is_writable(content):
                trial.try_out(number, pack(content, compressed=number % 4 == 0))
            else:
                trial.report.unwritable += 1
            if number % 500 == 499:
                told(trial.report)
    window.close()
    window.deleteLater()
    if warm.report.refused:
        trial.report.problems.append(f"genuine games were refused: {warm.report.refused}")
    return trial.report


@attrs.define
class Trial:
    """A window that opens one file after the other."""

    program: Program
    window: MainWindow
    report: Report
    is_warming: bool = False
    _slow: list[str] = attrs.field(factory=list)
    """The slow steps of the current file."""

    def try_out(self, number: int, data: bytes) -> None:
        """Use a file; a step is too slow only if it is slow twice: other programs need time too."""
        self.report.tried += 1
        report, self.report = self.report, copy.deepcopy(self.report)
        self.use(number, data)
        if self._slow:
            self._slow.clear()
            self.report = report
            self.use(number, data)
        for problem in self._slow:
            self._complain(problem)
        self._slow.clear()

    def use(self, number: int, data: bytes) -> None:
        """List, open, replay and show one file; the window returns to the library."""
        path = self.program.store.folders.saves / "made-up.burgundy"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        forget_most_memory()
        before = memory_mb(os.getpid())
        with self._watched("list", number):
            self._listed(path)
        refused = self._opens(number, path)
        with self._watched("replay", number), contextlib.suppress(BadSave):
            save = read(path)
            replay(save, game_of(save, load))
        if refused is None or number % SHOWN == 0:
            with self._watched("window", number):
                self.window.open_file(path)
                QCoreApplication.processEvents()
            for move in range(MOVES if self.window.table.controller.has_game else 0):
                with self._watched("move", number):
                    self._moves(take_back=move == MOVES - 1)
            with self._watched("leave", number):
                self._leaves()
        if path.read_bytes() != data and refused is not None:
            self._complain(f"save {number}: the file was changed")
        self._note_memory(number, before)
        self._clear()

    def _note_memory(self, number: int, before: float) -> None:
        most = most_memory_mb()
        self.report.memory_mb = max(self.report.memory_mb, most)
        self.report.most_mb = max(self.report.most_mb, (most - before, number))
        if most - before > MOST_MB:
            self._complain(f"save {number}: it took {most - before:.0f} MB")

    def _listed(self, path: Path) -> None:
        """Show the file in the library, with its texts and its picture."""
        library = self.program.store.library
        library.read_rest()
        for entry in library.listing().entries:
            saved_rows.title_of(entry), saved_rows.line_of(entry), saved_rows.date_of(entry)
        self.window.library.thumbnails.paint_now(path)

    def _opens(self, number: int, path: Path) -> BadSave | None:
        problem: BadSave | None = None
        with self._watched("open", number):
            try:
                session = self.program.store.open(path)
            except BadSave as refused:
                problem = refused
            else:
                self.report.opened += 1
                self.report.at_position += session.lost_history is not None
        if problem is not None:
            self.report.refused[problem.code] = self.report.refused.get(problem.code, 0) + 1
            if not sentence(problem):
                self._complain(f"save {number}: nothing is said")
        return problem

    def _moves(self, *, take_back: bool) -> None:
        """Play moves, or take one back."""
        controller = self.window.table.controller
        if controller.covered_for is not None:
            controller.uncover()
        if take_back and controller.can_undo:
            controller.undo()
        elif controller.may_choose:
            controller.submit(controller.position.legal[-1])
        QCoreApplication.processEvents()

    def _leaves(self) -> None:
        self.window.show_library()
        QCoreApplication.processEvents()
        if self.window.is_at_table:
            raise RuntimeError("the library cannot be reached")

    @contextlib.contextmanager
    def _watched(self, step: str, number: int) -> Iterator[None]:
        """Record exceptions, also those in slots, and slow steps."""
        raised: list[str] = []

        def hear(*error: Any) -> None:
            raised.append("".join(traceback.format_exception(*error)))

        before, sys.excepthook = sys.excepthook, hear
        began = time.process_time()
        try:
            yield
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what we look for
            hear(type(error), error, error.__traceback__)
        finally:
            sys.excepthook = before
        self._note(step, number, time.process_time() - began, raised)

    def _note(self, step: str, number: int, seconds: float, raised: list[str]) -> None:
        slowest = self.report.slowest
        slowest[step] = max(slowest.get(step, (0.0, 0)), (seconds, number))
        if seconds > MOST_SECONDS:
            self._slow.append(f"save {number}, {step}: took {seconds:.2f} s")
        for text in raised:
            self._complain(f"save {number}, {step}:\n{text}")

    def _complain(self, problem: str) -> None:
        self.report.problems.append(problem)
        if self.is_warming:
            return
        print(problem, file=sys.stderr, flush=True)

    def _clear(self) -> None:
        for path in self.program.store.folders.saves.iterdir():
            path.unlink()


@contextlib.contextmanager
def _closing_notices() -> Iterator[None]:
    """Read and close every message that is shown."""

    def close() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            assert box.informativeText()
            box.reject()

    timer = QTimer(interval=5)
    timer.timeout.connect(close)
    timer.start()
    yield
    timer.stop()
