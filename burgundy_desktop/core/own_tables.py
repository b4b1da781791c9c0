"""A player's own tables, which take the place of ours in every game of this process.

They are offered once, before a game is loaded. A game tries them when it reads its tables, and
keeps ours for each file that is not right. A process that thinks for opponents, or that plays for
the arena, is offered the same bytes (`offered`), never the folder: a file may have been changed in
the meantime, and both would play by different rules.
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

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.tables import TableFile, Tables, name_of, parsed, read_file

T = TypeVar("T")

SUFFIX: Final = ".toml"
LARGEST: Final = 1 << 20
"""Bytes of one file; ours have some thousands."""

MOST_NAMED: Final = 3
"""Places that are named where it may be any of them."""
MOST_SAID: Final = 160
"""Letters of what was raised."""


@attrs.frozen
class OwnFile:
    """A file in a player's folder: its bytes, or why there are none."""

    name: str
    """As errors call it."""
    data: bytes | None
    trouble: str = ""

    def parsed(self) -> TableFile:
        """Its tables. Raises BadTable."""
        if self.data is None:
            raise BadTable(self.trouble, file=self.name, code="unreadable")
        return parsed(self.name, self.data)


Offer: TypeAlias = Mapping[str, Mapping[str, OwnFile]]
"""By the id of the game, then by the name of the file."""


@attrs.define
class _Process:
    """What this process was offered, and what was wrong with it."""

    offer: Offer = attrs.field(factory=dict)
    problems: list[BadTable] = attrs.field(factory=list)
    tried: dict[str, tuple[Tables, Mapping[str, TableFile]]] = attrs.field(factory=dict)
    """For each game our tables, and the files that are in force or were tried last."""

    def note(self, problem: BadTable) -> None:
        """Keep it for the player; a game that is read again says it again."""
        if str(problem) not in map(str, self.problems):
            self.problems.append(problem)


_process = _Process()


def read_folder(folder: Path) -> Offer:
    """The files in `folder`, which has a folder for each game; nothing if there is none."""
    try:
        games = sorted(path for path in folder.iterdir() if path.is_dir())
    except OSError:
        return {}
    return {game.name: _read_game(game) for game in games}


def offer(files: Offer) -> None:
    """Let these files take the place of ours in the games that are loaded from now on."""
    _process.offer = files


def offered() -> Offer:
    """What this process was offered: for the processes that it starts."""
    return _process.offer


def problems() -> tuple[BadTable, ...]:
    """What was wrong with the offered files of the games that are loaded by now."""
    return tuple(_process.problems)


def in_force(game: str, ours: Tables, read: Callable[[Tables], T]) -> tuple[T, Mapping[str, str]]:
    """What `read` makes of the tables of a game, and the player's files that it was made from.

    Each of those files has its fingerprint; files that say the same as ours are none of them. A
    file that is wrong is left out, with its reason among the `problems`. Raises BadTable only if
    our own tables are wrong.
    """
    replacing = _different(game, ours)
    while replacing:
        _process.tried[game] = ours, replacing
        try:
            facts = read(ours.with_replaced(replacing))
        except BadTable as problem:
            replacing = _without_the_culprit(replacing, problem)
        else:
            return facts, {name: fingerprint(file) for name, file in replacing.items()}
    _process.tried[game] = ours, {}
    return read(ours), {}


def in_use(game: str) -> tuple[str, ...]:
    """The player's files that are in force in a game, or were tried when it was read."""
    return tuple(_process.tried[game][1]) if game in _process.tried else ()


def leave_out(game: str, name: str, why: Exception) -> None:
    """From now on do without a file that the game cannot be played with."""
    ours, replacing = _process.tried[game]
    _process.note(_unplayable(replacing[name], ours.ours(name), why))
    files = {one: file for one, file in _process.offer[game].items() if one != name}
    _process.offer = {**_process.offer, game: files}


@contextmanager
def only(game: str, name: str) -> Iterator[None]:
    """Try a file by itself; what is found wrong meanwhile is not told."""
    before = attrs.evolve(_process, problems=_process.problems.copy(), tried={**_process.tried})
    _process.offer = {**_process.offer, game: {name: _process.offer[game][name]}}
    try:
        yield
    finally:
        _process.offer, _process.problems = before.offer, before.problems
        _process.tried = before.tried


def _unplayable(theirs: TableFile, ours: TableFile, why: Exception) -> BadTable:
    """What to say of a file that is right by itself: where it differs from ours."""
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
    """Table, row and field of each place where two files differ, as they are written."""
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
    """The fields of a row in which it differs; empty for a row that is no table or only in one."""
    if one == other:
        return
    if not isinstance(one, dict) or not isinstance(other, dict):
        yield ""
        return
    yield from (name for name in sorted({*one, *other}) if one.get(name) != other.get(name))


def contents(game: str, folder: Path, own: Collection[str]) -> Mapping[str, Any]:
    """All tables of a game as they are in force, by the names of their files without ending.

    `own` are the player's files among them. Raises BadTable.
    """
    offered = _process.offer.get(game, {})
    return {
        path.stem: (offered[path.name].parsed() if path.name in own else read_file(path)).content
        for path in sorted(folder.glob(f"*{SUFFIX}"))
    }


def fingerprint(file: TableFile) -> str:
    """Equal tables have equal fingerprints, however their files are laid out."""
    text = json.dumps(file.content, sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _different(game: str, ours: Tables) -> dict[str, TableFile]:
    """The offered files that can be read and say something else than ours."""
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


def _without_the_culprit(
    replacing: Mapping[str, TableFile], problem: BadTable
) -> dict[str, TableFile]:
    """The files that are left: without the wrong one, or none if they do not fit one of ours."""
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
        if not path.is_file():  # a pipe would make us wait for ever
            return OwnFile(name, None, "it is not a regular file")
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        return OwnFile(name, None, error.strerror or type(error).__name__)
    return OwnFile(name, data) if len(data) <= LARGEST else OwnFile(name, None, "it is too large")


def changes(played: Mapping[str, str], now: Mapping[str, str]) -> tuple[list[str], list[str]]:
    """File names: what a game was played with and is not in force now, and what came since."""
    gone = [name for name, print_ in played.items() if now.get(name) != print_]
    return sorted(gone), sorted(set(now) - set(played))
