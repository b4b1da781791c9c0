"""What it is called to do nothing more: that depends on what one was asked."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.games.boonlake.board.wording.translation import phrase
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.state import steps as s

_GO_ON = phrase("Continue")
_STOP = phrase("Buy no more")
_AFTER_SOME: Final = frozenset({s.WINDOW, s.SKIPPING})
"""Steps that were made use of, or may be: what is declined is but more of it."""


def passing(observation: Observation) -> str:
    """What passing is called now; empty where it is doing without."""
    pending = observation.table.pending
    step, _, about = pending[-1] if pending else (s.OFFER, 0, 0)
    if step in _AFTER_SOME:
        return _GO_ON()
    return _STOP() if step == s.RECRUIT and about else ""
