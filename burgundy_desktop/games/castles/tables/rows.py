"""What a row of each file of `data/` holds, and what each field may be."""

from __future__ import annotations

from typing import Any

import attrs

from burgundy_desktop.core.fields import AMOUNT, COUNT, each, from_to, of_length
from burgundy_desktop.core.hexgrid import Hex

KINDS = ("building", "animal", "knowledge", "castle", "mine", "ship")
"""The six tile kinds; a kind is an index into this tuple. A space has the kind that fits on it."""

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

ANIMALS = ("cow", "chicken", "sheep", "pig")
"""The four kinds of animal; one is an index into this tuple."""

GOODS = ("turquoise", "purple", "pink", "red", "brown", "orange")
"""The six types of goods; a type is an index into this tuple, and `type + 1` its die number."""

PHASES = ("A", "B", "C", "D", "E")
NUMBERED_DEPOTS = (1, 2, 3, 4, 5, 6)


def _for_all_players(_row: Any, field: attrs.Attribute[Any], value: dict[str, int]) -> None:
    if set(value) != {"2", "3", "4"}:
        raise ValueError(f"'{field.name}' names {sorted(value)} players, not 2, 3 and 4")
    for players, amount in value.items():
        if not 0 <= amount <= 99:
            raise ValueError(f"'{field.name}' is {amount} for {players} players, not 0 to 99")


def _two_for_each_player(row: Any, field: attrs.Attribute[Any], value: dict[str, int]) -> None:
    _for_all_players(row, field, value)
    if value != {"2": 4, "3": 6, "4": 8}:
        raise ValueError(f"'{field.name}' is {value}; the table has 4, 6 and 8 spaces")


def _one_more_for_each_player(
    _row: Any, field: attrs.Attribute[Any], value: tuple[SpaceRow, ...]
) -> None:
    least = [space.min_players for space in value]
    if least != [2, 2, 3, 4]:
        raise ValueError(f"'{field.name}' have 'min_players' {least}, not [2, 2, 3, 4]")


@attrs.frozen
class BuildingRow:
    """One of the eight buildings and what it does when placed."""

    id: str
    effect: str
    optional: bool
    source: str
    amount: int = attrs.field(default=0, validator=AMOUNT)
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
    count: int = attrs.field(validator=COUNT)
    source: str


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
        """Refuse a tile that does not fit its type."""
        shown = {
            "building": self.type == "building",
            "animal": self.type == "animal",
            "animals": self.type == "animal",
            "knowledge": self.type == "knowledge",
        }
        for name, wanted in shown.items():
            if bool(getattr(self, name)) != wanted:
                raise ValueError(f"'{name}' does not go with the type '{self.type}'")


@attrs.frozen
class GridRow:
    """The 37 spaces: axial coordinates, die numbers, neighbours."""

    q: tuple[int, ...]
    r: tuple[int, ...]
    numbers: tuple[int, ...]
    neighbours: tuple[tuple[int, ...], ...]
    counts: dict[str, int]

    def __attrs_post_init__(self) -> None:
        """Refuse a grid that is not one of 37 spaces with the right neighbours."""
        for name in ("q", "r", "numbers", "neighbours"):
            if len(getattr(self, name)) != 37:
                raise ValueError(f"'{name}' holds {len(getattr(self, name))} spaces, not 37")
        if not set(self.numbers) <= set(range(1, 7)):
            raise ValueError(f"'numbers' holds {sorted(set(self.numbers))}, not 1 to 6")
        place = {Hex(q, r): space for space, (q, r) in enumerate(zip(self.q, self.r, strict=True))}
        if len(place) != 37:
            raise ValueError("'q' and 'r' name a space twice")
        for hexagon, space in place.items():
            near = sorted(place[other] for other in hexagon.neighbours if other in place)
            if list(self.neighbours[space]) != near:
                raise ValueError(
                    f"'neighbours' of space {space} is {list(self.neighbours[space])}, not {near}"
                )


@attrs.frozen
class EstateRow:
    """One estate as printed."""

    number: int
    colours: tuple[str, ...] = attrs.field(
        validator=[of_length(37), attrs.validators.deep_iterable(attrs.validators.in_(KINDS))]
    )
    castle_spaces: tuple[int, ...]
    source: str
    standard_start_castle: int = -1


