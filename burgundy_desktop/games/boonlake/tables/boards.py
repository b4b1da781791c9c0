"""The player board and the income tracks. Rules §6.5, §7, §10 and §11.

Pieces of a kind leave the board from the top: piece 0 first.
"""

from __future__ import annotations

from burgundy_desktop.games.boonlake.tables.facts import FACTS
from burgundy_desktop.games.boonlake.tables.rows.boards import RecessRow
from burgundy_desktop.games.boonlake.tables.words import LEVERS, RESOURCES, TRACK_REWARDS

_LEVELS = FACTS.levels
LEVEL_COUNT = len(_LEVELS)

_HOUSES = tuple(recess for level in _LEVELS for recess in level.houses)
_SETTLEMENTS = tuple(recess for level in _LEVELS for recess in level.settlements)
_CATTLE = tuple(recess for level in _LEVELS for recess in level.cattle)


def _sums(recesses: tuple[RecessRow, ...], field: str) -> tuple[int, ...]:
    """The total income of empty recesses, by their number."""
    amounts = [getattr(recess, field) for recess in recesses]
    return tuple(sum(amounts[:empty]) for empty in range(len(amounts) + 1))


HOUSE_COINS, HOUSE_VP = _sums(_HOUSES, "coins"), _sums(_HOUSES, "vp")
SETTLEMENT_COINS, SETTLEMENT_VP = _sums(_SETTLEMENTS, "coins"), _sums(_SETTLEMENTS, "vp")
CATTLE_PIECE_COINS, CATTLE_PIECE_VP = _sums(_CATTLE, "coins"), _sums(_CATTLE, "vp")
"""Income by pieces gone from the board."""

SETTLEMENT_EXTRA = tuple(recess.extra_inhabitants for recess in _SETTLEMENTS)
CATTLE_EXTRA = tuple(recess.extra_inhabitants for recess in _CATTLE)
"""By piece: inhabitants that it costs besides."""

RECESSES = tuple((len(row.houses), len(row.settlements), len(row.cattle)) for row in _LEVELS)
"""By level: recesses for houses, settlements, cattle."""
LEVEL_NEEDS = tuple(
    tuple(sum(level[kind] for level in RECESSES[: number + 1]) for kind in range(3))
    for number in range(LEVEL_COUNT)
)
"""By level: houses, settlements and cattle that are gone once it is empty."""
BONUS_LEVELS = sum(row.level_bonus_inhabitant for row in _LEVELS)
"""The number of levels with an inhabitant, from the top."""
LEVEL_BONUS_VP = tuple(row.level_bonus_vp for row in _LEVELS)
LEVEL_END_VP = tuple(row.end_vp_per_empty for row in _LEVELS)


def _end_vp(kind: str) -> tuple[int, ...]:
    worth = [level.end_vp_per_empty for level in _LEVELS for _ in getattr(level, kind)]
    return tuple(sum(worth[:empty]) for empty in range(len(worth) + 1))


HOUSE_END_VP, SETTLEMENT_END_VP, CATTLE_END_VP = map(_end_vp, ("houses", "settlements", "cattle"))
"""Points at the end by pieces gone from the board."""

_LEVER_ROWS = tuple(next(row for row in FACTS.levers if row.id == word) for word in LEVERS)
LEVER_COUNT = len(LEVERS)
LEVER_COST = tuple(row.cost_coins for row in _LEVER_ROWS)
LEVER_PLACE = tuple((row.row, row.col) for row in _LEVER_ROWS)
"""Row and column on the board, from 1."""
ALL_LEVERS = (1 << LEVER_COUNT) - 1

CANAL = tuple(map(RESOURCES.index, FACTS.canal.positions))
"""The resource beside each section of the canal, from upstream to downstream."""
CANAL_START = FACTS.canal.positions.index(FACTS.canal.start_position)
UPSTREAM_COINS = FACTS.canal.upstream_cost_coins

_TRACK_ROWS = (FACTS.coin_track, FACTS.card_track)
LAST_POSITION = tuple(len(track) - 1 for track in _TRACK_ROWS)
TRACK_INCOME = (
    tuple(space.income_coins for space in FACTS.coin_track),
    tuple(space.income_cards for space in FACTS.card_track),
)
"""By track and position: coins or cards."""
TRACK_VP = tuple(tuple(space.income_vp for space in track) for track in _TRACK_ROWS)
TRACK_REWARD = tuple(
    tuple(TRACK_REWARDS.index(space.reward) for space in track) for track in _TRACK_ROWS
)
LOST_STEP_VP = FACTS.tracks.lost_step_vp

FULL_LEVEL = 2


def production_level(sites: int, resource: int) -> int:
    """The level of a production site, 0 for none. `sites` holds two bits for each resource."""
    return sites >> 2 * resource & 3


def raised(sites: int, resource: int) -> int:
    """The sites after one was built or turned to level 2."""
    return sites + (1 << 2 * resource)


def _sites() -> tuple[int, ...]:
    return tuple(sum(sites >> 2 * r & 3 for r in range(len(RESOURCES))) for sites in range(256))


PRODUCTION_SUM = _sites()
"""By production sites: the sum of their levels."""
OPEN_SITES = tuple(
    tuple(r for r in range(len(RESOURCES)) if sites >> 2 * r & 3 < FULL_LEVEL)
    for sites in range(256)
)
"""By production sites: the resources whose site can be built or turned."""
