"""A saved game: the content of its file, checked field by field. `opening` replays it. A save has
options, seed and moves; digests show where a replay differs, and the last position is for files of
other rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import attrs
from attrs import validators

from burgundy_desktop.core import branches
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.options import Options
from burgundy_desktop.core.position import LADDER, SeatInfo
from burgundy_desktop.storage.atomic import read_bytes, write_atomically
from burgundy_desktop.storage.migrations import FORMAT, VERSION_FIELD, migrate, version_of
from burgundy_desktop.storage.packing import LARGEST, pack, unpack
from burgundy_desktop.storage.provenance import Aids, Origin, check_hex
from burgundy_desktop.storage.structuring import structure, unstructure

SUFFIX = ".burgundy"
DIGEST_EVERY = 10
"""Plies between two digests."""
MOST_PLIES = 20_000
"""The most plies; no game has a twentieth of this."""
LONGEST_TEXT = 50_000
"""The most characters of a text."""
SEED_BITS = 128
YEARS = (1900, 9000)
MOST_SECONDS = 100 * 366 * 24 * 3600
"""The most seconds on a clock."""


@attrs.frozen
class Header:
    """The header: what the library shows of a game without replaying it."""

    game: str
    rules_version: int
    program_version: str
    options: Options
    seed: int = attrs.field(repr=False)
    strict: bool
    seats: tuple[SeatInfo, ...]
    title: str
    """Given by a player; empty without one."""
    moment: str
    """The moment of the game, in the language at that time: "Phase B, round 3". Shown if the
    position cannot be read: other rules or tables, or a game that is not installed.
    """
    created: datetime
    changed: datetime
    plies: int
    """The number of plies, including those that were taken back."""
    cursor: int
    """The ply on the table."""
    is_over: bool
    """Whether the game has ended at the cursor."""
    seconds: tuple[int, ...]
    """The thinking time of each seat."""
    tables: Mapping[str, str]
    """The own tables that the game is played with, each with its fingerprint."""
    id: str
    """128 bits in hexadecimal digits; copies of a game share it."""
    origin: Origin
    salt: str = attrs.field(repr=False)
    """128 bits in hexadecimal digits that seal the deal; empty if the deal was known."""
    known: bool
    """Whether somebody could know the deal: its seed was typed, or it was played before. Also true
    for games of formats that showed the seed, which have no salt.
    """
    aids: Aids
    profiles: tuple[str, ...]
    """The player at each seat, by id; empty for guests and computer players."""
    ladder: int
    """The edition of the computer players' levels (`core.position.LADDER`)."""


@attrs.frozen
class SavedBranch:
    """A branch (`core.branches`) as plain JSON data."""

    id: int
    parent: int
    ply: int
    moves: tuple[list[Any], ...]
    kind: str = attrs.field(validator=validators.in_(branches.KINDS))
    name: str = attrs.field(validator=validators.max_len(LONGEST_TEXT))


@attrs.frozen
class SaveGame:
    """The content of a file. Moves and positions are plain JSON data of `core.codec`."""

    header: Header
    moves: tuple[list[Any], ...]
    digests: tuple[tuple[int, str], ...]
    """Ply and digest: every tenth ply from 0, and the last one."""
    position: Any
    """The state at the cursor."""
    start: Any = None
    """The first state, if the game did not begin with the setup of its options and seed."""
    lines: tuple[SavedBranch, ...] = ()
    """The branches. Not named so in the file, whose fields are sorted: the format comes first."""


def to_bytes(save: SaveGame, *, compressed: bool = False) -> bytes:
    """The file of a saved game."""
    content = {
        VERSION_FIELD: FORMAT,
        "header": unstructure(save.header),
        "moves": save.moves,
        "digests": save.digests,
        "position": save.position,
        "start": save.start,
        "lines": [unstructure(line) for line in save.lines],
    }
    return pack(content, compressed=compressed)


