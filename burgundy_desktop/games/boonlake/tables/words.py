"""The names that the program knows. Named things are indices into these tuples."""

from __future__ import annotations

SOURCES = ("rulebook", "probable", "reconstructed")
"""Where a figure comes from: the grades of `docs/rules/boonlake/readings.md`."""

CARD_TYPES = ("day", "sunset", "night")
DAY, SUNSET, NIGHT = range(3)

ACTIONS = ("pioneer", "settler", "cattle", "region_scoring", "recruit", "progress", "builder")
PIONEER, SETTLER, CATTLE, REGION_SCORING, RECRUIT, PROGRESS, BUILDER = range(7)
"""The action tiles."""

REGIONS = ("boonlake", "unknown", "new_hope", "southern")
BOONLAKE, UNKNOWN, NEW_HOPE, SOUTHERN = range(4)

RESOURCES = ("wood", "clay", "stone", "iron")
WOOD, CLAY, STONE, IRON = range(4)
"""Resources, production sites and sections of the canal, from upstream to downstream."""

TRACKS = ("coin", "card")
COIN_TRACK, CARD_TRACK = range(2)

LEVERS = (
    "forgo_vase",
    "forgo_modernize",
    "forgo_develop",
    "skip_card_production",
    "skip_card_coins",
    "region_vp",
    "canoe_upstream",
    "settlement_cheaper",
    "tile_inhabitant",
    "resource_or_2",
    "resource_and_5",
    "cards_to_inhabitant",
)
(
    FORGO_VASE,
    FORGO_MODERNIZE,
    FORGO_DEVELOP,
    SKIP_CARD_PRODUCTION,
    SKIP_CARD_COINS,
    REGION_VP,
    CANOE_UPSTREAM,
    SETTLEMENT_CHEAPER,
    TILE_INHABITANT,
    RESOURCE_OR_2,
    RESOURCE_AND_5,
    CARDS_TO_INHABITANT,
) = range(12)
"""What the levers do. Where each is on the board is another matter (`boards.LEVER_PLACE`)."""

TRIGGERS = (
    "forgo",
    "skip_card",
    "region_scoring",
    "any_time",
    "develop_settlement",
    "place_tile",
    "resource_or_any_time",
)

LOCATION_REWARDS = ("coins", "cards", "inhabitants", "production")
REGION_REWARDS = ("coins", "cards", "vp")
SPACE_REWARDS = (
    "none",
    "coins",
    "cards",
    "vp",
    "vase",
    "inhabitants",
    "vase_or_production",
)
(
    SPACE_NONE,
    SPACE_COINS,
    SPACE_CARDS,
    SPACE_VP,
    SPACE_VASE,
    SPACE_INHABITANTS,
    SPACE_VASE_OR_PRODUCTION,
) = range(7)

TRACK_REWARDS = ("", "production", "vase", "inhabitant")
NO_REWARD, PRODUCTION_REWARD, VASE_REWARD, INHABITANT_REWARD = range(4)

BACKS = ("A", "B", "C", "grey")

SITE_EFFECTS = (
    "coins",
    "cards",
    "vase",
    "vp",
    "coin_track",
    "card_track",
    "track_choice",
    "income_coin_track",
    "income_card_track",
    "settlement_bonus",
)
(
    SITE_COINS,
    SITE_CARDS,
    SITE_VASE,
    SITE_VP,
    SITE_COIN_TRACK,
    SITE_CARD_TRACK,
    SITE_TRACK_CHOICE,
    SITE_INCOME_COIN_TRACK,
    SITE_INCOME_CARD_TRACK,
    SITE_SETTLEMENT_BONUS,
) = range(10)

TIMINGS = ("immediate", "permanent", "end")

PERMANENTS = (
    "lever_discount",
    "card_discount",
    "discard_bonus_day",
    "discard_bonus_sunset",
    "discard_bonus_night",
    "cattle_inhabitant_discount",
    "cattle_coins",
    "river_coin_bonus",
    "harbour_coins",
    "harbour_cards",
    "river_vase_bonus",
)
(
    LEVER_DISCOUNT,
    CARD_DISCOUNT,
    DISCARD_BONUS_DAY,
    DISCARD_BONUS_SUNSET,
    DISCARD_BONUS_NIGHT,
    CATTLE_DISCOUNT,
    CATTLE_COINS,
    RIVER_COIN_BONUS,
    HARBOUR_COINS,
    HARBOUR_CARDS,
    RIVER_VASE_BONUS,
) = range(11)
"""Permanent effects of cards; a player has a sum for each, a discard bonus one for each type."""

MEASURES = ("coin_track", "card_track", "levers", "cattle", "houses", "settlements")
"""What the threshold of a card may count."""

CONDITIONS = (
    "region_pair",
    "coin_track_steps",
    "card_track_steps",
    "both_tracks_steps",
    "production_sites",
    "connected_tiles",
    "levers",
    "cattle_removed",
    "settlements_removed",
    "bridge_tiles_areas",
    "pay_inhabitant_or_5_coins",
    "pay_vase_or_5_coins",
    "pay_2_coins",
    "cards_two_types",
)
(
    REGION_PAIR,
    COIN_TRACK_STEPS,
    CARD_TRACK_STEPS,
    BOTH_TRACKS_STEPS,
    PRODUCTION_SITES,
    CONNECTED_TILES,
    LEVERS_OWNED,
    CATTLE_REMOVED,
    SETTLEMENTS_REMOVED,
    BRIDGE_TILES_AREAS,
    PAY_INHABITANT,
    PAY_VASE,
    PAY_COINS,
    CARDS_TWO_TYPES,
) = range(14)
"""The conditions of scoring tiles."""

DIFFICULTIES = ("easy", "medium", "hard", "very_hard", "elite")
SOLO_TYPES = ("A", "B")
CORNERS = ("top_left", "top_right", "bottom_left", "bottom_right")
"""Directions of a solo tile."""
