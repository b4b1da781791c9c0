"""The layout of the table of Caylus, for a view of any shape.

`layout_for(width, height)` gives a `Layout`, whose boxes are px of the scene:

scale     px for one px at 988 x 692, the table of a window of 1280 x 800
castle    the panel of the castle (`Castle`): scene, builders, what the section will bring
order     the turn order: five places
favors    the royal favours (`Favors`): four lines, a start field and five columns each
piles     the supply: one pile for each kind of building
town      the road and all buildings (town.py)

The town keeps its proportions. Extra width goes to the column at the left, up to a limit; extra
height goes to its panels.
"""

from __future__ import annotations

from typing import Final

import attrs

from burgundy_desktop.boardkit.area import Area
from burgundy_desktop.boardkit.pieces import Box
from burgundy_desktop.games.caylus.board import town as measures
from burgundy_desktop.games.caylus.board.town import Town

WIDTH, HEIGHT = 988.0, 692.0
LINES, COLUMNS, PLACES, PILES, SECTIONS = 4, 5, 5, 4, 3
PARTS: Final = (6, 10, 14)
"""Dungeon, walls, towers."""

_MARGIN, _GAP = 12.0, 8.0
_LEFT, _WIDEST_LEFT = 300.0, 460.0
TALLY: Final = 108.0
"""The least room beside the castle for the houses of all players."""
_LEAST_NAME = 48.0
"""The turn order shows names from this width of each on, in px: eight letters of the least size."""
_CASTLE, _ORDER, _FAVORS, _SUPPLY = 308.0, 44.0, 194.0, 98.0
_SCENE = (288.0, 214.0)
_LEFT_OF_SCENE, _RIGHT_OF_SCENE = 6.0, 8.0
"""The panels beside each other."""
_SUPPLY_GROWS = 0.25
"""The share of the extra height for the supply; the rest goes to the favours."""
_HOUSE = 21.0
_SEALS = (80.0, 149.0, 194.0)
_OVER_TOWERS, _BELOW_TOWERS = (8.0, 114.0), (118.0, 212.0)
"""The extent of the sets of cubes in the scene."""
_TOWER_TOPS = (0, -7, 2, -13, 2, -7, 0)


@attrs.frozen
class Castle:
    """The panel of the castle."""

    panel: Box
    title: Box
    note: Box
    scene: Area
    builders: tuple[Box, ...]
    builders_label: Box
    loss: Box
    """The penalty for building nothing."""
    scoring: Box
    """The gains for houses of the section."""
    tally: Box | None
    """The houses of each player, if there is room."""

    def popup(self, section: int) -> Area:
        """The popup with the six sets of cubes, beside the section."""
        top, bottom = _BELOW_TOWERS if section == SECTIONS - 1 else _OVER_TOWERS
        return self.scene.cut(0, top, 0, bottom - top)

    def batches(self, section: int) -> tuple[Box, ...]:
        """The six sets of cubes: two rows of three."""
        rows = self.popup(section).padded(6).rows(None, None, gap=6)
        return tuple(box for row in rows for box in row.columns(None, None, None, gap=6))

    def part(self, section: int, index: int) -> Area:
        """A part of a section (0 dungeon, 1 walls, 2 towers)."""
        return (self._dungeon, self._walls, self._towers)[section](index)

    def house(self, section: int, index: int) -> Box:
        """The house on a part; a little lower under an arch."""
        x, y = self.part(section, index).centre
        low = 2 * self.scene.unit if section == 0 else 0.0
        return Box.around(x, y + low, _HOUSE * self.scene.unit)

    def scaffold(self, section: int, index: int) -> Box:
        """The scaffold on the next part."""
        part = self.part(section, index)
        return part.spot(part.wide / 2, -20, 44)

    def seal(self, section: int) -> Box:
        """The points for a part, at the left."""
        return self.scene.spot(13, _SEALS[SECTIONS - 1 - section], 22)

    def section(self, section: int) -> Box:
        """All parts of a section."""
        first, last = self.part(section, 0), self.part(section, PARTS[section] - 1)
        whole = first.joined(last)
        return whole.joined(self.part(section, 3)) if section == SECTIONS - 1 else whole

    def _dungeon(self, index: int) -> Area:
        return self.scene.cut(28 + 43 * index, 177, 41, 31)

    def _walls(self, index: int) -> Area:
        row, column = divmod(index, 5)
        return self.scene.cut(33 + 49 * column, 149 - 28 * row, 49, 28)

    def _towers(self, index: int) -> Area:
        row, column = divmod(index, 7)
        return self.scene.cut(30 + 37 * column, 83 - 28 * row + _TOWER_TOPS[column], 31, 28)


@attrs.frozen
class Order:
    """The turn order."""

    panel: Box
    label: Box
    places: tuple[Box, ...]
    names: tuple[Box, ...]
    """Beside the places, if there is room for them."""


