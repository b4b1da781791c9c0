"""Does one action after the other until something breaks, and reports it."""

from __future__ import annotations

import os
import time
import traceback
from collections import deque
from pathlib import Path
from random import Random
from typing import Final

import attrs
from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from burgundy_desktop.desktop import app
from burgundy_desktop.desktop.monkey import windows
from burgundy_desktop.desktop.monkey.looking import Broken, look, look_at_save, top_of, way_home
from burgundy_desktop.desktop.monkey.plans import Ground, Plan, draw
from burgundy_desktop.desktop.monkey.problem_catcher import ProblemCatcher, catching_problems
from burgundy_desktop.desktop.monkey.sandbox import Sandbox
from burgundy_desktop.desktop.monkey.widgets import in_window_on_top, put_away
from burgundy_desktop.desktop.process.memory import memory_mb
from burgundy_desktop.desktop.window.main_window import MainWindow

TRAIL: Final = 12
"""How many actions are reported before the one that broke something."""
IN_A_ROW: Final = 0.15
"""The share of actions that do not wait for the table to rest."""
BESIDE: Final = 0.3
"""The share of actions in a window beside the main one."""
MOST_IN_DIALOG: Final = 12
"""Actions in a modal dialog before it is closed."""
PLIES_WATCHED: Final = 8
"""The most opponents' moves to wait for."""
RESTING_SECONDS: Final = 300.0
"""Seconds; much longer than the slowest machine needs."""
SAVES_READ_EVERY: Final = 50


@attrs.frozen
class Outcome:
    """The result. `problem` is what broke, `trail` the last actions, latest last."""

    game: str
    seed: int
    number: int
    """The action that broke something, else the last one."""
    seconds: float
    starts: int
    moves: int
    memory: tuple[float, float]
    """Memory of the desktop's process after the first tenth and at the end, in MB."""
    trail: tuple[str, ...] = ()
    problem: str | None = None

    @property
    def summary(self) -> str:
        """The result in one line."""
        before, after = self.memory
        return (
            f"{self.game}: {self.number} actions of seed {self.seed} in {self.seconds:.0f} s, "
            f"{self.moves} moves, {self.starts} starts, {before:.0f} then {after:.0f} MB"
        )


def run(game_id: str, actions: int, seed: int, home: Path) -> Outcome:
    """Do this many actions in a window whose folders are in `home`."""
    with catching_problems() as catcher:
        sandbox = Sandbox(app.application(), home, seed)
        try:
            return Monkey(game_id, seed, sandbox, catcher).run(actions)
        finally:
            sandbox.leave()


