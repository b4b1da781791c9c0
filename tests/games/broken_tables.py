"""Breaks a game's tables in every way a player could; run in a process of its own.

`python -m tests.games.broken_tables GAME [PLAYED [EVERY]]`: each broken file is offered, and the
result is printed as JSON. Where it is right by itself, the game is read with all its rooms and
played for a while by all levels; at most PLAYED of these for each file. Of the ways to break a file
only each EVERY-th is tried.
"""

import copy
import json
import sys
from collections import Counter
from collections.abc import Mapping
from importlib import import_module
from itertools import islice
from typing import Any

import attrs

from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.core import loading, own_tables
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.own_tables import OwnFile
from burgundy_desktop.core.tables import TableFile, Tables

PLAYED = 3


def broken(content):
    """What a file may hold instead, each with a name; every field and every row has its turn."""
    for table, rows in content.items():
        yield f"{table} missing", {key: row for key, row in content.items() if key != table}
        yield f"{table} is a number", {**content, table: 7}
        if isinstance(rows, list):
            yield from _rows_broken(content, table, rows)
        elif isinstance(rows, dict):
            for name, row in _fields_broken(rows):
                yield f"{table}.{name}", {**content, table: row}
    yield "a table more", {**content, "surprise": {"figure": 1}}


def _rows_broken(content, table, rows):
    for number in sorted({0, len(rows) // 2, len(rows) - 1}):
        yield (
            f"{table} without row {number}",
            {**content, table: rows[:number] + rows[number + 1 :]},
        )
        if isinstance(rows[number], dict):
            for name, row in _fields_broken(rows[number]):
                yield f"{table} {number}.{name}", {**content, table: _with(rows, number, row)}
    yield f"{table} twice", {**content, table: rows + rows}
    yield f"{table} with a row more", {**content, table: [*rows, rows[-1]]}
    yield f"{table} turned round", {**content, table: rows[::-1]}
    yield f"{table} empty", {**content, table: []}


def _fields_broken(row):
    for name, value in row.items():
        yield f"{name} missing", {key: one for key, one in row.items() if key != name}
        for other in _others(value):
            yield f"{name} = {other!r}"[:60], {**row, name: other}
    yield "a field more", {**row, "surprise": 1}


def _others(value):
    """Other values: of the kind, and of another one."""
    if isinstance(value, bool):
        return [not value, 2]
    if isinstance(value, int):
        return [0, value + 1, value * 2 + 3, -1, 99, "three"]
    if isinstance(value, str):
        return ["", value + "x", 5]
    if isinstance(value, list):
        changed = [[*value[:-1]], [*value, *value[-1:]], value[::-1], []]
        return [*changed, *(_with(value, 0, one) for one in _others(value[0]))] if value else [[5]]
    return [{}, 5]


def _with(rows, number, row):
    changed = copy.copy(rows)
    changed[number] = row
    return changed


def plays(game):
    """Play some moves with every level; searching levels stop early."""
    for seats in (game.info.seats_min, game.info.seats_max):
        state = game.start(game.info.options_for(seats), Chance.from_seed(3), SILENT)
        for ply in range(12):
            seat = game.to_decide(state)
            if seat is None:
                break
            legal = game.legal_moves(state)
            level = LEVELS[ply % 3]
            chosen = player_named(level, game).think(game.observe(state, seat), legal, ply).move
            game.apply(state, legal[chosen], SILENT)


def refused(game_id, ours, file, content, read):
    """What is told of a file that is not right by itself; empty if it is."""
    own_tables._process = own_tables._Process()
    own_tables.offer({game_id: {file: _Parsed(f"tables/{game_id}/{file}", b"", content=content)}})
    _, in_force = own_tables.in_force(game_id, ours, read)
    assert bool(in_force) or own_tables.problems() or content == ours.ours(file).content
    return "; ".join(map(str, own_tables.problems()))


def with_file(game_id, file, content):
    """The game with a broken file on offer, and what the player is told."""
    module = f"burgundy_desktop.games.{game_id}.game"
    own_tables._process = own_tables._Process()
    own_tables.offer({game_id: {file: _Parsed(f"tables/{game_id}/{file}", b"", content=content)}})
    loading._read.pop(module, None)
    loading._forget(module)
    game = loading.game_of(module)
    import_module(f"burgundy_desktop.games.{game_id}.board")
    return game, [str(problem) for problem in own_tables.problems()]


@attrs.frozen
class _Parsed(OwnFile):
    """A file as it was parsed: nothing has to be written as TOML."""

    content: Mapping[str, Any] = attrs.field(factory=dict)

    def parsed(self) -> TableFile:
        return TableFile(self.name, self.content)


def main(game_id, played, every):
    """Break everything; print what came of it."""
    room = f"burgundy_desktop.games.{game_id}.tables"
    read = import_module(f"{room}.facts").read_facts
    ours = Tables(import_module(f"{room}.folder").FOLDER)
    came: Counter[str] = Counter()
    wrong: list[str] = []
    for path in sorted(ours.folder.glob("*.toml")):
        right = []
        for name, content in islice(broken(dict(ours.ours(path.name).content)), 0, None, every):
            said = refused(game_id, ours, path.name, content, read)
            came["refused by its checks" if said else "right by itself"] += 1
            if not said:
                right.append((name, content))
            elif f"tables/{game_id}/{path.name}" not in said:
                wrong.append(f"{path.name}, {name}: the file is not named in {said!r}")
        step = max(1, len(right) // played)
        for name, content in right[::step][:played]:
            try:
                game, problems = with_file(game_id, path.name, content)
                plays(game)
            except Exception as error:  # noqa: BLE001  # that is what is looked for
                wrong.append(f"{path.name}, {name}: {type(error).__name__}: {error}")
                continue
            in_force = bool(game.info.own_tables)
            came["in force" if in_force else "left out"] += 1
            is_ours = content == ours.ours(path.name).content
            if not in_force and not is_ours and not any(path.name in one for one in problems):
                wrong.append(f"{path.name}, {name}: nobody is told of it: {problems}")
    print(json.dumps({"came": came, "wrong": wrong}))


if __name__ == "__main__":
    numbers = [int(number) for number in sys.argv[2:]]
    main(sys.argv[1], *[*numbers, *(PLAYED, 1)[len(numbers) :]])
