"""The order in which the games of a folder were played, independent of the clock. A text file with
a file name on each line, in the order of play. It is only appended to, until it has too many lines.
Games that it does not list count as older than all that it lists, and are sorted by date.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.storage.atomic import write_atomically

LEDGER: Final = ".burgundy.played"
MOST_BYTES: Final = 1 << 20
"""About 25 000 lines; beyond that only the last line of each name is kept."""
_TAIL: Final = 1024


class Ledger:
    """The ledger of one folder. It is written only with the folder locked (`locking`).

    If it cannot be read or written, dates decide.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / LEDGER
        self._stamp = (0, 0)
        self._places: dict[str, int] = {}

    def places(self) -> Mapping[str, int]:
        """Each known name with its place in the order; the greatest was played last."""
        try:
            status = self._path.stat()
        except OSError:
            return {}
        stamp = (status.st_size, status.st_mtime_ns)
        if stamp != self._stamp:
            names = _names(self._path)
            self._stamp, self._places = stamp, {name: place for place, name in enumerate(names, 1)}
        return self._places

    def played(self, name: str) -> None:
        """Record that this game was played just now."""
        with contextlib.suppress(OSError, NotSaved):
            if _last_line(self._path) != _line(name):
                self._add(name)

    def _add(self, name: str) -> None:
        with self._path.open("ab") as file:
            file.write(_line(name))
            is_long = file.tell() > MOST_BYTES
        if is_long:
            last = sorted(self.places().items(), key=lambda item: item[1])
            newest = b"".join(_line(known) for known, _ in last)
            write_atomically(self._path, newest[-MOST_BYTES // 2 :])


def _line(name: str) -> bytes:
    """The line of a name: JSON, as a name may contain anything, even a line break."""
    return json.dumps(name).encode("ascii") + b"\n"


def _last_line(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            file.seek(0, os.SEEK_END)
            file.seek(max(0, file.tell() - _TAIL))
            return (file.read().splitlines(keepends=True) or [b""])[-1]
    except FileNotFoundError:
        return b""


def _names(path: Path) -> list[str]:
    """The names of all valid lines; others are skipped."""
    names = []
    with contextlib.suppress(OSError):
        for line in path.read_bytes()[-2 * MOST_BYTES :].splitlines():
            with contextlib.suppress(ValueError, RecursionError):
                name = json.loads(line)
                if isinstance(name, str):
                    names.append(name)
    return names
