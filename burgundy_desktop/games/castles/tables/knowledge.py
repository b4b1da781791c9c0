"""The 26 knowledge tiles: what each one changes or scores. Rulebook: "A sárga lapkák"."""

from __future__ import annotations

from typing import Any

import attrs

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.tables import read_rows
from burgundy_desktop.games.castles.tables.folder import DATA
from burgundy_desktop.games.castles.tables.pieces import BUILDINGS


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


def _value(number: int, effect: str, name: str) -> Any:
    row = ROWS[number - 1]
    where = f"castles/data/knowledge.toml, row {number} of [[knowledge]]"
    if row.number != number or row.effect != effect:
        raise BadTable(f"{where}: is {row.number} {row.effect!r}; it must be {number} {effect!r}")
    if name not in row.params:
        raise BadTable(f"{where}: 'params' lacks '{name}'")
    return row.params[name]


MINE_WORKERS: int = _value(2, "worker_per_mine", "workers")
SALE_SILVER_WITH_TILE_3: int = _value(3, "sale_silver", "silver")
SALE_WORKERS: int = _value(4, "sale_worker", "workers")
ANIMAL_TILE_BONUS: int = _value(7, "animal_tile_bonus", "vp")
WORKERS_ACTION_SILVER: int = _value(13, "workers_action_silver", "silver")
WORKERS_ACTION_WITH_TILE_14: int = _value(14, "workers_action_amount", "workers")

POINTS_OF = {row.number: row.params["vp"] for row in ROWS if row.timing == "game_end"}
"""Points each of tiles 15 to 26 brings for one of what it counts."""

BUILDING_REWARDED_BY = {
    number: BUILDINGS.index(_value(number, "vp_per_building", "building"))
    for number in range(16, 24)
}
"""Tiles 16 to 23 and the building that each one rewards."""

FREE_SHIFT_TILE = tuple(
    next(
        row.number
        for row in ROWS
        if row.effect == "free_shift_place" and kind in row.params["tile_types"]
    )
    for kind in ("building", "animal", "knowledge", "castle", "mine", "ship")
)
"""For each tile kind the knowledge tile that shifts the die when it is placed."""
