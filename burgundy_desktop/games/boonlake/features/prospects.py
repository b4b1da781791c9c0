"""What a seat could do with what it has: which cards it could play, which tiles it would meet."""

from __future__ import annotations

from burgundy_desktop.games.boonlake.rules.conditions import compare
from burgundy_desktop.games.boonlake.rules.playing import price_of
from burgundy_desktop.games.boonlake.state import PlayerState, State
from burgundy_desktop.games.boonlake.tables.cards import (
    CARD_COINS,
    CARD_EFFECTS,
    CARD_TIMING,
    CARD_VASES,
    CARD_VP,
)
from burgundy_desktop.games.boonlake.tables.paying import (
    IMPOSSIBLE,
    MISSING,
    NEED_OF_CARD,
    available,
    plans,
)
from burgundy_desktop.games.boonlake.tables.words import TIMINGS

READY, SHORT_OF_COINS, SHORT_OF_VASES, SHORT_OF_RESOURCES = range(4)
"""What is missing for a card in hand."""
REACHES = 4

MET, NEAR = 3, 2
"""How a condition stands: met, one short; else 1, and 0 if nothing is there yet."""

_AT_END = TIMINGS.index("end")
_AT_END_WORTH = 3.0


def payable(player: PlayerState, card: int) -> int:
    """What is missing for a card: `READY` to `SHORT_OF_RESOURCES`."""
    short = MISSING[NEED_OF_CARD[card]][player.production]
    if short == IMPOSSIBLE:
        return SHORT_OF_RESOURCES
    useful, _ = plans(available(player.ready), player.canoes, short)
    if not useful:
        return SHORT_OF_RESOURCES
    if player.vases < CARD_VASES[card]:
        return SHORT_OF_VASES
    price = price_of(player, CARD_COINS[card]) + useful[0][0]
    return READY if player.coins >= price else SHORT_OF_COINS


def worth_of_card(_player: PlayerState, card: int) -> float:
    """A rough worth in points: the printed ones, and something for what it does."""
    return CARD_VP[card] + (_AT_END_WORTH if CARD_TIMING[card] == _AT_END else _EFFECTS[card])


def standing(state: State, player: PlayerState, tile: int, scoring: int) -> int:
    """How a player stands to the condition of a scoring tile in an interim scoring."""
    needed, had = compare(state, player, tile, scoring)
    missing = sum(max(0, need - have) for have, need in zip(had, needed, strict=True))
    if not missing:
        return MET
    return NEAR if missing == 1 else 1 if any(had) else 0


_EFFECTS = tuple(1.5 * len(effects) for effects in CARD_EFFECTS)
