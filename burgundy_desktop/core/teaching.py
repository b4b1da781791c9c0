"""The teacher: from which cost on it says a word before a move is played."""

from __future__ import annotations

import enum
from typing import Any, Final

from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.noise import SURE
from burgundy_desktop.core.preview import points_of, tried

OFF: Final = "off"
COSTS: Final = {"gentle": 0.10, "usual": 0.05, "strict": 0.03}
"""The share of the win that a move has to cost, by how strict the teacher is."""
TEACHERS: Final = (OFF, *COSTS)


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


def is_worth_a_word(teacher: str, share: float, error: float) -> bool:
    """Whether this teacher warns of a move with this cost, known with this standard error."""
    return share > SURE * error and share >= COSTS[teacher]
