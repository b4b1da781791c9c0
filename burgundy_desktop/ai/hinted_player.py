"""A beginner who asks for a hint now and then: measures what the hint is worth to a person."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from burgundy_desktop.ai.advice import Advice
from burgundy_desktop.ai.budget import never
from burgundy_desktop.ai.player import Player


class HintedPlayer:
    """Follows `hints` at every `every`-th decision, and plays as `beginner` in between.

    It counts its decisions: a player for one game only.
    """

    def __init__(self, beginner: Player, hints: Player, every: int) -> None:
        self._beginner, self._hints, self._every = beginner, hints, every
        self._decisions = 0

    def think(
        self,
        observation: Any,
        legal: Sequence[Any],
        seed: int,
        stopped: Callable[[], bool] = never,
    ) -> Advice:
        """What the beginner does, or the hint if it is its turn."""
        self._decisions += 1
        asks = self._decisions % self._every == 0
        return (self._hints if asks else self._beginner).think(observation, legal, seed, stopped)
