"""The layout of the table of Boonlake, for a view of any shape.

`layout_for(width, height)` gives a `Layout`, whose boxes are px of the scene; `scale` is px for one
px at 988 x 692, the table of a window of 1280 x 800. The map takes the full height at the left
(land.py); at its right lie the action board, the scoring tiles, the own board (own.py) and the
hand. Extra width goes to the right column, up to a limit; beyond it the others' boards are beside
the action board. In a high view the hand is below map and column.
"""

from __future__ import annotations

from enum import Enum, auto
from functools import lru_cache
from typing import Final

import attrs

from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.boonlake.board import hand_layout, scoring_art
from burgundy_desktop.games.boonlake.board.automaton.layout import AutomatonPanel
from burgundy_desktop.games.boonlake.board.automaton.thumb_layout import AutomatonThumb
from burgundy_desktop.games.boonlake.board.land import Land
from burgundy_desktop.games.boonlake.board.own import Own
from burgundy_desktop.games.boonlake.board.thumbs import Thumb, thumbs_in
from burgundy_desktop.games.boonlake.board.tracks import Tracks, tracks_for
from burgundy_desktop.games.boonlake.tables.actions import ROWS

WIDTH, HEIGHT = 988.0, 692.0
TILES: Final = 4
_MARGIN, _GAP = 12.0, 8.0
_MAP, _RIGHT, _WIDEST_RIGHT = 576.0, 380.0, 520.0
_ACTIONS, _SCORING, _OWN, _HAND = 235.0, 76.0, 217.0, 116.0
_AUTOMATON, _SMALL_OWN, _SMALL_GAP = 182.0, 34.0, 4.5
"""While the Eminence acts: its panel, one line of the own board, and between them."""
_ROWS = 201.0
"""The height of the rows of the action board: its opened panel leaves the tile in use free."""
_PILES = 2.3
_BADGE = 11.0
"""How far the count of a pile extends beyond its upper right corner."""
_PILE_WIDE = 60.0
_NEARLY_LARGE = 0.75
_STRIP = 118.0
"""The least width of the others' boards beside the action board."""
_HAND_BELOW = (84.0, 150.0)
"""The least and the largest height of a hand below map and column."""
_MOST_WITH_PILES = 3
_LEAST_REST = 80.0


class Peek(Enum):
    """Above which part the panel of the Eminence lies while the person decides."""

    ON_ACTIONS = auto()
    ON_MAP = auto()
    """While an action is to be chosen."""


@attrs.frozen
class Actions:
    """The action board: seven rows, and below them the tile that is in use."""

    panel: Box
    speeds: tuple[Box, ...]
    losses: tuple[Box, ...]
    tiles: tuple[Box, ...]
    """By row; the last one is for the tile in use."""
    label: Box
    k: float

    def row(self, row: int) -> Box:
        """A whole row."""
        return self.speeds[row].joined(self.tiles[row])


