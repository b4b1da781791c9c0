"""Where everything lies while tricks are played, for a view of any shape.

`layout_for(width, height, seats, tricks)` gives a `Layout`, whose boxes are px of the scene. Its
parts:

scale        px for one px at 988 x 692, the table of a window of 1280 x 800
privileges   the pile that nobody has won from yet
king         the King's trick
across       the player opposite (four players); else the King's trick lies there, too
pad          the score pad
sides        the players at the left and at the right
memory       what is still to come: craftsmen at the left, all others at the right
trick        the middle: a place for each card in the order of play, and below it the verdict
own          the viewer's things at the left of the hand
fan          the viewer's hand

Players sit clockwise from the viewer: at the left, opposite, at the right. Measures are px at
988 x 692; everything grows with the smaller side, and what is left over goes to the trick, the hand
and the player opposite.
"""

from __future__ import annotations

import math
from typing import Final

import attrs

from burgundy_desktop.boardkit.pieces import Box

WIDTH: Final = 988.0
HEIGHT: Final = 692.0
CARD_TALL: Final = 136 / 88
"""Height of a card divided by its width."""
THUMB_TALL: Final = 100 / 88

_MARGIN, _GAP = 12.0, 8.0
_TOP, _OWN, _SIDE = 116.0, 224.0, 164.0
_KING, _PAD = 150.0, 322.0
_OPPONENT = 126.0
_MINE = 178.0
"""The width of the viewer's own things beside the fan."""
_HEADING, _TAG, _VERDICT = 34.0, 25.0, 54.0
_SPARE_ON_TOP, _SPARE_OF_HAND = 0.08, 0.36
"""Shares of the height that is left over."""
_SPREAD = 1.5
"""From one card of the trick to the next, as a share of the width of a card."""
_LARGEST_STEP = 1.1
"""Of a fan, as a share of the width of a card."""
_APART = 0.35
"""Between craftsmen and neutral cards in the hand, in steps of the fan."""
_WIDEST = 0.18
"""A card of the fan, as a share of the fan."""
_TURN, _MOST_TURN = 1.6, 7.0
_SAG, _MOST_SAG = 1.7, 18.0


def card_box(x: float, y: float, width: float) -> Box:
    """A card of this width with its corner at (x, y)."""
    return Box(x, y, width, width * CARD_TALL)


@attrs.frozen
class Opponent:
    """Another player's place at the table."""

    panel: Box
    sign: Box
    name: Box
    backs: Box
    """Where the cards held lie, as many backs as there are."""
    pile: Box
    privileges: Box
    note: Box
    """What is said about the pile and the privileges."""
    badge: Box
    """That this player would win the trick."""

    def back(self, place: int, count: int) -> Box:
        """One of so many cards that are held."""
        wide = self.backs.height / CARD_TALL
        step = min(0.42 * wide, (self.backs.width - wide) / max(1, count - 1))
        return card_box(self.backs.x + step * place, self.backs.y, wide)

    def privilege(self, place: int, count: int) -> Box:
        """One of so many privileges won."""
        return _in_a_row(self.privileges, place, count)


@attrs.frozen
class Trick:
    """The middle of the table."""

    panel: Box
    title: Box
    note: Box
    fields: tuple[Box, ...]
    """One for each trick of the hand."""
    cards: tuple[Box, ...]
    """In the order of play from the left: of equally strong cards the later one is stronger."""
    tags: tuple[Box, ...]
    """The names above the cards, in the same order."""
    laurel: Box
    verdict: Box
    lines: tuple[Box, Box]

    @property
    def seen(self) -> Box:
        """The cards with their names, and what is said about them."""
        first, last = self.tags[0], self.tags[-1]
        return first.joined(last).joined(self.verdict)


@attrs.frozen
class Own:
    """The viewer's things, at the left of the hand."""

    panel: Box
    sign: Box
    name: Box
    stock: tuple[Box, ...]
    """Sand, wood, stone, metal."""
    note: Box
    privileges: Box
    pile: Box
    pile_note: Box

    def privilege(self, place: int, count: int) -> Box:
        return _in_a_row(self.privileges, place, count)


