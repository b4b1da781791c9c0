"""The layout while tricks are played, for a view of any shape.

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

from burgundy_desktop.boardkit.area import Area
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
"""Shares of the remaining height."""
_SPREAD = 1.5
"""The distance between cards of the trick, as a share of the width of a card."""
_LAST_WIDE = 0.8
"""The size of a card of the last trick, as a share of its place."""
_LARGEST_STEP = 1.1
"""The distance between cards of a fan, as a share of the width of a card."""
_APART = 0.35
"""The gap between craftsmen and neutral cards in the hand, in steps of the fan."""
_WIDEST = 0.18
"""The height of a card of the fan, as a share of the fan."""
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
    """The box of the cards in hand, shown as backs."""
    pile: Box
    privileges: Box
    note: Box
    """The texts about the pile and the privileges."""
    badge: Box
    """The sign that this player would win the trick."""

    def back(self, place: int, count: int) -> Box:
        """One of this many cards in hand."""
        wide = self.backs.height / CARD_TALL
        step = min(0.42 * wide, (self.backs.width - wide) / max(1, count - 1))
        return card_box(self.backs.x + step * place, self.backs.y, wide)

    def privilege(self, place: int, count: int) -> Box:
        """One of this many privileges."""
        return _in_a_row(self.privileges, place, count)


@attrs.frozen
class Trick:
    """The middle of the table."""

    panel: Box
    title: Box
    fields: tuple[Box, ...]
    """One for each trick of the hand."""
    cards: tuple[Box, ...]
    """In the order of play from the left, as of equally strong cards the later one is stronger."""
    tags: tuple[Box, ...]
    """The names above the cards, in the same order."""
    laurel: Box
    verdict: Box
    lines: tuple[Box, Box]

    def last(self, place: int) -> Box:
        """A card of the last trick, smaller: it no longer counts."""
        card = self.cards[place]
        wide = _LAST_WIDE * card.width
        return Box.around(*card.centre, wide, wide * CARD_TALL)

    @property
    def seen(self) -> Box:
        """The area of the cards with their names and the text about them."""
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
    """A card of the fan: its box, turned around its centre, and its visible part."""

    box: Box
    turn: float
    seen: Box
    """The part that no other card covers; turned around its own centre."""
    rim: Box
    """The whole card, relative to the frame of the visible part."""


@attrs.frozen
class Fan:
    """The viewer's hand."""

    room: Area

    def card(self, place: int, count: int, apart: int = 0) -> Held:
        """One of this many cards; those from index `apart` on are a little apart."""
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
        most = self.room.height - _MOST_SAG * self.room.unit
        return min(most / CARD_TALL, _WIDEST * self.room.width)

    def _bend(self, gaps: float) -> tuple[float, float]:
        """How far each card is turned, in degrees, and how much lower the outer ones are."""
        half = max(1.0, gaps / 2)
        return min(_TURN, _MOST_TURN / half), min(_SAG, _MOST_SAG / half**2) * self.room.unit


