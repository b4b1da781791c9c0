"""What a question is about. The building that asks something is marked for everybody already."""

from __future__ import annotations

from collections.abc import Iterable

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Target, target
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.state import steps as s


def asked_about(observation: Observation, _latest: Iterable[Event]) -> Target | str | None:
    """The provost, the section of the castle that is built, or the line of favours."""
    table = observation.table
    if not table.pending:
        return None
    step, _, number = table.pending[-1]
    if step == s.PROVOST_MOVE:
        return target("provost")
    if step == s.BATCH:
        return target("section", min(table.section, len(table.castle) - 1))
    return target("line", number) if step == s.FAVOR_EFFECT else None
