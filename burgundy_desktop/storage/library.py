"""All games on this computer: a folder of files, and a bin beside it."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import attrs

from burgundy_desktop.storage.atomic import (
    move_file,
    read_bytes,
    real_path,
    remove_leftovers,
    write_atomically,
)
from burgundy_desktop.storage.folders import Folders
from burgundy_desktop.storage.listing import Entry, Folder, Listing
from burgundy_desktop.storage.locking import alone_in
from burgundy_desktop.storage.packing import LARGEST
from burgundy_desktop.storage.save_game import SUFFIX, read, write


class Library:
    """The saved games of one person. Files that cannot be opened are listed and kept."""

    def __init__(self, folders: Folders, clock: Callable[[], float] = time.time) -> None:
        """`clock` gives the seconds since the epoch; it tells which dates cannot be right."""
        self._folders = folders
        self._games = Folder(folders.saves, clock)
        self._bin = Folder(folders.bin, clock)

    def entries(self) -> tuple[Entry, ...]:
        """All games, the one played last first; broken files stand at the end.

        However many there are, they are read before this returns. Raises BadSave if the folder
        cannot be read.
        """
        return self._games.all()

    def listing(self) -> Listing:
        """The games that are known or quickly read, in the same order. Raises BadSave."""
        return self._games.listing()

    def binned(self) -> tuple[Entry, ...]:
        """What lies in the bin, like `entries`. Raises BadSave."""
        return self._bin.all()

    def bin_listing(self) -> Listing:
        """What lies in the bin, like `listing`. Raises BadSave."""
        return self._bin.listing()

    def count_binned(self) -> int:
        """How many files lie in the bin. Raises BadSave."""
        return self._bin.count()

    def read_rest(self, goes_on: Callable[[], bool] = lambda: True) -> None:
        """Read all that `listing` and `bin_listing` have not read; may be done on another thread.

        Raises BadSave.
        """
        self._games.read_rest(goes_on)
        self._bin.read_rest(goes_on)

    def last_unfinished(self, games: Collection[str]) -> Entry | None:
        """The game to continue, of these sorts. Raises BadSave."""
        return last_unfinished(self.listing().entries, games)

    def last_played(self, games: Collection[str]) -> Entry | None:
        """The game of these sorts in which something was done last, at its end or not.

        Raises BadSave.
        """
        return next((entry for entry in self.listing().entries if entry.game in games), None)

    def note_played(self, path: Path) -> None:
        """Something was done in this game just now; the caller is alone in the folder."""
        if path.parent == self._folders.saves:
            self._games.ledger.played(path.name)

    def new_path(self, game: str, now: datetime) -> Path:
        """A file name for a game that begins `now`; no file has it, here or in the bin."""
        return self._free(f"{game}-{now.astimezone(UTC):%Y%m%d-%H%M%S}")

    def rename(self, path: Path, title: str) -> None:
        """Give a game another title; the file name stays. Raises BadSave or NotSaved."""
        with alone_in(real_path(path).parent):
            save = read(path)
            write(path, attrs.evolve(save, header=attrs.evolve(save.header, title=title)))

    def duplicate(self, path: Path, title: str, now: datetime) -> Path:
        """A second game that stands where the first one does. Raises BadSave or NotSaved."""
        save = read(path)
        header = attrs.evolve(save.header, title=title, changed=now)
        with alone_in(self._folders.saves):
            copy = self.new_path(save.header.game, now)
            write(copy, attrs.evolve(save, header=header))
            self.note_played(copy)
        return copy

    def export(self, path: Path, target: Path) -> None:
        """Copy the file, byte by byte, to a place outside. Raises BadSave or NotSaved."""
        write_atomically(target, read_bytes(path, LARGEST))

    def delete(self, path: Path) -> Path:
        """Move a file, broken or not, into the bin; where it lies now. Raises NotSaved."""
        return self._move(path, self._folders.bin)

    def restore(self, path: Path) -> Path:
        """Fetch a file back from the bin; where it lies now. Raises NotSaved."""
        return self._move(path, self._folders.saves)

    def tidy(self, now: datetime) -> None:
        """Remove what killed programs left half-written a day ago. Games are never touched."""
        for folder in (self._folders.saves, self._folders.bin, self._folders.config):
            remove_leftovers(folder, now)

    def _move(self, path: Path, folder: Path) -> Path:
        with alone_in(self._folders.saves):
            target = folder / path.name
            if os.path.lexists(target):
                target = folder / self._free(path.stem).name
            move_file(path, target)
        return target

    def _free(self, stem: str) -> Path:
        """A name in the folder of games that neither it nor the bin knows."""
        for name in _names(stem):
            places = (self._folders.saves / name, self._folders.bin / name)
            if not any(map(os.path.lexists, places)):
                break
        return self._folders.saves / name


def last_unfinished(entries: Iterable[Entry], games: Collection[str]) -> Entry | None:
    """The first of these entries that can be continued, of these sorts."""
    return next((one for one in entries if one.is_unfinished and one.game in games), None)


def _names(stem: str) -> Iterator[str]:
    yield stem + SUFFIX
    number = 2
    while True:
        yield f"{stem}-{number}{SUFFIX}"
        number += 1


__all__ = ["Entry", "Library", "Listing", "last_unfinished"]
