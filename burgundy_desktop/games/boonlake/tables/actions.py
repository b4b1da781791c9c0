"""The action board and its seven tiles. Rules §5."""

from __future__ import annotations

from burgundy_desktop.games.boonlake.tables.facts import FACTS
from burgundy_desktop.games.boonlake.tables.words import ACTIONS, CARD_TYPES

ROWS = len(FACTS.action_rows)
BOTTOM = ROWS - 1
"""Rows are counted from 0, at the top."""
MOVEMENT = tuple(row.movement for row in FACTS.action_rows)
ROW_LOSS = tuple(row.vp_loss for row in FACTS.action_rows)
ACTION_COUNT = len(ACTIONS)
NO_ACTION = -1
TILE_CARD_TYPE = tuple(
    CARD_TYPES.index(row.card_type) if row.card_type else -1 for row in FACTS.action_tiles
)
"""The type of card of each tile, -1 for the builder."""
