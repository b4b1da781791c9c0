"""The players that the chronicle tells of: who they were when their list is broken."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from typing import TypeAlias

from burgundy_desktop.core.origins import IMPORTED
from burgundy_desktop.core.position import LONGEST_NAME
from burgundy_desktop.storage.chronicle import Read
from burgundy_desktop.storage.profiles import Known, Profile, tidy_name

_Naming: TypeAlias = tuple[datetime, str, str]
"""When a player had a name: time, id, name."""


def players_in_chronicle(read: Read) -> Known:
    """Everybody whose games were begun here, with their latest names. Portraits, wished colours and
    merges are told nowhere; those who had one name in the end are one player.
    """
    since: dict[str, datetime] = {}
    names: dict[str, str] = {}
    for at, identity, name in sorted(_namings(read)):
        since.setdefault(identity, at)
        names.pop(identity, None)
        names[identity] = name  # the last one is who was named last
    return tuple(_players(names, since))


def _namings(read: Read) -> Iterator[_Naming]:
    for claim in read.claims.values():
        yield claim.at, claim.profile, claim.name
    for game in read.finished:
        if game.origin != IMPORTED:  # the players of another computer
            yield from ((game.ended, seat.profile, seat.name) for seat in game.persons)


def _players(names: dict[str, str], since: dict[str, datetime]) -> Iterator[Profile]:
    together: dict[str, list[str]] = {}
    for identity, name in names.items():
        if identity:
            together.setdefault(_tidy(name).casefold(), []).append(identity)
    for earlier_and_last in together.values():
        *merged, last = earlier_and_last
        with suppress(ValueError):  # what is no id or no name
            first = min(since[one] for one in earlier_and_last)
            yield Profile(last, _tidy(names[last]), "", "", first, tuple(merged))


def _tidy(name: str) -> str:
    return tidy_name(tidy_name(name)[:LONGEST_NAME])
