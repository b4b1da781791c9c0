"""Where everything lies on the table of Boonlake, for a view of any shape.

`layout_for(width, height)` gives a `Layout`, whose boxes are px of the scene; `scale` is px for one
px at 988 x 692, the table of a window of 1280 x 800. The map takes the full height at the left
(land.py); at its right lie the action board, the scoring tiles, the own board (own.py) and the
hand. Width that is left goes to the right column, up to a point; from there on the others' boards
lie beside the action board. In a high view the hand lies below map and column.
"""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.boonlake.board.automaton_layout import AutomatonPanel, automaton_panel
from burgundy_desktop.games.boonlake.board.automaton_thumb_layout import AutomatonThumb
from burgundy_desktop.games.boonlake.board.hand_layout import (
    CARD_TALL,
    CARD_WIDE,
    cards_in,
    fan,
)
from burgundy_desktop.games.boonlake.board.land import Land
from burgundy_desktop.games.boonlake.board.own import Own, own_board
from burgundy_desktop.games.boonlake.board.thumbs import Thumb, thumbs_in
from burgundy_desktop.games.boonlake.board.tracks import Tracks, tracks_for
from burgundy_desktop.games.boonlake.tables.actions import ROWS

WIDTH, HEIGHT = 988.0, 692.0
TILES: Final = 4
_MARGIN, _GAP = 12.0, 8.0
_MAP, _RIGHT, _WIDEST_RIGHT = 576.0, 380.0, 520.0
_ACTIONS, _SCORING, _OWN, _HAND = 235.0, 70.0, 239.0, 100.0
_SMALL_OWN, _SMALL_HAND, _AUTOMATON = 94.0, 42.0, 203.0
_PILES = 2.3
_BADGE = 11.0
"""So far the count of a pile sticks out of its upper right corner."""
_LARGE = 2.4
_NEARLY_LARGE = 0.75
_STRIP = 118.0
"""The least width of the others' boards beside the action board."""
_HAND_BELOW = (84.0, 150.0)
"""The least and the largest height of a hand below map and column."""
_MOST_WITH_PILES = 3
_LEAST_REST = 80.0


@attrs.frozen
class Actions:
    """The action board: seven rows, and below them the tile that is in use."""

    panel: Box
    speeds: tuple[Box, ...]
    losses: tuple[Box, ...]
    tiles: tuple[Box, ...]
    """By row; the last one is the place of the tile in use."""
    label: Box
    k: float

    def row(self, row: int) -> Box:
        """A whole row."""
        return self.speeds[row].joined(self.tiles[row])


@attrs.frozen
class Piles:
    """Draw and discard pile, where there is room for them."""

    draw: Box
    discards: Box


