"""Where everything lies while a hand is scored, for a view of any shape.

Above, one result for each player in the order of scoring; at the left the scored cards, the
workshop where units are handed to converters, what is kept and the sum; at the right the plans.
"""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.pillars.board.layout import CARD_TALL, HEIGHT, THUMB_TALL, WIDTH
from burgundy_desktop.games.pillars.board.plan_layout import PlanKind, PlanList

_MARGIN, _GAP = 12.0, 8.0
_RESULTS, _CARDS, _FOOT = 86.0, 142.0, 138.0
_PLANS: Final = 0.365
"""The share of the width that the plans have."""
_APART, _CLOSE = 1.12, 0.42
"""From one scored card to the next, in widths of a card: with an effect, and without one."""
_LARGE_CONVERTERS: Final = 4
"""So many converters are whole cards; more of them are thumbnails."""
_LEAST_COLUMNS: Final = 3
"""Fewer converters leave the rest of the workshop empty."""


@attrs.frozen
class Result:
    """What a player has from this hand."""

    panel: Box
    sign: Box
    name: Box
    note: Box
    line: Box
    seal: Box
    tokens: Box


@attrs.frozen
class Converter:
    """A converter in the workshop: who converts, the slot for a unit, the points."""

    panel: Box
    """All of it; what is clicked."""
    card: Box
    name: Box
    """Who it is, beside a thumbnail; a whole card has its name on it."""
    slot: Box
    arrow: Box
    seal: Box
    note: Box
    """Words below or beside the slot: they end before the next card."""
    is_whole: bool


@attrs.frozen
class ScoreLayout:
    """The table of the scoring. See the top of this file."""

    scale: float
    view: Box
    results: tuple[Result, ...]
    cards: Box
    caption: Box
    """Where it is told what somebody else does: below the plans, over the worst of many."""
    workshop: Box
    stock: tuple[Box, ...]
    stock_label: Box
    tom: Box
    """The picture of Tom Builder; his units lie beside it."""
    tom_units: tuple[Box, ...]
    foot: Box
    kept: tuple[Box, ...]
    kept_title: Box
    kept_note: Box
    sum_title: Box
    sum_room: Box
    """Seals of the parts of the sum."""
    sum: Box
    sum_note: Box
    plans: Box
    plans_title: Box
    plans_count: Box
    plans_note: Box

    def scored_card(self, place: int, count: int, useful: int) -> Box:
        """One of so many scored cards; those without effect lie closer together at the end."""
        k = self.scale
        room = Box(
            self.cards.x + 12 * k,
            self.cards.y + 31 * k,
            self.cards.width - 24 * k,
            self.cards.height - 31 * k - 27 * k,
        )
        wide = room.height / THUMB_TALL
        idle = count - useful
        natural = _APART * useful + _CLOSE * max(0, idle - 1) if idle else _APART * (useful - 1)
        spare = room.width - wide
        share = min(1.0, spare / (natural * wide)) if natural else 1.0
        steps = _APART * min(place, useful) + _CLOSE * max(0, place - useful)
        return Box(room.x + steps * share * wide, room.y, wide, wide * THUMB_TALL)

    def brings(self, card: Box) -> Box:
        """Below a scored card: what it brings."""
        k = self.scale
        return Box(card.x - 3 * k, card.bottom + 2 * k, card.width + 6 * k, 20 * k)

    def part(self, place: int, count: int) -> Box:
        """One of so many parts of the sum."""
        step = min(66 * self.scale, self.sum_room.width / max(1, count))
        x = self.sum_room.right - step * (count - place - 0.5)
        return Box.around(x, self.sum_room.centre[1], min(42 * self.scale, step - 2))

    def part_note(self, place: int, count: int) -> Box:
        """Below a part of the sum: what it is for."""
        seal, step = self.part(place, count), self.sum_room.width / max(1, count)
        wide = min(66 * self.scale, step) - 2
        return Box(seal.centre[0] - wide / 2, self.sum_note.y, wide, self.sum_note.height)

    def converter(self, place: int, count: int) -> Converter:
        """One of so many converters."""
        k = self.scale
        room = Box(
            self.workshop.x + 12 * k,
            self.stock[0].bottom + 18 * k,
            self.workshop.width - 24 * k,
            self.workshop.bottom - 12 * k - self.stock[0].bottom - 18 * k,
        )
        if count <= _LARGE_CONVERTERS:
            return _large(room, place, max(_LEAST_COLUMNS, count), k)
        return _small(room, place, count, k)

    def plan_list(self, count: int, kind: PlanKind) -> PlanList:
        """So many plans, best first."""
        k = self.scale
        top = self.plans_title.bottom + 5 * k
        room = Box(self.plans.x + 8 * k, top, self.plans.width - 16 * k, 0)
        return PlanList(attrs.evolve(room, height=self.plans_note.y - 6 * k - top), k, count, kind)


def _large(room: Box, place: int, columns: int, k: float) -> Converter:
    column = room.width / columns
    wide = min(room.height / CARD_TALL, column - 56 * k)
    tall = wide * CARD_TALL
    x = room.x + column * place
    y = room.y + (room.height - tall) / 2
    card = Box(x, y, wide, tall)
    middle = card.right + 25 * k
    return Converter(
        panel=Box(x, y, wide + 50 * k, tall),
        card=card,
        name=Box(x, y, 0, 0),
        slot=Box.around(middle, y + 0.2 * tall, 40 * k),
        arrow=Box.around(middle, y + 0.47 * tall, 18 * k),
        seal=Box.around(middle, y + 0.74 * tall, 40 * k),
        note=Box(card.right + 5 * k, y + 0.2 * tall + 24 * k, column - wide - 5 * k, 18 * k),
        is_whole=True,
    )


