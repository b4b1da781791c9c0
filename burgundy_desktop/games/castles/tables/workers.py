"""What it costs to use a die for another number. Rulebook: "Munkáslapkák", tiles 8 to 12."""

from __future__ import annotations

from itertools import product

DIE_FACES = (1, 2, 3, 4, 5, 6)
ANY_NUMBER = 7
"""The value of the castle's extra die: it meets every number."""

ENOUGH_WORKERS = 3
"""No change of a die costs more."""


def worker_cost(value: int, number: int, free: int = 0, step: int = 1) -> int:
    """Workers that turn a die of `value` into `number`; 6 and 1 are neighbours.

    `free` is the free shift of tiles 9 to 12, `step` how far one worker turns the die
    (2 with tile 8). Free shift and workers combine (R7).
    """
    if value == ANY_NUMBER:
        return 0
    distance = min(abs(value - number), 6 - abs(value - number))
    return -(-max(0, distance - free) // step)


COST = tuple(
    tuple(
        tuple(
            (0, *(worker_cost(value, number, free, step) if value else 0 for number in DIE_FACES))
            for value in range(ANY_NUMBER + 1)
        )
        for free in (0, 1)
    )
    for step in (1, 2)
)
"""COST[step - 1][free][value][number]; number 0 and value 0 are unused."""

REACH = tuple(
    tuple(
        tuple(
            tuple(
                tuple(n for n in DIE_FACES if COST[step][free][value][n] <= workers)
                for workers in range(ENOUGH_WORKERS + 1)
            )
            for value in range(ANY_NUMBER + 1)
        )
        for free in (0, 1)
    )
    for step in (0, 1)
)
"""REACH[step - 1][free][value][workers, at most 3]: the numbers that can be met."""


assert all(
    COST[step - 1][free][value][number] <= ENOUGH_WORKERS
    for step, free, value, number in product((1, 2), (0, 1), DIE_FACES, DIE_FACES)
)
