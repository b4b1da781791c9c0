"""The areas of the other players: side by side, or one panel with tabs."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.castles_cards.board import player_areas

_TAB = 28.0
_LEAST_WIDE = 230.0
"""The least width in px for areas side by side."""
_TALL, _CARDS_FROM = 290.0, 0.68
"""From this height (px at 100 %) on, animals have their own row; from this share of the width on,
lanes show whole cards.
"""
_BADGED = 34.0
"""The room (px at 100 %) that an animal with a badge needs."""
_WIDE = 235.0
"""The width (px at 100 %) for which a narrow panel is made."""


def others_areas(
    box: Area, count: int
) -> tuple[tuple[Box, ...], tuple[player_areas.PlayerArea, ...]]:
    """Tabs, if there are any, and an area for each other player."""
    if count == 0:
        return (), ()
    if count == 1:
        return (), (_area(box, _with_name(box)),)
    panels = box.columns(*[None] * count, gap=player_areas.GAP)
    wide = panels[0].width
    if wide >= _LEAST_WIDE:
        inner = [Area.of(panel, min(box.unit, wide / _WIDE)) for panel in panels]
        return (), tuple(_area(panel, _narrow(panel)) for panel in inner)
    top, body = box.rows(_TAB, None)
    tabs = top.columns(*[None] * count)
    return tabs, tuple(_area(body, _behind_tab(body, tab)) for tab in tabs)


@attrs.frozen
class _Plan:
    """How a panel is arranged above its lanes."""

    sign: Box | None
    name: Box | None
    points: Box
    start_card: Box
    cells: tuple[Area, ...]
    """Silver, workers, goods, sold goods, points."""
    cards: Area
    """The row of hand, pile and projects."""
    herd: Area | None
    """The box of the animals; None for the space left beside the cards."""
    hand_step: float
    """The distance between cards of the hand, in widths."""
    gaps: tuple[float, float, float]
    """The gaps before the pile, the projects and the animals, in px at 100 %."""


def _with_name(box: Area) -> _Plan:
    """The plan for the only other player: counters beside the name."""
    return _Plan(
        sign=box.spot(20, 20, 14),
        name=box.cut(33, 8, 96, 24),
        points=box.spot(-27, 24, 36),
        start_card=box.spot(142, 20, 20, 25),
        cells=_grid(box.cut(164, 9, -50, 22), 5, 1),
        cards=box.cut(12, 38, -10, 48),
        herd=None,
        hand_step=0.62,
        gaps=(10, 24, 26),
    )


def _narrow(box: Area) -> _Plan:
    """The plan for one of several: counters below the name; in a tall panel, animals below the
    cards.
    """
    return _Plan(
        sign=box.spot(20, 20, 14),
        name=box.cut(33, 8, 100, 24),
        points=box.spot(-25, 20, 32),
        start_card=box.spot(-60, 20, 20, 25),
        cells=_grid(box.cut(12, 37, -12, 22), 5, 1),
        cards=box.cut(12, 62, -5, 43),
        herd=box.cut(12, 109, -12, 26) if box.tall > _TALL else None,
        hand_step=0.3,
        gaps=(4, 6, 5),
    )


def _behind_tab(box: Area, tab: Area) -> _Plan:
    """The plan with tabs: name and points on the tab; counters beside the cards, in two rows."""
    *cells, last = _grid(box.cut(12, 8, 126, 48), 3, 2)
    return _Plan(
        sign=None,
        name=None,
        points=tab.spot(-17, tab.tall / 2, 25),
        start_card=last.spot(last.wide / 2, last.tall / 2, 19, 24),
        cells=tuple(cells),
        cards=box.cut(142, 8, -10, 48),
        herd=None,
        hand_step=0.5,
        gaps=(7, 10, 10),
    )


def _grid(box: Area, columns: int, rows: int) -> tuple[Area, ...]:
    lines = box.rows(*[None] * rows)
    return tuple(cell for line in lines for cell in line.columns(*[None] * columns))


def _area(box: Area, plan: _Plan) -> player_areas.PlayerArea:
    row, k = plan.cards, box.unit
    small = row.height / player_areas.CARD_TALL
    before_pile, before_projects, before_animals = (gap * k for gap in plan.gaps)
    step = plan.hand_step * small
    hand = tuple(player_areas.card_box(row.x + step * n, row.y, small) for n in range(2))
    pile = player_areas.card_box(hand[1].right + before_pile, row.y, small)
    start = pile.right + before_projects
    projects = tuple(
        player_areas.card_box(start + (small + 3.5 * k) * n, row.y, small) for n in range(3)
    )
    herd_x = projects[-1].right + before_animals
    herd = plan.herd or attrs.evolve(row, x=herd_x, width=row.right - herd_x)
    field = box.cut(10, (max(row.bottom, herd.bottom) - box.y) / k + 6, -10, -9)
    return player_areas.PlayerArea(
        panel=box,
        sign=plan.sign,
        name=plan.name,
        points=plan.points,
        start_card=plan.start_card,
        note=None,
        lanes=player_areas.lanes(field, bands=field.height < _CARDS_FROM * field.width, head=19),
        hand=hand,
        pile=pile,
        pile_note=None,
        projects=projects,
        things=_things(plan.cells, herd),
    )


def _things(cells: Sequence[Area], herd: Area) -> player_areas.Things:
    silver, workers, goods, sold, vp = (_counter(cell) for cell in cells)
    return player_areas.Things(
        silver=silver,
        workers=workers,
        vp=vp,
        goods=(),
        all_goods=goods,
        sold=sold,
        animals=_herd(herd),
        herd=None,
    )


def _counter(cell: Area) -> player_areas.Counter:
    """A picture and its number beside it."""
    size = min(21, 0.56 * cell.wide, 0.92 * cell.tall)
    left, middle = size + 4, cell.tall / 2
    return player_areas.Counter(
        cell.spot(size / 2, middle, size),
        cell.spot((left + cell.wide) / 2, middle, cell.wide - left, 22),
    )


def _herd(box: Area) -> tuple[player_areas.Counter, ...]:
    """Animals in a row with their numbers on badges, or beside them if it is low or narrow."""
    if box.tall < _BADGED:
        return tuple(map(_counter, _grid(box, player_areas.ANIMALS, 1)))
    if box.wide < player_areas.ANIMALS * _BADGED:
        return tuple(map(_counter, _grid(box, 2, player_areas.ANIMALS // 2)))
    size = min(30, box.wide / player_areas.ANIMALS - 5, box.tall - 2)
    step, middle = min(box.wide / player_areas.ANIMALS, 1.45 * size), box.tall / 2
    return tuple(
        player_areas.Counter(box.spot(step * (n + 0.5), middle, size))
        for n in range(player_areas.ANIMALS)
    )
