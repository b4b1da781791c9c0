"""Open-loop Monte-Carlo tree search over imagined states, with truncated play-outs. Each iteration
is a walk (`ai.walks`) through a fresh sample of everything hidden and of all chance to come. Every
seat maximises its lead over its best rival.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs

from burgundy_desktop.ai.advice import Advice, Candidate, ranked, the_only_move
from burgundy_desktop.ai.budget import Budget, Watch, never
from burgundy_desktop.ai.tree import CURIOSITY, Node
from burgundy_desktop.ai.walks import Path, Walks
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.game import AnyGame


@attrs.frozen
class SearchPlayer:
    """Searches as long as `budget` allows. `rounds_ahead` full rounds are the horizon; `curiosity`
    weighs exploration.
    """

    game: AnyGame
    budget: Budget
    rounds_ahead: int = 2
    curiosity: float = CURIOSITY

    def think(
        self,
        observation: Any,
        legal: Sequence[Any],
        seed: int,
        stopped: Callable[[], bool] = never,
    ) -> Advice:
        """Search; a forced move is answered at once."""
        if len(legal) == 1:
            return the_only_move()
        watch = Watch(self.budget, stopped)
        search = _Search(self, observation, Chance.from_seed(seed))
        iterations = 0
        while iterations == 0 or not watch.is_over(iterations):
            search.iterate(iterations)
            iterations += 1
        return ranked(search.candidates(legal), iterations, watch.seconds)


class _Search:
    """The search for one question."""

    def __init__(self, player: SearchPlayer, observation: Any, chance: Chance) -> None:
        self._chance = chance
        self._walks = Walks(player.game, observation, chance, player.rounds_ahead, player.curiosity)
        self._root = Node()
        self._points = [0.0] * len(self._walks.legal)

    def iterate(self, iteration: int) -> None:
        """One iteration: a walk, whose result is added to the points of its first move."""
        path: Path = []
        state = self._walks.table(iteration)
        results = self._walks.walk(state, self._root, path, self._chance)
        self._points[path[0][1]] += results[self._walks.seat]

    def candidates(self, legal: Sequence[Any]) -> list[Candidate]:
        """The statistics of each move that was tried."""
        root = self._root
        slots = root.slots(legal, lambda moves: [1.0] * len(moves))
        return [
            Candidate(
                index,
                root.visits[slot],
                self._walks.share(root.total[slot] / root.visits[slot]),
                self._points[slot] / root.visits[slot],
            )
            for index, slot in enumerate(slots)
            if root.visits[slot]
        ]
