"""The backdrop of the table of The Castles of Burgundy: panels, spaces, printed numbers."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QPainter, QPen, QPolygonF

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.hexes import drawing_box, outline
from burgundy_desktop.boardkit.items import BADGE_OVER, badge_height
from burgundy_desktop.boardkit.palette import Colour, mixed, paint
from burgundy_desktop.boardkit.pieces import Align, Box, Drawing, Face, Shape
from burgundy_desktop.boardkit.sprites import CREAM, INK, Tint
from burgundy_desktop.games.castles.board.art import sprite
from burgundy_desktop.games.castles.board.depot_layout import Depot
from burgundy_desktop.games.castles.board.layout import Layout
from burgundy_desktop.games.castles.board.player_areas import PlayerArea, Point, SmallBoard
from burgundy_desktop.games.castles.board.wording import names
from burgundy_desktop.games.castles.state import NO_ESTATE
from burgundy_desktop.games.castles.tables.board import (
    BLACK_DEPOT,
    NUMBERED_DEPOTS,
    PHASE_BONUS,
    PHASES,
    PRICE,
    kinds_on_depot,
)
from burgundy_desktop.games.castles.tables.estates import ESTATES, NUMBER
from burgundy_desktop.games.castles.tables.pieces import KINDS

_NUMERAL = 0.56
_SPACE = 0.985
"""An empty space is a little smaller than a tile, or its rim would show around the tile."""
_GLYPH_ON_DARK = Colour("#EFE6D8")
_NAMED = 2
"""Up to this many offered estates have room for their whole name."""
_LEAST_NUMERAL = 10.0
"""In px; smaller text is not legible."""
_LEAST_NUMERAL_RADIUS = 15.5
"""Below this cell radius (px) the smallest numeral does not fit its badge."""


@attrs.frozen
class Printed:
    """What the printed part of the table depends on."""

    players: int
    phase: int
    estates: tuple[int, ...]
    """The estates in the order of the areas, the viewer's first; 0 if not chosen or hidden."""
    offered: tuple[int, ...] = ()
    """The estates to choose from, instead of the depots."""


def paint_table(
    painter: QPainter,
    brushes: Brushes,
    layout: Layout,
    printed: Printed,
    boards: Sequence[SmallBoard],
) -> None:
    """Paint the whole table; `boards` are the areas of the offered estates."""
    _phase_strip(painter, brushes, layout, printed)
    painting.panel(painter, brushes, layout.ring, layout.scale)
    if printed.offered:
        _offered(painter, brushes, layout, printed, boards)
    else:
        _depots(painter, brushes, layout, printed)
    _track(painter, brushes, layout)
    painting.panel(painter, brushes, layout.storage, layout.scale)
    painting.panel(painter, brushes, layout.bonus, layout.scale)
    for area, estate in zip((layout.own, *layout.others), printed.estates, strict=True):
        painting.panel(painter, brushes, area.panel, layout.scale)
        paint_area(painter, brushes, area, estate, layout.scale)
    _divide(painter, brushes, layout.own)
    if printed.offered:
        _tell_estate(painter, brushes, layout, printed.estates[0])


def paint_area(
    painter: QPainter, brushes: Brushes, area: PlayerArea, estate: int, scale: float
) -> None:
    """Paint the printed part of a player's board, without its panel."""
    paint_estate(painter, brushes, estate, area.spaces, area.radius)
    for box in area.dice:
        painting.dashed(painter, brushes, box.grown(-0.1 * box.width), scale)
    for x, y in area.storage:
        painting.drawing(
            painter, brushes, sprite("hex_storage"), drawing_box(x, y, area.storage_radius)
        )
    for box in area.goods:
        painting.drawing(painter, brushes, sprite("goods_space"), box)
    if area.sold is not None:
        empty = Box.around(*area.sold.centre, 0.8 * area.sold.width)
        painting.drawing(painter, brushes, sprite("goods_space"), empty)
        text = QCoreApplication.translate("CastlesTable", "sold")
        above = sold_word(area.sold, scale, brushes.text_scale)
        quiet = brushes.palette.text.quiet
        painting.write(painter, brushes, text, above, 13 * scale, quiet, face=Face.SANS, bold=False)


def sold_word(sold: Box, scale: float, text_scale: float) -> Box:
    """The place of the word above the goods sold, and above their number."""
    number = BADGE_OVER * badge_height(Drawing(sprite("sold_pile")), sold.width, text_scale)
    bottom = sold.y - max(8 * scale, number)
    return Box(sold.x - 20, bottom - 20 * scale, sold.width + 40, 20 * scale)


