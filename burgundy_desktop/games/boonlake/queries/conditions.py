"""The conditions of scoring tiles. Rules §11."""

from __future__ import annotations

from collections.abc import Callable

from burgundy_desktop.games.boonlake.queries.areas import areas_in
from burgundy_desktop.games.boonlake.state import PlayerState, State
from burgundy_desktop.games.boonlake.tables import words
from burgundy_desktop.games.boonlake.tables.boards import PRODUCTION_SUM
from burgundy_desktop.games.boonlake.tables.cards import CARD_TYPE
from burgundy_desktop.games.boonlake.tables.land import (
    BRIDGE_MASK,
    BRIDGE_SITES,
    NEIGHBOUR_MASK,
    locations_with,
)
from burgundy_desktop.games.boonlake.tables.scorings import CONDITION

Amounts = tuple[int, ...]


def is_met(state: State, player: PlayerState, tile: int, scoring: int) -> bool:
    """Whether the player meets the condition of a tile that is not paid for."""
    needed, had = compare(state, player, tile, scoring)
    return all(have >= need for have, need in zip(had, needed, strict=True))


def compare(state: State, player: PlayerState, tile: int, scoring: int) -> tuple[Amounts, Amounts]:
    """The required and the actual amount in an interim scoring, 1 to 4."""
    condition = CONDITION[tile]
    value = condition.values[scoring - 1]
    if condition.pair:
        needed = value, condition.lower[scoring - 1]
        return needed, _PAIRS[condition.kind](player, condition.pair, needed)
    if condition.kind == words.BOTH_TRACKS_STEPS:
        return (value, value), (player.coin_track, player.card_track)
    return (value,), (_MEASURED[condition.kind](state, player),)


def _regions(player: PlayerState, pair: Amounts, _needed: Amounts) -> Amounts:
    """Areas in both regions, the larger number first."""
    return _falling(areas_in(player, pair[0]), areas_in(player, pair[1]))


def _types(player: PlayerState, pair: Amounts, needed: Amounts) -> Amounts:
    """Cards of both types, the larger number first; all projects count as one of them."""
    one, other = (sum(CARD_TYPE[card] == type_ for card in player.played) for type_ in pair)
    projects = player.projects.bit_count()
    ways = _falling(one + projects, other), _falling(one, other + projects)
    return max(ways, key=lambda way: (way[0] >= needed[0] and way[1] >= needed[1], way))


def _falling(one: int, other: int) -> Amounts:
    return (one, other) if one > other else (other, one)


def largest_group(locations: int) -> int:
    """The largest group of adjacent locations in a mask, as a mask."""
    most = 0
    while locations:
        group = waiting = locations & -locations
        while waiting:
            low = waiting & -waiting
            waiting ^= low
            new = NEIGHBOUR_MASK[low.bit_length() - 1] & locations & ~group
            group |= new
            waiting |= new
        locations &= ~group
        most = max(most, group, key=int.bit_count)
    return most


def connected(locations: int) -> int:
    """The size of the largest group."""
    return largest_group(locations).bit_count()


def inhabited(player: PlayerState) -> int:
    """The locations with a piece of a player, as a mask."""
    return locations_with(player.sites) | _herd_mask(player)


def _herd_mask(player: PlayerState) -> int:
    mask = 0
    for location in player.herd:
        mask |= 1 << location
    return mask


def _at_bridges(_state: State, player: PlayerState) -> int:
    cattle = sum(BRIDGE_MASK >> location & 1 for location in player.herd)
    return (player.sites & BRIDGE_SITES).bit_count() + cattle


_PAIRS: dict[int, Callable[[PlayerState, Amounts, Amounts], Amounts]] = {
    words.REGION_PAIR: _regions,
    words.CARDS_TWO_TYPES: _types,
}
_MEASURED: dict[int, Callable[[State, PlayerState], int]] = {
    words.COIN_TRACK_STEPS: lambda _, player: player.coin_track,
    words.CARD_TRACK_STEPS: lambda _, player: player.card_track,
    words.PRODUCTION_SITES: lambda _, player: PRODUCTION_SUM[player.production],
    words.CONNECTED_TILES: lambda _, player: connected(inhabited(player)),
    words.LEVERS_OWNED: lambda _, player: player.levers.bit_count(),
    words.CATTLE_REMOVED: lambda _, player: player.cattle,
    words.SETTLEMENTS_REMOVED: lambda _, player: player.settlements,
    words.BRIDGE_TILES_AREAS: _at_bridges,
    words.PAY_INHABITANT: lambda _, player: player.ranch,
    words.PAY_VASE: lambda _, player: player.vases,
    words.PAY_COINS: lambda _, player: player.coins,
}
