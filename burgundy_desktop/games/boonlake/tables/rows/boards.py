"""`tracks.toml` and `player_board.toml`: what a player has in front."""

from __future__ import annotations

import attrs

from burgundy_desktop.core.fields import AMOUNT, from_to, one_of
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.rows.fields import SOURCE


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
    source: str = attrs.field(validator=SOURCE)
    income_coins: int = attrs.field(default=0, validator=AMOUNT)
    income_cards: int = attrs.field(default=0, validator=AMOUNT)


@attrs.frozen
class CanalRow:
    """The canal; its sections belong to the resources in their order."""

    positions: tuple[str, ...]
    canoes: int = attrs.field(validator=from_to(2, 2))
    start_position: str = attrs.field(validator=one_of(words.RESOURCES))
    upstream_cost_coins: int = attrs.field(validator=AMOUNT)
    source: str = attrs.field(validator=SOURCE)


@attrs.frozen
class ProductionRow:
    """The production sites of a player."""

    types: tuple[str, ...]
    max_level: int = attrs.field(validator=from_to(2, 2))
    starting_sites: int = attrs.field(validator=from_to(1, 1))
    source: str = attrs.field(validator=SOURCE)


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
    source_layout: str = attrs.field(validator=SOURCE)
    source: str = attrs.field(validator=SOURCE)


@attrs.frozen
class LeverRow:
    """One slot of the modernization area."""

    slot: int = attrs.field(validator=from_to(1, 12))
    id: str = attrs.field(validator=one_of(words.LEVERS))
    trigger: str = attrs.field(validator=one_of(words.TRIGGERS))
    row: int = attrs.field(validator=from_to(1, 4))
    col: int = attrs.field(validator=from_to(1, 3))
    cost_coins: int = attrs.field(validator=AMOUNT)
    source_effect: str = attrs.field(validator=SOURCE)
    source: str = attrs.field(validator=SOURCE)
