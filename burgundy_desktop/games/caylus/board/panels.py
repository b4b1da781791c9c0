"""The backdrop of the table of Caylus: panels, the ground of the town, circles, figures."""

from __future__ import annotations

from typing import Final

import attrs
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from burgundy_desktop.boardkit import painting
from burgundy_desktop.boardkit.brushes import Brushes
from burgundy_desktop.boardkit.palette import Colour, mixed, paint
from burgundy_desktop.boardkit.pieces import Align, Box, Face
from burgundy_desktop.boardkit.sprites import INK
from burgundy_desktop.games.caylus.board import art, labels
from burgundy_desktop.games.caylus.board.layout import COLUMNS, LINES, SECTIONS, Layout
from burgundy_desktop.games.caylus.board.town import SPECIALS, Town
from burgundy_desktop.games.caylus.tables.bundles import contents
from burgundy_desktop.games.caylus.tables.castle import (
    NO_BATCH_PENALTY,
    PART_VP,
    SECTION_FAVORS,
    SECTION_LOSS,
)
from burgundy_desktop.games.caylus.tables.favors import (
    FAVOR_CUBES,
    FAVOR_DENIERS,
    FAVOR_VP,
    OPEN_COLUMNS,
    SIMPLIFIED_VP,
)
from burgundy_desktop.games.caylus.tables.road import STABLES, STABLES_PLAYERS, special_building

CLOSED = 0.4
"""Opacity of what is not available yet."""
NOT_USED = 0.35
"""Opacity of a building that is unused with few players."""
_WHITE: Final = Colour("#FFFFFF")

_QUIET, _SMALL = 13.5, 12.5
_MINUS = "\N{MINUS SIGN}"
_SUMS = (FAVOR_VP, FAVOR_DENIERS)
"""The numbers on the coins of the first lines of favours, by column."""


@attrs.frozen
class Printed:
    """What the printed part of the table depends on."""

    players: int
    scored: int
    """How many sections have been scored."""
    opened: int
    """The last column of the favours that is open."""
    simplified: bool


def paint_table(painter: QPainter, brushes: Brushes, layout: Layout, printed: Printed) -> None:
    """Paint the whole table, without the pieces on it."""
    for box in (layout.castle.panel, layout.order.panel, layout.favors.panel, layout.supply):
        painting.panel(painter, brushes, box, layout.scale)
    _castle(painter, brushes, layout, printed)
    _order(painter, brushes, layout)
    _favors(painter, brushes, layout, printed)
    _piles(painter, brushes, layout)
    _town(painter, brushes, layout.town, printed)


# the town


def _town(painter: QPainter, brushes: Brushes, town: Town, printed: Printed) -> None:
    painting.drawing(painter, brushes, art.sprite("ground"), town.panel)
    painting.drawing(painter, brushes, art.sprite("bridge_deck"), town.bridge)
    closed = STABLES if printed.players < STABLES_PLAYERS else -1
    for number in range(SPECIALS):
        is_closed = special_building(closed) == number
        painter.setOpacity(NOT_USED if is_closed else 1.0)
        painting.drawing(painter, brushes, art.tile_sprite(number), town.special(number))
        for spot in () if is_closed else town.special_spots(number):
            painting.drawing(painter, brushes, art.sprite("spot"), spot)
        painter.setOpacity(1.0)
        if is_closed:
            _closed_stables(painter, brushes, town, number)
    for number, box in enumerate(town.passing, 1):
        _passing(painter, brushes, box, number)


def _closed_stables(painter: QPainter, brushes: Brushes, town: Town, number: int) -> None:
    """Paint two lines on the road in place of the circles."""
    road = town.special_spots(number)[1]
    most = STABLES_PLAYERS - 1
    few = f"2–{most}" if most > 2 else "2"
    for line, text in enumerate(labels.NOT_WITH_TWO):
        box = Box.around(
            road.centre[0], road.centre[1] + (line - 0.5) * 13 * town.k, 84 * town.k, 14 * town.k
        )
        _quiet(painter, brushes, text(players=few), box, 12 * town.k, Align.CENTRE, on_road=True)


def _passing(painter: QPainter, brushes: Brushes, box: Box, number: int) -> None:
    painting.drawing(painter, brushes, art.sprite("spot_water"), box)
    ink = _on_the_way(brushes)
    painting.write(painter, brushes, str(number), box, 0.5 * box.width, ink)


def _on_the_way(brushes: Brushes) -> Colour:
    """The ink on road and river, which are neither light nor dark on the dark table."""
    ink = brushes.palette.text.ink
    return mixed(ink, _WHITE, 0.8) if brushes.palette.theme.dark else ink


