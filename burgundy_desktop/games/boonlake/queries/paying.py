"""Canoes, production sites and levers: how resources are made available. Rules §6.2.

The positions of the two canoes are an index of `tables.canoes.PAIRS`. A plan has the used levers
and the final positions of the canoes: it is the number `plan_of(uses, end)`. Plans are computed on
first use and cached; there are a few thousand cases.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from burgundy_desktop.games.boonlake.state import PlayerState
from burgundy_desktop.games.boonlake.tables.boards import CANAL, UPSTREAM_COINS, production_level
from burgundy_desktop.games.boonlake.tables.canoes import PAIR_COUNT, PAIRS, SECTIONS, pair_of
from burgundy_desktop.games.boonlake.tables.cards import CARD_RESOURCES
from burgundy_desktop.games.boonlake.tables.numbers import LEVER_COINS, LEVER_RICH_COINS
from burgundy_desktop.games.boonlake.tables.scorings import PROJECT_RESOURCES
from burgundy_desktop.games.boonlake.tables.words import (
    CANOE_UPSTREAM,
    RESOURCE_AND_5,
    RESOURCE_OR_2,
)

JOKER, RICH, UPSTREAM, COINS = 1, 2, 4, 8
"""What a plan uses: `resource_or_2` for a resource; `resource_and_5`; `canoe_upstream`;
`resource_or_2` for its coins."""
USES = 16
PLANS = USES * PAIR_COUNT

JOKERS_MOST = 2
_COVERED_MOST = 2 + JOKERS_MOST
"""The most resources that canoes and levers can replace."""

SHORT = tuple(
    short
    for short in product(range(_COVERED_MOST + 1), repeat=SECTIONS)
    if sum(short) <= _COVERED_MOST
)
"""Resources that production sites do not give, by the section of the canal they lie at."""
IMPOSSIBLE = -1

NEEDS = tuple(dict.fromkeys((*CARD_RESOURCES, *PROJECT_RESOURCES)))
NEED_OF_CARD = tuple(map(NEEDS.index, CARD_RESOURCES))
NEED_OF_PROJECT = tuple(map(NEEDS.index, PROJECT_RESOURCES))


def _short_of(need: tuple[int, ...], sites: int) -> int:
    short = tuple(max(0, need[resource] - (sites >> 2 * resource & 3)) for resource in CANAL)
    return SHORT.index(short) if sum(short) <= _COVERED_MOST else IMPOSSIBLE


MISSING = tuple(tuple(_short_of(need, sites) for sites in range(256)) for need in NEEDS)
"""By need and production sites: an index of `SHORT`, `IMPOSSIBLE` if it cannot be made up for."""


def plan_of(uses: int, end: int) -> int:
    """The plan that uses these levers and leaves the canoes there."""
    return uses * PAIR_COUNT + end


def uses_of(plan: int) -> int:
    """What a plan uses: `JOKER`, `RICH`, `UPSTREAM` and `COINS`."""
    return plan // PAIR_COUNT


def end_of(plan: int) -> int:
    """The final positions of the canoes in a plan, an index of `PAIRS`."""
    return plan % PAIR_COUNT


LEVERS_OF = tuple(
    (1 << RESOURCE_OR_2 if uses & (JOKER | COINS) else 0)
    | (1 << RESOURCE_AND_5 if uses & RICH else 0)
    | (1 << CANOE_UPSTREAM if uses & UPSTREAM else 0)
    for uses in range(USES)
)
"""By what is used: mask of levers."""
GAIN_OF = tuple(
    (LEVER_COINS if uses & COINS else 0) + (LEVER_RICH_COINS if uses & RICH else 0)
    for uses in range(USES)
)
"""By what is used: coins that the levers bring."""
MOST_GAIN = max(GAIN_OF)


@cache
def available(levers: int) -> int:
    """What a player with these ready levers may use: `JOKER`, `RICH`, `UPSTREAM`."""
    return (
        (levers >> RESOURCE_OR_2 & 1)
        | (levers >> RESOURCE_AND_5 & 1) << 1
        | (levers >> CANOE_UPSTREAM & 1) << 2
    )


@cache
def moves_of(start: int, end: int) -> tuple[tuple[int, int], ...]:
    """The cheapest canoe moves between two pairs of sections."""
    left, right = PAIRS[start], PAIRS[end]
    straight = ((left[0], right[0]), (left[1], right[1]))
    crossed = ((left[0], right[1]), (left[1], right[0]))
    best = min(straight, crossed, key=lambda way: (_ups(way), sum(a != b for a, b in way)))
    return tuple((one, other) for one, other in best if one != other)


def _ups(way: tuple[tuple[int, int], ...]) -> int:
    return sum(other < one for one, other in way)


@cache
def canoe_coins(start: int, end: int, free: int) -> int:
    """What the canoes cost; `free` of them go upstream by the lever."""
    return UPSTREAM_COINS * max(0, _ups(moves_of(start, end)) - free)


def canoe_price(start: int, plan: int) -> int:
    """What the canoes of a plan cost."""
    uses, end = divmod(plan, PAIR_COUNT)
    return canoe_coins(start, end, uses >> 2 & 1)


Plans = tuple[tuple[int, int], ...]
"""Plans, each with the coins that it costs, less those that its levers bring."""


@cache
def plans(levers: int, start: int, short: int) -> tuple[Plans, Plans]:
    """The ways to make resources available, the cheapest one first.

    `levers` are those of `available`, `short` is an index of `SHORT`. In the first plans each lever
    stands for a resource, even for one that a canoe could bring free of charge, or saves coins of a
    canoe; the others use levers for their coins besides, for who is short of coins too: fewer
    levers come first.
    """
    found = {uses: _cheapest(uses, start, short) for uses in _all_uses(levers)}
    coins = {
        uses: canoe_coins(start, ends[0], uses >> 2 & 1) for uses, ends in found.items() if ends
    }
    some = [
        uses for uses in coins if not (uses & UPSTREAM and coins[uses ^ UPSTREAM] <= coins[uses])
    ]
    lacks = _left_over(PAIRS[start], short) > 0
    paying = [uses for uses in some if uses & COINS or (uses & RICH and not lacks)]
    for_resources = [uses for uses in some if uses not in paying]
    for_resources.sort(key=lambda uses: (coins[uses], uses.bit_count(), uses))
    return _laid_out(for_resources, found, coins), _laid_out(paying, found, coins)


def _all_uses(levers: int) -> Iterator[int]:
    """The combinations of available levers; those that bring coins, fewer levers first."""
    there = levers | (COINS if levers & JOKER else 0)
    for uses in range(USES):
        if uses & there == uses and uses & (JOKER | COINS) != JOKER | COINS:
            yield uses


def _laid_out(order: list[int], found: dict[int, list[int]], coins: dict[int, int]) -> Plans:
    return tuple(
        (coins[uses] - GAIN_OF[uses], plan_of(uses, end)) for uses in order for end in found[uses]
    )


def _cheapest(uses: int, start: int, short: int) -> list[int]:
    """The cheapest final positions of the canoes, without useless moves."""
    jokers = (uses & 1) + (uses >> 1 & 1)
    if not _left_over(PAIRS[start], short):  # nothing that a lever could stand for
        if uses & JOKER:
            return []
        jokers = 0
    ends = [end for end in range(PAIR_COUNT) if _suffices(start, end, short, jokers)]
    coins = [canoe_coins(start, end, 0) for end in ends]
    return [end for end, cost in zip(ends, coins, strict=True) if cost == min(coins)]


def _suffices(start: int, end: int, short: int, jokers: int) -> bool:
    """Whether canoes at these positions and some levers cover the shortage, without a
    useless one.
    """
    if _left_over(PAIRS[end], short) != jokers:
        return False
    for one, other in moves_of(start, end):
        without = list(PAIRS[end])
        without[without.index(other)] = one
        if _left_over(tuple(without), short) <= jokers:
            return False
    return True


def _left_over(pair: tuple[int, ...], short: int) -> int:
    """Resources that are still missing when canoes are at these sections."""
    return sum(max(0, count - pair.count(section)) for section, count in enumerate(SHORT[short]))


@cache
def moved(pair: int, section: int, to: int) -> int:
    """The canoes after one of them moved from a section to another."""
    one, other = PAIRS[pair]
    return pair_of(other if one == section else one, to)


def units_at(player: PlayerState, section: int) -> int:
    """Units of the resource at a section of the canal that site and canoes give, without levers."""
    level = production_level(player.production, CANAL[section])
    return level + PAIRS[player.canoes].count(section)
