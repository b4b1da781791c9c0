"""The signs of the lines of the score sheet, and which ones are counted together at the end."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.games.castles.board.art import sprite

KNOWLEDGE: Final = "knowledge"
"""All knowledge tiles with points together."""
_TILES: Final = tuple(range(15, 27))

GROUPS: Final = {f"knowledge_{number}": KNOWLEDGE for number in _TILES}

SIGNS: Final = {
    "region": sprite("hex_castle"),
    "phase": sprite("pennant_now"),
    "bonus": sprite("bonus_large_building"),
    "animals": sprite("cow"),
    "watchtower": sprite("watchtower"),
    "sales": sprite("goods_1"),
    "unsold": sprite("goods_back"),
    "silver": sprite("silverling"),
    "workers": sprite("worker"),
    KNOWLEDGE: sprite("knowledge"),
    **{f"knowledge_{number}": sprite(f"knowledge_{number}") for number in _TILES},
}
