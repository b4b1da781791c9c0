"""`burgundy fuzz`: crafted saves and close writes, with the figures of what they did."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from burgundy_desktop.desktop.fuzz.close_writes import lost_writes
from burgundy_desktop.screen import has_screen
from burgundy_desktop.storage.folders import VARIABLE, Folders


def main(arguments: Sequence[str]) -> int:
    """Try what was asked for; 0 if nothing went wrong, else 1."""
    given = _parser().parse_args(list(arguments))
    if not has_screen(os.environ):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory(prefix="burgundy-fuzz-") as name:
        os.environ[VARIABLE] = name
        home = Folders(Path(name), Path(name))
        lost = lost_writes(home, given.close_writes)
    if given.close_writes:
        print(f"{given.close_writes} close writes by two programs: {len(lost)} moves lost")
    for told in lost:
        print(told, file=sys.stderr)
    return 1 if lost else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy-desktop fuzz",
        description="Try crafted saves, and two programs that write at the same instant.",
    )
    parser.add_argument(
        "--close-writes", type=int, default=0, metavar="N", help="pairs of writes at one instant"
    )
    return parser
