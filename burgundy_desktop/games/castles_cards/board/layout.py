"""Where everything lies on the table of the card game, for a view of any shape.

`layout_for(width, height, players)` gives a `Layout`, whose boxes are px of the
scene. Its parts:

scale         px for one px at 988 x 692, the table of a window of 1280 x 800
strip         the round: `pennants` A to E, `reward_chips(n)`, `turns` (six pips), their labels
display       `rows` (the six headers, index 0 is row 1) and `row_card(row, index, count)`
supplies      `goods_stacks`, `animal_stacks`, `draw`, `discards`, `all_seven`; `supply_labels`
firsts        `first_cards`, one for each colour
own           the viewer's `Mat` (mats.py): lanes, hand, pile, projects, counters; it lies on the
              panels `own.panel` (estate), `cards` (hand and projects), `storage`
actions       the panel and `action_boxes`: take, place, sell, hire, silver, convert, buy
others        a `Mat` for each other player, clockwise from the viewer. With `tabs` (one box for
              each of them) all lie on the same panel and only one is in front; without, side by
              side. Whoever is not in front lies on its tab: `mat_box(index)` is the tab then.
aaron         in solo: portrait, five `piles`, lanes, score
comparison    in solo, both sides at the end of a round: it lies over hand, projects and actions
fan           where drawn cards, rewards to choose and numbers to convert lie: over the closed
              triples; open columns stay in sight

Measures are px at 988 x 692; everything grows with the smaller side, and what is left over goes
to display, opponents, estate and hand.
"""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.castles_cards.board.aaron_mat import AaronMat, aaron_mat
from burgundy_desktop.games.castles_cards.board.mats import (
    CARD_TALL,
    COLORS,
    GAP,
    HEIGHT,
    WIDTH,
    Mat,
    card_box,
    own_mat,
    spread,
)
from burgundy_desktop.games.castles_cards.board.others import others_mats

BUTTONS: Final[frozenset[Target]] = frozenset({target("end_turn"), target("decline")})
"""Targets that lie in the prompt bar, not on the table."""

ACTIONS: Final = ("take", "place", "sell", "hire", "earn", "convert", "buy")
"""Kinds of targets in the row of actions."""

ROUNDS, TURNS, ROWS = 5, 6, 6

_LEFT_SHARE = 0.455
_MARGIN = 12.0
_STRIP, _FIRSTS, _ACTIONS, _STORAGE = 50.0, 72.0, 40.0, 76.0
_DISPLAY, _SUPPLIES = 176.0, 106.0
_DISPLAY_OF_MANY, _SUPPLIES_OF_MANY = 200.0, 92.0
_FOOT = 14.0
"""Below the cards of the display: so far a pill of costs hangs over them, in px at 100 %."""
_FAN = 212.0
_CARDS = 150.0
_ACTION_WIDTHS = (0.95, 0.98, 0.92, 0.95, 0.98, 1.16, 0.9)
_ICONS_BELOW = 0.9
"""At a smaller scale actions show their icons alone."""


@attrs.frozen
class Comparison:
    """Both sides at the end of a round: bars to both sides of what they are for."""

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
    """In two lines, whether the game goes on."""

    def label(self, row: int) -> Box:
        """What the bars of a row are for."""
        box = self.rows[row]
        return Box.around(*box.centre, 0.22 * box.width, box.height)

    def bar(self, row: int, share: float, *, own: bool) -> Box:
        """The bar of one side, `share` of the longest one there may be."""
        box = self.rows[row]
        tall, most = 0.56 * box.height, 0.31 * box.width
        wide = max(3.0, share * most)
        middle = self.label(row)
        x = middle.x - 4 - wide if own else middle.right + 4
        return Box(x, box.centre[1] - tall / 2, wide, tall)

    def number(self, row: int, share: float, *, own: bool) -> Box:
        """Beside the bar, away from the middle."""
        bar, box = self.bar(row, share, own=own), self.rows[row]
        wide = 0.06 * box.width
        x = bar.x - wide - 4 if own else bar.right + 4
        return Box(x, box.y, wide, box.height)


