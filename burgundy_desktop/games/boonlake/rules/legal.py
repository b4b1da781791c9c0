"""All legal moves, in a fixed order."""

from __future__ import annotations

from collections.abc import Callable

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.queries.areas import areas_outside
from burgundy_desktop.games.boonlake.queries.places import free_locations, reachable
from burgundy_desktop.games.boonlake.rules import offers
from burgundy_desktop.games.boonlake.state import State, steps as s
from burgundy_desktop.games.boonlake.tables.boards import LEVER_COUNT, OPEN_SITES
from burgundy_desktop.games.boonlake.tables.land import REGION_COUNT
from burgundy_desktop.games.boonlake.tables.river import SPACE_COUNT, WAYS
from burgundy_desktop.games.boonlake.tables.words import REGION_VP, RESOURCES

_ACTIONS = tuple(map(m.choose_action, range(7)))
_SAIL = tuple(map(m.sail, range(SPACE_COUNT)))
_WAYS = tuple(tuple(_SAIL[space] for space in way) for way in WAYS)
_REGIONS = tuple(map(m.cover_region, range(REGION_COUNT)))
_PRODUCE = tuple(
    tuple(map(m.produce, options)) + ((m.TAKE_VASE,) if or_vase else ())
    for or_vase in (False, True)
    for options in OPEN_SITES
)

Moves = list[m.BoonlakeMove]


def legal_moves(state: State) -> Moves:
    """All moves of the seat to decide; never empty while the game goes on."""
    step, seat, about = state.pending[-1]
    found = _CHOICES[step](state, seat, about)
    if step in _WITH_LEVERS:
        player = state.players[seat]
        if offers.may_move_canoes(step, about, player):
            found += offers.canoe_moves(player)
        if player.ready & offers.HELPING_LEVERS:
            found += offers.lever_moves(player)
    return found


def _keep_tile(state: State, seat: Seat, _: int) -> Moves:
    return [m.keep_tile(tile) for tile in state.players[seat].offered]


def _start_site(_state: State, _seat: Seat, _: int) -> Moves:
    return [m.start_site(resource) for resource in range(len(RESOURCES))]


def _action(state: State, _seat: Seat, _: int) -> Moves:
    return [_ACTIONS[action] for action in state.rows]


def _skipping(state: State, seat: Seat, _: int) -> Moves:
    return [m.PASS, *offers.skip_moves(state.players[seat])]


def _explore(_state: State, _seat: Seat, _: int) -> Moves:
    return [m.PASS, m.EXPLORE]


def _place_tile(state: State, _seat: Seat, _: int) -> Moves:
    found: Moves = []
    offers.add_tile_places(found, free_locations(state))
    return found


def _place_pasture(state: State, _seat: Seat, _: int) -> Moves:
    found: Moves = [m.PASS]
    offers.add_pasture_places(found, free_locations(state))
    return found


def _tile_lever(_state: State, _seat: Seat, _: int) -> Moves:
    return [m.PASS, m.USE_TILE_LEVER]


def _region(state: State, _seat: Seat, _: int) -> Moves:
    return [_REGIONS[region] for region in range(REGION_COUNT) if not state.covered >> region & 1]


def _region_coins(state: State, seat: Seat, region: int) -> Moves:
    player = state.players[seat]
    found: Moves = [m.TAKE_REGION_COINS]
    if player.ready >> REGION_VP & 1 and areas_outside(player, region):
        found.append(m.TAKE_REGION_POINTS)
    return found + offers.forgo_moves(state, state.players[seat])


def _recruit(state: State, seat: Seat, about: int) -> Moves:
    found: Moves = [m.PASS, *offers.recruitments(state.players[seat])]
    return found if about else found + offers.forgo_moves(state, state.players[seat])


def _modernize(state: State, seat: Seat, _: int) -> Moves:
    return [m.PASS, *offers.modernizations(state.players[seat])]


def _progress(state: State, seat: Seat, _: int) -> Moves:
    player = state.players[seat]
    found: Moves = [m.PASS, m.DRAW_CARDS]
    if player.ranch:
        found += offers.modernizations(player)
    return found + offers.forgo_moves(state, state.players[seat])


def _pioneer(state: State, seat: Seat, _: int) -> Moves:
    return [m.DRAW_CARDS, *offers.forgo_moves(state, state.players[seat])]


def _sail(state: State, seat: Seat, movement: int) -> Moves:
    way = _WAYS[state.round]
    return [way[at] for at in reachable(state, seat, movement)]


def _production(state: State, seat: Seat, or_vase: int) -> Moves:
    return list(_PRODUCE[256 * or_vase + state.players[seat].production])


def _track(_state: State, _seat: Seat, _: int) -> Moves:
    return [m.advance_track(0), m.advance_track(1)]


def _discard(state: State, seat: Seat, _: int) -> Moves:
    return [m.discard_card(card) for card in state.players[seat].hand]


def _exchange(state: State, seat: Seat, offer: int) -> Moves:
    return [m.PASS, *offers.trades(state.players[seat], offer)]


def _reset(state: State, seat: Seat, _: int) -> Moves:
    player = state.players[seat]
    used = player.levers & ~player.ready
    return [m.PASS, *(m.reset_lever(lever) for lever in range(LEVER_COUNT) if used >> lever & 1)]


def _free_house(state: State, seat: Seat, _: int) -> Moves:
    found: Moves = [m.PASS]
    offers.add_houses(found, state.players[seat], 0)
    return found


def _cheap_settlement(state: State, seat: Seat, cheaper: int) -> Moves:
    return [m.PASS, *offers.settlements(state, state.players[seat], cheaper)]


def _window(_state: State, _seat: Seat, _: int) -> Moves:
    return [m.PASS]


_CHOICES: dict[int, Callable[[State, Seat, int], Moves]] = {
    s.KEEP_TILE: _keep_tile,
    s.START_SITE: _start_site,
    s.CHOOSE_ACTION: _action,
    s.OFFER: offers.offer_moves,
    s.SKIPPING: _skipping,
    s.EXPLORE: _explore,
    s.PLACE_TILE: _place_tile,
    s.PLACE_PASTURE: _place_pasture,
    s.TILE_LEVER: _tile_lever,
    s.CHOOSE_REGION: _region,
    s.REGION_COINS: _region_coins,
    s.RECRUIT: _recruit,
    s.MODERNIZE: _modernize,
    s.PROGRESS_PART: _progress,
    s.PIONEER_PART: _pioneer,
    s.SAIL: _sail,
    s.PRODUCTION: _production,
    s.TRACK_CHOICE: _track,
    s.DISCARD: _discard,
    s.EXCHANGE: _exchange,
    s.RESET: _reset,
    s.FREE_HOUSE: _free_house,
    s.CHEAP_SETTLEMENT: _cheap_settlement,
    s.SCORE_TILE: offers.tile_scorings,
    s.WINDOW: _window,
}

_WITH_LEVERS = frozenset(
    {
        s.CHOOSE_ACTION,
        s.OFFER,
        s.EXPLORE,
        s.PLACE_PASTURE,
        s.CHOOSE_REGION,
        s.REGION_COINS,
        s.RECRUIT,
        s.MODERNIZE,
        s.PROGRESS_PART,
        s.PIONEER_PART,
        s.SAIL,
        s.EXCHANGE,
        s.RESET,
        s.FREE_HOUSE,
        s.CHEAP_SETTLEMENT,
        s.SCORE_TILE,
        s.WINDOW,
    }
)
"""Where levers may be used besides: not in the middle of a payment or placement. Canoes may be
moved wherever a card may be played: they are of no use before."""
