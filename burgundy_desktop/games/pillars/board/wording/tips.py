"""Tooltips: what a thing does and what it would bring now."""

from __future__ import annotations

from burgundy_desktop.boardkit.board import Brought, Tip
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.pillars.board.wording.things import thing_name
from burgundy_desktop.games.pillars.observation import Observation


def tip_for(observation: Observation, target: Target, _brought: Brought) -> Tip | None:
    """The tooltip of a target."""
    title = thing_name(observation, target)
    return Tip(title) if title else None
