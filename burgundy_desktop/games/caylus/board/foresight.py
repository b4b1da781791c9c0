"""A preview of the provost's move: the veil, his path, his ghost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Drawing, Frame, Painted, Piece
from burgundy_desktop.core.ids import Target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.caylus.board.art import sign, sprite
from burgundy_desktop.games.caylus.board.layout import Layout
from burgundy_desktop.games.caylus.moves import ChooseLine
from burgundy_desktop.games.caylus.queries.favors import column_ahead
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.state.steps import GUILD_MOVE, PROVOST_MOVE

_GHOST = 0.5
_DOTS_Z = 18.0


def moves_the_provost(position: Position) -> bool:
    """Whether the viewer decides now where the provost goes."""
    table: State = position.observation.table
    kinds = {GUILD_MOVE, PROVOST_MOVE}
    return position.may_move and bool(table.pending) and table.pending[-1][0] in kinds


def space_looked_at(position: Position, looked_at: Target | None) -> int:
    """The space for the provost that is pointed at, 0 if there is none."""
    if looked_at is None or looked_at.kind != "spot" or not moves_the_provost(position):
        return 0
    in_reach = any(move.targets[-1] == looked_at for move in position.legal)
    return looked_at.index if in_reach else 0


def reach(position: Position, looked_at: Target | None) -> int:
    """The last activated space: that of the provost, or of his preview."""
    table: State = position.observation.table
    return space_looked_at(position, looked_at) or table.provost


def foresight_pieces(
    position: Position, looked_at: Target | None, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    """The path of the provost in the colour of the player who moves him, and his ghost."""
    table: State = position.observation.table
    space = space_looked_at(position, looked_at)
    if not space or space == table.provost:
        return
    dots = layout.town.dots(table.provost, space)
    paint_it = partial(_paint_dots, brushes=brushes, dots=dots, seat=position.viewer)
    around = dots[0]
    for dot in dots:
        around = around.joined(dot)
    around = around.grown(3)
    name = f"way/{table.provost}/{space}/{position.viewer}"
    yield Piece("way", Painted(name, paint_it), around, z=_DOTS_Z)
    ghost = Drawing(sprite("provost"))
    yield Piece("ghost", ghost, layout.town.provost(space), z=24, opacity=_GHOST)


def marker_pieces(position: Position, layout: Layout) -> Iterator[Piece]:
    """The next place of the viewer's marker on each line available for the favour."""
    table: State = position.observation.table
    for move in position.legal:
        if not isinstance(move, ChooseLine):
            continue
        column = column_ahead(table, position.viewer, move.line)
        there = sum(player.markers[move.line] == column for player in table.players)
        stays = table.players[position.viewer].markers[move.line] == column
        box = layout.favors.markers(move.line, column, there + (not stays))[-1]
        around = box.grown(2 * layout.scale)
        yield Piece(f"ahead/{move.line}/ring", Frame(position.viewer, around.width / 2), around, 13)
        if not stays:
            look = Drawing(sign(position.viewer))
            yield Piece(f"ahead/{move.line}", look, box, z=12, opacity=_GHOST)


def _paint_dots(painter: QPainter, brushes: Brushes, dots: Sequence[Box], seat: int) -> None:
    colours = brushes.palette.seats.seat(seat)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint(colours.glow))
    for dot in dots:
        painter.drawEllipse(dot.rect)
