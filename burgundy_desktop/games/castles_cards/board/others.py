"""Where the things of the other players lie: beside each other, or one panel with tabs."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.castles_cards.board.player_areas import (
    ANIMALS,
    CARD_TALL,
    GAP,
    Counter,
    PlayerArea,
    Things,
    card_box,
    lanes,
)

_TAB = 28.0
_LEAST_WIDE = 230.0
"""Others stand side by side if each has so many px."""
_TALL, _CARDS_FROM = 290.0, 0.68
"""From this height (px at 100 %) on animals have a row of their own; from this share of the width
on lanes show whole cards."""
_BADGED = 34.0
"""The room (px at 100 %) that an animal with a badge needs."""
_WIDE = 235.0
"""The width (px at 100 %) for which a narrow panel is made."""


def others_areas(box: Box, count: int, k: float) -> tuple[tuple[Box, ...], tuple[PlayerArea, ...]]:
    """Tabs, if there are any, and a mat for each other player."""
    if count == 0:
        return (), ()
    if count == 1:
        return (), (_area(box, _with_name(box, k), k),)
    gap = GAP * k
    wide = (box.width - gap * (count - 1)) / count
    if wide >= _LEAST_WIDE:
        inner = min(k, wide / _WIDE)
        panels = [Box(box.x + (wide + gap) * n, box.y, wide, box.height) for n in range(count)]
        return (), tuple(_area(panel, _narrow(panel, inner), inner) for panel in panels)
    step, tall = box.width / count, _TAB * k
    tabs = tuple(Box(box.x + step * n, box.y, step, tall) for n in range(count))
    body = Box(box.x, box.y + tall, box.width, box.height - tall)
    return tabs, tuple(_area(body, _behind_tab(body, tab, k), k) for tab in tabs)


@attrs.frozen
class _Plan:
    """How a panel is arranged above its lanes."""

    sign: Box | None
    name: Box | None
    points: Box
    start_card: Box
    cells: tuple[Box, ...]
    """Silver, workers, goods, sold goods, points."""
    cards: Box
    """The row of hand, pile and projects."""
    herd: Box | None
    """Where animals lie; None for what is left beside the cards."""
    hand_step: float
    """From one card of the hand to the next, in widths."""
    gaps: tuple[float, float, float]
    """Before the pile, before the projects and before the animals."""


def _with_name(box: Box, k: float) -> _Plan:
    """The only other player: counters beside the name."""
    row = Box(box.x + 164 * k, box.y + 9 * k, box.width - 214 * k, 22 * k)
    return _Plan(
        sign=Box.around(box.x + 20 * k, box.y + 20 * k, 14 * k),
        name=Box(box.x + 33 * k, box.y + 8 * k, 96 * k, 24 * k),
        points=Box.around(box.right - 27 * k, box.y + 24 * k, 36 * k),
        start_card=Box.around(box.x + 142 * k, box.y + 20 * k, 20 * k, 25 * k),
        cells=_grid(row, 5, 1),
        cards=Box(box.x + 12 * k, box.y + 38 * k, box.width - 22 * k, 48 * k),
        herd=None,
        hand_step=0.62,
        gaps=(10 * k, 24 * k, 26 * k),
    )


def _narrow(box: Box, k: float) -> _Plan:
    """One of several: counters below the name; where it is tall animals below the cards."""
    row = Box(box.x + 12 * k, box.y + 37 * k, box.width - 24 * k, 22 * k)
    cards = Box(box.x + 12 * k, box.y + 62 * k, box.width - 17 * k, 43 * k)
    herd = Box(cards.x, cards.bottom + 4 * k, row.width, 26 * k)
    return _Plan(
        sign=Box.around(box.x + 20 * k, box.y + 20 * k, 14 * k),
        name=Box(box.x + 33 * k, box.y + 8 * k, 100 * k, 24 * k),
        points=Box.around(box.right - 25 * k, box.y + 20 * k, 32 * k),
        start_card=Box.around(box.right - 60 * k, box.y + 20 * k, 20 * k, 25 * k),
        cells=_grid(row, 5, 1),
        cards=cards,
        herd=herd if box.height > _TALL * k else None,
        hand_step=0.3,
        gaps=(4 * k, 6 * k, 5 * k),
    )


def _behind_tab(box: Box, tab: Box, k: float) -> _Plan:
    """Name and points stand on the tab; counters lie beside the cards, in two rows."""
    field = Box(box.x + 12 * k, box.y + 8 * k, 126 * k, 48 * k)
    *cells, last = _grid(field, 3, 2)
    return _Plan(
        sign=None,
        name=None,
        points=Box.around(tab.right - 17 * k, tab.centre[1], 25 * k),
        start_card=Box.around(*last.centre, 19 * k, 24 * k),
        cells=tuple(cells),
        cards=Box(field.right + 4 * k, field.y, box.right - field.right - 14 * k, field.height),
        herd=None,
        hand_step=0.5,
        gaps=(7 * k, 10 * k, 10 * k),
    )


def _grid(box: Box, columns: int, rows: int) -> tuple[Box, ...]:
    wide, tall = box.width / columns, box.height / rows
    return tuple(
        Box(box.x + wide * (n % columns), box.y + tall * (n // columns), wide, tall)
        for n in range(columns * rows)
    )


def _area(box: Box, plan: _Plan, k: float) -> PlayerArea:
    row = plan.cards
    small = row.height / CARD_TALL
    before_pile, before_projects, before_animals = plan.gaps
    step = plan.hand_step * small
    hand = tuple(card_box(row.x + step * n, row.y, small) for n in range(2))
    pile = card_box(hand[1].right + before_pile, row.y, small)
    start = pile.right + before_projects
    projects = tuple(card_box(start + (small + 3.5 * k) * n, row.y, small) for n in range(3))
    herd_x = projects[-1].right + before_animals
    herd = plan.herd or Box(herd_x, row.y, row.right - herd_x, row.height)
    top = max(row.bottom, herd.bottom) + 6 * k
    field = Box(box.x + 10 * k, top, box.width - 20 * k, box.bottom - 9 * k - top)
    return PlayerArea(
        panel=box,
        sign=plan.sign,
        name=plan.name,
        points=plan.points,
        start_card=plan.start_card,
        note=None,
        lanes=lanes(field, k, bands=field.height < _CARDS_FROM * field.width, head=19),
        hand=hand,
        pile=pile,
        pile_note=None,
        projects=projects,
        things=_things(plan.cells, herd, k),
    )


def _things(cells: Sequence[Box], herd: Box, k: float) -> Things:
    silver, workers, goods, sold, vp = (_counter(cell, k) for cell in cells)
    return Things(
        silver=silver,
        workers=workers,
        vp=vp,
        goods=(),
        all_goods=goods,
        sold=sold,
        animals=_herd(herd, k),
        herd=None,
    )


def _counter(cell: Box, k: float) -> Counter:
    """A picture and its number beside it."""
    size = min(21 * k, 0.56 * cell.width, 0.92 * cell.height)
    x, y = cell.x, cell.centre[1]
    gap = 4 * k
    return Counter(
        Box.around(x + size / 2, y, size),
        Box(x + size + gap, y - 11 * k, cell.width - size - gap, 22 * k),
    )


def _herd(box: Box, k: float) -> tuple[Counter, ...]:
    """Animals in a row, their numbers on badges; where it is low or narrow numbers beside them."""
    if box.height < _BADGED * k:
        return tuple(_counter(cell, k) for cell in _grid(box, ANIMALS, 1))
    if box.width < ANIMALS * _BADGED * k:
        return tuple(_counter(cell, k) for cell in _grid(box, 2, ANIMALS // 2))
    size = min(30 * k, box.width / ANIMALS - 5 * k, box.height - 2 * k)
    step, middle = min(box.width / ANIMALS, 1.45 * size), box.centre[1]
    return tuple(
        Counter(Box.around(box.x + step * (n + 0.5), middle, size)) for n in range(ANIMALS)
    )
