"""Where everything lies on the table of Caylus, for a view of any shape.

`layout_for(width, height)` gives a `Layout`, whose boxes are px of the scene:

scale     px for one px at 988 x 692, the table of a window of 1280 x 800
castle    the panel of the castle (`Castle`): scene, builders, what the section will bring
order     the turn order: five places
favors    the royal favours (`Favors`): four lines, a start field and five columns each
piles     the supply: one pile for each kind of building
town      the road and all buildings (town.py)

The town keeps its shape. Width that is left goes to the column at the left, up to a point; height
that is left goes to its panels.
"""

from __future__ import annotations

from typing import Final

import attrs

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
"""From so much room beside the castle on the houses of all players are told there."""
_ROOM_FOR_NAMES = 420.0
"""From this width on the turn order tells names."""
_CASTLE, _ORDER, _FAVORS, _SUPPLY = 308.0, 44.0, 194.0, 98.0
_SCENE = (288.0, 214.0)
_LEFT_OF_SCENE, _RIGHT_OF_SCENE = 6.0, 8.0
"""Where something lies beside it."""
_SUPPLY_GROWS = 0.25
"""How much of the height that is left goes to the supply; the rest goes to the favours."""
_HOUSE = 21.0
_SEALS = (80.0, 149.0, 194.0)
_OVER_TOWERS, _BELOW_TOWERS = (8.0, 114.0), (118.0, 212.0)
"""From where to where the sets of cubes lie in the scene."""
_TOWER_TOPS = (0, -7, 2, -13, 2, -7, 0)


