"""What a row of each file of `data/` holds, and what each field may be."""

from __future__ import annotations

from typing import Any

import attrs

from burgundy_desktop.core.fields import AMOUNT, COUNT, each, from_to, of_length, one_of
from burgundy_desktop.games.boonlake.tables import words

SCORINGS = 4
"""Interim scorings of a game."""

_SOURCE = one_of(words.SOURCES)
_FOUR = (of_length(SCORINGS), each(AMOUNT))
_LOCATION = from_to(1, 33)
_LATTICE = from_to(-9, 19)


def _of_resources(_row: Any, field: attrs.Attribute[Any], value: dict[str, int]) -> None:
    """Amounts by the word of the resource."""
    for word, amount in value.items():
        if word not in words.RESOURCES:
            raise ValueError(f"'{field.name}' names {word!r}, which is no resource")
        if not 1 <= amount <= 9:
            raise ValueError(f"'{field.name}' has {amount} of {word!r}, not 1 to 9")


@attrs.frozen
class ComponentsRow:
    """What comes in the box: the other files are held against it."""

    project_cards: int = attrs.field(validator=from_to(1, 400))
    building_tiles: int = attrs.field(validator=COUNT)
    building_tiles_starting: int = attrs.field(validator=COUNT)
    building_tiles_grey: int = attrs.field(validator=COUNT)
    cattle_pastures: int = attrs.field(validator=COUNT)
    scoring_tiles: int = attrs.field(validator=COUNT)
    solo_tiles: int = attrs.field(validator=COUNT)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class PerPlayerRow:
    """The pieces of one colour. The player board has room for these, and for no others."""

    inhabitants: int = attrs.field(validator=COUNT)
    inhabitants_ranch: int = attrs.field(validator=AMOUNT)
    inhabitants_level_slots: int = attrs.field(validator=from_to(2, 2))
    inhabitants_supply: int = attrs.field(validator=AMOUNT)
    houses: int = attrs.field(validator=from_to(6, 6))
    settlements: int = attrs.field(validator=from_to(4, 4))
    cattle: int = attrs.field(validator=from_to(5, 5))
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class SetupRow:
    """What everybody begins with."""

    hand_cards: int = attrs.field(validator=AMOUNT)
    scoring_tiles_dealt: int = attrs.field(validator=from_to(2, 2))
    scoring_tiles_in_play: int = attrs.field(validator=from_to(4, 4))
    first_player_coins: int = attrs.field(validator=AMOUNT)
    second_player_coins: int = attrs.field(validator=AMOUNT)
    other_players_coins: int = attrs.field(validator=AMOUNT)
    solo_player_coins: int = attrs.field(validator=AMOUNT)
    start_symbols_by_players: dict[str, tuple[str, ...]]
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class LeverEndRow:
    """From so many levers on each is worth this at the end."""

    min: int = attrs.field(validator=from_to(1, 12))
    vp_each: int = attrs.field(validator=AMOUNT)


