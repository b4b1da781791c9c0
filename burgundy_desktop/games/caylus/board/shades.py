"""The colours of the score sheet: buildings have the colour of their tile."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.board import Shade

SHADES: Final = {
    "foreign_workers": Shade("chart.first"),
    "wood_buildings": Shade("kinds.building"),
    "stone_buildings": Shade("chart.eighth"),
    "residences": Shade("chart.fourth"),
    "prestige_buildings": Shade("chart.second"),
    "trades": Shade("chart.sixth"),
    "dungeon": Shade("chart.seventh"),
    "walls": Shade("chart.seventh", hatch=1),
    "towers": Shade("chart.seventh", hatch=2),
    "favors": Shade("chart.fifth"),
    "no_batch": Shade("chart.first", hatch=1),
    "missing_houses": Shade("chart.first", hatch=2),
    "gold": Shade("chart.third"),
    "cubes": Shade("chart.sixth", hatch=1),
    "deniers": Shade("chart.third", hatch=1),
}
