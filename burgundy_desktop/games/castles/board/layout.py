"""The layout of the table of The Castles of Burgundy, for a view of any shape. Measures are px at
988 x 692, the table of a window of 1280 x 800; everything scales with the smaller side, and the
remaining space goes to the boards.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import attrs

from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.castles.board import player_areas
from burgundy_desktop.games.castles.board.depot_layout import Depot, ring_of_depots
from burgundy_desktop.games.castles.tables import board

BUTTONS: Final[frozenset[Target]] = frozenset({target("end_turn"), target("decline")})
"""Targets in the prompt bar, not on the table."""

_LEFT_SHARE = 0.455
_MARGIN = 12.0
_PHASE, _TRACK, _OTHERS, _STORAGE, _BONUS = 50.0, 46.0, 150.0, 86.0, 58.0
_WIDE = 1.8
"""From this ratio of width to height on, the others have their own column."""
_LEAST_INNER = 940.0


@attrs.frozen
class Layout:
    """The whole table. `others` are the areas of the other players, clockwise from the viewer."""

    scale: float
    phase: Box
    pennants: tuple[Box, ...]
    round_goods: tuple[Box, ...]
    white_die: Box
    ring: Box
    depots: tuple[Depot, ...]
    """Depot 0 is the black one."""
    track: Box
    track_label: Box
    fields: tuple[Box, ...]
    own: player_areas.PlayerArea
    storage: Box
    bonus: Box
    banners: tuple[tuple[Box, Box], ...]
    """The large and the small banner of each kind."""
    others: tuple[player_areas.PlayerArea, ...]


@lru_cache(maxsize=8)
def layout_for(width: float, height: float, players: int) -> Layout:
    """The table for a view of this size (px): two columns, in a very wide view three."""
    k = min(width / player_areas.WIDTH, height / player_areas.HEIGHT)
    third = _third_column(width, height, players, k)
    whole = Area(0, 0, width, height, k).padded(_MARGIN)
    aside, inner = (
        whole.columns(third / k - player_areas.GAP, None, gap=player_areas.GAP)
        if third
        else (whole, whole)
    )
    left, right = inner.columns(
        _LEFT_SHARE * (inner.wide - player_areas.GAP), None, gap=player_areas.GAP
    )
    phase, ring, track, *below = left.rows(
        _PHASE, None, _TRACK, *(() if third else (_OTHERS,)), gap=player_areas.GAP
    )
    estate, storage, bonus = right.rows(None, _STORAGE, _BONUS, gap=player_areas.GAP)
    others = (
        player_areas.cards(aside, players - 1)
        if third
        else player_areas.other_areas(below[0], players - 1)
    )
    return Layout(
        scale=k,
        phase=phase,
        pennants=_row(phase, 12 * k, 34 * k, 33 * k, len(board.PHASES)),
        round_goods=_round_goods(phase, k),
        white_die=phase.spot(-27, phase.tall / 2, 36),
        ring=ring,
        depots=ring_of_depots(ring, players, k),
        track=track,
        track_label=track.cut(10, 0, 50),
        fields=track.cut(64, 8, -12, -8).columns(*[None] * board.TRACK_SPACES, gap=4),
        own=player_areas.own_area(estate, storage),
        storage=storage,
        bonus=bonus,
        banners=_banners(bonus),
        others=others,
    )


def _third_column(width: float, height: float, players: int, k: float) -> float:
    """Width of a column for the others, 0 where the view is not much wider than the table."""
    if width / height < _WIDE:
        return 0.0
    return min((340 if players == 2 else 420) * k, width - _LEAST_INNER * k)


def _row(box: Box, start: float, step: float, size: float, count: int) -> tuple[Box, ...]:
    """Squares in a row, vertically centred in `box`."""
    x, y = box.x + start + size / 2, box.centre[1]
    return tuple(Box.around(x + step * index, y, size) for index in range(count))


def _round_goods(phase: Box, k: float) -> tuple[Box, ...]:
    """Centred between the pennants and the white die."""
    start, room = 186 * k, phase.width - 240 * k
    step = min(39 * k, room / board.ROUNDS)
    return _row(phase, start + (room - step * board.ROUNDS) / 2, step, 35 * k, board.ROUNDS)


def _banners(bonus: Area) -> tuple[tuple[Box, Box], ...]:
    kinds = bonus.cut(6, 0, -6).columns(*[None] * 6)
    middle = bonus.tall / 2
    return tuple(
        (at.spot(at.wide / 2 - 19, middle, 50), at.spot(at.wide / 2 + 20, middle, 42))
        for at in kinds
    )
