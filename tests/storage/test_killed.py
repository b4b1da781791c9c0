"""A killed program loses nothing that was saved."""

import os
import subprocess
import sys
import time
from pathlib import Path

import attrs
import pytest

from burgundy_desktop import games
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.storage.chronicle import Chronicle
from burgundy_desktop.storage.opening import load
from tests import thorough
from tests.storage.played import a_match

CHECKOUT = Path(__file__).parents[2]
KILLS = 20


def killed_program(script: str, *arguments: object, seconds: float) -> list[str]:
    """Let it run for `seconds` after its first save, kill it, and return what it reported as
    saved.
    """
    path = Path(__file__).with_name(script)
    command = [sys.executable, str(path), *map(str, arguments)]
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

    said = killed_program("autosaving.py", tmp_path, 100 * kill, seconds=microseconds / 1e6)

    assert_everything_is_there(tmp_path, said)


@pytest.mark.parametrize("kill", thorough.some(range(KILLS), range(0, KILLS, 10)))
def test_each_told_game_is_in_the_chronicle_after_kill_9(tmp_path, kill):
    chronicle = Chronicle(tmp_path / "chronicle.jsonl")
    seconds = Chance.from_seed(kill).below(60_000) / 1e6

    said = killed_program("chronicling.py", chronicle.path, seconds=seconds)

    read = chronicle.read()
    assert [game.id for game in read.begun][: len(said)] == [line.strip() for line in said]
    assert read.skipped <= 1
    last = attrs.evolve(read.begun[-1], id="f" * 32)
    chronicle.add(last)
    assert chronicle.read().begun[-1] == last