@attrs.frozen
class Layout:
    """The whole table. See the top of this file."""

    scale: float
    view: Box
    strip: Box
    pennants: tuple[Box, ...]
    rewards: Box
    rewards_label: Box
    turns: tuple[Box, ...]
    turns_label: Box
    display: Box
    rows: tuple[Box, ...]
    supplies: Box
    goods_stacks: tuple[Box, ...]
    animal_stacks: tuple[Box, ...]
    draw: Box
    discards: Box
    all_seven: Box
    supply_labels: tuple[Box, ...]
    """Below goods, animals, draw pile, discard pile and all-seven cards, in this order."""
    firsts: Box
    firsts_label: Box
    first_cards: tuple[Box, ...]
    own: Mat
    cards: Box
    actions: Box
    action_boxes: tuple[Box, ...]
    icons_only: bool
    storage: Box
    others_panel: Box
    tabs: tuple[Box, ...]
    others: tuple[Mat, ...]
    aaron: AaronMat | None
    comparison: Comparison | None
    fan: Box

    def row_card(self, row: int, index: int, count: int) -> Box:
        """The card of this index in a row (1 to 6) that holds `count` cards."""
        header = self.rows[row - 1]
        k = self.scale
        top = header.bottom + 4 * k
        room = self.display.bottom - _FOOT * k - top
        wide = min(header.width, (room - 24 * k) / CARD_TALL)
        card = card_box(header.centre[0] - wide / 2, top, wide)
        step = min(0.52 * wide, (room - card.height) / max(1, count - 1))
        return card.moved(0.0, step * index)

    def reward_chips(self, count: int) -> tuple[Box, ...]:
        """The options of the round card, in the strip."""
        gap = 4 * self.scale
        wide = min(52 * self.scale, (self.rewards.width - gap * (count - 1)) / count)
        return tuple(
            Box(self.rewards.x + (wide + gap) * n, self.rewards.y, wide, self.rewards.height)
            for n in range(count)
        )

    def fan_cards(self, count: int) -> tuple[Box, ...]:
        """Cards drawn with silver, side by side."""
        k = self.scale
        room = attrs.evolve(self.fan, width=0.6 * self.fan.width).grown(-10 * k)
        wide = min(room.height / CARD_TALL, (room.width - 16 * k) / max(1, count) - 6 * k)
        return spread(room, count, (wide, CARD_TALL * wide), 16 * k)

    def fan_buttons(self, count: int) -> tuple[Box, ...]:
        """Beside the cards of the fan, one below the other."""
        k, step = self.scale, 50 * self.scale
        middle = self.fan.x + 0.795 * self.fan.width
        wide, top = 0.37 * self.fan.width, self.fan.centre[1] - step * (count - 1) / 2
        return tuple(Box.around(middle, top + step * n, wide, 36 * k) for n in range(count))

    def mat_box(self, index: int) -> Box:
        """Where the things of another player are, if they are not in front: its tab or panel."""
        return self.tabs[index] if self.tabs else self.others[index].panel


