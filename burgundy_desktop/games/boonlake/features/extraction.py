"""The features of a position as one seat sees it, each with an amount.

Most features are there or not; some have an amount. Their value depends on how much of
the game is left (`left`); the value of each was fitted to played games (`data/value.json`).
"""

from __future__ import annotations

from functools import cache

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.linear_model import FeatureNames
from burgundy_desktop.games.boonlake.features import prospects
from burgundy_desktop.games.boonlake.features.sure import incomes_to_come
from burgundy_desktop.games.boonlake.queries.areas import areas_by_region, homes_in_new_regions
from burgundy_desktop.games.boonlake.queries.income import income_coins, income_points, track_cards
from burgundy_desktop.games.boonlake.queries.places import areas_needed, homes_ready, to_lock
from burgundy_desktop.games.boonlake.rules.final import end_points
from burgundy_desktop.games.boonlake.state import OVER, PlayerState, State
from burgundy_desktop.games.boonlake.tables import boards, cards, words
from burgundy_desktop.games.boonlake.tables.canoes import PAIR_COUNT
from burgundy_desktop.games.boonlake.tables.land import REGION_COUNT
from burgundy_desktop.games.boonlake.tables.river import END, ROUNDS, SCORINGS
from burgundy_desktop.games.boonlake.tables.scorings import PROJECT_VP

_FEATURES = FeatureNames()
_block = _FEATURES.block

NAMES = _FEATURES.names
"""The features in their order."""
by_name = _FEATURES.by_name
"""Extracted features by name, for people and for the fit."""

On = list[int]
Amounts = list[tuple[int, float]]

_MOST_COINS, _MOST_VASES, _MOST_INHABITANTS, _MOST_HAND = 14, 5, 7, 8
"""Larger amounts are not distinguished, or are counted separately."""
_MOST_PIECES, _MOST_PLAYED, _MOST_PEOPLE, _LAST_STEP = 7, 8, 6, 12
_MOST_SEATS, _BEHIND, _STEPS, _LEVELS, _TILES = 4, 8, 48, 4, 6
_MOST_PRICE, _FAR, _GIFTS = 5, 6, cards.OFFER_SETTLEMENT + 1
"""The figures of the box: with a player's own tables the coefficients are still those
of the box.
"""

ALL_LEFT = ROUNDS * END
"""The value of `left` at the start."""

