"""The library: all games on this computer, a folder of files with a bin beside it."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import attrs

from burgundy_desktop.core.errors import StorageError
from burgundy_desktop.storage import atomic
from burgundy_desktop.storage.folders import Folders, review_name
from burgundy_desktop.storage.index import stamp_of
from burgundy_desktop.storage.listing import SMALL, Entry, Folder, Listing, entry_of
from burgundy_desktop.storage.locking import alone_in
from burgundy_desktop.storage.packing import LARGEST
from burgundy_desktop.storage.save_game import SUFFIX, read, write


class Library:
    """The saved games of a user. Files that cannot be opened are listed and kept."""

    def __init__(self, folders: Folders, clock: Callable[[], float] = time.time) -> None:
        """`clock` returns the seconds since the epoch, to recognise impossible dates."""
        self._folders = folders
        self._games = Folder(folders.saves, clock)
        self._bin = Folder(folders.bin, clock)

    def entries(self) -> tuple[Entry, ...]:
        """All games, the one played last first; broken files come last. Reads all of them. Raises
        BadSave if the folder cannot be read.
        """
        return self._games.all()

    def listing(self) -> Listing:
        """The games that are known or quickly read, in the same order. Raises BadSave."""
        return self._games.listing()

    def binned(self) -> tuple[Entry, ...]:
        """The files in the bin, like `entries`. Raises BadSave."""
        return self._bin.all()

    def bin_listing(self) -> Listing:
        """The files in the bin, like `listing`. Raises BadSave."""
        return self._bin.listing()

    def count_binned(self) -> int:
        """The number of files in the bin. Raises BadSave."""
        return self._bin.count()

    def read_rest(self, goes_on: Callable[[], bool] = lambda: True) -> None:
        """Read the files that `listing` and `bin_listing` have not read; may run in another thread.
        Raises BadSave.
        """
        self._games.read_rest(goes_on)
        self._bin.read_rest(goes_on)

    def note_played(self, path: Path) -> None:
        """Record that this game was played just now; the caller holds the lock of the folder."""
        if path.parent == self._folders.saves:
            self._games.ledger.played(path.name)

    def count(self, game: str) -> int:
        """How many games of this sort there are, finished or not, told by the names of files."""
        return sum(1 for _ in self._folders.saves.glob(f"{game}-*"))

    def new_path(self, game: str, now: datetime) -> Path:
        """A free file name for a game that begins `now`; also free in the bin."""
        return self._free(f"{game}-{now.astimezone(UTC):%Y%m%d-%H%M%S}")

    def rename(self, path: Path, title: str) -> None:
        """Give a game another title; the file name stays. Raises BadSave or NotSaved."""
        with alone_in(atomic.real_path(path).parent):
            save = read(path)
            write(path, attrs.evolve(save, header=attrs.evolve(save.header, title=title)))

    def duplicate(self, path: Path, title: str, now: datetime) -> Path:
        """Make a copy as a game of its own. Raises BadSave or NotSaved."""
        save = read(path)
        header = attrs.evolve(save.header, title=title, changed=now)
        with alone_in(self._folders.saves):
            copy = self.new_path(save.header.game, now)
            write(copy, attrs.evolve(save, header=header))
            self.note_played(copy)
        return copy

    def export(self, path: Path, target: Path) -> None:
        """Copy the file, byte by byte, to another folder. Raises BadSave or NotSaved."""
        atomic.write_atomically(target, atomic.read_bytes(path, LARGEST))

    def delete(self, path: Path) -> Path:
        """Move a file, broken or not, into the bin, with its review; returns its new path. Raises
        NotSaved.
        """
        binned = self._move(path, self._folders.bin)
        identity = _id_of(binned)
        with contextlib.suppress(StorageError):
            is_copied = any(one.has_id(identity) for one in self._games.listing().entries)
            if identity and not is_copied:
                _move_review(identity, self._folders.reviews, self._folders.binned_reviews)
        return binned

    def restore(self, path: Path) -> Path:
        """Restore a file from the bin, with its review; returns its new path. Raises NotSaved."""
        restored = self._move(path, self._folders.saves)
        if identity := _id_of(restored):
            _move_review(identity, self._folders.binned_reviews, self._folders.reviews)
        return restored

    def tidy(self, now: datetime) -> None:
        """Remove temporary files of killed programs after a day, in all folders. Never touches
        games; another thread may do it.
        """
        for folder in dict.fromkeys(self._folders.written):  # data and config may be the same
            atomic.remove_leftovers(folder, now)

    def _move(self, path: Path, folder: Path) -> Path:
        with alone_in(self._folders.saves):
            target = folder / path.name
            if os.path.lexists(target):
                target = folder / self._free(path.stem).name
            atomic.move_file(path, target)
        return target

    def _free(self, stem: str) -> Path:
        """A name that is free in the folder of games and in the bin."""
        for name in _names(stem):
            places = (self._folders.saves / name, self._folders.bin / name)
            if not any(map(os.path.lexists, places)):
                break
        return self._folders.saves / name


def last_unfinished(entries: Iterable[Entry], games: Collection[str]) -> Entry | None:
    """The first of these entries that is of these sorts and can be continued."""
    return next((one for one in entries if one.is_unfinished and one.game in games), None)


def _id_of(path: Path) -> str:
    """The id of a saved game; empty if its file is broken, or much too large to be one."""
    header = entry_of(path).header if stamp_of(path)[2] <= SMALL else None
    return "" if header is None else header.id


def _move_review(identity: str, source: Path, target: Path) -> None:
    """Move the review of a game, if it has one; a review that is lost is found again."""
    for path in source.glob(review_name(f"{identity}*")):  # those of its branches too
        with contextlib.suppress(StorageError):
            atomic.move_file(path, target / path.name)


def _names(stem: str) -> Iterator[str]:
    yield stem + SUFFIX
    number = 2
    while True:
        yield f"{stem}-{number}{SUFFIX}"
        number += 1


__all__ = ["Entry", "Library", "Listing", "last_unfinished"]
