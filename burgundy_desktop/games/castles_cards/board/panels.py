"""The backdrop of the table of the card game: panels, lanes, empty places."""

from __future__ import annotations

import attrs
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import mixed, paint
from burgundy_desktop.boardkit.pieces import Align, Box, Face
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.board import labels
from burgundy_desktop.games.castles_cards.board.aaron_area import AaronArea
from burgundy_desktop.games.castles_cards.board.art import glyph, sprite
from burgundy_desktop.games.castles_cards.board.header import paint_header
from burgundy_desktop.games.castles_cards.board.layout import Layout
from burgundy_desktop.games.castles_cards.board.player_areas import TRIPLE, Lane, PlayerArea
from burgundy_desktop.games.castles_cards.board.shades import ground
from burgundy_desktop.games.castles_cards.tables.cards import TRIPLE_VP
from burgundy_desktop.games.castles_cards.tables.numbers import ROWS
from burgundy_desktop.games.castles_cards.tables.rows import COLOURS

_EMPTY = 0.45
"""Opacity of the picture in an empty place."""


@attrs.frozen
class Printed:
    """What the printed part of the table depends on."""

    players: int
    round: int
    crowded: bool
    """Whether whose board is large has one project too many: then they are closer together."""
    front: Seat | None = None


def paint_table(painter: QPainter, brushes: Brushes, layout: Layout, printed: Printed) -> None:
    """The whole table, without what lies above it."""
    paint_header(painter, brushes, layout, printed.round)
    _display(painter, brushes, layout)
    _supplies(painter, brushes, layout)
    for place in layout.first_cards:
        painting.dashed(painter, brushes, place.grown(-layout.scale), layout.scale)
    for box in (layout.own.panel, layout.cards, layout.actions, layout.storage):
        painting.panel(painter, brushes, box, layout.scale)
    paint_area(painter, brushes, layout.own, layout.scale, projects=not printed.crowded)
    if layout.aaron is not None:
        painting.panel(painter, brushes, layout.aaron.panel, layout.scale)
        paint_aaron(painter, brushes, layout.aaron, layout.scale)
    for strip in layout.strips:
        painting.panel(painter, brushes, strip.panel, layout.scale)
    for area in layout.others:
        painting.panel(painter, brushes, area.panel, layout.scale)
        paint_area(painter, brushes, area, layout.scale)


def paint_area(
    painter: QPainter, brushes: Brushes, area: PlayerArea, scale: float, *, projects: bool = True
) -> None:
    """Paint the printed part of a player's area, without panels; with places of
    projects if wanted.
    """
    paint_lanes(painter, brushes, area.lanes, scale)
    for number, box in enumerate(area.projects, 1) if projects else ():
        _empty_project(painter, brushes, box, number, scale)
    _empty_hand(painter, brushes, area)
    painting.drawing(painter, brushes, sprite("slot"), area.pile)
    _loose(painter, brushes, area)
    if area.note is not None:
        _dividers(painter, brushes, area, scale)


def paint_aaron(painter: QPainter, brushes: Brushes, area: AaronArea, scale: float) -> None:
    """Paint the printed part of the automaton's area, without the panel."""
    for place in area.piles:
        painting.dashed(painter, brushes, place.grown(-scale), scale)
    paint_lanes(painter, brushes, area.lanes, scale)


def paint_lanes(painter: QPainter, brushes: Brushes, lanes: tuple[Lane, ...], scale: float) -> None:
    """Paint seven lanes with their glyphs and values, and the places of the open column."""
    for colour, lane in enumerate(lanes):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(paint(ground(brushes.palette, colour)))
        painter.drawRoundedRect(lane.box.rect, 6 * scale, 6 * scale)
        _lane_head(painter, brushes, lane, colour)
        if not lane.bands:
            painting.drawing(painter, brushes, sprite(f"lane_{COLOURS[colour]}"), lane.card)
        for index in range(0 if lane.bands else 1, 1 if lane.bands else TRIPLE):
            painting.dashed(painter, brushes, lane.free_place(index), scale)


def _lane_head(painter: QPainter, brushes: Brushes, lane: Lane, colour: int) -> None:
    text = brushes.palette.text
    points = mixed(text.points, text.ink, 0.3)
    painting.drawing(painter, brushes, glyph(colour), lane.glyph)
    value, size = str(TRIPLE_VP[colour]), 0.66 * min(lane.head.height, 1.3 * lane.glyph.height)
    painting.write(painter, brushes, value, lane.value, size, points, align=Align.LEFT)


def _empty_hand(painter: QPainter, brushes: Brushes, area: PlayerArea) -> None:
    """Paint the two places of the hand; the second may cover a part of the first."""
    first, second = area.hand
    painting.drawing(painter, brushes, sprite("slot"), second)
    painter.save()
    seen = min(first.width, second.x - first.x)
    painter.setClipRect(attrs.evolve(first, width=seen).rect)
    painting.drawing(painter, brushes, sprite("slot"), first)
    painter.restore()


def _empty_project(
    painter: QPainter, brushes: Brushes, box: Box, number: int, scale: float
) -> None:
    painting.drawing(painter, brushes, sprite("slot"), box)
    if box.width < 44 * scale:
        return
    painter.setOpacity(_EMPTY)
    x, y = box.centre
    picture = Box.around(x, y - 0.06 * box.height, 0.46 * box.width)
    painting.drawing(painter, brushes, sprite("area_project"), picture)
    painter.setOpacity(1.0)
    below = Box(box.x + 8 * scale, picture.bottom, box.width - 16 * scale, 18 * scale)
    _label(painter, brushes, labels.PROJECT(number=number), below, scale)


def _loose(painter: QPainter, brushes: Brushes, area: PlayerArea) -> None:
    """On the dark table, paint a disc below things without a background."""
    if not brushes.palette.theme.dark:
        return
    things = area.things
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint(brushes.palette.surfaces.disc))
    for place in (things.silver, things.workers, *things.animals):
        painter.drawEllipse(place.picture.grown(0.04 * place.picture.width).rect)


def _dividers(painter: QPainter, brushes: Brushes, area: PlayerArea, scale: float) -> None:
    """Lines between pile and projects, points and goods, goods and animals."""
    things = area.things
    pairs = [(area.pile, area.projects[0]), (things.sold.picture, things.animals[0].picture)]
    if things.goods:
        pairs.append((things.vp.picture, things.goods[0].picture))
    for left, right in pairs:
        x = (left.right + right.x) / 2
        tall = max(left.height, right.height)
        line = Box.around(x, right.centre[1], 1.2 * scale, tall)
        painter.fillRect(line.rect, paint(brushes.palette.surfaces.hairline))


def _display(painter: QPainter, brushes: Brushes, layout: Layout) -> None:
    painting.panel(painter, brushes, layout.display, layout.scale)
    for row, box in zip(ROWS, layout.rows, strict=True):
        painting.drawing(painter, brushes, sprite(f"display_{row}"), box)


def _supplies(painter: QPainter, brushes: Brushes, layout: Layout) -> None:
    supplies = layout.supplies
    painting.panel(painter, brushes, supplies.panel, layout.scale)
    for box in (*supplies.goods, *supplies.animals, supplies.draw, supplies.discards):
        painting.drawing(painter, brushes, sprite("slot"), box)
    painting.dashed(painter, brushes, supplies.all_seven.grown(-2 * layout.scale), layout.scale)


def _label(painter: QPainter, brushes: Brushes, text: str, box: Box, scale: float) -> None:
    colour = brushes.palette.text.quiet
    painting.write(painter, brushes, text, box, 13 * scale, colour, face=Face.SANS, bold=False)
