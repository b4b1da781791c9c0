"""All legal moves, in a fixed order. Rules §6 and §8.4.

Every card has one move object; the moves of a hand come from tables of short tuples, one for each
part of the mask.
"""

from __future__ import annotations

from collections.abc import Callable

from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.queries.offers import conversions, keeps
from burgundy_desktop.games.pillars.queries.plans import plans
from burgundy_desktop.games.pillars.queries.tricks import playable
from burgundy_desktop.games.pillars.state import PlayerState, State
from burgundy_desktop.games.pillars.state.steps import CONVERT, KEEP, PLAY, TOM
from burgundy_desktop.games.pillars.tables.cards import TOM_CHOICES

_PART = 8
"""Bits of a hand that are looked up at once."""
_LOW = (1 << _PART) - 1


def legal_moves(state: State) -> list[m.PillarsMove]:
    """All moves of the seat to decide; never empty while the game goes on."""
    step, seat = state.pending[-1]
    return _CHOICES[step](state.players[seat])


def _parts(first: int) -> tuple[tuple[m.PillarsMove, ...], ...]:
    """The table of moves for a part of the mask that starts with this card."""
    moves = m.PLAY_CARD[first : first + _PART]
    return tuple(
        tuple(move for bit, move in enumerate(moves) if bits >> bit & 1) for bits in range(_LOW + 1)
    )


_FIRST, _SECOND, _THIRD, _FOURTH, _FIFTH = (_parts(part * _PART) for part in range(5))


def _cards(player: PlayerState) -> list[m.PillarsMove]:
    """Every card; Alfred Builder only as the last one."""
    hand = playable(player.hand)
    return [
        *_FIRST[hand & _LOW],
        *_SECOND[hand >> _PART & _LOW],
        *_THIRD[hand >> 2 * _PART & _LOW],
        *_FOURTH[hand >> 3 * _PART & _LOW],
        *_FIFTH[hand >> 4 * _PART],
    ]


def _tom(player: PlayerState) -> list[m.PillarsMove]:
    by_hand = map(m.choose_tom, TOM_CHOICES)
    return [*plans(player.stock, player.ready, tom=True), *by_hand]


def _convert(player: PlayerState) -> list[m.PillarsMove]:
    stock, ready = player.stock, player.ready
    return [*plans(stock, ready, tom=False), *conversions(stock, ready), m.FINISH]


def _keep(player: PlayerState) -> list[m.PillarsMove]:
    return list(keeps(player.stock))


_CHOICES: dict[int, Callable[[PlayerState], list[m.PillarsMove]]] = {
    PLAY: _cards,
    TOM: _tom,
    CONVERT: _convert,
    KEEP: _keep,
}
