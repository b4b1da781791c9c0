"""Where a tile may go, and the uncovered spaces of a region or a colour. Sets of spaces are bit
masks.
"""

from __future__ import annotations

from functools import lru_cache

from burgundy_desktop.games.castles.state import PlayerState
from burgundy_desktop.games.castles.tables.board import STORAGE_SPACES
from burgundy_desktop.games.castles.tables.estates import ESTATES, spaces_in
from burgundy_desktop.games.castles.tables.pieces import TILE_BUILDING, TILE_KIND

REMEMBERED = 4096
"""How many answers are kept ready that are worked out from the covered spaces of an estate."""


def open_spaces(player: PlayerState, tile: int) -> int:
    """The spaces where a tile may go, ignoring the number. Rules §8.2 (1) to (3)."""
    spaces = player.frontier & ESTATES[player.estate].kind_mask[TILE_KIND[tile]]
    building = TILE_BUILDING[tile]
    if building >= 0 and not player.knowledge >> 1 & 1:
        spaces &= ~player.blocked[building]
    return spaces


def touching_spaces(player: PlayerState, kind: int) -> int:
    """The empty spaces of a colour next to a covered one, whatever lies in their city."""
    return player.frontier & ESTATES[player.estate].kind_mask[kind]


def left_in_region(player: PlayerState, space: int) -> int:
    """The spaces of the region of `space` that are not covered."""
    return ESTATES[player.estate].region_mask[space] & ~player.occupied


def left_of_colour(player: PlayerState, kind: int) -> int:
    """The spaces of a colour that are not covered."""
    return ESTATES[player.estate].kind_mask[kind] & ~player.occupied


def left_to_complete(player: PlayerState, tile: int) -> int:
    """The empty spaces in the region that a tile would come closest to completing.

    The space for the tile counts, so 1 completes a region; 0 means that the tile fits nowhere.
    """
    spaces = open_spaces(player, tile)
    return _fewest_left(player.estate, spaces, player.occupied)


@lru_cache(REMEMBERED)
def _fewest_left(estate: int, spaces: int, occupied: int) -> int:
    """A search asks the same again and again."""
    masks = ESTATES[estate].region_mask
    return min(((masks[space] & ~occupied).bit_count() for space in spaces_in(spaces)), default=0)


def nearest_by_colour(estate: int, occupied: int, frontier: int) -> list[int]:
    """The same for a tile of each colour that no city keeps out."""
    return [_fewest_left(estate, mask & frontier, occupied) for mask in ESTATES[estate].kind_mask]


def storage_is_full(player: PlayerState) -> bool:
    """Whether a stored tile must leave before another one fits."""
    return len(player.storage) >= STORAGE_SPACES


def room_in_storage(player: PlayerState) -> int:
    """How many more tiles the storage has space for."""
    return STORAGE_SPACES - len(player.storage)
