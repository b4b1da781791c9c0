"""The whole program, started and played by clicks, in a process of its own."""

import json
import os
import runpy
import subprocess
import sys

import pytest

from burgundy_desktop import assets


@pytest.fixture(scope="module")
def bundles_wishes():
    """What the smoke test of the frozen program wants to read."""
    return runpy.run_path(str(assets.root() / "packaging" / "smoke_test.py"))["EXPECTED"]


def smoke(**variables):
    """What `smoke` prints, and how it ended."""
    done = subprocess.run(
        [sys.executable, "-m", "burgundy_desktop", "smoke"],
        env=os.environ | variables,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return json.loads(done.stdout)


def test_ten_moves_are_played_saved_and_loaded_by_clicks(bundles_wishes, own_folders):
    told = smoke(QT_QPA_PLATFORM="offscreen")

    assert [key for key, is_right in bundles_wishes.items() if not is_right(told[key])] == []
    assert list(own_folders.rglob("*.burgundy")) == []  # nobody's games are touched
    assert list(own_folders.rglob("settings.json")) == []


@pytest.mark.xvfb
def test_the_same_in_a_real_window(bundles_wishes):
    told = smoke()

    assert told["platform"] == "xcb"
    assert [key for key, is_right in bundles_wishes.items() if not is_right(told[key])] == []
