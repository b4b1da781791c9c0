"""The wording of passing, which depends on the step."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.state import steps as s

_GO_ON = phrase("Continue")
_STOP = phrase("Buy no more")
_AFTER_SOME: Final = frozenset({s.WINDOW, s.SKIPPING})
"""Steps that were used already or may be used repeatedly: passing declines only more."""


def passing(observation: Observation) -> str:
    """The wording of passing now; empty if it means declining."""
    pending = observation.table.pending
    step, _, about = pending[-1] if pending else (s.OFFER, 0, 0)
    if step in _AFTER_SOME:
        return _GO_ON()
    return _STOP() if step == s.RECRUIT and about else ""
