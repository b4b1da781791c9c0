"""The layout of the table of the card game, for a view of any shape.

`layout_for(width, height, players)` gives a `Layout`, whose boxes are px of the
scene. Its parts:

scale         px for one px at 988 x 692, the table of a window of 1280 x 800
header        the round (`Header`): `pennants` A to E, `reward_chips(n)`, `turns` (six pips), labels
display       `rows` (the six headers, index 0 is row 1) in two lines of three, and
              `row_card(row, index, count)`
supplies      `goods` and `animals` (two stacks each), `draw`, `discards`, `all_seven`, labels
firsts        `first_cards`, one for each colour, in the heads of the viewer's lanes
own           the viewer's `PlayerArea`: lanes, hand, pile, projects, counters; it lies on the
              panels `own.panel` (estate), `cards` (hand and projects), `storage`
actions       the panel and `action_boxes`: take, place, sell, hire, silver, convert, buy
others        the `PlayerArea` of the only other player; of several, `strips`, clockwise from the
              viewer, one below the other
aaron         in solo: portrait, five `piles`, lanes, score
comparison    in solo, both sides at the end of a round: it lies over hand, projects and actions
fan           where drawn cards, rewards to choose and numbers to convert lie: over the closed
              triples; open columns stay in sight

Measures are px at 988 x 692; everything grows with the smaller side, and what is left over goes
to display, estate and hand.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import attrs

from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.core.ids import Seat, Target, target
from burgundy_desktop.games.castles_cards.board import player_areas
from burgundy_desktop.games.castles_cards.board.aaron_area import (
    AaronArea,
    aaron_area,
    aaron_in_front,
)
from burgundy_desktop.games.castles_cards.board.others import Strip, other_area, strip

BUTTONS: Final[frozenset[Target]] = frozenset({target("end_turn"), target("decline")})
"""Targets in the prompt bar, not on the table."""

ACTIONS: Final = ("take", "place", "sell", "hire", "earn", "convert", "buy")
"""Kinds of targets in the row of actions."""

ROUNDS, TURNS, ROWS = 5, 6, 6

_LEFT_SHARE = 0.41
_MARGIN = 12.0
_HEADER, _SUPPLIES, _ACTIONS, _STORAGE = 50.0, 86.0, 40.0, 74.0
_OTHERS = (200.0, 184.0, 140.0, 180.0)
"""The height of Aaron, of one other player, of two, of three."""
_OTHERS_SHARE = 0.3
"""How much of the height that is left over they get."""
_IN_A_LINE = 3
_ROW_HEAD = 22.0
_DIE_SEEN = 0.48
"""How much of a covered card is seen beside the next one, in widths: its die."""
_FOOT = 14.0
"""How far a pill of costs reaches below the cards of the display, in px at 100 %."""
_FAN = 212.0
_CARDS = 172.0
_ACTION_WIDTHS = (0.95, 0.98, 0.92, 0.95, 0.98, 1.16, 0.9)
_ICONS_BELOW = 0.9
"""Below this scale actions show their icons only."""


@attrs.frozen
class Comparison:
    """The comparison at the end of a round: bars at both sides of their labels."""

    panel: Box
    own_sign: Box
    own_name: Box
    title: Box
    aaron_name: Box
    aaron_sign: Box
    rows: tuple[Box, ...]
    own_seal: Box
    difference: Box
    aaron_seal: Box
    note: Box
    """Two lines on whether the game goes on."""

    def label(self, row: int) -> Box:
        """The label of the bars of a row."""
        box = self.rows[row]
        return Box.around(*box.centre, 0.22 * box.width, box.height)

    def bar(self, row: int, share: float, *, own: bool) -> Box:
        """The bar of one side, with this share of the greatest length."""
        box = self.rows[row]
        tall, most = 0.56 * box.height, 0.31 * box.width
        wide = max(3.0, share * most)
        middle = self.label(row)
        x = middle.x - 4 - wide if own else middle.right + 4
        return Box(x, box.centre[1] - tall / 2, wide, tall)

    def number(self, row: int, share: float, *, own: bool) -> Box:
        """The number beside the bar, at its outer end."""
        bar, box = self.bar(row, share, own=own), self.rows[row]
        wide = 0.06 * box.width
        x = bar.x - wide - 4 if own else bar.right + 4
        return Box(x, box.y, wide, box.height)


@attrs.frozen
class Header:
    """Rounds, what a triple brings in this one, and its turns."""

    panel: Box
    pennants: tuple[Box, ...]
    rewards: Box
    rewards_label: Box
    turns: tuple[Box, ...]
    turns_label: Box


@attrs.frozen
class Supplies:
    """What everybody draws from, and the labels below."""

    panel: Box
    goods: tuple[Box, ...]
    animals: tuple[Box, ...]
    draw: Box
    discards: Box
    all_seven: Box
    labels: tuple[Box, ...]
    """Below goods, animals, draw pile, discard pile and all-seven cards, in this order."""


@attrs.frozen
class Layout:
    """The whole table. See the top of this file."""

    scale: float
    view: Box
    header: Header
    display: Box
    rows: tuple[Box, ...]
    supplies: Supplies
    first_cards: tuple[Box, ...]
    own: player_areas.PlayerArea
    cards: Box
    actions: Box
    action_boxes: tuple[Box, ...]
    icons_only: bool
    storage: Box
    others: tuple[player_areas.PlayerArea, ...]
    strips: tuple[Strip, ...]
    aaron: AaronArea | None
    comparison: Comparison | None
    fan: Box
    front: Seat | None = None
    """Whose board lies at `own` instead of the viewer's. In solo, Aaron has taken the place of the
    viewer's estate, and `own` and `aaron` say where both lie.
    """

    def row_card(self, row: int, index: int, count: int) -> Box:
        """The card of this index in a row (1 to 6) that holds `count` cards. Of a covered card the
        die stays in sight; for that, three or more cards are smaller.
        """
        header, steps = self.rows[row - 1], _DIE_SEEN * (max(1, count) - 1)
        foot = self.rows[_IN_A_LINE].y if row <= _IN_A_LINE else self.display.bottom
        top = header.bottom + 3 * self.scale
        tallest = (foot - _FOOT * self.scale - top) / player_areas.CARD_TALL
        wide = min(tallest, header.width / (1 + max(_DIE_SEEN, steps)))
        first = player_areas.card_box(header.centre[0] - wide * (1 + steps) / 2, top, wide)
        return first.moved(_DIE_SEEN * wide * index, 0.0)

    def reward_chips(self, count: int) -> tuple[Box, ...]:
        """The options of the round card, in the header."""
        room, gap = self.header.rewards, 4 * self.scale
        wide = min(52 * self.scale, (room.width - gap * (count - 1)) / count)
        return tuple(
            Box(room.x + (wide + gap) * n, room.y, wide, room.height) for n in range(count)
        )

    def fan_cards(self, count: int) -> tuple[Box, ...]:
        """Cards drawn with silver, side by side."""
        k = self.scale
        room = attrs.evolve(self.fan, width=0.6 * self.fan.width).grown(-10 * k)
        wide = min(
            room.height / player_areas.CARD_TALL, (room.width - 16 * k) / max(1, count) - 6 * k
        )
        return player_areas.spread(room, count, (wide, player_areas.CARD_TALL * wide), 16 * k)

    @property
    def fan_buttons(self) -> tuple[Box, Box]:
        """Beside the cards of the fan, one below the other."""
        k, wide = self.scale, 0.37 * self.fan.width
        x, y = self.fan.x + 0.795 * self.fan.width, self.fan.centre[1]
        return Box.around(x, y - 25 * k, wide, 36 * k), Box.around(x, y + 25 * k, wide, 36 * k)


@lru_cache(maxsize=8)
def layout_for(width: float, height: float, players: int, front: Seat | None = None) -> Layout:
    """The table for a view of this size (px): shared things at the left, the viewer's
    at the right, or the board of whoever is in `front`.
    """
    k = min(width / player_areas.WIDTH, height / player_areas.HEIGHT)
    spare = height / k - player_areas.HEIGHT
    view = Area(0, 0, width, height, k)
    area = view.padded(_MARGIN)
    shared, mine = area.columns(
        _LEFT_SHARE * (area.wide - player_areas.GAP), None, gap=player_areas.GAP
    )
    header, display, supplies, others = shared.rows(
        _HEADER,
        None,
        _SUPPLIES,
        _OTHERS[players - 1] + _OTHERS_SHARE * spare,
        gap=player_areas.GAP,
    )
    right = _right_side(mine, spare)
    strips = others.rows(*[None] * (players - 1), gap=player_areas.GAP) if players > 2 else ()
    own, aaron, comparison = right.own, None, None
    if players == 1:
        own, aaron = _alone(right, others, aaron_acts=front is not None)
        comparison = _comparison(Area.of(right.cards.joined(right.actions), k))
    in_front = aaron if aaron is not None and front is not None else own
    return Layout(
        scale=k,
        view=view,
        header=_header(header),
        display=display,
        rows=_row_headers(display),
        supplies=_supplies(supplies),
        first_cards=tuple(lane.first for lane in in_front.lanes),
        own=own,
        cards=right.cards,
        actions=right.actions,
        action_boxes=_action_boxes(right.actions),
        icons_only=k < _ICONS_BELOW,
        storage=right.storage,
        others=(other_area(others),) if players == 2 else (),
        strips=tuple(map(strip, strips)),
        aaron=aaron,
        comparison=comparison,
        fan=right.fan,
        front=front,
    )


@attrs.frozen
class _RightSide:
    """The column of the viewer's own things."""

    own: player_areas.PlayerArea
    estate: Area
    cards: Area
    actions: Area
    storage: Area
    fan: Box


