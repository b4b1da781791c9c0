"""The saved games of one folder: only headers are read, and each file only once."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import attrs

from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.storage.atomic import read_bytes
from burgundy_desktop.storage.index import Line, Stamp, load_index, save_index, stamp_of
from burgundy_desktop.storage.ledger import Ledger
from burgundy_desktop.storage.packing import LARGEST
from burgundy_desktop.storage.peeking import peek
from burgundy_desktop.storage.save_game import SUFFIX, Header, from_bytes
from burgundy_desktop.storage.structuring import from_json, to_json

AT_ONCE: Final = 64
"""How many files `listing` reads at most; `read_rest` reads the rest."""
SMALL: Final = 256 << 10
"""Bytes; larger files are never read in the window's thread. A long game has a tenth of this."""
WORTH_KEEPING: Final = 32
"""For more new files than this an index is written; fewer are read again at the next start."""
A_DAY: Final = 24 * 3600


class Entry:
    """A file of the library: its header, or what is wrong with it."""

    __slots__ = ("_header", "_path", "_problem", "_told", "changed", "game", "is_over", "place")

    def __init__(self, path: Path, header: Header | None, problem: BadSave | None = None) -> None:
        self._path: Path | None = path
        self.place = str(path)
        """The path as text, which is cheap."""
        self._header = header
        self._problem = problem
        self._told = ""
        self.game = header.game if header else ""
        """The id of the game; empty if the header cannot be read."""
        self.is_over = header.is_over if header else False
        self.changed = header.changed.timestamp() if header else 0.0
        """When it was played last, in seconds since the epoch."""

    @classmethod
    def kept(cls, place: str, line: Line) -> Entry:
        """An entry from a line of the index; its header is parsed when asked for."""
        entry = cls.__new__(cls)
        entry._path, entry.place = None, place
        entry._header = entry._problem = None
        entry._told = line.told
        entry.game, entry.is_over, entry.changed = line.game, line.is_over, line.changed
        return entry

    @property
    def path(self) -> Path:
        if self._path is None:
            self._path = Path(self.place)
        return self._path

    @property
    def header(self) -> Header | None:
        self._understand()
        return self._header

    @property
    def problem(self) -> BadSave | None:
        """The reason why there is no header."""
        self._understand()
        return self._problem

    @property
    def is_unfinished(self) -> bool:
        """Whether the game can be continued."""
        return bool(self.game) and not self.is_over

    def has_id(self, identity: str) -> bool:
        """Whether it is this game, or a copy of it; does not parse the header."""
        if self._header is not None:
            return self._header.id == identity
        return f'"id":"{identity}"' in self._told  # a rematch tells the id of its game as well

    def as_line(self, stamp: Stamp) -> Line:
        """Its line in the index."""
        return Line(stamp, self.game, self.is_over, self.changed, self._told or self._in_words())

    def _in_words(self) -> str:
        if self._header is not None:
            return to_json(self._header)
        problem = self._problem or BadSave("nonsense")
        return json.dumps([problem.code, dict(problem.values)])

    def _understand(self) -> None:
        """Parse the line of the index; if it is invalid, read the file."""
        told, self._told = self._told, ""
        if not told:
            return
        try:
            if self.game:
                self._header = from_json(told, Header)
            else:
                code, values = json.loads(told)
                self._problem = BadSave(code, **values)
        except (ValueError, TypeError, RecursionError):
            read = entry_of(self.path)
            self._header, self._problem = read.header, read.problem


@attrs.frozen
class Listing:
    """The games of a folder, the one played last first; broken files come last."""

    entries: tuple[Entry, ...] = ()
    unread: int = 0
    """The number of files not read yet; `Folder.read_rest` reads them."""


