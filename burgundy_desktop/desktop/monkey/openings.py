"""Measures memory while many games are opened, clicked and resized."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import attrs

from burgundy_desktop.desktop import app
from burgundy_desktop.desktop.monkey import windows
from burgundy_desktop.desktop.monkey.looking import way_home
from burgundy_desktop.desktop.monkey.plans import Ground, Plan
from burgundy_desktop.desktop.monkey.problem_catcher import catching_problems
from burgundy_desktop.desktop.monkey.runner import Monkey
from burgundy_desktop.desktop.monkey.sandbox import Sandbox
from burgundy_desktop.desktop.process.memory import memory_mb
from burgundy_desktop.games import found

CLICKS: Final = 8
"""Actions at the table between two openings."""
SETTLED: Final = 10
"""After this many openings all caches are filled."""
MOST_MB: Final = 350
MOST_GROWTH_MB: Final = 1.0
"""The allowed growth for each opening after those, in MB."""


@attrs.frozen
class Memory:
    """Memory of desktop and worker process together after each opening, in MB."""

    after: tuple[float, ...]

    @property
    def growth(self) -> float:
        """Growth in MB for each opening after the tenth, from the first to the last
        fifth of them.
        """
        late = self.after[SETTLED:]
        part = max(1, len(late) // 5)
        if len(late) <= part:
            return 0.0
        ends = sum(late[-part:]) / part, sum(late[:part]) / part
        return (ends[0] - ends[1]) / (len(late) - part)

    @property
    def is_good(self) -> bool:
        """Whether it ends below what a small machine has, and does not grow without limit."""
        return self.after[-1] < MOST_MB and self.growth <= MOST_GROWTH_MB

    def __str__(self) -> str:
        shown = " ".join(f"{mb:.0f}" for mb in self.after[SETTLED - 1 :: SETTLED])
        return (
            f"{len(self.after)} openings: {self.after[-1]:.0f} MB, at most {max(self.after):.0f}, "
            f"{self.growth:+.2f} MB an opening after the tenth (every tenth: {shown})"
        )


def measure(openings: int, seed: int, home: Path) -> Memory:
    """Open all games in turn. Raises Broken."""
    after = []
    with catching_problems() as catcher:
        sandbox = Sandbox(app.application(), home, seed)
        try:
            monkey = Monkey(found()[0], seed, sandbox, catcher)
            # quitting would end the process
            monkey.window.actions_by_name["quit"].setEnabled(False)
            for number in range(openings):
                _open(monkey, found()[number % len(found())], Random(f"{seed}/{number}"))
                after.append(_memory(sandbox))
        finally:
            sandbox.leave()
    return Memory(tuple(after))


def _open(monkey: Monkey, game_id: str, chance: Random) -> None:
    """Open a new game in another size, and click at it."""
    window = monkey.window
    way_home(window)
    ground = Ground(window, window, game_id)
    players = chance.random()
    words = f"begin a game of {game_id}"
    monkey.do(Plan(words, partial(windows.begin_game, window, game_id, players)))
    monkey.do(windows.resize(ground, chance))
    monkey.rest()
    for _ in range(CLICKS):
        monkey.number += 1
        monkey.act()
    monkey.rest()


def _memory(sandbox: Sandbox) -> float:
    return memory_mb(os.getpid()) + memory_mb(sandbox.program.thinking.process_id)
