"""The series of games: `series/<id>.json`, a file for each."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import attrs
from attrs import validators

from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.series import Series
from burgundy_desktop.storage.atomic import read_bytes, remove, write_atomically
from burgundy_desktop.storage.locking import alone_in
from burgundy_desktop.storage.profiles import Profile, renamed
from burgundy_desktop.storage.structuring import from_json, to_json

FORMAT: Final = 1
_LARGEST: Final = 1 << 18
_SUFFIX: Final = ".json"


@attrs.frozen
class _Content:
    format: int = attrs.field(validator=validators.in_((FORMAT,)))
    series: Series


class SeriesFolder:
    """All series of this computer. A file that is broken stays as it is, and is passed over."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def all(self) -> tuple[Series, ...]:
        """Those that can be read, the latest one first."""
        found = filter(None, map(_read, self.folder.glob(f"*{_SUFFIX}")))
        return tuple(sorted(found, key=lambda one: one.began, reverse=True))

    def unreadable(self) -> int:
        """How many files are passed over."""
        return sum(_read(path) is None for path in self.folder.glob(f"*{_SUFFIX}"))

    def of(self, identity: str) -> Series | None:
        """The series with this id; None if it is gone or broken."""
        return _read(self._path(identity))

    def keep(self, series: Series) -> None:
        """Write it. Raises NotSaved."""
        data = to_json(_Content(FORMAT, series)).encode("ascii")
        with alone_in(self.folder):
            write_atomically(self._path(series.id), data)

    def delete(self, series: Series) -> None:
        """Forget it; its games stay. Raises NotSaved."""
        remove(self._path(series.id))

    def forget(self, profile: Profile) -> None:
        """Take a player's name out of every series. Raises NotSaved."""
        self.rename(profile, "")

    def rename(self, profile: Profile, name: str) -> None:
        """Give a player another name in every series. Raises NotSaved."""
        for one in self.all():
            players = renamed(one.players, profile, name)
            if players != one.players:
                self.keep(attrs.evolve(one, players=players))

    def _path(self, identity: str) -> Path:
        return self.folder / f"{identity}{_SUFFIX}"


def _read(path: Path) -> Series | None:
    try:
        content = from_json(read_bytes(path, _LARGEST), _Content)
    except (BadSave, ValueError):
        return None
    return content.series if content.series.id == path.stem else None