def _small(room: Box, place: int, count: int, k: float) -> Converter:
    """A thumbnail; beside it the name, and below that the slot and what comes of it."""
    columns = -(-count // 2)
    wide, tall = room.width / columns, room.height / 2
    box = Box(
        room.x + wide * (place % columns), room.y + tall * (place // columns), wide, tall
    ).grown(-3 * k)
    thumb = min((box.height - 4 * k) / THUMB_TALL, 0.4 * box.width)
    card = Box(box.x, box.y + (box.height - thumb * THUMB_TALL) / 2, thumb, thumb * THUMB_TALL)
    x = card.right + 7 * k
    size = min(36 * k, (box.right - x - 16 * k) / 2, 0.55 * card.height)
    y = card.bottom - size / 2
    slot = Box.around(x + size / 2, y, size)
    arrow = Box.around(slot.right + 8 * k, y, 13 * k)
    seal = Box.around(slot.right + 16 * k + size / 2, y, size)
    return Converter(
        panel=attrs.evolve(box, width=seal.right - box.x),
        card=card,
        name=Box(x, card.y, box.right - x, slot.y - card.y - 2 * k),
        slot=slot,
        arrow=arrow,
        seal=seal,
        note=Box(slot.right + 5 * k, y - 9 * k, box.right - slot.right - 5 * k, 18 * k),
        is_whole=False,
    )


def score_layout_for(width: float, height: float, seats: int) -> ScoreLayout:
    """The table for a view of this size (px)."""
    k = min(width / WIDTH, height / HEIGHT)
    spare = height - HEIGHT * k
    area = Box(0, 0, width, height).grown(-_MARGIN * k)
    gap = _GAP * k
    results = tuple(
        _result(
            Box(
                area.x + (area.width + gap) / seats * n,
                area.y,
                (area.width + gap) / seats - gap,
                _RESULTS * k,
            ),
            k,
        )
        for n in range(seats)
    )
    top = area.y + _RESULTS * k + gap
    plans_wide = _PLANS * area.width
    left = Box(area.x, top, area.width - plans_wide - gap, area.bottom - top)
    plans = Box(left.right + gap, top, plans_wide, left.height)
    cards = Box(left.x, left.y, left.width, _CARDS * k + 0.25 * spare)
    foot = Box(left.x, left.bottom - _FOOT * k, left.width, _FOOT * k)
    workshop = Box(left.x, cards.bottom + gap, left.width, foot.y - gap - cards.bottom - gap)
    stock_y = workshop.y + 36 * k
    stock = tuple(Box(workshop.x + 84 * k + 50 * k * n, stock_y, 36 * k, 36 * k) for n in range(4))
    tom = Box(workshop.x + 312 * k, stock_y - 4 * k, 40 * k, 46 * k)
    half = foot.x + 0.385 * foot.width
    whole = Box.around(foot.right - 48 * k, foot.y + 64 * k, 58 * k)
    sum_room = Box(half + 14 * k, foot.y + 38 * k, whole.x - 34 * k - half - 14 * k, 52 * k)
    return ScoreLayout(
        scale=k,
        view=Box(0, 0, width, height),
        results=results,
        cards=cards,
        caption=Box(plans.x + 5 * k, plans.bottom - 89 * k, plans.width - 10 * k, 84 * k),
        workshop=workshop,
        stock=stock,
        stock_label=Box(workshop.x + 12 * k, stock_y, 68 * k, 36 * k),
        tom=tom,
        tom_units=tuple(
            Box(tom.right + 84 * k + 46 * k * n, stock_y, 38 * k, 38 * k) for n in range(3)
        ),
        foot=foot,
        kept=tuple(
            Box(foot.x + 14 * k + 58 * k * n, foot.y + 40 * k, 50 * k, 50 * k) for n in range(3)
        ),
        kept_title=Box(foot.x + 12 * k, foot.y + 9 * k, half - foot.x - 20 * k, 22 * k),
        kept_note=Box(foot.x + 12 * k, foot.bottom - 32 * k, half - foot.x - 20 * k, 20 * k),
        sum_title=Box(half + 14 * k, foot.y + 9 * k, foot.right - half - 26 * k, 22 * k),
        sum_room=sum_room,
        sum=whole,
        sum_note=Box(whole.centre[0] - 55 * k, foot.bottom - 32 * k, 110 * k, 20 * k),
        plans=plans,
        plans_title=Box(plans.x + 12 * k, plans.y + 9 * k, 0.6 * plans.width, 22 * k),
        plans_count=Box(
            plans.x + 0.5 * plans.width, plans.y + 10 * k, 0.5 * plans.width - 12 * k, 20 * k
        ),
        plans_note=Box(plans.x + 12 * k, plans.bottom - 44 * k, plans.width - 24 * k, 36 * k),
    )


def _result(panel: Box, k: float) -> Result:
    seal = Box.around(panel.right - 30 * k, panel.bottom - 32 * k, 38 * k)
    x = panel.x + 12 * k
    return Result(
        panel=panel,
        sign=Box(x, panel.y + 12 * k, 15 * k, 15 * k),
        name=Box(x + 22 * k, panel.y + 8 * k, 0.52 * panel.width, 23 * k),
        note=Box(panel.x + 0.6 * panel.width, panel.y + 9 * k, 0.4 * panel.width - 11 * k, 20 * k),
        line=Box(x, panel.y + 36 * k, panel.width - 70 * k, 20 * k),
        seal=seal,
        tokens=Box(x, panel.y + 55 * k, panel.width - 76 * k, 24 * k),
    )