@attrs.frozen
class Favors:
    """The table of royal favours."""

    panel: Box
    sign: Box
    title: Box
    note: Box
    starts: tuple[Box, ...]
    """The start of each line, with its name."""
    cells: tuple[tuple[Box, ...], ...]
    """The five columns of each line."""
    lines: tuple[Box, ...]
    """Each line from its start to its end."""
    k: float

    def cell(self, line: int, column: int) -> Box:
        """Column 0 is the start."""
        return self.cells[line][column - 1] if column else self.starts[line]

    def markers(self, line: int, column: int, count: int) -> tuple[Box, ...]:
        """This many markers side by side at the bottom of a cell; many lie like a fan."""
        cell = self.cell(line, column)
        size = 11 * self.k
        step = min(size + 1.5 * self.k, (cell.width - 3 * self.k - size) / max(1, count - 1))
        x = cell.centre[0] - step * (count - 1) / 2
        y = cell.bottom - 7.5 * self.k
        return tuple(Box.around(x + step * n, y, size) for n in range(count))

    def effect(self, line: int, column: int) -> Box:
        """The effect of a column: the upper part of its cell."""
        cell = self.cell(line, column)
        return Box(cell.x, cell.y + 2 * self.k, cell.width, cell.height - 16 * self.k)


@attrs.frozen
class Pile:
    """A kind of building in the supply."""

    place: Box
    picture: Box
    count: Box
    label: Box


@attrs.frozen
class Layout:
    """The whole table. See the top of this file."""

    scale: float
    view: Box
    castle: Castle
    order: Order
    favors: Favors
    supply: Box
    piles: tuple[Pile, ...]
    town: Town

    def home(self, seat: int, viewer: int, seats: int) -> Box:
        """The edge of the table beside a player's card, where things come from and go to."""
        place = (seat - viewer) % seats
        tall = 70 * self.scale
        y = self.view.y + (0.5 + place) * tall
        return Box.around(self.view.right - 4 * self.scale, y, 24 * self.scale)


def layout_for(width: float, height: float) -> Layout:
    """The table for a view of this size (px): panels at the left, the town at the right."""
    k = min(width / WIDTH, height / HEIGHT)
    view = Area(0, 0, width, height, k)
    left = min(_WIDEST_LEFT, view.wide - 2 * _MARGIN - _GAP - measures.WIDTH)
    rim = (view.wide - left - _GAP - measures.WIDTH) / 2
    column, town = view.cut(rim, _MARGIN, -rim, -_MARGIN).columns(left, None, gap=_GAP)
    spare = column.tall - (_CASTLE + _ORDER + _FAVORS + _SUPPLY + 3 * _GAP)
    castle, order, favors, supply = column.rows(
        _CASTLE, _ORDER, None, _SUPPLY + _SUPPLY_GROWS * spare, gap=_GAP
    )
    return Layout(
        scale=k,
        view=view,
        castle=_castle(castle),
        order=_order(order),
        favors=_favors(favors),
        supply=supply,
        piles=_piles(supply),
        town=Town(town.x, town.centre[1] - measures.HEIGHT * k / 2, k),
    )


def _castle(panel: Area) -> Castle:
    room = panel.wide - _LEFT_OF_SCENE - _SCENE[0] - 2 * _RIGHT_OF_SCENE
    wide = room >= TALLY
    left = _LEFT_OF_SCENE if wide else (panel.wide - _SCENE[0]) / 2
    return Castle(
        panel=panel,
        title=panel.cut(12, 4, 90, 22),
        note=panel.cut(92, 5, -14, 20),
        scene=panel.cut(left, 29, *_SCENE),
        builders=tuple(panel.spot(90 + 36 * n, 264, 31) for n in range(PLACES)),
        builders_label=panel.cut(12, 254, 57, 20),
        loss=panel.cut(252, 253, 36, 22),
        scoring=panel.cut(12, 283, -8, 20),
        tally=panel.cut(-room - _RIGHT_OF_SCENE, 29, room, _SCENE[1]) if wide else None,
    )


def _order(panel: Area) -> Order:
    middle = panel.tall / 2
    pitch, first, size = (panel.wide - 81) / PLACES, 90, 28
    name = pitch - size - 13
    has_names = name * panel.unit >= _LEAST_NAME
    if not has_names:
        pitch, first, size = 43, 97, 34
    middles = [first + pitch * n for n in range(PLACES)]
    return Order(
        panel=panel,
        label=panel.cut(12, middle - 10, 56, 20),
        places=tuple(panel.spot(x, middle, size) for x in middles),
        names=tuple(
            panel.cut(x + size / 2 + 5, middle - 10, name, 20)
            for x in (middles if has_names else ())
        ),
    )


def _favors(panel: Area) -> Favors:
    spare = panel.wide - _LEFT
    lines = panel.cut(8, 32, -6, -8).rows(*[None] * LINES, gap=3)
    parted = [line.columns(44 + 0.16 * spare, *[None] * COLUMNS, gap=3) for line in lines]
    return Favors(
        panel=panel,
        sign=panel.cut(11, 6, 21, 21),
        title=panel.cut(37, 5, 112, 23),
        note=panel.cut(156, 7, -12, 20),
        starts=tuple(start for start, *_ in parted),
        cells=tuple(tuple(cells) for _, *cells in parted),
        lines=lines,
        k=panel.unit,
    )


def _piles(panel: Area) -> tuple[Pile, ...]:
    return tuple(map(_pile, panel.cut(4, 0, -4).columns(*[None] * PILES)))


def _pile(room: Area) -> Pile:
    label = 18
    tall = min(room.tall - label - 21, 70, (room.wide - 27) * 80 / 64)
    wide = tall * 64 / 80
    left, top = (room.wide - wide - 22) / 2, 0.45 * (room.tall - label - tall)
    return Pile(
        place=room.cut(0, 3, 0, -3),
        picture=room.cut(left, top, wide, tall),
        count=room.cut(left + wide + 3, top + tall / 2 - 13, 24, 26),
        label=room.cut(2, -label - 4, -2, label),
    )
