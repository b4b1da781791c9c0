"""What may be done now: all legal moves, in a fixed order. RULES: sections 6 and 8.4.

Every card has one move object; the moves of a hand are put together from short tuples, one for
each part of the mask. What can be done with a stock is the same in every game and is remembered.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.scoring.plans import plans
from burgundy_desktop.games.pillars.state import CONVERT, KEEP, PLAY, TOM, PlayerState, State
from burgundy_desktop.games.pillars.tables.cards import ALFRED, TOM_CHOICES
from burgundy_desktop.games.pillars.tables.converters import CONVERTER_COUNT, TAKES
from burgundy_desktop.games.pillars.tables.materials import KEPT, LIMIT, Stock

_PART = 10
"""Bits of a hand that are looked up at once."""
_LOW = (1 << _PART) - 1
_BUT_ALFRED = ~(1 << ALFRED)
_REMEMBERED = 1 << 12


def legal_moves(state: State) -> list[m.PillarsMove]:
    """All moves of the seat to decide; never empty while the game goes on."""
    step, seat = state.pending[-1]
    return _CHOICES[step](state.players[seat])


@cache
def _some_cards(bits: int, part: int) -> tuple[m.PillarsMove, ...]:
    first = part * _PART
    return tuple(m.PLAY_CARD[first + bit] for bit in range(_PART) if bits >> bit & 1)


def _cards(player: PlayerState) -> list[m.PillarsMove]:
    """Every card; Alfred Builder only as the last one."""
    hand = player.hand & _BUT_ALFRED or player.hand
    return [
        *_some_cards(hand & _LOW, 0),
        *_some_cards(hand >> _PART & _LOW, 1),
        *_some_cards(hand >> 2 * _PART & _LOW, 2),
        *_some_cards(hand >> 3 * _PART, 3),
    ]


def _tom(player: PlayerState) -> list[m.PillarsMove]:
    by_hand = map(m.choose_tom, TOM_CHOICES)
    return [*plans(player.stock, player.ready, tom=True), *by_hand]


def _convert(player: PlayerState) -> list[m.PillarsMove]:
    stock, ready = player.stock, player.ready
    return [*plans(stock, ready, tom=False), *conversions(stock, ready), m.FINISH]


@lru_cache(_REMEMBERED)
def conversions(stock: Stock, ready: int) -> tuple[m.Convert, ...]:
    """The conversions that are possible."""
    return tuple(
        m.convert(converter, material)
        for converter in range(CONVERTER_COUNT)
        if ready >> converter & 1
        for material, _ in TAKES[converter]
        if stock[material]
    )


def _keep(player: PlayerState) -> list[m.PillarsMove]:
    return list(keeps(player.stock))


@lru_cache(_REMEMBERED)
def keeps(stock: Stock) -> tuple[m.Keep, ...]:
    """What may be kept of a stock with more units than the limit."""
    return tuple(
        m.keep(number)
        for number, kept in KEPT.items()
        if sum(kept) == LIMIT and all(one <= of for one, of in zip(kept, stock, strict=True))
    )


_CHOICES: dict[int, Callable[[PlayerState], list[m.PillarsMove]]] = {
    PLAY: _cards,
    TOM: _tom,
    CONVERT: _convert,
    KEEP: _keep,
}
