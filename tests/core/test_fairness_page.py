"""The instructions of `docs/fairness.md` are correct: its examples are run."""

import hashlib
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from burgundy_desktop import games
from burgundy_desktop.core.fairness import came_in
from burgundy_desktop.core.match import Match
from burgundy_desktop.games.castles.events import DiceRolled
from tests.storage.played import a_match

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")


@pytest.fixture
def script(tmp_path):
    """Run the script of the page without the program's modules; return the printed lines."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    path = tmp_path / "dice.py"
    path.write_text(code, encoding="utf-8")

    def run(seed, seats):
        command = [sys.executable, "-I", "-S", str(path), str(seed), str(seats)]
        ended = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
        return ended.stdout.splitlines()

    return run


def dice_of(match):
    for step in match.steps:
        for event in step.events:
            if isinstance(event, DiceRolled):
                pairs = " ".join(f"{one}{other}" for one, other in event.dice)
                yield f"{'ABCDE'[event.phase]}{event.round + 1}: {pairs}, white {event.white}"


@pytest.mark.parametrize(("seed", "seats"), [(4711, 2), (999_999, 3), (1, 4)])
def test_the_script_prints_the_dice_of_a_whole_game(script, seed, seats):
    assert script(seed, seats) == list(dice_of(a_match(seats=seats, seed=seed)))


def test_the_script_begins_as_the_page_says(script):
    example = PAGE.rsplit("```", 2)[1].strip().splitlines()

    assert len(example) == 3
    assert script(4711, 2)[:3] == example


def test_the_line_of_the_page_has_the_promise_that_it_names():
    (command,) = re.findall(r"^printf .* \| sha256sum$", PAGE, re.MULTILINE)
    (begins,) = re.findall(r"begins with `([0-9a-f]+)`", PAGE)
    text = shlex.split(command)[2]

    assert text in PAGE.split(command)[0]  # as it is explained
    assert hashlib.sha256(text.encode()).hexdigest().startswith(begins)


def test_after_its_setup_caylus_draws_nothing():
    game = games.load("caylus")
    match = Match(game, game.info.options_for(2), 3)
    while not match.is_over:
        match.play(match.legal_moves()[0])

    assert match.state.chance == match.steps[0].state.chance


def test_the_counted_dice_are_those_of_the_script(script):
    match = a_match(seed=4711)
    came = came_in(match)

    printed = " ".join(line.partition(":")[2] for line in script(4711, 2))
    assert came.faces == tuple(printed.count(str(face)) for face in range(1, 7))
    assert came.dice == came.shown["dice"] == 125