@attrs.frozen
class PlayerBoardRow:
    """One of the six double-sided player boards: the estates on its two sides."""

    id: int
    front: int = attrs.field(validator=attrs.validators.in_(range(1, 10)))
    back: int = attrs.field(validator=attrs.validators.in_(range(1, 10)))
    source: str


@attrs.frozen
class BoardRow:
    """Counts of the main board."""

    phases: tuple[str, ...] = attrs.field(validator=attrs.validators.in_((PHASES,)))
    rounds_per_phase: int = attrs.field(validator=from_to(5, 5))
    goods_per_phase_stack: int = attrs.field(validator=from_to(5, 5))
    turn_order_track_spaces: int = attrs.field(validator=from_to(7, 7))


@attrs.frozen
class PhaseRow:
    """The bonus for a region completed in this phase."""

    letter: str
    region_bonus: int = attrs.field(validator=AMOUNT)
    source: str


@attrs.frozen
class OverrideRow:
    """Another kind in some phases, with three players only."""

    phases: tuple[str, ...] = attrs.field(
        validator=attrs.validators.deep_iterable(attrs.validators.in_(PHASES))
    )
    colour: str = attrs.field(validator=attrs.validators.in_(KINDS))


@attrs.frozen
class SpaceRow:
    """One hex space of a depot; filled from `min_players` players on."""

    colour: str = attrs.field(validator=attrs.validators.in_(KINDS))
    min_players: int = attrs.field(validator=attrs.validators.in_((2, 3, 4)))
    three_player_override: OverrideRow | None = None


@attrs.frozen
class DepotRow:
    """One numbered depot and its two neighbours in the ring."""

    number: int
    adjacent: tuple[int, int] = attrs.field(
        validator=attrs.validators.deep_iterable(attrs.validators.in_(NUMBERED_DEPOTS))
    )
    angle_deg: int
    spaces: tuple[SpaceRow, ...] = attrs.field(validator=_one_more_for_each_player)


@attrs.frozen
class BlackDepotRow:
    """The central black depot."""

    spaces_by_players: dict[str, int] = attrs.field(validator=_two_for_each_player)
    price_silver: int = attrs.field(validator=AMOUNT)


@attrs.frozen
class BonusRow:
    """Points of the bonus tiles by number of players."""

    large_vp_by_players: dict[str, int] = attrs.field(validator=_for_all_players)
    small_vp_by_players: dict[str, int] = attrs.field(validator=_for_all_players)


@attrs.frozen
class SetupRow:
    """What everyone starts with."""

    start_silver: int = attrs.field(validator=AMOUNT)
    start_goods: int = attrs.field(
        validator=from_to(0, 3)
    )  # all may differ: three spaces for types
    start_workers_by_position: tuple[int, ...] = attrs.field(validator=[of_length(4), each(AMOUNT)])
    standard_estate: int = attrs.field(validator=from_to(1, 9))
    goods_in_phase_stacks: int = attrs.field(validator=from_to(25, 25))


@attrs.frozen
class LimitsRow:
    """Limits of a player board."""

    tile_storage_spaces: int = attrs.field(validator=from_to(3, 3))
    goods_storage_types: int = attrs.field(validator=from_to(3, 3))


@attrs.frozen
class ActionsRow:
    """What the actions bring."""

    take_workers_amount: int = attrs.field(validator=AMOUNT)
    sale_silver: int = attrs.field(validator=AMOUNT)
    sale_vp_per_tile_by_players: dict[str, int] = attrs.field(validator=_for_all_players)


@attrs.frozen
class RegionRow:
    """Points for a completed region of 1, 2, 3 ... spaces."""

    size_points: tuple[int, ...] = attrs.field(validator=[of_length(8), each(AMOUNT)])


@attrs.frozen
class PhaseEndRow:
    """Income at the end of a phase."""

    silver_per_mine: int = attrs.field(validator=AMOUNT)


@attrs.frozen
class FinalRow:
    """Points at the end of the game."""

    vp_per_unsold_goods: int = attrs.field(validator=AMOUNT)
    vp_per_silver: int = attrs.field(validator=AMOUNT)
    workers_per_vp: int = attrs.field(validator=COUNT)


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
