"""Where a saved game stands, or how it ended, in the language of the moment.

The words are made of the saved position. What the file itself says is in the language of the time
of saving; it is shown where the position cannot be told: saved under other rules or tables.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import attrs
from PySide6.QtCore import QCoreApplication

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.errors import StorageError
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import SPECTATOR
from burgundy_desktop.core.scores import ScoreSheet
from burgundy_desktop.desktop.boards import board_of, is_read
from burgundy_desktop.desktop.plain import shown
from burgundy_desktop.desktop.sides import is_only_person, sides_of
from burgundy_desktop.games import found, load
from burgundy_desktop.storage.atomic import read_bytes
from burgundy_desktop.storage.index import Stamp, stamp_of
from burgundy_desktop.storage.library import Entry
from burgundy_desktop.storage.listing import SMALL
from burgundy_desktop.storage.opening import saved_position
from burgundy_desktop.storage.save_game import Header, from_bytes

KEPT = 64
"""Positions kept in the cache, so that a list can be repainted quickly."""


@attrs.frozen
class _Version:
    """A file as it was at one time; it changes with each write of the game."""

    path: Path
    stamp: Stamp


def summary_of(entry: Entry) -> str:
    """Where the game stands, or how it ended; empty as long as the game is not read."""
    header = entry.header
    if header is None or (header.game in found() and not is_read(header.game)):
        return ""
    known = None
    if header.game in found():
        known = _position(_Version(entry.path, stamp_of(entry.path)))
    if known is None:
        return _as_saved(header)
    header, game, state = known  # of the file as it is now: it may be another game's
    try:
        if header.is_over:
            return _ending(header, game.score(state))
        return board_of(header.game).wording.moment(game.observe(state, SPECTATOR))
    except Exception:  # noqa: BLE001  # made-up files must not keep anybody from the library
        return _as_saved(header)


def _as_saved(header: Header) -> str:
    """In the words of the time when it was saved."""
    moment = shown(header.moment)
    return remarks(_say("Finished"), moment) if header.is_over else moment


@lru_cache(maxsize=KEPT)
def _position(version: _Version) -> tuple[Header, AnyGame, Any] | None:
    """The header, the game and its state; None if the file cannot be told by the rules of today.

    Nor is a file told that is too large to be read while somebody waits; no game needs so much.
    """
    try:
        save = from_bytes(read_bytes(version.path, SMALL))
        return save.header, *saved_position(save, load)
    except StorageError:
        return None


def _ending(header: Header, sheet: ScoreSheet) -> str:
    sides, winners = sides_of(header), sheet.winners
    points = sheet.total(winners[0])
    if len(winners) > 1:
        names = ", ".join(sides[seat].name for seat in winners)
        return _say("Finished: {names} won together with %n points", points).format(names=names)
    if is_only_person(header.seats, winners[0]):
        return _say("Finished: you won with %n points", points)
    said = _say("Finished: {name} won with %n points", points)
    return said.format(name=sides[winners[0]].name)


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("standing", text, "", n)