@attrs.frozen
class Held:
    """A card of the fan: where it lies, turned round its middle, and what is seen of it."""

    box: Box
    turn: float
    seen: Box
    """The part that no other card covers; turned round its own middle."""
    rim: Box
    """The whole card, as the frame of the seen part has it."""


@attrs.frozen
class Fan:
    """The viewer's hand."""

    room: Box
    k: float

    def card(self, place: int, count: int, apart: int = 0) -> Held:
        """One of so many cards; those from the place `apart` on lie a little aside."""
        wide, gaps = self._wide, count - 1.0
        if 0 < apart < count:
            gaps += _APART
        step = min(_LARGEST_STEP * wide, (self.room.width - wide) / max(1.0, gaps))
        far = place - gaps / 2 + (_APART if 0 < apart <= place else 0.0)
        turn, sag = self._bend(gaps)
        x = self.room.centre[0] + step * far
        lowest = sag * (gaps / 2) ** 2
        y = self.room.y + 0.5 * wide * CARD_TALL + sag * far * far
        y += max(0.0, (self.room.height - wide * CARD_TALL - lowest) / 2)
        box = Box.around(x, y, wide, wide * CARD_TALL)
        free = step * (1 + _APART) if place + 1 == apart else step
        seen_wide = wide if place == count - 1 else min(wide, free)
        aside = (seen_wide - wide) / 2
        angle = math.radians(turn * far)
        middle = x + aside * math.cos(angle), y + aside * math.sin(angle)
        seen = Box.around(*middle, seen_wide, box.height)
        rim = Box.around(middle[0] - aside, middle[1], wide, box.height)
        return Held(box, turn * far, seen, rim)

    @property
    def _wide(self) -> float:
        most = self.room.height - _MOST_SAG * self.k
        return min(most / CARD_TALL, _WIDEST * self.room.width)

    def _bend(self, gaps: float) -> tuple[float, float]:
        """How far each card turns, in degrees, and how much the outer ones hang."""
        half = max(1.0, gaps / 2)
        return min(_TURN, _MOST_TURN / half), min(_SAG, _MOST_SAG / half**2) * self.k


@attrs.frozen
class Memory:
    """What is still to come."""

    panel: Box
    title: Box
    note: Box
    field: Box


