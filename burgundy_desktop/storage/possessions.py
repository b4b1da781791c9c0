"""What this program keeps on the disk, by kind: where, how much, and a copy of everything."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import attrs

from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.storage.archives import name_in_archive, new_archive
from burgundy_desktop.storage.atomic import broken_of, move_file, not_saved, remove
from burgundy_desktop.storage.folders import Folders
from burgundy_desktop.storage.locking import alone_in

KINDS: Final[Mapping[str, Callable[[Folders], tuple[Path, ...]]]] = {
    "games": lambda folders: (folders.saves,),
    "bin": lambda folders: (folders.bin,),
    "reviews": lambda folders: (folders.reviews,),
    "chronicle": lambda folders: _with_broken(folders.chronicle),
    "series": lambda folders: (folders.series,),
    "profiles": lambda folders: _with_broken(folders.profiles),
    "practice": lambda folders: _with_broken(folders.practice),
    "learned": lambda folders: _with_broken(folders.learned),
    "tables": lambda folders: (folders.tables,),
    "settings": lambda folders: _with_broken(folders.settings),
    "crashes": lambda folders: (folders.crashes,),
}
"""The places of each kind."""
CAN_BE_DELETED: Final = frozenset({"bin", "reviews", "practice", "learned", "chronicle", "crashes"})
"""What the program can do without: games are deleted one by one, in the library."""


@attrs.frozen
class Possession:
    """A kind of data: how many files, and how large together."""

    kind: str
    place: Path
    files: int
    size: int


def possessions(folders: Folders) -> list[Possession]:
    """Everything, by kind."""
    found = []
    for kind, places in KINDS.items():
        files = [path for place in places(folders) for path in _files_in(place)]
        size = sum(_size(path) for path in files)
        found.append(Possession(kind, places(folders)[0], len(files), size))
    return found


def back_up(folders: Folders, target: Path) -> int:
    """Write a ZIP with everything, in one step; returns the number of files. Creates a missing
    folder. Raises NotSaved.
    """
    files = {
        path for places in KINDS.values() for one in places(folders) for path in _files_in(one)
    }
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="burgundy-", dir=target.parent) as beside:
            packed = Path(beside) / target.name
            with new_archive(packed) as archive:
                for path in sorted(files):
                    archive.write(path, name_in_archive(_name_in(path, folders)))
            move_file(packed, target)
    except OSError as error:
        raise not_saved(error) from error
    return len(files)


def delete(folders: Folders, kind: str) -> int:
    """Delete a kind of data for good; returns the number of files. Raises NotSaved."""
    if kind not in CAN_BE_DELETED:
        raise NotSaved("unwritable", reason=f"{kind} is not deleted as a whole")
    count = 0
    for place in KINDS[kind](folders):
        folder = place if place.is_dir() else place.parent
        if not folder.exists():
            continue
        with alone_in(folder):
            for path in _files_in(place):
                remove(path)
                count += 1
    return count


def _with_broken(file: Path) -> tuple[Path, ...]:
    """A file, and the copy that is kept of it once it is broken."""
    return file, broken_of(file)


def _files_in(place: Path) -> list[Path]:
    """The files in a folder without the index and the lock, or the file itself."""
    if place.is_file():
        return [place]
    inside = sorted(place.rglob("*"))
    return [path for path in inside if path.is_file() and not path.name.startswith(".")]


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:  # it is gone meanwhile
        return 0


def _name_in(path: Path, folders: Folders) -> str:
    for name, home in (("data", folders.data), ("config", folders.config)):
        if path.is_relative_to(home):
            return f"{name}/{path.relative_to(home).as_posix()}"
    return path.name
