"""Which values a die can reach, and the cost. Rulebook: "További lehetőséget ... munkások"."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_desktop.games.castles_cards.moves import (
    Convert,
    HireWorkers,
    PlaceProject,
    SellGoods,
    TakeCard,
    TakeSilver,
)
from burgundy_desktop.games.castles_cards.state import PlayerState, State
from burgundy_desktop.games.castles_cards.tables.cards import CARD_DIE, EXTRA_CARD
from burgundy_desktop.games.castles_cards.tables.components import GOODS_DICE

NumberedMove = TakeCard | PlaceProject | SellGoods
"""Actions whose number matters; the others take any die."""

Action = NumberedMove | HireWorkers | TakeSilver | Convert

FACES = (1, 2, 3, 4, 5, 6)
ANY_DIE = 0
"""The value of a castle's extra action: it counts as every value and costs no worker."""

ENOUGH_WORKERS = 3
"""The highest cost of changing a die."""


def worker_cost(value: int, wanted: int) -> int:
    """Workers that turn `value` into `wanted`; 6 and 1 are neighbours."""
    if value == ANY_DIE:
        return 0
    return min((value - wanted) % 6, (wanted - value) % 6)


COST = tuple((0, *(worker_cost(value, wanted) for wanted in FACES)) for value in (ANY_DIE, *FACES))
"""COST[value][wanted]; value 0 is ANY_DIE, wanted 0 an action that asks for no value."""

REACH = tuple(
    tuple(
        tuple(wanted for wanted in FACES if COST[value][wanted] <= workers)
        for workers in range(ENOUGH_WORKERS + 1)
    )
    for value in (ANY_DIE, *FACES)
)
"""REACH[value][workers, at most 3]: the values that can be reached."""

SALE_COST = tuple(
    tuple(min(COST[value][die] for die in dice) for dice in GOODS_DICE)
    for value in (ANY_DIE, *FACES)
)
"""SALE_COST[value][goods]: the cheaper of the two die values of the kind."""

SELLABLE = tuple(
    tuple(
        tuple(goods for goods, cost in enumerate(costs) if cost <= workers)
        for workers in range(ENOUGH_WORKERS + 1)
    )
    for costs in SALE_COST
)
"""SELLABLE[value][workers, at most 3]: the kinds of goods that can be sold."""


def die_of(state: State, move: Action) -> int:
    """The die of an action: of the card played, or that of the extra action."""
    if move.by == EXTRA_CARD:
        _, die = state.pending[-1]
        return die
    return CARD_DIE[move.by]


def workers_for(state: State, move: NumberedMove) -> int:
    """The workers that an action costs."""
    die = die_of(state, move)
    if isinstance(move, SellGoods):
        return SALE_COST[die][move.goods]
    if isinstance(move, PlaceProject):
        return COST[die][CARD_DIE[move.card]]
    return COST[die][state.row_of(move.card)]


def places_with(player: PlayerState, die: int, card: int) -> bool:
    """Whether a die can place a project with the available workers."""
    return COST[die][CARD_DIE[card]] <= player.workers


def rows_reached(player: PlayerState) -> set[int]:
    """The rows of the display that the hand can reach with the available workers."""
    workers = min(player.workers, ENOUGH_WORKERS)
    return {row for held in player.hand for row in REACH[CARD_DIE[held]][workers]}


def workers_to_place(player: PlayerState, card: int) -> int | None:
    """The fewest workers with which the hand can place a project; None if it cannot."""
    return _paid(player, (COST[CARD_DIE[held]][CARD_DIE[card]] for held in player.hand))


def workers_to_sell(player: PlayerState, goods: int) -> int | None:
    """The fewest workers with which the hand can sell a kind of goods; None if it cannot."""
    return _paid(player, (SALE_COST[CARD_DIE[held]][goods] for held in player.hand))


def _paid(player: PlayerState, costs: Iterable[int]) -> int | None:
    cost = min(costs, default=ENOUGH_WORKERS + 1)
    return cost if cost <= min(player.workers, ENOUGH_WORKERS) else None
