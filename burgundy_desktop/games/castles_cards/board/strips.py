"""The strips of the others, with three or four players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import Box, Drawing, Painted, Piece, Words
from burgundy_desktop.boardkit.sprites import INK
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.castles_cards.board.art import SIGN, glyph, sprite, start_card_sprite
from burgundy_desktop.games.castles_cards.board.items import (
    areas_of,
    around_the_table,
    counter_pieces,
    points_piece,
)
from burgundy_desktop.games.castles_cards.board.layout import Layout
from burgundy_desktop.games.castles_cards.board.others import Strip
from burgundy_desktop.games.castles_cards.board.player_areas import PlayerArea
from burgundy_desktop.games.castles_cards.board.shades import ground
from burgundy_desktop.games.castles_cards.queries.columns import cards_begun
from burgundy_desktop.games.castles_cards.state import Estate, PlayerState, State
from burgundy_desktop.games.castles_cards.tables.cards import TRIPLE_VP
from burgundy_desktop.games.castles_cards.tables.rows import COLOURS

_GLYPH, _SEAL = 14.0, 19.0
_BARS = 3


def strips_of(position: Position, layout: Layout) -> Iterator[tuple[Seat, Strip]]:
    """The seats with a strip, clockwise from the viewer."""
    yield from zip(around_the_table(position, layout), layout.strips, strict=False)


def panels_of(position: Position, layout: Layout) -> dict[Seat, PlayerArea | Strip]:
    """The area or strip of every player, the large one first."""
    return {**dict(areas_of(position, layout)), **dict(strips_of(position, layout))}


def strip_pieces(position: Position, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """What lies on the strips."""
    table: State = position.observation.table
    for seat, place in strips_of(position, layout):
        holds_card = table.holder == seat
        yield Piece(f"sign/{seat}", Drawing(SIGN.format(seat + 1)), place.sign, z=10)
        name = place.name_box(holds_card=holds_card)
        words = Words(position.seats[seat].name, 15 * layout.scale)
        yield Piece(f"name/{seat}", words, name, z=10)
        yield from points_piece(position, seat, place.points)
        yield from _counters(table.players[seat], seat, place)
        yield _lanes(table.players[seat].estate, seat, place, brushes)
        if holds_card:
            look = Drawing(start_card_sprite(sale=table.sale))
            yield Piece("start_card", look, place.start_card, z=10)


def _counters(player: PlayerState, seat: Seat, place: Strip) -> Iterator[Piece]:
    yield from counter_pieces(f"silver/{seat}", "silverling", player.silver, place.silver)
    yield from counter_pieces(f"workers/{seat}", "worker", player.workers, place.workers)
    yield from counter_pieces(f"goods/{seat}", "icon_good", sum(player.goods), place.goods)
    projects = len(player.projects)
    yield from counter_pieces(f"projects/{seat}", "area_project", projects, place.projects)


def estate_key(seat: Seat) -> str:
    """The key of the lanes of a strip."""
    return f"estate/{seat}"


def _lanes(estate: Estate, seat: Seat, place: Strip, brushes: Brushes) -> Piece:
    begun = tuple(cards_begun(estate, colour) for colour in range(len(COLOURS)))
    triples = tuple(estate.triples)
    box = place.lanes[0].joined(place.lanes[-1])
    paint_it = partial(
        _paint_lanes, brushes=brushes, lanes=place.lanes, begun=begun, triples=triples
    )
    return Piece(estate_key(seat), Painted(f"estate/{begun}/{triples}/{box}", paint_it), box, z=10)


def _paint_lanes(
    painter: QPainter,
    brushes: Brushes,
    lanes: tuple[Area, ...],
    begun: tuple[int, ...],
    triples: tuple[int, ...],
) -> None:
    """For each colour the cards of its open column as bars, and the points of its triples."""
    for colour, lane in enumerate(lanes):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint(ground(brushes.palette, colour)))
        painter.drawRoundedRect(lane.rect, 4 * lane.unit, 4 * lane.unit)
        sign = lane.spot(lane.wide / 2, 2 + _GLYPH / 2, _GLYPH)
        painting.drawing(painter, brushes, glyph(colour), sign)
        bars = lane.cut(3, _GLYPH + 4, -3, -3).rows(*[None] * _BARS, gap=2)
        for index, bar in enumerate(bars):
            _bar(painter, brushes, bar, COLOURS[colour] if index < begun[colour] else "")
        if triples[colour]:
            seal = lane.spot(lane.wide / 2 + 2, -0.5 * _SEAL, _SEAL)
            painting.drawing(painter, brushes, sprite("score_pip"), seal)
            _points(painter, brushes, triples[colour] * TRIPLE_VP[colour], seal)


def _bar(painter: QPainter, brushes: Brushes, bar: Area, kind: str) -> None:
    surfaces = brushes.palette.surfaces
    colour = getattr(brushes.palette.kinds, kind) if kind else surfaces.panel
    rim = brushes.palette.text.ink if kind else surfaces.recess_rim
    painter.setPen(QPen(paint(rim), bar.unit))
    painter.setBrush(paint(colour))
    painter.drawRoundedRect(bar.rect, 2 * bar.unit, 2 * bar.unit)


def _points(painter: QPainter, brushes: Brushes, points: int, seal: Box) -> None:
    painting.write(painter, brushes, str(points), seal, 0.6 * seal.width, INK)
