"""How a command ends that is not waited for to its end."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from burgundy_desktop import __main__ as program, assets
from burgundy_desktop.desktop import app
from workshop import environment

LONG = ("arena", "castles", "--seats", "duke,duke", "--games", "100")


def begun(*command, **more):
    return subprocess.Popen(
        command, env=environment.variables(), stderr=subprocess.PIPE, text=True, **more
    )


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_start_script_is_the_command_that_it_starts(number):
    running = begun(assets.root() / "burgundy", *LONG, stdout=subprocess.DEVNULL)
    while "arena" not in Path(f"/proc/{running.pid}/cmdline").read_text().split("\0")[:5]:
        assert running.poll() is None
        time.sleep(0.01)
    time.sleep(0.5)  # it plays

    running.send_signal(number)
    _, said = running.communicate(timeout=60)

    assert "Traceback" not in said
    ended_by_itself = number == signal.SIGINT
    assert running.returncode == (program.INTERRUPTED if ended_by_itself else -number)


def test_a_reader_that_goes_away_is_no_error():
    reading, writing = os.pipe()
    os.close(reading)

    running = begun(sys.executable, "-P", "-m", "burgundy_desktop", "games", stdout=writing)
    os.close(writing)
    _, said = running.communicate(timeout=60)

    assert (running.returncode, said) == (program.UNREAD, "")


def test_signals_close_the_window_as_its_menu_does():
    ends: list[bool] = []
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        app._on_signals(lambda: ends.append(True))
        for number in before:
            signal.raise_signal(number)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)

    assert len(ends) == len(before)
