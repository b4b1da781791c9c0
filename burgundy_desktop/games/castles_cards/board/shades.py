"""The colours of lanes, and of the score sheet: a triple has the colour of its lane."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.boardkit.board import Shade
from burgundy_desktop.boardkit.palette import Colour, Palette, mixed
from burgundy_desktop.games.castles_cards.tables.rows import COLOURS

SHADES: Final = {
    "triple_castle": Shade("chart.seventh"),
    "triple_mine": Shade("chart.eighth"),
    "triple_cloister": Shade("chart.fifth"),
    "triple_knowledge": Shade("chart.third"),
    "triple_ship": Shade("chart.second"),
    "triple_pasture": Shade("chart.fourth"),
    "triple_building": Shade("kinds.building"),
    "first_completion": Shade("chart.first"),
    "all_seven": Shade("chart.sixth"),
    "vp_cards": Shade("chart.third", hatch=1),
    "sold_goods": Shade("chart.sixth", hatch=1),
    "start_player_card": Shade("chart.first", hatch=1),
    "animals": Shade("chart.fourth", hatch=1),
}
"""Colours of charts are those of the cards, lighter on a dark background; buildings have none."""


def ground(palette: Palette, colour: int) -> Colour:
    """The ground of the lane of a colour."""
    kind: Colour = getattr(palette.kinds, COLOURS[colour])
    return mixed(palette.surfaces.panel, kind, 0.27 if palette.theme.dark else 0.2)
