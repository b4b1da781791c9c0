"""What a computer player notices about a seat: named features, each with an amount.

Most features are there or not; some have an amount. What they are worth depends on how much of
the game is left (`left`); the worth was fitted to played games (`data/worth.json`).
"""

from __future__ import annotations

from burgundy_desktop.core.fitted import Named
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake.features.prospects import (
    REACHES,
    payable,
    standing,
    worth_of_card,
)
from burgundy_desktop.games.boonlake.features.sure import income_points, incomes_to_come
from burgundy_desktop.games.boonlake.rules.interim import board_coins
from burgundy_desktop.games.boonlake.rules.regions import areas_in
from burgundy_desktop.games.boonlake.state import OVER, PlayerState, State
from burgundy_desktop.games.boonlake.tables.boards import (
    LEVER_COUNT,
    TRACK_INCOME,
    production_level,
)
from burgundy_desktop.games.boonlake.tables.cards import CARD_TYPE
from burgundy_desktop.games.boonlake.tables.land import REGION_COUNT
from burgundy_desktop.games.boonlake.tables.numbers import SETTLEMENT_AREAS
from burgundy_desktop.games.boonlake.tables.paying import PAIR_COUNT
from burgundy_desktop.games.boonlake.tables.river import END, ROUNDS, SCORINGS
from burgundy_desktop.games.boonlake.tables.words import (
    ACTIONS,
    CARD_TRACK,
    CARD_TYPES,
    COIN_TRACK,
    PERMANENTS,
    RESOURCES,
)

_FEATURES = Named()
_block = _FEATURES.block

NAMES = _FEATURES.names
"""The features in their order."""
named = _FEATURES.by_name
"""What was noticed, for people and for the fit."""

On = list[int]
Amounts = list[tuple[int, float]]

_MOST_COINS, _MOST_VASES, _MOST_INHABITANTS, _MOST_HAND = 14, 5, 7, 8
"""More than so many is told apart no further, or counted on its own."""
_MOST_PIECES, _MOST_PLAYED, _MOST_PEOPLE, _LAST_STEP = 7, 8, 6, 12
_MOST_SEATS, _BEHIND, _STEPS, _LEVELS, _TILES = 4, 8, 48, 4, 6
"""Figures of the box: with other ones in their place the worth of these is all there is."""

ALL_LEFT = ROUNDS * END
"""What `left` is at the start."""

_ONE, _SEATS = _block("one"), _block("seats", _MOST_SEATS + 1)
_TO_COME, _DUE, _LAST_LAP = _block("to_come", SCORINGS + 2), _block("due"), _block("last_lap")
_OWN_TURN, _ACTION = _block("own_turn"), _block("action", len(ACTIONS))
_SHIP_BEHIND, _SHIP_FREE = _block("ship_behind", _BEHIND + 1), _block("ship_free", _BEHIND + 1)
_COINS, _COINS_REST = _block("coins", _MOST_COINS + 1), _block("coins_rest")
_VASES, _VASES_REST = _block("vases", _MOST_VASES + 1), _block("vases_rest")
_RANCH, _SUPPLY = _block("ranch", _MOST_INHABITANTS + 1), _block("supply", _MOST_INHABITANTS + 1)
_HAND, _HAND_REST = _block("hand", _MOST_HAND + 1), _block("hand_rest")
_CARD, _CARD_WORTH = _block("card", len(CARD_TYPES), REACHES), _block("card_worth", REACHES)
_CANOES = _block("canoes", PAIR_COUNT)
_PRODUCTION, _LEVER = _block("production", len(RESOURCES), 3), _block("lever", LEVER_COUNT)
_READY, _PERMANENT = _block("ready", LEVER_COUNT), _block("permanent", len(PERMANENTS))
_COIN_STEP, _CARD_STEP = _block("coin_step", _LAST_STEP + 1), _block("card_step", _LAST_STEP + 1)
_HOUSES, _SETTLEMENTS = _block("houses", _MOST_PIECES + 1), _block("settlements", _MOST_PIECES + 1)
_CATTLE, _LEVEL = _block("cattle", _MOST_PIECES + 1), _block("level", _LEVELS + 1)
_PEOPLE, _HOMES = _block("people", _MOST_PEOPLE + 1), _block("homes", _MOST_PEOPLE + 1)
_READY_HOMES = _block("ready_homes", _MOST_PEOPLE + 1)
_AREAS = _block("areas", REGION_COUNT, _MOST_PEOPLE + 1)
_LABEL_AREAS = _block("label_areas", REGION_COUNT)
_PLAYED, _PROJECTS = _block("played", len(CARD_TYPES), _MOST_PLAYED + 1), _block("projects", 7)
_MARKED, _TILE = _block("marked", 7), _block("tile", _TILES, 4)
_BEST_TILE, _TILE_LATER = _block("best_tile", SCORINGS + 1, 4), _block("tile_later", 4)
_INCOME_POINTS, _INCOME_COINS = _block("income_points"), _block("income_coins")
_INCOME_CARDS = _block("income_cards")
_STEP, _WAITING = _block("step", _STEPS), _block("waiting", _STEPS)
_OTHERS_CHOOSE = _block("others_choose")


def left(state: State) -> int:
    """Spaces that the first ship has still to go until the end of the second round."""
    if state.stage == OVER:
        return 0
    return max(0, ALL_LEFT - state.round * END - max(state.ships))


def noticed(state: State, seat: Seat) -> tuple[On, Amounts]:
    """All features of a seat that are not zero."""
    player = state.players[seat]
    on: On = [_ONE, _SEATS + len(state.players), _TO_COME + incomes_to_come(state, seat)]
    found: Amounts = []
    _notice_course(state, seat, on)
    _notice_goods(player, on, found)
    _notice_hand(player, found)
    _notice_board(state, player, on, found)
    _notice_map(state, player, on, found)
    _notice_cards(player, on, found)
    _notice_tiles(state, player, on, found)
    _notice_steps(state, seat, on)
    return on, found


