"""What a row of each file of `data/` holds, and what each field may be."""

from __future__ import annotations

from typing import Any

import attrs

from burgundy_desktop.core.fields import AMOUNT, COUNT, each, from_to, of_length, one_of

CUBES = ("food", "wood", "stone", "cloth", "gold")
"""The kinds of cubes; a kind is an index into this tuple. All but gold are basic."""

CATEGORIES = ("special", "neutral", "fixed", "wood", "stone", "residential", "prestige")
DOES = ("special", "produce", "trade", "build", "lawyer", "nothing")
"""What a building does when it is activated."""

BUILDINGS = (
    "gate",
    "trading_post",
    "merchants_guild",
    "joust_field",
    "stables",
    "inn",
    "neutral_farm",
    "neutral_forest",
    "neutral_sawmill",
    "neutral_quarry",
    "neutral_marketplace",
    "neutral_carpenter",
    "fixed_peddler",
    "fixed_carpenter",
    "gold_mine",
    "wood_farm_food",
    "wood_farm_cloth",
    "wood_quarry",
    "wood_sawmill",
    "wood_marketplace",
    "wood_peddler",
    "mason",
    "lawyer",
    "stone_farm",
    "park",
    "workshop",
    "architect",
    "church",
    "tailor",
    "bank",
    "alchemist",
    "jeweller",
    "residence",
    "statue",
    "granary",
    "library",
    "weaver",
    "theater",
    "university",
    "monument",
    "hotel",
    "cathedral",
)
"""A building is an index into this tuple."""

SECTIONS = ("dungeon", "walls", "towers")
LINES = ("prestige", "deniers", "resources", "buildings")
"""The lines of the favor table."""

COLUMNS = 5

SOURCES = ("rulebook", "board", "tile", "public", "ruling")
"""Where a figure comes from: the marks of `docs/rules/caylus/readings.md`."""

PAYABLE = (*CUBES, "denier", "basic", "any")
GAINED = (*CUBES, "denier", "vp", "basic")

_MOST, _MOST_MIXED = 9, 4
"""The greatest amount of a thing in a price or gain; every mix of cubes is a separate choice."""

_SOURCE = one_of(SOURCES)
_SPACE = from_to(1, 28)
_COLUMN_OF = of_length(COLUMNS)


def _amounts_of(words: tuple[str, ...]) -> Any:
    """A validator for amounts by word."""

    def check(_row: Any, field: attrs.Attribute[Any], value: dict[str, int]) -> None:
        for word, amount in value.items():
            if word not in words:
                raise ValueError(f"'{field.name}' names {word!r}, not one of {', '.join(words)}")
            most = _MOST_MIXED if word in {"any", "basic"} else _MOST
            if not 1 <= amount <= most:
                raise ValueError(f"'{field.name}' has {amount} of {word!r}, not 1 to {most}")

    return check


@attrs.frozen
class TradeRow:
    """One exchange that a building offers."""

    pay: dict[str, int] = attrs.field(validator=_amounts_of(PAYABLE))
    gain: dict[str, int] = attrs.field(validator=_amounts_of(GAINED))


@attrs.frozen
class BuildingRow:
    """One kind of building."""

    id: str = attrs.field(validator=one_of(BUILDINGS))
    category: str = attrs.field(validator=one_of(CATEGORIES))
    copies: int = attrs.field(validator=AMOUNT)
    does: str = attrs.field(validator=one_of(DOES))
    workplace: bool
    removable: bool
    source: str = attrs.field(validator=_SOURCE)
    cost: dict[str, int] = attrs.field(factory=dict, validator=_amounts_of(CUBES))
    cost_any: int = attrs.field(default=0, validator=from_to(0, 1))
    vp: int = attrs.field(default=0, validator=AMOUNT)
    favors: int = attrs.field(default=0, validator=from_to(0, 4))
    income: int = attrs.field(default=0, validator=AMOUNT)
    builds: str = attrs.field(default="", validator=one_of(("", "wood", "stone", "prestige")))
    options: tuple[dict[str, int], ...] = attrs.field(
        default=(), validator=each(_amounts_of(CUBES))
    )
    owner_bonus: tuple[dict[str, int], ...] = attrs.field(
        default=(), validator=each(_amounts_of(CUBES))
    )
    trades: tuple[TradeRow, ...] = ()


