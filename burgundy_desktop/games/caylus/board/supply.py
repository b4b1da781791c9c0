"""The open supply: every building that can or could be built, with its price."""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import partial

import attrs
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import paint
from burgundy_desktop.boardkit.pieces import (
    Align,
    Box,
    Drawing,
    Face,
    Painted,
    Piece,
    Place,
    Shape,
    Words,
)
from burgundy_desktop.boardkit.targets import COUNTED_Z
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.caylus.board import art, foot, labels, supply_slots
from burgundy_desktop.games.caylus.board.items import tiles_left
from burgundy_desktop.games.caylus.board.layout import Layout
from burgundy_desktop.games.caylus.board.prices import paint_price
from burgundy_desktop.games.caylus.queries.prices import points_for
from burgundy_desktop.games.caylus.state import NOBODY, State
from burgundy_desktop.games.caylus.tables.buildings import CATEGORY, PRESTIGE_BUILDING

_BUILT, _NOT_NOW = 0.16, 0.5


def supply_pieces(
    table: State, shown: supply_slots.Shown, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    """The whole overlay."""
    panel = layout.town.supply
    paint_it = partial(
        _paint_panel, brushes=brushes, layout=layout, has_sums=shown.told is not None
    )
    around = panel.grown(4 * layout.scale)
    yield Piece(
        "large/panel",
        Painted(f"supply/{panel}/{shown.told is not None}", paint_it),
        around,
        z=supply_slots.SUPPLY_Z,
    )
    yield from _headings(table, shown, layout, brushes)
    for slot in supply_slots.slots(table, layout):
        yield from _slot_pieces(table, slot, shown, layout, brushes)
    yield from foot.foot_pieces(table, shown, layout, brushes)


def supply_places(table: State, layout: Layout, wanted: Set[Target]) -> Iterator[Place]:
    """The targets in the supply: its tiles and the close button. At the foot also the cubes among
    the `wanted`.
    """
    for slot in supply_slots.slots(table, layout):
        if not slot.stands_on and slot.copy < 2:
            key = f"large/tile/{slot.building}/{slot.copy}"
            place = Place(slot.target, slot.box, piece=key, z=supply_slots.SUPPLY_Z)
            yield attrs.evolve(place, has_pill=False)  # its points are printed on it
    for kind, box in enumerate(foot.cube_boxes(layout)):
        if target("cube", kind) in wanted:
            yield Place(target("cube", kind), box, Shape.DISC, z=supply_slots.SUPPLY_Z)
    yield Place(target("close"), _close(layout), Shape.DISC, z=supply_slots.SUPPLY_Z)


def _close(layout: Layout) -> Box:
    return layout.town.supply.spot(-22, 20, 26)


def _paint_panel(painter: QPainter, brushes: Brushes, layout: Layout, *, has_sums: bool) -> None:
    """Paint the sheet, a line above its foot, and one before the sums if there are any."""
    panel, k = layout.town.supply, layout.scale
    painting.panel(painter, brushes, panel, k)
    painter.setPen(QPen(paint(brushes.palette.surfaces.hairline), 1.2 * k))
    lines = [
        (supply_slots.LEFT - 2, supply_slots.STRIP, 644 - supply_slots.LEFT, supply_slots.STRIP)
    ]
    if has_sums:
        lines.append((364, supply_slots.STRIP + 12, 364, 510))
    for x, y, to_x, to_y in lines:
        painter.drawLine(
            QPointF(panel.x + x * k, panel.y + y * k),
            QPointF(panel.x + to_x * k, panel.y + to_y * k),
        )
    cross = _close(layout).grown(-8 * k)
    painter.setPen(QPen(paint(brushes.palette.text.ink), 2.2 * k, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(cross.rect.topLeft(), cross.rect.bottomRight())
    painter.drawLine(cross.rect.topRight(), cross.rect.bottomLeft())


def _headings(
    table: State, shown: supply_slots.Shown, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    panel, k = layout.town.supply, layout.scale
    yield foot.words_piece(
        "title", Words(labels.SUPPLY(), 17 * k), panel.cut(supply_slots.LEFT, 8, 230, 24)
    )
    note = labels.GLOWING() if shown.asks else labels.SUPPLY_KEY()
    beside = panel.cut(supply_slots.LEFT + 238, 8, -44, 24)
    yield foot.words_piece("note", foot.quiet(note, k, Align.RIGHT), beside)
    for row, kind in enumerate(supply_slots.ROWS):
        line = panel.cut(
            supply_slots.LEFT, supply_slots.ROW_TOP + supply_slots.ROW_PITCH * row - 24, 0, 19
        )
        glyph = line.cut(0, 2, 15, 15)
        look = Drawing(art.sprite(f"kind_{kind}"))
        yield Piece(f"large/glyph/{kind}", look, glyph, z=supply_slots.SUPPLY_Z + 1)
        name = labels.PILES[art.PILES.index(kind)]()
        font = brushes.font(Face.SERIF, 15 * k)
        wide = QFontMetricsF(font).horizontalAdvance(name)
        head = line.cut(21, 0, (wide + 2) / k)
        yield foot.words_piece(f"head/{kind}", Words(name, 15 * k), head)
        said = labels.BUILT_BY[kind](tiles_left(table, kind))
        rest = line.cut(30 + head.wide, 0, 380)
        yield foot.words_piece(f"by/{kind}", foot.quiet(said, k), rest)
    home = supply_slots.tile_box(layout, 0, supply_slots.COLUMNS - 1, supply_slots.COLUMNS)
    above = Box(home.right - 200 * k, home.y - 24 * k, 200 * k, 19 * k)
    yield foot.words_piece(
        "by/home", foot.quiet(labels.BUILT_BY["residential"](), k, Align.RIGHT), above
    )


def _slot_pieces(
    table: State,
    slot: supply_slots.Slot,
    shown: supply_slots.Shown,
    layout: Layout,
    brushes: Brushes,
) -> Iterator[Piece]:
    if slot.stands_on:
        yield from _tile_on_road(slot, layout)
    else:
        yield from _tile_in_supply(table, slot, shown, layout, brushes)


def _tile_on_road(slot: supply_slots.Slot, layout: Layout) -> Iterator[Piece]:
    """A faint tile with the house of its owner, and below it its space."""
    k, box, key = layout.scale, slot.box, _key(slot)
    look = art.tile_look(slot.building)
    yield Piece(key, look, box, z=supply_slots.SUPPLY_Z + 1, opacity=_BUILT)
    if slot.owner != NOBODY:
        house = Box.around(box.centre[0], box.centre[1] - 9 * k, 26 * k)
        sign = Drawing(art.house_sprite(slot.owner))
        yield Piece(f"{key}/house", sign, house, z=supply_slots.SUPPLY_Z + 2)
    said = foot.quiet(labels.STANDS_ON(space=slot.stands_on), k, Align.CENTRE)
    yield foot.words_piece(f"on/{slot.building}/{slot.copy}", said, _below(slot, k))


def _tile_in_supply(
    table: State,
    slot: supply_slots.Slot,
    shown: supply_slots.Shown,
    layout: Layout,
    brushes: Brushes,
) -> Iterator[Piece]:
    """A tile with the points for building it, and below it its price."""
    k, box, key = layout.scale, slot.box, _key(slot)
    opacity = _NOT_NOW if shown.asks and slot.building not in shown.offered else 1.0
    look = art.tile_look(slot.building)
    yield Piece(key, look, box, z=supply_slots.SUPPLY_Z + 1, opacity=opacity)
    if CATEGORY[slot.building] != PRESTIGE_BUILDING:
        seal = Box.around(box.right - 5 * k, box.y + 5 * k, 25 * k)
        points = art.seal_look(points_for(table, slot.building))
        yield Piece(f"{key}/seal", points, seal, COUNTED_Z + supply_slots.SUPPLY_Z, opacity)
    cheap, below = shown.is_cheaper(slot.building), _below(slot, k)
    paint_it = partial(
        paint_price, brushes=brushes, building=slot.building, box=below, is_cheaper=cheap
    )
    price = Painted(f"price/{slot.building}/{cheap}/{below}", paint_it)
    yield Piece(f"{key}/price", price, below, z=supply_slots.SUPPLY_Z + 1, opacity=opacity)


def _key(slot: supply_slots.Slot) -> str:
    return f"large/tile/{slot.building}/{slot.copy}"


def _below(slot: supply_slots.Slot, k: float) -> Box:
    """The line of words or prices below a tile."""
    box = slot.box
    return Box(box.x - 6 * k, box.bottom + 3 * k, box.width + 12 * k, 20 * k)