@attrs.frozen
class Pad:
    """The score pad: a head with signs, rows of hands, the totals."""

    panel: Box
    picture: Box
    head: Box
    rows: Box
    total: Box
    k: float

    def row(self, place: int, count: int) -> Box:
        """One of so many rows."""
        tall = min(20 * self.k, self.rows.height / max(1, count))
        return Box(self.rows.x, self.rows.y + tall * place, self.rows.width, tall)

    @property
    def most(self) -> int:
        """How many rows have room."""
        return max(1, int(self.rows.height // (15 * self.k)))

    def column(self, row: Box, seat: int, seats: int) -> Box:
        """The place of a seat in a row or in the head."""
        left = 64 * self.k
        wide = (row.width - left) / seats
        return Box(row.x + left + wide * seat, row.y, wide, row.height)


@attrs.frozen
class Layout:
    """The whole table. See the top of this file."""

    scale: float
    view: Box
    privileges: Box
    king: Box
    pad: Pad
    opponents: tuple[Opponent, ...]
    """Clockwise from the viewer's left."""
    memory: tuple[Memory, Memory]
    trick: Trick
    own: Own
    fan: Fan
    caption: Box
    """Where it is told what somebody else does: over the score pad, which nobody needs then."""

    def opponent(self, viewer: int, seat: int) -> Opponent:
        """The place of another player."""
        seats = len(self.opponents) + 1
        return self.opponents[(seat - viewer) % seats - 1]

    def king_card(self, place: int, count: int) -> Box:
        """One of the cards of the King's trick."""
        k = self.scale
        room = Box(
            self.king.x + 8 * k,
            self.king.y + 32 * k,
            self.king.width - 16 * k,
            self.king.height - 40 * k,
        )
        tall = min(THUMB_TALL, CARD_TALL)
        wide = min(room.height / tall, 0.5 * room.width)
        step = min(1.06 * wide, (room.width - wide) / max(1, count - 1))
        start = room.centre[0] - (wide + step * (count - 1)) / 2
        return Box(start + step * place, room.centre[1] - wide * tall / 2, wide, wide * tall)


def layout_for(width: float, height: float, seats: int, tricks: int) -> Layout:
    """The table for a view of this size (px)."""
    k = min(width / WIDTH, height / HEIGHT)
    spare = height - HEIGHT * k
    area = Box(0, 0, width, height).grown(-_MARGIN * k)
    gap = _GAP * k
    top = Box(area.x, area.y, area.width, _TOP * k + _SPARE_ON_TOP * spare)
    own_tall = _OWN * k + _SPARE_OF_HAND * spare
    own = Box(area.x, area.bottom - own_tall, area.width, own_tall)
    middle = Box(area.x, top.bottom + gap, area.width, own.y - gap - top.bottom - gap)
    side = _SIDE * k
    centre = Box(middle.x + side + gap, middle.y, middle.width - 2 * (side + gap), middle.height)
    privileges = Box(top.x, top.y, side, top.height)
    pad = Box(top.right - _PAD * k, top.y, _PAD * k, top.height)
    king_wide = _KING * k if seats > 3 else pad.x - gap - privileges.right - gap
    king = Box(privileges.right + gap, top.y, king_wide, top.height)
    opponents = [_opponent(Box(middle.x, middle.y, side, _OPPONENT * k), k)]
    if seats > 3:
        x = king.right + gap
        opponents.append(_across(Box(x, top.y, pad.x - gap - x, top.height), k))
    opponents.append(_opponent(Box(middle.right - side, middle.y, side, _OPPONENT * k), k))
    return Layout(
        scale=k,
        view=Box(0, 0, width, height),
        privileges=privileges,
        king=king,
        pad=_pad(pad, k),
        opponents=tuple(opponents),
        memory=(
            _memory(Box(middle.x, 0, side, 0), middle, k),
            _memory(Box(middle.right - side, 0, side, 0), middle, k),
        ),
        trick=_trick(centre, seats, tricks, k),
        own=_own(own, k),
        fan=_fan(own, k),
        caption=pad.grown(-1.5 * k),
    )


def _opponent(panel: Box, k: float) -> Opponent:
    """At a side: narrow."""
    x, y = panel.x + 10 * k, panel.y
    return Opponent(
        panel=panel,
        sign=Box(x, y + 10 * k, 16 * k, 16 * k),
        name=Box(x + 22 * k, y + 7 * k, panel.width - 40 * k, 22 * k),
        backs=Box(x - 2 * k, y + 36 * k, 72 * k, 56 * k),
        pile=Box(x + 74 * k, y + 40 * k, 36 * k, 36 * k),
        privileges=Box(x + 116 * k, y + 38 * k, 34 * k, 46 * k),
        note=Box(x, panel.bottom - 27 * k, panel.width - 20 * k, 18 * k),
        badge=Box(x - 4 * k, panel.bottom - 28 * k, panel.width - 12 * k, 23 * k),
    )


def _across(panel: Box, k: float) -> Opponent:
    """Opposite: wide."""
    x, y = panel.x + 10 * k, panel.y
    wide = panel.width - 20 * k
    return Opponent(
        panel=panel,
        sign=Box(x, y + 10 * k, 16 * k, 16 * k),
        name=Box(x + 22 * k, y + 7 * k, wide - 30 * k, 22 * k),
        backs=Box(x, y + 34 * k, 0.45 * wide, panel.height - 44 * k),
        pile=Box(x + 0.49 * wide, y + 38 * k, 38 * k, 38 * k),
        privileges=Box(x + 0.66 * wide, y + 34 * k, 0.34 * wide, 46 * k),
        note=Box(x + 0.47 * wide, panel.bottom - 27 * k, 0.53 * wide, 18 * k),
        badge=Box(x + 0.47 * wide, panel.bottom - 28 * k, 0.53 * wide, 23 * k),
    )


def _memory(column: Box, middle: Box, k: float) -> Memory:
    y = middle.y + (_OPPONENT + _GAP) * k
    panel = Box(column.x, y, column.width, middle.bottom - y)
    inside = panel.grown(-9 * k)
    return Memory(
        panel=panel,
        title=Box(inside.x + 1 * k, inside.y - 3 * k, 0.62 * inside.width, 21 * k),
        note=Box(inside.x + 0.71 * inside.width, inside.y - 2 * k, 0.29 * inside.width, 19 * k),
        field=Box(inside.x, inside.y + 21 * k, inside.width, inside.height - 21 * k),
    )


def _pad(panel: Box, k: float) -> Pad:
    inside = panel.grown(-9 * k)
    head = Box(inside.x, inside.y - 3 * k, inside.width, 22 * k)
    total = Box(inside.x, inside.bottom - 18 * k, inside.width, 22 * k)
    return Pad(
        panel=panel,
        picture=Box(head.x, head.y - 1 * k, 24 * k, 24 * k),
        head=head,
        rows=Box(
            inside.x, head.bottom + 2 * k, inside.width, total.y - 2 * k - head.bottom - 2 * k
        ),
        total=total,
        k=k,
    )


def _trick(panel: Box, seats: int, tricks: int, k: float) -> Trick:
    fields_wide = min(23 * k, 0.6 * panel.width / tricks)
    right = panel.right - 12 * k
    fields = tuple(
        Box(right - (fields_wide + 2 * k) * (tricks - n), panel.y + 8 * k, fields_wide, 22 * k)
        for n in range(tricks)
    )
    verdict = Box(
        panel.x + 12 * k, panel.bottom - (_VERDICT + 10) * k, panel.width - 24 * k, _VERDICT * k
    )
    cards = _trick_cards(panel, verdict, seats, k)
    step = min(panel.width / seats, _SPREAD * cards[0].width)
    tags = tuple(
        Box(card.centre[0] - step / 2 + 2 * k, card.y - (_TAG - 1) * k, step - 4 * k, 20 * k)
        for card in cards
    )
    laurel = Box(verdict.x + 6 * k, verdict.y + 4 * k, 48 * k, 48 * k)
    x = laurel.right + 8 * k
    lines = (
        Box(x, verdict.y + 7 * k, verdict.right - 8 * k - x, 20 * k),
        Box(x, verdict.y + 28 * k, verdict.right - 8 * k - x, 22 * k),
    )
    return Trick(
        panel=panel,
        title=Box(panel.x + 14 * k, panel.y + 7 * k, 0.36 * panel.width, 24 * k),
        note=Box(panel.x + 14 * k, panel.y + 7 * k, 0.36 * panel.width, 24 * k),
        fields=fields,
        cards=cards,
        tags=tags,
        laurel=laurel,
        verdict=verdict,
        lines=lines,
    )


def _trick_cards(panel: Box, verdict: Box, seats: int, k: float) -> tuple[Box, ...]:
    top = panel.y + (_HEADING + _TAG) * k
    tall = verdict.y - 8 * k - top
    column = panel.width / seats
    wide = min(tall / CARD_TALL, column - 16 * k)
    top += (tall - wide * CARD_TALL) / 2
    step = min(column, _SPREAD * wide)
    first = panel.centre[0] - step * (seats - 1) / 2
    return tuple(card_box(first + step * place - wide / 2, top, wide) for place in range(seats))


def _own(panel: Box, k: float) -> Own:
    x, y = panel.x + 14 * k, panel.y
    stock = tuple(Box(x + 41 * k * n, y + 42 * k, 34 * k, 34 * k) for n in range(4))
    low = y + 108 * k
    return Own(
        panel=panel,
        sign=Box(x, y + 12 * k, 18 * k, 18 * k),
        name=Box(x + 25 * k, y + 9 * k, 130 * k, 24 * k),
        stock=stock,
        note=Box(x, y + 82 * k, 164 * k, 18 * k),
        privileges=Box(x, low, 96 * k, 62 * k),
        pile=Box(x + 108 * k, low + 2 * k, 48 * k, 48 * k),
        pile_note=Box(x, y + 176 * k, 164 * k, 38 * k),
    )


def _fan(panel: Box, k: float) -> Fan:
    x = panel.x + _MINE * k + 14 * k
    return Fan(Box(x, panel.y + 14 * k, panel.right - 16 * k - x, panel.height - 28 * k), k)


def _in_a_row(room: Box, place: int, count: int) -> Box:
    """Thumbnails side by side, closer the more there are."""
    wide = min(room.height / THUMB_TALL, room.width)
    step = min(1.05 * wide, (room.width - wide) / max(1, count - 1))
    return Box(room.x + step * place, room.y, wide, wide * THUMB_TALL)
