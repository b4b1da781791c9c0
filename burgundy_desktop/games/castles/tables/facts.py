"""All tables of a folder, read and checked against each other.

`read_facts` is a function of the tables alone, so that a player's own table can be tried before
it comes into force. The other modules turn `FACTS` into constants once, at import: the rules look
nothing up by name, so replaceable tables cost no speed.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import attrs

from burgundy_desktop.core import own_tables
from burgundy_desktop.core.hexgrid import regions
from burgundy_desktop.core.tables import TableFile, Tables, read_one, read_rows
from burgundy_desktop.games.castles.tables import rows
from burgundy_desktop.games.castles.tables.folder import DATA

TILES, GOODS, ESTATES, KNOWLEDGE_TILES, MOST_SEATS = 164, 42, 9, 26, 4
LARGEST_REGION = 8

AMOUNTS = {
    2: ("worker_per_mine", "workers"),
    3: ("sale_silver", "silver"),
    4: ("sale_worker", "workers"),
    7: ("animal_tile_bonus", "vp"),
    13: ("workers_action_silver", "silver"),
    14: ("workers_action_amount", "workers"),
    15: ("vp_per_sold_type", "vp"),
    **dict.fromkeys(range(16, 24), ("vp_per_building", "vp")),
    24: ("vp_per_animal_type", "vp"),
    25: ("vp_per_sold_tile", "vp"),
    26: ("vp_per_bonus_tile", "vp"),
}
"""The number in `params` of a knowledge tile: its effect and its name."""

REWARDED_BUILDINGS = tuple(range(16, 24))
FREE_SHIFTS = (9, 10, 11)


@attrs.frozen
class Facts:
    """The tables as they were read."""

    buildings: tuple[rows.BuildingRow, ...]
    animals: tuple[rows.AnimalRow, ...]
    goods: tuple[rows.GoodsRow, ...]
    tiles: tuple[rows.TileRow, ...]
    grid: rows.GridRow
    estates: tuple[rows.EstateRow, ...]
    player_boards: tuple[rows.PlayerBoardRow, ...]
    board: rows.BoardRow
    phases: tuple[rows.PhaseRow, ...]
    depots: tuple[rows.DepotRow, ...]
    black_depot: rows.BlackDepotRow
    bonus_tiles: rows.BonusRow
    setup: rows.SetupRow
    limits: rows.LimitsRow
    actions: rows.ActionsRow
    region: rows.RegionRow
    phase_end: rows.PhaseEndRow
    final: rows.FinalRow
    knowledge: tuple[rows.KnowledgeRow, ...]


def read_facts(tables: Tables) -> Facts:
    """All tables. Raises BadTable with file, row and field."""
    file = tables.file
    facts = Facts(
        buildings=read_rows(file("items.toml"), "building", rows.BuildingRow),
        animals=read_rows(file("items.toml"), "animal", rows.AnimalRow),
        goods=read_rows(file("items.toml"), "goods", rows.GoodsRow),
        tiles=read_rows(file("tiles.toml"), "tile", rows.TileRow),
        grid=read_one(file("estates.toml"), "grid", rows.GridRow),
        estates=read_rows(file("estates.toml"), "estate", rows.EstateRow),
        player_boards=read_rows(file("estates.toml"), "player_board", rows.PlayerBoardRow),
        board=read_one(file("board.toml"), "board", rows.BoardRow),
        phases=read_rows(file("board.toml"), "phase", rows.PhaseRow),
        depots=read_rows(file("board.toml"), "depot", rows.DepotRow),
        black_depot=read_one(file("board.toml"), "black_depot", rows.BlackDepotRow),
        bonus_tiles=read_one(file("board.toml"), "bonus_tiles", rows.BonusRow),
        setup=read_one(file("rules.toml"), "setup", rows.SetupRow),
        limits=read_one(file("rules.toml"), "limits", rows.LimitsRow),
        actions=read_one(file("rules.toml"), "actions", rows.ActionsRow),
        region=read_one(file("rules.toml"), "region", rows.RegionRow),
        phase_end=read_one(file("rules.toml"), "phase_end", rows.PhaseEndRow),
        final=read_one(file("rules.toml"), "final_scoring", rows.FinalRow),
        knowledge=read_rows(file("knowledge.toml"), "knowledge", rows.KnowledgeRow),
    )
    _check_items(file("items.toml"), facts)
    _check_tiles(file("tiles.toml"), facts)
    _check_estates(file("estates.toml"), facts)
    _check_board(file("board.toml"), facts)
    _check_supplies(file("tiles.toml"), facts)
    _check_knowledge(file("knowledge.toml"), facts)
    return facts


def _check_items(file: TableFile, facts: Facts) -> None:
    if tuple(row.id for row in facts.buildings) != rows.BUILDINGS:
        raise file.wrong(f"'id' is not {rows.BUILDINGS} in this order", "[[building]]")
    if tuple(row.id for row in facts.animals) != rows.ANIMALS:
        raise file.wrong(f"'id' is not {rows.ANIMALS} in this order", "[[animal]]")
    if [row.die for row in facts.goods] != [1, 2, 3, 4, 5, 6]:
        raise file.wrong("'die' is not 1 to 6 in this order", "[[goods]]")
    if tuple(row.id for row in facts.goods) != rows.GOODS:
        raise file.wrong(f"'id' is not {rows.GOODS} in this order", "[[goods]]")
    count = sum(row.count for row in facts.goods)
    if count != GOODS:
        raise file.wrong(f"the counts add up to {count}, not {GOODS}", "[[goods]]")


def _check_tiles(file: TableFile, facts: Facts) -> None:
    count = sum(row.count for row in facts.tiles)
    if count != TILES:
        raise file.wrong(f"the counts add up to {count}, not {TILES}")
    numbers = sorted(row.knowledge for row in facts.tiles for _ in range(row.count))
    numbers = [number for number in numbers if number]
    if numbers != list(range(1, KNOWLEDGE_TILES + 1)):
        raise file.wrong(f"'knowledge' numbers are {numbers}, not 1 to 26 once each")


def _check_estates(file: TableFile, facts: Facts) -> None:
    table, estates = "[[estate]]", facts.estates
    if len(estates) != ESTATES:
        raise file.wrong(f"{len(estates)} rows, not {ESTATES}", table)
    if estates[0].standard_start_castle not in estates[0].castle_spaces:
        found = estates[0].standard_start_castle
        raise file.wrong(
            f"'standard_start_castle' is {found}, not one of 'castle_spaces'", table, 1
        )
    for number, row in enumerate(estates, start=1):
        wrong = _wrong_in_estate(row, number, facts.grid)
        if wrong:
            raise file.wrong(wrong, table, number)
    if len(facts.player_boards) < MOST_SEATS:
        raise file.wrong(f"fewer than {MOST_SEATS} rows", "[[player_board]]")


def _wrong_in_estate(row: rows.EstateRow, number: int, grid: rows.GridRow) -> str:
    """The problem of an estate; empty if there is none."""
    if row.number != number:
        return f"'number' is {row.number}, not {number}"
    counts = {kind: row.colours.count(kind) for kind in rows.KINDS}
    if counts != grid.counts:
        return f"'colours' holds {counts}; an estate has {grid.counts}"
    green = tuple(space for space, colour in enumerate(row.colours) if colour == "castle")
    if row.castle_spaces != green:
        return f"'castle_spaces' is {row.castle_spaces}, not {green}"
    parts = regions(grid.neighbours, tuple(rows.KINDS.index(colour) for colour in row.colours))
    largest = max(len(part) for part in parts)
    return f"'colours' has a region of {largest} spaces" if largest > LARGEST_REGION else ""


def _check_board(file: TableFile, facts: Facts) -> None:
    if tuple(row.letter for row in facts.phases) != facts.board.phases:
        raise file.wrong("does not fit 'phases' of [board]", "[[phase]]")
    if tuple(row.number for row in facts.depots) != rows.NUMBERED_DEPOTS:
        raise file.wrong("'number' is not 1 to 6 in this order", "[[depot]]")
    for row in facts.depots:
        for near in row.adjacent:
            if row.number not in facts.depots[near - 1].adjacent:
                what = f"'adjacent' names {near}, which does not name {row.number}"
                raise file.wrong(what, "[[depot]]", row.number)


def _check_supplies(file: TableFile, facts: Facts) -> None:
    """Check that there are enough tiles for all depots in all phases, and start castles."""
    supply = Counter[tuple[str, str]]()
    for row in facts.tiles:
        supply[row.type, row.back] += row.count
    for players in (2, 3, MOST_SEATS):
        wanted = Counter({("castle", "colour"): players})
        for phase in facts.board.phases:
            wanted.update((kind, "colour") for kind in kinds_filled(facts, players, phase))
        for (kind, back), count in wanted.items():
            if supply[kind, back] < count:
                what = f"{supply[kind, back]} tiles of the type '{kind}' with the back '{back}'"
                raise file.wrong(f"{what}, and {players} players need {count}", "[[tile]]")
    black = sum(count for (_, back), count in supply.items() if back == "black")
    most = len(facts.board.phases) * max(facts.black_depot.spaces_by_players.values())
    if black < most:
        raise file.wrong(f"{black} tiles with the back 'black', not {most}", "[[tile]]")


def kinds_filled(facts: Facts, players: int, phase: str) -> list[str]:
    """The kinds of all spaces of the numbered depots that are filled in a phase."""
    return [
        colour_of(space, players, phase)
        for depot in facts.depots
        for space in depot.spaces
        if space.min_players <= players
    ]


def colour_of(space: rows.SpaceRow, players: int, phase: str) -> str:
    """The kind of a space; with three players it changes between phases (R26)."""
    override = space.three_player_override
    if override and players == 3 and phase in override.phases:
        return override.colour
    return space.colour


def _check_knowledge(file: TableFile, facts: Facts) -> None:
    table, tiles = "[[knowledge]]", facts.knowledge
    for number, row in enumerate(tiles, start=1):
        if row.number != number:
            raise file.wrong(f"'number' is {row.number}, not {number}", table, number)
    if len(tiles) != KNOWLEDGE_TILES:
        raise file.wrong(f"{len(tiles)} rows, not {KNOWLEDGE_TILES}", table)
    for number, (effect, name) in AMOUNTS.items():
        value = _param(file, tiles[number - 1], effect, name)
        if type(value) is not int or not 1 <= value <= 99:
            what = f"'{name}' of 'params' is {value!r}, not a number from 1 to 99"
            raise file.wrong(what, table, number)
    for number in REWARDED_BUILDINGS:
        name = _param(file, tiles[number - 1], "vp_per_building", "building")
        if name not in rows.BUILDINGS:
            raise file.wrong(f"'building' of 'params' is {name!r}, not a building", table, number)
    shifted = [_param(file, tiles[n - 1], "free_shift_place", "tile_types") for n in FREE_SHIFTS]
    for kind in rows.KINDS:
        if not any(isinstance(kinds, list) and kind in kinds for kinds in shifted):
            raise file.wrong(f"'tile_types' of rows 9 to 11 lacks '{kind}'", table)


def _param(file: TableFile, row: rows.KnowledgeRow, effect: str, name: str) -> Any:
    table = "[[knowledge]]"
    if row.effect != effect:
        raise file.wrong(f"'effect' is {row.effect!r}, not {effect!r}", table, row.number)
    if name not in row.params:
        raise file.wrong(f"'params' lacks '{name}'", table, row.number)
    return row.params[name]


FACTS, OWN_TABLES = own_tables.in_force("castles", DATA, read_facts)
"""The tables in force, and the player's files among them with their fingerprints."""