class Folder:
    """The saved games of one folder, with what was read of them."""

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        """`clock` returns the seconds since the epoch."""
        self.path = path
        self.ledger = Ledger(path)
        self._clock = clock
        self._beginning = str(path) + os.sep
        self._known: dict[str, tuple[Stamp, Entry]] = {}
        self._index: dict[str, Line] | None = None
        self._read_anew = 0

    def all(self) -> tuple[Entry, ...]:
        """All games, read to the last one. Raises BadSave if the folder cannot be read."""
        self.read_rest()
        return self._in_order(self._stamps())

    def listing(self) -> Listing:
        """The games that are known or quickly read, the newest files first. Raises BadSave."""
        stamps = self._stamps()
        unread = sorted(
            (name for name in stamps if self._entry(name, stamps[name]) is None),
            key=lambda name: stamps[name],
            reverse=True,
        )
        for name in unread[:AT_ONCE]:
            if stamps[name][2] <= SMALL:
                self._peek(name, stamps[name])
        self._index = {}  # its lines for these files are used now
        self._forget(stamps)
        entries = self._in_order(stamps)
        return Listing(entries, len(stamps) - len(entries))

    def count(self) -> int:
        """The number of files. Raises BadSave."""
        return len(self._stamps())

    def read_rest(self, goes_on: Callable[[], bool] = lambda: True) -> None:
        """Read the files not read yet, as long as `goes_on`; may run in another thread. Raises
        BadSave if the folder cannot be read.
        """
        stamps = self._stamps()
        for name, stamp in stamps.items():
            if not goes_on():
                return
            if self._entry(name, stamp) is None:
                line = entry_of(self.path / name).as_line(stamp)
                self._keep(name, stamp, Entry.kept(self._place(name), line))
        if self._read_anew > WORTH_KEEPING:
            self._read_anew = 0
            save_index(self.path, dict(self._lines(stamps)))

    def _lines(self, stamps: dict[str, Stamp]) -> Iterator[tuple[str, Line]]:
        for name, stamp in stamps.items():
            entry = self._entry(name, stamp)
            if entry is not None:
                yield name, entry.as_line(stamp)

    def _stamps(self) -> dict[str, Stamp]:
        """All files with the suffix of saved games; of a link, the stamp of its target."""
        try:
            with os.scandir(self.path) as found:
                files = [file for file in found if file.name.endswith(SUFFIX)]
        except FileNotFoundError:
            return {}
        except OSError as error:
            raise BadSave("unreadable", reason=error.strerror or "no reason given") from error
        return {file.name: stamp_of(file) for file in files}

    def _entry(self, name: str, stamp: Stamp) -> Entry | None:
        """The entry of exactly this file, if it was read."""
        known = self._known.get(name)
        if known is not None and known[0] == stamp:
            return known[1]
        if self._index is None:
            self._index = load_index(self.path)
        line = self._index.pop(name, None)
        if line is None or line.stamp != stamp:
            return None
        entry = Entry.kept(self._place(name), line)
        self._known[name] = (stamp, entry)
        return entry

    def _place(self, name: str) -> str:
        return self._beginning + name

    def _peek(self, name: str, stamp: Stamp) -> None:
        """Read and keep the header alone, if the file allows that."""
        path = self.path / name
        try:
            header = peek(read_bytes(path, SMALL))
        except BadSave as problem:
            self._keep(name, stamp, Entry(path, None, problem))
        else:
            if header is not None:
                self._keep(name, stamp, Entry(path, header))

    def _keep(self, name: str, stamp: Stamp, entry: Entry) -> None:
        self._known[name] = (stamp, entry)
        self._read_anew += 1

    def _forget(self, stamps: dict[str, Stamp]) -> None:
        """Forget files that are gone."""
        if len(self._known) > len(stamps) + AT_ONCE:
            self._known = {name: known for name, known in self._known.items() if name in stamps}

    def _in_order(self, stamps: dict[str, Stamp]) -> tuple[Entry, ...]:
        """Sorted by the ledger, else by date. Instead of a date in the future, the date of the file
        counts.
        """
        places, latest = self.ledger.places(), self._clock() + A_DAY

        def rank(name: str) -> tuple[bool, int, float]:
            entry = self._known[name][1]
            dates = (entry.changed, stamps[name][0] / 1e9)
            date = next((date for date in dates if date <= latest), 0.0)
            return bool(entry.game), places.get(name, 0), date

        known = sorted(name for name, stamp in stamps.items() if self._entry(name, stamp))
        return tuple(self._known[name][1] for name in sorted(known, key=rank, reverse=True))


def entry_of(path: Path) -> Entry:
    """The entry of a file, which is read whole if necessary."""
    try:
        data = read_bytes(path, LARGEST)
        return Entry(path, peek(data) or from_bytes(data).header)
    except BadSave as problem:
        return Entry(path, None, problem)
