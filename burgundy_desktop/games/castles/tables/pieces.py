"""Tile kinds, the 164 hex tiles, buildings, animals and goods, as small ints.

A tile id is an index into the `TILE_...` tables, 0 to 163, in the order of `tiles.toml`.
Rulebook: "A játék elemei".
"""

from __future__ import annotations

from burgundy_desktop.games.castles.tables.facts import FACTS
from burgundy_desktop.games.castles.tables.rows import ANIMALS, BUILDINGS, GOODS, KINDS

__all__ = ["ANIMALS", "BUILDINGS", "GOODS", "KINDS"]

BUILDING, ANIMAL, KNOWLEDGE, CASTLE, MINE, SHIP = range(6)

(
    WAREHOUSE,
    CARPENTERS_WORKSHOP,
    CHURCH,
    MARKET,
    BOARDING_HOUSE,
    BANK,
    CITY_HALL,
    WATCHTOWER,
) = range(8)

BOARDING_HOUSE_WORKERS = FACTS.buildings[BOARDING_HOUSE].amount
BANK_SILVER = FACTS.buildings[BANK].amount
WATCHTOWER_POINTS = FACTS.buildings[WATCHTOWER].amount

KINDS_TAKEN_BY = tuple(
    tuple(sorted(KINDS.index(kind) for kind in row.tile_types)) for row in FACTS.buildings
)
"""For each building the kinds of tile that it may take from the numbered depots."""

GOODS_COUNTS = tuple(row.count for row in FACTS.goods)

_ROWS = tuple(row for row in FACTS.tiles for _ in range(row.count))
TILE_COUNT = len(_ROWS)
TILE_KIND = tuple(KINDS.index(row.type) for row in _ROWS)
TILE_IS_BLACK = tuple(row.back == "black" for row in _ROWS)
TILE_BUILDING = tuple(BUILDINGS.index(row.building) if row.building else -1 for row in _ROWS)
TILE_ANIMAL = tuple(ANIMALS.index(row.animal) if row.animal else -1 for row in _ROWS)
TILE_ANIMALS = tuple(row.animals for row in _ROWS)
"""How many animals a tile shows, 0 if it shows none."""

TILE_KNOWLEDGE = tuple(row.knowledge for row in _ROWS)
"""The number of a knowledge tile, 1 to 26; 0 for other tiles."""

TILE_NAME = tuple(
    row.building
    or (f"{row.animal}_{row.animals}" if row.animal else "")
    or (f"knowledge_{row.knowledge:02d}" if row.knowledge else row.type)
    for row in _ROWS
)
"""The printed content: "bank", "cow_3", "knowledge_08", "ship". Equal tiles share a name."""

START_CASTLES = tuple(
    tile for tile in range(TILE_COUNT) if TILE_KIND[tile] == CASTLE and not TILE_IS_BLACK[tile]
)
"""The colour-backed castles; seat n starts with the n-th (R2)."""
