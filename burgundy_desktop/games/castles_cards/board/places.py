"""The targets on the table of the card game.

Kinds of targets that are chosen, and their index:
    hand, card, project, drawn: the card          column: the column of the estate
    take, place, sell, convert, buy: actions      goods: the kind
    convert_workers, convert_silver: how many     workers, silver
    reward: the option                            goods_stack, animal_stack: 0 or 1
    keep, use                                     end_turn, decline: buttons of the prompt bar
Kinds that represent others, and glow with them:
    hire: workers      earn: silver      lane (the colour): a new column of that colour
Kinds that are only looked at:
    round (0 to 4), discards, aaron: a click shows them large      seat: another player's board
    turns, row (1 to 6), draw, all_seven, first (the colour), start_card
    card: also projects, estates and open hands of others               vp, sold, animals, pile
    aaron_pile (0 to 4)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Final

import attrs

from burgundy_desktop.boardkit.pieces import Box, Place, Shape
from burgundy_desktop.boardkit.scene import SEAT
from burgundy_desktop.core.ids import Seat, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.castles_cards.board import items
from burgundy_desktop.games.castles_cards.board.aaron_area import AaronArea
from burgundy_desktop.games.castles_cards.board.art import card_key
from burgundy_desktop.games.castles_cards.board.layout import ACTIONS, Layout
from burgundy_desktop.games.castles_cards.board.player_areas import Lane, PlayerArea
from burgundy_desktop.games.castles_cards.board.strips import panels_of
from burgundy_desktop.games.castles_cards.queries.columns import cards_begun, triples_of
from burgundy_desktop.games.castles_cards.state import NO_COLUMN, Estate, PlayerState, State
from burgundy_desktop.games.castles_cards.tables.components import REWARDS
from burgundy_desktop.games.castles_cards.tables.numbers import ROWS
from burgundy_desktop.games.castles_cards.tables.rows import COLOURS

LARGE_Z = 450.0
"""The z-layer of pieces of large pictures, above everything else."""
_ON_PICTURE: Final = 1.0
"""A gain pill lies on the lower part of a counted thing: at the upper corner stands a number, above
it lie buttons, and below it a word.
"""


def first_places(position: Position, layout: Layout, comparing: bool) -> Iterator[Place]:
    """The first targets in reading order: the viewer's things, and what may be taken. During a
    comparison hand and actions are hidden.
    """
    table: State = position.observation.table
    seat = items.large_seat(position, layout)
    is_own = seat == position.viewer
    if is_own and not comparing:
        yield from _hand(table, table.players[seat], seat, layout.own)
    if not comparing:
        yield from _actions(layout)
    if is_own:
        yield from _own_things(layout.own)
    yield from _display(table, layout)
    yield from _supplies(layout)


def column_places(position: Position, layout: Layout, begins: int | None) -> Iterator[Place]:
    """The viewer's estate. `begins` is the colour of the lane where a new column would start now,
    if there is one.
    """
    table: State = position.observation.table
    if items.large_seat(position, layout) == position.viewer:
        yield from _columns(table.players[position.viewer].estate, layout.own, begins)


def last_places(position: Position, layout: Layout, rewards_in_header: bool) -> Iterator[Place]:
    """The targets after the viewer's estate: the round, and the others."""
    table: State = position.observation.table
    yield from _header(table, layout, rewards=rewards_in_header)
    for colour, box in enumerate(layout.first_cards):
        yield Place(target("first", colour), box)
    for seat, area in panels_of(position, layout).items():
        if table.holder == seat:
            yield Place(target("start_card"), area.start_card, z=1)
        if seat == position.viewer and layout.front is None:
            continue
        yield Place(target(SEAT, seat), area.panel, z=-2)
        if isinstance(area, PlayerArea) and layout.aaron is None:
            yield from _cards_of(table.players[seat], area)
    if layout.aaron is not None:
        yield Place(target("aaron"), layout.aaron.panel, z=-2)
        yield from _aarons(table, layout.aaron)


def large_aaron_places(position: Position, area: AaronArea) -> Iterator[Place]:
    """The targets of the automaton's large area."""
    for place in _aarons(position.observation.table, area):
        yield attrs.evolve(place, z=place.z + LARGE_Z)


def _aarons(table: State, area: AaronArea) -> Iterator[Place]:
    if table.aaron is not None:
        for number, box in enumerate(area.piles):
            yield Place(target("aaron_pile", number), box)
        yield from _lanes(table.aaron.estate, area.lanes)


def large_places(position: Position, seat: Seat, area: PlayerArea) -> Iterator[Place]:
    """The targets on another player's board that is shown large."""
    table: State = position.observation.table
    for place in _cards_of(table.players[seat], area):
        yield attrs.evolve(place, z=place.z + LARGE_Z)