@attrs.frozen
class RulesRow:
    """Prices and gains that stand in the rulebook."""

    discard_card_coins: int = attrs.field(validator=AMOUNT)
    builder_coins: int = attrs.field(validator=AMOUNT)
    recruit_cost_coins: int = attrs.field(validator=COUNT)
    recruit_cost_cards: int = attrs.field(validator=COUNT)
    house_inhabitants: int = attrs.field(validator=from_to(0, 4))
    settlement_inhabitants: int = attrs.field(validator=from_to(0, 4))
    settlement_min_adjacent_areas: int = attrs.field(validator=from_to(0, 9))
    settlement_same_region_vp_loss: int = attrs.field(validator=AMOUNT)
    skip_extra_inhabitant_vp_loss: int = attrs.field(validator=AMOUNT)
    cattle_inhabitants_by_cattle_on_pasture: tuple[int, ...] = attrs.field(
        validator=(of_length(4), each(from_to(0, 9)))
    )
    cattle_coins_per_adjacent_house: int = attrs.field(validator=AMOUNT)
    no_space_explore_coins: int = attrs.field(validator=AMOUNT)
    no_pasture_coins: int = attrs.field(validator=AMOUNT)
    unused_lever_vp: int = attrs.field(validator=AMOUNT)
    lever_end_vp: tuple[LeverEndRow, ...]
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class ActionRow:
    """One row of the action board, 1 at the top."""

    row: int = attrs.field(validator=from_to(1, 7))
    movement: int = attrs.field(validator=from_to(1, 9))
    vp_loss: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class ActionTileRow:
    """One action tile, and the type of card that it lets its player play."""

    id: str = attrs.field(validator=one_of(words.ACTIONS))
    card_type: str = attrs.field(validator=one_of(("", *words.CARD_TYPES)))
    source_card_type: str = attrs.field(validator=_SOURCE)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class RegionRow:
    """One region and its label."""

    id: str = attrs.field(validator=one_of(words.REGIONS))
    north_to_south: int = attrs.field(validator=from_to(1, 4))
    reward: str = attrs.field(validator=one_of(words.REGION_REWARDS))
    reward_amount: int = attrs.field(validator=AMOUNT)
    automaton_vp: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class LocationRow:
    """One numbered space of the map."""

    number: int = attrs.field(validator=_LOCATION)
    region: str = attrs.field(validator=one_of(words.REGIONS))
    q: int = attrs.field(validator=_LATTICE)
    r: int = attrs.field(validator=_LATTICE)
    explore_reward: str = attrs.field(validator=one_of(words.LOCATION_REWARDS))
    start_symbol: str = attrs.field(validator=one_of(("", *words.BACKS[:-1])))
    at_bridge: bool
    source: str = attrs.field(validator=_SOURCE)
    explore_amount: int = attrs.field(default=0, validator=AMOUNT)
    explore_resource: str = attrs.field(default="", validator=one_of(("", *words.RESOURCES)))


@attrs.frozen
class LinkRow:
    """A bridge or a ford between two locations."""

    id: str
    ends: tuple[int, ...] = attrs.field(validator=(of_length(2), each(_LOCATION)))
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class RiverRow:
    """The way of each round through the river."""

    path_round_1: tuple[str, ...]
    path_round_2: tuple[str, ...]


@attrs.frozen
class StartSpaceRow:
    """Where ships begin a round, by number of players."""

    round_1: dict[str, str]
    round_2: dict[str, str]


@attrs.frozen
class SpaceRow:
    """One space of the river."""

    id: str
    q: int = attrs.field(validator=_LATTICE)
    r: int = attrs.field(validator=_LATTICE)
    harbour: bool
    unlimited: bool
    reward: str = attrs.field(validator=one_of(words.SPACE_REWARDS))
    amount: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class LockRow:
    """One lock, and the interim scoring that it brings in each of its rounds."""

    id: str
    after: str
    before: str
    rounds: tuple[int, ...] = attrs.field(validator=each(from_to(1, 2)))
    interim_scoring: tuple[int, ...] = attrs.field(validator=each(from_to(1, SCORINGS)))
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class TracksRow:
    """What is common to both income tracks."""

    lost_step_vp: int = attrs.field(validator=AMOUNT)


@attrs.frozen
class TrackSpaceRow:
    """One space of an income track: `income_coins` or `income_cards`, whichever track it is."""

    position: int = attrs.field(validator=AMOUNT)
    income_vp: int = attrs.field(validator=AMOUNT)
    reward: str = attrs.field(validator=one_of(words.TRACK_REWARDS))
    source: str = attrs.field(validator=_SOURCE)
    income_coins: int = attrs.field(default=0, validator=AMOUNT)
    income_cards: int = attrs.field(default=0, validator=AMOUNT)


@attrs.frozen
class CanalRow:
    """The canal; its sections belong to the resources in their order."""

    positions: tuple[str, ...]
    canoes: int = attrs.field(validator=from_to(2, 2))
    start_position: str = attrs.field(validator=one_of(words.RESOURCES))
    upstream_cost_coins: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class ProductionRow:
    """The production sites of a player."""

    types: tuple[str, ...]
    max_level: int = attrs.field(validator=from_to(2, 2))
    starting_sites: int = attrs.field(validator=from_to(1, 1))
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class RecessRow:
    """One recess of the player board: what it pays when it is empty."""

    coins: int = attrs.field(validator=AMOUNT)
    vp: int = attrs.field(validator=AMOUNT)
    extra_inhabitants: int = attrs.field(default=0, validator=from_to(0, 4))


