"""The features of a position as one seat sees it, each with an amount.

Most features are there or not; some have an amount. Their value depends on how much of
the game is left (`turns_left`); the value of each was fitted to played games (`data/value.json`).
"""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.linear_model import FeatureNames
from burgundy_desktop.games.castles_cards.queries import dice
from burgundy_desktop.games.castles_cards.queries.animals import animal_sets, points_of_one_more
from burgundy_desktop.games.castles_cards.queries.bonuses import first_is_left
from burgundy_desktop.games.castles_cards.queries.columns import cards_begun
from burgundy_desktop.games.castles_cards.scoring import points
from burgundy_desktop.games.castles_cards.state import NO_COLUMN, PlayerState, State
from burgundy_desktop.games.castles_cards.state.steps import EXTRA_ACTION, FUNCTION
from burgundy_desktop.games.castles_cards.tables.cards import (
    BUILDING,
    CARD_COLOUR,
    CARD_KIND,
    CLOISTER,
    TRIPLE_VP,
)
from burgundy_desktop.games.castles_cards.tables.numbers import ROWS

_FEATURES = FeatureNames()
_block = _FEATURES.block

NAMES = _FEATURES.names
"""The features in their order."""
by_name = _FEATURES.by_name
"""Extracted features by name, for people and for the fit."""

On = list[int]
Amounts = list[tuple[int, float]]


_COLOURS, _KINDS, _STEPS = 7, 8, 11
_MOST_SILVER, _MOST_WORKERS, _MOST_GOODS = 8, 6, 4
"""Larger amounts are not distinguished, or are counted separately."""

_FAR = 4
"""A project that no card of the hand can place."""

_MOST_TO_COME, _MOST_PROJECTS, _LAST_ROUND = 6, 3, 4
"""The figures of the box: with a player's own tables the coefficients are still those
of the box.
"""

BEGUN = 3
"""The numbers of cards of an incomplete column that are distinguished: 0, 1, and 2 or more."""

NEARLY = BEGUN - 1
"""A column that lacks one card."""

_SALE_COSTS = 4

_ONE = _block("one")
_SEATS = _block("seats", 5)
_TO_COME = _block("to_come", _MOST_TO_COME + 1)
_OPEN, _OPEN_FIRST = _block("open", _COLOURS, BEGUN), _block("open_first", BEGUN)
_OPEN_JOKER = _block("open_joker")
"""Nothing fills it. It stays because it is one of the kinds of features that the novice may forget:
without it his games would change.
"""
_TRIPLES = _block("triples", _COLOURS)
_PROJECTS, _PROJECT = _block("projects", _MOST_PROJECTS + 1), _block("project", _COLOURS, BEGUN)
_PROJECT_KIND, _PROJECT_NEW = _block("project_kind", _KINDS), _block("project_new")
_PROJECT_COST = _block("project_cost", BEGUN, _FAR + 1)
_PROJECT_WORTH = _block("project_worth")
_PAIR = _block("pair", BEGUN)
_READY = _block("ready", _MOST_TO_COME + 1)
_SILVER, _SILVER_REST = _block("silver", _MOST_SILVER + 1), _block("silver_rest")
_WORKERS, _WORKERS_REST = _block("workers", _MOST_WORKERS + 1), _block("workers_rest")
_BOUGHT = _block("bought")
_GOODS, _GOODS_SOLD_NOW = _block("goods", _MOST_GOODS + 1), _block("goods_sold_now", _SALE_COSTS)
_SETS, _NEXT_ANIMAL, _TOP_ANIMAL = _block("sets", 5), _block("next_animal"), _block("top_animal")
_TOP_GOODS = _block("top_goods")
_PRESENT, _PRESENT_WORTH = _block("present", _COLOURS), _block("present_worth", _COLOURS)
_HOLDER, _HOLDER_SALE, _PLACE = _block("holder"), _block("holder_sale"), _block("place", 4)
_STEP, _CASTLE = _block("step", _STEPS), _block("castle")
_STEP_FITS = _block("step_fits", BEGUN)
_FUNCTION, _FUNCTION_KIND = _block("function", _COLOURS), _block("function_kind", _KINDS)
_OFFER, _OFFER_REACHED = _block("offer", BEGUN), _block("offer_reached", BEGUN)
_OFFER_JOKER = _block("offer_joker")
_BEHIND, _BEHIND_MORE = _block("behind", _MOST_TO_COME + 1), _block("behind_more")
_NEXT_CHECK = _block("next_check", _LAST_ROUND + 1)


