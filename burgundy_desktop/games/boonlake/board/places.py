"""The targets on the table of Boonlake.

Kinds of targets that are chosen, and their index:
    location, site, region, space (of the river), card, lever, action, track: those of `tables`
    production (a resource)      canoe, canal (a section)      explore: the grey stack
    scoring, project: the lower and the upper half of a scoring tile
    plan, terms, payment, exchange and all others: buttons of the prompt bar
Kinds that are only looked at:
    row (of the action board), in_use, pastures, revealed (the tile), marker (8 * track + seat),
    stock (0 to 4), recess (a level), lock (1 to 4), draw_pile, eminence, solo_tile, cactus
    tableau, hand (a seat), discards, comparison (the parts of an interim scoring): a click opens
    them
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from burgundy_desktop.boardkit.pieces import Box, Place, Shape
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.games.boonlake.board import items, scoring_art
from burgundy_desktop.games.boonlake.board.art import action_key, card_key
from burgundy_desktop.games.boonlake.board.hand import place_of
from burgundy_desktop.games.boonlake.board.hand_layout import seen_of
from burgundy_desktop.games.boonlake.board.layout import Layout
from burgundy_desktop.games.boonlake.board.own import STOCKS
from burgundy_desktop.games.boonlake.board.pennants import part_now
from burgundy_desktop.games.boonlake.queries.paying import PLANS
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.tables import boards
from burgundy_desktop.games.boonlake.tables.actions import NO_ACTION
from burgundy_desktop.games.boonlake.tables.canoes import PAIRS, SECTIONS
from burgundy_desktop.games.boonlake.tables.cards import EXCHANGES
from burgundy_desktop.games.boonlake.tables.facts import FACTS
from burgundy_desktop.games.boonlake.tables.land import LOCATIONS, REGION_COUNT
from burgundy_desktop.games.boonlake.tables.river import SPACE_COUNT
from burgundy_desktop.games.boonlake.tables.words import CONDITIONS, TRACKS

_ALWAYS: Final = ("pass", "draw", "sell", "take", "vase")
_OF_LEVERS: Final = (
    "skip", "take_vase", "sell_vase", "forgo", "take_five", "take_coins", "take_cards",
    "take_inhabitant",
)  # fmt: skip
"""Targets that are effects of levers: the lever glows, and its effects are offered once it is
picked.
"""
_WAYS: Final = {"plan": PLANS, "terms": 16, "payment": 16 * (len(CONDITIONS) + 1)}
"""Targets that are variants, offered once the main target is picked; with their numbers."""

BUTTONS: Final = frozenset(
    {
        *(target(name) for name in _ALWAYS),
        target("recruit", 0),
        target("recruit", 1),
        *(target("exchange", n) for n in range(len(EXCHANGES))),
    }
)
"""Targets in the prompt bar."""
WAYS: Final = frozenset(
    {
        *(target(name, n) for name, count in _WAYS.items() for n in range(count)),
        *(target(name) for name in _OF_LEVERS),
        target("pay_canoe"),
    }
)
DONE_BY: Final = frozenset({"card", "project", "site", "location", "scoring", "canoe", "lever"})
"""The targets that must be picked before variants are offered."""
SUPPLY_STOCK: Final = STOCKS
LIFTED_Z: Final = 45.0
"""Of the glow around the card that is pointed at, above the glows of all others."""
_ASIDE: Final = 0.05
"""Where a pill leaves the number of a space free."""
_LEAST_FOR_PILL: Final = 40.0
"""The least width of the seen part of a card that shows a pill, in px at 100 %."""
_OVER_LEVER: Final = 0.2
"""A gain pill covers the drawing of its own lever, and no other plate."""
HAND_STOCK: Final = 3
_ON_MARKERS: Final = 0.74
"""A gain pill lies on the row of markers of a scoring tile: above it are values, and below the tile
another panel begins.
"""
_SHARED_MARKER: Final = 8


def table_places(position: Position, seat: int, layout: Layout) -> Iterator[Place]:
    """The targets before the hand, in reading order. `seat` is the player whose board is shown."""
    table: State = position.observation.table
    yield from _map(table, layout)
    yield from _tracks(table, layout)
    yield from _actions(table, layout)
    yield from _scoring(position, layout)
    if 0 <= seat < len(table.players):
        yield from _tableau(table, seat, layout)
        yield from _counts(seat, layout, is_own=seat == position.viewer)
        if seat == position.viewer:
            yield from _own(table, seat, layout)


def pile_places(layout: Layout) -> Iterator[Place]:
    """The piles of cards."""
    if layout.piles is not None:
        yield Place(target("draw_pile"), layout.piles.draw)
        yield Place(target("discards"), layout.piles.discards)


def _map(table: State, layout: Layout) -> Iterator[Place]:
    land = layout.land
    for location in LOCATIONS:
        hexagon = land.hexagon(location)
        yield Place(target("location", location), hexagon, Shape.HEX, gain_inside=0.0)
        tile = table.tiles[location]
        for place in range(items.sites_on(tile)):
            site = 2 * location + place
            yield Place(target("site", site), land.site(site, tile), z=2)
    for space in range(SPACE_COUNT):
        yield Place(target("space", space), land.space(space), Shape.DISC, z=1, pill_at=_ASIDE)
    for region in range(REGION_COUNT):
        yield Place(target("region", region), land.label(region))
    for lock, row in enumerate(FACTS.locks):
        if table.round + 1 in row.rounds:
            scoring = row.interim_scoring[row.rounds.index(table.round + 1)]
            yield Place(target("lock", scoring), land.lock_number(lock), Shape.DISC, z=1)
    yield Place(target("explore"), land.stack, Shape.HEX)
    yield Place(target("pastures"), land.pastures, Shape.HEX)
    tile_up = items.revealed_tile(table)
    if tile_up is not None:
        yield Place(target("revealed", tile_up), land.revealed, Shape.HEX)


def _tracks(table: State, layout: Layout) -> Iterator[Place]:
    for track in range(len(TRACKS)):
        yield Place(target("track", track), layout.tracks.strips[track], z=-1)
        for seat, player in enumerate(table.players):
            position = (player.coin_track, player.card_track)[track]
            if position <= boards.LAST_POSITION[track]:
                space = layout.tracks.space(track, position)
                marker = target("marker", _SHARED_MARKER * track + seat)
                yield Place(marker, space, z=-2 + 0.1 * seat)


def _actions(table: State, layout: Layout) -> Iterator[Place]:
    actions, board = layout.actions, layout.actions.panel
    for row, action in enumerate(table.rows):
        if action == NO_ACTION:
            yield Place(target("row", row), actions.row(row), z=-1, beside=board)
        else:
            tile = actions.tiles[row]
            yield Place(target("row", row), actions.speeds[row], z=-1, beside=board)
            yield Place(
                target("action", action),
                tile,
                piece=action_key(action),
                beside=board,
                has_pill=False,  # what it brings is printed on it
            )
    if table.action != NO_ACTION and table.action not in table.rows:
        yield Place(target("in_use"), actions.tiles[-1], beside=board)
    elif part_now(table) is not None:
        yield Place(target("comparison"), actions.tiles[-1])


def _scoring(position: Position, layout: Layout) -> Iterator[Place]:
    table: State = position.observation.table
    for slot, tile in enumerate(items.shown_scoring_tiles(position)):
        if tile < 0:
            continue
        box = layout.scoring[slot]
        if not table.scoring:
            yield Place(target("scoring", tile), box, piece=f"scoring/{tile}")
            continue
        half = box.height * scoring_art.PROJECT_TALL / scoring_art.TALL
        yield Place(target("project", tile), Box(box.x, box.y, box.width, half))
        lower = Box(box.x, box.y + half, box.width, box.height - half)
        marked = {scoring for scoring, _ in items.markers_on(table, slot)}
        at = scoring_art.gain_at(max(0, table.scorings - 1), marked)
        yield Place(
            target("scoring", tile), lower, pill_at=at, pill_on_top=True, gain_inside=_ON_MARKERS
        )


def _tableau(table: State, seat: int, layout: Layout) -> Iterator[Place]:
    """The visible played cards; each is partly covered by the next."""
    played = table.players[seat].played
    for place, box in enumerate(layout.own.tableau(len(played))):
        yield Place(target("card", played[place]), box, z=0.01 * place)


def _counts(seat: int, layout: Layout, *, is_own: bool) -> Iterator[Place]:
    """The targets for tooltips on every player's board; the hand opens."""
    own = layout.own
    for number in range(STOCKS):
        icon, count = own.stock(number)
        opens = is_own and number == HAND_STOCK
        wanted = target("hand") if opens else target("stock", number)
        yield Place(wanted, icon.joined(count))
    yield Place(target("stock", SUPPLY_STOCK), own.supply)
    icon, count = own.played
    yield Place(target("tableau", seat), icon.joined(count))
    if not own.small:
        for level in range(boards.LEVEL_COUNT):
            yield Place(target("recess", level), own.level(level), beside=own.panel)