@attrs.frozen
class Layout:
    """The whole table. See the top of this file."""

    scale: float
    view: Box
    map_panel: Box
    land: Land
    tracks: Tracks
    column: Box
    """All that lies at the right of the map, but for a hand below both."""
    actions: Actions
    scoring_row: Box
    scoring: tuple[Box, ...]
    own: Own
    hand: Box
    piles: Piles | None
    thumbs: tuple[Thumb, ...]
    """The boards of the others, in the order of their turns, where there is room for them."""
    automaton_thumb: AutomatonThumb | None
    """The Eminence, small, in their place."""
    automaton: AutomatonPanel | None
    """While the Eminence acts: its panel takes the place of what is not needed then."""

    @property
    def lower(self) -> Box:
        """The right column from the own board downwards."""
        y = self.own.panel.y
        return attrs.evolve(self.column, y=y, height=self.column.bottom - y)

    def home(self, seat: int, viewer: int, seats: int) -> Box:
        """The edge of the table beside a player's card: things come from there and go there."""
        place = (seat - viewer) % seats
        tall = 90 * self.scale
        y = self.view.y + (0.5 + place) * tall
        return Box.around(self.view.right - 4 * self.scale, y, 24 * self.scale)

    def scoring_value(self, slot: int, scoring: int) -> Box:
        """Where the marker of a scoring (from 0) lies on a scoring tile."""
        tile = self.scoring[slot]
        unit = tile.width / 128
        x, y = tile.x + (51 + 21 * scoring) * unit, tile.y + 71.5 * unit
        return Box.around(x, y, 20 * unit)

    def large_card(self, over: Box) -> Box:
        """Where a card that is pointed at is shown large: it does not cover the own board.

        Above the card, for one of the hand above the own board or at its left; else below it.
        """
        k, own = self.scale, self.own.panel
        wide, tall = _LARGE * CARD_WIDE * k, _LARGE * CARD_TALL * k
        first, last, y = self.column.x, self.column.right - wide, over.y - tall - 8 * k
        if self.is_of_hand(over) and self.hand_lies_below:
            first, last = self.hand.x, own.x - wide - 8 * k
        elif self.is_of_hand(over):
            y = own.y - tall - 4 * k
        if y < self.view.y + 4 * k:
            y = min(over.bottom + 8 * k, self.view.bottom - tall - 4 * k)
        return Box(min(max(over.centre[0] - wide / 2, first), last), y, wide, tall)

    def is_worth_enlarging(self, card: Box) -> bool:
        """Whether a card is so small that its large picture shows more."""
        return card.width < _NEARLY_LARGE * _LARGE * CARD_WIDE * self.scale

    def is_of_hand(self, card: Box) -> bool:
        """Whether a card lies in the hand, and not above the table."""
        return card.y > self.own.panel.bottom

    def cards(self, count: int) -> tuple[Box, ...]:
        """So many cards of a hand face up."""
        return cards_in(self.hand, count, self.scale, self._widest_card)

    def backs(self, count: int) -> tuple[Box, ...]:
        """So many cards of a hand face down; they may overlap."""
        return fan(self.hand, count, self.scale, self._widest_card)

    @property
    def hand_lies_below(self) -> bool:
        """Whether the hand lies below map and column."""
        return self.hand.x < self.column.x

    @property
    def _widest_card(self) -> float:
        if self.hand_lies_below:
            return (self.hand.height - 4 * self.scale) * CARD_WIDE / CARD_TALL
        return CARD_WIDE * self.scale


def layout_for(
    width: float,
    height: float,
    *,
    automaton_acts: bool = False,
    others: int = 0,
    is_solo: bool = False,
) -> Layout:
    """The table for a view of this size (px), with the boards of so many other players.

    In the solo game the Eminence has the room of one.
    """
    k = min(width / WIDTH, height / HEIGHT)
    right = min(_WIDEST_RIGHT * k, width - (2 * _MARGIN + _GAP + _MAP) * k)
    below = _below(height, k)
    tall = (HEIGHT - 2 * _MARGIN) * k
    x = (width - (_MAP + _GAP) * k - right) / 2
    y = (height - tall - (below + _GAP * k if below else 0)) / 2
    panel = Box(x, y, _MAP * k, tall)
    column = Box(panel.right + _GAP * k, y, right, tall)
    boards = others or int(is_solo)
    top, row, strip = _upper(column, k, boards)
    rest = attrs.evolve(column, y=row.bottom + _GAP * k)
    rest = attrs.evolve(rest, height=column.bottom - rest.y)
    automaton, own, hand = _lower(rest, k, automaton_acts=automaton_acts, has_hand=not below)
    piles = _piles(hand, k)
    if below:
        strip, piles = _rest(column, own, k, boards)
        hand = Box(panel.x, panel.bottom + _GAP * k, column.right - panel.x, below)
    elif piles is not None:
        hand = attrs.evolve(hand, width=piles.draw.x - hand.x - 10 * k)
    land = _land(panel, k)
    return Layout(
        scale=k,
        view=Box(0, 0, width, height),
        map_panel=panel,
        land=land,
        tracks=tracks_for(land.box, k),
        column=column,
        actions=_actions(top, k),
        scoring_row=row,
        scoring=_scoring(row, k),
        own=own_board(own, k, small=automaton_acts),
        hand=hand,
        piles=piles,
        thumbs=thumbs_in(strip, others, k) if strip is not None and others else (),
        automaton_thumb=AutomatonThumb(strip, k) if strip is not None and is_solo else None,
        automaton=automaton_panel(automaton, k) if automaton is not None else None,
    )


def _below(height: float, k: float) -> float:
    """How tall the hand is below map and column, where the view is high enough; else 0."""
    spare = height - (HEIGHT + _GAP) * k
    return min(spare, _HAND_BELOW[1] * k) if spare >= _HAND_BELOW[0] * k else 0.0


