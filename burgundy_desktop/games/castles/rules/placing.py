"""What happens when a tile is placed: region, colour, effect, in this order (R15).

Rulebook: "További szabályok a hatszögletű lapkák lehelyezésekor", "Az épületek".
"""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles import events as e, scoring
from burgundy_desktop.games.castles.queries.bonuses import bonus_is_left, bonus_points
from burgundy_desktop.games.castles.queries.spaces import left_in_region, left_of_colour
from burgundy_desktop.games.castles.state import State, steps as s, without
from burgundy_desktop.games.castles.tables.board import PHASE_BONUS, REGION_POINTS
from burgundy_desktop.games.castles.tables.estates import ESTATES
from burgundy_desktop.games.castles.tables.pieces import (
    ANIMAL,
    BANK,
    BANK_SILVER,
    BOARDING_HOUSE,
    BOARDING_HOUSE_WORKERS,
    BUILDING,
    CASTLE,
    CITY_HALL,
    KNOWLEDGE,
    SHIP,
    TILE_BUILDING,
    TILE_KIND,
    TILE_KNOWLEDGE,
    WAREHOUSE,
    WATCHTOWER as WATCHTOWER_TILE,
    WATCHTOWER_POINTS,
)


def place(state: State, tile: int, space: int, die: int, workers: int, events: EventLog) -> None:
    """Move a stored tile to a space and resolve what follows until a seat has to decide."""
    seat = state.seat
    player = state.players[seat]
    player.storage = without(player.storage, tile)
    player.cover(space, tile)
    if events is not SILENT:
        events.log(e.TilePlaced, seat, tile, space, die, workers, player.estate)
    if not left_in_region(player, space):
        _complete_region(state, seat, space, events)
        if not left_of_colour(player, TILE_KIND[tile]):
            _complete_colour(state, seat, TILE_KIND[tile], events)
    _take_effect(state, seat, tile, space, events)


def _complete_region(state: State, seat: Seat, space: int, events: EventLog) -> None:
    estate = ESTATES[state.players[seat].estate]
    size = estate.region_size[space]
    events.log(e.RegionCompleted, seat, space, estate.kind[space], size)
    scoring.add_points(state, seat, REGION_POINTS[size], scoring.REGION, events, space)
    scoring.add_points(state, seat, PHASE_BONUS[state.phase], scoring.PHASE, events, space)


def _complete_colour(state: State, seat: Seat, kind: int, events: EventLog) -> None:
    """The first to cover a colour gets the large bonus tile, the second one the small one."""
    bit, player = 1 << kind, state.players[seat]
    large = bonus_is_left(state, kind, large=True)
    if large:
        state.large_bonuses ^= bit
        player.large_bonuses |= bit
    elif bonus_is_left(state, kind, large=False):
        state.small_bonuses ^= bit
        player.small_bonuses |= bit
    else:
        return
    events.log(e.BonusTileTaken, seat, kind, large)
    scoring.add_points(state, seat, bonus_points(state, large=large), scoring.BONUS, events)


def _take_effect(state: State, seat: Seat, tile: int, space: int, events: EventLog) -> None:
    kind = TILE_KIND[tile]
    if kind == BUILDING:
        _building_effect(state, seat, TILE_BUILDING[tile], space, events)
    elif kind == ANIMAL:
        points = scoring.animal_points(state.players[seat], space)
        scoring.add_points(state, seat, points, scoring.ANIMALS, events, space)
    elif kind == KNOWLEDGE:
        state.players[seat].knowledge |= 1 << TILE_KNOWLEDGE[tile]
    elif kind == SHIP:
        state.pending.append((s.MOVE_MARKER, 0))
        state.pending.append((s.SHIP_DEPOT, 0))
    elif kind == CASTLE:
        state.pending.append((s.EXTRA_ACTION, 0))
        events.log(e.ExtraActionGranted, seat)


def _building_effect(state: State, seat: Seat, building: int, space: int, events: EventLog) -> None:
    """Rulebook: "Az épületek". Steps that ask nothing are resolved by `rules.pending`."""
    player = state.players[seat]
    if building == WATCHTOWER_TILE:
        scoring.add_points(state, seat, WATCHTOWER_POINTS, scoring.WATCHTOWER, events, space)
    elif building == BANK:
        player.silver += BANK_SILVER
        events.log(e.SilverGained, seat, BANK_SILVER, "bank")
    elif building == BOARDING_HOUSE:
        player.workers += BOARDING_HOUSE_WORKERS
        events.log(e.WorkersGained, seat, BOARDING_HOUSE_WORKERS, "boarding_house")
    elif building == WAREHOUSE:
        state.pending.append((s.WAREHOUSE_SALE, building))
    elif building == CITY_HALL:
        state.pending.append((s.CITY_HALL_PLACEMENT, building))
    else:
        state.pending.append((s.TAKE_BY_BUILDING, building))
