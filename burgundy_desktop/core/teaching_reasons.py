"""Why the teacher asks: what can be said of a better move without naming it."""

from __future__ import annotations

import enum
from typing import Any

from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.preview import points_of, tried


class Reason(enum.Enum):
    """Why another move is better, as far as that can be said without naming it."""

    AT_ONCE = enum.auto()
    """It scores more now."""
    LATER = enum.auto()
    """It scores less now."""
    UNSAID = enum.auto()


def reason(game: AnyGame, observation: Any, seat: Seat, played: Any, best: Any) -> Reason:
    """What the points of both moves tell; nothing if one of them reveals something."""
    tries = [tried(game, observation, move) for move in (played, best)]
    if any(event.reveals for events in tries for event in events):
        return Reason.UNSAID
    now, instead = (points_of(events, seat) for events in tries)
    if now == instead:
        return Reason.UNSAID
    return Reason.AT_ONCE if instead > now else Reason.LATER