@attrs.frozen
class RoadRow:
    """The road, and how bailiff and provost walk on it. The board has room for 28 spaces."""

    spaces: int = attrs.field(validator=from_to(28, 28))
    neutral_spaces: tuple[int, ...] = attrs.field(validator=each(_SPACE))
    start_bailiff: int = attrs.field(validator=_SPACE)
    start_provost: int = attrs.field(validator=_SPACE)
    provost_first: int = attrs.field(validator=_SPACE)
    provost_last: int = attrs.field(validator=_SPACE)
    provost_steps: int = attrs.field(validator=COUNT)
    provost_cost_per_space: int = attrs.field(validator=COUNT)
    bailiff_steps_if_provost_ahead: int = attrs.field(validator=from_to(1, 4))
    bailiff_steps_otherwise: int = attrs.field(validator=from_to(1, 4))
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class FixedRow:
    """A building that is printed on the road."""

    space: int = attrs.field(validator=_SPACE)
    building: str = attrs.field(validator=one_of(BUILDINGS))
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class SpecialRow:
    """What the special buildings do."""

    trading_post_deniers: int = attrs.field(validator=AMOUNT)
    guild_steps: int = attrs.field(validator=COUNT)
    joust_denier: int = attrs.field(validator=AMOUNT)
    joust_cloth: int = attrs.field(validator=AMOUNT)
    joust_favors: int = attrs.field(validator=from_to(1, 4))
    stables_circles: int = attrs.field(validator=from_to(3, 3))
    stables_players_min: int = attrs.field(validator=from_to(2, 5))
    inn_cost: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class CastleRow:
    """The rules of the castle: batches, bonus of the best builder, penalty."""

    circles: int = attrs.field(validator=from_to(5, 5))
    no_batch_penalty: int = attrs.field(validator=AMOUNT)
    most_batches_favors: int = attrs.field(validator=from_to(0, 4))
    batches: tuple[tuple[str, ...], ...] = attrs.field(validator=each(each(one_of(CUBES))))
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class SectionRow:
    """One section; loss and favors by number of houses, the last number for more."""

    id: str = attrs.field(validator=one_of(SECTIONS))
    parts: int = attrs.field(validator=from_to(1, 14))
    vp_per_part: int = attrs.field(validator=AMOUNT)
    trigger_space: int = attrs.field(validator=_SPACE)
    loss: tuple[int, ...] = attrs.field(validator=(each(AMOUNT), attrs.validators.min_len(1)))
    favors: tuple[int, ...] = attrs.field(validator=each(from_to(0, 4)))
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class FavorsRow:
    """How far the markers may go, and what a favor is worth without the table."""

    open_columns: tuple[int, ...] = attrs.field(
        validator=(of_length(len(SECTIONS)), each(from_to(1, COLUMNS)))
    )
    simplified_vp: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class LineRow:
    """One line of the favor table: what each column brings."""

    id: str = attrs.field(validator=one_of(LINES))
    source: str = attrs.field(validator=_SOURCE)
    vp: tuple[int, ...] = attrs.field(default=(0,) * COLUMNS, validator=(_COLUMN_OF, each(AMOUNT)))
    deniers: tuple[int, ...] = attrs.field(
        default=(0,) * COLUMNS, validator=(_COLUMN_OF, each(AMOUNT))
    )
    gains: tuple[tuple[str, ...], ...] = attrs.field(
        default=((),) * COLUMNS, validator=(_COLUMN_OF, each(each(one_of(CUBES))))
    )
    exchanges: tuple[int, ...] = attrs.field(
        default=(0,) * COLUMNS, validator=(_COLUMN_OF, each(from_to(0, 4)))
    )
    builds: tuple[str, ...] = attrs.field(
        default=("",) * COLUMNS,
        validator=(_COLUMN_OF, each(one_of(("", "wood", "stone", "lawyer", "prestige")))),
    )
    discounts: tuple[int, ...] = attrs.field(
        default=(0,) * COLUMNS, validator=(_COLUMN_OF, each(from_to(0, 1)))
    )


@attrs.frozen
class GeneralRow:
    """What everybody starts with and gets."""

    workers: int = attrs.field(validator=from_to(1, 6))
    start_food: int = attrs.field(validator=AMOUNT)
    start_wood: int = attrs.field(validator=AMOUNT)
    start_stone: int = attrs.field(validator=AMOUNT)
    start_cloth: int = attrs.field(validator=AMOUNT)
    start_gold: int = attrs.field(validator=AMOUNT)
    base_income: int = attrs.field(validator=AMOUNT)
    first_pass_bonus: int = attrs.field(validator=AMOUNT)
    own_building_cost: int = attrs.field(validator=AMOUNT)
    owner_vp_per_foreign_worker: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class PlayersRow:
    """What depends on the number of players."""

    count: int = attrs.field(validator=from_to(2, 5))
    start_deniers: tuple[int, ...] = attrs.field(validator=each(AMOUNT))
    placement_costs: tuple[int, ...] = attrs.field(validator=each(AMOUNT))
    swaps_order: bool
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class LawyerRow:
    """What a transformation costs: by the lawyer, and by a favor."""

    cloth: int = attrs.field(validator=AMOUNT)
    denier: int = attrs.field(validator=AMOUNT)
    favor_cloth: int = attrs.field(validator=AMOUNT)
    favor_denier: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class FinalRow:
    """What is left at the end of the game counts too."""

    vp_per_gold: int = attrs.field(validator=AMOUNT)
    cubes_per_vp: int = attrs.field(validator=COUNT)
    deniers_per_vp: int = attrs.field(validator=COUNT)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class OptionsRow:
    """What the options change."""

    jeweller_copies: int = attrs.field(validator=COUNT)
    late_lawyer_vp: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=_SOURCE)
