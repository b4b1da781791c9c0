"""Whether silver can be spent, and what a purchase needs. Rulebook: "Az ezüstöket"."""

from __future__ import annotations

from burgundy_desktop.games.castles_cards.state import PlayerState, State
from burgundy_desktop.games.castles_cards.tables.numbers import PRICE


def may_buy(state: State) -> bool:
    """Whether the silver purchase is open: once a turn, and never without cards (R7)."""
    if state.bought or state.players[state.order[state.mover]].silver < PRICE:
        return False
    return bool(state.draw or state.discards)


def silver_missing(player: PlayerState) -> int:
    """How much silver is missing for a purchase."""
    return max(0, PRICE - player.silver)
