"""The 26 knowledge tiles: what each one changes or scores. Rulebook: "A sárga lapkák"."""

from __future__ import annotations

from burgundy_desktop.games.castles.tables import facts
from burgundy_desktop.games.castles.tables.rows import BUILDINGS, KINDS

_PARAMS = {row.number: row.params for row in facts.FACTS.knowledge}
_AMOUNT: dict[int, int] = {n: _PARAMS[n][name] for n, (_, name) in facts.AMOUNTS.items()}

MINE_WORKERS = _AMOUNT[2]
SALE_SILVER_WITH_TILE_3 = _AMOUNT[3]
SALE_WORKERS = _AMOUNT[4]
ANIMAL_TILE_BONUS = _AMOUNT[7]
WORKERS_ACTION_SILVER = _AMOUNT[13]
WORKERS_ACTION_WITH_TILE_14 = _AMOUNT[14]

POINTS_OF = {number: _AMOUNT[number] for number in range(15, 27)}
"""The points of tiles 15 to 26 for each thing that they count."""

BUILDING_REWARDED_BY = {
    n: BUILDINGS.index(_PARAMS[n]["building"]) for n in facts.REWARDED_BUILDINGS
}
"""Tiles 16 to 23 and the building that each one rewards."""

FREE_SHIFT_TILE = tuple(
    next(number for number in facts.FREE_SHIFTS if kind in _PARAMS[number]["tile_types"])
    for kind in KINDS
)
"""The knowledge tile that shifts the die for placing a tile, by tile kind."""
