"""What styles of play differ in: how much of it a seat has."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.styles import Traits, read_styles
from burgundy_desktop.games.pillars.features.prospects import hands_to_come
from burgundy_desktop.games.pillars.queries.scored import gained
from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.tables.cards import (
    ALL_PRIVILEGES,
    CARDS,
    STRENGTH,
    mask_of,
)
from burgundy_desktop.games.pillars.tables.folder import FOLDER
from burgundy_desktop.games.pillars.tables.materials import METAL

NAMES = ("metal", "materials", "privileges", "high_cards", "tricks")
"""Metal and all materials in stock and won, privileges, high cards in hand, tricks won."""

_HIGH = mask_of(tuple(card for card in CARDS if STRENGTH[card] >= 8))


def _amounts(state: State, seat: Seat) -> tuple[int, ...]:
    player = state.players[seat]
    won = gained(player.won)
    return (
        player.stock[METAL] + won[METAL],
        sum(player.stock) + sum(won),
        player.privileges.bit_count() + (player.won & ALL_PRIVILEGES).bit_count(),
        (player.hand & _HIGH).bit_count(),
        player.tricks,
    )


def _left(state: State) -> float:
    """A style counts in all hands but the last one."""
    return min(1.0, hands_to_come(state))


TRAITS = Traits(NAMES, _amounts, _left, read_styles(FOLDER / "styles.json", NAMES))
