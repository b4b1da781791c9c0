"""The targets on the table of Caylus.

Kinds of targets that are chosen, and their index:
    spot: a place for workers (`tables.road`); provost and lawyer go to spaces of the road too
    gain, pay: a bundle             building: a tile of the supply     cube: the kind that pays
    line: of the royal favours      joust
    pass, home, stay, stop, decline, leave: buttons of the prompt bar
Kinds that stand for others:
    copy (the building): a second tile of it in the supply
    favor (10 * line + column): the line           section (0 to 2), builders: the castle
Kinds that are only looked at:
    supply (0 to 3): a click opens the supply      bridge, order, provost, bailiff
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import attrs

from burgundy_desktop.boardkit.pieces import Place, Shape
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.caylus.board.art import tile_key
from burgundy_desktop.games.caylus.board.layout import COLUMNS, LINES, SECTIONS, Layout
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.tables import road
from burgundy_desktop.games.caylus.tables.buildings import NO_BUILDING

_LINE: Final = 10
"""The factor that combines line and column of a favour into one index."""
_OF_THE_CASTLE: Final = frozenset({"section", "builders"})
_PILL_AT: Final = 0.8
_PILL_PX: Final = 14.0
_ABOVE_CIRCLE: Final = 0.85
"""The price of the castle leaves the number of its circle free."""


def table_places(table: State, layout: Layout) -> Iterator[Place]:
    """All targets in reading order: the town along its road, then the panels."""
    yield from _specials(layout)
    yield Place(target("bridge"), layout.town.water, z=-1)
    yield from _road(table, layout)
    yield from _walkers(table, layout)
    yield from _castle(table, layout)
    yield Place(target("order"), layout.order.panel)
    yield from _favors(layout)
    for kind, pile in enumerate(layout.piles):
        yield Place(target("supply", kind), pile.place)


def meant_by(clicked: Target) -> Target:
    """The target that a click on a representing target means."""
    if clicked.kind == "copy":
        return target("building", clicked.index)
    if clicked.kind == "favor":
        return target("line", clicked.index // _LINE)
    return target("spot", road.CASTLE) if clicked.kind in _OF_THE_CASTLE else clicked


def _specials(layout: Layout) -> Iterator[Place]:
    town = layout.town
    for number, spot in enumerate(road.SPECIALS):
        tile = town.special(number)
        door = town.special_spots(number)
        whole = tile.joined(door[0]).joined(door[-1])
        yield _priced(Place(target("spot", spot), whole, rim=tile))
        if spot == road.JOUST_FIELD:
            yield Place(target("joust"), tile, z=0.5)


def _road(table: State, layout: Layout) -> Iterator[Place]:
    town = layout.town
    for space in road.SPACES:
        tile = town.tile(space)
        piece = tile_key(space) if table.buildings[space] != NO_BUILDING else ""
        whole = tile.joined(town.spot(space))
        yield _priced(Place(target("spot", space), whole, piece=piece, rim=tile))


def _priced(place: Place) -> Place:
    """A building with its price at the upper right corner."""
    return attrs.evolve(place, pill_at=_PILL_AT, pill_on_top=True, pill_px=_PILL_PX)


def _walkers(table: State, layout: Layout) -> Iterator[Place]:
    town = layout.town
    for name, space, box in (
        ("provost", table.provost, town.provost(table.provost)),
        ("bailiff", table.bailiff, town.bailiff(table.bailiff)),
    ):
        disc = box.grown(-6 * layout.scale)
        yield Place(target(name), disc, Shape.DISC, z=1, beside=town.road_before(space))


def _castle(table: State, layout: Layout) -> Iterator[Place]:
    castle = layout.castle
    free = castle.builders[min(len(table.castle_workers), len(castle.builders) - 1)]
    whole = Place(target("spot", road.CASTLE), castle.panel, rim=free, rim_shape=Shape.DISC, z=-2)
    yield attrs.evolve(whole, pill_on_top=True, pill_above=_ABOVE_CIRCLE, pill_px=_PILL_PX)
    for section in range(SECTIONS):
        yield Place(target("section", section), castle.section(section), z=-1)
    yield Place(target("builders"), castle.builders[0].joined(castle.builders[-1]), z=-1)


def _favors(layout: Layout) -> Iterator[Place]:
    for line in range(LINES):
        yield Place(target("line", line), layout.favors.lines[line], z=-1)
        for column in range(1, COLUMNS + 1):
            yield Place(target("favor", _LINE * line + column), layout.favors.cell(line, column))
