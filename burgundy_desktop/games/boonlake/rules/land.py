"""Laying tiles and pastures on the map. Rules §6.3 and §6.6."""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as e, moves as m
from burgundy_desktop.games.boonlake.rules.gains import gain_coins, gain_inhabitants
from burgundy_desktop.games.boonlake.rules.piles import draw_cards
from burgundy_desktop.games.boonlake.rules.production import build_site
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.state.steps import PLACE_TILE, TILE_LEVER
from burgundy_desktop.games.boonlake.tables import land
from burgundy_desktop.games.boonlake.tables.numbers import NO_PASTURE_COINS, NO_SPACE_COINS
from burgundy_desktop.games.boonlake.tables.tiles import PASTURE
from burgundy_desktop.games.boonlake.tables.words import TILE_INHABITANT


def enter_explore(state: State, seat: Seat, _: int, events: EventLog) -> bool:
    """Coins if there is no tile or no location left (R5)."""
    if state.stack and state.laid != land.ALL_LOCATIONS:
        return True
    state.pending.pop()
    gain_coins(state, seat, NO_SPACE_COINS, e.BY_NO_SPACE, -1, events)
    return False


def explore(state: State, _move: m.Explore, events: EventLog) -> None:
    """The next grey tile is turned up; it has to be placed."""
    _, seat, _ = state.pending.pop()
    tile = state.stack[-1]
    state.stack = state.stack[:-1]
    state.pending.append((PLACE_TILE, seat, tile))
    events.log(e.TileRevealed, seat, tile)


def place_tile(state: State, move: m.PlaceTile, events: EventLog) -> None:
    """The revealed tile lies on a location, and brings what is shown there."""
    _, seat, tile = state.pending.pop()
    state.lay(move.location, tile)
    events.log(e.TilePlaced, seat, tile, move.location)
    _reward(state, seat, move.location, events)


def enter_pasture(state: State, seat: Seat, _: int, events: EventLog) -> bool:
    """Coins if there is no pasture or no location left."""
    if state.pastures_left and state.laid != land.ALL_LOCATIONS:
        return True
    state.pending.pop()
    gain_coins(state, seat, NO_PASTURE_COINS, e.BY_NO_SPACE, -1, events)
    return False


def place_pasture(state: State, move: m.PlacePasture, events: EventLog) -> None:
    """A pasture lies on a location, and brings what is shown there."""
    _, seat, _ = state.pending.pop()
    state.pastures_left -= 1
    state.lay(move.location, PASTURE)
    events.log(e.PasturePlaced, seat, move.location)
    _reward(state, seat, move.location, events)


def _reward(state: State, seat: Seat, location: int, events: EventLog) -> None:
    """What the location shows; then the lever may be used."""
    kind, amount = land.REWARD_KIND[location], land.REWARD_AMOUNT[location]
    player = state.players[seat]
    if player.ready >> TILE_INHABITANT & 1:
        state.pending.append((TILE_LEVER, seat, 0))
    if kind == land.REWARD_COINS:
        gain_coins(state, seat, amount, e.BY_LOCATION, location, events)
    elif kind == land.REWARD_CARDS:
        draw_cards(state, seat, amount, e.BY_LOCATION, location, events)
    elif kind == land.REWARD_INHABITANTS:
        gain_inhabitants(state, seat, amount, e.BY_LOCATION, location, events)
    else:
        build_site(state, seat, amount, e.BY_LOCATION, events)


def enter_tile_lever(state: State, seat: Seat, _: int, _events: EventLog) -> bool:
    """Skip a player without an inhabitant in the supply."""
    if state.players[seat].supply:
        return True
    state.pending.pop()
    return False


def use_tile_lever(state: State, _move: m.UseTileLever, events: EventLog) -> None:
    """An inhabitant for a placed tile or pasture."""
    _, seat, _ = state.pending.pop()
    state.players[seat].ready &= ~(1 << TILE_INHABITANT)
    events.log(e.LeverUsed, seat, TILE_INHABITANT)
    gain_inhabitants(state, seat, 1, e.BY_LEVER, -1, events)
