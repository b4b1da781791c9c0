"""Where the ship may stop: the distance of each space, and the interim scoring it would start."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Piece
from burgundy_desktop.boardkit.targets import TARGETS_Z
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.boonlake.board.art import sprite
from burgundy_desktop.games.boonlake.board.foresight import LOOSE
from burgundy_desktop.games.boonlake.board.land import Land
from burgundy_desktop.games.boonlake.board.layout import Layout
from burgundy_desktop.games.boonlake.board.looks import face
from burgundy_desktop.games.boonlake.board.signs import paint_tick
from burgundy_desktop.games.boonlake.moves import Sail
from burgundy_desktop.games.boonlake.queries.places import scoring_reached
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.tables.facts import FACTS
from burgundy_desktop.games.boonlake.tables.river import WAYS

RIVER_SIGNS_Z = TARGETS_Z + 3
"""The z-layer above ships and glows, so that a disc on a full harbour is legible."""
_DISC, _FLAG_WIDE, _FLAG_TALL = 20.0, 38.0, 19.0


def sailing_pieces(position: Position, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The distance on every space where the ship may stop; past a lock also the scoring."""
    table: State = position.observation.table
    spaces = [move.space for move in position.legal if isinstance(move, Sail)]
    way = WAYS[table.round]
    for distance, space in enumerate(sorted(spaces, key=way.index), start=1):
        disc = _disc_at(layout.land, space)
        told = _Disc(brushes, disc, str(distance), position.viewer)
        yield face(f"{LOOSE}sail/{space}", disc, told.paint, distance, z=RIVER_SIGNS_Z)
        scoring = scoring_reached(table, way.index(space))
        if scoring:
            flag = _flag_at(layout.land, space)
            sign = _Disc(brushes, flag, str(scoring), position.viewer)
            key = f"{LOOSE}scoring/{space}"
            yield face(key, flag, sign.paint_lock, scoring, z=RIVER_SIGNS_Z)


def passed_locks(table: State, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """A tick at each lock of this round whose scoring is over or running."""
    for lock, row in enumerate(FACTS.locks):
        if table.round + 1 not in row.rounds:
            continue
        scoring = row.interim_scoring[row.rounds.index(table.round + 1)]
        if scoring <= table.scorings:
            number = layout.land.lock_number(lock)
            box = Box.around(number.right - 1, number.y + 1, 0.7 * number.width)

            def paint_it(painter: QPainter, box: Box = box) -> None:
                paint_tick(painter, brushes, box)

            yield face(f"lock/{lock}/passed", box, paint_it, z=RIVER_SIGNS_Z)


class _Disc:
    """A number in the colour of the sailing seat."""

    def __init__(self, brushes: Brushes, box: Box, text: str, seat: int) -> None:
        self.brushes, self.box, self.text, self.seat = brushes, box, text, seat

    def paint(self, painter: QPainter) -> None:
        """The number alone."""
        self._plate(painter)
        self._write(painter, self.box)

    def paint_lock(self, painter: QPainter) -> None:
        """The number beside a lock."""
        self._plate(painter)
        box, tall = self.box, self.box.height
        lock = Box.around(box.x + 0.34 * box.width, box.centre[1], 0.86 * tall)
        painting.drawing(painter, self.brushes, sprite("lock"), lock)
        self._write(painter, Box(box.x + 0.5 * box.width, box.y, 0.44 * box.width, tall))

    def _plate(self, painter: QPainter) -> None:
        plate, box = self.brushes.palette.badge, self.box
        glow = self.brushes.palette.seats.seat(self.seat).glow
        painter.setPen(QPen(paint(glow), 1.8 * self.brushes.scale))
        painter.setBrush(paint(plate.ground))
        inner = box.grown(-self.brushes.scale)
        painter.drawRoundedRect(inner.rect, inner.height / 2, inner.height / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _write(self, painter: QPainter, box: Box) -> None:
        ink = self.brushes.palette.badge.text
        painting.write(painter, self.brushes, self.text, box, 0.7 * self.box.height, ink)


def _disc_at(land: Land, space: int) -> Box:
    """The box at the upper right of a space, beside the reward."""
    x, y = land.space(space).centre
    return Box.around(x + 0.46 * land.side, y - 0.46 * land.side, _DISC * land.u)


def _flag_at(land: Land, space: int) -> Box:
    x, y = land.space(space).centre
    return Box.around(x, y + 0.66 * land.side, _FLAG_WIDE * land.u, _FLAG_TALL * land.u)
