"""The supply when it is open: every building that is or was to be built, with its price."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from functools import partial
from typing import Final

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
    Ink,
    Painted,
    Piece,
    Place,
    Shape,
    Words,
)
from burgundy_desktop.boardkit.targets import COUNTED_Z
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.caylus.board import labels
from burgundy_desktop.games.caylus.board.art import (
    PILES,
    cube_sprite,
    house_sprite,
    seal_look,
    sprite,
    tile_look,
)
from burgundy_desktop.games.caylus.board.chips import paint_icons
from burgundy_desktop.games.caylus.board.items import tiles_left
from burgundy_desktop.games.caylus.board.layout import Layout
from burgundy_desktop.games.caylus.board.wording import effects
from burgundy_desktop.games.caylus.board.wording.buildings import title
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.tables.buildings import (
    BUILDING_FAVORS,
    BUILDING_VP,
    CATEGORY,
    NO_CUBE,
    OF_CATEGORY,
    PRICES,
    RESIDENCE,
    TRANSFORMATION,
)
from burgundy_desktop.games.caylus.tables.bundles import DENIER, ONE, VP, Bundle, contents
from burgundy_desktop.games.caylus.tables.rows import CATEGORIES, CUBES

SUPPLY_Z: Final = 450.0
"""The supply lies above everything else on the table."""
FIRST: Final = target("supply", 0)
"""What stands for the open supply."""

_PITCH, _TILE = 70.0, 62.0
_LEFT = 16.0
_ROWS = ("wood", "stone", "prestige")
_ROW_TOP, _ROW_PITCH = 62.0, 127.0
_STRIP = 424.0
_BUILT, _NOT_NOW = 0.16, 0.5


@attrs.frozen
class Slot:
    """One tile in the supply, or its empty place if it stands on the road."""

    building: int
    copy: int
    box: Box
    stands_on: int
    """The space of the road, 0 if it lies here."""
    owner: int

    @property
    def target(self) -> Target:
        """The second tile of a building is another thing to point at."""
        return target("copy" if self.copy else "building", self.building)


@attrs.frozen
class Shown:
    """What the open supply shows beside the tiles."""

    offered: frozenset[int]
    """Buildings that may be built now."""
    regarded: int | None
    """The building that is told about at the foot."""
    picked: int | None
    cubes: tuple[int, ...]
    """Kinds of cubes that may pay for the picked building."""
    asks: bool
    """Whether a building has to be chosen."""


def slots(table: State, layout: Layout) -> tuple[Slot, ...]:
    """All tiles of wood, stone, homes and prestige, in rows."""
    found: list[Slot] = []
    for row, kind in enumerate(_ROWS):
        found += _row(table, layout, CATEGORIES.index(kind), row)
    found.append(Slot(RESIDENCE, 0, _tile(layout, 0, 8, 9), 0, -1))
    return tuple(found)


def _row(table: State, layout: Layout, category: int, row: int) -> Iterator[Slot]:
    places: list[tuple[int, int, int]] = []
    for building in OF_CATEGORY[category]:
        stands = [space for space, one in enumerate(table.buildings) if one == building]
        left = table.stock[building]
        places += [(building, copy, 0) for copy in range(left)]
        places += [(building, left + n, space) for n, space in enumerate(stands)]
    columns = max(9, len(places))
    for column, (building, copy, space) in enumerate(places):
        box = _tile(layout, row, column, columns)
        yield Slot(building, copy, box, space, table.owners[space] if space else -1)


def _tile(layout: Layout, row: int, column: int, columns: int) -> Box:
    panel, k = layout.town.supply, layout.scale
    pitch = _PITCH * 9 / columns
    wide = _TILE * pitch / _PITCH
    x = panel.x + (_LEFT + pitch * column) * k
    y = panel.y + (_ROW_TOP + _ROW_PITCH * row) * k
    return Box(x, y, wide * k, wide * 1.25 * k)


def _price(building: int) -> Bundle | None:
    """What a building costs, without a cube that is free to choose; None if it cannot be bought."""
    if building == RESIDENCE:
        return TRANSFORMATION
    cube, price = PRICES[building][0]
    return price if cube == NO_CUBE else price - ONE[cube]


def _has_choice(building: int) -> bool:
    """Whether a cube of any kind is part of the price."""
    return building != RESIDENCE and PRICES[building][0][0] != NO_CUBE


# pieces


def supply_pieces(table: State, shown: Shown, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The whole overlay."""
    panel = layout.town.supply
    paint_it = partial(_paint_panel, brushes=brushes, layout=layout)
    around = panel.grown(4 * layout.scale)
    yield Piece("large/panel", Painted(f"supply/{panel}", paint_it), around, z=SUPPLY_Z)
    yield from _headings(table, shown, layout, brushes)
    for slot in slots(table, layout):
        yield from _slot_pieces(slot, shown, layout, brushes)
    yield from _strip(table, shown, layout, brushes)


