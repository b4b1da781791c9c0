"""Where everything lies on the table of The Castles of Burgundy, for a view of any shape.

Measures are px at 988 x 692, the table of a window of 1280 x 800; everything grows with the
smaller side, and what is left over goes to the boards.
"""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.castles.board.depot_layout import Depot, ring_of_depots
from burgundy_desktop.games.castles.board.player_areas import (
    GAP,
    HEIGHT,
    WIDTH,
    PlayerArea,
    cards,
    other_areas,
    own_area,
)
from burgundy_desktop.games.castles.tables.board import (
    PHASES,
    ROUNDS,
    TRACK_SPACES,
)

BUTTONS: Final[frozenset[Target]] = frozenset({target("end_turn"), target("decline")})
"""Targets that lie in the prompt bar, not on the table."""

_LEFT_SHARE = 0.455
_MARGIN = 12.0
_PHASE, _TRACK, _OTHERS, _STORAGE, _BONUS = 50.0, 46.0, 150.0, 86.0, 58.0
_WIDE = 1.8
"""From this width to height on the others get a column of their own."""
_LEAST_INNER = 940.0


@attrs.frozen
class Layout:
    """The whole table. `others` are the mats of the other players, clockwise from the viewer."""

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
    own: PlayerArea
    storage: Box
    bonus: Box
    banners: tuple[tuple[Box, Box], ...]
    """For each kind the large and the small banner."""
    others: tuple[PlayerArea, ...]


def layout_for(width: float, height: float, players: int) -> Layout:
    """The table for a view of this size (px): two columns, in a very wide view three."""
    k = min(width / WIDTH, height / HEIGHT)
    third = _third_column(width, height, players, k)
    inner = width - third - (2 * _MARGIN + GAP) * k
    left = _LEFT_SHARE * inner
    top, bottom, gap = _MARGIN * k, height - _MARGIN * k, GAP * k
    left_x = _MARGIN * k + third
    right_x = left_x + left + gap
    phase = Box(left_x, top, left, _PHASE * k)
    others = Box(left_x, bottom - _OTHERS * k, left, _OTHERS * k)
    track_y = (bottom if third else others.y - gap) - _TRACK * k
    track = Box(left_x, track_y, left, _TRACK * k)
    ring = Box(left_x, phase.bottom + gap, left, track.y - gap - phase.bottom - gap)
    bonus = Box(right_x, bottom - _BONUS * k, inner - left, _BONUS * k)
    storage = Box(right_x, bonus.y - gap - _STORAGE * k, inner - left, _STORAGE * k)
    estate = Box(right_x, top, inner - left, storage.y - gap - top)
    aside = Box(_MARGIN * k, top, third - gap, bottom - top)
    return Layout(
        scale=k,
        phase=phase,
        pennants=_row(phase, 12 * k, 34 * k, 33 * k, len(PHASES)),
        round_goods=_round_goods(phase, k),
        white_die=Box.around(phase.right - 27 * k, phase.centre[1], 36 * k),
        ring=ring,
        depots=ring_of_depots(ring, players, k),
        track=track,
        track_label=Box(track.x + 10 * k, track.y, 50 * k, track.height),
        fields=_fields(track, k),
        own=own_area(estate, storage, k),
        storage=storage,
        bonus=bonus,
        banners=_banners(bonus, k),
        others=cards(aside, players - 1, k) if third else other_areas(others, players - 1, k),
    )


def _third_column(width: float, height: float, players: int, k: float) -> float:
    """Width of a column for the others, 0 where the view is not much wider than the table."""
    if width / height < _WIDE:
        return 0.0
    return min((340 if players == 2 else 420) * k, width - _LEAST_INNER * k)


def _row(box: Box, start: float, step: float, size: float, count: int) -> tuple[Box, ...]:
    """Squares in a row, in the middle of the height of `box`."""
    x, y = box.x + start + size / 2, box.centre[1]
    return tuple(Box.around(x + step * index, y, size) for index in range(count))


def _round_goods(phase: Box, k: float) -> tuple[Box, ...]:
    """In the middle between the pennants and the white die."""
    start, room = 186 * k, phase.width - 240 * k
    step = min(39 * k, room / ROUNDS)
    return _row(phase, start + (room - step * ROUNDS) / 2, step, 35 * k, ROUNDS)


def _fields(track: Box, k: float) -> tuple[Box, ...]:
    start, gap = 64 * k, 4 * k
    wide = (track.width - start - 12 * k - gap * (TRACK_SPACES - 1)) / TRACK_SPACES
    return tuple(
        Box(track.x + start + (wide + gap) * step, track.y + 8 * k, wide, track.height - 16 * k)
        for step in range(TRACK_SPACES)
    )


def _banners(bonus: Box, k: float) -> tuple[tuple[Box, Box], ...]:
    kinds = 6
    step = (bonus.width - 12 * k) / kinds
    middle = bonus.centre[1]
    rows = []
    for kind in range(kinds):
        x = bonus.x + 6 * k + step * kind + step / 2
        rows.append(
            (Box.around(x - 19 * k, middle, 50 * k), Box.around(x + 20 * k, middle, 42 * k))
        )
    return tuple(rows)
