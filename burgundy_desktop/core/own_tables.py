"""A player's own tables, which replace ours in this process.

They are offered once, before a game is loaded. A game checks them when it reads its tables, and
keeps ours for each invalid file. Worker processes get the same bytes (`offered`), never the folder:
a file may have changed in the meantime, and the processes would play by different rules.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

import attrs

from burgundy_desktop.core.errors import NOT_A_FILE, TOO_LARGE, BadTable
from burgundy_desktop.core.tables import TableFile, Tables, name_of, parsed, read_file

T = TypeVar("T")

SUFFIX: Final = ".toml"
LARGEST: Final = 1 << 20
"""The most bytes of one file; ours have a few thousand."""

MOST_NAMED: Final = 3
"""How many differences a message names at most."""
MOST_SAID: Final = 160
"""The most characters of a quoted exception."""


@attrs.frozen
class OwnFile:
    """A file in a player's folder: its bytes, or why there are none."""

    name: str
    """Its name in errors."""
    data: bytes | None
    trouble: str = ""

    def parsed(self) -> TableFile:
        """Its tables. Raises BadTable."""
        if self.data is None:
            raise BadTable(self.trouble, file=self.name, code="unreadable")
        return parsed(self.name, self.data)


Offer: TypeAlias = Mapping[str, Mapping[str, OwnFile]]
"""By game id, then by file name."""


@attrs.define
class _Process:
    """The tables that this process was offered, and the problems with them."""

    offer: Offer = attrs.field(factory=dict)
    problems: list[BadTable] = attrs.field(factory=list)
    tried: dict[str, tuple[Tables, Mapping[str, TableFile]]] = attrs.field(factory=dict)
    """For each game our tables, and the files that are in force or were tried last."""

    def note(self, problem: BadTable) -> None:
        """Keep a problem for the player; once, even if a game is loaded again."""
        if str(problem) not in map(str, self.problems):
            self.problems.append(problem)


_process = _Process()


def read_folder(folder: Path) -> Offer:
    """The files in `folder`, which has a folder for each game; empty if it does not exist."""
    try:
        games = sorted(path for path in folder.iterdir() if path.is_dir())
    except OSError:
        return {}
    return {game.name: _read_game(game) for game in games}


def offer(files: Offer) -> None:
    """Replace our tables with these files in all games that are loaded from now on."""
    _process.offer = files


def offered() -> Offer:
    """The files that this process was offered, to pass on to the processes that it starts."""
    return _process.offer


def problems() -> tuple[BadTable, ...]:
    """The problems with the offered files, for the games that are loaded by now."""
    return tuple(_process.problems)


def in_force(game: str, ours: Tables, read: Callable[[Tables], T]) -> tuple[T, Mapping[str, str]]:
    """The result of `read` for the tables of a game, and the player's files in it with their
    fingerprints. Files with the same content as ours are not listed. An invalid file is left out
    and recorded in `problems`. Raises BadTable only if our own tables are wrong.
    """
    replacing = _different(game, ours)
    while replacing:
        _process.tried[game] = ours, replacing
        try:
            facts = read(ours.with_replaced(replacing))
        except BadTable as problem:
            replacing = _without_wrong_file(replacing, problem)
        else:
            return facts, {name: fingerprint(file) for name, file in replacing.items()}
    _process.tried[game] = ours, {}
    return read(ours), {}


def in_use(game: str) -> tuple[str, ...]:
    """The player's files that are in force in a game, or were tried when it was read."""
    return tuple(_process.tried[game][1]) if game in _process.tried else ()


def leave_out(game: str, name: str, why: Exception) -> None:
    """Stop using a file with which the game cannot be played."""
    ours, replacing = _process.tried[game]
    _process.note(_unplayable(replacing[name], ours.ours(name), why))
    files = {one: file for one, file in _process.offer[game].items() if one != name}
    _process.offer = {**_process.offer, game: files}


@contextmanager
def only(game: str, name: str) -> Iterator[None]:
    """Try a file by itself, without recording problems."""
    before = attrs.evolve(_process, problems=_process.problems.copy(), tried={**_process.tried})
    _process.offer = {**_process.offer, game: {name: _process.offer[game][name]}}
    try:
        yield
    finally:
        _process.offer, _process.problems = before.offer, before.problems
        _process.tried = before.tried


