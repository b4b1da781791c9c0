"""The score pad, large: a row for each hand, and the totals."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import attrs

from burgundy_desktop.boardkit.pieces import Align, Box, Drawing, Face, Ink, Piece
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board import labels
from burgundy_desktop.games.pillars.board.art import mark, plain
from burgundy_desktop.games.pillars.board.large_parts import LARGE_Z, line, title
from burgundy_desktop.games.pillars.board.pad import points_of_hands
from burgundy_desktop.games.pillars.state import State

_ROW = 27.0
_FEWEST_ROWS = 3
_HEAD, _FIRST_ROW, _TOTALS = 58.0, 88.0, 42.0
"""The head and the first row from the top of the panel, the totals from its lower edge."""

_label = partial(line, ink=Ink.QUIET)
_figure = partial(line, align=Align.CENTRE, face=Face.SERIF)


def pad_height(position: Position) -> float:
    """The height that shows every hand, at 1280 x 800."""
    hands = len(points_of_hands(position.observation.table))
    return 130 + _ROW * max(_FEWEST_ROWS, hands)


def pad_pieces_large(position: Position, panel: Box, k: float) -> Iterator[Piece]:
    """The names above, a row for each hand, and the totals below; rows move closer if need be."""
    table: State = position.observation.table
    columns = _Columns(panel, len(table.players), k)
    yield title(labels.SCORE_PAD(), panel, k)
    yield from _head(position, columns, panel.y + _HEAD * k)
    hands = points_of_hands(table)
    room = panel.height - (46 + _HEAD + 30) * k
    step = min(_ROW * k, room / max(1, len(hands)))
    for place, (number, points) in enumerate(hands):
        y = panel.y + _FIRST_ROW * k + step * place
        yield _label(f"{number}", labels.HAND(number=number), columns.label(y), 15 * k)
        for seat, won in enumerate(points):
            is_open = number > len(table.pad) and not won
            text = "·" if is_open else plain(won)
            yield _figure(f"{number}/{seat}", text, columns.column(y, seat), 16 * k)
    yield from _totals(table, columns, panel.bottom - _TOTALS * k)


def _head(position: Position, columns: _Columns, y: float) -> Iterator[Piece]:
    table: State = position.observation.table
    k = columns.k
    for seat in range(len(table.players)):
        box = columns.column(y, seat)
        sign = Box.around(box.centre[0] - 34 * k, box.centre[1], 16 * k)
        look = Drawing(mark(table.colour_of(Seat(seat))))
        yield Piece(f"large/{seat}/sign", look, sign, LARGE_Z + 5)
        name = Box(sign.right + 5 * k, box.y, columns.wide / 2 + 20 * k, box.height)
        yield line(f"{seat}/name", position.seats[seat].name, name, 15 * k, face=Face.SERIF)


def _totals(table: State, columns: _Columns, y: float) -> Iterator[Piece]:
    k = columns.k
    yield _label("total", labels.TOTAL(), columns.label(y), 15 * k)
    for seat, player in enumerate(table.players):
        box = columns.column(y, seat)
        yield _figure(f"total/{seat}", plain(player.vp), box, 20 * k, ink=Ink.POINTS, bold=True)


@attrs.frozen
class _Columns:
    """A column of labels, and one for each seat."""

    panel: Box
    seats: int
    k: float

    @property
    def left(self) -> float:
        return 120 * self.k

    @property
    def wide(self) -> float:
        return (self.panel.width - 44 * self.k - self.left) / self.seats

    def label(self, y: float) -> Box:
        return Box(self.panel.x + 22 * self.k, y, self.left, 24 * self.k)

    def column(self, y: float, seat: int) -> Box:
        x = self.panel.x + 22 * self.k + self.left + self.wide * seat
        return Box(x, y, self.wide, 24 * self.k)
