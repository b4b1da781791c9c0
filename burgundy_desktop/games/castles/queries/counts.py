"""Counts of things on an estate, which are not stored in the state."""

from __future__ import annotations

from burgundy_desktop.games.castles.state import NO_TILE, PlayerState
from burgundy_desktop.games.castles.tables.estates import ALL_SPACES
from burgundy_desktop.games.castles.tables.pieces import MINE, TILE_BUILDING, TILE_KIND


def empty_spaces(player: PlayerState) -> int:
    """Spaces of the estate that are not covered: the first tie-break."""
    return (ALL_SPACES & ~player.occupied).bit_count()


def mines(player: PlayerState) -> int:
    """Mines on the estate."""
    return placed_of_kind(player, MINE)


def placed_of_kind(player: PlayerState, kind: int) -> int:
    """Tiles of a kind on the estate, start castle included."""
    return sum(1 for tile in player.tiles if tile != NO_TILE and TILE_KIND[tile] == kind)


def placed_buildings(player: PlayerState, building: int) -> int:
    """Buildings of one sort on the estate."""
    return sum(1 for tile in player.tiles if tile != NO_TILE and TILE_BUILDING[tile] == building)


def bonus_tiles(player: PlayerState) -> int:
    """Bonus tiles that the player has, large and small."""
    return player.large_bonuses.bit_count() + player.small_bonuses.bit_count()
