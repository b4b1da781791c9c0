"""The index: a cache of the headers of saved games.

It is ignored if it is damaged or of another version of the program, and each line is valid only for
exactly the file that it was made from.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final, TypeAlias

import attrs

from burgundy_desktop import __version__
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.storage.atomic import write_atomically
from burgundy_desktop.storage.migrations import FORMAT

INDEX: Final = ".burgundy.index"
LAYOUT: Final = 1
"""The format of the lines of this file."""
MOST_BYTES: Final = 64 << 20

Stamp: TypeAlias = tuple[int, int, int]
"""Identifies the content of a file: time of change (ns), inode, size (bytes)."""


def stamp_of(file: Path | os.DirEntry[str]) -> Stamp:
    """The stamp of a file; zeros if it is gone, or is a broken link."""
    try:
        status = file.stat()
    except OSError:
        return 0, 0, 0
    return status.st_mtime_ns, status.st_ino, status.st_size


@attrs.frozen
class Line:
    """A line of the index: the header as JSON, or the problem if `game` is empty."""

    stamp: Stamp
    game: str
    is_over: bool
    changed: float
    """Seconds since the epoch."""
    told: str


def load_index(folder: Path) -> dict[str, Line]:
    """The lines by file name; empty if there is no usable index."""
    try:
        with (folder / INDEX).open("rb") as file:
            text = file.read(MOST_BYTES + 1).decode("ascii")
        head, *lines = text.split("\n")
        return dict(map(_parsed, filter(None, lines))) if head == _head() else {}
    except (OSError, ValueError):
        return {}


def save_index(folder: Path, lines: Mapping[str, Line]) -> None:
    """Write these lines; an error of the disk is ignored."""
    text = "\n".join([_head(), *(_written(name, line) for name, line in lines.items()), ""])
    with contextlib.suppress(NotSaved):
        write_atomically(folder / INDEX, text.encode("ascii"))


def _head() -> str:
    return f"burgundy index {LAYOUT} {FORMAT} {__version__}"


def _written(name: str, line: Line) -> str:
    numbers = (*line.stamp, int(line.is_over), line.changed)
    return "\t".join((json.dumps(name), *map(str, numbers), json.dumps(line.game), line.told))


def _parsed(text: str) -> tuple[str, Line]:
    """Parse a line. Raises ValueError for anything that was not written here."""
    name, changed_ns, inode, size, is_over, changed, game, told = text.split("\t")
    stamp = (int(changed_ns), int(inode), int(size))
    return _text(name), Line(stamp, _text(game), is_over == "1", float(changed), told)


def _text(quoted: str) -> str:
    return quoted[1:-1] if "\\" not in quoted else str(json.loads(quoted))
