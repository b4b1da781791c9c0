"""The whole program, started and played by clicks, in a process of its own."""

import json
import runpy
import subprocess
import sys

import pytest

from burgundy_desktop import assets
from burgundy_desktop.games import found, load
from tests import thorough

PLATFORMS = thorough.some(
    [pytest.param("offscreen")],  # a long run opens no real window
    [pytest.param("xcb", marks=pytest.mark.xvfb)],
)


@pytest.fixture(scope="module")
def complaints():
    """The complaints of the frozen program's smoke test about a report."""
    return runpy.run_path(str(assets.root() / "packaging" / "smoke_test.py"))["complaints"]


def smoke():
    """What `smoke` prints, and how it ended."""
    done = subprocess.run(
        [sys.executable, "-m", "burgundy_desktop", "smoke"],
        capture_output=True,
        text=True,
        timeout=1200,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("platform", PLATFORMS)
def test_ten_moves_of_each_game_are_played_saved_and_loaded_by_clicks(
    complaints, own_folders, platform
):
    told = smoke()

    assert told["platform"] == platform
    assert complaints(told) == []
    assert tuple(played["game"] for played in told["games"]) == found()
    assert list(own_folders.rglob("*.burgundy")) == []  # no real games are touched
    assert list(own_folders.rglob("settings.json")) == []


def test_what_was_not_done_is_complained_of(complaints):
    played = {"clicked_moves": 10, "opponent_moves": 3, "saved": True, "loaded_equal": True}
    first, *others = [
        {**played, "game": game, "automaton_steps": 3 if load(game).info.automaton else None}
        for game in sorted(found(), key=lambda game: not load(game).info.automaton)
    ]
    told = {"games": [first, *others], "sound": True, "support_unpacked": True, "warnings": []}

    assert complaints(told) == []
    assert complaints(told | {"games": others}) == ["games"]
    assert complaints(told | {"games": [first | {"automaton_steps": 0}, *others]}) == [
        f"automaton_steps of {first['game']}"
    ]
    assert complaints(told | {"support_unpacked": False}) == ["support_unpacked"]
    del told["warnings"]
    assert complaints(told) == ["warnings"]