# the castle


def _castle(painter: QPainter, brushes: Brushes, layout: Layout, printed: Printed) -> None:
    castle, k = layout.castle, layout.scale
    painting.drawing(painter, brushes, art.sprite("castle_scene"), castle.scene)
    title = labels.CASTLE()
    _heading(painter, brushes, title, castle.title, k)
    for section in range(SECTIONS):
        box = castle.seal(section)
        painting.drawing(painter, brushes, art.sprite("prestige_pip"), box)
        painting.write(painter, brushes, str(PART_VP[section]), box, 0.46 * box.width, INK)
    _quiet(painter, brushes, labels.BUILDERS(), castle.builders_label, _QUIET * k, Align.LEFT)
    for number, box in enumerate(castle.builders, 1):
        circle(painter, brushes, box, number, k)
    loss = f"{_MINUS}{NO_BATCH_PENALTY}"
    painting.write(
        painter,
        brushes,
        loss,
        castle.loss,
        16 * k,
        brushes.palette.text.loss,
        align=Align.RIGHT,
    )
    if printed.scored < SECTIONS:
        _scoring(painter, brushes, layout, printed.scored)


def circle(painter: QPainter, brushes: Brushes, box: Box, number: int, k: float) -> None:
    """Paint an empty place with its number."""
    surfaces = brushes.palette.surfaces
    pen = QPen(paint(brushes.palette.text.faint), 1.1 * k)
    pen.setDashPattern([3.0, 2.4])
    painter.setPen(pen)
    painter.setBrush(paint(surfaces.recess))
    painter.drawEllipse(box.rect)
    painting.write(painter, brushes, str(number), box, 0.46 * box.width, brushes.palette.text.quiet)


@attrs.frozen
class Tier:
    """The gain for at least this many houses in a section."""

    houses: int
    loss: int
    favors: int


def tiers(section: int) -> tuple[Tier, ...]:
    """The gains for houses when a section is scored, tier by tier."""
    found: list[Tier] = []
    for houses, (loss, favors) in enumerate(
        zip(SECTION_LOSS[section], SECTION_FAVORS[section], strict=True)
    ):
        if (loss or favors) and (not found or (found[-1].loss, found[-1].favors) != (loss, favors)):
            found.append(Tier(houses, loss, favors))
    return tuple(found)


def _scoring(painter: QPainter, brushes: Brushes, layout: Layout, section: int) -> None:
    """Paint the gains for houses in the current section."""
    k, row = layout.scale, layout.castle.scoring
    text, middle = brushes.palette.text, row.centre[1]
    name = labels.SECTIONS[section]()
    font = brushes.font(Face.SANS, 13.5 * k)
    box = attrs.evolve(row, width=min(58 * k, QFontMetricsF(font).horizontalAdvance(name) + 1))
    painting.write(
        painter, brushes, name, box, 13.5 * k, text.ink, face=Face.SANS, align=Align.LEFT
    )
    x = box.right + 5 * k
    for tier in tiers(section):
        house = Box.around(x + 6.5 * k, middle, 13 * k)
        painting.drawing(painter, brushes, art.sprite("kind_residential"), house)
        number = Box(house.right + 1 * k, row.y, 10 * k, row.height)
        painting.write(painter, brushes, str(tier.houses), number, 14.5 * k, text.ink)
        x = number.right + 2 * k
        if tier.loss:
            loss = Box(x, row.y, 17 * k, row.height)
            said = f"{_MINUS}{tier.loss}"
            painting.write(painter, brushes, said, loss, 14.5 * k, text.loss, align=Align.LEFT)
            x = loss.right
        for number_of in range(tier.favors):
            shield = Box.around(x + (7 + 11 * number_of) * k, middle, 15 * k)
            painting.drawing(painter, brushes, art.sprite("favor"), shield)
        x += (11 * tier.favors + 9) * k if tier.favors else 6 * k


# turn order


def _order(painter: QPainter, brushes: Brushes, layout: Layout) -> None:
    order, k = layout.order, layout.scale
    _quiet(painter, brushes, labels.ORDER(), order.label, _QUIET * k, Align.LEFT)
    for number, box in enumerate(order.places, 1):
        circle(painter, brushes, box, number, k)


# favours


def _opens_next(scored: int) -> str:
    """Write which columns open next, and when."""
    step = min(scored, len(labels.OPENS) - 1)
    first, last = OPEN_COLUMNS[step] + 1, OPEN_COLUMNS[step + 1]
    return labels.OPENS[step](columns=f"{first}–{last}" if first < last else str(last))


