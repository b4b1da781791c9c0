"""One move ahead: try every move on a copy and evaluate."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import attrs

from burgundy_desktop.ai.advice import Advice, Candidate, ranked, the_only_move
from burgundy_desktop.ai.budget import never
from burgundy_desktop.ai.player import deciding_seat, lead, seats_of, win_share
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat


def all_of_them(_state: Any, legal: Sequence[Any]) -> Sequence[Any]:
    """Consider every legal move."""
    return legal


@attrs.frozen
class GreedyPlayer:
    """Plays the move with the best `evaluate` right after it.

    `softness` in points: 0 plays the best move; otherwise a move that is this much worse is chosen
    e times less often, and one that is three times as much worse never. `prior_weight` in points:
    the bonus for a move that is e times as likely in the policy. `considers` selects the moves to
    choose from. Without `denies` only the own result counts, in place of the lead.
    """

    game: AnyGame
    evaluate: Callable[[Any, Seat], float]
    softness: float = 0.0
    prior_weight: float = 0.0
    considers: Callable[[Any, Sequence[Any]], Sequence[Any]] = all_of_them
    denies: bool = True

    def think(
        self,
        observation: Any,
        legal: Sequence[Any],
        seed: int,
        stopped: Callable[[], bool] = never,  # noqa: ARG002  # it has answered before one can ask
    ) -> Advice:
        """Evaluate all moves."""
        if len(legal) == 1:
            return the_only_move()
        began = perf_counter()
        chance = Chance.from_seed(seed)
        state = self.game.imagine(observation, chance)
        seats = seats_of(self.game, state)
        moves = self.considers(state, legal)
        results = [self._results_after(state, move, seats) for move in moves]
        seat, spread = deciding_seat(self.game, state), self.game.judgement.spread
        leads = [lead(result, seat) if self.denies else result[seat] for result in results]
        leads = self._with_priors(leads, state, moves)
        candidates = [
            Candidate(legal.index(move), 1, win_share(ahead, spread), result[seat])
            for move, ahead, result in zip(moves, leads, results, strict=True)
        ]
        advice = ranked(candidates, len(moves), perf_counter() - began)
        if self.softness:
            chosen = candidates[self._soft_choice(leads, chance)]
            advice = attrs.evolve(advice, best=(chosen,))
        return advice

    def _with_priors(self, leads: list[float], state: Any, moves: Sequence[Any]) -> list[float]:
        """The leads with the bonus for moves that are likely in the policy."""
        if not self.prior_weight:
            return leads
        weights = self.game.judgement.policy(state, moves)
        return [
            ahead + self.prior_weight * math.log(weight)
            for ahead, weight in zip(leads, weights, strict=True)
        ]

    def _results_after(self, state: Any, move: Any, seats: int) -> list[float]:
        """The expected final results of all seats."""
        after = state.copy()
        self.game.apply(after, move, SILENT)
        return [self.evaluate(after, Seat(seat)) for seat in range(seats)]

    def _soft_choice(self, leads: Sequence[float], chance: Chance) -> int:
        """A random choice among the moves that are nearly as good as the best."""
        behind = [(max(leads) - ahead) / self.softness for ahead in leads]
        return weighted([math.exp(-far) if far <= 3 else 0.0 for far in behind], chance)


def weighted(weights: Sequence[float], chance: Chance) -> int:
    """A random index with these weights; their sum must be positive."""
    left = chance.below(1 << 30) / (1 << 30) * math.fsum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return max(range(len(weights)), key=weights.__getitem__)