@attrs.frozen
class LevelRow:
    """One level of the player board."""

    level: int = attrs.field(validator=from_to(1, 5))
    houses: tuple[RecessRow, ...]
    settlements: tuple[RecessRow, ...]
    cattle: tuple[RecessRow, ...]
    level_bonus_inhabitant: bool
    level_bonus_vp: int = attrs.field(validator=AMOUNT)
    end_vp_per_empty: int = attrs.field(validator=AMOUNT)
    source_layout: str = attrs.field(validator=_SOURCE)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class LeverRow:
    """One slot of the modernization area."""

    slot: int = attrs.field(validator=from_to(1, 12))
    id: str = attrs.field(validator=one_of(words.LEVERS))
    trigger: str = attrs.field(validator=one_of(words.TRIGGERS))
    row: int = attrs.field(validator=from_to(1, 4))
    col: int = attrs.field(validator=from_to(1, 3))
    cost_coins: int = attrs.field(validator=AMOUNT)
    source_effect: str = attrs.field(validator=_SOURCE)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class SiteRow:
    """One building site: what it costs and what it brings."""

    cost_coins: int = attrs.field(validator=AMOUNT)
    cost_cards: int = attrs.field(validator=from_to(0, 9))
    effects: tuple[str, ...]


@attrs.frozen
class BuildingTileRow:
    """One building tile."""

    id: str
    back: str = attrs.field(validator=one_of(words.BACKS))
    settlement_penalty: int = attrs.field(validator=AMOUNT)
    site: tuple[SiteRow, ...]
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class PastureRow:
    """The cattle pastures, which are all alike."""

    count: int = attrs.field(validator=COUNT)
    cattle_limit: int = attrs.field(validator=from_to(4, 4))
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class ProjectsRow:
    """What every special project brings."""

    project_inhabitants: int = attrs.field(validator=COUNT)
    project_track_steps: int = attrs.field(validator=AMOUNT)


@attrs.frozen
class ProjectRow:
    """The upper half of a scoring tile."""

    cost_coins: int = attrs.field(validator=AMOUNT)
    cost_resources: dict[str, int] = attrs.field(validator=_of_resources)
    vp: int = attrs.field(validator=AMOUNT)
    track: str = attrs.field(validator=one_of(words.TRACKS))
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class ConditionRow:
    """The lower half of a scoring tile: a value, or two, for each interim scoring."""

    kind: str = attrs.field(validator=one_of(words.CONDITIONS))
    source: str = attrs.field(validator=_SOURCE)
    thresholds: tuple[int, ...] = attrs.field(default=(0,) * SCORINGS, validator=_FOUR)
    thresholds_upper: tuple[int, ...] = attrs.field(default=(0,) * SCORINGS, validator=_FOUR)
    thresholds_lower: tuple[int, ...] = attrs.field(default=(0,) * SCORINGS, validator=_FOUR)
    regions: tuple[str, ...] = attrs.field(default=(), validator=each(one_of(words.REGIONS)))
    types: tuple[str, ...] = attrs.field(default=(), validator=each(one_of(words.CARD_TYPES)))
    bonus_vp_each: int = attrs.field(default=0, validator=AMOUNT)


@attrs.frozen
class ScoringTileRow:
    """One scoring tile."""

    id: str
    project: ProjectRow
    condition: ConditionRow


@attrs.frozen
class SoloRow:
    """The figures of the solo game that the rulebook states."""

    tiles_in_play: int = attrs.field(validator=COUNT)
    unrevealed_b_tile_vp: int = attrs.field(validator=AMOUNT)
    no_piece_left_vp: int = attrs.field(validator=AMOUNT)


@attrs.frozen
class SoloBoardRow:
    """What the Eminence's board pays."""

    house_vp: tuple[int, ...] = attrs.field(validator=(of_length(6), each(AMOUNT)))
    settlement_vp: tuple[int, ...] = attrs.field(validator=(of_length(4), each(AMOUNT)))
    cattle_vp: tuple[int, ...] = attrs.field(validator=(of_length(5), each(AMOUNT)))
    cactus_vp: tuple[int, ...] = attrs.field(
        validator=(each(AMOUNT), attrs.validators.min_len(2), attrs.validators.max_len(60))
    )
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class DifficultyRow:
    """How many solo tiles of each type are left out."""

    id: str = attrs.field(validator=one_of(words.DIFFICULTIES))
    remove_a: int = attrs.field(validator=AMOUNT)
    remove_b: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=_SOURCE)


