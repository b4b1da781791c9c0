"""A killed program loses nothing that was saved."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from burgundy_desktop import games
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.storage.opening import load
from tests import thorough
from tests.storage.played import a_match

CHECKOUT = Path(__file__).parents[2]
KILLS = 20


def killed_program(folder: Path, seed: int, seconds: float) -> list[str]:
    """Let it play for `seconds` after its first save, kill it, and return what it reported as
    saved.
    """
    script = Path(__file__).with_name("autosaving.py")
    command = [sys.executable, str(script), str(folder), str(seed)]
    environment = {**os.environ, "PYTHONPATH": str(CHECKOUT)}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, cwd=CHECKOUT, env=environment
    ) as program:
        assert program.stdout is not None
        first = program.stdout.readline()
        time.sleep(seconds)
        program.kill()
        said = first + program.stdout.read()
    return [line for line in said.splitlines(keepends=True) if line.endswith("\n")]


def assert_everything_is_there(folder: Path, said: list[str]) -> None:
    saved = {name: int(ply) for name, ply in (line.split() for line in said)}
    for name, ply in saved.items():
        opened = load(folder / name, games.load)

        assert opened.lost_history is None
        assert opened.match.length >= ply
        planned = a_match(seed=int(Path(name).stem))
        assert opened.match.moves == planned.moves[: opened.match.length]


@pytest.mark.parametrize("kill", thorough.some(range(KILLS), range(0, KILLS, 3)))
def test_each_saved_move_is_there_after_kill_9(tmp_path, kill):
    microseconds = Chance.from_seed(kill).below(120_000)

    said = killed_program(tmp_path, 100 * kill, microseconds / 1e6)

    assert_everything_is_there(tmp_path, said)
