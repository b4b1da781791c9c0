"""The layout while a hand is scored, for a view of any shape.

Above, one result for each player in the order of scoring; at the left the scored cards, the
workshop where units are handed to converters, what is kept and the sum; at the right the plans.
"""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.pillars.board.layout import (
    CARD_TALL,
    HEIGHT,
    THUMB_TALL,
    WIDTH,
    heading_of,
)
from burgundy_desktop.games.pillars.board.plan_layout import PlanKind, PlanList

_MARGIN, _GAP = 12.0, 8.0
_RESULTS, _CARDS, _FOOT = 86.0, 142.0, 138.0
_PLANS: Final = 0.365
"""The share of the width that the plans have."""
_APART, _CLOSE = 1.12, 0.42
"""The distance between scored cards, in widths of a card: with an effect, and without."""
_LARGE_CONVERTERS: Final = 4
"""Up to this many converters are whole cards; more are thumbnails."""
_LEAST_COLUMNS: Final = 3
"""Fewer converters leave the rest of the workshop empty."""


@attrs.frozen
class Result:
    """The result of a player in this hand."""

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
    """The whole converter; the area to click."""
    card: Box
    name: Box
    """The name beside a thumbnail; a whole card includes it."""
    slot: Box
    arrow: Box
    seal: Box
    note: Box
    """The text below or beside the slot."""
    is_whole: bool


@attrs.frozen
class ScoreLayout:
    """The table of the scoring. See the top of this file."""

    scale: float
    view: Box
    results: tuple[Result, ...]
    cards: Area
    caption: Box
    """The caption box: below the plans, over the worst ones if there are many."""
    workshop: Area
    stock: tuple[Box, ...]
    stock_label: Box
    tom: Box
    """The picture of Tom Builder, beside his units."""
    tom_units: tuple[Box, ...]
    foot: Box
    kept: tuple[Box, ...]
    kept_title: Box
    kept_note: Box
    sum_title: Box
    sum_room: Box
    """The seals of the parts of the sum."""
    sum: Box
    sum_note: Box
    plans: Area
    plans_title: Box
    plans_count: Box
    plans_note: Box

    @property
    def headings(self) -> tuple[Box, ...]:
        """The printed words above the things of the table."""
        return (
            *(box for result in self.results for box in (result.name, result.note)),
            heading_of(self.cards),
            heading_of(self.workshop),
            self.stock_label,
            self.kept_title,
            self.sum_title,
            self.plans_title,
            self.plans_count,
        )

    def scored_card(self, place: int, count: int, useful: int) -> Box:
        """One of this many scored cards; those without effect are closer together at the end."""
        room = self.cards.cut(12, 31, -12, -27)
        wide = room.height / THUMB_TALL
        idle = count - useful
        natural = _APART * useful + _CLOSE * max(0, idle - 1) if idle else _APART * (useful - 1)
        spare = room.width - wide
        share = min(1.0, spare / (natural * wide)) if natural else 1.0
        steps = _APART * min(place, useful) + _CLOSE * max(0, place - useful)
        return Box(room.x + steps * share * wide, room.y, wide, wide * THUMB_TALL)

    def brings(self, card: Box) -> Box:
        """The gain below a scored card."""
        k = self.scale
        return Box(card.x - 3 * k, card.bottom + 2 * k, card.width + 6 * k, 20 * k)

    def part(self, place: int, count: int) -> Box:
        """One of this many parts of the sum."""
        step = min(66 * self.scale, self.sum_room.width / max(1, count))
        x = self.sum_room.right - step * (count - place - 0.5)
        return Box.around(x, self.sum_room.centre[1], min(42 * self.scale, step - 2))

    def part_note(self, place: int, count: int) -> Box:
        """The label below a part of the sum."""
        seal, step = self.part(place, count), self.sum_room.width / max(1, count)
        wide = min(66 * self.scale, step) - 2
        return Box(seal.centre[0] - wide / 2, self.sum_note.y, wide, self.sum_note.height)

    def converter(self, place: int, count: int) -> Converter:
        """One of this many converters."""
        room = self.workshop.cut(12, 90, -12, -12)
        if count <= _LARGE_CONVERTERS:
            return _large(room, place, max(_LEAST_COLUMNS, count))
        return _small(room, place, count)

    def plan_list(self, count: int, kind: PlanKind) -> PlanList:
        """The list of this many plans, best first."""
        return PlanList(self.plans.cut(8, 36, -8, -50), self.scale, count, kind)


def _large(room: Area, place: int, columns: int) -> Converter:
    k = room.unit
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


def _small(room: Area, place: int, count: int) -> Converter:
    """A thumbnail; beside it the name, and below that the slot and its result."""
    k = room.unit
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
    spare = height / k - HEIGHT
    view = Area(0, 0, width, height, k)
    results, below = view.padded(_MARGIN).rows(_RESULTS, None, gap=_GAP)
    left, plans = below.columns(None, _PLANS * below.wide, gap=_GAP)
    cards, workshop, foot = left.rows(_CARDS + 0.25 * spare, None, _FOOT, gap=_GAP)
    half = 0.385 * foot.wide
    return ScoreLayout(
        scale=k,
        view=view,
        results=tuple(map(_result, results.columns(*[None] * seats, gap=_GAP))),
        cards=cards,
        caption=plans.cut(5, -89, -5, 84),
        workshop=workshop,
        stock=tuple(workshop.cut(84 + 50 * n, 36, 36, 36) for n in range(4)),
        stock_label=workshop.cut(12, 36, 68, 36),
        tom=workshop.cut(312, 32, 40, 46),
        tom_units=tuple(workshop.cut(436 + 46 * n, 36, 38, 38) for n in range(3)),
        foot=foot,
        kept=tuple(foot.cut(14 + 58 * n, 40, 50, 50) for n in range(3)),
        kept_title=foot.cut(12, 9, half - 20, 22),
        kept_note=foot.cut(12, -32, half - 20, 20),
        sum_title=foot.cut(half + 14, 9, -12, 22),
        sum_room=foot.cut(half + 14, 38, -111, 52),
        sum=foot.cut(-77, 35, 58, 58),
        sum_note=foot.cut(-103, -32, 110, 20),
        plans=plans,
        plans_title=plans.cut(12, 9, 0.6 * plans.wide, 22),
        plans_count=plans.cut(0.5 * plans.wide, 10, -12, 20),
        plans_note=plans.cut(12, -44, -12, 36),
    )


def _result(panel: Area) -> Result:
    return Result(
        panel=panel,
        sign=panel.cut(12, 12, 15, 15),
        name=panel.cut(34, 8, 0.52 * panel.wide, 23),
        note=panel.cut(0.6 * panel.wide, 9, -11, 20),
        line=panel.cut(12, 36, -58, 20),
        seal=panel.cut(-49, -51, 38, 38),
        tokens=panel.cut(12, 55, -64, 24),
    )
