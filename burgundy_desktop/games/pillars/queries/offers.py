"""Single conversions for a stock, and plans. Rules §8.4.

The options for a stock are the same in every game and are cached.
"""

from __future__ import annotations

from functools import cache, lru_cache

from burgundy_desktop.games.pillars.moves import Convert, Keep, TakePlan, convert, keep
from burgundy_desktop.games.pillars.queries.plans import plans
from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.state.steps import CONVERT, KEEP, TOM
from burgundy_desktop.games.pillars.tables.converters import CONVERTER_COUNT, TAKERS, TAKES
from burgundy_desktop.games.pillars.tables.materials import (
    KEPT_BY_UNITS,
    LIMIT,
    Stock,
    covers,
    kinds_in,
)

_REMEMBERED = 1 << 12


def conversions(stock: Stock, ready: int) -> tuple[Convert, ...]:
    """The conversions that are possible."""
    kinds = kinds_in(stock)
    return _conversions(kinds, ready & TAKERS[kinds])


@cache
def _conversions(kinds: int, ready: int) -> tuple[Convert, ...]:
    return tuple(
        convert(converter, material)
        for converter in range(CONVERTER_COUNT)
        if ready >> converter & 1
        for material, _ in TAKES[converter]
        if kinds >> material & 1
    )


@lru_cache(_REMEMBERED)
def keeps(stock: Stock) -> tuple[Keep, ...]:
    """The stocks of as many units as may be kept; none of fewer units."""
    return tuple(keep(number) for number, kept in KEPT_BY_UNITS[LIMIT] if covers(stock, kept))


def asks_what_to_keep(stock: Stock) -> bool:
    """Whether there is something to choose when no more is converted (R14, R22)."""
    return len(keeps(stock)) > 1


def with_one_click(state: State) -> tuple[TakePlan, ...] | tuple[Keep, ...]:
    """The moves that end the scoring of the current player, best plans first; empty while cards are
    played. The scoring is public.
    """
    if not state.pending:
        return ()
    step, seat = state.pending[-1]
    player = state.players[seat]
    if step == KEEP:
        return keeps(player.stock)
    if step not in {TOM, CONVERT}:
        return ()
    return plans(player.stock, player.ready, tom=step == TOM)