def tell_way_back(painter: QPainter, brushes: Brushes, area: PlayerArea, scale: float) -> None:
    """Write how to close a board that is shown large, between its storage and its goods."""
    left = area.storage[-1][0] + area.storage_radius + 8 * scale
    right = area.goods[0].x - 8 * scale
    place = Box(left, area.storage[0][1] - 10 * scale, right - left, 20 * scale)
    text = QCoreApplication.translate("CastlesTable", "Esc or a click: back")
    quiet = brushes.palette.text.quiet
    painting.write(painter, brushes, text, place, 13 * scale, quiet, face=Face.SANS, bold=False)


def paint_estate(
    painter: QPainter, brushes: Brushes, estate: int, spaces: Sequence[Point], radius: float
) -> None:
    """Paint the 37 spaces of an estate; plain ones if it is not known."""
    numeral = brushes.palette.text.numeral
    for space, (x, y) in enumerate(spaces):
        if estate == NO_ESTATE:
            painting.drawing(painter, brushes, sprite("hex_storage"), drawing_box(x, y, radius))
            continue
        kind = KINDS[ESTATES[estate].kind[space]]
        box = drawing_box(x, y, _SPACE * radius)
        painting.drawing(painter, brushes, sprite(f"hex_{kind}_empty"), box)
        if radius >= _LEAST_NUMERAL_RADIUS:
            number = str(NUMBER[space])
            middle = Box.around(x, y + 0.03 * radius, radius)
            size = max(_NUMERAL * radius, _LEAST_NUMERAL)
            painting.write(painter, brushes, number, middle, size, numeral)


def _phase_strip(painter: QPainter, brushes: Brushes, layout: Layout, printed: Printed) -> None:
    painting.panel(painter, brushes, layout.phase, layout.scale)
    for phase, box in enumerate(layout.pennants):
        _pennant(painter, brushes, box, phase, printed.phase)
    quiet = brushes.palette.text.quiet
    for number, box in enumerate(layout.round_goods, start=1):
        painting.drawing(painter, brushes, sprite("goods_space"), box)
        painting.write(painter, brushes, str(number), box, 0.4 * box.width, quiet)
    painting.dashed(painter, brushes, layout.white_die.grown(-4 * layout.scale), layout.scale)


def _pennant(painter: QPainter, brushes: Brushes, box: Box, phase: int, now: int) -> None:
    text = brushes.palette.text
    state = "" if phase > now else "_now" if phase == now else "_past"
    letter: Colour = CREAM if phase == now else text.ink if phase > now else text.quiet
    bonus: Colour = brushes.palette.marks.gold if phase == now else text.points
    picture = Box.around(box.centre[0], box.centre[1] + 1, box.width * 1.36)
    painting.drawing(painter, brushes, sprite(f"pennant{state}"), picture)
    half = Box(box.x, box.y + 0.02 * box.height, box.width, 0.52 * box.height)
    painting.write(painter, brushes, PHASES[phase], half, 0.48 * box.height, letter)
    below = Box.around(box.centre[0], box.y + 0.68 * box.height, box.width, 0.37 * box.height)
    points = f"+{PHASE_BONUS[phase]}"
    shade = mixed(bonus, CREAM, 0.5) if phase == now else bonus if phase > now else text.quiet
    painting.write(painter, brushes, points, below, 0.35 * box.height, shade)


def _depots(painter: QPainter, brushes: Brushes, layout: Layout, printed: Printed) -> None:
    if printed.players == 2:
        _corners(painter, brushes, layout)
    for number in NUMBERED_DEPOTS:
        depot = layout.depots[number]
        painting.plaque(painter, brushes, depot.box, layout.scale)
        painting.drawing(painter, brushes, sprite(f"die_white_{number}"), depot.die)
        painting.drawing(painter, brushes, sprite("goods_space"), depot.goods[0])
        kinds = kinds_on_depot(number, printed.players, printed.phase)
        for (x, y), kind in zip(depot.spaces, kinds, strict=True):
            _depot_space(painter, brushes, drawing_box(x, y, depot.cell), kind)
    _black_depot(painter, brushes, layout.depots[BLACK_DEPOT], layout)


def _depot_space(painter: QPainter, brushes: Brushes, box: Box, kind: int) -> None:
    """An empty space, with the glyph of the tiles for it."""
    painting.drawing(painter, brushes, sprite("hex_storage"), box)
    glyph = Box.around(*box.centre, 0.34 * box.width)
    tint = _glyph_tint(brushes.palette.surfaces.recess_rim)
    painting.drawing(painter, brushes, sprite(f"kind_{KINDS[kind]}"), glyph, tint)


def _glyph_tint(colour: Colour) -> Tint:
    """Glyphs are drawn in ink for the light table and in cream for the dark one."""
    return Tint(((INK, colour), (_GLYPH_ON_DARK, colour)))