@attrs.frozen
class Piles:
    """Draw and discard pile, if there is room."""

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
    """Everything at the right of the map, except a hand below both."""
    actions: Actions
    scoring_row: Box
    scoring: tuple[Box, ...]
    own: Own
    hand: Box
    piles: Piles | None
    thumbs: tuple[Thumb, ...]
    """The boards of the others in turn order, if there is room."""
    automaton_thumb: AutomatonThumb | None
    """The Eminence, small, in their place."""
    automaton: AutomatonPanel | None
    """The panel of the Eminence while it acts, in the place of things that are not needed then; or
    above others, if it was opened (`peek`).
    """
    peek: Peek | None

    @property
    def lower(self) -> Box:
        """The right column from the own board downwards."""
        y = self.own.panel.y
        return attrs.evolve(self.column, y=y, height=self.column.bottom - y)

    def home(self, seat: int, viewer: int, seats: int) -> Box:
        """The edge of the table beside a player's card, where things come from and go to."""
        place = (seat - viewer) % seats
        tall = 90 * self.scale
        y = self.view.y + (0.5 + place) * tall
        return Box.around(self.view.right - 4 * self.scale, y, 24 * self.scale)

    def scoring_value(self, slot: int, scoring: int) -> Box:
        """The position of the marker of a scoring (from 0) on a scoring tile."""
        return scoring_art.marker_box(self.scoring[slot], scoring)

    def large_card(self, over: Box) -> Box:
        """The box of the large picture of a card: in the hand instead of it, else below it or above
        it.
        """
        if self.is_of_hand(over):
            return hand_layout.lifted_card(over, self.hand, self.scale)
        k = self.scale
        wide, tall = hand_layout.LIFTED_WIDE * k, hand_layout.LIFTED_TALL * k
        y = over.y - tall - 8 * k
        if y < self.view.y + 4 * k:
            y = min(over.bottom + 8 * k, self.view.bottom - tall - 4 * k)
        last = self.column.right - wide
        return Box(min(max(over.centre[0] - wide / 2, self.column.x), last), y, wide, tall)

    def is_worth_enlarging(self, card: Box) -> bool:
        """Whether a card is so small that a large picture helps."""
        return card.width < _NEARLY_LARGE * hand_layout.LIFTED_WIDE * self.scale

    def is_of_hand(self, card: Box) -> bool:
        """Whether a card is in the hand, not in a large picture."""
        return card.y > self.own.panel.bottom

    def fan(self, count: int) -> hand_layout.Fan:
        """A hand of this many cards."""
        return hand_layout.Fan(self.hand, count, self._card_wide, self.scale)

    @property
    def hand_lies_below(self) -> bool:
        """Whether the hand is below map and column."""
        return self.hand.x < self.column.x

    @property
    def _card_wide(self) -> int:
        """In whole px, as the places of cards are."""
        if self.hand_lies_below:
            return int((self.hand.height - 2 * self.scale) / hand_layout.CARD_SHAPE)
        return int(hand_layout.CARD_WIDE * self.scale)


@lru_cache(maxsize=8)
def layout_for(
    width: float,
    height: float,
    *,
    automaton_acts: bool = False,
    others: int = 0,
    is_solo: bool = False,
    peek: Peek | None = None,
) -> Layout:
    """The table for a view of this size (px), with the boards of this many other players. In the
    solo game the Eminence counts as one. With `peek` its panel lies above other things.
    """
    k = min(width / WIDTH, height / HEIGHT)
    view = Area(0, 0, width, height, k)
    below = _below(view.tall)
    whole = _whole(view, below)
    panel, column = whole.columns(_MAP, None, gap=_GAP)
    boards = others or int(is_solo)
    top, row, strip = _upper(column, boards)
    rest = column.cut(0, _ACTIONS + _SCORING + 2 * _GAP)
    automaton, own, hand = _lower(rest, automaton_acts=automaton_acts, has_hand=not below)
    if peek is not None:
        automaton = top.cut(0, 0, 0, _ROWS) if peek is Peek.ON_ACTIONS else _on_map(panel)
    piles = _piles(hand)
    if below:
        strip, piles = _rest(column, own, boards)
        hand = whole.cut(0, HEIGHT - 2 * _MARGIN + _GAP, 0, below)
    elif piles is not None:
        hand = attrs.evolve(hand, width=piles.draw.x - hand.x - 10 * k)
    land = _land(panel)
    return Layout(
        scale=k,
        view=view,
        map_panel=panel,
        land=land,
        tracks=tracks_for(land.box, k),
        column=column,
        actions=_actions(top),
        scoring_row=row,
        scoring=_scoring(row),
        own=Own(own, automaton_acts),
        hand=hand,
        piles=piles,
        thumbs=thumbs_in(strip, others) if strip is not None and others else (),
        automaton_thumb=AutomatonThumb(strip) if strip is not None and is_solo else None,
        automaton=AutomatonPanel(automaton) if automaton is not None else None,
        peek=peek,
    )


def _whole(view: Area, below: float) -> Area:
    """Map and column in the middle of the view, with room for what lies below them."""
    right = min(_WIDEST_RIGHT, view.wide - (2 * _MARGIN + _GAP + _MAP))
    middle = (view.tall - (below + _GAP if below else 0)) / 2
    return view.spot(view.wide / 2, middle, _MAP + _GAP + right, HEIGHT - 2 * _MARGIN)