class Monkey:
    """Does the actions; `outcome` is the result."""

    def __init__(self, game_id: str, seed: int, sandbox: Sandbox, catcher: ProblemCatcher) -> None:
        self._game_id, self._seed = game_id, seed
        self._sandbox, self._catcher = sandbox, catcher
        self._trail: deque[str] = deque(maxlen=TRAIL)
        self.number = self._moves = 0
        self._acting = self._meanwhile = 0
        self._ground: Ground | None = None
        """Kept until its action is done: PySide takes the list of a combo box for deleted as soon
        as nobody holds the popup that it was found in.
        """
        self._counted = "", 0
        """The game on the table, and its ply."""

    def run(self, actions: int) -> Outcome:
        began, at_first, problem = time.monotonic(), 0.0, None
        try:
            self.rest()
            for self.number in range(1, actions + 1):
                self.act()
                if self.number == max(1, actions // 10):
                    at_first = memory_mb(os.getpid())
            way_home(self.window)
            self.rest()
            self.look(deeply=True)
        except Exception as error:  # noqa: BLE001  # whatever it is, that is what broke
            problem = _error_text(error)
        problem = "\n".join((*self._catcher.problems, problem or "")).strip() or None
        return Outcome(
            game=self._game_id,
            seed=self._seed,
            number=self.number,
            seconds=time.monotonic() - began,
            starts=self._sandbox.starts,
            moves=self._moves,
            memory=(at_first, memory_mb(os.getpid())),
            trail=tuple(self._trail) if problem else (),
            problem=problem,
        )

    @property
    def window(self) -> MainWindow:
        """The current window."""
        return self._sandbox.window

    def act(self) -> None:
        """Do one action, process its consequences, and check the result."""
        chance = self._chance()
        plan = self._plan(chance)
        self.do(plan)
        if chance.random() >= IN_A_ROW:
            self.rest()
        if not self.window.isVisible():
            self._sandbox.restart()
            self.rest()
        self._count_moves()
        self.look(deeply=self.number % SAVES_READ_EVERY == 0)

    def _chance(self, part: int = 0) -> Random:
        return Random(f"{self._seed}/{self._game_id}/{self.number}/{part}")

    def _plan(self, chance: Random) -> Plan:
        window: MainWindow = self.window
        top = top_of(window)
        beside = [one for one in _other_windows(window) if chance.random() < BESIDE]
        ground = Ground(window, beside[0] if beside and top is window else top, self._game_id)
        self._ground = ground
        if ground.top is not window:
            return in_window_on_top(ground, chance)
        known = windows.PLAYING if window.is_at_table else windows.IN_THE_LIBRARY
        return draw(known, ground, chance)

    def do(self, plan: Plan) -> None:
        """Do this, and answer what it asks meanwhile."""
        self._do(plan, str(self.number))

    def _do(self, plan: Plan, number: str) -> None:
        """Do this; an action that opens a modal dialog returns only when it is closed."""
        self._trail.append(f"{number}: {plan.words}")
        if not self._acting:
            self._meanwhile = 0
        self._acting += 1
        QTimer.singleShot(0, self._attend)
        try:
            plan.do()
        finally:
            self._acting -= 1

    def _attend(self) -> None:
        """Called when events are handled: if the action is not over, a modal dialog is open."""
        if not self._acting:
            return
        top = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        if top is None:
            QTimer.singleShot(5, self._attend)
            return
        self._meanwhile += 1
        number = f"{self.number}.{self._meanwhile}"
        if self._meanwhile > MOST_IN_DIALOG:
            self._do(Plan(f"put {top} away", lambda: put_away(top)), number)
            return
        ground = Ground(self.window, top, self._game_id)
        self._do(in_window_on_top(ground, self._chance(self._meanwhile)), number)
        QTimer.singleShot(0, self._attend)

    # coming to rest

    def rest(self) -> None:
        """Process everything pending, as fast as possible."""
        end = time.monotonic() + RESTING_SECONDS
        before, controller = self._ply_now(), self.window.table.controller
        calm = 0
        while calm < 2:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
            self.window.table.showing.skip()
            if self.window.table.scene is not None:  # how fast the machine is makes no difference
                self.window.table.scene.tell_pointer()
            if (
                abs(self._ply_now() - before) >= PLIES_WATCHED
                and controller.ai_requests.is_thinking
            ):
                return
            calm = calm + 1 if self._is_calm() else 0
            if not calm:
                time.sleep(0.001)
            if time.monotonic() > end:
                raise Broken(f"the table did not come to rest in {RESTING_SECONDS:.0f} s")

    def _is_calm(self) -> bool:
        window, table = self.window, self.window.table
        if not window.isVisible():
            return True  # the program was quit
        if window.scale.is_moving:
            return False
        if not table.controller.has_game or table.scene is None:
            at_home = window.is_in_library
            return bool(window.library.is_at_rest if at_home else window.remembered.is_read)
        return not (self._asks or table.scene.is_animating or table.showing.lets_read)

    @property
    def _asks(self) -> bool:
        """Whether a move of an opponent is still to come; none comes while the past is shown."""
        controller = self.window.table.controller
        has_move = controller.ai_requests.has_move and not controller.ai_requests.waits_for_person
        return controller.ai_requests.is_thinking or has_move

    def _ply_now(self) -> int:
        controller = self.window.table.controller
        return controller.session.match.cursor if controller.has_game else 0

    def _count_moves(self) -> None:
        """A game that was opened had its moves before."""
        game, before = self._counted
        self._counted = self._game_now(), self._ply_now()
        if self._counted[0] == game:
            self._moves += max(0, self._counted[1] - before)

    def _game_now(self) -> str:
        controller = self.window.table.controller
        return controller.session.header.id if controller.has_game else ""

    # looking

    def look(self, *, deeply: bool) -> None:
        """Check everything. Raises Broken."""
        if self._catcher.problems:
            raise Broken("exceptions or warnings:")
        reports = sorted(self._sandbox.program.folders.crashes.glob("*"))
        if reports:
            raise Broken(reports[0].read_text(encoding="utf-8"))
        if not isinstance(QApplication.activePopupWidget(), QMenu):
            look(self.window)
        if deeply:
            look_at_save(self.window)


def _other_windows(window: QWidget) -> list[QWidget]:
    """The windows beside the main one that are not modal."""
    every = QApplication.topLevelWidgets()
    return [one for one in every if one.isVisible() and one is not window and one.isWindow()]


def _error_text(error: Exception) -> str:
    if isinstance(error, Broken):
        return str(error)
    return "".join(traceback.format_exception(error)).rstrip()
