"""The evaluation of the baseline `greedy-v1`: written by hand. Never change it."""

from __future__ import annotations

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake.queries.income import board_coins, board_points, cattle_points
from burgundy_desktop.games.boonlake.rules import final
from burgundy_desktop.games.boonlake.state import OVER, PlayerState, State
from burgundy_desktop.games.boonlake.state.eminence import Eminence
from burgundy_desktop.games.boonlake.state.steps import EMINENCE_INCOME, INCOME
from burgundy_desktop.games.boonlake.tables import solo
from burgundy_desktop.games.boonlake.tables.boards import PRODUCTION_SUM, TRACK_INCOME, TRACK_VP
from burgundy_desktop.games.boonlake.tables.river import END, ROUNDS, SCORINGS
from burgundy_desktop.games.boonlake.tables.words import CARD_TRACK, COIN_TRACK

_COIN, _CARD, _VASE, _INHABITANT = 0.4, 0.7, 1.5, 1.5
_INCOMES = (INCOME, EMINENCE_INCOME)
_SITE, _LEVER, _PERSON = 1.5, 1.5, 1.0


def evaluate_v1(state: State, seat: Seat) -> float:
    """Expected final points of a side; the Eminence is the seat after the last one."""
    side = state.side(seat)
    if state.stage == OVER:
        return float(side.vp)
    left = _incomes_to_come(state, seat)
    if isinstance(side, Eminence):
        return side.vp + _income_of_eminence(side) * (left + 1)
    return side.vp + _at_end(side) + _income(state, side) * left + _held(state, side, seat)


def _incomes_to_come(state: State, seat: Seat) -> int:
    """Interim scorings whose income has not been paid."""
    waits = any(who == seat and step in _INCOMES for step, who, _ in state.pending)
    in_last_lap = state.last_lap and len(state.players[0].markers) < SCORINGS
    return SCORINGS - state.scorings + (waits or in_last_lap)


def _at_end(player: PlayerState) -> float:
    ends = sum(final.end_points(player, card) for card in player.played)
    return float(
        final.lever_points(player)
        + final.printed_points(player)
        + final.recess_points(player)
        + ends
    )


def _income(state: State, player: PlayerState) -> float:
    """What one more interim scoring brings."""
    coins = board_coins(player) + TRACK_INCOME[COIN_TRACK][player.coin_track]
    points = TRACK_VP[COIN_TRACK][player.coin_track] + TRACK_VP[CARD_TRACK][player.card_track]
    cards = TRACK_INCOME[CARD_TRACK][player.card_track]
    points += board_points(player) + cattle_points(state, player) + player.ready.bit_count()
    return points + _COIN * coins + _CARD * cards


def _held(state: State, player: PlayerState, seat: Seat) -> float:
    """The value of things in hand, which shrinks as the player's own ship moves on."""
    part = 1 - (state.round * END + state.ships[seat]) / (ROUNDS * END)
    worth = _COIN * player.coins + _CARD * len(player.hand) + _VASE * player.vases
    worth += _INHABITANT * player.ranch + _SITE * PRODUCTION_SUM[player.production]
    worth += _LEVER * player.levers.bit_count() + _PERSON * player.people.bit_count()
    return worth * max(0.0, part)


def _income_of_eminence(side: Eminence) -> int:
    return (
        solo.EMINENCE_HOUSE_VP[side.houses]
        + solo.EMINENCE_SETTLEMENT_VP[side.settlements]
        + solo.EMINENCE_CATTLE_VP[side.cattle]
        + solo.CACTUS_VP[side.cactus]
    )