def _unplayable(theirs: TableFile, ours: TableFile, why: Exception) -> BadTable:
    """The problem of a file that is valid by itself: where it differs from ours."""
    places = list(_differences(theirs.content, ours.content))
    said = f"{type(why).__name__}: {why}"[:MOST_SAID]
    if len(places) == 1:
        table, row, field = places[0]
        what = f"'{field}' is" if field else "this is"
        return theirs.wrong(f"the game cannot be played when {what} so ({said})", table, row)
    named = ", ".join(" ".join(part for part in _words(*place)) for place in places[:MOST_NAMED])
    more = ", ..." if len(places) > MOST_NAMED else ""
    return theirs.wrong(f"the game cannot be played with one of these: {named}{more} ({said})")


def _words(table: str, row: int, field: str) -> Iterator[str]:
    if field:
        yield f"'{field}' of"
    if row:
        yield f"row {row} of"
    yield table


def _differences(
    theirs: Mapping[str, Any], ours: Mapping[str, Any]
) -> Iterator[tuple[str, int, str]]:
    """Table, row and field of each difference between two files."""
    for key in sorted({*theirs, *ours}):
        one, other = theirs.get(key), ours.get(key)
        if one == other:
            continue
        if isinstance(one, list) and isinstance(other, list):
            for number, pair in enumerate(zip_longest(one, other), start=1):
                yield from ((f"[[{key}]]", number, field) for field in _fields(*pair))
        else:
            yield from ((f"[{key}]", 0, field) for field in _fields(one, other))


def _fields(one: Any, other: Any) -> Iterator[str]:
    """The fields in which two rows differ; empty if a row is not a table or is in one file only."""
    if one == other:
        return
    if not isinstance(one, dict) or not isinstance(other, dict):
        yield ""
        return
    yield from (name for name in sorted({*one, *other}) if one.get(name) != other.get(name))


def contents(game: str, folder: Path, own: Collection[str]) -> Mapping[str, Any]:
    """All tables of a game in force, by the names of their files without suffix. `own` are the
    player's files among them. Raises BadTable.
    """
    offered = _process.offer.get(game, {})
    return {
        path.stem: (offered[path.name].parsed() if path.name in own else read_file(path)).content
        for path in sorted(folder.glob(f"*{SUFFIX}"))
    }


def fingerprint(file: TableFile) -> str:
    """The fingerprint of tables; the layout of the file does not matter."""
    text = json.dumps(file.content, sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _different(game: str, ours: Tables) -> dict[str, TableFile]:
    """The offered files that can be read and differ from ours."""
    known = {path.name for path in ours.folder.glob(f"*{SUFFIX}")}
    different = {}
    for name, file in sorted(_process.offer.get(game, {}).items()):
        try:
            if name and name not in known:
                raise _unknown(file, known)
            table = file.parsed()
        except BadTable as problem:
            _process.note(problem)
        else:
            if table.content != ours.ours(name).content:
                different[name] = table
    return different


def _unknown(file: OwnFile, known: set[str]) -> BadTable:
    return BadTable(", ".join(sorted(known)), file=file.name, code="unknown")


def _without_wrong_file(
    replacing: Mapping[str, TableFile], problem: BadTable
) -> dict[str, TableFile]:
    """The files without the wrong one; none if the wrong one is ours."""
    left = {name: file for name, file in replacing.items() if file.name != problem.file}
    if len(left) < len(replacing):
        _process.note(problem)
        return left
    theirs = ", ".join(file.name for file in replacing.values())
    _process.note(BadTable(str(problem), file=theirs))
    return {}


def _read_game(folder: Path) -> dict[str, OwnFile]:
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == SUFFIX)
    except OSError as error:
        return {"": OwnFile(name_of(folder), None, error.strerror or type(error).__name__)}
    return {path.name: _read(path) for path in paths}


def _read(path: Path) -> OwnFile:
    name = name_of(path)
    try:
        if not path.is_file():  # reading a pipe would block for ever
            return OwnFile(name, None, NOT_A_FILE)
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        return OwnFile(name, None, error.strerror or type(error).__name__)
    return OwnFile(name, data) if len(data) <= LARGEST else OwnFile(name, None, TOO_LARGE)


def changes(played: Mapping[str, str], now: Mapping[str, str]) -> tuple[list[str], list[str]]:
    """The names of two kinds of files: in force when the game was played but not now, and the
    reverse.
    """
    gone = [name for name, print_ in played.items() if now.get(name) != print_]
    return sorted(gone), sorted(set(now) - set(played))
