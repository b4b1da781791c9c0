"""The foot of the open supply: details of the building that is pointed at or picked."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtGui import QFontMetricsF, QPainter

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.pieces import Align, Box, Drawing, Face, Ink, Painted, Piece, Words
from burgundy_desktop.games.caylus.board import labels
from burgundy_desktop.games.caylus.board.art import cube_sprite, sprite, tile_look
from burgundy_desktop.games.caylus.board.chips import paint_icons
from burgundy_desktop.games.caylus.board.layout import Layout
from burgundy_desktop.games.caylus.board.prices import paint_price
from burgundy_desktop.games.caylus.board.supply_slots import LEFT, STRIP, SUPPLY_Z, Shown
from burgundy_desktop.games.caylus.board.wording import effects
from burgundy_desktop.games.caylus.board.wording.buildings import title
from burgundy_desktop.games.caylus.queries.prices import points_for
from burgundy_desktop.games.caylus.queries.sites import first_free_space
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.tables.buildings import BUILDING_FAVORS, CATEGORY, RESIDENCE
from burgundy_desktop.games.caylus.tables.bundles import CUBE_KINDS, ONE, VP
from burgundy_desktop.games.caylus.tables.rows import CATEGORIES

_TEXT, _MOST_LINES = 14.0, 2


def quiet(text: str, k: float, align: Align = Align.LEFT, size: float = 13.5) -> Words:
    """A quiet line of the supply."""
    return Words(text, size * k, Ink.QUIET, Face.SANS, align, bold=False)


def words_piece(name: str, words: Words, box: Box) -> Piece:
    """Words that lie on the supply."""
    return Piece(f"large/{name}", words, box, z=SUPPLY_Z + 1)


def foot_pieces(table: State, shown: Shown, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The building with its texts and sums; an instruction if nothing is pointed at."""
    panel, k = layout.town.supply, layout.scale
    building = shown.told
    if building is None:
        words = quiet(labels.CHOOSE(), k, Align.CENTRE, size=14.5)
        yield words_piece("choose", words, panel.cut(0, STRIP))
        return
    text = panel.cut(92, STRIP + 8, 262, 26)
    tile = panel.cut(LEFT, STRIP + 10, 64, 80)
    yield Piece("large/regarded", tile_look(building), tile, z=SUPPLY_Z + 1)
    yield words_piece("name", Words(title(building), 17 * k), text)
    yield from _effect(building, text, layout, brushes)
    yield from _sums(table, building, shown, layout, brushes)


def _effect(building: int, above: Box, layout: Layout, brushes: Brushes) -> Iterator[Piece]:
    """The effect, and below as a remark what the work of others brings."""
    k = layout.scale
    metrics = QFontMetricsF(brushes.font(Face.SANS, _TEXT * k, bold=False))
    lines = _wrapped(effects.building_effect(building), metrics, above.width)
    for number, line in enumerate(lines):
        box = Box(above.x, above.bottom + (2 + 19 * number) * k, above.width, 19 * k)
        words = Words(line, _TEXT * k, Ink.INK, Face.SANS, bold=False)
        yield words_piece(f"effect/{number}", words, box)
    note = effects.building_note(building)
    if note:
        below = layout.town.supply.cut(92, STRIP + 75, 262, 18)
        yield words_piece("effect/note", quiet(note, k), below)


def _wrapped(text: str, metrics: QFontMetricsF, width: float) -> list[str]:
    """Lines that fit; the rest goes to the last one, in smaller letters."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        is_last = len(lines) == _MOST_LINES
        if lines[-1] and not is_last and metrics.horizontalAdvance(longer) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _sums(
    table: State, building: int, shown: Shown, layout: Layout, brushes: Brushes
) -> Iterator[Piece]:
    """Payment, gain, and the building's space."""
    panel, k = layout.town.supply, layout.scale
    rows = (labels.YOU_PAY(), labels.YOU_GET(), labels.GOES_ON())
    for number, text in enumerate(rows):
        box = panel.cut(376, STRIP + 9 + 28 * number, 66, 22)
        yield words_piece(f"sum/{number}", quiet(text, k), box)
    beside = panel.cut(446, STRIP + 9, 190, 22)
    if shown.picked == building and shown.cubes:
        yield from _cubes(shown, layout)
    paint_it = partial(
        _paint_sums,
        brushes=brushes,
        building=building,
        points=points_for(table, building),
        box=beside,
        is_cheaper=shown.is_cheaper(building),
    )
    name = f"sums/{building}/{shown.is_cheaper(building)}/{beside}"
    yield Piece(
        "large/sums", Painted(name, paint_it), beside.joined(beside.moved(0, 28 * k)), SUPPLY_Z + 1
    )
    place = beside.moved(0, 56 * k)
    words = Words(_where(table, building), 14.5 * k, face=Face.SANS)
    yield words_piece("where", words, place)


def _where(table: State, building: int) -> str:
    if CATEGORY[building] == CATEGORIES.index("prestige"):
        return labels.REPLACES_HOME()
    if building == RESIDENCE:
        return ""
    space = first_free_space(table)
    return labels.SPACE(number=space) if space else labels.NO_SPACE()


def _paint_sums(
    painter: QPainter,
    brushes: Brushes,
    building: int,
    points: int,
    box: Box,
    *,
    is_cheaper: bool,
) -> None:
    k = brushes.scale
    paint_price(painter, brushes, building, box, is_cheaper=is_cheaper, is_centred=False)
    below = box.moved(0, 28 * k)
    x = below.x
    if points:
        x = paint_icons(painter, brushes, points * ONE[VP], x, below.centre[1], k)
    for _ in range(BUILDING_FAVORS[building]):
        shield = Box(x + 2 * k, below.centre[1] - 11 * k, 22 * k, 22 * k)
        painting.drawing(painter, brushes, sprite("favor"), shield)
        x += 24 * k


def cube_boxes(layout: Layout) -> tuple[Box, ...]:
    """The boxes of the cubes for the free part of a price."""
    panel = layout.town.supply
    return tuple(panel.spot(510 + 28 * kind, STRIP + 20, 25) for kind in CUBE_KINDS)


def _cubes(shown: Shown, layout: Layout) -> Iterator[Piece]:
    for kind, box in enumerate(cube_boxes(layout)):
        opacity = 1.0 if kind in shown.cubes else 0.25
        look = Drawing(cube_sprite(kind))
        yield Piece(f"large/cube/{kind}", look, box, z=SUPPLY_Z + 2, opacity=opacity)
