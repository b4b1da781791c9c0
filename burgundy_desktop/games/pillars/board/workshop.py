"""The workshop of the scoring: the stock, Tom Builder's choice, units handed to converters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import (
    Align,
    Box,
    Drawing,
    Face,
    Ink,
    Label,
    Painted,
    Piece,
)
from burgundy_desktop.boardkit.targets import COUNTED_Z
from burgundy_desktop.games.pillars.board import art, labels
from burgundy_desktop.games.pillars.board.card_art import card_piece
from burgundy_desktop.games.pillars.board.looks import EMPTY, words
from burgundy_desktop.games.pillars.board.panels import QUIET, SMALL
from burgundy_desktop.games.pillars.board.score_layout import Converter, ScoreLayout
from burgundy_desktop.games.pillars.board.score_view import (
    Handed,
    ScoreView,
)
from burgundy_desktop.games.pillars.board.wording import names
from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.state.steps import TOM
from burgundy_desktop.games.pillars.tables import cards, converters
from burgundy_desktop.games.pillars.tables.materials import NO_MATERIAL

PLANNED = 0.85
"""Opacity of the steps of a plan that have not happened yet."""
PALE = 0.42
"""Opacity of a converter that is not used."""


def workshop_pieces(
    table: State, layout: ScoreLayout, brushes: Brushes, view: ScoreView
) -> Iterator[Piece]:
    k = layout.scale
    for material, box in enumerate(layout.stock):
        units = view.stock[material]
        look = Drawing(art.token_sprite(material), badge=units, badge_size=0.5)
        yield Piece(f"unit/{material}", look, box, z=COUNTED_Z, opacity=1.0 if units else EMPTY)
    if view.step == TOM:
        yield from _tom(layout, brushes, view)
    if not view.handed:
        box = layout.workshop
        line = Box(box.x + 12 * k, box.centre[1] + 10 * k, box.width - 24 * k, 22 * k)
        yield words("workshop/none", labels.NO_CONVERTER(), line, 14 * k, align=Align.CENTRE)
    for place, handed in enumerate(view.handed):
        spot = layout.converter(place, len(view.handed))
        yield from _converter(table, view, handed, spot, brushes, k)


def _tom(layout: ScoreLayout, brushes: Brushes, view: ScoreView) -> Iterator[Piece]:
    k = layout.scale
    plus = Box(layout.tom.x - 26 * k, layout.tom.y, 22 * k, layout.tom.height)
    yield words(
        "tom/plus", "+", plus, 20 * k, ink=Ink.INK, align=Align.CENTRE, face=Face.SERIF, bold=True
    )
    picture = Box.around(*layout.tom.centre, 40 * k)
    yield Piece("tom", Drawing(art.sprite("portrait_tom_builder")), picture, z=10)
    x = layout.tom.right + 4 * k
    beside = Box(x, layout.tom.y, layout.tom_units[0].x - 8 * k - x, layout.tom.height)
    yield words("tom/brings", labels.BRINGS(), beside, QUIET * k)
    for material, box in zip(cards.TOM_CHOICES, layout.tom_units, strict=False):
        yield Piece(f"tom/{material}", Drawing(art.token_sprite(material)), box, z=10)
        if material == view.tom:
            yield from chosen(f"tom/{material}/chosen", box, brushes, k)


def chosen(key: str, box: Box, brushes: Brushes, k: float) -> Iterator[Piece]:
    """A golden line around what the plan takes."""
    around = box.grown(2.5 * k)
    paint_it = partial(_paint_chosen, brushes=brushes, box=around, k=k)
    yield Piece(key, Painted(f"chosen/{box}", paint_it), around.grown(3 * k), z=COUNTED_Z)


def _paint_chosen(painter: QPainter, brushes: Brushes, box: Box, k: float) -> None:
    painter.setPen(QPen(paint(brushes.palette.marks.gold), 3.0 * k))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.rect, 7 * k, 7 * k)


def _converter(
    table: State, view: ScoreView, handed: Handed, spot: Converter, brushes: Brushes, k: float
) -> Iterator[Piece]:
    """The converter, the unit in the slot, and its gain."""
    card = converters.card_of(handed.converter, table.colour_of(view.seat))
    is_used = bool(handed.materials)
    opacity = 1.0 if is_used else PALE
    if not is_used and not view.has_plan:
        opacity = 1.0
    ink = Ink.INK if opacity == 1.0 else Ink.QUIET
    key = f"converter/{handed.converter}"
    yield card_piece(card, art.card_key(card), spot.card, brushes, 10, opacity=opacity)
    done = handed.is_done
    paint_it = partial(_paint_slot, brushes=brushes, box=spot.slot, k=k, is_done=done)
    slot = Painted(f"slot/{spot.slot}/{done}", paint_it)
    yield Piece(f"{key}/slot", slot, spot.slot.grown(2), z=9)
    if not spot.is_whole:
        yield words(f"{key}/name", names.converter(handed.converter), spot.name, QUIET * k, ink=ink)
    if not is_used:
        if view.has_plan:
            yield words(f"{key}/idle", labels.NOT_USED(), spot.note, SMALL * k)
        return
    clear = 1.0 if done else PLANNED
    yield from _units(key, handed.materials, spot.slot.grown(-3 * k), clear)
    turn = 90.0 if spot.is_whole else 0.0
    arrow = Drawing(art.sprite("convert"))
    yield Piece(f"{key}/arrow", arrow, spot.arrow, z=10, opacity=clear, turn=turn)
    if handed.converter == converters.BRICKMAKER:
        look = Drawing(art.token_sprite(converters.EXCHANGED_FOR))
    else:
        look = Drawing(art.sprite("vp"), label=Label(f"+{handed.points}", size=0.36))
    yield Piece(f"{key}/gain", look, spot.seal, z=10, opacity=clear)


def _units(key: str, materials: Sequence[int], slot: Box, clear: float) -> Iterator[Piece]:
    """The unit in the slot; the Assistant's units by kind, with their number."""
    counts = {one: materials.count(one) for one in sorted(set(materials)) if one != NO_MATERIAL}
    columns = 1 if len(counts) < 2 else 2
    size = slot.width / columns
    for place, (material, count) in enumerate(counts.items()):
        x, y = slot.x + size * (place % columns), slot.y + size * (place // columns)
        look = Drawing(art.token_sprite(material), badge=count if count > 1 else 0, badge_size=0.5)
        name = f"{key}/unit" if not place else f"{key}/unit/{place}"
        box = Box(x, y, size, size).grown(-0.04 * size)
        yield Piece(name, look, box, z=11, opacity=clear)


def _paint_slot(painter: QPainter, brushes: Brushes, box: Box, k: float, *, is_done: bool) -> None:
    """Dashed until a unit has been handed over."""
    surfaces = brushes.palette.surfaces
    pen = QPen(paint(brushes.palette.text.faint), 1.4 * k)
    if is_done:
        pen = QPen(paint(brushes.palette.marks.gold), 2.2 * k)
    else:
        pen.setDashPattern([3.0, 2.4])
    painter.setPen(pen)
    painter.setBrush(paint(surfaces.plaque if is_done else surfaces.recess))
    painter.drawRoundedRect(box.rect, 6 * k, 6 * k)