def _upper(column: Box, k: float, others: int) -> tuple[Box, Box, Box | None]:
    """Action board and scoring tiles; beside them the others' boards where there is room."""
    strip = None
    left = 0.0
    if others and column.width >= (_RIGHT + _GAP + _STRIP) * k:
        left = column.width - _RIGHT * k
        strip = Box(column.x, column.y, left - _GAP * k, _ACTIONS * k)
    x, wide = column.x + left, column.width - left
    top = Box(x, column.y, wide, _ACTIONS * k)
    row = Box(x, top.bottom + _GAP * k, wide, _SCORING * k)
    if strip is not None and others > 1:
        strip = strip.joined(attrs.evolve(strip, y=row.y, height=row.height))
    elif strip is not None:
        row = attrs.evolve(row, x=column.x, width=column.width)
    return top, row, strip


def _rest(column: Box, own: Box, k: float, others: int) -> tuple[Box | None, Piles | None]:
    """What lies below the own board when the hand does not: the others' boards, the piles."""
    y = own.bottom + _GAP * k
    room = Box(column.x, y, column.width, column.bottom - y)
    if room.height < _LEAST_REST * k:
        return None, None
    piles = None
    if others < _MOST_WITH_PILES:
        piles = _piles_at(room, k)
        room = attrs.evolve(room, width=piles.draw.x - room.x - _GAP * k)
    return (room if others else None), piles


def _lower(
    room: Box, k: float, *, automaton_acts: bool, has_hand: bool
) -> tuple[Box | None, Box, Box]:
    """What lies below the scoring tiles: the panel of the Eminence, the own board, the hand.

    Where the hand lies elsewhere, the panel has its room, too.
    """
    automaton, y = None, room.y
    tall = (_SMALL_OWN if automaton_acts else _OWN) * k
    if automaton_acts:
        most = room.height - tall - _GAP * k
        automaton = Box(room.x, y, room.width, _AUTOMATON * k if has_hand else most)
        y = automaton.bottom + _GAP * k
    own = Box(room.x, y, room.width, tall)
    hand_tall = (_SMALL_HAND if automaton_acts else _HAND) * k
    hand = Box(room.x, own.bottom + _GAP * k, room.width, hand_tall)
    return automaton, own, hand


def _land(panel: Box, k: float) -> Land:
    tall = panel.height - 16 * k
    wide = tall * 500 / 660
    return Land(Box(panel.centre[0] - wide / 2, panel.y + 8 * k, wide, tall))


def _actions(panel: Box, k: float) -> Actions:
    left, pitch, tall = 81 * k, 28 * k, 26.3 * k
    middles = [panel.y + (19.5 * k + pitch * n) for n in range(ROWS + 1)]
    wide = 296 * k
    spare = panel.width - (81 + 296 + 3) * k
    left += 0.5 * spare
    tiles = tuple(Box(panel.x + left, y - tall / 2, wide, tall) for y in middles)
    return Actions(
        panel=panel,
        speeds=tuple(Box.around(panel.x + 27 * k, y, 52 * k, 26 * k) for y in middles[:ROWS]),
        losses=tuple(Box.around(panel.x + 64 * k, y, 24 * k) for y in middles[:ROWS]),
        tiles=tiles,
        label=Box(panel.x + 8 * k, tiles[-1].y, left - 14 * k, tall),
        k=k,
    )


def _scoring(row: Box, k: float) -> tuple[Box, ...]:
    wide = 92 * k
    step = (row.width - wide) / (TILES - 1)
    tall = wide * 96 / 128
    y = row.centre[1] - tall / 2
    return tuple(Box(row.x + step * n, y, wide, tall) for n in range(TILES))


def _piles(hand: Box, k: float) -> Piles | None:
    if hand.width < (_RIGHT + _PILES * CARD_WIDE) * k or hand.height < CARD_TALL * k:
        return None
    return _piles_at(hand, k)


def _piles_at(room: Box, k: float) -> Piles:
    """At the right end of a room; their counts stick out within it."""
    wide = min(CARD_WIDE * k, (room.height - (_BADGE + 2) * k) * CARD_WIDE / CARD_TALL)
    tall = wide * CARD_TALL / CARD_WIDE
    discards = Box(room.right - wide - _BADGE * k, room.bottom - tall - k, wide, tall)
    return Piles(discards.moved(-wide - (_BADGE + 3) * k, 0), discards)
