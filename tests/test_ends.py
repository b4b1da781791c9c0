"""How a command ends that is not waited for to its end."""

import os
import signal
import subprocess
import sys
import time

import pytest

from burgundy_desktop import __main__ as program, assets
from workshop import environment

LONG = ("ladder", "--game", "pillars", "--equals", "--level", "merchant", "--games", "999")


PLAY = """
from PySide6.QtCore import QTimer
from burgundy_desktop.desktop import app

def tell(_):
    QTimer.singleShot(0, lambda: print("open", flush=True))

raise SystemExit(app.main([], audible=False, opened=tell))
"""
"""Opens the window, and says so once it hears signals."""


@pytest.fixture
def begun(tmp_path):
    """Begins a command that hears signals, whoever started the tests; none outlives its test."""
    running = []
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # or it might be off

    def begin(*command, **more):
        found = subprocess.Popen(
            command,
            env=environment.variables(QT_QPA_PLATFORM="offscreen", BURGUNDY_DATA=str(tmp_path)),
            stderr=subprocess.PIPE,
            text=True,
            **more,
        )
        running.append(found)
        return found

    yield begin
    signal.signal(signal.SIGINT, before)
    for one in running:
        one.kill()
        one.wait()
        for pipe in filter(None, (one.stdout, one.stderr)):
            pipe.close()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_start_script_is_the_command_that_it_starts(begun, tmp_path, number):
    running = begun(
        assets.root() / "burgundy", *LONG, "--keep", tmp_path, stdout=subprocess.DEVNULL
    )
    while not any(kept.read_text().count("\n") > 1 for kept in tmp_path.glob("*.jsonl")):
        assert running.poll() is None
        time.sleep(0.01)

    running.send_signal(number)
    _, said = running.communicate()

    assert "Traceback" not in said
    ended_by_itself = number == signal.SIGINT
    assert running.returncode == (program.INTERRUPTED if ended_by_itself else -number)


def test_a_reader_that_goes_away_is_no_error(begun):
    reading, writing = os.pipe()
    os.close(reading)

    running = begun(sys.executable, "-P", "-m", "burgundy_desktop", "games", stdout=writing)
    os.close(writing)
    _, said = running.communicate()

    assert (running.returncode, said) == (program.UNREAD, "")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_closes_the_window_as_its_menu_does(begun, number):
    running = begun(sys.executable, "-P", "-c", PLAY, stdout=subprocess.PIPE)
    assert running.stdout.readline() == "open\n"
    running.send_signal(number)
    _, said = running.communicate()

    assert (running.returncode, said) == (0, "")
