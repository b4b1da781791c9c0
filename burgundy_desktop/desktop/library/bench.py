"""Measures the start with a library of thousands: the first picture, and the memory for
its games.
"""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
import time
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from statistics import median
from typing import Final

import attrs

from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.trials.first_paint import REST
from burgundy_desktop.desktop.trials.harness import this_program, whole_game
from burgundy_desktop.games import load
from burgundy_desktop.storage.folders import VARIABLE, Folders
from burgundy_desktop.storage.provenance import new_id
from burgundy_desktop.storage.recording import first_header, record
from burgundy_desktop.storage.save_game import SaveGame, to_bytes

NO_BYTECODE: Final = "PYTHONDONTWRITEBYTECODE"
"""With this variable Python compiles everything on every start, unlike for players."""
SEED: Final = 4711
BEGUN: Final = datetime(2026, 3, 14, 15, 9, 26, tzinfo=UTC)


def starting(starts: int, saves: int, games: Sequence[str]) -> dict[str, float]:
    """Start the program in a separate process, after one start to warm the caches: first without
    games, then with new ones, then with the same ones.
    """
    with tempfile.TemporaryDirectory(prefix="burgundy-") as name:
        home = Path(name)
        _first_paint(home)
        empty = [_first_paint(home, REST) for _ in range(starts)]
        fill(home, saves, games)
        unread = _first_paint(home, REST)
        full = [_first_paint(home, REST) for _ in range(starts)]
    middle, after = (
        _Start(*map(median, zip(*map(attrs.astuple, of), strict=True))) for of in (empty, full)
    )
    return {
        "first_paint_s": middle.seconds,
        "first_paint_unread_library_s": unread.seconds,
        "first_paint_large_library_s": after.seconds,
        "memory_of_large_library_mb": max(after.memory_mb, unread.memory_mb) - middle.memory_mb,
    }


@attrs.frozen
class _Start:
    seconds: float
    """Seconds from the start of the process to its first picture."""
    memory_mb: float
    """The peak memory until it was at rest, in MB."""


def _first_paint(home: Path, *words: str) -> _Start:
    began = time.time()
    with subprocess.Popen(
        [*this_program(), "first-paint", *words],
        env={name: value for name, value in os.environ.items() if name != NO_BYTECODE}
        | {VARIABLE: str(home)},
        stdout=subprocess.PIPE,
    ) as program:
        told, _ = program.communicate()
    if program.returncode:
        raise subprocess.CalledProcessError(program.returncode, "first-paint")
    painted, memory = json.loads(told)
    return _Start(painted - began, memory)


def fill(home: Path, count: int, games: Sequence[str]) -> None:
    """Put this many games into the library: all games in turn, finished and unfinished."""
    folder = Folders(home, home).saves
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        game_id = games[number % len(games)]
        when = BEGUN + timedelta(minutes=number)
        save = _save(game_id)
        header = attrs.evolve(save.header, id=new_id(), created=when, changed=when)
        name = f"{game_id}-{when:%Y%m%d-%H%M%S}.burgundy"
        (folder / name).write_bytes(to_bytes(attrs.evolve(save, header=header)))


@cache
def _save(game_id: str) -> SaveGame:
    seats = max(2, load(game_id).info.seats_min)
    match = whole_game(game_id, seats, SEED)
    people = tuple(SeatInfo(name) for name in ("Anna", "Benno", "Carla")[:seats])
    return record(
        match, first_header(match, people, BEGUN, identity=new_id()), moment="", now=BEGUN
    )