def _black_depot(painter: QPainter, brushes: Brushes, depot: Depot, layout: Layout) -> None:
    surfaces = brushes.palette.surfaces
    painter.setPen(QPen(paint(surfaces.black_depot_rim), 1.5 * layout.scale))
    painter.setBrush(paint(surfaces.black_depot))
    shape = Shape.HEX if len(depot.spaces) == 4 else Shape.PLATE
    path = outline(shape, depot.box.width, depot.box.height)
    painter.drawPath(path.translated(QPointF(*depot.box.centre)))
    for x, y in depot.spaces:
        space = drawing_box(x, y, 0.97 * depot.cell)
        painting.drawing(painter, brushes, sprite("black_depot_space"), space)
    coin = 16 * layout.scale
    x, y = depot.die.centre
    for index in range(PRICE):
        offset = (index - (PRICE - 1) / 2) * (coin + 2)
        painting.drawing(painter, brushes, sprite("silverling"), Box.around(x + offset, y, coin))


def _corners(painter: QPainter, brushes: Brushes, layout: Layout) -> None:
    """Vines where a ring of plaques leaves the corners free."""
    free = layout.depots[1].box.x - layout.ring.x
    size = min(0.84 * free, layout.ring.height * 0.2)
    for across in (False, True):
        for down in (False, True):
            _vine(painter, brushes, layout.ring, size, layout.scale, across=across, down=down)


def _vine(
    painter: QPainter,
    brushes: Brushes,
    box: Box,
    size: float,
    scale: float,
    *,
    across: bool,
    down: bool,
) -> None:
    """A vine in a corner of a box."""
    inset = 0.5 * size + 8 * scale
    x = box.right - inset if across else box.x + inset
    y = box.bottom - inset if down else box.y + inset
    painting.mirrored(
        painter,
        brushes,
        "pieces/common/ornament_corner",
        Box.around(x, y, size),
        across=across,
        down=down,
    )


def _track(painter: QPainter, brushes: Brushes, layout: Layout) -> None:
    painting.panel(painter, brushes, layout.track, layout.scale)
    text = brushes.palette.text
    order = QCoreApplication.translate("CastlesTable", "Order")
    painting.write(
        painter,
        brushes,
        order,
        layout.track_label,
        14 * layout.scale,
        text.quiet,
        face=Face.SANS,
        align=Align.LEFT,
        bold=False,
    )
    for step, box in enumerate(layout.fields):
        painting.recess(painter, brushes, box, layout.scale)
        if step:
            painting.write(painter, brushes, str(step), box, 13 * layout.scale, text.quiet)


def _divide(painter: QPainter, brushes: Brushes, area: PlayerArea) -> None:
    """A line between stored tiles and goods."""
    x = area.goods[0].x - 8 * area.storage_radius / 36
    y, half = area.storage[0][1], area.storage_radius * 0.8
    painter.setPen(QPen(paint(brushes.palette.surfaces.hairline), 1.2))
    painter.drawPolyline(QPolygonF([QPointF(x, y - half), QPointF(x, y + half)]))


def _offered(
    painter: QPainter,
    brushes: Brushes,
    layout: Layout,
    printed: Printed,
    boards: Sequence[SmallBoard],
) -> None:
    scale = layout.scale
    for estate, board in zip(printed.offered, boards, strict=True):
        painting.plaque(painter, brushes, board.box, scale)
        paint_estate(painter, brushes, estate, board.spaces, board.radius)
        if board.box.width > 2 * board.box.height:
            for across in (False, True):  # the name is above
                size = 0.4 * board.box.height
                _vine(painter, brushes, board.box, size, scale, across=across, down=True)
        name = names.ESTATE(number=estate) if len(boards) <= _NAMED else str(estate)
        corner = Box(board.box.x + 10 * scale, board.box.y + 7 * scale, 90 * scale, 18 * scale)
        _quiet_line(painter, brushes, name, corner, scale, Align.LEFT)


def _tell_estate(painter: QPainter, brushes: Brushes, layout: Layout, estate: int) -> None:
    """Write which of the offered estates is shown large, below the seal."""
    k, seal = layout.scale, layout.own.points
    below = Box(seal.x - 30 * k, seal.bottom + 4 * k, seal.width + 30 * k, 18 * k)
    name = names.ESTATE(number=estate)
    _quiet_line(painter, brushes, name, below, k, Align.RIGHT)


def _quiet_line(
    painter: QPainter, brushes: Brushes, text: str, box: Box, scale: float, align: Align
) -> None:
    quiet = brushes.palette.text.quiet
    painting.write(painter, brushes, text, box, 16 * scale, quiet, align=align)
