"""The building tiles: their sites, costs and effects. Rules §6.4.

A tile is its row in `building_tiles.toml`; a pasture is `PASTURE`.
"""

from __future__ import annotations

from burgundy_desktop.games.boonlake.tables.checks import parse_effect
from burgundy_desktop.games.boonlake.tables.facts import FACTS
from burgundy_desktop.games.boonlake.tables.words import BACKS, SITE_SETTLEMENT_BONUS

NO_TILE = -1
TILE_COUNT = len(FACTS.tiles)
PASTURE = TILE_COUNT
"""What lies on a location besides a building tile. All pastures are alike."""

TILE_IDS = tuple(row.id for row in FACTS.tiles)
TILE_BACK = tuple(BACKS.index(row.back) for row in FACTS.tiles)
GREY = BACKS.index("grey")
TILES_OF_BACK = tuple(
    tuple(tile for tile in range(TILE_COUNT) if TILE_BACK[tile] == back)
    for back in range(len(BACKS))
)
GREY_TILES = TILES_OF_BACK[GREY]

SITES = (*(len(row.site) for row in FACTS.tiles), 0)
"""Sites of each tile; a pasture has none."""
PENALTY = (*(row.settlement_penalty for row in FACTS.tiles), 0)

_ALL_COSTS = sorted({(s.cost_coins, s.cost_cards) for row in FACTS.tiles for s in row.site})
COSTS = tuple(_ALL_COSTS)
"""The different costs of sites: coins, and cards to discard. Free ones come first."""
COST_CLASS = tuple(
    tuple(COSTS.index((site.cost_coins, site.cost_cards)) for site in row.site)
    for row in FACTS.tiles
)
"""By tile and site, an index of `COSTS`."""

EFFECTS = tuple(
    tuple(
        tuple(
            effect
            for effect in map(parse_effect, site.effects)
            if effect[0] != SITE_SETTLEMENT_BONUS
        )
        for site in row.site
    )
    for row in FACTS.tiles
)
"""By tile and site: kind and amount of what happens to whoever settles there."""
BONUS = tuple(
    tuple(
        sum(n for kind, n in map(parse_effect, site.effects) if kind == SITE_SETTLEMENT_BONUS)
        for site in row.site
    )
    for row in FACTS.tiles
)
"""By tile and site: points for a settlement there."""
