"""The players of this computer: `profiles.json`.

Two programs may write the file: what either did counts for both. A merge only says whose games are
somebody else's now; it can be undone.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, TypeAlias

import attrs
from attrs import validators

from burgundy_desktop.core.errors import BadSave, NotSaved
from burgundy_desktop.core.position import COLOURS, LONGEST_NAME, SeatInfo
from burgundy_desktop.storage.atomic import (
    is_there,
    keep_broken,
    read_bytes,
    read_to_change,
    write_atomically,
)
from burgundy_desktop.storage.locking import alone_in
from burgundy_desktop.storage.structuring import from_json, to_json

FORMAT: Final = 1
_LARGEST: Final = 1 << 22


@attrs.frozen
class Profile:
    """A player. `merged` are the ids of those whose games are this player's."""

    id: str = attrs.field(validator=validators.matches_re(r"[0-9a-f]{32}"))
    name: str = attrs.field(validator=[validators.min_len(1), validators.max_len(LONGEST_NAME)])
    portrait: str = attrs.field(validator=validators.matches_re(r"[0-9a-z_-]{0,40}"))
    colour: str = attrs.field(validator=validators.in_(("", *COLOURS)))
    created: datetime
    merged: tuple[str, ...] = ()


@attrs.frozen
class _Content:
    format: int = attrs.field(validator=validators.in_((FORMAT,)))
    profiles: tuple[Profile, ...]


Known: TypeAlias = tuple[Profile, ...]
_Change: TypeAlias = Callable[[Known], Known]


def tidy_name(text: str) -> str:
    """A name as it is kept: trimmed, with composed letters."""
    return unicodedata.normalize("NFC", " ".join(text.split()))


def same_name(one: str, other: str) -> bool:
    """Whether two names are the same for people."""
    return tidy_name(one).casefold() == tidy_name(other).casefold()


def renamed(seats: Iterable[SeatInfo], profile: Profile, name: str) -> tuple[SeatInfo, ...]:
    """These seats, with another name for a person of this one, or with none (""). They stay as they
    are where two would have the same name.
    """
    before = tuple(seats)
    after = tuple(
        attrs.evolve(seat, name=name)
        if seat.is_person and same_name(seat.name, profile.name)
        else seat
        for seat in before
    )
    return after if are_different(after) else before


def are_different(seats: Iterable[SeatInfo]) -> bool:
    """Whether no two persons have the same name."""
    names = [tidy_name(seat.name).casefold() for seat in seats if seat.is_person and seat.name]
    return len(set(names)) == len(names)


class Profiles:
    """All players, by name. Read when they are first asked for.

    A change raises NotSaved if it cannot be written, and then nothing has changed. `told` says who
    is known from elsewhere, if the file is broken.
    """

    def __init__(self, path: Path, told: Callable[[], Known] = lambda: ()) -> None:
        self.path = path
        self.was_broken = False
        """Whether the file could not be read; it is kept as `.broken` beside it."""
        self.are_told = False
        """Whether the players are those that were told in place of a broken file."""
        self._told = told
        self._is_mended = True
        self._known: Known | None = None

    def all(self) -> Known:
        """Those that were not merged into others, by name."""
        known = self._all()
        gone = {one for profile in known for one in profile.merged}
        left = (profile for profile in known if profile.id not in gone)
        return tuple(sorted(left, key=lambda one: one.name.casefold()))

    def of(self, identity: str) -> Profile | None:
        """The player whose games those of this id are, following merges."""
        known = {profile.id: profile for profile in self._all()}
        for _ in known:
            owner = next((one for one in known.values() if identity in one.merged), None)
            if owner is None:
                break
            identity = owner.id
        return known.get(identity)

    def named(self, name: str) -> Profile | None:
        """The player with this name, now or before a merge; None for a guest."""
        everybody = (*self.all(), *self._all())
        found = next((one for one in everybody if same_name(one.name, name)), None)
        return None if found is None else self.of(found.id)

    def add(self, profile: Profile) -> None:
        """A new player. Raises ValueError for a name that is taken, and NotSaved."""
        self._change(lambda known: _checked((*known, profile)))

    def replace(self, profile: Profile) -> None:
        """Another name, portrait or colour. Raises ValueError for a taken name, and NotSaved."""
        self._change(
            lambda known: _checked(tuple(profile if one.id == profile.id else one for one in known))
        )

    def merge(self, kept: Profile, gone: Profile) -> None:
        """The games of `gone` are those of `kept` from now on. Raises NotSaved."""
        merged = tuple(dict.fromkeys((*kept.merged, gone.id)))
        self.replace(attrs.evolve(kept, merged=merged))

    def divide(self, profile: Profile) -> None:
        """Undo the last merge of a player. Raises NotSaved."""
        self.replace(attrs.evolve(profile, merged=profile.merged[:-1]))

    def family(self, profile: Profile) -> Known:
        """A player, and those merged into them, through others too."""
        owners = ((one, self.of(one.id)) for one in self._all())
        return tuple(one for one, owner in owners if owner and owner.id == profile.id)

    def ids_of(self, profile: Profile) -> tuple[str, ...]:
        """All ids that are this player's by now, through merges of the merged too."""
        family = self.family(profile)
        ids = (profile.id, *profile.merged, *(one for other in family for one in other.merged))
        return tuple(dict.fromkeys(ids))

    def delete(self, profile: Profile) -> None:
        """Forget a player, and those merged into them. Raises NotSaved."""
        gone = {one.id for one in self.family(profile)}
        self._change(lambda known: tuple(one for one in known if one.id not in gone))

    def mend(self) -> None:
        """Write those that were told in place of a broken file, if the disk lets us. Without any it
        stays, so that they are asked for again.
        """
        if self._all() and not self._is_mended:
            with suppress(NotSaved):
                self._change(lambda known: known)

    def read_anew(self) -> None:
        """The file is read when they are next asked for. Another thread may say so."""
        self._known, self._is_mended = None, True
        self.was_broken = self.are_told = False

    def _all(self) -> Known:
        if self._known is None:
            self._known = self._read()
        return self._known

    def _change(self, change: _Change) -> None:
        with alone_in(self.path.parent):
            self._known = self._parsed(read_to_change(self.path, _LARGEST))
            changed = change(self._known)
            data = to_json(_Content(FORMAT, changed)).encode("ascii")
            write_atomically(self.path, data)
        self._known, self._is_mended = changed, True

    def _read(self) -> Known:
        """What the file says; nothing if there is none or the disk does not let us read it."""
        try:
            data = read_bytes(self.path, _LARGEST)
        except BadSave:
            return ()
        return self._parsed(data)

    def _parsed(self, data: bytes) -> Known:
        """What this content of the file says; who is told of elsewhere if it is broken."""
        if not data and not is_there(self.path):
            return ()
        try:
            return from_json(data, _Content).profiles
        except ValueError:
            self.was_broken, self._is_mended = True, False
            keep_broken(self.path, data)
            told = self._told()
            self.are_told = bool(told)
            return told


def _checked(profiles: Known) -> Known:
    """Raise ValueError if two that are shown have the same name."""
    gone = {one for profile in profiles for one in profile.merged}
    names = [tidy_name(one.name).casefold() for one in profiles if one.id not in gone]
    if len(set(names)) < len(names):
        raise ValueError("two players have the same name")
    return profiles
