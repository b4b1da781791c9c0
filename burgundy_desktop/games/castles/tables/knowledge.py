"""The 26 knowledge tiles: what each one changes or scores. Rulebook: "A sárga lapkák"."""

from __future__ import annotations

from typing import Any

import attrs

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.tables import read_rows
from burgundy_desktop.games.castles.tables.folder import DATA
from burgundy_desktop.games.castles.tables.pieces import BUILDINGS, KINDS


@attrs.frozen
class KnowledgeRow:
    """One knowledge tile; what `params` holds depends on `effect`."""

    number: int
    timing: str = attrs.field(
        validator=attrs.validators.in_(("continuous", "phase_end", "game_end"))
    )
    effect: str
    params: dict[str, Any]
    source: str


_FILE = DATA / "knowledge.toml"
ROWS = read_rows(_FILE, "knowledge", KnowledgeRow)


def _check_numbers() -> None:
    for index, row in enumerate(ROWS, start=1):
        if row.number != index:
            raise BadTable(f"{_where(index)}: 'number' is {row.number}, not {index}")
    if len(ROWS) != 26:
        raise BadTable(f"castles/data/knowledge.toml: {len(ROWS)} rows of [[knowledge]], not 26")


def _where(number: int) -> str:
    return f"castles/data/knowledge.toml, row {number} of [[knowledge]]"


def _value(number: int, effect: str, name: str) -> Any:
    row = ROWS[number - 1]
    if row.effect != effect:
        raise BadTable(f"{_where(number)}: 'effect' is {row.effect!r}, not {effect!r}")
    if name not in row.params:
        raise BadTable(f"{_where(number)}: 'params' lacks '{name}'")
    return row.params[name]


def _amount(number: int, effect: str, name: str) -> int:
    value = _value(number, effect, name)
    if type(value) is not int or value < 1:
        raise BadTable(f"{_where(number)}: '{name}' of 'params' is {value!r}, not a number above 0")
    return value


def _rewarded_building(number: int) -> int:
    name = _value(number, "vp_per_building", "building")
    if name not in BUILDINGS:
        raise BadTable(f"{_where(number)}: 'building' of 'params' is {name!r}, not a building")
    return BUILDINGS.index(name)


_check_numbers()

MINE_WORKERS = _amount(2, "worker_per_mine", "workers")
SALE_SILVER_WITH_TILE_3 = _amount(3, "sale_silver", "silver")
SALE_WORKERS = _amount(4, "sale_worker", "workers")
ANIMAL_TILE_BONUS = _amount(7, "animal_tile_bonus", "vp")
WORKERS_ACTION_SILVER = _amount(13, "workers_action_silver", "silver")
WORKERS_ACTION_WITH_TILE_14 = _amount(14, "workers_action_amount", "workers")

_COUNTED_AT_THE_END = {
    15: "vp_per_sold_type",
    **dict.fromkeys(range(16, 24), "vp_per_building"),
    24: "vp_per_animal_type",
    25: "vp_per_sold_tile",
    26: "vp_per_bonus_tile",
}
POINTS_OF = {
    number: _amount(number, effect, "vp") for number, effect in _COUNTED_AT_THE_END.items()
}
"""Points each of tiles 15 to 26 brings for one of what it counts."""

BUILDING_REWARDED_BY = {number: _rewarded_building(number) for number in range(16, 24)}
"""Tiles 16 to 23 and the building that each one rewards."""


def _free_shift_tile(kind: str) -> int:
    for number in (9, 10, 11):
        if kind in _value(number, "free_shift_place", "tile_types"):
            return number
    raise BadTable(
        f"castles/data/knowledge.toml: 'tile_types' of rows 9 to 11 of [[knowledge]] lacks '{kind}'"
    )


FREE_SHIFT_TILE = tuple(_free_shift_tile(kind) for kind in KINDS)
"""For each tile kind the knowledge tile that shifts the die when it is placed."""
