"""Facts for hints: what speaks for a move, from the view of its seat.

`common`  what any move may bring: points, things, income, conditions met, cards that can be paid
`each`    what only one kind of move brings
`trial`   a move that is tried, with questions about the positions before and after it
"""

from __future__ import annotations

from collections.abc import Sequence

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.reasons import Fact
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.features.facts import each
from burgundy_desktop.games.boonlake.features.facts.common import common, opens
from burgundy_desktop.games.boonlake.features.facts.trial import Case
from burgundy_desktop.games.boonlake.observation import Observation, imagine
from burgundy_desktop.games.boonlake.rules.legal import legal_moves


def facts(observation: Observation, move: m.BoonlakeMove) -> Sequence[Fact]:
    """What speaks for a legal move, the most important first; empty for an only move."""
    table = imagine(observation, Chance.from_seed(0))
    legal = legal_moves(table)
    if len(legal) == 1:
        return ()
    case = Case(observation.seat, table, legal, move)
    tell = each.FACTS.get(type(move))
    own = tell(case, move) if tell else ()
    after = () if isinstance(move, m.Pass) else opens(case)
    return (*common(case), *own, *after)
