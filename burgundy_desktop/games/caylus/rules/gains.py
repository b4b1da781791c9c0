"""What players get and lose."""

from __future__ import annotations

from burgundy_desktop.core.events import SILENT, EventLog, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.caylus.events import Gained
from burgundy_desktop.games.caylus.state import REASONS, State
from burgundy_desktop.games.caylus.tables.bundles import DENIER, ONE, Bundle

_DENIER = ONE[DENIER]


def score(state: State, seat: Seat, points: int, reason: int, place: int, events: EventLog) -> None:
    """Score points for a reason; a loss stops at 0. Rules §6."""
    player = state.players[seat]
    points = max(points, -player.vp)
    if points:
        player.vp += points
        player.scored[reason] += points
        if events is not SILENT:
            events.log(PointsScored, seat, points, REASONS[reason], place)


def gain(state: State, seat: Seat, what: Bundle, source: str, spot: int, events: EventLog) -> None:
    """Cubes or deniers from the bank, which never runs out."""
    if what:
        state.players[seat].purse += what
        if events is not SILENT:
            events.log(Gained, seat, what, source, spot, state.building_at(spot))


def gain_deniers(
    state: State, seat: Seat, deniers: int, source: str, spot: int, events: EventLog
) -> None:
    """Deniers from the bank."""
    gain(state, seat, deniers * _DENIER, source, spot, events)
