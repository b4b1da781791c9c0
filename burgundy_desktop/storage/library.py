"""All games on this computer: a folder of files, and a bin beside it."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from pathlib import Path

import attrs

from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.storage.atomic import (
    move_file,
    read_bytes,
    real_path,
    remove_leftovers,
    stamp_of,
    write_atomically,
)
from burgundy_desktop.storage.folders import Folders
from burgundy_desktop.storage.locking import alone_in
from burgundy_desktop.storage.packing import LARGEST
from burgundy_desktop.storage.save_game import SUFFIX, Header, read, write

_LONG_AGO = datetime.min.replace(tzinfo=UTC)


@attrs.frozen
class Entry:
    """A file of the library: its header, or what is wrong with it."""

    path: Path
    header: Header | None
    problem: BadSave | None = None

    @property
    def is_unfinished(self) -> bool:
        """Whether the game can be continued."""
        return self.header is not None and not self.header.is_over


class Library:
    """The saved games of one person. Files that cannot be opened are listed and kept."""

    def __init__(self, folders: Folders) -> None:
        self._folders = folders
        self._known: dict[Path, tuple[tuple[int, int, int], Entry]] = {}

    def entries(self) -> tuple[Entry, ...]:
        """All games, the one changed last first; broken files stand at the end.

        Raises BadSave if the folder cannot be read.
        """
        return self._listed(self._folders.saves)

    def binned(self) -> tuple[Entry, ...]:
        """What lies in the bin, in the same order. Raises BadSave."""
        return self._listed(self._folders.bin)

    def last_unfinished(self, games: Collection[str]) -> Entry | None:
        """The game to continue, of these sorts. Raises BadSave."""
        for entry in self.entries():
            if entry.is_unfinished and _game(entry) in games:
                return entry
        return None

    def last_played(self, games: Collection[str]) -> Entry | None:
        """The game of these sorts in which something was done last, at its end or not.

        Raises BadSave.
        """
        return next((entry for entry in self.entries() if _game(entry) in games), None)

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

    def _listed(self, folder: Path) -> tuple[Entry, ...]:
        try:
            paths = [path for path in folder.iterdir() if path.suffix == SUFFIX]
        except FileNotFoundError:
            return ()
        except OSError as error:
            raise BadSave("unreadable", reason=error.strerror or "no reason given") from error
        entries = [self._entry(path) for path in sorted(paths)]
        return tuple(sorted(entries, key=_changed, reverse=True))

    def _entry(self, path: Path) -> Entry:
        """Read a file again only if it has changed."""
        stamp = stamp_of(path)
        if path not in self._known or self._known[path][0] != stamp:
            self._known[path] = (stamp, _entry(path))
        return self._known[path][1]


def _entry(path: Path) -> Entry:
    try:
        return Entry(path, read(path).header)
    except BadSave as problem:
        return Entry(path, None, problem)


def _game(entry: Entry) -> str:
    return entry.header.game if entry.header else ""


def _changed(entry: Entry) -> datetime:
    return entry.header.changed if entry.header else _LONG_AGO


def _names(stem: str) -> Iterator[str]:
    yield stem + SUFFIX
    number = 2
    while True:
        yield f"{stem}-{number}{SUFFIX}"
        number += 1
