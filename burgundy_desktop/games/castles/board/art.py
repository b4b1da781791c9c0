"""The drawings of pieces, and their keys."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.pieces import (
    Drawing,
    Inset,
)
from burgundy_desktop.games.castles.tables.pieces import KINDS, KNOWLEDGE, TILE_KIND, TILE_NAME

ART: Final = "games/castles/pieces"
WHITE_DIE: Final = "white_die"
"""Its key."""
SIGN: Final = "pieces/common/seat_{}"
"""The sign of a seat, by its number from 1."""
_LEAST_KNOWLEDGE: Final = 44.0
"""Knowledge tiles narrower than this do not show what they do."""


def sprite(name: str) -> str:
    """The drawing of a piece of this game."""
    return f"{ART}/{name}"


def tile_sprite(tile: int) -> str:
    """The drawing of a hex tile."""
    return sprite(f"tile_{TILE_NAME[tile]}")


def tile_look(tile: int, width: float) -> Drawing:
    """A hex tile of this width; on a small knowledge tile only a book, as nobody could read what it
    does.
    """
    if width < _LEAST_KNOWLEDGE and TILE_KIND[tile] == KNOWLEDGE:
        return Drawing(sprite("hex_knowledge"), insets=(Inset(sprite("knowledge"), 0.5, 0.5, 0.7),))
    return Drawing(tile_sprite(tile))


def goods_sprite(goods: int) -> str:
    """The drawing of a goods tile."""
    return sprite(f"goods_{goods + 1}")


def bonus_sprite(kind: int, *, large: bool) -> str:
    """A bonus banner."""
    return sprite(f"bonus_{'large' if large else 'small'}_{KINDS[kind]}")


def tile_key(tile: int) -> str:
    """The key of a hex tile, wherever it lies."""
    return f"tile/{tile}"


def goods_key(seat: int, goods: int) -> str:
    """The key of a seat's goods of one type."""
    return f"goods/{seat}/{goods}"


def depot_goods_key(depot: int, goods: int) -> str:
    """The key of the goods of one type on a depot."""
    return f"depot_goods/{depot}/{goods}"


def round_goods_key(phase: int, place: int) -> str:
    """The key of the goods on a round space, 0 to 4."""
    return f"round_goods/{phase}/{place}"


def marker_key(seat: int) -> str:
    """The key of a seat's marker on the turn order track."""
    return f"marker/{seat}"


def bonus_key(kind: int, *, large: bool) -> str:
    """The key of a bonus banner."""
    return f"bonus/{'large' if large else 'small'}/{kind}"


def points_key(seat: int) -> str:
    """The key of a seat's seal of points."""
    return f"points/{seat}"


def die_key(seat: int, die: int) -> str:
    """The key of a player's die."""
    return f"die/{seat}/{die}"
