"""Large pictures above the table: a player, the King's trick, the last trick, the pad."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Align, Box, Drawing, Face, Ink, Painted, Piece, Place
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.core.ids import Seat, Target, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board import large_player, large_trick
from burgundy_desktop.games.pillars.board.art import mark, plain
from burgundy_desktop.games.pillars.board.large_parts import LARGE_Z, line, title
from burgundy_desktop.games.pillars.board.layout import Layout
from burgundy_desktop.games.pillars.board.pad import points_of_hands
from burgundy_desktop.games.pillars.board.wording import labels
from burgundy_desktop.games.pillars.state import State

PAD: Final = target("pad")
_TRICKS: Final = frozenset({large_trick.KINGS_TRICK, large_trick.LAST_TRICK})

_WIDE = 700.0
_ROW = 27.0


def large_pieces(
    position: Position, opened: Target, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    """A veil over the table, and the large picture above it."""
    paint_it = partial(_paint_veil, brushes=brushes, layout=layout)
    yield Piece("large/veil", Painted(f"large/{layout.view}", paint_it), layout.view, LARGE_Z)
    panel, k = _panel(position, opened, layout), layout.scale
    under = partial(painting.panel, brushes=brushes, box=panel, scale=k)
    yield Piece("large", Painted(f"large/{panel}", under), panel.grown(5 * k), LARGE_Z + 1)
    if opened.kind == SEAT:
        yield from large_player.player_pieces_large(position, Seat(opened.index), panel, k, brushes)
    elif opened in _TRICKS:
        yield from large_trick.trick_pieces_large(position, opened, panel, k, brushes)
    else:
        yield from _pad(position, panel, k)


def large_places(position: Position, opened: Target, layout: Layout) -> Iterator[Place]:
    """The targets of the large picture."""
    panel, k = _panel(position, opened, layout), layout.scale
    if opened.kind == SEAT:
        yield from large_player.player_places_large(position, Seat(opened.index), panel, k)
    elif opened in _TRICKS:
        yield from large_trick.trick_places_large(position, opened, panel, k)


def large_in_sight(position: Position, opened: Target, layout: Layout) -> Iterator[Box]:
    """The areas that a tooltip leaves free: the cards and the text about them."""
    panel, k = _panel(position, opened, layout), layout.scale
    yield from (place.box for place in large_places(position, opened, layout))
    if opened in _TRICKS:
        yield large_trick.told_box(position, opened, panel, k)


def _panel(position: Position, opened: Target, layout: Layout) -> Box:
    k = layout.scale
    if opened.kind == SEAT:
        tall = large_player.player_height(position, Seat(opened.index))
    elif opened in _TRICKS:
        tall = large_trick.trick_height(position, opened)
    else:
        hands = len(points_of_hands(position.observation.table))
        tall = min(layout.view.height / k - 40, 130 + _ROW * max(3, hands))
    return Box.around(*layout.view.centre, _WIDE * k, tall * k)


def _paint_veil(painter: QPainter, brushes: Brushes, layout: Layout) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint(brushes.palette.surfaces.veil))
    painter.drawRect(layout.view.rect)


# the score pad


def _pad(position: Position, panel: Box, k: float) -> Iterator[Piece]:
    table: State = position.observation.table
    seats = len(table.players)
    yield title(labels.SCORE_PAD(), panel, k)
    left = 120 * k
    wide = (panel.width - 44 * k - left) / seats

    def column(y: float, seat: int) -> Box:
        return Box(panel.x + 22 * k + left + wide * seat, y, wide, 24 * k)

    y = panel.y + 58 * k
    for seat in range(seats):
        box = column(y, seat)
        sign = Box.around(box.centre[0] - 34 * k, box.centre[1], 16 * k)
        yield Piece(
            f"large/{seat}/sign", Drawing(mark(table.colour_of(Seat(seat)))), sign, LARGE_Z + 5
        )
        name = Box(sign.right + 5 * k, box.y, wide / 2 + 20 * k, box.height)
        yield line(f"{seat}/name", position.seats[seat].name, name, 15 * k, face=Face.SERIF)
    hands = points_of_hands(table)
    room = panel.bottom - 46 * k - y - 30 * k
    step = min(_ROW * k, room / max(1, len(hands)))
    for place, (number, points) in enumerate(hands):
        y = panel.y + 88 * k + step * place
        label = Box(panel.x + 22 * k, y, left, 24 * k)
        yield line(f"{number}", labels.HAND(number=number), label, 15 * k, ink=Ink.QUIET)
        for seat, won in enumerate(points):
            is_open = number > len(table.pad) and not won
            text = "·" if is_open else plain(won)
            yield line(
                f"{number}/{seat}",
                text,
                column(y, seat),
                16 * k,
                align=Align.CENTRE,
                face=Face.SERIF,
            )
    y = panel.bottom - 42 * k
    label = Box(panel.x + 22 * k, y, left, 24 * k)
    yield line("total", labels.TOTAL(), label, 15 * k, ink=Ink.QUIET)
    for seat, player in enumerate(table.players):
        yield line(
            f"total/{seat}",
            plain(player.vp),
            column(y, seat),
            20 * k,
            ink=Ink.POINTS,
            align=Align.CENTRE,
            face=Face.SERIF,
            bold=True,
        )
