"""The baseline that plays at random. Never change it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from burgundy_desktop.ai.advice import Advice, Candidate
from burgundy_desktop.ai.budget import never
from burgundy_desktop.core.chance import Chance


class RandomPlayer:
    """All legal moves are equally likely."""

    def think(
        self,
        observation: Any,  # noqa: ARG002  # it does not look
        legal: Sequence[Any],
        seed: int,
        stopped: Callable[[], bool] = never,  # noqa: ARG002  # and does not think
    ) -> Advice:
        """Pick a random move."""
        return Advice((Candidate(Chance.from_seed(seed).below(len(legal)), 1, 0.5, 0.0),))
