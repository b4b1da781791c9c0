"""The payments of an income: tracks, empty recesses, level bonuses, cattle. Rules §10,
§11 and §13.
"""

from __future__ import annotations

from burgundy_desktop.games.boonlake.queries.areas import towns_near
from burgundy_desktop.games.boonlake.state import PlayerState, Side, State
from burgundy_desktop.games.boonlake.state.eminence import Eminence
from burgundy_desktop.games.boonlake.state.reasons import (
    BY_CACTUS,
    BY_CATTLE_INCOME,
    BY_EMINENCE_CATTLE,
    BY_EMINENCE_HOUSES,
    BY_EMINENCE_SETTLEMENTS,
)
from burgundy_desktop.games.boonlake.tables.boards import (
    CATTLE_PIECE_COINS,
    CATTLE_PIECE_VP,
    HOUSE_COINS,
    HOUSE_VP,
    LEVEL_BONUS_VP,
    SETTLEMENT_COINS,
    SETTLEMENT_VP,
    TRACK_INCOME,
    TRACK_VP,
)
from burgundy_desktop.games.boonlake.tables.solo import (
    CACTUS_VP,
    EMINENCE_CATTLE_VP,
    EMINENCE_HOUSE_VP,
    EMINENCE_SETTLEMENT_VP,
)
from burgundy_desktop.games.boonlake.tables.words import CARD_TRACK, COIN_TRACK

_LEVEL_VP = tuple(sum(LEVEL_BONUS_VP[:taken]) for taken in range(len(LEVEL_BONUS_VP) + 1))
"""By level bonuses taken: the points of all of them."""


def track_coins(player: PlayerState) -> int:
    """Coins of the coin track."""
    return TRACK_INCOME[COIN_TRACK][player.coin_track]


def track_cards(player: PlayerState) -> int:
    """Cards of the card track."""
    return TRACK_INCOME[CARD_TRACK][player.card_track]


def track_points(player: PlayerState) -> int:
    """Points of both tracks."""
    return TRACK_VP[COIN_TRACK][player.coin_track] + TRACK_VP[CARD_TRACK][player.card_track]


def board_coins(player: PlayerState) -> int:
    """Coins of the empty recesses."""
    return (
        HOUSE_COINS[player.houses]
        + SETTLEMENT_COINS[player.settlements]
        + CATTLE_PIECE_COINS[player.cattle]
    )


def board_points(player: PlayerState) -> int:
    """Points of the empty recesses and of level bonuses (R17)."""
    return (
        HOUSE_VP[player.houses]
        + SETTLEMENT_VP[player.settlements]
        + CATTLE_PIECE_VP[player.cattle]
        + _LEVEL_VP[player.levels]
    )


def cattle_points(state: State, side: Side) -> int:
    """A point for each settlement next to each cattle piece."""
    return towns_near(state, side.herd)


def eminence_income(state: State, eminence: Eminence) -> tuple[tuple[int, int], ...]:
    """Points of the Eminence, each with what they are for."""
    return (
        (EMINENCE_HOUSE_VP[eminence.houses], BY_EMINENCE_HOUSES),
        (EMINENCE_SETTLEMENT_VP[eminence.settlements], BY_EMINENCE_SETTLEMENTS),
        (EMINENCE_CATTLE_VP[eminence.cattle], BY_EMINENCE_CATTLE),
        (CACTUS_VP[eminence.cactus], BY_CACTUS),
        (cattle_points(state, eminence), BY_CATTLE_INCOME),
    )


def income_coins(player: PlayerState) -> int:
    """All coins of an income but that of the last interim scoring, which pays none."""
    return board_coins(player) + track_coins(player)


def income_points(state: State, player: PlayerState) -> int:
    """All points of an income."""
    points = track_points(player) + board_points(player)
    return points + cattle_points(state, player) if player.herd else points
