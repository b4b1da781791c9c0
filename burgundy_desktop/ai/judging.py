"""What a decision cost: a search finds a better move, and a duel with fresh luck says how much
better it is than the one that was played. A search's own values are never used for that: it judges
badly what it seldom tries.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import attrs

from burgundy_desktop.ai.budget import Budget, never
from burgundy_desktop.ai.cases import Case, Judged, Stage
from burgundy_desktop.ai.duel import duel
from burgundy_desktop.ai.levels import SEARCH, player_named
from burgundy_desktop.core.chance import thought_seed
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.core.review import Decision

GUARD_SECONDS: Final = 60.0
"""A guard for a machine that is much too slow, as the levels have one."""


def judged(
    game: AnyGame,
    observation: Any,
    legal: Sequence[Any],
    played: int,
    stage: Stage,
    seed: int,
    stopped: Callable[[], bool] = never,
) -> Judged:
    """Judge the move with the index `played` by what its seat could see."""
    if len(legal) == 1:
        return Judged(played)
    searcher = player_named(f"{SEARCH}{stage.iterations}", game)
    best = searcher.think(observation, legal, seed, stopped).move
    if best == played:
        return Judged(best)
    pairs = Budget(stage.pairs, GUARD_SECONDS)
    fresh = seed + 1
    verdict = duel(game, observation, legal[best], legal[played], fresh, pairs, stopped)
    return Judged(best, verdict.share, verdict.share_error, verdict.points, verdict.points_error)


def case_at(match: AnyMatch, ply: Ply, stage: Stage) -> Case:
    """The decision that led to a ply."""
    game, step, before = match.game, match.steps[ply], match.steps[ply - 1].state
    assert step.seat is not None
    legal = tuple(game.legal_moves(before))
    seed = thought_seed(match.seed, ply, f"review {stage.pairs}")
    return Case(game.observe(before, step.seat), legal, legal.index(step.move), stage, seed)


def decision(match: AnyMatch, ply: Ply, verdict: Judged) -> Decision:
    """The verdict on the decision that led to a ply."""
    step, before = match.steps[ply], match.steps[ply - 1].state
    assert step.seat is not None
    played = match.game.legal_moves(before).index(step.move)
    rounds = match.game.judgement.rounds(before)
    return Decision(ply, step.seat, rounds, played, **attrs.asdict(verdict))