def _favors(painter: QPainter, brushes: Brushes, layout: Layout, printed: Printed) -> None:
    favors, k = layout.favors, layout.scale
    painting.drawing(painter, brushes, art.sprite("favor"), favors.sign)
    _heading(painter, brushes, labels.FAVORS(), favors.title, k)
    opens = _opens_next(printed.scored)
    note = labels.SIMPLIFIED(points=SIMPLIFIED_VP) if printed.simplified else opens
    _quiet(painter, brushes, note, favors.note, _SMALL * k, Align.RIGHT)
    for line in range(LINES):
        _start(painter, brushes, layout, line)
        for column in range(1, COLUMNS + 1):
            is_open = column <= printed.opened and not printed.simplified
            _field(painter, brushes, favors.cell(line, column), k, is_open=is_open)
            painter.setOpacity(1.0 if is_open else CLOSED)
            _effect(painter, brushes, layout, line, column)
            painter.setOpacity(1.0)
            colour = INK if is_open else brushes.palette.text.ink
            _sum(painter, brushes, layout, line, column, colour)


def _start(painter: QPainter, brushes: Brushes, layout: Layout, line: int) -> None:
    favors, k = layout.favors, layout.scale
    start = favors.starts[line]
    _field(painter, brushes, start, k, is_open=True)
    box = Box(start.x + 2 * k, start.y + 2 * k, start.width - 4 * k, start.height - 16 * k)
    alike = tuple(text() for text in labels.LINES)
    size = _alike(brushes, alike, box, _QUIET * k)
    _quiet(painter, brushes, alike[line], box, size, Align.CENTRE)


def _alike(brushes: Brushes, texts: tuple[str, ...], box: Box, largest: float) -> float:
    """The font size, before the player's text size, with which all of these fit into a box."""
    font = brushes.fitted_all(texts, Face.SANS, largest, (box.width, box.height), bold=False)
    return font.pixelSize() / brushes.text_scale


def _field(painter: QPainter, brushes: Brushes, box: Box, k: float, *, is_open: bool) -> None:
    surfaces = brushes.palette.surfaces
    painter.setPen(QPen(paint(surfaces.plaque_rim), 1.2 * k))
    painter.setBrush(paint(surfaces.field if is_open else surfaces.recess))
    painter.drawRoundedRect(box.rect, 4 * k, 4 * k)


def _effect(painter: QPainter, brushes: Brushes, layout: Layout, line: int, column: int) -> None:
    """What a column brings."""
    room, k = layout.favors.effect(line, column), layout.scale
    drawn = art.favor_sprite(line, column)
    if drawn is not None:
        wide = min(44 * k, room.width - 2 * k, room.height * 64 / 28)
        painting.drawing(painter, brushes, drawn, Box.around(*room.centre, wide, wide * 28 / 64))
        return
    box = Box.around(*room.centre, min(21 * k, room.height))
    if line >= len(_SUMS):
        for kind, _ in contents(FAVOR_CUBES[column][0]):
            painting.drawing(painter, brushes, art.cube_sprite(kind), box)
        return
    painting.drawing(painter, brushes, art.sprite("denier" if line else "prestige_pip"), box)


def _sum(
    painter: QPainter, brushes: Brushes, layout: Layout, line: int, column: int, colour: Colour
) -> None:
    """Paint the points or deniers of a column, legible even on a pale coin."""
    if line < len(_SUMS):
        room = layout.favors.effect(line, column)
        size = 0.5 * min(21 * layout.scale, room.height)
        painting.write(painter, brushes, str(_SUMS[line][column]), room, size, colour)


# supply


def _piles(painter: QPainter, brushes: Brushes, layout: Layout) -> None:
    alike = tuple(text() for text in labels.PILES)
    size = _alike(brushes, alike, layout.piles[0].label, _QUIET * layout.scale)
    for pile, text in zip(layout.piles, alike, strict=True):
        _quiet(painter, brushes, text, pile.label, size, Align.CENTRE)


# words


def _heading(painter: QPainter, brushes: Brushes, text: str, box: Box, k: float) -> None:
    ink = brushes.palette.text.ink
    painting.write(painter, brushes, text, box, 17 * k, ink, align=Align.LEFT)


def _quiet(
    painter: QPainter,
    brushes: Brushes,
    text: str,
    box: Box,
    size: float,
    align: Align,
    *,
    on_road: bool = False,
) -> None:
    colour = _on_the_way(brushes) if on_road else brushes.palette.text.quiet
    painting.write(
        painter, brushes, text, box, size, colour, face=Face.SANS, align=align, bold=False
    )
