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


@attrs.define
class SearchPlayer:
    """Searches as long as `budget` allows. `rounds_ahead` full rounds are the horizon; `curiosity`
    weighs exploration. With `keeps_tree`, the next question of the same turn goes on from this
    tree, unless something was revealed since.
    """

    game: AnyGame
    budget: Budget
    rounds_ahead: int = 2
    curiosity: float = CURIOSITY
    keeps_tree: bool = False
    _last: tuple[_Search, Any] | None = attrs.field(default=None, init=False, eq=False)
    """The last search and the move that it chose."""

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
        search = self._search(observation, Chance.from_seed(seed))
        iterations = 0
        while iterations == 0 or not watch.is_over(iterations):
            search.iterate(iterations)
            iterations += 1
        advice = ranked(search.candidates(legal), iterations, watch.seconds)
        self._last = (search, legal[advice.move]) if self.keeps_tree else None
        return advice

    def _search(self, observation: Any, chance: Chance) -> _Search:
        """The search that goes on, or a new one."""
        if self._last is not None:
            before, move = self._last
            walks = before.walks.after(move, observation, chance)
            if walks is not None:
                return _Search(walks, before.root.child_after(move), chance)
        walks = Walks(self.game, observation, chance, self.rounds_ahead, self.curiosity)
        return _Search(walks, Node(), chance)


class _Search:
    """The search for one question, from `root` on."""

    def __init__(self, walks: Walks, root: Node, chance: Chance) -> None:
        self.walks = walks
        self.root = root
        self._chance = chance
        self._tried: dict[int, int] = {}
        """How often this search tried each slot of the root; an earlier one may have, too."""
        self._points: dict[int, float] = {}
        """The sum of the seat's results for each of them."""

    def iterate(self, iteration: int) -> None:
        """One iteration: a walk, whose result is added to the points of its first move."""
        path: Path = []
        state = self.walks.table(iteration)
        results = self.walks.walk(state, self.root, path, self._chance)
        slot = path[0][1]
        self._tried[slot] = self._tried.get(slot, 0) + 1
        self._points[slot] = self._points.get(slot, 0.0) + results[self.walks.seat]

    def candidates(self, legal: Sequence[Any]) -> list[Candidate]:
        """The statistics of each move that was tried."""
        root = self.root
        slots = root.slots(legal, lambda moves: [1.0] * len(moves))
        return [
            Candidate(
                index,
                root.visits[slot],
                self.walks.share(root.total[slot] / root.visits[slot]),
                self._points[slot] / self._tried[slot],
            )
            for index, slot in enumerate(slots)
            if slot in self._tried
        ]
