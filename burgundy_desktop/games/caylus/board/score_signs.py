"""The signs of the lines of the score sheet."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.games.caylus.board.art import sprite

SIGNS: Final = {
    "foreign_workers": sprite("worker_any"),
    "wood_buildings": sprite("kind_wood"),
    "stone_buildings": sprite("kind_stone"),
    "residences": sprite("pic_residence"),
    "prestige_buildings": sprite("kind_prestige"),
    "trades": sprite("pic_church"),
    "dungeon": sprite("section_dungeon"),
    "walls": sprite("section_walls"),
    "towers": sprite("section_towers"),
    "favors": sprite("favor"),
    "no_batch": sprite("castle_scaffold"),
    "missing_houses": sprite("kind_residential"),
    "gold": sprite("cube_gold"),
    "cubes": sprite("cube_basic"),
    "deniers": sprite("denier"),
}
