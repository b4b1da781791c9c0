"""The final standing, in place of the hand: every player with all points, best first."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QFontMetricsF

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Align, Box, Drawing, Face, Ink, Label, Piece, Words
from burgundy_desktop.core.position import Position
from burgundy_desktop.core.scores import Standing
from burgundy_desktop.games.pillars.board import labels
from burgundy_desktop.games.pillars.board.art import mark, plain, sprite
from burgundy_desktop.games.pillars.board.layout import Layout
from burgundy_desktop.games.pillars.board.looks import LEAST_PX
from burgundy_desktop.games.pillars.board.pad import points_of_hands
from burgundy_desktop.games.pillars.state import OVER, State


def final_pieces(position: Position, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The standing after the last hand; nothing before."""
    table: State = position.observation.table
    if table.stage != OVER or position.sheet is None:
        return
    room, k = layout.fan.room, layout.scale
    standings = position.sheet.standings
    step = min(250 * k, room.width / len(standings))
    start = room.centre[0] - step * (len(standings) - 1) / 2
    for place, standing in enumerate(standings):
        box = Box.around(start + step * place, room.centre[1], step - 16 * k, room.height)
        yield from _player(position, standing, box, k, brushes)


def _player(
    position: Position, standing: Standing, box: Box, k: float, brushes: Brushes
) -> Iterator[Piece]:
    table: State = position.observation.table
    seat, x = standing.seat, box.centre[0]
    key = f"final/{seat}"
    seal = 92 * k if standing.rank == 1 else 74 * k
    middle = box.y + 0.42 * box.height
    if standing.rank == 1:
        laurel = Box.around(x, middle, 1.62 * seal)
        yield Piece(f"{key}/laurel", Drawing(sprite("strongest")), laurel, z=9)
    look = Drawing(sprite("vp"), label=Label(plain(standing.points), size=0.36))
    yield Piece(key, look, Box.around(x, middle, seal), z=10)
    name = position.seats[seat].name
    line = Box.around(x + 12 * k, box.y + 0.8 * box.height, box.width - 40 * k, 26 * k)
    words = Words(name, 18 * k, align=Align.CENTRE)
    yield Piece(f"{key}/name", words, line, z=10)
    font = brushes.fitted(name, Face.SERIF, 18 * k, (line.width, line.height), bold=True)
    wide = min(line.width, QFontMetricsF(font).horizontalAdvance(name))
    sign = Box.around(line.centre[0] - wide / 2 - 16 * k, line.centre[1], 17 * k)
    yield Piece(f"{key}/sign", Drawing(mark(table.colour_of(seat))), sign, z=10)
    hands = [points[seat] for _, points in points_of_hands(table)]
    text = labels.BEST_HAND(points=plain(max(hands)))
    note = Box.around(x, box.y + 0.93 * box.height, box.width, 20 * k)
    quiet = Words(text, max(LEAST_PX, 13 * k), Ink.QUIET, Face.SANS, Align.CENTRE, bold=False)
    yield Piece(f"{key}/note", quiet, note, z=10)