def layout_for(width: float, height: float, players: int) -> Layout:
    """The table for a view of this size (px): left what is shared, right what is mine."""
    k = min(width / WIDTH, height / HEIGHT)
    spare = height - HEIGHT * k
    area = Box(0, 0, width, height).grown(-_MARGIN * k)
    share = _LEFT_SHARE * (area.width - GAP * k)
    left = _left_side(Box(area.x, area.y, share, area.height), players, k, spare)
    mine = Box(area.x + share + GAP * k, area.y, area.width - share - GAP * k, area.height)
    right = _right_side(mine, k, spare)
    strip, firsts, others = _strip_parts(left.strip, k), left.firsts, left.others
    tabs, mats = others_mats(others, players - 1, k)
    stacks, labels = _supply_boxes(left.supplies, k)
    return Layout(
        scale=k,
        view=Box(0, 0, width, height),
        strip=left.strip,
        pennants=strip.pennants,
        rewards=strip.rewards,
        rewards_label=strip.rewards_label,
        turns=strip.turns,
        turns_label=strip.turns_label,
        display=left.display,
        rows=_row_headers(left.display, k),
        supplies=left.supplies,
        goods_stacks=stacks[:2],
        animal_stacks=stacks[2:4],
        draw=stacks[4],
        discards=stacks[5],
        all_seven=stacks[6],
        supply_labels=labels,
        firsts=firsts,
        firsts_label=Box(firsts.x + 12 * k, firsts.y + 6 * k, 46 * k, firsts.height - 12 * k),
        first_cards=_first_cards(firsts, k),
        own=right.own,
        cards=right.cards,
        actions=right.actions,
        action_boxes=_action_boxes(right.actions, k),
        icons_only=k < _ICONS_BELOW,
        storage=right.storage,
        others_panel=others,
        tabs=tabs,
        others=mats,
        aaron=aaron_mat(others, k) if players == 1 else None,
        comparison=_comparison(right.cards.joined(right.actions), k) if players == 1 else None,
        fan=right.fan,
    )


@attrs.frozen
class _LeftSide:
    """The column of what everybody shares, with the others below it."""

    strip: Box
    display: Box
    supplies: Box
    firsts: Box
    others: Box


def _left_side(box: Box, players: int, k: float, spare: float) -> _LeftSide:
    many, gap = players > 2, GAP * k
    display_tall = (_DISPLAY_OF_MANY if many else _DISPLAY) * k + 0.4 * spare
    supplies_tall = (_SUPPLIES_OF_MANY if many else _SUPPLIES) * k
    strip = Box(box.x, box.y, box.width, _STRIP * k)
    display = Box(box.x, strip.bottom + gap, box.width, display_tall)
    supplies = Box(box.x, display.bottom + gap, box.width, supplies_tall)
    firsts = Box(box.x, supplies.bottom + gap, box.width, _FIRSTS * k)
    others = Box(box.x, firsts.bottom + gap, box.width, box.bottom - firsts.bottom - gap)
    return _LeftSide(strip, display, supplies, firsts, others)


@attrs.frozen
class _StripParts:
    """Rounds, what a triple brings in this one, and its turns."""

    pennants: tuple[Box, ...]
    rewards: Box
    rewards_label: Box
    turns: tuple[Box, ...]
    turns_label: Box


def _strip_parts(strip: Box, k: float) -> _StripParts:
    pennants = tuple(
        Box(strip.x + (10 + 30 * n) * k, strip.y + 8 * k, 28 * k, 35 * k) for n in range(ROUNDS)
    )
    rewards_x, turns_x = pennants[-1].right + 12 * k, strip.right - 84 * k
    return _StripParts(
        pennants=pennants,
        rewards=Box(rewards_x, strip.y + 22 * k, turns_x - 10 * k - rewards_x, 23 * k),
        rewards_label=Box(rewards_x, strip.y + 4 * k, turns_x - 6 * k - rewards_x, 17 * k),
        turns=tuple(
            Box(turns_x + 11.5 * k * n + 4 * k, strip.y + 25 * k, 9.5 * k, 16 * k)
            for n in range(TURNS)
        ),
        turns_label=Box(turns_x - 22 * k, strip.y + 4 * k, 96 * k, 17 * k),
    )


@attrs.frozen
class _RightSide:
    """The column of the viewer's own things."""

    own: Mat
    cards: Box
    actions: Box
    storage: Box
    fan: Box


def _right_side(box: Box, k: float, spare: float) -> _RightSide:
    gap = GAP * k
    storage = Box(box.x, box.bottom - _STORAGE * k, box.width, _STORAGE * k)
    actions = Box(box.x, storage.y - gap - _ACTIONS * k, box.width, _ACTIONS * k)
    tall = _CARDS * k + 0.25 * spare
    cards = Box(box.x, actions.y - gap - tall, box.width, tall)
    estate = Box(box.x, box.y, box.width, cards.y - gap - box.y)
    own = own_mat(estate, cards, storage, k)
    foot = estate.bottom - 8 * k
    fan_y = max(own.lanes[0].column().bottom + 4 * k, foot - _FAN * k)
    return _RightSide(
        own=own,
        cards=cards,
        actions=actions,
        storage=storage,
        fan=Box(estate.x + 8 * k, fan_y, estate.width - 16 * k, foot - fan_y),
    )


