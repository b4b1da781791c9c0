"""Facts for hints: what speaks for a move, from the view of its seat.

`placing`  workers, passing, the provost, the inn
`working`  what buildings and favors bring, what is built, the castle
`trial`    a move that is tried, with questions about the positions before and after it
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.reasons import Fact
from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.features.facts import placing, working
from burgundy_desktop.games.caylus.features.facts.trial import Case
from burgundy_desktop.games.caylus.observation import Observation, imagine
from burgundy_desktop.games.caylus.rules import legal_moves

_FACTS: dict[type, Callable[[Case, Any], Iterator[Fact]]] = {
    m.Pass: placing.passing,
    m.Place: placing.place,
    m.MoveFromGate: placing.place,
    m.Provost: placing.provost,
    m.Guild: placing.provost,
    m.StayAtInn: placing.stay_at_inn,
    m.LeaveInn: placing.leave_inn,
    m.Joust: working.favor,
    m.ChooseLine: working.line,
    m.Produce: working.gains,
    m.OwnerBonus: working.gains,
    m.FavorCube: working.gains,
    m.FavorExchange: working.gains,
    m.Trade: working.gains,
    m.Build: working.build,
    m.FavorBuild: working.build,
    m.Transform: working.transform,
    m.FavorTransform: working.transform,
    m.Batch: working.deliver,
    m.StopBuilding: working.keep,
    m.Decline: working.keep,
}
"""Nothing speaks for `TakeHome`: at the end of the turn all workers go home."""


def facts(observation: Observation, move: m.CaylusMove) -> Sequence[Fact]:
    """What speaks for a legal move, the most important first; empty for an only move."""
    table = imagine(observation, Chance.from_seed(0))
    legal = legal_moves(table)
    if len(legal) == 1:
        return ()
    tell = _FACTS.get(type(move))
    return tuple(tell(Case(observation.seat, table, legal, move), move)) if tell else ()
