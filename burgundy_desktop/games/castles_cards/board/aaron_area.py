"""The area of the automaton: in the panel of the others, or shown large."""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.castles_cards.board.player_areas import (
    CARD_TALL,
    FOOT,
    Lane,
    lanes,
    large_panel,
)
from burgundy_desktop.games.castles_cards.tables.numbers import AARON_PILES

_HEAD = 84.0
"""The height of portrait, notes and piles above the lanes, in px at 100 %."""


@attrs.frozen
class AaronArea:
    """The automaton of the solo game."""

    panel: Box
    portrait: Box
    name: Box
    note: Box
    points: Box
    piles: tuple[Box, ...]
    """One for each round."""
    pile_letters: tuple[Box, ...]
    lanes: tuple[Lane, ...]


def aaron_area(box: Area) -> AaronArea:
    """The small area in the panel of the others, with bands instead of cards."""
    return _area(box, lanes(box.cut(10, _HEAD, -10, -9), bands=True, head=19))


def aaron_in_front(estate: Area) -> AaronArea:
    """The area in the place of the viewer's estate, with whole cards, and room for the bonus cards
    in the heads of the lanes.
    """
    return _area(estate, lanes(estate.cut(9, _HEAD, -9, -8), bands=False, head=36))


def large_aaron_area(width: float, height: float) -> AaronArea:
    """The large area above the table, with whole cards."""
    box = large_panel(width, height)
    return _area(box, lanes(box.cut(10, _HEAD, -10, -6 - FOOT), bands=False, head=28))


def _area(box: Area, lanes_here: tuple[Lane, ...]) -> AaronArea:
    tall = 30 * CARD_TALL
    piles = [-232 + 34 * number for number in range(len(AARON_PILES))]
    return AaronArea(
        panel=box,
        portrait=box.spot(44, 42, 62),
        name=box.cut(85, 10, -236, 26),
        note=box.cut(85, 36, -236, 38),
        points=box.spot(-32, 28, 42),
        piles=tuple(box.cut(x, 13, 30, tall) for x in piles),
        pile_letters=tuple(box.cut(x, 14 + tall, 30, 17) for x in piles),
        lanes=lanes_here,
    )
