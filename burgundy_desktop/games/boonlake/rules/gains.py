"""What players get, pay and lose. Rules §2: only wooden pieces are limited."""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.boonlake import events as e
from burgundy_desktop.games.boonlake.state import State
from burgundy_desktop.games.boonlake.state.reasons import REASONS


def score(state: State, seat: Seat, points: int, reason: int, place: int, events: EventLog) -> None:
    """Points for a reason; the score may go below 0."""
    if points:
        side = state.side(seat)
        side.vp += points
        side.scored[reason] += points
        if events is not SILENT:
            events.log(PointsScored, seat, points, REASONS[reason], place)


def gain_coins(
    state: State, seat: Seat, coins: int, source: str, place: int, events: EventLog
) -> None:
    """Coins from the supply, which never runs out."""
    if coins:
        state.players[seat].coins += coins
        if events is not SILENT:
            events.log(e.CoinsGained, seat, coins, source, place)


def pay_coins(state: State, seat: Seat, coins: int, reason: str, events: EventLog) -> None:
    """Coins to the supply."""
    if coins:
        state.players[seat].coins -= coins
        events.log(e.CoinsPaid, seat, coins, reason)


def gain_vases(
    state: State, seat: Seat, vases: int, source: str, place: int, events: EventLog
) -> None:
    """Vases from the supply, which never runs out."""
    if vases:
        state.players[seat].vases += vases
        events.log(e.VasesGained, seat, vases, source, place)


def pay_vases(state: State, seat: Seat, vases: int, reason: str, events: EventLog) -> None:
    """Vases to the supply."""
    if vases:
        state.players[seat].vases -= vases
        events.log(e.VasesPaid, seat, vases, reason)


def gain_inhabitants(
    state: State, seat: Seat, count: int, source: str, place: int, events: EventLog
) -> None:
    """Inhabitants to the ranch, as many as the supply has."""
    player = state.players[seat]
    taken = min(count, player.supply)
    player.supply -= taken
    player.ranch += taken
    if count:
        events.log(e.InhabitantsGained, seat, taken, source, place, count - taken)


def give_inhabitants(state: State, seat: Seat, count: int, reason: str, events: EventLog) -> None:
    """Inhabitants from the ranch to the supply."""
    if count:
        player = state.players[seat]
        player.ranch -= count
        player.supply += count
        events.log(e.InhabitantsGiven, seat, count, reason)
