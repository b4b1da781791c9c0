"""What lies on the table while a hand is scored.

Keys that others ask for: "result/<seat>" (the seal), "converter/<index>", "unit/<material>",
"tom/<material>", "plan/<kept>", "kept/<place>", "sum".
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import attrs
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import (
    Align,
    Box,
    Drawing,
    Face,
    Frame,
    Ink,
    Piece,
    Words,
)
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.pillars.board import art, labels, score_view
from burgundy_desktop.games.pillars.board.card_art import card_piece, faint_piece, is_ownerless
from burgundy_desktop.games.pillars.board.looks import words
from burgundy_desktop.games.pillars.board.panels import QUIET, SMALL, heading, quiet
from burgundy_desktop.games.pillars.board.score_layout import Result, ScoreLayout
from burgundy_desktop.games.pillars.board.workshop import workshop_pieces
from burgundy_desktop.games.pillars.moves import Keep, TakePlan
from burgundy_desktop.games.pillars.queries.hands import is_last_hand, scoring_order
from burgundy_desktop.games.pillars.queries.scored import points_of_card, scored_cards
from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.tables import converters
from burgundy_desktop.games.pillars.tables.cards import (
    CARD_GIVES,
    FIRST_PRIVILEGE,
    TOM as TOM_BUILDER,
)
from burgundy_desktop.games.pillars.tables.materials import LIMIT, Stock

_IDLE_WIDE = 58.0
"""The least width of the text below cards without an effect."""
PARTS: Final = ("materials", "own", "painter", "king", "persons")
"""The signs before the parts of the sum."""


def score_pieces(
    position: Position,
    layout: ScoreLayout,
    brushes: Brushes,
    plan: TakePlan | Keep | None,
    is_under_way: bool = False,
    left: Stock | None = None,
    promised: score_view.Parts | None = None,
) -> Iterator[Piece]:
    """Everything on the table of the scoring but the list of plans; `plan` is shown in the
    workshop, as far as it was carried out if it is under way. `left` is the stock without what was
    given up. The sum stays as it was promised; else it counts.
    """
    table: State = position.observation.table
    view = score_view.view_of(table, plan)
    if is_under_way:
        view = score_view.under_way(view, plan)
    if left is not None:
        view = attrs.evolve(view, stock=left)
    if promised is not None:
        view = attrs.evolve(view, parts=promised)
    yield from _results(position, layout, view)
    yield from _cards(table, layout, brushes, view)
    yield from workshop_pieces(table, layout, brushes, view)
    yield from _kept(layout, view)
    yield from _sum(layout, view)


# results


def _results(
    position: Position, layout: ScoreLayout, view: score_view.ScoreView
) -> Iterator[Piece]:
    table: State = position.observation.table
    later = score_view.waiting(table)
    for seat, place in zip(scoring_order(table), layout.results, strict=True):
        k = layout.scale
        yield Piece(
            f"result/{seat}/sign", Drawing(art.mark(table.colour_of(seat))), place.sign, z=10
        )
        name = position.seats[seat].name
        yield words(
            f"result/{seat}/name",
            name,
            place.name,
            16 * k,
            ink=Ink.INK,
            face=Face.SERIF,
            bold=True,
        )
        tricks = table.players[seat].tricks
        note = labels.TRICKS(tricks) if tricks else labels.NO_TRICKS()
        yield words(f"result/{seat}/note", note, place.note, SMALL * k, align=Align.RIGHT)
        if seat == view.seat:
            yield Piece("turn", Frame(seat, 10 * k), place.panel, z=8)
            yield from _result(seat, place, k, labels.CHOOSES(), view.parts.total, view.kept)
        elif seat in later:
            yield from _result_later(table, seat, place, k)
        else:
            points = score_view.parts_of(table.players[seat].scored).total
            kept = (0, 0, 0, 0) if is_last_hand(table) else table.players[seat].stock
            yield from _result(seat, place, k, labels.SCORED(), points, kept)


def _result(
    seat: int, place: Result, k: float, text: str, points: int, kept: Stock
) -> Iterator[Piece]:
    yield words(f"result/{seat}/line", text, place.line, QUIET * k, ink=Ink.INK)
    yield Piece(f"result/{seat}", art.points_look(points), place.seal, z=10)
    yield from _tokens(f"result/{seat}/kept", kept, place.tokens, 22 * k)


def _result_later(table: State, seat: Seat, place: Result, k: float) -> Iterator[Piece]:
    count = scored_cards(table, seat).bit_count()
    yield words(f"result/{seat}/line", labels.WAITS(), place.line, QUIET * k, ink=Ink.INK)
    box = Box(place.tokens.x, place.tokens.y, place.tokens.width, place.tokens.height)
    yield words(f"result/{seat}/kept", labels.CARDS(count), box, SMALL * k)


def _tokens(key: str, stock: Stock, room: Box, size: float) -> Iterator[Piece]:
    """Units side by side."""
    units = [material for material, count in enumerate(stock) for _ in range(count)]
    step = min(1.16 * size, (room.width - size) / max(1, len(units) - 1)) if units else 0
    for place, material in enumerate(units):
        box = Box(room.x + step * place, room.centre[1] - size / 2, size, size)
        yield Piece(f"{key}/{place}", Drawing(art.token_sprite(material)), box, z=10 + 0.01 * place)


# the scored cards


def _cards(
    table: State, layout: ScoreLayout, brushes: Brushes, view: score_view.ScoreView
) -> Iterator[Piece]:
    cards, k = (*view.useful, *view.idle), layout.scale
    yield from _title_of_cards(table, layout, view)
    converts = {
        converters.card_of(handed.converter, table.colour_of(view.seat)) for handed in view.handed
    }
    for place, card in enumerate(cards):
        thumb = layout.scored_card(place, len(cards), len(view.useful))
        is_idle = place >= len(view.useful)
        key = f"won/{card}" if card in converts else art.card_key(card)
        piece = faint_piece if is_idle else card_piece
        nobodys = is_ownerless(card, table.owners)
        yield piece(card, key, thumb, brushes, 10 + 0.1 * place, is_ownerless=nobodys)
        if not is_idle:
            yield from _brings(card, layout.brings(thumb), k)
    if view.idle:
        yield _note_on_idle(layout, view)


def _title_of_cards(
    table: State, layout: ScoreLayout, view: score_view.ScoreView
) -> Iterator[Piece]:
    box, k = layout.cards, layout.scale
    won = labels.WON_CARDS(table.players[view.seat].tricks)
    yield words(
        "cards/title",
        labels.KINGS_CARDS() if view.trickless else won,
        Box(box.x + 12 * k, box.y + 6 * k, 0.7 * box.width, 22 * k),
        16 * k,
        ink=Ink.INK,
        face=Face.SERIF,
        bold=True,
    )
    said = labels.CARDS(len(view.useful) + len(view.idle))
    count = Box(box.x + 0.6 * box.width, box.y + 7 * k, 0.4 * box.width - 12 * k, 20 * k)
    yield words("cards/count", said, count, QUIET * k, align=Align.RIGHT)


def _note_on_idle(layout: ScoreLayout, view: score_view.ScoreView) -> Piece:
    """Below the cards without an effect."""
    k, useful, count = layout.scale, len(view.useful), len(view.useful) + len(view.idle)
    first = layout.scored_card(useful, count, useful)
    last = layout.scored_card(count - 1, count, useful)
    left = first.x + (0.4 * first.width if useful else 0.0)
    left = min(left, last.right - _IDLE_WIDE * k)
    note = Box(left, first.bottom + 2 * k, last.right - left, 20 * k)
    return words("cards/idle", labels.FOREIGN(), note, SMALL * k, align=Align.RIGHT)


def _brings(card: int, box: Box, k: float) -> Iterator[Piece]:
    """Below a scored card: points, or a unit."""
    key, size = f"won/{card}/brings", 19 * k
    middle = Box.around(*box.centre, size)
    if card in CARD_GIVES:
        material = next(m for m, units in enumerate(CARD_GIVES[card]) if units)
        yield Piece(key, Drawing(art.token_sprite(material)), middle, z=11)
    elif card == TOM_BUILDER:
        yield words(key, labels.ONE_UNIT(), box, SMALL * k, align=Align.CENTRE)
    elif card >= FIRST_PRIVILEGE:
        yield Piece(key, Drawing(art.sprite("privilege_pile")), middle, z=11)
    else:
        look_of = Words(art.signed(points_of_card(card)), 15 * k, Ink.POINTS, align=Align.CENTRE)
        yield Piece(key, look_of, box, z=11)


# what is kept, and the sum


def _kept(layout: ScoreLayout, view: score_view.ScoreView) -> Iterator[Piece]:
    k = layout.scale
    if view.is_last:
        yield words("kept/note", labels.LAST_HAND(), layout.kept_note, SMALL * k)
        return
    units = [material for material, count in enumerate(view.kept) for _ in range(count)]
    for place, (material, box) in enumerate(zip(units, layout.kept, strict=False)):
        yield Piece(f"kept/{place}", Drawing(art.token_sprite(material)), box.grown(-6 * k), z=11)
    note = labels.LOST(view.lost) if view.lost and view.has_plan else labels.LIMIT(limit=LIMIT)
    yield words("kept/note", note, layout.kept_note, SMALL * k)


def _sum(layout: ScoreLayout, view: score_view.ScoreView) -> Iterator[Piece]:
    yield from _parts(layout, view.parts)
    k, total = layout.scale, view.parts.total
    bold = partial(words, align=Align.CENTRE, face=Face.SERIF, bold=True)
    equals = Box.around(layout.sum.x - 16 * k, layout.sum.centre[1], 24 * k, 30 * k)
    yield bold("sum/equals", "=", equals, 22 * k, ink=Ink.INK)
    yield Piece("sum", art.points_look(total), layout.sum, z=10)
    change = labels.TOTAL_CHANGE(
        before=art.plain(view.before), after=art.plain(view.before + total)
    )
    yield bold("sum/total", change, layout.sum_note, 15 * k, ink=Ink.POINTS)


def _parts(layout: ScoreLayout, parts: score_view.Parts) -> Iterator[Piece]:
    """The seals of the parts that bring points, each with its label."""
    said = (
        labels.CONVERSIONS(),
        labels.OWN(),
        labels.PAINTER(),
        labels.KING(),
        labels.PERSONS(),
    )
    points_of = (parts.materials, parts.own, parts.painter, parts.king, parts.persons)
    shown = [part for part in zip(PARTS, points_of, said, strict=True) if part[1]]
    for place, (name, points, text) in enumerate(shown):
        yield Piece(f"sum/{name}", art.points_look(points), layout.part(place, len(shown)), z=10)
        note, size = layout.part_note(place, len(shown)), SMALL * layout.scale
        yield words(f"sum/{name}/note", text, note, size, align=Align.CENTRE, alike=said)


# what does not move


def paint_scoring(
    painter: QPainter, brushes: Brushes, layout: ScoreLayout, *, is_last: bool
) -> None:
    """Panels and headings of the scoring."""
    k = layout.scale
    boxes = (layout.cards, layout.workshop, layout.foot, layout.plans)
    for box in (*boxes, *(result.panel for result in layout.results)):
        painting.panel(painter, brushes, box, k)
    box = layout.workshop
    title = Box(box.x + 12 * k, box.y + 8 * k, box.width - 24 * k, 22 * k)
    heading(painter, brushes, labels.WORKSHOP(), title, k)
    quiet(painter, brushes, labels.STOCK(), layout.stock_label, QUIET * k, Align.LEFT)
    painter.setPen(QPen(paint(brushes.palette.surfaces.hairline), 1.2 * k))
    y = layout.stock[0].bottom + 9 * k
    painter.drawLine(QPointF(box.x + 12 * k, y), QPointF(box.right - 12 * k, y))
    x = layout.sum_title.x - 14 * k
    painter.drawLine(QPointF(x, layout.foot.y + 12 * k), QPointF(x, layout.foot.bottom - 12 * k))
    heading(painter, brushes, labels.KEPT(), layout.kept_title, k, size=15)
    heading(painter, brushes, labels.POINTS(), layout.sum_title, k, size=15)
    for slot in layout.kept:
        painting.drawing(painter, brushes, art.sprite("keep_slot"), slot)
        if is_last:
            _hatch(painter, brushes, slot, k)


def _hatch(painter: QPainter, brushes: Brushes, box: Box, k: float) -> None:
    """Nothing is kept after the last hand."""
    painter.setPen(QPen(paint(brushes.palette.text.faint), 2.4 * k))
    inner = box.grown(-6 * k).rect
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.bottomLeft(), inner.topRight())
