"""A beginner, for somebody's first game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs

from burgundy_desktop.ai.advice import Advice
from burgundy_desktop.ai.budget import never
from burgundy_desktop.ai.greedy_player import GreedyPlayer
from burgundy_desktop.core.chance import whole_game


@attrs.frozen
class NovicePlayer:
    """Plays as `plays`, but forgets a third of what matters, the same for a whole game."""

    plays: GreedyPlayer

    def think(
        self,
        observation: Any,
        legal: Sequence[Any],
        seed: int,
        stopped: Callable[[], bool] = never,
    ) -> Advice:
        """Evaluate all moves, as far as it remembers."""
        forgetful = self.plays.game.judgement.forgetful
        if forgetful is None:
            return self.plays.think(observation, legal, seed, stopped)
        player = attrs.evolve(self.plays, evaluate=forgetful(whole_game(seed)))
        return player.think(observation, legal, seed, stopped)
