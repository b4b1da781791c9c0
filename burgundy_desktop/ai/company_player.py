"""A level that plays alone against an automaton by other means than in company."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs

from burgundy_desktop.ai.advice import Advice
from burgundy_desktop.ai.budget import never
from burgundy_desktop.ai.player import Player
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.game import AnyGame


@attrs.frozen
class CompanyPlayer:
    """Plays as `alone` does where `Judgement.is_alone`, else as `in_company` does."""

    game: AnyGame
    alone: Player
    in_company: Player

    def think(
        self,
        observation: Any,
        legal: Sequence[Any],
        seed: int,
        stopped: Callable[[], bool] = never,
    ) -> Advice:
        """Ask the one or the other."""
        player = self.alone if self._is_alone(observation) else self.in_company
        return player.think(observation, legal, seed, stopped)

    def _is_alone(self, observation: Any) -> bool:
        is_alone = self.game.judgement.is_alone
        assert is_alone is not None, "a game with a budget for a lone seat knows one"
        return is_alone(self.game.imagine(observation, Chance.from_seed(1)))
