"""The summary of a saved game: its moment or its result, in the current language. It is made from
the saved position. The text in the file is in the language of that time; it is shown if the
position cannot be used: saved with other rules or tables.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs
from PySide6.QtCore import QCoreApplication

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.errors import StorageError
from burgundy_desktop.core.ids import SPECTATOR
from burgundy_desktop.desktop.boards import board_of, is_read
from burgundy_desktop.desktop.match.sides import is_only_person, sides_of
from burgundy_desktop.desktop.words.number_format import counted
from burgundy_desktop.desktop.words.plain import shown
from burgundy_desktop.games import found, load
from burgundy_desktop.storage.atomic import read_bytes
from burgundy_desktop.storage.index import Stamp, stamp_of
from burgundy_desktop.storage.library import Entry
from burgundy_desktop.storage.listing import SMALL
from burgundy_desktop.storage.save_game import Header, from_bytes

if TYPE_CHECKING:
    from burgundy_desktop.core.game import AnyGame
    from burgundy_desktop.core.scores import ScoreSheet

KEPT = 64
"""Positions in the cache, so that a list can be repainted quickly."""


@attrs.frozen
class _Version:
    """A version of a file; it changes with each save."""

    path: Path
    stamp: Stamp


def summary_of(entry: Entry) -> str:
    """The moment of the game, or its result; empty until the game is loaded."""
    header = entry.header
    if header is None or (header.game in found() and not is_read(header.game)):
        return ""
    known = None
    if header.game in found():
        known = _position(_Version(entry.path, stamp_of(entry.path)))
    if known is None:
        return _as_saved(header)
    header, game, state = known  # read again: the file may have been replaced
    try:
        if header.is_over:
            return _ending(header, game.score(state))
        return board_of(header.game).wording.moment(game.observe(state, SPECTATOR))
    except Exception:  # noqa: BLE001  # made-up files must not keep anybody from the library
        return _as_saved(header)


def in_a_word(entry: Entry) -> str:
    """The same where there is no room: whether the game is over; empty if it goes on."""
    return _say("Finished") if entry.is_over else ""


def final_sheet(entry: Entry) -> ScoreSheet | None:
    """The score sheet of a finished game; None if its position cannot be used."""
    known = _position(_Version(entry.path, stamp_of(entry.path)))
    if known is None or not known[0].is_over:
        return None
    _, game, state = known
    try:
        return game.score(state)
    except Exception:  # noqa: BLE001  # a made-up file tells nothing
        return None


def _as_saved(header: Header) -> str:
    """The summary in the words of the file."""
    moment = shown(header.moment)
    return remarks(_say("Finished"), moment) if header.is_over else moment


@lru_cache(maxsize=KEPT)
def _position(version: _Version) -> tuple[Header, AnyGame, Any] | None:
    """The header, the game and its state; None if other rules or tables are in force, or if the
    file is too large to read while the user waits.
    """
    from burgundy_desktop.storage.opening import saved_position  # noqa: PLC0415  # starts sooner

    try:
        save = from_bytes(read_bytes(version.path, SMALL))
        return save.header, *saved_position(save, load)
    except StorageError:
        return None


def _ending(header: Header, sheet: ScoreSheet) -> str:
    sides, winners = sides_of(header, in_text=True), sheet.winners
    points = sheet.total(winners[0])
    if len(winners) > 1:
        names = ", ".join(sides[seat].name for seat in winners)
        return _say("Finished: {names} won together with %n points", points).format(names=names)
    if is_only_person(header.seats, winners[0]):
        return _say("Finished: you won with %n points", points)
    said = _say("Finished: {name} won with %n points", points)
    return said.format(name=sides[winners[0]].name)


def _say(text: str, n: int | None = None) -> str:
    if n is None:
        return QCoreApplication.translate("standing", text)
    return counted(lambda count: QCoreApplication.translate("standing", text, "", count), n)
