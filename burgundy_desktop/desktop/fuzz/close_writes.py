"""Two programs save a move of the same game at the same time, many times. Every move reported as
saved must be there afterwards, in the game or in a copy of it.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any, Final

from burgundy_desktop.core.codec import encode_move
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.desktop.saves.game_store import GameStore
from burgundy_desktop.desktop.trials.harness import this_program
from burgundy_desktop.games import load
from burgundy_desktop.storage.folders import Folders, folders
from burgundy_desktop.storage.save_game import read

WRITER_WORD: Final = "fuzz-writer"
GAME_ID: Final = "castles"
PEOPLE: Final = (SeatInfo("Anna"), SeatInfo("Benno"))
READY_SECONDS: Final = 0.004
"""Seconds from the moment when both are ready to the write."""


def main(_: Sequence[str]) -> int:
    """One of the two programs: reads orders line by line, and prints what it has saved."""
    store = GameStore(folders())
    for line in sys.stdin:
        path, choice = json.loads(line)
        session = store.open(Path(path))
        legal = session.match.legal_moves()
        session.match.play(legal[choice % len(legal)])
        print(json.dumps("ready"), flush=True)
        at: float = json.loads(sys.stdin.readline())
        while time.time() < at:
            pass
        store.keep(session)
        moves = [encode_move(move) for move in session.match.moves]
        print(json.dumps([str(session.autosave.path), moves]), flush=True)
    return 0


def lost_writes(home: Folders, trials: int) -> list[str]:
    """Moves that were reported as saved and are missing, after this many trials."""
    store, lost = GameStore(home), []
    with _writer() as one, _writer() as other:
        for trial in range(trials):
            path = _begun(store, trial)
            told = _write_at_once(one, other, path)
            lost += [f"trial {trial}: {file}" for file, moves in told if not _is_there(file, moves)]
        for writer in (one, other):
            writer.communicate()
    return lost


def _writer() -> subprocess.Popen[str]:
    command = [*this_program(), WRITER_WORD]
    return subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    )


def _begun(store: GameStore, seed: int) -> Path:
    options = load(GAME_ID).info.options_for(len(PEOPLE))
    session = store.begin(GAME_ID, options, PEOPLE, seed=seed, strict=False)
    store.keep(session)
    return session.autosave.path


def _write_at_once(
    one: subprocess.Popen[str], other: subprocess.Popen[str], path: Path
) -> list[Any]:
    """What each of the two reports as saved, and where."""
    for choice, writer in enumerate((one, other)):
        _say(writer.stdin, [str(path), choice])
    for writer in (one, other):
        _read_line(writer.stdout)
    at = time.time() + READY_SECONDS
    for writer in (one, other):
        _say(writer.stdin, at)
    return [_read_line(writer.stdout) for writer in (one, other)]


def _is_there(file: str, moves: list[Any]) -> bool:
    return list(read(Path(file)).moves) == moves


def _say(pipe: IO[str] | None, value: Any) -> None:
    assert pipe is not None
    pipe.write(json.dumps(value) + "\n")
    pipe.flush()


def _read_line(pipe: IO[str] | None) -> Any:
    assert pipe is not None
    return json.loads(pipe.readline())
