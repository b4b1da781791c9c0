"""What a decision cost: a search finds a better move, and a duel with fresh luck says how much
better it is than the one that was played. A search's own values are never used for that: it judges
badly what it seldom tries.
"""

from __future__ import annotations

from collections.abc import Callable

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


def judged(game: AnyGame, case: Case, stopped: Callable[[], bool] = never) -> Judged:
    """Judge the played move by what its seat could see."""
    seen, legal, played, stage = case.observation, case.legal, case.played, case.stage
    if len(legal) == 1:
        return Judged(played)
    best = case.best
    if best is None:
        searcher = player_named(f"{SEARCH}{stage.iterations}", game)
        best = searcher.think(seen, legal, case.seed, stopped).move
    if best == played:
        return Judged(best)
    pairs = Budget(stage.pairs, stage.seconds)
    fresh = case.seed + 1
    verdict = duel(game, seen, legal[best], legal[played], fresh, pairs, stopped)
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