def _action_boxes(row: Box, k: float) -> tuple[Box, ...]:
    gap = 5 * k
    share = (row.width - 10 * k + gap) / sum(_ACTION_WIDTHS)
    boxes, x = [], row.x + 5 * k
    for wide in _ACTION_WIDTHS:
        boxes.append(Box(x, row.y + 5 * k, share * wide - gap, row.height - 10 * k))
        x += share * wide
    return tuple(boxes)


def _row_headers(display: Box, k: float) -> tuple[Box, ...]:
    step = (display.width - 14 * k) / ROWS
    tallest = (display.height - 47 * k - 24 * k) / CARD_TALL
    wide = min(step - 8 * k, max(60 * k, tallest))
    return tuple(
        Box.around(
            display.x + 7 * k + step * (n + 0.5), display.y + 4 * k + 17 * k, wide, wide * 36 / 64
        )
        if wide * 36 / 64 <= 36 * k
        else Box.around(
            display.x + 7 * k + step * (n + 0.5), display.y + 4 * k + 17 * k, 62 * k, 35 * k
        )
        for n in range(ROWS)
    )


def _supply_boxes(panel: Box, k: float) -> tuple[tuple[Box, ...], tuple[Box, ...]]:
    """Seven piles, and the labels below them."""
    label = 18 * k
    tall = panel.height - label - 18 * k
    wide = tall / CARD_TALL
    step = (panel.width - 12 * k) / 7
    middle = panel.y + 9 * k + tall / 2
    boxes, labels = [], []
    for n in range(7):
        x = panel.x + 6 * k + step * (n + 0.5)
        boxes.append(Box.around(x, middle, wide, tall))
        labels.append(Box.around(x, panel.bottom - 5 * k - label / 2, step - 2 * k, label))
    x, y = boxes[6].centre
    seven = Box.around(x, y, 0.8 * tall, tall)
    return (*boxes[:6], seven), tuple(labels)


def _first_cards(panel: Box, k: float) -> tuple[Box, ...]:
    tall = panel.height - 18 * k
    wide = tall * 64 / 80
    start = panel.x + 56 * k
    step = (panel.right - 6 * k - start) / COLORS
    return tuple(
        Box.around(start + step * (n + 0.5), panel.centre[1], wide, tall) for n in range(COLORS)
    )


def _comparison(box: Box, k: float) -> Comparison:
    third = box.width / 3
    head = Box(box.x, box.y + 5 * k, box.width, 28 * k)
    foot = 48 * k
    top = head.bottom + 4 * k
    room = (box.bottom - foot - top) / 5
    rows = tuple(
        Box(box.x + 12 * k, top + room * n, box.width - 24 * k, room - 2 * k) for n in range(5)
    )
    y = box.bottom - 25 * k
    note = Box(box.x + 14 * k, y - 20 * k, 0.27 * box.width, 40 * k)
    return Comparison(
        panel=box,
        own_sign=Box.around(box.x + 24 * k, head.centre[1], 17 * k),
        own_name=Box(box.x + 40 * k, head.y, third - 40 * k, head.height),
        title=Box(box.x + third, head.y, third, head.height),
        aaron_name=Box(box.x + 2 * third, head.y, third - 46 * k, head.height),
        aaron_sign=Box.around(box.right - 28 * k, head.centre[1], 26 * k),
        rows=rows,
        own_seal=Box.around(box.x + 0.36 * box.width, y, 40 * k),
        difference=Box.around(box.centre[0], y, 60 * k, 34 * k),
        aaron_seal=Box.around(box.x + 0.64 * box.width, y, 40 * k),
        note=note,
    )
