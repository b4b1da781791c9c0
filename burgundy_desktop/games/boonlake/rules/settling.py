"""Expanding and developing. Rules §6.4 and §6.5."""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as e, moves as m
from burgundy_desktop.games.boonlake.moves import BY_LEVER
from burgundy_desktop.games.boonlake.queries import prices
from burgundy_desktop.games.boonlake.queries.areas import has_town_in
from burgundy_desktop.games.boonlake.queries.places import areas_around
from burgundy_desktop.games.boonlake.rules import gains
from burgundy_desktop.games.boonlake.rules.piles import ask_to_discard, draw_cards
from burgundy_desktop.games.boonlake.rules.production import advance
from burgundy_desktop.games.boonlake.state import State, steps as s
from burgundy_desktop.games.boonlake.state.reasons import BY_EXTRA, BY_SETTLEMENTS, BY_SITES
from burgundy_desktop.games.boonlake.tables import boards, numbers, tiles, words
from burgundy_desktop.games.boonlake.tables.land import REGION_OF


def settle(state: State, move: m.Settle, events: EventLog) -> None:
    """Put an inhabitant on a site: pay, then gain."""
    _, seat, _ = state.pending.pop()
    site, tile = move.site, state.tiles[move.site >> 1]
    player = state.players[seat]
    coins, cards = prices.site_price(state, site)
    player.ranch -= 1
    player.people |= 1 << site
    state.occupy(site)
    events.log(e.Settled, seat, site, tile)
    gains.pay_coins(state, seat, coins, "site", events)
    state.pending.append((s.SETTLED, seat, site))
    if cards:
        ask_to_discard(state, seat, cards, s.FOR_SITE)


def settled(state: State, seat: Seat, site: int, events: EventLog) -> None:
    """What a site brings, once it is paid for; in its order."""
    state.pending.pop()
    for kind, amount in tiles.EFFECTS[state.tiles[site >> 1]][site & 1]:
        _bring(state, seat, kind, amount, site, events)


def _bring(state: State, seat: Seat, kind: int, amount: int, site: int, events: EventLog) -> None:
    location = site >> 1
    if kind == words.SITE_COINS:
        gains.gain_coins(state, seat, amount, e.BY_SITE, location, events)
    elif kind == words.SITE_CARDS:
        draw_cards(state, seat, amount, e.BY_SITE, location, events)
    elif kind == words.SITE_VASE:
        gains.gain_vases(state, seat, amount, e.BY_SITE, location, events)
    elif kind == words.SITE_COIN_TRACK:
        advance(state, seat, words.COIN_TRACK, amount, events)
    elif kind == words.SITE_CARD_TRACK:
        advance(state, seat, words.CARD_TRACK, amount, events)
    elif kind == words.SITE_TRACK_CHOICE:
        state.pending.append((s.TRACK_CHOICE, seat, amount))
    elif kind == words.SITE_INCOME_COIN_TRACK:
        position = state.players[seat].coin_track
        coins, points = _income(words.COIN_TRACK, position)
        gains.gain_coins(state, seat, coins, e.BY_INCOME, location, events)
        gains.score(state, seat, points, BY_SITES, location, events)
    elif kind == words.SITE_INCOME_CARD_TRACK:
        position = state.players[seat].card_track
        cards, points = _income(words.CARD_TRACK, position)
        draw_cards(state, seat, cards, e.BY_INCOME, location, events)
        gains.score(state, seat, points, BY_SITES, location, events)
    else:
        gains.score(state, seat, amount, BY_SITES, location, events)


def _income(track: int, position: int) -> tuple[int, int]:
    """Coins or cards, and the points, of a place on a track."""
    return boards.TRACK_INCOME[track][position], boards.TRACK_VP[track][position]


def build_house(state: State, move: m.BuildHouse, events: EventLog) -> None:
    """An inhabitant becomes a house: the topmost one of the board, or one beside it."""
    step, seat, _ = state.pending.pop()
    player, bit = state.players[seat], 1 << move.site
    player.people &= ~bit
    player.homes |= bit
    player.supply += 1
    from_aside = player.houses == numbers.HOUSES
    if from_aside:
        player.aside -= 1
    else:
        player.houses += 1
    events.log(e.HouseBuilt, seat, move.site, from_aside)
    gains.give_inhabitants(state, seat, prices.house_price(step), "house", events)
    clear_levels(state, seat, events)


def build_settlement(state: State, move: m.BuildSettlement, events: EventLog) -> None:
    """A house becomes a settlement; the house is set aside."""
    step, seat, cheaper = state.pending.pop()
    player, site = state.players[seat], move.site
    less = prices.settlement_discount(step, cheaper)
    replaced = move.terms
    if replaced >= BY_LEVER:
        replaced -= BY_LEVER
        less += 1
        player.ready &= ~(1 << words.SETTLEMENT_CHEAPER)
        events.log(e.LeverUsed, seat, words.SETTLEMENT_CHEAPER)
    price, _ = prices.settlement_price(player, less)
    same_region = has_town_in(player, REGION_OF[site >> 1])
    player.homes &= ~(1 << site)
    player.towns |= 1 << site
    player.aside += 1
    player.settlements += 1
    if events is not SILENT:
        areas = areas_around(state, site)
        events.log(e.SettlementBuilt, seat, site, player.settlements, areas, replaced)
    gains.give_inhabitants(state, seat, price - replaced, "settlement", events)
    _score_settlement(state, seat, site, replaced, same_region, events)
    clear_levels(state, seat, events)


def _score_settlement(
    state: State, seat: Seat, site: int, replaced: int, same_region: bool, events: EventLog
) -> None:
    location = site >> 1
    tile = state.tiles[location]
    gains.score(state, seat, -replaced * numbers.EXTRA_LOSS, BY_EXTRA, location, events)
    if same_region:
        gains.score(state, seat, -numbers.SAME_REGION_LOSS, BY_SETTLEMENTS, location, events)
    gains.score(state, seat, -tiles.PENALTY[tile], BY_SETTLEMENTS, location, events)
    gains.score(state, seat, tiles.BONUS[tile][site & 1], BY_SETTLEMENTS, location, events)


def clear_levels(state: State, seat: Seat, events: EventLog) -> None:
    """The inhabitant of a level that has become empty goes to the ranch."""
    player = state.players[seat]
    while player.levels < boards.BONUS_LEVELS:
        houses, settlements, cattle = boards.LEVEL_NEEDS[player.levels]
        if player.houses < houses or player.settlements < settlements or player.cattle < cattle:
            return
        player.levels += 1
        events.log(e.LevelCleared, seat, player.levels - 1)
        player.ranch += 1
        events.log(e.InhabitantsGained, seat, 1, e.BY_LEVEL)
