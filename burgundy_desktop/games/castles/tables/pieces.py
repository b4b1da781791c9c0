"""Tile kinds, the 164 hex tiles, buildings, animals and goods, as small ints.

A tile id is an index into the `TILE_...` tables, 0 to 163, in the order of `tiles.toml`.
Rulebook: "A játék elemei".
"""

from __future__ import annotations

import attrs

from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.tables import read_rows
from burgundy_desktop.games.castles.tables.folder import DATA

KINDS = ("building", "animal", "knowledge", "castle", "mine", "ship")
"""The six tile kinds; a kind is an index into this tuple. A space has the kind that fits on it."""

BUILDING, ANIMAL, KNOWLEDGE, CASTLE, MINE, SHIP = range(6)


@attrs.frozen
class BuildingRow:
    """One of the eight buildings and what it does when placed."""

    id: str
    effect: str
    optional: bool
    source: str
    amount: int = 0
    tile_types: tuple[str, ...] = attrs.field(
        default=(), validator=attrs.validators.deep_iterable(attrs.validators.in_(KINDS))
    )


@attrs.frozen
class AnimalRow:
    """One of the four kinds of animal."""

    id: str
    source: str


@attrs.frozen
class GoodsRow:
    """One of the six types of goods; `die` is the number that sells it."""

    id: str
    die: int
    count: int
    source: str


BUILDING_ROWS = read_rows(DATA / "items.toml", "building", BuildingRow)
BUILDINGS = (
    "warehouse",
    "carpenters_workshop",
    "church",
    "market",
    "boarding_house",
    "bank",
    "city_hall",
    "watchtower",
)
"""The eight buildings; a building is an index into this tuple."""

if tuple(row.id for row in BUILDING_ROWS) != BUILDINGS:
    raise BadTable(f"castles/data/items.toml, [[building]]: 'id' is not {BUILDINGS} in this order")

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

BOARDING_HOUSE_WORKERS = BUILDING_ROWS[BOARDING_HOUSE].amount
BANK_SILVER = BUILDING_ROWS[BANK].amount
WATCHTOWER_POINTS = BUILDING_ROWS[WATCHTOWER].amount

KINDS_TAKEN_BY = tuple(
    tuple(sorted(KINDS.index(kind) for kind in row.tile_types)) for row in BUILDING_ROWS
)
"""For each building the kinds of tile that it may take from the numbered depots."""

ANIMALS = tuple(row.id for row in read_rows(DATA / "items.toml", "animal", AnimalRow))
"""The four kinds of animal; one is an index into this tuple."""

GOODS_ROWS = read_rows(DATA / "items.toml", "goods", GoodsRow)
GOODS = tuple(row.id for row in GOODS_ROWS)
"""The six types of goods; a type is an index into this tuple, and `type + 1` its die number."""

GOODS_COUNTS = tuple(row.count for row in GOODS_ROWS)


@attrs.frozen
class TileRow:
    """`count` equal tiles. `back` is "colour" or "black"."""

    type: str = attrs.field(validator=attrs.validators.in_(KINDS))
    back: str = attrs.field(validator=attrs.validators.in_(("colour", "black")))
    count: int = attrs.field(validator=attrs.validators.ge(1))
    source: str
    building: str | None = attrs.field(
        default=None, validator=attrs.validators.optional(attrs.validators.in_(BUILDINGS))
    )
    animal: str | None = attrs.field(
        default=None, validator=attrs.validators.optional(attrs.validators.in_(ANIMALS))
    )
    animals: int = attrs.field(default=0, validator=attrs.validators.in_((0, 2, 3, 4)))
    knowledge: int = attrs.field(default=0, validator=attrs.validators.in_(range(27)))

    def __attrs_post_init__(self) -> None:
        """Refuse a tile that does not show what its type wants."""
        shown = {
            "building": self.type == "building",
            "animal": self.type == "animal",
            "animals": self.type == "animal",
            "knowledge": self.type == "knowledge",
        }
        for name, wanted in shown.items():
            if bool(getattr(self, name)) != wanted:
                raise ValueError(f"'{name}' does not go with the type '{self.type}'")


_ROWS = tuple(
    row for row in read_rows(DATA / "tiles.toml", "tile", TileRow) for _ in range(row.count)
)
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
"""What is printed: "bank", "cow_3", "knowledge_08", "ship". Equal tiles share a name."""

START_CASTLES = tuple(
    tile for tile in range(TILE_COUNT) if TILE_KIND[tile] == CASTLE and not TILE_IS_BLACK[tile]
)
"""The colour-backed castles; seat n starts with the n-th (reading R2)."""


def tile_named(name: str, nth: int = 0) -> int:
    """The id of the n-th tile that shows `name`. Raises IndexError if there are fewer."""
    return [tile for tile, printed in enumerate(TILE_NAME) if printed == name][nth]


def _check() -> None:
    if len(ANIMALS) != 4:
        raise BadTable(f"castles/data/items.toml, [[animal]]: {len(ANIMALS)} rows instead of 4")
    if [row.die for row in GOODS_ROWS] != [1, 2, 3, 4, 5, 6]:
        raise BadTable("castles/data/items.toml, [[goods]]: 'die' is not 1 to 6 in this order")
    if sum(GOODS_COUNTS) != 42:
        raise BadTable(
            f"castles/data/items.toml, [[goods]]: the counts add up to {sum(GOODS_COUNTS)}, not 42"
        )
    if TILE_COUNT != 164:
        raise BadTable(f"castles/data/tiles.toml: the counts add up to {TILE_COUNT}, not 164")
    numbers = sorted(number for number in TILE_KNOWLEDGE if number)
    if numbers != list(range(1, 27)):
        raise BadTable(
            f"castles/data/tiles.toml: 'knowledge' numbers are {numbers}, not 1 to 26 once each"
        )


_check()