@attrs.frozen
class SoloTileRow:
    """One solo tile."""

    id: str
    type: str = attrs.field(validator=one_of(words.SOLO_TYPES))
    actions: tuple[str, ...] = attrs.field(validator=(of_length(3), each(one_of(words.ACTIONS))))
    corners: tuple[int, ...] = attrs.field(validator=(of_length(4), each(_LOCATION)))
    source: str = attrs.field(validator=_SOURCE)


EFFECTS = {
    "coin_track": ("immediate", ("steps",)),
    "card_track": ("immediate", ("steps",)),
    "vase": ("immediate", ("amount",)),
    "coins": ("immediate", ("amount",)),
    "inhabitants": ("immediate", ("amount",)),
    "cards_to_inhabitants": ("immediate", ("cards", "inhabitants")),
    "swap_cards_coins": ("immediate", ("cards", "coins")),
    "swap_cards_vase_coins": ("immediate", ("cards", "vases", "coins")),
    "swap_cards_vp": ("immediate", ("cards", "vp")),
    "cards_to_vp": ("immediate", ("cards", "vp")),
    "inhabitant_to_coins": ("immediate", ("inhabitants", "coins")),
    "vases_to_vp": ("immediate", ("vases", "vp")),
    "reset_lever": ("immediate", ("amount",)),
    "develop_house_free": ("immediate", ()),
    "develop_settlement_cheap": ("immediate", ("inhabitants_less", "adjacent_less")),
    "lever_discount": ("permanent", ("coins",)),
    "card_discount": ("permanent", ("coins",)),
    "discard_bonus": ("permanent", ("card_type", "coins")),
    "cattle_inhabitant_discount": ("permanent", ("inhabitants",)),
    "cattle_coins": ("permanent", ("coins",)),
    "river_coin_bonus": ("permanent", ("coins",)),
    "harbour_coins": ("permanent", ("coins",)),
    "harbour_cards": ("permanent", ("cards",)),
    "river_vase_bonus": ("permanent", ("vases",)),
    "per_region_area": ("end", ("region", "vp")),
    "per_cattle": ("end", ("vp",)),
    "per_house": ("end", ("vp",)),
    "per_settlement": ("end", ("vp",)),
    "per_production": ("end", ("vp",)),
    "threshold": ("end", ("of", "low", "low_vp", "high", "high_vp")),
}
"""Each kind of effect of a card: when it works, and the fields that it has."""


@attrs.frozen
class EffectRow:
    """One effect of a card; which fields it has depends on its kind."""

    kind: str = attrs.field(validator=one_of(tuple(EFFECTS)))
    steps: int = attrs.field(default=0, validator=AMOUNT)
    amount: int = attrs.field(default=0, validator=AMOUNT)
    cards: int = attrs.field(default=0, validator=AMOUNT)
    coins: int = attrs.field(default=0, validator=AMOUNT)
    vases: int = attrs.field(default=0, validator=AMOUNT)
    vp: int = attrs.field(default=0, validator=AMOUNT)
    inhabitants: int = attrs.field(default=0, validator=AMOUNT)
    inhabitants_less: int = attrs.field(default=0, validator=from_to(0, 1))
    adjacent_less: int = attrs.field(default=0, validator=from_to(0, 1))
    card_type: str = attrs.field(default="", validator=one_of(("", *words.CARD_TYPES)))
    region: str = attrs.field(default="", validator=one_of(("", *words.REGIONS)))
    of: str = attrs.field(default="", validator=one_of(("", *words.MEASURES)))
    low: int = attrs.field(default=0, validator=AMOUNT)
    low_vp: int = attrs.field(default=0, validator=AMOUNT)
    high: int = attrs.field(default=0, validator=AMOUNT)
    high_vp: int = attrs.field(default=0, validator=AMOUNT)


@attrs.frozen
class CardRow:
    """One project card."""

    id: str
    type: str = attrs.field(validator=one_of(words.CARD_TYPES))
    cost_coins: int = attrs.field(validator=AMOUNT)
    cost_vases: int = attrs.field(validator=from_to(0, 9))
    cost_resources: dict[str, int] = attrs.field(validator=_of_resources)
    vp: int = attrs.field(validator=AMOUNT)
    timing: str = attrs.field(validator=one_of(words.TIMINGS))
    effects: tuple[EffectRow, ...]
    source: str = attrs.field(validator=_SOURCE)
    worked_example: str = ""
