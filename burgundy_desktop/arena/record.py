"""`record FILE`: print a saved game as a text record, or make a saved game of a text record."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from burgundy_desktop.arena.complaints import loading
from burgundy_desktop.arena.replay import REFUSED, UNREADABLE, VERIFIED
from burgundy_desktop.arena.terminal import one_line
from burgundy_desktop.core.errors import BadSave, NotSaved
from burgundy_desktop.storage import text_record
from burgundy_desktop.storage.atomic import is_there, read_bytes
from burgundy_desktop.storage.opening import open_game
from burgundy_desktop.storage.packing import LARGEST
from burgundy_desktop.storage.recording import record
from burgundy_desktop.storage.save_game import from_bytes, write


def main(argv: Sequence[str]) -> int:
    """Write or read one record. Returns 0, 1 if it is broken or cannot be written, 2 if it cannot
    be read.
    """
    given = _parser().parse_args(argv)
    try:
        data = read_bytes(given.file, LARGEST)
        if given.save_as is None:
            print(_as_text(data), end="")
        else:
            _save(data, given.save_as)
    except BadSave as problem:
        print(f"{given.file}: {one_line(str(problem))}", file=sys.stderr)
        return UNREADABLE if problem.code == "unreadable" else REFUSED
    except NotSaved as problem:
        print(f"{given.save_as}: {problem}", file=sys.stderr)
        return REFUSED
    return VERIFIED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy-desktop record",
        description="Print a saved game as a text record (docs/record.md). With --save-as, play a "
        "record again and save it as a game. The record of a game that is not over tells its seed. "
        "Ends with 0, with 1 if the file is broken or a move does not fit, with 2 if it cannot be "
        "read.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a .burgundy file, or a record")
    parser.add_argument(
        "--save-as", type=Path, metavar="GAME", help="write the .burgundy file GAME, a new one"
    )
    return parser


def _as_text(data: bytes) -> str:
    opened = open_game(from_bytes(data), loading("record"))
    return text_record.to_text(opened.match, opened.header)


def _save(data: bytes, path: Path) -> None:
    if not text_record.is_record(data):
        raise BadSave("nonsense")
    opened = text_record.from_text(data, loading("record"))
    if is_there(path):
        raise NotSaved("unwritable", reason="it is there already")
    header = opened.header
    write(path, record(opened.match, header, moment=header.moment, now=header.changed))
