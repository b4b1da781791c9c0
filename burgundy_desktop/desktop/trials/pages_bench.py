"""The part of `bench` for the pages: how soon the statistics of many games are on the screen."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from statistics import median
from typing import Final

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.desktop import app
from burgundy_desktop.desktop.process.memory import keep_what_was_made
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import Harness, harness
from burgundy_desktop.desktop.trials.made_up_games import made_up
from burgundy_desktop.desktop.trials.window_bench import WINDOW

COUNTS: Final = (1_000, 10_000)
TIMES: Final = 5
QUICK_COUNTS: Final = (100, 200)
GAME: Final = "castles"


def main(arguments: Sequence[str]) -> int:
    """Measure and print the figures as one JSON object."""
    parser = argparse.ArgumentParser(prog="burgundy-desktop bench-pages", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer games, of one kind")
    is_quick = parser.parse_args(list(arguments)).quick
    keep_what_was_made()
    sys.setswitchinterval(app.SWITCH_SECONDS)
    figures = {}
    with harness(app.application()) as room:
        room.program.preferences.change(language="en", theme="light")
        room.window.resize(WINDOW)
        room.window.show()
        for name, count in zip(COUNTS, QUICK_COUNTS if is_quick else COUNTS, strict=True):
            chronicle = room.program.store.chronicle
            chronicle.path.unlink(missing_ok=True)
            chronicle.add(*made_up(count, (GAME,) if is_quick else ()))
            times = [_opened_ms(room) for _ in range(1 if is_quick else TIMES)]
            figures[f"statistics_open_{name}_ms"] = median(times)
    print(json.dumps(figures))
    return 0


def _opened_ms(room: Harness) -> float:
    """From the library to the painted page of a game, the chronicle read anew."""
    room.window.show_library()
    room.process_events()
    pages = room.window.remembered
    began = time.perf_counter()
    room.window.show_page("statistics")
    pages.side.choose(GAME)
    ui_driver.wait_for(lambda: pages.is_read, "the chronicle")
    QCoreApplication.processEvents()
    return (time.perf_counter() - began) * 1000