@attrs.frozen
class Memory:
    """The list of cards still to come."""

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
    rows: Area
    total: Box

    def row(self, place: int, count: int) -> Box:
        """One of this many rows."""
        tall = min(20 * self.rows.unit, self.rows.height / max(1, count))
        return Box(self.rows.x, self.rows.y + tall * place, self.rows.width, tall)

    @property
    def most(self) -> int:
        """The number of rows that fit."""
        return max(1, int(self.rows.tall // 15))

    def column(self, row: Box, seat: int, seats: int) -> Box:
        """The box of a seat in a row or in the head."""
        left = 64 * self.rows.unit
        wide = (row.width - left) / seats
        return Box(row.x + left + wide * seat, row.y, wide, row.height)


@attrs.frozen
class Layout:
    """The whole table. See the top of this file."""

    scale: float
    view: Box
    privileges: Area
    king: Area
    pad: Pad
    opponents: tuple[Opponent, ...]
    """Clockwise from the viewer's left."""
    memory: tuple[Memory, Memory]
    trick: Trick
    own: Own
    fan: Fan
    caption: Box
    """The caption box: over the score pad, which is not needed then."""

    @property
    def headings(self) -> tuple[Box, ...]:
        """The printed words above the things of the table, and whose turn and trick it is."""
        trick = self.trick
        return (
            *(heading_of(panel) for panel in (self.privileges, self.king)),
            *(box for memory in self.memory for box in (memory.title, memory.note)),
            *(place.name for place in self.opponents),
            self.own.name,
            self.pad.head,
            trick.title,
            trick.fields[0].joined(trick.fields[-1]),
            *trick.tags,
        )

    def opponent(self, viewer: int, seat: int) -> Opponent:
        """The place of another player."""
        seats = len(self.opponents) + 1
        return self.opponents[(seat - viewer) % seats - 1]

    def king_card(self, place: int, count: int) -> Box:
        """One of the cards of the King's trick."""
        room = self.king.cut(8, 32, -8, -8)
        tall = min(THUMB_TALL, CARD_TALL)
        wide = min(room.height / tall, 0.5 * room.width)
        step = min(1.06 * wide, (room.width - wide) / max(1, count - 1))
        start = room.centre[0] - (wide + step * (count - 1)) / 2
        return Box(start + step * place, room.centre[1] - wide * tall / 2, wide, wide * tall)


def heading_of(panel: Area) -> Box:
    """The place of the heading of a panel without any other sign in that line."""
    return panel.cut(11, 6, -9, 22)


def layout_for(width: float, height: float, seats: int, tricks: int) -> Layout:
    """The table for a view of this size (px)."""
    k = min(width / WIDTH, height / HEIGHT)
    spare = height / k - HEIGHT
    view = Area(0, 0, width, height, k)
    top, middle, own = view.padded(_MARGIN).rows(
        _TOP + _SPARE_ON_TOP * spare, None, _OWN + _SPARE_OF_HAND * spare, gap=_GAP
    )
    left, centre, right = middle.columns(_SIDE, None, _SIDE, gap=_GAP)
    opponents = [_opponent(left.rows(_OPPONENT, None)[0])]
    if seats > 3:
        privileges, king, opposite, pad = top.columns(_SIDE, _KING, None, _PAD, gap=_GAP)
        opponents.append(_across(opposite))
    else:
        privileges, king, pad = top.columns(_SIDE, None, _PAD, gap=_GAP)
    opponents.append(_opponent(right.rows(_OPPONENT, None)[0]))
    return Layout(
        scale=k,
        view=view,
        privileges=privileges,
        king=king,
        pad=_pad(pad),
        opponents=tuple(opponents),
        memory=(_memory(left), _memory(right)),
        trick=_trick(centre, seats, tricks),
        own=_own(own),
        fan=Fan(own.cut(_MINE + 14, 14, -16, -14)),
        caption=pad.padded(1.5),
    )


def _opponent(panel: Area) -> Opponent:
    """At a side: narrow."""
    return Opponent(
        panel=panel,
        sign=panel.cut(10, 10, 16, 16),
        name=panel.cut(32, 7, -8, 22),
        backs=panel.cut(8, 36, 72, 56),
        pile=panel.cut(84, 40, 36, 36),
        privileges=panel.cut(126, 38, 34, 46),
        note=panel.cut(10, -27, -10, 18),
        badge=panel.cut(6, -28, -6, 23),
    )


def _across(panel: Area) -> Opponent:
    """Opposite: wide."""
    wide = panel.wide - 20
    return Opponent(
        panel=panel,
        sign=panel.cut(10, 10, 16, 16),
        name=panel.cut(32, 7, -18, 22),
        backs=panel.cut(10, 34, 0.45 * wide, -10),
        pile=panel.cut(10 + 0.49 * wide, 38, 38, 38),
        privileges=panel.cut(10 + 0.66 * wide, 34, -10, 46),
        note=panel.cut(10 + 0.47 * wide, -27, -10, 18),
        badge=panel.cut(10 + 0.47 * wide, -28, -10, 23),
    )


def _memory(side: Area) -> Memory:
    panel = side.cut(0, _OPPONENT + _GAP)
    wide = panel.wide - 18
    return Memory(
        panel=panel,
        title=panel.cut(10, 6, 0.62 * wide, 21),
        note=panel.cut(9 + 0.71 * wide, 7, -9, 19),
        field=panel.cut(9, 30, -9, -9),
    )


def _pad(panel: Area) -> Pad:
    return Pad(
        panel=panel,
        picture=panel.cut(9, 5, 24, 24),
        head=panel.cut(9, 6, -9, 22),
        rows=panel.cut(9, 30, -9, -29),
        total=panel.cut(9, -27, -9, 22),
    )


def _trick(panel: Area, seats: int, tricks: int) -> Trick:
    field = min(23, 0.6 * panel.wide / tricks)
    verdict = panel.cut(12, -_VERDICT - 10, -12, _VERDICT)
    cards = _trick_cards(panel, verdict, seats)
    step = min(panel.width / seats, _SPREAD * cards[0].width) / panel.unit
    return Trick(
        panel=panel,
        title=panel.cut(14, 7, 0.36 * panel.wide, 24),
        fields=tuple(
            panel.cut(-12 - (field + 2) * (tricks - n), 8, field, 22) for n in range(tricks)
        ),
        cards=cards,
        tags=tuple(_above(Area.of(card, panel.unit), step - 4) for card in cards),
        laurel=verdict.cut(6, 4, 48, 48),
        verdict=verdict,
        lines=(verdict.cut(62, 7, -8, 20), verdict.cut(62, 28, -8, 22)),
    )


def _above(card: Area, wide: float) -> Box:
    """The box of the name of a card's player."""
    k = card.unit
    return Box(card.centre[0] - wide * k / 2, card.y - (_TAG - 1) * k, wide * k, 20 * k)


def _trick_cards(panel: Area, verdict: Box, seats: int) -> tuple[Box, ...]:
    k = panel.unit
    top = panel.y + (_HEADING + _TAG) * k
    tall = verdict.y - 8 * k - top
    column = panel.width / seats
    wide = min(tall / CARD_TALL, column - 16 * k)
    top += (tall - wide * CARD_TALL) / 2
    step = min(column, _SPREAD * wide)
    first = panel.centre[0] - step * (seats - 1) / 2
    return tuple(card_box(first + step * place - wide / 2, top, wide) for place in range(seats))


def _own(panel: Area) -> Own:
    return Own(
        panel=panel,
        sign=panel.cut(14, 12, 18, 18),
        name=panel.cut(39, 9, 130, 24),
        stock=tuple(panel.cut(14 + 41 * n, 42, 34, 34) for n in range(4)),
        note=panel.cut(14, 82, 164, 18),
        privileges=panel.cut(14, 108, 96, 62),
        pile=panel.cut(122, 110, 48, 48),
        pile_note=panel.cut(14, 176, 164, 38),
    )


def _in_a_row(room: Box, place: int, count: int) -> Box:
    """Thumbnails side by side; the more there are, the closer."""
    wide = min(room.height / THUMB_TALL, room.width)
    step = min(1.05 * wide, (room.width - wide) / max(1, count - 1))
    return Box(room.x + step * place, room.y, wide, wide * THUMB_TALL)