def _own(table: State, seat: int, layout: Layout) -> Iterator[Place]:
    """The targets on the viewer's own board only."""
    own = layout.own
    if own.small:
        return
    for lever in range(boards.LEVER_COUNT):
        box = own.lever(lever)
        yield Place(
            target("lever", lever), box, beside=own.panel, pill_at=_OVER_LEVER, gain_inside=0.85
        )
    for section in range(SECTIONS):
        site = own.production(section)
        yield Place(target("production", boards.CANAL[section]), site, z=2, beside=own.panel)
        yield Place(target("canal", section), own.canal(section), beside=own.panel)
    for canoe, wanted in _canoes(table, seat):
        box = own.canoe(table.players[seat].canoes, canoe)
        yield Place(wanted, box.grown(-4 * own.k), z=3, glows=False, beside=own.panel)


def _canoes(table: State, seat: int) -> Iterator[tuple[int, Target]]:
    """The places of the canoes; two in one section share a place."""
    upper, lower = PAIRS[table.players[seat].canoes]
    yield 0, target("canoe", upper)
    if lower != upper:
        yield 1, target("canoe", lower)


def hand_places(
    position: Position, seat: int, layout: Layout, lifted: int, is_large: bool
) -> Iterator[Place]:
    """The seen part of each open card of a hand, which parts beside the one that is `lifted`;
    around that one the whole picture glows where it is shown large.
    """
    hand: tuple[int, ...] = position.observation.table.players[seat].hand
    fan = layout.fan(len(hand))
    boxes = fan.cards(place_of(lifted, hand))
    for place, (card, box) in enumerate(zip(hand, boxes, strict=True)):
        if card < 0:
            continue
        strip, large = seen_of(boxes, place), layout.large_card(box)
        now_large = is_large and card == lifted
        yield Place(
            target("card", card),
            strip,
            piece=card_key(card),
            beside=large.joined(box if layout.hand_lies_below else layout.lower),
            rim=large if now_large else None,
            z=LIFTED_Z if now_large else 0.0,
            has_pill=now_large or strip.width >= _LEAST_FOR_PILL * layout.scale,
        )
