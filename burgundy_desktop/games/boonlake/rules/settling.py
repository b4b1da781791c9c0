"""Expanding and developing. Rules §6.4 and §6.5."""

from __future__ import annotations

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.events import (
    BY_INCOME,
    BY_LEVEL,
    BY_SITE,
    HouseBuilt,
    InhabitantsGained,
    LevelCleared,
    LeverUsed,
    Settled,
    SettlementBuilt,
)
from burgundy_desktop.games.boonlake.moves import BY_LEVER
from burgundy_desktop.games.boonlake.queries.areas import has_town_in
from burgundy_desktop.games.boonlake.queries.places import areas_around
from burgundy_desktop.games.boonlake.queries.prices import (
    house_price,
    settlement_discount,
    settlement_price,
    site_price,
)
from burgundy_desktop.games.boonlake.rules.gains import (
    gain_coins,
    gain_vases,
    give_inhabitants,
    pay_coins,
    score,
)
from burgundy_desktop.games.boonlake.rules.piles import ask_to_discard, draw_cards
from burgundy_desktop.games.boonlake.rules.production import advance
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.state.reasons import BY_EXTRA, BY_SETTLEMENTS, BY_SITES
from burgundy_desktop.games.boonlake.state.steps import (
    FOR_SITE,
    SETTLED,
    TRACK_CHOICE,
)
from burgundy_desktop.games.boonlake.tables.boards import (
    BONUS_LEVELS,
    LEVEL_NEEDS,
    TRACK_INCOME,
    TRACK_VP,
)
from burgundy_desktop.games.boonlake.tables.land import REGION_OF
from burgundy_desktop.games.boonlake.tables.numbers import (
    EXTRA_LOSS,
    HOUSES,
    SAME_REGION_LOSS,
)
from burgundy_desktop.games.boonlake.tables.tiles import (
    BONUS,
    EFFECTS,
    PENALTY,
)
from burgundy_desktop.games.boonlake.tables.words import (
    CARD_TRACK,
    COIN_TRACK,
    SETTLEMENT_CHEAPER,
    SITE_CARD_TRACK,
    SITE_CARDS,
    SITE_COIN_TRACK,
    SITE_COINS,
    SITE_INCOME_CARD_TRACK,
    SITE_INCOME_COIN_TRACK,
    SITE_TRACK_CHOICE,
    SITE_VASE,
)


def settle(state: State, move: m.Settle, events: EventLog) -> None:
    """An inhabitant goes to a site; it is paid for, then comes what it shows."""
    _, seat, _ = state.pending.pop()
    site, tile = move.site, state.tiles[move.site >> 1]
    player = state.players[seat]
    coins, cards = site_price(state, site)
    player.ranch -= 1
    player.people |= 1 << site
    state.occupy(site)
    if events is not None:
        events.append(Settled(seat, site, tile))
    pay_coins(state, seat, coins, "site", events)
    state.pending.append((SETTLED, seat, site))
    if cards:
        ask_to_discard(state, seat, cards, FOR_SITE)


def settled(state: State, seat: Seat, site: int, events: EventLog) -> None:
    """What a site brings, once it is paid for; in its order."""
    state.pending.pop()
    for kind, amount in EFFECTS[state.tiles[site >> 1]][site & 1]:
        _bring(state, seat, kind, amount, site, events)


def _bring(state: State, seat: Seat, kind: int, amount: int, site: int, events: EventLog) -> None:
    location = site >> 1
    if kind == SITE_COINS:
        gain_coins(state, seat, amount, BY_SITE, location, events)
    elif kind == SITE_CARDS:
        draw_cards(state, seat, amount, BY_SITE, location, events)
    elif kind == SITE_VASE:
        gain_vases(state, seat, amount, BY_SITE, location, events)
    elif kind == SITE_COIN_TRACK:
        advance(state, seat, COIN_TRACK, amount, events)
    elif kind == SITE_CARD_TRACK:
        advance(state, seat, CARD_TRACK, amount, events)
    elif kind == SITE_TRACK_CHOICE:
        state.pending.append((TRACK_CHOICE, seat, amount))
    elif kind == SITE_INCOME_COIN_TRACK:
        position = state.players[seat].coin_track
        gain_coins(state, seat, TRACK_INCOME[COIN_TRACK][position], BY_INCOME, location, events)
        score(state, seat, TRACK_VP[COIN_TRACK][position], BY_SITES, location, events)
    elif kind == SITE_INCOME_CARD_TRACK:
        position = state.players[seat].card_track
        draw_cards(state, seat, TRACK_INCOME[CARD_TRACK][position], BY_INCOME, location, events)
        score(state, seat, TRACK_VP[CARD_TRACK][position], BY_SITES, location, events)
    else:
        score(state, seat, amount, BY_SITES, location, events)


def build_house(state: State, move: m.BuildHouse, events: EventLog) -> None:
    """An inhabitant becomes a house: the topmost one of the board, or one beside it."""
    step, seat, _ = state.pending.pop()
    player, bit = state.players[seat], 1 << move.site
    player.people &= ~bit
    player.homes |= bit
    player.supply += 1
    from_aside = player.houses == HOUSES
    if from_aside:
        player.aside -= 1
    else:
        player.houses += 1
    if events is not None:
        events.append(HouseBuilt(seat, move.site, from_aside))
    give_inhabitants(state, seat, house_price(step), "house", events)
    clear_levels(state, seat, events)


def build_settlement(state: State, move: m.BuildSettlement, events: EventLog) -> None:
    """A house becomes a settlement; the house is set aside."""
    step, seat, cheaper = state.pending.pop()
    player, site = state.players[seat], move.site
    less = settlement_discount(step, cheaper)
    replaced = move.terms
    if replaced >= BY_LEVER:
        replaced -= BY_LEVER
        less += 1
        player.ready &= ~(1 << SETTLEMENT_CHEAPER)
        if events is not None:
            events.append(LeverUsed(seat, SETTLEMENT_CHEAPER))
    price, _ = settlement_price(player, less)
    same_region = has_town_in(player, REGION_OF[site >> 1])
    player.homes &= ~(1 << site)
    player.towns |= 1 << site
    player.aside += 1
    player.settlements += 1
    if events is not None:
        areas = areas_around(state, site)
        events.append(SettlementBuilt(seat, site, player.settlements, areas, replaced))
    give_inhabitants(state, seat, price - replaced, "settlement", events)
    _score_settlement(state, seat, site, replaced, same_region, events)
    clear_levels(state, seat, events)


def _score_settlement(
    state: State, seat: Seat, site: int, replaced: int, same_region: bool, events: EventLog
) -> None:
    location = site >> 1
    tile = state.tiles[location]
    score(state, seat, -replaced * EXTRA_LOSS, BY_EXTRA, location, events)
    if same_region:
        score(state, seat, -SAME_REGION_LOSS, BY_SETTLEMENTS, location, events)
    score(state, seat, -PENALTY[tile], BY_SETTLEMENTS, location, events)
    score(state, seat, BONUS[tile][site & 1], BY_SETTLEMENTS, location, events)


def clear_levels(state: State, seat: Seat, events: EventLog) -> None:
    """The inhabitant of a level that has become empty goes to the ranch."""
    player = state.players[seat]
    while player.levels < BONUS_LEVELS:
        houses, settlements, cattle = LEVEL_NEEDS[player.levels]
        if player.houses < houses or player.settlements < settlements or player.cattle < cattle:
            return
        player.levels += 1
        player.ranch += 1
        if events is not None:
            events.append(LevelCleared(seat, player.levels - 1))
            events.append(InhabitantsGained(seat, 1, BY_LEVEL))