def _alone(
    right: _RightSide, others: Area, *, aaron_acts: bool
) -> tuple[player_areas.PlayerArea, AaronArea]:
    """Where the viewer's things and Aaron lie: the one who acts has the large place."""
    if aaron_acts:
        return player_areas.estate_at(others, right.own), aaron_in_front(right.estate)
    return right.own, aaron_area(others)


def _header(panel: Area) -> Header:
    middle = 16 + 27 * ROUNDS
    return Header(
        panel=panel,
        pennants=tuple(panel.cut(9 + 27 * n, 8, 27, 34) for n in range(ROUNDS)),
        rewards=panel.cut(middle, 22, -86, 23),
        rewards_label=panel.cut(middle, 4, -100, 17),
        turns=tuple(panel.cut(-77 + 11.5 * n, 25, 9.5, 16) for n in range(TURNS)),
        turns_label=panel.cut(-92, 4, 84, 17),
    )


def _right_side(box: Area, spare: float) -> _RightSide:
    estate, cards, actions, storage = box.rows(
        None, _CARDS + 0.25 * spare, _ACTIONS, _STORAGE, gap=player_areas.GAP
    )
    k = box.unit
    own = player_areas.own_area(estate, cards, storage)
    foot = estate.bottom - 8 * k
    fan_y = max(own.lanes[0].open_card(1).bottom + 4 * k, foot - _FAN * k)
    return _RightSide(
        own=own,
        estate=estate,
        cards=cards,
        actions=actions,
        storage=storage,
        fan=Box(estate.x + 8 * k, fan_y, estate.width - 16 * k, foot - fan_y),
    )


