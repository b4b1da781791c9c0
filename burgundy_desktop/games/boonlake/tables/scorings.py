"""The scoring tiles: special projects above, conditions below. Rules §6.10 and §11."""

from __future__ import annotations

import attrs

from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.facts import FACTS

SCORING_TILES = range(len(FACTS.scoring_tiles))
SCORING_TILE_IDS = tuple(row.id for row in FACTS.scoring_tiles)
TILES_IN_PLAY = FACTS.setup.scoring_tiles_in_play

PROJECT_COINS = tuple(row.project.cost_coins for row in FACTS.scoring_tiles)
PROJECT_RESOURCES = tuple(
    tuple(row.project.cost_resources.get(word, 0) for word in words.RESOURCES)
    for row in FACTS.scoring_tiles
)
PROJECT_VP = tuple(row.project.vp for row in FACTS.scoring_tiles)
PROJECT_TRACK = tuple(words.TRACKS.index(row.project.track) for row in FACTS.scoring_tiles)
PROJECT_INHABITANTS = FACTS.projects.project_inhabitants
PROJECT_STEPS = FACTS.projects.project_track_steps


@attrs.frozen
class Condition:
    """The lower half of a scoring tile. Values are by interim scoring."""

    kind: int
    values: tuple[int, ...]
    """The only ones, or the upper ones."""
    lower: tuple[int, ...]
    pair: tuple[int, ...]
    """Two regions or card types, empty for other kinds."""
    bonus: int
    """Points for each payment."""


def _condition(tile: int) -> Condition:
    row = FACTS.scoring_tiles[tile].condition
    kind = words.CONDITIONS.index(row.kind)
    regions = tuple(map(words.REGIONS.index, row.regions))
    types = tuple(map(words.CARD_TYPES.index, row.types))
    pair = regions or types
    upper = row.thresholds_upper if pair else row.thresholds
    return Condition(kind, upper, row.thresholds_lower, pair, row.bonus_vp_each)


CONDITION = tuple(map(_condition, SCORING_TILES))
PAID = (words.PAY_INHABITANT, words.PAY_VASE, words.PAY_COINS)
"""The conditions that are met by paying."""