def supply_places(table: State, layout: Layout) -> Iterator[Place]:
    """What can be pointed at in the supply: the tiles that lie there and, at the foot, cubes."""
    for slot in slots(table, layout):
        if not slot.stands_on and slot.copy < 2:
            key = f"large/tile/{slot.building}/{slot.copy}"
            yield Place(slot.target, slot.box, piece=key, z=SUPPLY_Z)
    for kind, box in enumerate(_cube_boxes(layout)):
        yield Place(target("cube", kind), box, Shape.DISC, z=SUPPLY_Z)
    yield Place(target("close"), _close(layout), Shape.DISC, z=SUPPLY_Z)


def standing_places(table: State, layout: Layout) -> Iterator[Place]:
    """Tiles of the supply that stand on the road: to be looked at."""
    for slot in slots(table, layout):
        if slot.stands_on:
            yield Place(target("spot", slot.stands_on), slot.box, z=SUPPLY_Z)


def _close(layout: Layout) -> Box:
    panel, k = layout.town.supply, layout.scale
    return Box.around(panel.right - 22 * k, panel.y + 20 * k, 26 * k)


def _paint_panel(painter: QPainter, brushes: Brushes, layout: Layout) -> None:
    panel, k = layout.town.supply, layout.scale
    painting.panel(painter, brushes, panel, k)
    painter.setPen(QPen(paint(brushes.palette.surfaces.hairline), 1.2 * k))
    for line in (
        (_LEFT - 2, _STRIP, 644 - _LEFT, _STRIP),
        (364, _STRIP + 12, 364, 510),
    ):
        x, y, to_x, to_y = line
        painter.drawLine(
            QPointF(panel.x + x * k, panel.y + y * k),
            QPointF(panel.x + to_x * k, panel.y + to_y * k),
        )
    cross = _close(layout).grown(-8 * k)
    painter.setPen(QPen(paint(brushes.palette.text.ink), 2.2 * k, c=Qt.PenCapStyle.RoundCap))
    painter.drawLine(cross.rect.topLeft(), cross.rect.bottomRight())
    painter.drawLine(cross.rect.topRight(), cross.rect.bottomLeft())