def from_bytes(data: bytes) -> SaveGame:
    """Parse a file. Raises BadSave if it is not a saved game."""
    content, seal_fits = unpack(data)
    version_of(content)
    if not seal_fits:
        raise BadSave("edited")
    return _structure(migrate(content))


def write(path: Path, save: SaveGame, *, compressed: bool = False) -> bytes:
    """Write a saved game in one step; returns its bytes. Raises NotSaved, and then `path` is
    unchanged.
    """
    data = to_bytes(save, compressed=compressed)
    write_atomically(path, data)
    return data


def read(path: Path) -> SaveGame:
    """Read a saved game. Raises BadSave; the file is not changed."""
    return from_bytes(read_bytes(path, LARGEST))


def header_from(content: dict[str, Any]) -> Header:
    """The header in the current format, without the moves. `content` has the format and the header.
    Raises BadSave.
    """
    version_of(content)
    try:
        header = structure(migrate(content)["header"], Header)
        _check_header(header)
    except ValueError as error:
        raise BadSave("nonsense") from error
    return header


def _structure(content: dict[str, Any]) -> SaveGame:
    fields = {name: value for name, value in content.items() if name != VERSION_FIELD}
    try:
        _check_length(fields)
        save = structure(fields, SaveGame)
        _check(save)
    except ValueError as error:
        raise BadSave("nonsense") from error
    return save


def _check_length(fields: Mapping[str, Any]) -> None:
    """Check the lengths before everything else."""
    for name in ("moves", "digests"):
        found = fields.get(name)
        if not isinstance(found, list) or len(found) > MOST_PLIES + 1:
            raise ValueError(f"{name} are not a list, or too many")


def _check(save: SaveGame) -> None:
    """Raise ValueError unless the numbers agree with each other."""
    header, plies = save.header, [ply for ply, _ in save.digests]
    if len(save.lines) > branches.MOST:
        raise ValueError("there are too many branches")
    if any(len(line.moves) > branches.MOST_PLIES for line in save.lines):
        raise ValueError("a branch is too long")
    _check_header(header)
    if header.plies != len(save.moves):
        raise ValueError("moves are missing")
    if plies != sorted(set(plies)) or plies[:1] != [0] or plies[-1] != header.plies:
        raise ValueError("the digests do not cover the game")


def _check_header(header: Header) -> None:
    if not 0 <= header.cursor <= header.plies <= MOST_PLIES:
        raise ValueError("the cursor lies outside the game, or the game is too long")
    if len(header.seats) != header.options.seats:
        raise ValueError("seats and options differ")
    if len(header.seconds) != len(header.seats):
        raise ValueError("there must be one clock for each seat")
    if not all(0 <= seconds <= MOST_SECONDS for seconds in header.seconds):
        raise ValueError("a clock is out of range")
    if not 1 <= header.ladder <= LADDER:
        raise ValueError("the ladder of the levels is not known")
    _check_numbers_and_texts(header)
    _check_deal(header)


def _check_numbers_and_texts(header: Header) -> None:
    """Raise ValueError for a value that is too large for a window or a clock."""
    if not 0 <= header.rules_version <= MOST_PLIES or abs(header.seed) >= 1 << SEED_BITS:
        raise ValueError("the rules version or the seed is out of range")
    if not all(YEARS[0] <= date.year <= YEARS[1] for date in (header.created, header.changed)):
        raise ValueError("a date is out of range")
    seats = [text for seat in header.seats for text in (seat.name, seat.level)]
    texts = [header.game, header.program_version, header.title, header.moment, *seats]
    texts += [*header.tables, *header.tables.values()]
    if max(map(len, texts)) > LONGEST_TEXT:
        raise ValueError("a text is too long")


def _check_deal(header: Header) -> None:
    check_hex(header.id)
    check_hex(header.salt, may_be_empty=True)
    if header.known == bool(header.salt):
        raise ValueError("a deal is either known or sealed with a salt")
    if len(header.profiles) != len(header.seats):
        raise ValueError("there must be one player for each seat")
    for profile in header.profiles:
        check_hex(profile, may_be_empty=True)
