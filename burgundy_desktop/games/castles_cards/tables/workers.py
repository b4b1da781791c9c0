"""What it costs to use a die for another value. Rulebook: "További lehetőséget ... munkások"."""

from __future__ import annotations

from burgundy_desktop.games.castles_cards.tables.things import GOODS_DICE

FACES = (1, 2, 3, 4, 5, 6)
ANY_DIE = 0
"""The value of a castle's extra action: it meets every value and costs no worker."""

ENOUGH_WORKERS = 3
"""No change of a die costs more."""


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
"""REACH[value][workers, at most 3]: the values that can be met."""

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