def extract(state: State, seat: Seat) -> tuple[On, Amounts]:
    """All features of a seat that are not zero."""
    player = state.players[seat]
    to_come = min(len(player.hand) + len(player.pile), _MOST_TO_COME)
    on: On = [_ONE, _SEATS + len(state.players), _TO_COME + to_come]
    amounts: Amounts = []
    _extract_estate(state, player, on, amounts)
    _extract_projects(state, player, to_come, on, amounts)
    _extract_supplies(player, on, amounts)
    _extract_animals(state, player, amounts)
    if state.aaron is None:
        on.append(_PLACE + state.order.index(seat))
        if state.holder == seat:
            on.append(_HOLDER_SALE if state.sale else _HOLDER)
    else:
        _extract_aaron(state, seat, to_come, amounts)
    if seat == state.order[state.mover]:
        _extract_steps(state, player, on)
    if to_come:
        _extract_display(state, player, amounts)
    return on, amounts


def begun(player: PlayerState, colour: int) -> int:
    """Cards of the incomplete column of a colour, 0 to 2."""
    return min(cards_begun(player.estate, colour), NEARLY)


def _extract_estate(state: State, player: PlayerState, on: On, amounts: Amounts) -> None:
    """Columns begun, colours, and bonus cards in reach."""
    estate = player.estate
    for colour, column in enumerate(estate.open):
        if column == NO_COLUMN:
            continue
        count = begun(player, colour)
        on.append(_OPEN + BEGUN * colour + count)
        if first_is_left(state, colour):
            on.append(_OPEN_FIRST + count)
    for colour, count in enumerate(estate.triples):
        if count:
            amounts.append((_TRIPLES + colour, count))
    if state.all_seven and not player.all_seven:
        present = estate.present.bit_count()
        on.append(_PRESENT + min(present, _COLOURS - 1))
        amounts.append((_PRESENT_WORTH + min(present, _COLOURS - 1), state.all_seven[0]))


def joins(player: PlayerState, card: int) -> tuple[int, int]:
    """The number of cards in the fullest column that a card can join, 0 to 2, and the colour of
    that column. Ignores the conversion of a column of cloisters.
    """
    colour = CARD_COLOUR[card]
    estate = player.estate
    if colour != CLOISTER:
        return begun(player, colour), colour
    best, best_colour = 0, CLOISTER
    for other, column in enumerate(estate.open):
        if column != NO_COLUMN:
            count = begun(player, other)
            if count > best or (count == best and TRIPLE_VP[other] > TRIPLE_VP[best_colour]):
                best, best_colour = count, other
    return best, best_colour


def _extract_projects(
    state: State, player: PlayerState, to_come: int, on: On, amounts: Amounts
) -> None:
    """What the projects would join or complete, and whether the hand can place them."""
    projects, present = player.projects, player.estate.present
    on.append(_PROJECTS + min(len(projects), _MOST_PROJECTS))
    ready, new = 0, 0
    for card in projects:
        colour = CARD_COLOUR[card]
        count, joined = joins(player, card)
        on.append(_PROJECT + BEGUN * colour + count)
        if colour == BUILDING:
            on.append(_PROJECT_KIND + CARD_KIND[card])
        on.append(_PROJECT_COST + (_FAR + 1) * count + _cost(player, card))
        if count == NEARLY:
            ready += 1
            amounts.append((_PROJECT_WORTH, TRIPLE_VP[joined] + first_is_left(state, joined)))
        new |= 1 << colour & ~present
    if ready:
        amounts.append((_READY + to_come, ready))
    if new and state.all_seven and not player.all_seven:
        amounts.append((_PROJECT_NEW, new.bit_count()))
    _extract_pairs(player, on)


def _cost(player: PlayerState, card: int) -> int:
    """The fewest workers with which a card of the hand places a project; `_FAR` if none can."""
    cost = dice.workers_to_place(player, card)
    return _FAR if cost is None else cost


