"""The rules: what may be done, and what it does.

`legal`         all legal moves
`placing`       placing and passing; the gate
`special`       the special buildings
`provost`       moving the provost
`activating`    the buildings along the road
`construction`  building tiles, transformations by the lawyer
`favors`        royal favors
`castle`        batches, the best builder
`ending`        bailiff, scoring of sections, the end of the game
`course`        the phases of a turn, one after the other
`gains`         what players get and lose
`why_not`       why something may not be done
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from burgundy_desktop.core.events import EventLog
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.rules import (
    activating,
    castle,
    construction,
    favors,
    placing,
    provost,
    special,
)
from burgundy_desktop.games.caylus.rules.course import advance, begin
from burgundy_desktop.games.caylus.rules.legal import legal_moves
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.state.steps import FAVOR_EFFECT, JOUST

__all__ = ["advance", "apply", "begin", "legal_moves"]


def _decline(state: State, _move: m.Decline, events: EventLog) -> None:
    step = state.pending[-1][0]
    if step == FAVOR_EFFECT:
        favors.decline_favor(state, events)
    elif step == JOUST:
        special.decline_joust(state, events)
    else:
        activating.decline(state, events)


_APPLY: dict[type, Callable[[State, Any, EventLog], None]] = {
    m.Pass: placing.do_pass,
    m.Place: placing.place,
    m.MoveFromGate: placing.move_from_gate,
    m.TakeHome: placing.take_home_from_gate,
    m.Guild: provost.move_by_guild,
    m.Joust: special.joust,
    m.StayAtInn: special.stay_at_inn,
    m.LeaveInn: special.leave_inn,
    m.Provost: provost.move_for_deniers,
    m.Produce: activating.produce,
    m.OwnerBonus: activating.take_bonus,
    m.Trade: activating.trade,
    m.Build: construction.build,
    m.Transform: construction.transform,
    m.ChooseLine: favors.choose_line,
    m.FavorCube: favors.take_cube,
    m.FavorExchange: favors.exchange,
    m.FavorBuild: construction.build_by_favor,
    m.FavorTransform: construction.transform_by_favor,
    m.Batch: castle.deliver,
    m.StopBuilding: castle.stop,
    m.Decline: _decline,
}


def apply(state: State, move: m.CaylusMove, events: EventLog) -> None:
    """Apply a legal move: change the state in place and log to `events`."""
    _APPLY[type(move)](state, move, events)
    advance(state, events)