def _notice_course(state: State, seat: Seat, on: On) -> None:
    """Ships, and whose turn it is."""
    ships = state.ships
    own = ships[seat]
    on.append(_SHIP_BEHIND + min(max(ships) - own, _BEHIND))
    on.append(_SHIP_FREE + min(own - min(ships), _BEHIND))
    if state.due:
        on.append(_DUE)
    if state.last_lap:
        on.append(_LAST_LAP)
    if state.active == seat:
        on.append(_OWN_TURN)
        if state.action >= 0:
            on.append(_ACTION + state.action)


def _notice_goods(player: PlayerState, on: On, found: Amounts) -> None:
    """Coins, vases, inhabitants, and how many cards."""
    for first, rest, count, most in (
        (_COINS, _COINS_REST, player.coins, _MOST_COINS),
        (_VASES, _VASES_REST, player.vases, _MOST_VASES),
        (_HAND, _HAND_REST, len(player.hand), _MOST_HAND),
    ):
        on.append(first + min(count, most))
        if count > most:
            found.append((rest, count - most))
    on.append(_RANCH + min(player.ranch, _MOST_INHABITANTS))
    on.append(_SUPPLY + min(player.supply, _MOST_INHABITANTS))


def _notice_hand(player: PlayerState, found: Amounts) -> None:
    """Cards in hand by what is missing for them."""
    for card in player.hand:
        reach = payable(player, card)
        found.append((_CARD + REACHES * CARD_TYPE[card] + reach, 1.0))
        found.append((_CARD_WORTH + reach, worth_of_card(player, card)))


def _notice_board(state: State, player: PlayerState, on: On, found: Amounts) -> None:
    """The player board and the tracks."""
    on.append(_CANOES + player.canoes)
    for resource in range(len(RESOURCES)):
        on.append(_PRODUCTION + 3 * resource + production_level(player.production, resource))
    for lever in range(LEVER_COUNT):
        if player.levers >> lever & 1:
            on.append(_LEVER + lever)
            if player.ready >> lever & 1:
                on.append(_READY + lever)
    on.append(_COIN_STEP + min(player.coin_track, _LAST_STEP))
    on.append(_CARD_STEP + min(player.card_track, _LAST_STEP))
    on.append(_HOUSES + min(player.houses, _MOST_PIECES))
    on.append(_SETTLEMENTS + min(player.settlements, _MOST_PIECES))
    on.append(_CATTLE + min(player.cattle, _MOST_PIECES))
    on.append(_LEVEL + min(player.levels, _LEVELS))
    coins = board_coins(player) + TRACK_INCOME[COIN_TRACK][player.coin_track]
    found.append((_INCOME_COINS, coins))
    found.append((_INCOME_CARDS, TRACK_INCOME[CARD_TRACK][player.card_track]))
    found.append((_INCOME_POINTS, income_points(state, player)))


def _notice_map(state: State, player: PlayerState, on: On, found: Amounts) -> None:
    """Inhabitants and houses on the map, and where."""
    on.append(_PEOPLE + min(player.people.bit_count(), _MOST_PEOPLE))
    on.append(_HOMES + min(player.homes.bit_count(), _MOST_PEOPLE))
    ready, homes, crowd = 0, player.homes, state.crowd
    while homes:
        low = homes & -homes
        ready += crowd[low.bit_length() - 1 >> 1] > SETTLEMENT_AREAS
        homes ^= low
    on.append(_READY_HOMES + min(ready, _MOST_PEOPLE))
    for region in range(REGION_COUNT):
        areas = areas_in(player, region)
        on.append(_AREAS + (_MOST_PEOPLE + 1) * region + min(areas, _MOST_PEOPLE))
        if areas and not state.covered >> region & 1:
            found.append((_LABEL_AREAS + region, areas))


def _notice_cards(player: PlayerState, on: On, found: Amounts) -> None:
    """Cards in front of the player and what they do for good."""
    counts = [0] * len(CARD_TYPES)
    for card in player.played:
        counts[CARD_TYPE[card]] += 1
    for type_, count in enumerate(counts):
        on.append(_PLAYED + (_MOST_PLAYED + 1) * type_ + min(count, _MOST_PLAYED))
    for number, amount in enumerate(player.permanents):
        if amount:
            found.append((_PERMANENT + number, amount))
    on.append(_PROJECTS + min(player.projects.bit_count(), 6))
    on.append(_MARKED + min(player.marked.bit_count(), 6))


def _notice_tiles(state: State, player: PlayerState, on: On, found: Amounts) -> None:
    """How far the open scoring tiles are met, for the next interim scoring and the last one."""
    scoring = len(player.markers) + 1
    if scoring > SCORINGS:
        return
    best = 0
    for slot, tile in enumerate(state.scoring):
        if slot not in player.markers:
            stands = standing(state, player, tile, scoring)
            best = max(best, stands)
            found.append((_TILE_LATER + standing(state, player, tile, SCORINGS), 1.0))
            if slot < _TILES:
                on.append(_TILE + 4 * slot + stands)
    on.append(_BEST_TILE + 4 * scoring + best)


def _notice_steps(state: State, seat: Seat, on: On) -> None:
    """What waits to be decided."""
    last = len(state.pending) - 1
    for number, (step, who, _) in enumerate(state.pending):
        if who == seat:
            on.append((_STEP if number == last else _WAITING) + step)
    if last >= 0 and state.pending[-1][1] != seat:
        on.append(_OTHERS_CHOOSE)
