"""Where things may be placed or developed, and where a ship may stop. Rules §6.3 to §6.7, §9."""

from __future__ import annotations

from functools import cache

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake.queries.prices import cattle_price
from burgundy_desktop.games.boonlake.state import PlayerState, State
from burgundy_desktop.games.boonlake.state.steps import CHEAP_SETTLEMENT
from burgundy_desktop.games.boonlake.tables.numbers import (
    CATTLE_PIECES,
    HOUSES,
    PASTURE_LIMIT,
    SETTLEMENT_AREAS,
)
from burgundy_desktop.games.boonlake.tables.river import END, HAS_ROOM, LOCK_BEHIND, SCORINGS
from burgundy_desktop.games.boonlake.tables.tiles import COSTS

_MOST_COINS = max(coins for coins, _ in COSTS)
_MOST_CARDS = max(cards for _, cards in COSTS)


def free_locations(state: State) -> int:
    """Mask of the empty locations that are adjacent to a tile."""
    return state.reach & ~state.laid


@cache
def _payable(coins: int, cards: int) -> tuple[int, ...]:
    """The affordable costs with this many coins and cards: indices of `COSTS`."""
    return tuple(n for n, cost in enumerate(COSTS) if cost[0] <= coins and cost[1] <= cards)


def open_sites(state: State, player: PlayerState) -> int:
    """Mask of the empty sites that the player could expand to and pay for."""
    mask = 0
    if player.ranch:
        cards = len(player.hand)
        for cost in _payable(min(player.coins, _MOST_COINS), min(cards, _MOST_CARDS)):
            mask |= state.open[cost]
    return mask


def can_build_house(player: PlayerState, inhabitants: int) -> bool:
    """Whether the player has an inhabitant to develop, one to give up, and a house."""
    return (
        player.people != 0
        and player.ranch >= inhabitants
        and (player.houses < HOUSES or player.aside > 0)
    )


def areas_needed(cheaper: int) -> int:
    """Other areas that a settlement needs around it; `cheaper` as in a CHEAP_SETTLEMENT."""
    return SETTLEMENT_AREAS - (cheaper >> 4)


def areas_needed_now(state: State) -> int:
    """Other areas that a settlement needs now; a card may ask for fewer."""
    step, _, about = state.pending[-1] if state.pending else (None, None, 0)
    return areas_needed(about if step == CHEAP_SETTLEMENT else 0)


def areas_around(state: State, site: int) -> int:
    """Inhabited areas around a piece on a site, but for its own."""
    return state.crowd[site >> 1] - 1


def homes_ready(state: State, player: PlayerState, needed: int) -> int:
    """The mask of the player's houses with at least this many other areas around them."""
    found, homes, crowd = 0, player.homes, state.crowd
    while homes:
        low = homes & -homes
        homes ^= low
        if crowd[low.bit_length() - 1 >> 1] > needed:
            found |= low
    return found


def pastures_with_room(state: State, player: PlayerState) -> list[tuple[int, int, int]]:
    """Where the player's next cattle piece may go: location, price, and how much is replaceable.

    Empty if all cattle pieces are placed. The price is that of `prices.cattle_price`.
    """
    if player.cattle == CATTLE_PIECES:
        return []
    found, pastures = [], state.pastures
    while pastures:
        low = pastures & -pastures
        pastures ^= low
        location = low.bit_length() - 1
        grazing = state.grazing[location]
        if grazing < PASTURE_LIMIT:
            found.append((location, *cattle_price(player, grazing)))
    return found


def reachable(state: State, seat: Seat, movement: int) -> list[int]:
    """Where a ship may go, on the way of the round: spaces with a ship do not count."""
    ships, has_room = state.ships, HAS_ROOM[state.round]
    at, found = ships[seat], []
    while movement and at < END:
        at += 1
        if has_room[at] or at not in ships:
            found.append(at)
            movement -= 1
    return found


def to_lock(state: State) -> int:
    """Spaces that the first ship has still to go until it has passed the next lock."""
    behind = LOCK_BEHIND[min(state.scorings, SCORINGS - 1)]
    return max(0, behind + 1 - max(state.ships))


def scoring_reached(state: State, at: int) -> int:
    """The interim scoring that a ship starts by going there on the way, 0 for none."""
    passes = state.scorings < SCORINGS and at > LOCK_BEHIND[state.scorings]
    return state.scorings + 1 if passes else 0
