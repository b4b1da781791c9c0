"""What a question is about: Tom Builder, who brings a material."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.state import steps as s
from burgundy_desktop.games.pillars.tables.cards import TOM


def asked_about(observation: Observation, _latest: Iterable[Event]) -> Target | str | None:
    """Tom Builder, while he may bring one of several materials."""
    pending = observation.table.pending
    return target("won", TOM) if pending and pending[-1][0] == s.TOM else None
