"""Where the things of the automaton lie: in the panel of the others, or shown large."""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.castles_cards.board.player_areas import (
    FOOT,
    HEIGHT,
    WIDTH,
    Lane,
    card_box,
    lanes,
    large_panel,
)
from burgundy_desktop.games.castles_cards.tables.numbers import AARON_PILES

_HEAD = 84.0
"""Portrait, notes and piles stand above the lanes, in px at 100 %."""


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


def aaron_area(box: Box, k: float) -> AaronArea:
    """In the panel where the others lie: of his cards there is room for bands."""
    field = Box(box.x + 10 * k, box.y + _HEAD * k, box.width - 20 * k, box.height - (_HEAD + 9) * k)
    return _area(box, k, lanes(field, k, bands=True, head=19))


def large_aaron_area(width: float, height: float) -> AaronArea:
    """Large above the table, with whole cards."""
    k = min(width / WIDTH, height / HEIGHT)
    box = large_panel(width, height)
    tall = box.height - (_HEAD + FOOT + 6) * k
    field = Box(box.x + 10 * k, box.y + _HEAD * k, box.width - 20 * k, tall)
    return _area(box, k, lanes(field, k, bands=False, head=28))


def _area(box: Box, k: float, lanes_here: tuple[Lane, ...]) -> AaronArea:
    portrait = Box.around(box.x + 44 * k, box.y + 42 * k, 62 * k)
    start = box.right - 246 * k
    piles = tuple(
        card_box(start + 38 * k * n, box.y + 13 * k, 30 * k) for n in range(len(AARON_PILES))
    )
    x = portrait.right + 10 * k
    return AaronArea(
        panel=box,
        portrait=portrait,
        name=Box(x, box.y + 10 * k, start - x, 26 * k),
        note=Box(x, box.y + 36 * k, start - 6 * k - x, 38 * k),
        points=Box.around(box.right - 32 * k, box.y + 28 * k, 42 * k),
        piles=piles,
        pile_letters=tuple(Box(p.x, p.bottom + 1 * k, p.width, 17 * k) for p in piles),
        lanes=lanes_here,
    )
