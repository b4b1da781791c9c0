"""All legal moves, in a fixed order.

Every move object is built once (`moves`) and shared; what a die can reach comes from tables, so
that a list of moves takes a few microseconds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.queries.actions import can_convert, cards_for_building
from burgundy_desktop.games.castles_cards.queries.columns import columns_for
from burgundy_desktop.games.castles_cards.queries.dice import (
    ANY_DIE,
    COST,
    ENOUGH_WORKERS,
    REACH,
    SELLABLE,
)
from burgundy_desktop.games.castles_cards.queries.purchase import may_buy
from burgundy_desktop.games.castles_cards.state import PlayerState, State
from burgundy_desktop.games.castles_cards.state.steps import (
    DISCARD,
    EXTRA_ACTION,
    PICK_ANIMAL,
    PICK_EITHER,
    PICK_GOOD,
    REWARD,
    SILVER,
    TAKE_BY_BUILDING,
    TOWN_HALL_PLACEMENT,
    WAREHOUSE_SALE,
)
from burgundy_desktop.games.castles_cards.tables.cards import CARD_DIE, CARDS
from burgundy_desktop.games.castles_cards.tables.components import GOODS_COPIES, REWARDS
from burgundy_desktop.games.castles_cards.tables.numbers import CONVERTED_PER_VP, HIRE_UP_TO

_BYS = (*CARDS, m.EXTRA)
_SELL = tuple(tuple(m.sell_goods(by, kind) for kind in range(len(GOODS_COPIES))) for by in _BYS)
_HIRE = tuple(m.hire_workers(by) for by in _BYS)
_SILVER = tuple(m.take_silver(by) for by in _BYS)


@cache
def _takes(by: int) -> tuple[m.TakeCard, ...]:
    return tuple(m.take_card(by, card) for card in CARDS)


@cache
def _conversions(by: int, workers: int, silver: int) -> tuple[m.Convert, ...]:
    """All ways to convert sets of three: fewest sets first, then fewest workers."""
    return tuple(
        m.convert(by, spent, cards - spent)
        for cards in range(CONVERTED_PER_VP, workers + silver + 1, CONVERTED_PER_VP)
        for spent in range(max(0, cards - silver), min(workers, cards) + 1)
    )


def legal_moves(state: State) -> list[m.CardsMove]:
    """All moves of the seat to decide; never empty while the game goes on."""
    player = state.players[state.order[state.mover]]
    moves: list[m.CardsMove] = []
    if state.pending:
        kind, argument = state.pending[-1]
        _CHOICES[kind](moves, state, player, argument)
        return moves
    if state.played:
        moves.append(m.END_TURN)
    else:
        for card in player.hand:
            _add_actions(moves, state, player, card, CARD_DIE[card])
    if may_buy(state):
        moves.append(m.BUY)
    return moves


def only_silver_is_left(state: State) -> bool:
    """Whether the only choice for an extra action is taking silver, which is always possible."""
    player = state.player
    if player.workers < HIRE_UP_TO or can_convert(player):
        return False
    return len(legal_moves(state)) == 1


def _add_actions(
    moves: list[m.CardsMove], state: State, player: PlayerState, by: int, die: int
) -> None:
    """The six actions with one die. Rules §5."""
    workers, silver, display = player.workers, player.silver, state.display
    reached = workers if workers < ENOUGH_WORKERS else ENOUGH_WORKERS  # noqa: FURB136  # min() is slow
    take = _takes(by)
    for row in REACH[die][reached]:
        for card in display[row]:
            moves.append(take[card])  # noqa: PERF401  # a list for each row costs more
    costs, estate = COST[die], player.estate
    for card in player.projects:
        if costs[CARD_DIE[card]] <= workers:
            for column in columns_for(estate, card):
                moves.append(m.place_project(by, card, column))  # noqa: PERF401  # likewise
    goods = player.goods
    for kind in SELLABLE[die][reached]:
        if goods[kind]:
            moves.append(_SELL[by][kind])  # noqa: PERF401  # likewise
    if workers < HIRE_UP_TO:
        moves.append(_HIRE[by])
    moves.append(_SILVER[by])
    if workers + silver >= CONVERTED_PER_VP:
        moves += _conversions(by, workers, silver)


def _add_purchase(moves: list[m.CardsMove], state: State) -> None:
    if may_buy(state):
        moves.append(m.BUY)


def _discards(moves: list[m.CardsMove], _: State, player: PlayerState, _argument: int) -> None:
    moves += [m.discard_project(card) for card in player.projects]


def _extra_actions(moves: list[m.CardsMove], state: State, player: PlayerState, die: int) -> None:
    """Only a castle's extra action has a window for the purchase (R8)."""
    _add_actions(moves, state, player, m.EXTRA, die)
    if die == ANY_DIE:
        _add_purchase(moves, state)


def _drawn(moves: list[m.CardsMove], state: State, _player: PlayerState, _: int) -> None:
    moves += [m.keep_drawn(card) for card in state.drawn]
    moves += [m.use_drawn(card) for card in state.drawn]


def _rewards(moves: list[m.CardsMove], state: State, _player: PlayerState, _: int) -> None:
    moves += [m.choose_reward(option) for option in range(len(REWARDS[state.round]))]


def _goods_stacks(moves: list[m.CardsMove], state: State, _player: PlayerState, _: int) -> None:
    moves += [m.pick_good(stack) for stack, things in enumerate(state.goods) if things]


def _animal_stacks(moves: list[m.CardsMove], state: State, _player: PlayerState, _: int) -> None:
    moves += [m.pick_animal(stack) for stack, things in enumerate(state.animals) if things]


def _all_stacks(moves: list[m.CardsMove], state: State, player: PlayerState, _: int) -> None:
    _goods_stacks(moves, state, player, 0)
    _animal_stacks(moves, state, player, 0)


def _building_takes(moves: list[m.CardsMove], state: State, _: PlayerState, kind: int) -> None:
    moves += [m.take_by_building(card) for card in cards_for_building(state, kind)]
    moves.append(m.DECLINE)
    _add_purchase(moves, state)


def _warehouse_sales(moves: list[m.CardsMove], state: State, player: PlayerState, _: int) -> None:
    moves += [m.sell_by_warehouse(kind) for kind, count in enumerate(player.goods) if count]
    moves.append(m.DECLINE)
    _add_purchase(moves, state)


def _town_hall(moves: list[m.CardsMove], state: State, player: PlayerState, _: int) -> None:
    moves += [
        m.place_by_town_hall(card, column)
        for card in player.projects
        for column in columns_for(player.estate, card)
    ]
    moves.append(m.DECLINE)
    _add_purchase(moves, state)


_CHOICES: dict[int, Callable[[list[m.CardsMove], State, PlayerState, int], None]] = {
    DISCARD: _discards,
    EXTRA_ACTION: _extra_actions,
    SILVER: _drawn,
    REWARD: _rewards,
    PICK_GOOD: _goods_stacks,
    PICK_ANIMAL: _animal_stacks,
    PICK_EITHER: _all_stacks,
    TAKE_BY_BUILDING: _building_takes,
    WAREHOUSE_SALE: _warehouse_sales,
    TOWN_HALL_PLACEMENT: _town_hall,
}