def _on_map(panel: Area) -> Area:
    """The panel of the Eminence at the foot of the map."""
    return panel.cut(_GAP, -_AUTOMATON - _GAP, _RIGHT, _AUTOMATON)


def _below(tall: float) -> float:
    """The height of the hand below map and column if the view is high enough; else 0."""
    least, most = _HAND_BELOW
    spare = tall - HEIGHT - _GAP
    return min(spare, most) if spare >= least else 0.0


def _upper(column: Area, others: int) -> tuple[Area, Area, Area | None]:
    """Action board and scoring tiles; beside them the others' boards if there is room."""
    top, row, _ = column.rows(_ACTIONS, _SCORING, None, gap=_GAP)
    if not others or column.wide < _RIGHT + _GAP + _STRIP:
        return top, row, None
    upper = column.rows(_ACTIONS + _GAP + _SCORING, None)[0] if others > 1 else top
    strip = upper.columns(None, _RIGHT, gap=_GAP)[0]
    return top.cut(-_RIGHT, 0), row.cut(-_RIGHT, 0) if others > 1 else row, strip


def _rest(column: Area, own: Box, others: int) -> tuple[Area | None, Piles | None]:
    """The area below the viewer's board without the hand: the others' boards, the piles."""
    y = own.bottom + _GAP * column.unit
    room = attrs.evolve(column, y=y, height=column.bottom - y)
    if room.tall < _LEAST_REST:
        return None, None
    piles = None
    if others < _MOST_WITH_PILES:
        piles = _piles_at(room)
        room = attrs.evolve(room, width=piles.draw.x - room.x - _GAP * room.unit)
    return (room if others else None), piles


def _lower(room: Area, *, automaton_acts: bool, has_hand: bool) -> tuple[Area | None, Area, Area]:
    """The area below the scoring tiles: the panel of the Eminence, the viewer's board, the hand. If
    the hand is elsewhere, the panel gets its room too.
    """
    if not automaton_acts:
        own, hand, _ = room.rows(_OWN, _HAND, None, gap=_GAP)
        return None, own, hand
    gap = _SMALL_GAP
    most = room.tall - _SMALL_OWN - gap
    automaton, own, hand, _ = room.rows(
        _AUTOMATON if has_hand else most, _SMALL_OWN, _HAND, None, gap=gap
    )
    return automaton, own, hand


def _land(panel: Area) -> Land:
    tall = panel.tall - 16
    return Land(panel.spot(panel.wide / 2, 8 + tall / 2, tall * 500 / 660, tall))


def _actions(panel: Area) -> Actions:
    wide, tall = 296, 26.3
    left = 81 + 0.5 * (panel.wide - (81 + wide + 3))
    middles = [19.5 + 28 * n for n in range(ROWS + 1)]
    tiles = tuple(panel.cut(left, y - tall / 2, wide, tall) for y in middles)
    return Actions(
        panel=panel,
        speeds=tuple(panel.spot(27, y, 52, 26) for y in middles[:ROWS]),
        losses=tuple(panel.spot(64, y, 24) for y in middles[:ROWS]),
        tiles=tiles,
        label=panel.cut(3, middles[-1] - tall / 2, left - 7, tall),
        k=panel.unit,
    )


def _scoring(row: Area) -> tuple[Box, ...]:
    wide = scoring_art.WIDE
    step = (row.wide - wide) / (TILES - 1)
    return tuple(row.spot(wide / 2 + step * n, row.tall / 2, wide, row.tall) for n in range(TILES))


def _piles(hand: Area) -> Piles | None:
    if hand.wide < _RIGHT + _PILES * _PILE_WIDE or hand.tall < _PILE_WIDE * hand_layout.CARD_SHAPE:
        return None
    return _piles_at(hand)


def _piles_at(room: Area) -> Piles:
    """The piles at the right end of an area, including their counts."""
    wide = min(_PILE_WIDE, (room.tall - _BADGE - 2) / hand_layout.CARD_SHAPE)
    tall = wide * hand_layout.CARD_SHAPE
    return Piles(
        draw=room.cut(-2 * (wide + _BADGE) - 3, -tall - 1, wide, tall),
        discards=room.cut(-wide - _BADGE, -tall - 1, wide, tall),
    )