def _headings(table: State, shown: Shown, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    panel, k = layout.town.supply, layout.scale
    title = Box(panel.x + _LEFT * k, panel.y + 8 * k, 230 * k, 24 * k)
    yield _words("title", Words(labels.SUPPLY(), 17 * k), title)
    note = labels.GLOWING() if shown.asks else labels.SUPPLY_KEY()
    beside = Box(title.right + 8 * k, title.y, panel.right - title.right - 52 * k, 24 * k)
    yield _words("note", _quiet(note, k, Align.RIGHT), beside)
    for row, kind in enumerate(_ROWS):
        y = panel.y + (_ROW_TOP + _ROW_PITCH * row - 24) * k
        glyph = Box(panel.x + _LEFT * k, y + 2 * k, 15 * k, 15 * k)
        look = Drawing(sprite(f"kind_{kind}"))
        yield Piece(f"large/glyph/{kind}", look, glyph, z=SUPPLY_Z + 1)
        name = labels.PILES[PILES.index(kind)]()
        font = brushes.font(Face.SERIF, 15 * k)
        wide = QFontMetricsF(font).horizontalAdvance(name)
        head = Box(glyph.right + 6 * k, y, wide + 2, 19 * k)
        yield _words(f"head/{kind}", Words(name, 15 * k), head)
        said = labels.BUILT_BY[kind](tiles_left(table, kind))
        rest = Box(head.right + 9 * k, y, 380 * k, 19 * k)
        yield _words(f"by/{kind}", _quiet(said, k), rest)
    home = _tile(layout, 0, 8, 9)
    above = Box(home.right - 200 * k, home.y - 24 * k, 200 * k, 19 * k)
    yield _words("by/home", _quiet(labels.BUILT_BY["residential"](), k, Align.RIGHT), above)


def _quiet(text: str, k: float, align: Align = Align.LEFT, size: float = 13.5) -> Words:
    return Words(text, size * k, Ink.QUIET, Face.SANS, align, bold=False)


def _words(name: str, words: Words, box: Box) -> Piece:
    return Piece(f"large/{name}", words, box, z=SUPPLY_Z + 1)


def _slot_pieces(slot: Slot, shown: Shown, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    k, box = layout.scale, slot.box
    key = f"large/tile/{slot.building}/{slot.copy}"
    below = Box(box.x - 6 * k, box.bottom + 3 * k, box.width + 12 * k, 20 * k)
    if slot.stands_on:
        yield Piece(key, tile_look(slot.building), box, z=SUPPLY_Z + 1, opacity=_BUILT)
        if slot.owner >= 0:
            house = Box.around(box.centre[0], box.centre[1] - 9 * k, 26 * k)
            look = Drawing(house_sprite(slot.owner))
            yield Piece(f"{key}/house", look, house, z=SUPPLY_Z + 2)
        said = labels.STANDS_ON(space=slot.stands_on)
        yield _words(f"on/{slot.building}/{slot.copy}", _quiet(said, k, Align.CENTRE), below)
        return
    opacity = _NOT_NOW if shown.asks and slot.building not in shown.offered else 1.0
    yield Piece(key, tile_look(slot.building), box, z=SUPPLY_Z + 1, opacity=opacity)
    if CATEGORY[slot.building] != CATEGORIES.index("prestige"):
        seal = Box.around(box.right - 5 * k, box.y + 5 * k, 25 * k)
        look = seal_look(BUILDING_VP[slot.building])
        yield Piece(f"{key}/seal", look, seal, COUNTED_Z + SUPPLY_Z, opacity)
    paint_it = partial(_paint_price, brushes=brushes, building=slot.building, box=below, k=k)
    price = Painted(f"price/{slot.building}/{below}", paint_it)
    yield Piece(f"{key}/price", price, below, z=SUPPLY_Z + 1, opacity=opacity)


def _paint_price(painter: QPainter, brushes: Brushes, building: int, box: Box, k: float) -> None:
    """The cubes of a price in the middle of a box; many of a kind by their number."""
    paint_cost(painter, brushes, building, box, k, centred=True)


def paint_cost(
    painter: QPainter, brushes: Brushes, building: int, box: Box, k: float, *, centred: bool
) -> None:
    """What a building costs, as cubes and deniers."""
    parts = _parts(building)
    wide = sum(18 + (11 if count > 1 else 0) for _, count in parts) + 3 * (len(parts) - 1)
    x = box.centre[0] - wide * k / 2 if centred else box.x
    ink = brushes.palette.text.ink
    for name, count in parts:
        if count > 1:
            number = Box(x, box.y, 10 * k, box.height)
            painting.write(painter, brushes, str(count), number, 13.5 * k, ink, align=Align.RIGHT)
            x += 11 * k
        cube = Box(x, box.centre[1] - 9 * k, 18 * k, 18 * k)
        painting.drawing(painter, brushes, sprite(name), cube)
        x += 21 * k


def _parts(building: int) -> tuple[tuple[str, int], ...]:
    """The drawings of a price, each with how many of it."""
    found = []
    for kind, count in contents(_price(building) or 0):
        name = "denier_1" if kind == DENIER else f"cube_{CUBES[kind]}"
        found.append((name, count))
    if _has_choice(building):
        found.append(("cube_any", 1))
    return tuple(found)


# the foot


def _strip(table: State, shown: Shown, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    panel, k = layout.town.supply, layout.scale
    building = shown.picked if shown.picked is not None else shown.regarded
    text = Box(panel.x + 92 * k, panel.y + (_STRIP + 8) * k, 262 * k, 26 * k)
    if building is None:
        yield _words("choose", _quiet(labels.CHOOSE(), k, size=14.5), text)
        return
    tile = Box(panel.x + _LEFT * k, panel.y + (_STRIP + 10) * k, 64 * k, 80 * k)
    yield Piece("large/regarded", tile_look(building), tile, z=SUPPLY_Z + 1)
    yield _words("name", Words(title(building), 17 * k), text)
    for number, line in enumerate(_wrapped(effects.building_effect(building), 44)):
        box = Box(text.x, text.bottom + (2 + 19 * number) * k, text.width, 19 * k)
        words = Words(line, 14 * k, Ink.INK, Face.SANS, bold=False)
        yield _words(f"effect/{number}", words, box)
    note = effects.building_note(building)
    if note:
        box = Box(text.x, panel.y + (_STRIP + 75) * k, text.width, 18 * k)
        yield _words("effect/note", _quiet(note, k), box)
    yield from _sums(table, building, shown, layout, brushes)


def _wrapped(text: str, width: int) -> list[str]:
    """Two lines of about this many letters."""
    return textwrap.wrap(text, width)[:2]


def _sums(
    table: State, building: int, shown: Shown, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    """What is paid, what is gained, where it will stand."""
    panel, k = layout.town.supply, layout.scale
    rows = (labels.YOU_PAY(), labels.YOU_GET(), labels.GOES_ON())
    for number, text in enumerate(rows):
        box = Box(panel.x + 376 * k, panel.y + (_STRIP + 9 + 28 * number) * k, 66 * k, 22 * k)
        yield _words(f"sum/{number}", _quiet(text, k), box)
    beside = Box(panel.x + 446 * k, panel.y + (_STRIP + 9) * k, 190 * k, 22 * k)
    if shown.picked == building and shown.cubes:
        yield from _cubes(shown, layout)
    paint_it = partial(_paint_sums, brushes=brushes, building=building, box=beside, k=k)
    name = f"sums/{building}/{beside}"
    yield Piece(
        "large/sums", Painted(name, paint_it), beside.joined(beside.moved(0, 28 * k)), SUPPLY_Z + 1
    )
    place = beside.moved(0, 56 * k)
    words = Words(_where(table, building), 14.5 * k, face=Face.SANS)
    yield _words("where", words, place)


def _where(table: State, building: int) -> str:
    if CATEGORY[building] == CATEGORIES.index("prestige"):
        return labels.REPLACES_HOME()
    if building == RESIDENCE:
        return ""
    space = table.first_free_space()
    return labels.SPACE(number=space) if space else labels.NO_SPACE()


def _paint_sums(painter: QPainter, brushes: Brushes, building: int, box: Box, k: float) -> None:
    paint_cost(painter, brushes, building, box, k, centred=False)
    below = box.moved(0, 28 * k)
    x = below.x
    if BUILDING_VP[building]:
        x = paint_icons(painter, brushes, BUILDING_VP[building] * ONE[VP], x, below.centre[1], k)
    for _ in range(BUILDING_FAVORS[building]):
        shield = Box(x + 2 * k, below.centre[1] - 11 * k, 22 * k, 22 * k)
        painting.drawing(painter, brushes, sprite("favor"), shield)
        x += 24 * k


def _cube_boxes(layout: Layout) -> tuple[Box, ...]:
    """Where the cubes lie that may pay for the free part of a price."""
    panel, k = layout.town.supply, layout.scale
    y = panel.y + (_STRIP + 20) * k
    return tuple(Box.around(panel.x + (510 + 28 * kind) * k, y, 25 * k) for kind in range(5))


def _cubes(shown: Shown, layout: Layout) -> Iterator[Piece]:
    for kind, box in enumerate(_cube_boxes(layout)):
        opacity = 1.0 if kind in shown.cubes else 0.25
        look = Drawing(cube_sprite(kind))
        yield Piece(f"large/cube/{kind}", look, box, z=SUPPLY_Z + 2, opacity=opacity)