def _extract_pairs(player: PlayerState, on: On) -> None:
    """Projects of the same colour."""
    projects = player.projects
    for index, card in enumerate(projects):
        colour = CARD_COLOUR[card]
        if any(CARD_COLOUR[other] == colour for other in projects[:index]):
            on.append(_PAIR + begun(player, colour))


def _extract_supplies(player: PlayerState, on: On, amounts: Amounts) -> None:
    """Silver, workers, goods."""
    silver, workers = player.silver, player.workers
    on.append(_SILVER + min(silver, _MOST_SILVER))
    on.append(_WORKERS + min(workers, _MOST_WORKERS))
    if silver > _MOST_SILVER:
        amounts.append((_SILVER_REST, silver - _MOST_SILVER))
    if workers > _MOST_WORKERS:
        amounts.append((_WORKERS_REST, workers - _MOST_WORKERS))
    for kind, count in enumerate(player.goods):
        if not count:
            continue
        on.append(_GOODS + min(count, _MOST_GOODS))
        cost = dice.workers_to_sell(player, kind)
        if cost is not None:
            amounts.append((_GOODS_SOLD_NOW + cost, count))


def _extract_animals(state: State, player: PlayerState, amounts: Amounts) -> None:
    """Incomplete sets, the value of the next animal, and the goods on top of their stacks."""
    animals = player.animals
    for size in animal_sets(tuple(animals)):
        amounts.append((_SETS + size, 1))
    gains = [points_of_one_more(animals, kind) for kind in range(len(animals))]
    amounts.append((_NEXT_ANIMAL, sum(gains)))
    tops = [stack[-1] for stack in state.animals if stack]
    if tops:
        amounts.append((_TOP_ANIMAL, max(gains[top] for top in tops)))
    goods = [stack[-1] for stack in state.goods if stack]
    if goods:
        amounts.append((_TOP_GOODS, max(player.goods[top] for top in goods)))


def _extract_aaron(state: State, seat: Seat, to_come: int, amounts: Amounts) -> None:
    """How far the seat is behind the automaton before the comparison at the end of the round."""
    ahead = points(state, state.aaron_s_seat) - points(state, seat)
    if ahead > 0:
        amounts.append((_BEHIND + to_come, ahead))
        if ahead > to_come:
            amounts.append((_BEHIND_MORE, ahead - to_come))
    amounts.append((_NEXT_CHECK + min(state.round, _LAST_ROUND), ahead))


def _extract_steps(state: State, player: PlayerState, on: On) -> None:
    """Pending steps in the turn of the seat."""
    if state.bought:
        on.append(_BOUGHT)
    for step, argument in state.pending:
        if step == EXTRA_ACTION:
            if argument == dice.ANY_DIE:
                on.append(_CASTLE)
            else:
                _extract_die(player, argument, on)
        if step == FUNCTION:
            on.append(_FUNCTION + CARD_COLOUR[argument])
            if CARD_COLOUR[argument] == BUILDING:
                on.append(_FUNCTION_KIND + CARD_KIND[argument])
        else:
            on.append(_STEP + step)


def _extract_die(player: PlayerState, die: int, on: On) -> None:
    """The best project that an extra action could place."""
    counts = [
        joins(player, card)[0] for card in player.projects if dice.places_with(player, die, card)
    ]
    if counts:
        on.append(_STEP_FITS + max(counts))


def _extract_display(state: State, player: PlayerState, amounts: Amounts) -> None:
    """Cards of the display by what they would join, and those that the hand can reach."""
    offer, reached = [0] * BEGUN, [0] * BEGUN
    jokers, rows = 0, dice.rows_reached(player)
    counts = [begun(player, colour) for colour in range(_COLOURS)]
    for row in ROWS:
        cards = state.display[row]
        if not cards:
            continue
        for card in cards:
            colour = CARD_COLOUR[card]
            jokers += colour == CLOISTER
            count = counts[colour]
            offer[count] += 1
            if row in rows and count > 0:
                reached[count] += 1
    for count in range(BEGUN):
        if offer[count]:
            amounts.append((_OFFER + count, offer[count]))
        if reached[count]:
            amounts.append((_OFFER_REACHED + count, 1))
    if jokers:
        amounts.append((_OFFER_JOKER, jokers))
