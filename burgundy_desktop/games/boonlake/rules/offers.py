"""The choices of a player: lists of moves, in a fixed order.

Every move object is built once (`moves`). Sites and locations are bits of masks; a mask becomes
moves chunk by chunk, from small tables.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.queries import places
from burgundy_desktop.games.boonlake.queries.paying import (
    IMPOSSIBLE,
    LEVERS_OF,
    MISSING,
    MOST_GAIN,
    NEED_OF_CARD,
    NEED_OF_PROJECT,
    Plans,
    available,
    plans,
    uses_of,
)
from burgundy_desktop.games.boonlake.queries.prices import (
    card_prices,
    coins_for_each,
    lever_price,
    project_prices,
    settlement_price,
)
from burgundy_desktop.games.boonlake.rules.card_effects import can_pay
from burgundy_desktop.games.boonlake.state import PlayerState, State, steps as s
from burgundy_desktop.games.boonlake.tables import numbers, scorings, words
from burgundy_desktop.games.boonlake.tables.boards import LEVER_COUNT, UPSTREAM_COINS
from burgundy_desktop.games.boonlake.tables.canoes import PAIRS, SECTIONS
from burgundy_desktop.games.boonlake.tables.cards import (
    CARD_TYPE,
    CARD_VASES,
    CARDS,
    EXCHANGES,
    OFFERED,
)
from burgundy_desktop.games.boonlake.tables.land import LOCATION_SLOTS, SITE_SLOTS

_PART = 8
_LOW = (1 << _PART) - 1
"""Bits of a mask that are looked up at once."""

FORGO_LEVERS = 1 << words.FORGO_VASE | 1 << words.FORGO_MODERNIZE | 1 << words.FORGO_DEVELOP
SKIP_LEVERS = 1 << words.SKIP_CARD_PRODUCTION | 1 << words.SKIP_CARD_COINS
HIGHEST = (0, 0)
"""Both canoes where the canal begins."""
HELPING_LEVERS = (
    1 << words.RESOURCE_OR_2 | 1 << words.RESOURCE_AND_5 | 1 << words.CARDS_TO_INHABITANT
)

_SELL = tuple(map(m.sell_card, CARDS))
_MODERNIZE = tuple(map(m.modernize, range(LEVER_COUNT)))


def _moves_of(every: Sequence[Any], bits: int, first: int) -> tuple[Any, ...]:
    return tuple(every[first + bit] for bit in range(_PART) if bits >> bit & 1)


def _by_bits(make: Any, count: int) -> Callable[[list[m.BoonlakeMove], int], None]:
    """Adds to a list the move of each bit of a mask."""
    some = cache(partial(_moves_of, tuple(make(index) for index in range(count))))

    def add(found: list[m.BoonlakeMove], mask: int) -> None:
        first = 0
        while mask:
            bits = mask & _LOW
            if bits:
                found += some(bits, first)
            mask >>= _PART
            first += _PART

    return add


_add_settles = _by_bits(m.settle, SITE_SLOTS)
_add_houses = _by_bits(m.build_house, SITE_SLOTS)
add_tile_places = _by_bits(m.place_tile, LOCATION_SLOTS)
add_pasture_places = _by_bits(m.place_pasture, LOCATION_SLOTS)


def _add_cards(found: list[m.BoonlakeMove], player: PlayerState, types: int) -> None:
    """Cards of these types that can be paid for, with every plan."""
    production, vases, canoes = player.production, player.vases, player.canoes
    coins, prices = player.coins, card_prices(player)
    levers = available(player.ready)
    for card in player.hand:
        if types >> CARD_TYPE[card] & 1 and vases >= CARD_VASES[card]:
            short = MISSING[NEED_OF_CARD[card]][production]
            if short != IMPOSSIBLE:
                left = coins - prices[card]
                _add_plans(found, m.play_card, card, plans(levers, canoes, short), left)


def _add_plans(
    found: list[m.BoonlakeMove], make: Any, what: int, ways: tuple[Plans, Plans], left: int
) -> None:
    """The affordable plans. Levers are used for their coins only if necessary."""
    for_resources, paying = ways
    for coins, plan in for_resources:
        if coins <= left:
            found.append(make(what, plan))
    if paying:
        enough = [LEVERS_OF[uses_of(plan)] for coins, plan in for_resources if coins <= left]
        for coins, plan in paying:
            levers = LEVERS_OF[uses_of(plan)]
            if coins <= left and not any(some & levers == some != levers for some in enough):
                found.append(make(what, plan))
                enough.append(levers)


def _add_projects(found: list[m.BoonlakeMove], state: State, player: PlayerState) -> None:
    """Projects that are not done and can be paid for, with every plan."""
    coins, done, prices = player.coins, player.projects, project_prices(player)
    levers, most = available(player.ready), coins + MOST_GAIN
    for slot, tile in enumerate(state.scoring):
        if prices[tile] <= most and not done >> slot & 1:
            short = MISSING[NEED_OF_PROJECT[tile]][player.production]
            if short != IMPOSSIBLE:
                ways = plans(levers, player.canoes, short)
                _add_plans(found, m.do_project, tile, ways, coins - prices[tile])


def _add_sales(found: list[m.BoonlakeMove], player: PlayerState, types: int) -> None:
    found += [_SELL[card] for card in player.hand if types >> CARD_TYPE[card] & 1]


def _add_expansions(found: list[m.BoonlakeMove], state: State, player: PlayerState) -> None:
    _add_settles(found, places.open_sites(state, player))


def add_houses(found: list[m.BoonlakeMove], player: PlayerState, inhabitants: int) -> None:
    """Inhabitants on the map that can become houses."""
    if places.can_build_house(player, inhabitants):
        _add_houses(found, player.people)


def add_settlements(
    found: list[m.BoonlakeMove], state: State, player: PlayerState, cheaper: int
) -> None:
    """Houses that can become settlements; `cheaper` as in a pending CHEAP_SETTLEMENT."""
    if not player.homes or player.settlements == numbers.SETTLEMENTS:
        return
    _add_settlements(found, state, player, cheaper, 0)
    if player.ready >> words.SETTLEMENT_CHEAPER & 1:
        _add_settlements(found, state, player, cheaper + 17, m.BY_LEVER)


def settlements(state: State, player: PlayerState, cheaper: int) -> list[m.BoonlakeMove]:
    """Houses that can become settlements; `cheaper` as in a pending CHEAP_SETTLEMENT."""
    found: list[m.BoonlakeMove] = []
    add_settlements(found, state, player, cheaper)
    return found


def _add_settlements(
    found: list[m.BoonlakeMove], state: State, player: PlayerState, cheaper: int, lever: int
) -> None:
    price, replaceable = settlement_price(player, cheaper & 15)
    first = max(0, price - player.ranch)
    if first > replaceable:
        return
    homes = places.homes_ready(state, player, places.areas_needed(cheaper))
    while homes:
        low = homes & -homes
        homes ^= low
        site = low.bit_length() - 1
        found += [
            m.build_settlement(site, losses + lever) for losses in range(first, replaceable + 1)
        ]


def _add_cattle(found: list[m.BoonlakeMove], state: State, player: PlayerState) -> None:
    for location, price, replaceable in places.pastures_with_room(state, player):
        first = max(0, price - player.ranch)
        found += [m.place_cattle(location, losses) for losses in range(first, replaceable + 1)]


def forgo_moves(state: State, player: PlayerState) -> list[m.BoonlakeMove]:
    """What may be done in place of a follow part."""
    found: list[m.BoonlakeMove] = []
    ready = player.ready & FORGO_LEVERS
    if ready >> words.FORGO_VASE & 1:
        found.append(m.FORGO_FOR_VASE)
        if player.vases:
            found.append(m.FORGO_TO_SELL_VASE)
    if ready >> words.FORGO_MODERNIZE & 1 and modernizations(player):
        found.append(m.FORGO_TO_MODERNIZE)
    if ready >> words.FORGO_DEVELOP & 1 and _can_develop(state, player):
        found.append(m.FORGO_TO_DEVELOP)
    return found


def _can_develop(state: State, player: PlayerState) -> bool:
    if places.can_build_house(player, numbers.HOUSE_INHABITANTS):
        return True
    return bool(settlements(state, player, 0))


def modernizations(player: PlayerState) -> list[m.BoonlakeMove]:
    """The empty slots that the player can pay for."""
    return [
        _MODERNIZE[lever]
        for lever in range(LEVER_COUNT)
        if not player.levers >> lever & 1 and lever_price(player, lever) <= player.coins
    ]


def offer_moves(state: State, seat: Seat, flags: int) -> list[m.BoonlakeMove]:
    """Everything that an offer holds; passing comes first."""
    return moves_of_offer(state, state.players[seat], flags)


def moves_of_offer(state: State, player: PlayerState, flags: int) -> list[m.BoonlakeMove]:
    """The same for a player who may have used levers before."""
    found: list[m.BoonlakeMove] = [m.PASS]
    if flags & s.EXPAND:
        _add_expansions(found, state, player)
    if flags & s.DEVELOP:
        add_houses(found, player, numbers.HOUSE_INHABITANTS)
        add_settlements(found, state, player, 0)
    if flags & s.CATTLE:
        _add_cattle(found, state, player)
    types = flags & s.TYPES
    if types:
        _add_cards(found, player, types)
        _add_projects(found, state, player)
        if flags & s.SELL:
            _add_sales(found, player, types)
        if player.ready & SKIP_LEVERS:
            found += skip_moves(player)
    if flags & s.DRAW:
        found.append(m.DRAW_CARDS)
    if flags & s.FORGO and player.ready & FORGO_LEVERS:
        found += forgo_moves(state, player)
    return found


def skip_moves(player: PlayerState) -> list[m.BoonlakeMove]:
    """The levers for a forgone card opportunity."""
    levers = (words.SKIP_CARD_PRODUCTION, words.SKIP_CARD_COINS)
    return [m.skip_card(lever) for lever in levers if player.ready >> lever & 1]


def recruitments(player: PlayerState) -> list[m.BoonlakeMove]:
    """What an inhabitant may be bought for."""
    found: list[m.BoonlakeMove] = []
    if player.supply:
        if player.coins >= numbers.RECRUIT_COINS:
            found.append(m.RECRUIT_FOR_COINS)
        if len(player.hand) >= numbers.RECRUIT_CARDS:
            found.append(m.RECRUIT_FOR_CARDS)
    return found


def trades(player: PlayerState, offer: int) -> list[m.BoonlakeMove]:
    """The exchanges of a card that the player can pay for."""
    return [m.trade(one) for one in OFFERED[offer] if can_pay(player, EXCHANGES[one])]


def tile_scorings(state: State, seat: Seat, scoring: int) -> list[m.BoonlakeMove]:
    """The scoring tiles without a marker of the player, pay tiles with every way to pay."""
    player = state.players[seat]
    found: list[m.BoonlakeMove] = []
    for slot, tile in enumerate(state.scoring):
        if slot not in player.markers:
            found.append(m.score_tile(tile, m.REFUSED))
            if scorings.CONDITION[tile].kind in scorings.PAID:
                found += _payments(player, tile, scoring)
    return found


def _payments(player: PlayerState, tile: int, scoring: int) -> list[m.BoonlakeMove]:
    kind, times = scorings.CONDITION[tile].kind, scorings.CONDITION[tile].values[scoring - 1]
    each = coins_for_each(kind)
    pieces = (
        0 if kind == words.PAY_COINS else player.vases if kind == words.PAY_VASE else player.ranch
    )
    return [
        m.score_tile(tile, m.payment_of(kind, some))
        for some in range(min(pieces, times) + 1)
        if (times - some) * each <= player.coins
    ]


@cache
def _canoes(pair: int, by_lever: bool, by_coins: bool) -> tuple[m.BoonlakeMove, ...]:
    found: list[m.BoonlakeMove] = []
    for section in sorted(set(PAIRS[pair])):
        for to in range(SECTIONS):
            if to > section or (to < section and by_coins):
                found.append(m.move_canoe(section, to, False))
            if to < section and by_lever:
                found.append(m.move_canoe(section, to, True))
    return tuple(found)


def canoe_moves(player: PlayerState) -> tuple[m.BoonlakeMove, ...]:
    """The sections that canoes may go to; upstream for coins or by the lever."""
    by_lever = player.ready >> words.CANOE_UPSTREAM & 1 != 0
    return _canoes(player.canoes, by_lever, player.coins >= UPSTREAM_COINS)


def free_upstream(player: PlayerState) -> bool:
    """Whether a canoe could go upstream by the lever."""
    return player.ready >> words.CANOE_UPSTREAM & 1 != 0 and PAIRS[player.canoes] != HIGHEST


def may_move_canoes(step: int, about: int, player: PlayerState) -> bool:
    """Where a card may be played, in the window; and by the lever before a card pushes it up."""
    if step == s.OFFER:
        return about & s.TYPES != 0
    return step == s.WINDOW or (step == s.RESET and free_upstream(player))


@cache
def _levers(ready: int, cards: bool) -> tuple[m.BoonlakeMove, ...]:
    found: list[m.BoonlakeMove] = []
    if ready >> words.RESOURCE_OR_2 & 1:
        found += [m.lever_coins(words.RESOURCE_OR_2), m.LEVER_CARDS]
    if ready >> words.RESOURCE_AND_5 & 1:
        found.append(m.lever_coins(words.RESOURCE_AND_5))
    if ready >> words.CARDS_TO_INHABITANT & 1 and cards:
        found.append(m.LEVER_INHABITANT)
    return tuple(found)


def lever_moves(player: PlayerState) -> tuple[m.BoonlakeMove, ...]:
    """The levers that may be used at any time. Rules §4."""
    return _levers(player.ready & HELPING_LEVERS, len(player.hand) >= numbers.LEVER_SWAP_CARDS)
