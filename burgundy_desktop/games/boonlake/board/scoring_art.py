"""The faces of scoring tiles, in three bands: price and points of the project; its resources and
who did it; the condition, its four values and the markers below them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import Colour, paint
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.boardkit.sprites import INK
from burgundy_desktop.games.boonlake.board import art
from burgundy_desktop.games.boonlake.board.canvas import Canvas
from burgundy_desktop.games.boonlake.tables import scorings, words

WIDE, TALL = 92.0, 76.0
"""The size of a tile in its own units."""
PROJECT_TALL: Final = 40.6
"""The two upper bands, which are the project."""
_PRICE_Y, _SEAM_Y, _RESOURCES_Y = 12.6, 23.5, 31.9
_CONDITION: Final = (16.0, 59.0, 27.0)
_FIRST_VALUE, _VALUE_PITCH = 38.6, 14.7
_VALUE_Y, _VALUE = 52.3, 15.0
_UPPER_Y, _LOWER_Y, _TWO_VALUES = 45.9, 57.1, 11.0
_MARKER_Y, _MARKER = 68.7, 12.2
_SPLIT: Final = 15.0
_MOST_IN_A_ROW: Final = 3
"""This many markers on one value divide the shield into columns, more into four parts."""
_ROOMS: Final = {(0, 1): 46.0, (1, 2): 60.65, (2, 3): 75.3, (3,): 84.5}
"""The middles of the places for a pill in the row of markers, each on the columns of one or two
values.
"""
_PITCH: Final = 29.0
_RESOURCES_WIDE: Final = 70.0
"""Beside them is room for those who did the project."""
_LEAST_SIGN: Final = 11.0
_PIECE: Final = 16.0
_PIECES_END, _PIECES_TALL, _PIECES_STEP = 89.0, 17.4, 0.6
"""Where the pieces of those who did it end, how high they may be, and how far it is from one to the
next, in their size.
"""
_PROJECT, _VALUES, _SEAM = Colour("#EAD9B6"), Colour("#FBF5E9"), Colour("#C9B58A")

Markers = tuple[tuple[int, int], ...]
"""Pairs of a scoring, from 0, and a seat."""


def paint_scoring_tile(
    painter: QPainter, brushes: Brushes, box: Box, tile: int, owner: int, markers: Markers
) -> None:
    """A scoring tile. `owner` is -1 for nobody."""
    canvas = Canvas(painter, brushes, box, WIDE)
    _paint_ground(canvas)
    canvas.draw("coin_face", 13.5, _PRICE_Y, 21, n=scorings.PROJECT_COINS[tile])
    canvas.draw("vp", 35.5, _PRICE_Y, 22, n=scorings.PROJECT_VP[tile])
    canvas.draw(f"track_{words.TRACKS[scorings.PROJECT_TRACK[tile]]}", 56, _PRICE_Y, 18)
    if owner >= 0:
        painting.drawing(painter, brushes, art.sign(owner), canvas.at(70.5, _PRICE_Y, 11))
        canvas.write("×2", 81.5, _PRICE_Y, 12)
    for word, count, x, size in _resources(tile):
        canvas.draw(f"resource_{word}", x + size / 2, _RESOURCES_Y, size)
        canvas.write(count, x + size + 4.2, _RESOURCES_Y, min(13, size + 1))
    canvas.draw(art.condition_name(tile), *_CONDITION)
    for scoring in range(4):
        _paint_value(canvas, tile, scoring)
        seats = [seat for one, seat in markers if one == scoring]
        if seats:
            _paint_markers(canvas, scoring, seats)


def project_boxes(tile: Box, scoring_tile: int, count: int) -> list[Box]:
    """The boxes of so many who did the project, at the right of its resources: in one row or in
    two, whichever leaves them larger, and never on a number.
    """
    left = max((x + size + 8.0 for _, _, x, size in _resources(scoring_tile)), default=0.0)
    rows = max((1, 2), key=lambda rows: _size_in(rows, count, _PIECES_END - left))
    size, columns = _size_in(rows, count, _PIECES_END - left), -(-count // rows)
    step, unit, boxes = _PIECES_STEP * size, tile.width / WIDE, []
    for place in range(count):
        row, column = divmod(place, max(1, columns))
        x = _PIECES_END - size / 2 - step * (min(columns, count - row * columns) - 1 - column)
        y = _RESOURCES_Y + size * (row - (rows - 1) / 2)
        boxes.append(Box.around(tile.x + x * unit, tile.y + y * unit, size * unit))
    return boxes


def _size_in(rows: int, count: int, room: float) -> float:
    """The size of so many pieces in so many rows."""
    columns = -(-count // rows)
    return min(_PIECE, room / (1 + _PIECES_STEP * max(0, columns - 1)), _PIECES_TALL / rows)


def marker_box(tile: Box, scoring: int) -> Box:
    """The marker of a scoring (from 0), below its value."""
    unit = tile.width / WIDE
    x = _FIRST_VALUE + _VALUE_PITCH * scoring
    return Box.around(tile.x + x * unit, tile.y + _MARKER_Y * unit, _MARKER * unit)


def gain_at(scoring: int, marked: Collection[int]) -> float:
    """Where a gain of a scoring (from 0) has room in the row of markers, as a share of the width:
    near its value, and on as few `marked` ones as possible.
    """

    def hidden_and_far(columns: tuple[int, ...]) -> tuple[int, int]:
        return sum(column in marked for column in columns), abs(columns[0] - scoring)

    return _ROOMS[min(_ROOMS, key=hidden_and_far)] / WIDE


def _resources(tile: int) -> Iterator[tuple[str, int, float, float]]:
    """Each wanted resource with its number, left edge and size."""
    wanted = [
        (word, count)
        for word, count in zip(words.RESOURCES, scorings.PROJECT_RESOURCES[tile], strict=True)
        if count
    ]
    pitch = min(_PITCH, _RESOURCES_WIDE / max(1, len(wanted)))
    size = max(_LEAST_SIGN, min(15.0, pitch - 9))
    for place, (word, count) in enumerate(wanted):
        yield word, count, 4 + pitch * place, size


def _paint_ground(canvas: Canvas) -> None:
    painter, unit = canvas.painter, canvas.unit
    edge = QPainterPath()
    edge.addRoundedRect(canvas.box.grown(-unit).rect, 6 * unit, 6 * unit)
    painter.save()
    painter.setClipPath(edge, Qt.ClipOperation.IntersectClip)
    painter.fillRect(canvas.box.rect, paint(_VALUES))
    painter.fillRect(_band(canvas, 0, PROJECT_TALL).rect, paint(_PROJECT))
    painter.fillRect(_band(canvas, _SEAM_Y, 1).rect, paint(_SEAM))
    painter.fillRect(_band(canvas, PROJECT_TALL - 0.6, 1.2).rect, paint(INK))
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(paint(INK), 1.5 * unit))
    painter.drawPath(edge)


def _band(canvas: Canvas, y: float, tall: float) -> Box:
    return canvas.at(WIDE / 2, y + tall / 2, WIDE, tall)


def _paint_value(canvas: Canvas, tile: int, scoring: int) -> None:
    condition, x = scorings.CONDITION[tile], _FIRST_VALUE + _VALUE_PITCH * scoring
    if any(condition.lower):
        canvas.write(condition.values[scoring], x, _UPPER_Y, _TWO_VALUES)
        canvas.write(condition.lower[scoring], x, _LOWER_Y, _TWO_VALUES)
    elif any(condition.values):
        canvas.write(condition.values[scoring], x, _VALUE_Y, _VALUE)
    else:
        canvas.draw("vp", x, _VALUE_Y, 17, n=condition.bonus)


def _paint_markers(canvas: Canvas, scoring: int, seats: Sequence[int]) -> None:
    """The marker of one player, or one shield that several share."""
    x = _FIRST_VALUE + _VALUE_PITCH * scoring
    if len(seats) == 1:
        canvas.draw(f"scoring_marker_seat{seats[0] + 1}", x, _MARKER_Y, _MARKER)
        return
    painter, rows = canvas.painter, 2 if len(seats) > _MOST_IN_A_ROW else 1
    columns = -(-len(seats) // rows)
    wide, tall = _SPLIT / columns, _SPLIT / rows
    for place, seat in enumerate(seats):
        row, column = divmod(place, columns)
        dx, dy = wide * (column + 0.5) - _SPLIT / 2, tall * (row + 0.5) - _SPLIT / 2
        painter.save()
        field = canvas.at(x + dx, _MARKER_Y + dy, wide, tall).rect
        painter.setClipRect(field, Qt.ClipOperation.IntersectClip)
        canvas.draw(f"scoring_marker_seat{seat + 1}", x, _MARKER_Y, _SPLIT)
        painter.restore()
