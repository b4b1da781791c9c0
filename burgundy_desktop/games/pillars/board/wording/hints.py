"""Why a move is good, in words."""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.preview import points_of
from burgundy_desktop.games.pillars.board.wording.saying import phrase
from burgundy_desktop.games.pillars.moves import PillarsMove
from burgundy_desktop.games.pillars.observation import Observation

_POINTS = phrase("Brings %n point(s) at once.")
_NOTHING_BETTER = phrase("Nothing better is possible now.")


def hint_for(observation: Observation, _move: PillarsMove, events: Sequence[Event]) -> str:
    """The best reason for a move."""
    points = points_of(tuple(events), observation.seat)
    return _POINTS(points) if points > 0 else _NOTHING_BETTER()
