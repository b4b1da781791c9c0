"""Which numbers a die can reach, and the cost. Rulebook: "Munkáslapkák", tiles 8 to 12."""

from __future__ import annotations

from itertools import product

from burgundy_desktop.games.castles.moves import EXTRA_DIE, PlaceTile, SellGoods, TakeTile
from burgundy_desktop.games.castles.state import PlayerState, State
from burgundy_desktop.games.castles.tables.estates import NUMBER, NUMBER_MASK
from burgundy_desktop.games.castles.tables.knowledge import FREE_SHIFT_TILE
from burgundy_desktop.games.castles.tables.pieces import TILE_KIND

NumberedMove = TakeTile | PlaceTile | SellGoods
"""The moves that need a number of the die."""

DIE_FACES = (1, 2, 3, 4, 5, 6)
ANY_NUMBER = 7
"""The value of the castle's extra die: it counts as every number."""

NO_NUMBER = 0
"""The number for actions that accept any die."""

ENOUGH_WORKERS = 3
"""The highest cost of changing a die."""

NO_SHIFT = 0
"""No knowledge tile shifts the die; bit 0 of `PlayerState.knowledge` is never set."""

SHIFT_TO_TAKE = 12
"""The knowledge tile that shifts the die for taking a tile."""

SHIFT_TO_PLACE = tuple(FREE_SHIFT_TILE[kind] for kind in TILE_KIND)
"""The knowledge tile that shifts the die for placing each tile."""


def worker_cost(value: int, number: int, free: int, step: int) -> int:
    """Workers that turn a die of `value` into `number`; 6 and 1 are neighbours.

    `free` is the free shift of tiles 9 to 12, `step` how far one worker turns the die
    (2 with tile 8). Free shift and workers combine (R7).
    """
    if value == ANY_NUMBER:
        return 0
    distance = min(abs(value - number), 6 - abs(value - number))
    return -(-max(0, distance - free) // step)


Costs = tuple[tuple[tuple[int, ...], ...], ...]
"""Workers by free shift (0 or 1), value and number."""

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
"""COST[step - 1][free][value][number]; value 0 is unused, number 0 is NO_NUMBER."""

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
"""REACH[step - 1][free][value][workers, at most 3]: the numbers that can be reached."""

SPACES_REACHED = tuple(
    tuple(
        tuple(tuple(sum(NUMBER_MASK[n] for n in numbers) for numbers in row) for row in by_value)
        for by_value in by_free
    )
    for by_free in REACH
)
"""As REACH, as a mask of all spaces whose number can be reached."""


assert all(
    COST[step - 1][free][value][number] <= ENOUGH_WORKERS
    for step, free, value, number in product((1, 2), (0, 1), DIE_FACES, DIE_FACES)
)


def workers_to_meet(player: PlayerState, value: int, number: int, shift: int) -> int:
    """Workers that a player spends to use a die of `value` for `number`.

    `shift` is the knowledge tile that shifts the die for free, if the player has it, or `NO_SHIFT`.
    """
    return costs(player)[player.knowledge >> shift & 1][value][number]


def costs(player: PlayerState) -> Costs:
    """The workers that a player spends, by free shift, value and number."""
    return COST[player.knowledge >> 8 & 1]


def number_for(state: State, move: NumberedMove) -> tuple[int, int]:
    """The number that the die has to show, and the knowledge tile that shifts it."""
    if isinstance(move, TakeTile):
        return state.depot_of(move.tile), SHIFT_TO_TAKE
    if isinstance(move, PlaceTile):
        return NUMBER[move.space], SHIFT_TO_PLACE[move.tile]
    return move.goods + 1, NO_SHIFT


def workers_for(state: State, player: PlayerState, move: NumberedMove) -> int:
    """The workers that a move with a die costs; the castle's extra action costs none."""
    if move.die == EXTRA_DIE:
        return 0
    number, shift = number_for(state, move)
    return workers_to_meet(player, player.dice[move.die], number, shift)


def workers_turn_by_two(player: PlayerState) -> bool:
    """Whether each worker changes a die by up to 2 (tile 8, R5)."""
    return player.knows(8)
