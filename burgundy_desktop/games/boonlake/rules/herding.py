"""Placing cattle. Rules §6.7."""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import BY_HOUSES, CattlePlaced
from burgundy_desktop.games.boonlake.queries.areas import houses_near
from burgundy_desktop.games.boonlake.queries.prices import cattle_price
from burgundy_desktop.games.boonlake.rules.gains import gain_coins, give_inhabitants, score
from burgundy_desktop.games.boonlake.rules.settling import clear_levels
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.state.reasons import BY_EXTRA
from burgundy_desktop.games.boonlake.tables import numbers
from burgundy_desktop.games.boonlake.tables.words import CATTLE_COINS


def place_cattle(state: State, move: m.PlaceCattle, events: EventLog) -> None:
    """The topmost cattle piece goes to a pasture; houses around bring coins."""
    _, seat, _ = state.pending.pop()
    player, location, replaced = state.players[seat], move.location, move.terms
    price, _ = cattle_price(player, state.grazing[location])
    player.cattle += 1
    player.herd += (location,)
    state.grazing[location] += 1
    state.add_area(location)
    events.log(CattlePlaced, seat, location, player.cattle, replaced)
    give_inhabitants(state, seat, price - replaced, "cattle", events)
    score(state, seat, -replaced * numbers.EXTRA_LOSS, BY_EXTRA, location, events)
    clear_levels(state, seat, events)
    coins = numbers.COINS_PER_HOUSE * houses_near(state, location) + player.permanents[CATTLE_COINS]
    gain_coins(state, seat, coins, BY_HOUSES, location, events)
