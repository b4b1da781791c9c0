"""What a seat gets for certain if nothing else happens: its score, what the end brings for what it
has now, and what each interim scoring to come pays for it.
"""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake.rules.final import (
    end_points,
    lever_points,
    printed_points,
    recess_points,
)
from burgundy_desktop.games.boonlake.rules.interim import board_points, cattle_points
from burgundy_desktop.games.boonlake.state import (
    EMINENCE_INCOME,
    INCOME,
    Eminence,
    PlayerState,
    State,
)
from burgundy_desktop.games.boonlake.tables.boards import TRACK_VP
from burgundy_desktop.games.boonlake.tables.river import SCORINGS
from burgundy_desktop.games.boonlake.tables.solo import (
    CACTUS_VP,
    EMINENCE_CATTLE_VP,
    EMINENCE_HOUSE_VP,
    EMINENCE_SETTLEMENT_VP,
)
from burgundy_desktop.games.boonlake.tables.words import CARD_TRACK, COIN_TRACK

_INCOMES = (INCOME, EMINENCE_INCOME)
_EMINENCE_GROWS = 10.0
"""Points that what the Eminence will still place pays, for each income to come."""


def incomes_to_come(state: State, seat: Seat) -> int:
    """Interim scorings whose income has not been paid.

    One that is due at the end of this turn is not counted: what it is worth by then was fitted.
    """
    waits = any(who == seat and step in _INCOMES for step, who, _ in state.pending)
    in_last_lap = state.last_lap and len(state.players[0].markers) < SCORINGS
    return SCORINGS - state.scorings + (waits or in_last_lap)


def at_end(player: PlayerState) -> int:
    """Points of the final scoring as things stand."""
    ends = sum(end_points(player, card) for card in player.played)
    return lever_points(player) + printed_points(player) + recess_points(player) + ends


def income_points(state: State, player: PlayerState) -> int:
    """Points that one more interim scoring pays."""
    tracks = TRACK_VP[COIN_TRACK][player.coin_track] + TRACK_VP[CARD_TRACK][player.card_track]
    return tracks + board_points(player) + cattle_points(state, player)


def sure_points(state: State, seat: Seat) -> float:
    """Score, final scoring and incomes to come of a player."""
    player = state.players[seat]
    to_come = incomes_to_come(state, seat)
    return player.vp + at_end(player) + income_points(state, player) * to_come


def of_eminence(state: State, side: Eminence, seat: Seat) -> float:
    """What the Eminence may expect: its income is paid once more at the end."""
    to_come = incomes_to_come(state, seat)
    income = (
        EMINENCE_HOUSE_VP[side.houses]
        + EMINENCE_SETTLEMENT_VP[side.settlements]
        + EMINENCE_CATTLE_VP[side.cattle]
        + CACTUS_VP[side.cactus]
    )
    return side.vp + income * (to_come + 1) + _EMINENCE_GROWS * to_come
