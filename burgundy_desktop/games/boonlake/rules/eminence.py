"""The Eminence: a procedure, no player. Rules §13.

Each rule that it follows has its own event.
"""

from __future__ import annotations

from collections.abc import Callable

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as e
from burgundy_desktop.games.boonlake.queries.areas import areas_in, areas_outside
from burgundy_desktop.games.boonlake.queries.income import eminence_income
from burgundy_desktop.games.boonlake.queries.places import reachable
from burgundy_desktop.games.boonlake.rules import searching
from burgundy_desktop.games.boonlake.rules.gains import score
from burgundy_desktop.games.boonlake.rules.regions import ask_for_coins
from burgundy_desktop.games.boonlake.rules.sailing import move_ship
from burgundy_desktop.games.boonlake.state import State, reasons
from burgundy_desktop.games.boonlake.state.eminence import Eminence, direction_of, turned_deck
from burgundy_desktop.games.boonlake.state.steps import EMINENCE_SAILS, FOLLOW, SLIDE
from burgundy_desktop.games.boonlake.tables import land, numbers, solo, words
from burgundy_desktop.games.boonlake.tables.actions import BOTTOM, MOVEMENT, NO_ACTION
from burgundy_desktop.games.boonlake.tables.tiles import PASTURE

PLAYER = Seat(0)
_FEW_HOUSES = 2
"""With this many houses on the map it builds settlements."""


def take_turn(state: State, seat: Seat, _: int, events: EventLog) -> None:
    """Reveal, look at the bottom row, choose and act; then comes the player's follow part."""
    state.pending.pop()
    eminence = _of(state)
    tile = _reveal(state, eminence, events)
    is_b = solo.SOLO_TYPE[tile] == solo.TYPE_B
    _look(state, eminence, is_b, events)
    row = _choose(state, seat, tile, events)
    state.pending.append((SLIDE, seat, 0))
    state.pending.append((EMINENCE_SAILS, seat, MOVEMENT[row]))
    if state.action != words.REGION_SCORING:
        state.pending.append((FOLLOW, PLAYER, state.action))
    _DOES[state.action](state, eminence, is_b, events)


def _of(state: State) -> Eminence:
    assert state.eminence is not None
    return state.eminence


def _reveal(state: State, eminence: Eminence, events: EventLog) -> int:
    """Turn the top tile up; the next one shows which corner counts (preferred location)."""
    reshuffled = not eminence.deck
    if reshuffled:
        eminence.deck = turned_deck(eminence.in_game, state.chance)
        eminence.seen = ()
    tile = eminence.deck[-1] // 4
    eminence.deck = eminence.deck[:-1]
    eminence.seen += (tile,)
    direction = direction_of(eminence.deck[-1]) if eminence.deck else -1
    corner = solo.TOP_LEFT if direction < 0 else direction
    eminence.preferred = solo.SOLO_CORNERS[tile][corner]
    events.log(e.EminenceRevealed, tile, direction, eminence.preferred, reshuffled)
    return tile


def _look(state: State, eminence: Eminence, is_b: bool, events: EventLog) -> None:
    """Step 1: what lies in the bottom row."""
    action = state.rows[BOTTOM]
    times, cactus = 0, 1 + is_b
    if action == words.SETTLER:
        times, cactus = 1 + is_b, 0
    elif action == words.CATTLE:
        times, cactus = 1, int(is_b)
    if events is not SILENT:
        effect = {words.SETTLER: "structure", words.CATTLE: "cattle"}.get(action, "cactus")
        events.log(e.EminenceLooked, action, effect, times, cactus)
    for _ in range(times):
        (_build if action == words.SETTLER else _place_cattle)(state, eminence, events)
    _advance(eminence, cactus, events)


def _choose(state: State, seat: Seat, tile: int, events: EventLog) -> int:
    """Step 2: take the highest of the three action tiles; the row it was taken from."""
    considered = tuple((action, state.rows.index(action)) for action in solo.SOLO_ACTIONS[tile])
    action, row = min(considered, key=lambda pair: pair[1])
    state.action, state.row = action, row
    state.rows = (*state.rows[:row], NO_ACTION, *state.rows[row + 1 :])
    events.log(e.EminenceChose, action, row, MOVEMENT[row], considered)
    events.log(e.ActionTaken, seat, action, row, MOVEMENT[row])
    return row