_ONE, _SEATS = _block("one"), _block("seats", _MOST_SEATS + 1)
_TO_COME, _DUE, _LAST_LAP = _block("to_come", SCORINGS + 2), _block("due"), _block("last_lap")
_OWN_TURN, _ACTION = _block("own_turn"), _block("action", len(words.ACTIONS))
_SHIP_BEHIND, _SHIP_FREE = _block("ship_behind", _BEHIND + 1), _block("ship_free", _BEHIND + 1)
_COINS, _COINS_REST = _block("coins", _MOST_COINS + 1), _block("coins_rest")
_VASES, _VASES_REST = _block("vases", _MOST_VASES + 1), _block("vases_rest")
_RANCH, _SUPPLY = _block("ranch", _MOST_INHABITANTS + 1), _block("supply", _MOST_INHABITANTS + 1)
_HAND, _HAND_REST = _block("hand", _MOST_HAND + 1), _block("hand_rest")
_CARD, _CARD_WORTH = (
    _block("card", len(words.CARD_TYPES), prospects.REACHES),
    _block("card_worth", prospects.REACHES),
)
_CANOES = _block("canoes", PAIR_COUNT)
_PRODUCTION, _LEVER = (
    _block("production", len(words.RESOURCES), 3),
    _block("lever", boards.LEVER_COUNT),
)
_READY, _PERMANENT = _block("ready", boards.LEVER_COUNT), _block("permanent", len(words.PERMANENTS))
_COIN_STEP, _CARD_STEP = _block("coin_step", _LAST_STEP + 1), _block("card_step", _LAST_STEP + 1)
_HOUSES, _SETTLEMENTS = _block("houses", _MOST_PIECES + 1), _block("settlements", _MOST_PIECES + 1)
_CATTLE, _LEVEL = _block("cattle", _MOST_PIECES + 1), _block("level", _LEVELS + 1)
_PEOPLE, _HOMES = _block("people", _MOST_PEOPLE + 1), _block("homes", _MOST_PEOPLE + 1)
_READY_HOMES = _block("ready_homes", _MOST_PEOPLE + 1)
_AREAS = _block("areas", REGION_COUNT, _MOST_PEOPLE + 1)
_LABEL_AREAS = _block("label_areas", REGION_COUNT)
_PLAYED, _PROJECTS = (
    _block("played", len(words.CARD_TYPES), _MOST_PLAYED + 1),
    _block("projects", 7),
)
_MARKED, _TILE = _block("marked", 7), _block("tile", _TILES, 4)
_BEST_TILE, _TILE_LATER = _block("best_tile", SCORINGS + 1, 4), _block("tile_later", 4)
_INCOME_POINTS, _INCOME_COINS = _block("income_points"), _block("income_coins")
_INCOME_CARDS = _block("income_cards")
_STEP, _WAITING = _block("step", _STEPS), _block("waiting", _STEPS)
_OTHERS_CHOOSE = _block("others_choose")
_HAND_POINTS, _HAND_GIVES = (
    _block("hand_points", prospects.REACHES),
    _block("hand_gives", 2, _GIFTS),
)
_HAND_PERMANENT = _block("hand_permanent", 2, len(words.PERMANENTS))
_PROJECT, _PROJECT_POINTS = (
    _block("project", prospects.REACHES),
    _block("project_points", prospects.REACHES),
)
_OWN_PROJECT, _SITES = _block("own_project", prospects.REACHES), _block("sites", _MOST_PEOPLE + 1)
_CATTLE_PRICE, _CATTLE_NOW = _block("cattle_price", _MOST_PRICE + 2), _block("cattle_now")
_TOWN_PRICE, _TOWN_NOW = _block("town_price", _MOST_PRICE + 2), _block("town_now")
_FRESH_HOMES = _block("fresh_homes", _MOST_PEOPLE + 1)
_LOCK, _LOCK_TILE = _block("lock", _FAR + 1), _block("lock_tile", _FAR // 2 + 1, 4)


def left(state: State) -> int:
    """The spaces that the first ship has still to go until the end of the second round."""
    if state.stage == OVER:
        return 0
    return max(0, ALL_LEFT - state.round * END - max(state.ships))


def extract(state: State, seat: Seat) -> tuple[On, Amounts]:
    """All features of a seat that are not zero."""
    player = state.players[seat]
    on: On = [_ONE, _SEATS + len(state.players), _TO_COME + incomes_to_come(state, seat)]
    found: Amounts = []
    _extract_course(state, seat, on)
    _extract_goods(player, on, found)
    _extract_hand(player, found)
    _extract_board(state, player, on, found)
    _extract_map(state, player, on, found)
    _extract_land(state, player, on)
    _extract_projects(state, player, seat, found)
    _extract_cards(player, on, found)
    _extract_tiles(state, player, on, found)
    _extract_steps(state, seat, on)
    return on, found


def _extract_course(state: State, seat: Seat, on: On) -> None:
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


def _extract_goods(player: PlayerState, on: On, found: Amounts) -> None:
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


def _of_card(card: int, reach: int) -> tuple[tuple[int, float], ...]:
    """The features of a card in hand by itself."""
    later = reach != prospects.READY
    gifts = _HAND_GIVES + _GIFTS * later
    permanents = _HAND_PERMANENT + len(words.PERMANENTS) * later
    return (
        (_CARD + prospects.REACHES * cards.CARD_TYPE[card] + reach, 1.0),
        (_CARD_WORTH + reach, prospects.worth_of_card(card)),
        (_HAND_POINTS + reach, cards.CARD_VP[card]),
        *(
            (gifts + kind, n if kind < cards.OFFER_EXCHANGE else 1.0)
            for kind, n in cards.AT_ONCE[card]
        ),
        *((permanents + number, amount) for number, amount in cards.PERMANENT[card]),
    )


_OF_CARD = tuple(
    tuple(_of_card(card, reach) for card in cards.CARDS) for reach in range(prospects.REACHES)
)


def _extract_hand(player: PlayerState, found: Amounts) -> None:
    """Features of cards in hand, by what is missing for them."""
    for card in player.hand:
        reach = prospects.payable(player, card)
        found += _OF_CARD[reach][card]
        if cards.CARD_TIMING[card] == prospects.AT_END:
            found.append((_HAND_POINTS + reach, end_points(player, card)))


_PRODUCTION_ON = tuple(
    tuple(
        _PRODUCTION + 3 * r + min(boards.production_level(sites, r), 2)
        for r in range(len(words.RESOURCES))
    )
    for sites in range(256)
)
"""By production sites: the features of their levels."""


@cache
def _of_mask(first: int, mask: int) -> tuple[int, ...]:
    """A feature for each bit of a mask of levers."""
    return tuple(first + lever for lever in range(boards.LEVER_COUNT) if mask >> lever & 1)


def _extract_board(state: State, player: PlayerState, on: On, found: Amounts) -> None:
    """The player board and the tracks."""
    on.append(_CANOES + player.canoes)
    on += _PRODUCTION_ON[player.production]
    on += _of_mask(_LEVER, player.levers)
    on += _of_mask(_READY, player.ready)
    on.append(_COIN_STEP + min(player.coin_track, _LAST_STEP))
    on.append(_CARD_STEP + min(player.card_track, _LAST_STEP))
    on.append(_HOUSES + min(player.houses, _MOST_PIECES))
    on.append(_SETTLEMENTS + min(player.settlements, _MOST_PIECES))
    on.append(_CATTLE + min(player.cattle, _MOST_PIECES))
    on.append(_LEVEL + min(player.levels, _LEVELS))
    found.append((_INCOME_COINS, income_coins(player)))
    found.append((_INCOME_CARDS, track_cards(player)))
    found.append((_INCOME_POINTS, income_points(state, player)))


def _extract_map(state: State, player: PlayerState, on: On, found: Amounts) -> None:
    """Inhabitants and houses on the map, and where."""
    on.append(_PEOPLE + min(player.people.bit_count(), _MOST_PEOPLE))
    on.append(_HOMES + min(player.homes.bit_count(), _MOST_PEOPLE))
    ready = homes_ready(state, player, areas_needed(0)).bit_count()
    on.append(_READY_HOMES + min(ready, _MOST_PEOPLE))
    for region, areas in enumerate(areas_by_region(player)):
        on.append(_AREAS + (_MOST_PEOPLE + 1) * region + min(areas, _MOST_PEOPLE))
        if areas and not state.covered >> region & 1:
            found.append((_LABEL_AREAS + region, areas))


def _extract_land(state: State, player: PlayerState, on: On) -> None:
    """Features of possible actions on the map, and their costs."""
    on.append(_SITES + min(prospects.sites_in_reach(state, player), _MOST_PEOPLE))
    prices = prospects.cattle_prices(state, player)
    cheapest = min(prices, default=_MOST_PRICE + 1)
    on.append(_CATTLE_PRICE + min(cheapest, _MOST_PRICE + 1))
    if cheapest <= player.ranch:
        on.append(_CATTLE_NOW)
    price = prospects.town_price(player)
    on.append(_TOWN_PRICE + (_MOST_PRICE + 1 if price is None else min(price, _MOST_PRICE)))
    if price is not None and price <= player.ranch and player.homes:
        on.append(_TOWN_NOW)
    on.append(_FRESH_HOMES + min(homes_in_new_regions(player), _MOST_PEOPLE))


def _extract_projects(state: State, player: PlayerState, seat: Seat, found: Amounts) -> None:
    """Special projects that are still to be done, by what is missing for them."""
    for slot, tile in enumerate(state.scoring):
        if not player.projects >> slot & 1:
            reach = prospects.project_reach(player, tile)
            found.append((_PROJECT + reach, 1.0))
            found.append((_PROJECT_POINTS + reach, PROJECT_VP[tile]))
            if slot == seat:
                found.append((_OWN_PROJECT + reach, 1.0))


def _extract_cards(player: PlayerState, on: On, found: Amounts) -> None:
    """Cards in front of the player and what they do for good."""
    counts = [0] * len(words.CARD_TYPES)
    for card in player.played:
        counts[cards.CARD_TYPE[card]] += 1
    for type_, count in enumerate(counts):
        on.append(_PLAYED + (_MOST_PLAYED + 1) * type_ + min(count, _MOST_PLAYED))
    for number, amount in enumerate(player.permanents):
        if amount:
            found.append((_PERMANENT + number, amount))
    on.append(_PROJECTS + min(player.projects.bit_count(), 6))
    on.append(_MARKED + min(player.marked.bit_count(), 6))


def _extract_tiles(state: State, player: PlayerState, on: On, found: Amounts) -> None:
    """Features of progress on the open scoring tiles, for the next interim scoring and the last
    one.
    """
    scoring = len(player.markers) + 1
    if scoring > SCORINGS:
        return
    best = 0
    for slot, tile in enumerate(state.scoring):
        if slot not in player.markers:
            stands, later = prospects.progress_to_come(state, player, tile, scoring)
            best = max(best, stands)
            found.append((_TILE_LATER + later, 1.0))
            if slot < _TILES:
                on.append(_TILE + 4 * slot + stands)
    on.append(_BEST_TILE + 4 * scoring + best)
    lock = min(to_lock(state), _FAR)
    on.append(_LOCK + lock)
    on.append(_LOCK_TILE + 4 * (lock // 2) + best)


def _extract_steps(state: State, seat: Seat, on: On) -> None:
    """Features of pending decisions."""
    last = len(state.pending) - 1
    for number, (step, who, _) in enumerate(state.pending):
        if who == seat:
            on.append((_STEP if number == last else _WAITING) + step)
    if last >= 0 and state.pending[-1][1] != seat:
        on.append(_OTHERS_CHOOSE)
