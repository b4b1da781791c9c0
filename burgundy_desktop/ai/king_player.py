"""The highest level: it searches longest, but with more seats nobody waits longer for it. Where a
game has a judgement of its own for the King, or a horizon for so many iterations, it takes those.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs

from burgundy_desktop.ai.advice import Advice
from burgundy_desktop.ai.budget import Budget, never
from burgundy_desktop.ai.closed_search import ClosedSearchPlayer
from burgundy_desktop.ai.player import seats_of
from burgundy_desktop.ai.search_player import SearchPlayer
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.game import AnyGame

FULL_SEATS = 2
"""With so many seats, or fewer, it has its whole budget."""


def as_the_king_judges(game: AnyGame) -> AnyGame:
    """The game with the King's evaluation, policy and horizon in place of those of the others."""
    judgement = game.judgement
    budget = judgement.search_budget
    kings = attrs.evolve(
        judgement,
        evaluate=judgement.kings_evaluate or judgement.evaluate,
        policy=judgement.kings_policy or judgement.policy,
        search_budget=attrs.evolve(budget, rounds_ahead=budget.king_ahead or budget.rounds_ahead),
    )
    return attrs.evolve(game, judgement=kings)


@attrs.frozen
class KingPlayer:
    """Plays as `search` does, with `iterations` for two seats and fewer for more: then each takes
    longer.
    """

    search: SearchPlayer | ClosedSearchPlayer
    iterations: int
    seconds: float

    def think(
        self,
        observation: Any,
        legal: Sequence[Any],
        seed: int,
        stopped: Callable[[], bool] = never,
    ) -> Advice:
        """Search."""
        self.search.budget = self.budget_for(observation)
        return self.search.think(observation, legal, seed, stopped)

    def budget_for(self, observation: Any) -> Budget:
        """The limits of a search from here."""
        game = self.search.game
        seats = seats_of(game, game.imagine(observation, Chance.from_seed(1)))
        return Budget(self.iterations * FULL_SEATS // max(FULL_SEATS, seats), self.seconds)
