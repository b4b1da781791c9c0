"""`burgundy fuzz`: crafted saves and simultaneous writes, with a report."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from burgundy_desktop.desktop import app
from burgundy_desktop.desktop.fuzz.close_writes import lost_writes
from burgundy_desktop.desktop.fuzz.crafted import Report, try_saves
from burgundy_desktop.desktop.fuzz.silent import silent_program
from burgundy_desktop.desktop.process.memory import give_large_blocks_back
from burgundy_desktop.desktop.trials.counts import at_least
from burgundy_desktop.screen import has_screen
from burgundy_desktop.storage.folders import VARIABLE, Folders


def main(arguments: Sequence[str]) -> int:
    """Run the trials; returns 0 if nothing went wrong, else 1. Raises SystemExit for a wrong
    call.
    """
    parser = _parser()
    given = parser.parse_args(list(arguments))
    if not given.saves and not given.close_writes:
        parser.error("nothing to try: --saves N, --close-writes N or both")
    if not has_screen(os.environ):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory(prefix="burgundy-fuzz-") as name:
        os.environ[VARIABLE] = name
        home = Folders(Path(name), Path(name))
        is_good = _close_writes(home, given.close_writes) if given.close_writes else True
        if given.saves:
            numbers = range(given.first, given.first + given.saves)
            is_good &= _made_up_saves(home, numbers, given.seed)
    return 0 if is_good else 1


def _close_writes(home: Folders, trials: int) -> bool:
    lost = lost_writes(home, trials)
    print(*lost, f"{trials} simultaneous writes by two programs: {len(lost)} moves lost", sep="\n")
    return not lost


def _made_up_saves(home: Folders, numbers: Sequence[int], seed: int) -> bool:
    give_large_blocks_back()
    with silent_program(app.application(), home) as program:
        report = try_saves(program, numbers, seed, _tell)
    print(*report.lines(), sep="\n")
    return report.is_good


def _tell(report: Report) -> None:
    """Print the progress and the problems so far, so that Ctrl+C loses nothing."""
    print(*report.lines(), sep="\n", file=sys.stderr, flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy-desktop fuzz",
        description="Try crafted saves, and two programs that write at the same time.",
    )
    parser.add_argument(
        "--saves", type=at_least(0), default=0, metavar="N", help="number of crafted saves"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the saves")
    parser.add_argument(
        "--first", type=int, default=0, metavar="K", help="begin with save K, to repeat a problem"
    )
    parser.add_argument(
        "--close-writes",
        type=at_least(0),
        default=0,
        metavar="N",
        help="pairs of simultaneous writes",
    )
    return parser