def _advance(eminence: Eminence, steps: int, events: EventLog) -> None:
    """Steps on the cactus track; beyond its last space they are lost."""
    if steps:
        before = eminence.cactus
        after = min(before + steps, solo.LAST_CACTUS)
        eminence.cactus = after
        events.log(e.CactusAdvanced, before, after, before + steps - after)


def _lose(events: EventLog, what: str, why: str, found: searching.Found | None = None) -> None:
    if events is not SILENT:
        preferred, skipped = (found.preferred, found.skipped) if found else (0, ())
        events.log(e.EminenceLost, what, why, preferred, skipped)


def _place_tile(state: State, eminence: Eminence, events: EventLog) -> int:
    """A grey tile without a reward; its location, 0 if it is lost."""
    if not state.stack or state.laid == land.ALL_LOCATIONS:
        _lose(events, "tile", "none_left" if not state.stack else "no_place")
        return 0
    found = searching.search(eminence.preferred, searching.for_tile(state))
    tile = state.stack[-1]
    state.stack = state.stack[:-1]
    state.lay(found.location, tile)
    events.log(e.EminencePlacedTile, tile, found.location, found.preferred, found.skipped)
    return found.location


def _place_pasture(state: State, eminence: Eminence, events: EventLog) -> None:
    if not state.pastures_left or state.laid == land.ALL_LOCATIONS:
        _lose(events, "pasture", "no_place" if state.pastures_left else "none_left")
        return
    found = searching.search(eminence.preferred, searching.for_tile(state))
    state.pastures_left -= 1
    state.lay(found.location, PASTURE)
    events.log(e.EminencePlacedPasture, found.location, found.preferred, found.skipped)


def _no_piece(state: State, what: str, events: EventLog) -> None:
    """The points for a piece that has run out."""
    _lose(events, what, "none_left")
    score(state, state.eminence_seat, solo.NO_PIECE_VP, reasons.BY_NO_PIECE, -1, events)


def _build(state: State, eminence: Eminence, events: EventLog) -> None:
    """A structure: a house while there are few on the map, then settlements."""
    if eminence.homes.bit_count() < _FEW_HOUSES:
        _build_house(state, eminence, events)
    else:
        _build_settlement(state, eminence, events)


def _build_house(state: State, eminence: Eminence, events: EventLog) -> None:
    if eminence.houses == numbers.HOUSES:
        _no_piece(state, "house", events)
        return
    found = searching.search(eminence.preferred, searching.for_house(state))
    if not found.location:
        _lose(events, "house", "no_place", found)
        return
    empty = 0
    for mask in state.open:
        empty |= mask
    site = searching.upper_site(empty, found.location)
    _put_house(state, eminence, site)
    _tell_built("house", site, eminence.houses, found, events)


def _put_house(state: State, eminence: Eminence, site: int) -> None:
    eminence.houses += 1
    eminence.homes |= 1 << site
    state.occupy(site)


def _build_settlement(state: State, eminence: Eminence, events: EventLog) -> None:
    """The first of its houses in the search becomes a settlement; the house leaves the game."""
    if eminence.settlements == numbers.SETTLEMENTS:
        _no_piece(state, "settlement", events)
        return
    found = searching.search(eminence.preferred, searching.for_settlement(eminence.homes))
    site = searching.upper_site(eminence.homes, found.location)
    eminence.homes &= ~(1 << site)
    eminence.towns |= 1 << site
    eminence.settlements += 1
    _tell_built("settlement", site, eminence.settlements, found, events)


def _tell_built(
    rule: str, site: int, number: int, found: searching.Found, events: EventLog
) -> None:
    events.log(e.EminenceBuilt, rule, site, number, found.preferred, found.skipped)


def _place_cattle(state: State, eminence: Eminence, events: EventLog) -> None:
    """To the pasture with the most structures around it, less the cattle on it."""
    if eminence.cattle == numbers.CATTLE_PIECES:
        _no_piece(state, "cattle", events)
        return
    weighed = _weigh(state)
    if not weighed:
        _lose(events, "cattle", "no_place")
        return
    best = max((around - grazing, -grazing) for _, around, grazing in weighed)
    tied = [at for at, around, grazing in weighed if (around - grazing, -grazing) == best]
    if len(tied) > 1:
        found = searching.search(eminence.preferred, searching.among(tied))
    else:
        found = searching.Found(tied[0], eminence.preferred, ())
    _put_cattle(state, eminence, found.location)
    events.log(
        e.EminencePlacedCattle,
        found.location,
        eminence.cattle,
        tuple(weighed),
        found.preferred,
        found.skipped,
    )