def _action_boxes(row: Area) -> tuple[Box, ...]:
    gap = 5.0
    share = (row.wide - 10 + gap) / sum(_ACTION_WIDTHS)
    return row.padded(5).columns(*(share * wide - gap for wide in _ACTION_WIDTHS), gap=gap)


def _row_headers(display: Area) -> tuple[Box, ...]:
    lines = display.cut(8, 5, -8, 0).rows(*[None] * (ROWS // _IN_A_LINE))
    places = (place for line in lines for place in line.columns(*[None] * _IN_A_LINE, gap=6))
    return tuple(place.cut(0, 0, 0, _ROW_HEAD) for place in places)


def _supplies(panel: Area) -> Supplies:
    """Seven piles side by side."""
    places = panel.cut(6, 9, -6, -27).columns(*[None] * 7)
    tall = places[0].height
    widths = (tall / player_areas.CARD_TALL,) * 6 + (0.8 * tall,)
    piles = [Box.around(*at.centre, wide, tall) for at, wide in zip(places, widths, strict=True)]
    return Supplies(
        panel=panel,
        goods=tuple(piles[:2]),
        animals=tuple(piles[2:4]),
        draw=piles[4],
        discards=piles[5],
        all_seven=piles[6],
        labels=panel.cut(7, -23, -7, 18).columns(*[None] * 7, gap=2),
    )


def _comparison(box: Area) -> Comparison:
    third = box.wide / 3
    foot = box.bottom - 25 * box.unit
    return Comparison(
        panel=box,
        own_sign=box.cut(15.5, 10.5, 17, 17),
        own_name=box.cut(40, 5, third - 40, 28),
        title=box.cut(third, 5, third, 28),
        aaron_name=box.cut(2 * third, 5, third - 46, 28),
        aaron_sign=box.cut(-41, 6, 26, 26),
        rows=box.cut(12, 37, -12, -50).rows(*[None] * 5, gap=2),
        own_seal=Box.around(box.x + 0.36 * box.width, foot, 40 * box.unit),
        difference=Box.around(box.centre[0], foot, 60 * box.unit, 34 * box.unit),
        aaron_seal=Box.around(box.x + 0.64 * box.width, foot, 40 * box.unit),
        note=box.cut(14, -45, 0.27 * box.wide, 40),
    )
