"""The preview of a payment on the viewer's board: ghosts of canoes, pulled levers, costs."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Drawing, Piece
from burgundy_desktop.games.boonlake.board.art import of_seat
from burgundy_desktop.games.boonlake.board.lever_art import paint_lever
from burgundy_desktop.games.boonlake.board.looks import face
from burgundy_desktop.games.boonlake.board.own import Own
from burgundy_desktop.games.boonlake.board.payment import Payment
from burgundy_desktop.games.boonlake.board.signs import paint_change, paint_tick
from burgundy_desktop.games.boonlake.queries.paying import moves_of
from burgundy_desktop.games.boonlake.tables.boards import CANAL
from burgundy_desktop.games.boonlake.tables.canoes import PAIRS

PAY_Z = 26.0
GHOST = 0.6
COINS, VASES = 0, 1
"""Stocks in the head of a player board."""


def payment_pieces(payment: Payment, seat: int, own: Own, brushes: Brushes) -> Iterator[Piece]:
    """Signs on the viewer's board, before anything is paid."""
    yield from _changes(payment, own, brushes)
    for lever in payment.levers:
        yield lever_pulled(f"ahead/lever/{lever}", lever, own.lever(lever), brushes)
    yield from _canoes(payment, seat, own, brushes)
    yield from _ticks(payment, own, brushes)


def lever_pulled(key: str, lever: int, box: Box, brushes: Brushes) -> Piece:
    """A lever that would be pulled down, in gold."""

    def paint_it(painter: QPainter) -> None:
        paint_lever(painter, brushes, box, lever, ready=False, fades=False)
        painter.setPen(QPen(paint(brushes.palette.marks.gold), 2.6 * brushes.line))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner, corner = box.grown(-1.5 * brushes.scale), 5 * brushes.scale
        painter.drawRoundedRect(inner.rect, corner, corner)

    return face(key, box, paint_it, lever, z=PAY_Z)


def _changes(payment: Payment, own: Own, brushes: Brushes) -> Iterator[Piece]:
    """Coins and vases to pay, on their drawings in the head."""
    for stock, amount in ((COINS, -payment.coins), (VASES, -payment.vases)):
        if amount:
            yield change_piece(f"ahead/stock/{stock}", amount, own.change(stock), brushes)


def change_piece(key: str, amount: int, box: Box, brushes: Brushes) -> Piece:
    """A plate with a payment or gain."""

    def paint_it(painter: QPainter) -> None:
        paint_change(painter, brushes, box.grown(-brushes.scale), amount)

    return face(key, box, paint_it, amount, z=PAY_Z + 2)


def _canoes(payment: Payment, seat: int, own: Own, brushes: Brushes) -> Iterator[Piece]:
    """The new positions of canoes, with the paths to them."""
    places = list(PAIRS[payment.end])
    for number, (section, to) in enumerate(moves_of(payment.start, payment.end)):
        canoe = places.index(to)
        places[canoe] = -1
        box = own.canoe(payment.end, canoe)
        start = own.canoe(payment.start, PAIRS[payment.start].index(section))
        look = Drawing(of_seat("canoe", seat))
        yield Piece(f"ahead/canoe/{number}", look, box, z=PAY_Z, opacity=GHOST)
        yield _way(f"ahead/way/{number}", start, box, seat, brushes)


def _way(key: str, start: Box, end: Box, seat: int, brushes: Brushes) -> Piece:
    """A dashed arc from the canoe to its ghost."""
    (ax, ay), (bx, by) = start.centre, end.centre
    rise = 0.5 * start.height
    room = start.joined(end).grown(rise)

    def paint_it(painter: QPainter) -> None:
        colour = paint(brushes.palette.seats.seat(seat).glow)
        path = QPainterPath(QPointF(ax, ay - 0.25 * rise))
        path.quadTo(QPointF((ax + bx) / 2, ay - 2 * rise), QPointF(bx, by - 0.45 * rise))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for wide, ink in ((4.2, paint(brushes.palette.surfaces.plaque)), (2.2, colour)):
            pen = QPen(ink, wide * brushes.scale, Qt.PenStyle.DashLine)
            pen.setDashPattern([6.0 / wide, 6.0 / wide])
            painter.setPen(pen)
            painter.drawPath(path)

    return face(key, room, paint_it, start, end, seat, z=PAY_Z - 1)


def _ticks(payment: Payment, own: Own, brushes: Brushes) -> Iterator[Piece]:
    """Ticks on the required resources that are available."""
    for resource in payment.resources:
        site = own.production(CANAL.index(resource))
        box = Box.around(site.x + 2 * own.k, site.bottom - 5 * own.k, 14 * own.k)

        def paint_it(painter: QPainter, box: Box = box) -> None:
            paint_tick(painter, brushes, box.grown(-own.k))

        yield face(f"ahead/resource/{resource}", box, paint_it, z=PAY_Z + 1)
