"""`chronicle`: check the chronicle of all games, rebuild it from the saved ones, or export it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from burgundy_desktop import games
from burgundy_desktop.core.chronicle_rows import as_csv
from burgundy_desktop.core.errors import BadSave, NotSaved
from burgundy_desktop.storage.atomic import is_missing, read_bytes
from burgundy_desktop.storage.chronicle import LARGEST, Chronicle
from burgundy_desktop.storage.folders import folders
from burgundy_desktop.storage.remembering import rebuild, saves_with_headers
from burgundy_desktop.storage.save_game import SUFFIX, Header


def main(argv: Sequence[str]) -> int:
    """Check, rebuild or export. Returns 0, or 1 if lines are broken or it cannot be read or
    written.
    """
    given = _parser().parse_args(argv)
    home = folders()
    chronicle = Chronicle(home.chronicle)
    try:
        _check(home.chronicle)
        if given.action == "rebuild":
            saves, binned = (_saves_in(folder) for folder in (home.saves, home.bin))
            count, before = rebuild(chronicle, saves, games.load, binned)
            print(f"{count} finished games, {count - before} of them were missing")
        elif given.action == "export":
            return _export(chronicle)
    except (BadSave, NotSaved) as problem:
        print(f"{home.chronicle}: {problem}", file=sys.stderr)
        return 1
    return _report(chronicle)


def _check(path: Path) -> None:
    """Raise BadSave if it is there and cannot be read: `Chronicle` would take it for empty."""
    try:
        read_bytes(path, LARGEST)
    except BadSave as problem:
        if not is_missing(problem):
            raise


def _saves_in(folder: Path) -> Iterator[tuple[Path, Header]]:
    """The saved games that can be opened."""
    return saves_with_headers(sorted(folder.glob(f"*{SUFFIX}")))


def _export(chronicle: Chronicle) -> int:
    read = chronicle.read()
    print(as_csv(read.finished), end="")
    if read.skipped:
        print(f"{chronicle.path}: {read.skipped} broken lines are left out", file=sys.stderr)
    return 1 if read.skipped else 0


def _report(chronicle: Chronicle) -> int:
    read = chronicle.read()
    print(
        f"{chronicle.path}: {len(read.begun)} games begun, {len(read.finished)} finished, "
        f"{len(read.counted)} of them counted, {read.skipped} broken lines"
    )
    return 1 if read.skipped else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy-desktop chronicle",
        description="Check the chronicle of all games, or rebuild it from the saved games, the "
        "deleted ones too except those that went with their player (broken lines stay beside it "
        "in chronicle.jsonl.broken), or print it as CSV. Ends with 0, with 1 if lines are broken "
        "or it cannot be read or written.",
    )
    parser.add_argument("action", choices=("check", "rebuild", "export"))
    return parser
