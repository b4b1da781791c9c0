"""The Eminence: solo tiles, difficulties, what its board pays. Rules §13.

A solo tile in the deck is four times its row in `solo.toml`, plus its direction.
"""

from __future__ import annotations

from burgundy_desktop.games.boonlake.tables.facts import FACTS
from burgundy_desktop.games.boonlake.tables.words import ACTIONS, CORNERS, SOLO_TYPES

SOLO_TILE_IDS = tuple(row.id for row in FACTS.solo_tiles)
SOLO_TILES = range(len(SOLO_TILE_IDS))
SOLO_TYPE = tuple(SOLO_TYPES.index(row.type) for row in FACTS.solo_tiles)
TYPE_A, TYPE_B = range(2)
SOLO_ACTIONS = tuple(tuple(map(ACTIONS.index, row.actions)) for row in FACTS.solo_tiles)
SOLO_CORNERS = tuple(row.corners for row in FACTS.solo_tiles)
"""The numbers in the corners, by direction."""
DIRECTIONS = len(CORNERS)
TOP_LEFT = CORNERS.index("top_left")

REMOVED = tuple((row.remove_a, row.remove_b) for row in FACTS.difficulties)
"""By difficulty: how many tiles of type A and B are left out."""
TILES_IN_GAME = FACTS.solo.tiles_in_play
UNREVEALED_VP = FACTS.solo.unrevealed_b_tile_vp
NO_PIECE_VP = FACTS.solo.no_piece_left_vp


def _sums(amounts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sum(amounts[:gone]) for gone in range(len(amounts) + 1))


_BOARD = FACTS.solo_board
EMINENCE_HOUSE_VP = _sums(_BOARD.house_vp)
EMINENCE_SETTLEMENT_VP = _sums(_BOARD.settlement_vp)
EMINENCE_CATTLE_VP = _sums(_BOARD.cattle_vp)
"""Income by pieces gone from the board."""
CACTUS_VP = _BOARD.cactus_vp
LAST_CACTUS = len(CACTUS_VP) - 1
