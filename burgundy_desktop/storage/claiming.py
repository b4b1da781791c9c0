"""A guest who has finished a game becomes a player, and the game is that player's (decision 86)."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path

import attrs

from burgundy_desktop.core.chronicle import Claimed
from burgundy_desktop.core.errors import NotSaved, StorageError
from burgundy_desktop.storage.atomic import written_path
from burgundy_desktop.storage.chronicle import Chronicle
from burgundy_desktop.storage.locking import alone_in
from burgundy_desktop.storage.profiles import Profile, Profiles
from burgundy_desktop.storage.save_game import Header, read, write


@attrs.frozen
class Guest:
    """Who has finished a game without being a player."""

    game: str
    """The id of the game."""
    path: Path
    """Its save."""
    name: str
    """What was typed for the guest; empty if nothing was."""
    portrait: str
    colour: str


def claim(
    guest: Guest, player: Profile, profiles: Profiles, chronicle: Chronicle, now: datetime
) -> None:
    """Add the player that this guest has become. Raises ValueError for a name that is taken, and
    NotSaved; then there is no new player.
    """
    profiles.add(player)
    try:
        chronicle.add(Claimed(guest.game, player.id, player.name, now))
    except NotSaved:
        with suppress(NotSaved):
            profiles.delete(player)
        raise
    with suppress(StorageError):  # it may be deleted; the chronicle tells of it
        _name_in_save(guest, player)


def _name_in_save(guest: Guest, player: Profile) -> None:
    """Without a chronicle, the save tells whose game it was."""
    with alone_in(written_path(guest.path).parent):
        save = read(guest.path)
        if save.header.id == guest.game:
            write(guest.path, attrs.evolve(save, header=_named(save.header, guest, player)))


def _named(header: Header, guest: Guest, player: Profile) -> Header:
    """The header with this player at the seat of the only person, who looks as before: without a
    chosen face, the name would bring another one.
    """
    is_person = [seat.is_person for seat in header.seats]
    if is_person.count(True) != 1:
        return header
    at = is_person.index(True)
    seats, profiles = list(header.seats), list(header.profiles)
    seats[at] = attrs.evolve(seats[at], name=player.name, face=guest.portrait)
    profiles[at] = player.id
    return attrs.evolve(header, seats=tuple(seats), profiles=tuple(profiles))