def _weigh(state: State) -> list[tuple[int, int, int]]:
    """The pastures with room: location, houses and settlements around, cattle on it."""
    structures = [side.homes | side.towns for side in state.sides()]
    weighed = []
    for location in range(state.pastures.bit_length()):
        if state.pastures >> location & 1 and state.grazing[location] < numbers.PASTURE_LIMIT:
            around = sum((sites & land.NEAR_SITES[location]).bit_count() for sites in structures)
            weighed.append((location, around, state.grazing[location]))
    return weighed


def _put_cattle(state: State, eminence: Eminence, location: int) -> None:
    eminence.cattle += 1
    eminence.herd += (location,)
    state.grazing[location] += 1
    state.add_area(location)


def _do_cactus(_state: State, eminence: Eminence, is_b: bool, events: EventLog) -> None:
    """Builder and progress."""
    _advance(eminence, 1 + is_b, events)


def _do_recruit(state: State, eminence: Eminence, is_b: bool, events: EventLog) -> None:
    _place_tile(state, eminence, events)
    _advance(eminence, 1 + is_b, events)


def _do_pioneer(state: State, eminence: Eminence, is_b: bool, events: EventLog) -> None:
    """Two tiles; a house on the upper site of the second one (R13)."""
    _place_tile(state, eminence, events)
    location = _place_tile(state, eminence, events)
    if not location:
        _lose(events, "house", "no_second_tile")
    elif eminence.houses == numbers.HOUSES:
        _lose(events, "house", "none_left")
    else:
        found = searching.Found(location, eminence.preferred, ())
        _put_house(state, eminence, 2 * location)
        _tell_built("second_tile", 2 * location, eminence.houses, found, events)
    _advance(eminence, int(is_b), events)


def _do_cattle(state: State, eminence: Eminence, is_b: bool, events: EventLog) -> None:
    _place_pasture(state, eminence, events)
    _place_cattle(state, eminence, events)
    _advance(eminence, int(is_b), events)


def _do_settler(state: State, eminence: Eminence, is_b: bool, events: EventLog) -> None:
    for _ in range(1 + is_b):
        _build(state, eminence, events)


def _do_regions(state: State, eminence: Eminence, is_b: bool, events: EventLog) -> None:
    """Cover where the player is furthest ahead; the northernmost of those."""
    player = state.players[PLAYER]
    weighed = [
        (region, areas_in(player, region), areas_in(eminence, region))
        for region in land.NORTH_TO_SOUTH
        if not state.covered >> region & 1
    ]
    if not weighed:
        _lose(events, "region", "none_left")
        return
    region = max(weighed, key=lambda line: line[1] - line[2])[0]
    state.covered |= 1 << region
    events.log(e.EminenceCoveredRegion, region, tuple(weighed))
    seat = state.eminence_seat
    areas = areas_outside(eminence, region)
    ask_for_coins(state, region, [PLAYER])
    score(state, seat, land.EMINENCE_LABEL_VP[region], reasons.BY_EMINENCE_REGIONS, region, events)
    events.log(e.RegionScored, seat, region, areas)
    score(state, seat, areas * (1 + is_b), reasons.BY_EMINENCE_REGIONS, region, events)


_DOES: dict[int, Callable[[State, Eminence, bool, EventLog], None]] = {
    words.PIONEER: _do_pioneer,
    words.SETTLER: _do_settler,
    words.CATTLE: _do_cattle,
    words.REGION_SCORING: _do_regions,
    words.RECRUIT: _do_recruit,
    words.PROGRESS: _do_cactus,
    words.BUILDER: _do_cactus,
}


def sails(state: State, seat: Seat, movement: int, events: EventLog) -> None:
    """Move its ship as far as possible, without a reward."""
    state.pending.pop()
    move_ship(state, seat, reachable(state, seat, movement)[-1], events)


def income(state: State, events: EventLog) -> None:
    """For pieces that are gone, the cactus track, and settlements next to its cattle."""
    for points, reason in eminence_income(state, _of(state)):
        score(state, state.eminence_seat, points, reason, -1, events)


def final_scoring(state: State, events: EventLog) -> None:
    """Its income once more, and points for B tiles that are still face down."""
    income(state, events)
    left = sum(solo.SOLO_TYPE[tile // 4] == solo.TYPE_B for tile in _of(state).deck)
    score(state, state.eminence_seat, left * solo.UNREVEALED_VP, reasons.BY_UNREVEALED, -1, events)
