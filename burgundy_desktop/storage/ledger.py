"""In which order the games of a folder were played, whatever the clock said.

A text file with the name of a file on each line: the lower, the later it was played. It only grows,
until names have too many lines. Games that it does not list count as older than all that it lists,
and are sorted by date.
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
"""Some 25 000 lines; then each name keeps its last line only."""
_TAIL: Final = 1024


class Ledger:
    """The ledger of one folder. It is written only with the folder locked (`locking`).

    It is only an aid: where it cannot be read or written, dates decide.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / LEDGER
        self._stamp = (0, 0)
        self._places: dict[str, int] = {}

    def places(self) -> Mapping[str, int]:
        """Each name that is known with its place in the order; the greatest was played last."""
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
        """This game was played just now."""
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
    """A name may hold anything, even the end of a line; a line is one JSON text."""
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
    """All whole lines; what a cut or a stranger has left there is passed over."""
    names = []
    with contextlib.suppress(OSError):
        for line in path.read_bytes()[-2 * MOST_BYTES :].splitlines():
            with contextlib.suppress(ValueError, RecursionError):
                name = json.loads(line)
                if isinstance(name, str):
                    names.append(name)
    return names
