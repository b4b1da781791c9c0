"""Why a move is good, in words, from what it would surely bring."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from burgundy_desktop.core.events import Event
from burgundy_desktop.games.castles import events as e
from burgundy_desktop.games.castles import moves as m
from burgundy_desktop.games.castles.board.wording import names
from burgundy_desktop.games.castles.board.wording.costs import workers_for
from burgundy_desktop.games.castles.board.wording.effects import effect
from burgundy_desktop.games.castles.board.wording.gains import closing_points, points_for
from burgundy_desktop.games.castles.board.wording.places import region_name
from burgundy_desktop.games.castles.board.wording.saying import phrase
from burgundy_desktop.games.castles.observation import Observation
from burgundy_desktop.games.castles.state import PlayerState
from burgundy_desktop.games.castles.tables.board import PHASES
from burgundy_desktop.games.castles.tables.estates import BIT, ESTATES, spaces_in
from burgundy_desktop.games.castles.tables.pieces import ANIMAL, KNOWLEDGE, MINE, TILE_KIND

_MOST_REASONS = 3

_COMPLETES = (
    phrase("Closes the city: {points} points."),
    phrase("Closes the pasture: {points} points."),
    phrase("Closes the knowledge region: {points} points."),
    phrase("Closes the castle region: {points} points."),
    phrase("Closes the mine region: {points} points."),
    phrase("Closes the river: {points} points."),
)
_BONUS_LARGE = phrase("Wins the large bonus tile: {points} points.")
_BONUS_SMALL = phrase("Wins the small bonus tile: {points} points.")
_ANIMALS = phrase("Scores {points} points in the pasture.")
_WATCHTOWER = phrase("Brings {points} points at once.")
_SALE = phrase("Sells {goods} for {points} points.")
_LOADS = phrase("Fetches {goods}.")
_AHEAD = phrase("Moves you ahead in turn order.")
_FIRST = phrase("Puts you first in the next round.")
_EXTRA_ACTION = phrase("Gives one more action.")
_SILVER = phrase("Brings %n Silverling(s).")
_WORKERS = phrase("Brings %n worker(s).")
_ALMOST = phrase("Leaves only one space open in this region.")
_MINE = phrase("Pays %n Silverling(s) until the end.")
_LAST_OF_REGION = phrase("One tile like this closes a region: {region}.")
_TAKES_FOR_REGION = phrase("Your estate has a space waiting for it.")
_WANTED = phrase("Others could still take it in this round.")
_FREES_ROOM = phrase("Frees a place in your storage.")
_BUYS = phrase("A tile is worth more than the silver.")
_SAVES_WORKERS = phrase("Needs no workers.")
_LEAST_WORTH = phrase("It is worth the least to you now.")
_NOTHING_TO_BUY = phrase("No tile on sale is worth the silver now.")
_NOT_WORTH_IT = phrase("Nothing on offer would help you now.")
_NOTHING_BETTER = phrase("Nothing better is possible now.")


def hint_for(observation: Observation, move: m.CastlesMove, events: Sequence[Event]) -> str:
    """The best reasons for a move, at most three short sentences."""
    reasons = [*_from_events(observation, events), *_from_move(observation, move, events)]
    return " ".join(reasons[:_MOST_REASONS]) or _NOTHING_BETTER()


def _from_events(observation: Observation, events: Sequence[Event]) -> Iterator[str]:
    """What most speaks for the move comes first: the order of `_TELL`."""
    for kind, tell in _TELL.items():
        for event in events:
            if type(event) is kind and getattr(event, "seat", None) == observation.seat:
                said = tell(event, events)
                if said:
                    yield said


def _completes(event: e.RegionCompleted, events: Sequence[Event]) -> str:
    parts = " + ".join(str(points) for points in closing_points(events, event))
    return _COMPLETES[event.kind](points=parts)


def _bonus(event: e.BonusTileTaken, events: Sequence[Event]) -> str:
    points = points_for(events, event.seat, ["bonus"])
    return (_BONUS_LARGE if event.large else _BONUS_SMALL)(points=points)


def _placed(event: e.TilePlaced, events: Sequence[Event]) -> str:
    animals = points_for(events, event.seat, ["animals"])
    tower = points_for(events, event.seat, ["watchtower"])
    if animals:
        return _ANIMALS(points=animals)
    return _WATCHTOWER(points=tower) if tower else ""


def _sold(event: e.GoodsSold, events: Sequence[Event]) -> str:
    points = points_for(events, event.seat, ["sales"])
    return _SALE(goods=names.goods_object(event.goods, event.count), points=points)


_TELL: dict[type[Event], Callable[[Any, Sequence[Event]], str]] = {
    e.RegionCompleted: _completes,
    e.BonusTileTaken: _bonus,
    e.TilePlaced: _placed,
    e.GoodsSold: _sold,
    e.GoodsLoaded: lambda event, _: _LOADS(goods=names.goods_objects(event.count)),
    e.MarkerMoved: lambda event, _: (_FIRST if event.is_first else _AHEAD)(),
    e.ExtraActionGranted: lambda *_: _EXTRA_ACTION(),
    e.SilverGained: lambda event, _: _SILVER(event.silver) if event.reason != "sale" else "",
    e.WorkersGained: lambda event, _: _WORKERS(event.workers),
}


def _from_move(
    observation: Observation, move: m.CastlesMove, events: Sequence[Event]
) -> Iterator[str]:
    if isinstance(move, m.PlaceTile | m.PlaceByCityHall):
        yield from _from_placement(observation, move, events)
    if isinstance(move, m.TakeTile | m.BuyTile | m.TakeByBuilding):
        yield from _from_taking(observation, move.tile)
    if type(move) in _ALWAYS:
        yield _ALWAYS[type(move)]()
    if isinstance(move, m.BuyTile):
        yield _BUYS()
    if isinstance(move, m.TakeTile | m.PlaceTile) and not workers_for(observation, move):
        yield _SAVES_WORKERS()


def _from_placement(
    observation: Observation, move: m.PlaceTile | m.PlaceByCityHall, events: Sequence[Event]
) -> Iterator[str]:
    player = observation.table.players[observation.seat]
    kind = TILE_KIND[move.tile]
    region = ESTATES[player.estate].region_mask[move.space] & ~player.occupied
    if region.bit_count() == 2:
        yield _ALMOST()
    if kind == MINE:
        yield _MINE(len(PHASES) - observation.table.phase)
    elif kind == KNOWLEDGE or (kind != ANIMAL and len(events) <= 1):
        yield effect(move.tile)
    if player.storage_is_full:
        yield _FREES_ROOM()


def _from_taking(observation: Observation, tile: int) -> Iterator[str]:
    player = observation.table.players[observation.seat]
    spaces = player.open_spaces(tile)
    last = _last_of_a_region(player, spaces)
    if last is not None:
        yield _LAST_OF_REGION(region=region_name(player.estate, last))
    elif spaces:
        yield _TAKES_FOR_REGION()
    yield effect(tile)
    if _is_within_reach_of_others(observation, tile):
        yield _WANTED()


def _last_of_a_region(player: PlayerState, spaces: int) -> int | None:
    """One of these open spaces that is the last one of its region, in the largest region."""
    estate = ESTATES[player.estate]
    last = [s for s in spaces_in(spaces) if estate.region_mask[s] & ~player.occupied == BIT[s]]
    return max(last, key=lambda space: estate.region_size[space], default=None)


def _is_within_reach_of_others(observation: Observation, tile: int) -> bool:
    """Whether somebody who plays later in this round has a die that fits as it lies."""
    table = observation.table
    later = table.round_order[table.turn + 1 :]
    return any(table.depot_of(tile) in table.players[seat].dice for seat in later)


_ALWAYS = {
    m.DiscardTile: _LEAST_WORTH,
    m.EndTurn: _NOTHING_TO_BUY,
    m.Decline: _NOT_WORTH_IT,
}