@attrs.frozen
class Castle:
    """The castle that all build, `k` px for one unit of its scene."""

    panel: Box
    title: Box
    note: Box
    scene: Box
    builders: tuple[Box, ...]
    builders_label: Box
    loss: Box
    """What it costs to build nothing."""
    scoring: Box
    """What the houses of the section will bring."""
    tally: Box | None
    """Houses of each player, if there is room for them."""
    k: float

    def popup(self, section: int) -> Box:
        """Under the six sets of cubes, when one is asked for: beside the section it is for."""
        top, bottom = _BELOW_TOWERS if section == SECTIONS - 1 else _OVER_TOWERS
        scene, k = self.scene, self.k
        return Box(scene.x, scene.y + top * k, scene.width, (bottom - top) * k)

    def batches(self, section: int) -> tuple[Box, ...]:
        """The six sets of cubes: two rows of three."""
        popup, k = self.popup(section), self.k
        wide, tall = (popup.width - 24 * k) / 3, (popup.height - 18 * k) / 2
        first = Box(popup.x + 6 * k, popup.y + 6 * k, wide, tall)
        return tuple(
            first.moved((wide + 6 * k) * (n % 3), (tall + 6 * k) * (n // 3)) for n in range(6)
        )

    def part(self, section: int, index: int) -> Box:
        """A part of a section (0 dungeon, 1 walls, 2 towers)."""
        return (self._dungeon, self._walls, self._towers)[section](index)

    def house(self, section: int, index: int) -> Box:
        """The house on a part; under an arch it stands a little lower."""
        x, y = self.part(section, index).centre
        low = 2 * self.k if section == 0 else 0.0
        return Box.around(x, y + low, _HOUSE * self.k)

    def scaffold(self, section: int, index: int) -> Box:
        """What stands on the part that is built next."""
        part = self.part(section, index)
        size = 44 * self.k
        return Box(part.centre[0] - size / 2, part.bottom - size + 2 * self.k, size, size)

    def seal(self, section: int) -> Box:
        """The points for a part, at the left."""
        y = _SEALS[SECTIONS - 1 - section]
        return Box.around(self.scene.x + 13 * self.k, self.scene.y + y * self.k, 22 * self.k)

    def section(self, section: int) -> Box:
        """All parts of a section."""
        first, last = self.part(section, 0), self.part(section, PARTS[section] - 1)
        whole = first.joined(last)
        return whole.joined(self.part(section, 3)) if section == SECTIONS - 1 else whole

    def _dungeon(self, index: int) -> Box:
        return self._box(28 + 43 * index, 177, 41, 31)

    def _walls(self, index: int) -> Box:
        row, column = divmod(index, 5)
        return self._box(33 + 49 * column, 149 - 28 * row, 49, 28)

    def _towers(self, index: int) -> Box:
        row, column = divmod(index, 7)
        return self._box(30 + 37 * column, 83 - 28 * row + _TOWER_TOPS[column], 31, 28)

    def _box(self, x: float, y: float, width: float, height: float) -> Box:
        k = self.k
        return Box(self.scene.x + x * k, self.scene.y + y * k, width * k, height * k)


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
    """Where the markers of each line begin; the name of the line stands there too."""
    cells: tuple[tuple[Box, ...], ...]
    """For each line its five columns."""
    lines: tuple[Box, ...]
    """Each line from its start to its end."""
    k: float

    def cell(self, line: int, column: int) -> Box:
        """Column 0 is the start."""
        return self.cells[line][column - 1] if column else self.starts[line]

    def markers(self, line: int, column: int, count: int) -> tuple[Box, ...]:
        """So many markers side by side at the foot of a cell."""
        cell = self.cell(line, column)
        room = (cell.width - 3 * self.k) / count
        size = min(11 * self.k, room - 0.4 * self.k)
        step = min(size + 1.5 * self.k, room)
        x = cell.centre[0] - step * (count - 1) / 2
        y = cell.bottom - 7.5 * self.k
        return tuple(Box.around(x + step * n, y, size) for n in range(count))

    def effect(self, line: int, column: int) -> Box:
        """What a column brings: the upper part of its cell."""
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
        """The edge of the table beside a player's card: things come from there and go there."""
        place = (seat - viewer) % seats
        tall = 70 * self.scale
        y = self.view.y + (0.5 + place) * tall
        return Box.around(self.view.right - 4 * self.scale, y, 24 * self.scale)


def layout_for(width: float, height: float) -> Layout:
    """The table for a view of this size (px): left what changes seldom, right the town."""
    k = min(width / WIDTH, height / HEIGHT)
    left = min(_WIDEST_LEFT * k, width - (2 * _MARGIN + _GAP + measures.WIDTH) * k)
    tall = height - 2 * _MARGIN * k
    x = (width - left - (_GAP + measures.WIDTH) * k) / 2
    y = _MARGIN * k
    town_y = y + (tall - measures.HEIGHT * k) / 2
    column = _column(Box(x, y, left, tall), k)
    return Layout(
        scale=k,
        view=Box(0, 0, width, height),
        castle=_castle(column[0], k),
        order=_order(column[1], k),
        favors=_favors(column[2], k),
        supply=column[3],
        piles=_piles(column[3], k),
        town=Town(x + left + _GAP * k, town_y, k),
    )


def _column(box: Box, k: float) -> tuple[Box, Box, Box, Box]:
    """Castle, turn order, favours and supply, one below the other."""
    spare = box.height - (_CASTLE + _ORDER + _FAVORS + _SUPPLY + 3 * _GAP) * k
    talls = (
        _CASTLE * k,
        _ORDER * k,
        _FAVORS * k + (1 - _SUPPLY_GROWS) * spare,
        _SUPPLY * k + _SUPPLY_GROWS * spare,
    )
    boxes, y = [], box.y
    for tall in talls:
        boxes.append(Box(box.x, y, box.width, tall))
        y += tall + _GAP * k
    castle, order, favors, supply = boxes
    return castle, order, favors, supply


def _castle(panel: Box, k: float) -> Castle:
    x, y = panel.x, panel.y
    room = panel.width / k - _LEFT_OF_SCENE - _SCENE[0] - 2 * _RIGHT_OF_SCENE
    wide = room >= TALLY
    left = _LEFT_OF_SCENE * k if wide else (panel.width - _SCENE[0] * k) / 2
    scene = Box(x + left, y + 29 * k, _SCENE[0] * k, _SCENE[1] * k)
    row = y + 264 * k
    beside = Box(scene.right + _RIGHT_OF_SCENE * k, scene.y, room * k, scene.height)
    return Castle(
        panel=panel,
        title=Box(x + 12 * k, y + 4 * k, 90 * k, 22 * k),
        note=Box(x + 92 * k, y + 5 * k, panel.width - 106 * k, 20 * k),
        scene=scene,
        builders=tuple(Box.around(x + (90 + 36 * n) * k, row, 31 * k) for n in range(PLACES)),
        builders_label=Box(x + 12 * k, row - 10 * k, 57 * k, 20 * k),
        loss=Box(x + 252 * k, row - 11 * k, 36 * k, 22 * k),
        scoring=Box(x + 12 * k, y + 283 * k, panel.width - 20 * k, 20 * k),
        tally=beside if wide else None,
        k=k,
    )


def _order(panel: Box, k: float) -> Order:
    x, middle = panel.x, panel.centre[1]
    has_names = panel.width >= _ROOM_FOR_NAMES * k
    pitch = (panel.width - 81 * k) / PLACES if has_names else 43 * k
    first, size = (90, 28) if has_names else (97, 34)
    places = [Box.around(x + first * k + pitch * n, middle, size * k) for n in range(PLACES)]
    wide = pitch - (size + 11) * k
    return Order(
        panel=panel,
        label=Box(x + 12 * k, middle - 10 * k, 56 * k, 20 * k),
        places=tuple(places),
        names=tuple(
            Box(place.right + 5 * k, middle - 10 * k, wide, 20 * k)
            for place in (places if has_names else ())
        ),
    )


def _favors(panel: Box, k: float) -> Favors:
    top = panel.y + 32 * k
    step = (panel.bottom - 5 * k - top) / LINES
    spare = panel.width - _LEFT * k
    start = Box(panel.x + 8 * k, top, 44 * k + 0.16 * spare, step - 3 * k)
    pitch = (panel.right - 6 * k - start.right) / COLUMNS
    starts = tuple(start.moved(0, step * line) for line in range(LINES))
    cells = tuple(
        tuple(
            Box(one.right + 3 * k + pitch * column, one.y, pitch - 3 * k, one.height)
            for column in range(COLUMNS)
        )
        for one in starts
    )
    return Favors(
        panel=panel,
        sign=Box(panel.x + 11 * k, panel.y + 6 * k, 21 * k, 21 * k),
        title=Box(panel.x + 37 * k, panel.y + 5 * k, 112 * k, 23 * k),
        note=Box(panel.x + 156 * k, panel.y + 7 * k, panel.width - 168 * k, 20 * k),
        starts=starts,
        cells=cells,
        lines=tuple(one.joined(row[-1]) for one, row in zip(starts, cells, strict=True)),
        k=k,
    )


def _piles(panel: Box, k: float) -> tuple[Pile, ...]:
    step = (panel.width - 8 * k) / PILES
    label = 18 * k
    tall = min(panel.height - label - 21 * k, 70 * k, (step - 27 * k) * 80 / 64)
    wide = tall * 64 / 80
    room = panel.height - label - tall
    found = []
    for n in range(PILES):
        place = Box(panel.x + 4 * k + step * n, panel.y + 3 * k, step, panel.height - 6 * k)
        left = place.x + (step - wide - 22 * k) / 2
        picture = Box(left, panel.y + 0.45 * room, wide, tall)
        count = Box(picture.right + 3 * k, picture.centre[1] - 13 * k, 24 * k, 26 * k)
        below = Box(place.x + 2 * k, panel.bottom - label - 4 * k, step - 4 * k, label)
        found.append(Pile(place, picture, count, below))
    return tuple(found)
