"""The areas of the other players: a panel for the only one, strips for several."""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.castles_cards.board import player_areas

_BADGED = 34.0
"""The room (px at 100 %) that an animal with a badge needs."""
_HAND_STEP, _PILE_GAP, _PROJECTS_GAP, _ANIMALS_GAP = 0.62, 10.0, 24.0, 26.0
"""From one card of the hand to the next, in widths; gaps in px at 100 %."""
_BLOCK = 152.0
"""The width of name and counters of a strip, in px at 100 %."""


@attrs.frozen
class Strip:
    """One of several other players: what is counted, and the estate in small. A click shows the
    whole board.
    """

    panel: Box
    sign: Box
    name: Box
    points: Box
    start_card: Box
    """The start player card, at the end of the name of its holder."""
    silver: player_areas.Counter
    workers: player_areas.Counter
    goods: player_areas.Counter
    projects: player_areas.Counter
    lanes: tuple[Area, ...]
    """In the order of the colours."""

    def name_box(self, *, holds_card: bool) -> Box:
        """The box of the name, up to the start player card."""
        end = self.start_card.x - 2 if holds_card else self.name.right
        return attrs.evolve(self.name, width=end - self.name.x)


def strip(box: Area) -> Strip:
    """The strip of a player in its panel."""
    upper, lower = box.cut(12, 5, _BLOCK - 12, -5).rows(None, None)
    cells = lower.columns(*[None] * 4)
    silver, workers, goods, projects = (_counter(cell, 2) for cell in cells)
    return Strip(
        panel=box,
        sign=upper.spot(8, upper.tall / 2, 14),
        name=upper.cut(20, 0),
        points=box.spot(-26, box.tall / 2, 40),
        start_card=upper.spot(-11, upper.tall / 2, 18, 22.5),
        silver=silver,
        workers=workers,
        goods=goods,
        projects=projects,
        lanes=box.cut(_BLOCK + 6, 5, -50, -5).columns(*[None] * player_areas.COLOURS, gap=2),
    )


def other_area(box: Area) -> player_areas.PlayerArea:
    """The area of the only other player: counters beside the name, cards below, then lanes."""
    silver, workers, goods, sold, vp = map(_counter, box.cut(164, 9, -50, 22).columns(*[None] * 5))
    row, k = box.cut(12, 38, -10, 48), box.unit
    small = row.height / player_areas.CARD_TALL
    hand = tuple(
        player_areas.card_box(row.x + _HAND_STEP * small * n, row.y, small) for n in range(2)
    )
    pile = player_areas.card_box(hand[1].right + _PILE_GAP * k, row.y, small)
    start = pile.right + _PROJECTS_GAP * k
    projects = tuple(
        player_areas.card_box(start + (small + 3.5 * k) * n, row.y, small) for n in range(3)
    )
    herd_x = projects[-1].right + _ANIMALS_GAP * k
    return player_areas.PlayerArea(
        panel=box,
        sign=box.spot(20, 20, 14),
        name=box.cut(33, 8, 96, 24),
        points=box.spot(-27, 24, 36),
        start_card=box.spot(142, 20, 20, 25),
        note=None,
        lanes=player_areas.lanes(box.cut(10, 92, -10, -9), bands=True, head=19),
        hand=hand,
        pile=pile,
        pile_note=None,
        projects=projects,
        things=player_areas.Things(
            silver=silver,
            workers=workers,
            vp=vp,
            goods=(),
            all_goods=goods,
            sold=sold,
            animals=_herd(attrs.evolve(row, x=herd_x, width=row.right - herd_x)),
            herd=None,
        ),
    )


def _counter(cell: Area, gap: float = 4) -> player_areas.Counter:
    """A picture and its number beside it."""
    size = min(21, 0.56 * cell.wide, 0.92 * cell.tall)
    left, middle = size + gap, cell.tall / 2
    return player_areas.Counter(
        cell.spot(size / 2, middle, size),
        cell.spot((left + cell.wide) / 2, middle, cell.wide - left, 22),
    )


def _herd(box: Area) -> tuple[player_areas.Counter, ...]:
    """Animals in a row with badges, or in a narrow box in two lines with numbers beside them."""
    if box.wide < player_areas.ANIMALS * _BADGED:
        return tuple(
            _counter(cell) for line in box.rows(None, None) for cell in line.columns(None, None)
        )
    size = min(30, box.wide / player_areas.ANIMALS - 5)
    step, middle = min(box.wide / player_areas.ANIMALS, 1.45 * size), box.tall / 2
    return tuple(
        player_areas.Counter(box.spot(step * (n + 0.5), middle, size))
        for n in range(player_areas.ANIMALS)
    )