def _hand(table: State, own: PlayerState, seat: Seat, area: PlayerArea) -> Iterator[Place]:
    for card, box in zip(own.hand, area.hand, strict=False):
        yield Place(target("hand", card), box, piece=card_key(card))
    projects = items.project_places(table, seat, area)
    ends = [box.x for _, box in projects[1:]] + [area.projects[-1].right]
    for (card, box), end in zip(projects, ends, strict=False):
        seen = attrs.evolve(box, width=min(box.width, end - box.x))
        yield Place(target("project", card), seen, piece=card_key(card))
    if own.pile:
        yield Place(target("pile"), area.pile)


def _actions(layout: Layout) -> Iterator[Place]:
    for name, box in zip(ACTIONS, layout.action_boxes, strict=True):
        yield Place(target(name), box, glows=False)


def _own_things(area: PlayerArea) -> Iterator[Place]:
    things = area.things
    for name, counted in (("silver", things.silver), ("workers", things.workers)):
        place = Place(target(name), counted.picture, Shape.DISC)
        yield attrs.evolve(place, pill_on_top=True, gain_inside=_ON_PICTURE)
    yield Place(target("vp"), things.vp.picture)
    for goods, counted in enumerate(things.goods):
        yield Place(
            target("goods", goods), counted.picture, pill_on_top=True, gain_inside=_ON_PICTURE
        )
    yield Place(target("sold"), things.sold.picture)
    yield Place(target("animals"), reduce(Box.joined, (a.picture for a in things.animals)))


def _display(table: State, layout: Layout) -> Iterator[Place]:
    for row in ROWS:
        yield Place(target("row", row), layout.rows[row - 1])
        cards = table.display[row]
        for index, card in enumerate(cards):
            box = layout.row_card(row, index, len(cards))
            if index + 1 < len(cards):
                below = layout.row_card(row, index + 1, len(cards))
                box = attrs.evolve(box, width=below.x - box.x)
            yield Place(target("card", card), box, piece=card_key(card), z=0.1 * index)


def _supplies(layout: Layout) -> Iterator[Place]:
    supplies = layout.supplies
    for stack, box in enumerate(supplies.goods):
        yield Place(target("goods_stack", stack), box, pill_on_top=True, gain_inside=_ON_PICTURE)
    for stack, box in enumerate(supplies.animals):
        yield Place(target("animal_stack", stack), box, pill_on_top=True, gain_inside=_ON_PICTURE)
    yield Place(target("draw"), supplies.draw)
    yield Place(target("discards"), supplies.discards)
    yield Place(target("all_seven"), supplies.all_seven)


def _columns(estate: Estate, area: PlayerArea, begins: int | None) -> Iterator[Place]:
    for colour, lane in enumerate(area.lanes):
        opened, height = estate.open[colour], cards_begun(estate, colour)
        if opened != NO_COLUMN:
            yield Place(target("column", opened), lane.free_place(height), gain_inside=1.0)
        closed, foot = triples_of(estate, colour), lane.beside(height)
        for place, column in enumerate(closed):
            yield Place(target("column", column), _triple(foot, place, len(closed)))
        if begins == colour:
            yield Place(target("column", len(estate.columns)), lane.card)
    for colour, lane in enumerate(area.lanes):
        yield Place(target("lane", colour), lane.box, z=-1, rim=lane.card)


def _triple(lane: Lane, place: int, triples: int) -> Box:
    return reduce(Box.joined, (lane.band(place, triples, index) for index in range(3)))


def _header(table: State, layout: Layout, *, rewards: bool) -> Iterator[Place]:
    for number, box in enumerate(layout.header.pennants):
        yield Place(target("round", number), box)
    options = REWARDS[table.round]
    if rewards:
        for option, box in enumerate(layout.reward_chips(len(options))):
            yield Place(target("reward", option), box)
    yield Place(target("turns"), reduce(Box.joined, layout.header.turns))


def _cards_of(player: PlayerState, area: PlayerArea) -> Iterator[Place]:
    """Projects and estate of another player, and a hand that lies open, for tooltips."""
    for card, box in zip(player.hand, area.hand, strict=False):
        if card >= 0:
            yield Place(target("card", card), box)
    for card, box in zip(player.projects, area.projects, strict=False):
        yield Place(target("card", card), box)
    yield from _lanes(player.estate, area.lanes)


def _lanes(estate: Estate, lanes: Sequence[Lane]) -> Iterator[Place]:
    for colour, lane in zip(range(len(COLOURS)), lanes, strict=True):
        opened = estate.open[colour]
        cards = estate.columns[opened] if opened != NO_COLUMN else ()
        for index, card in enumerate(cards):
            yield Place(target("card", card), lane.open_card(index), z=0.01 * index)
        closed, foot = triples_of(estate, colour), lane.beside(len(cards))
        for place, column in enumerate(closed):
            for index, card in enumerate(estate.columns[column]):
                box = foot.band(place, len(closed), index)
                yield Place(target("card", card), box, z=0.01 * (3 * place + index))
