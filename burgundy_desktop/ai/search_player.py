"""Open-loop Monte-Carlo tree search over imagined states, with truncated play-outs. Each iteration
samples everything hidden, walks down the tree, plays on by the game's policy until the horizon (a
number of full rounds ahead) and evaluates there; or until the game can compute the exact end. Every
seat maximises its lead over its best rival.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs

from burgundy_desktop.ai.advice import Advice, Candidate, ranked, the_only_move
from burgundy_desktop.ai.budget import Budget, Watch, never
from burgundy_desktop.ai.greedy_player import weighted
from burgundy_desktop.ai.player import deciding_seat, lead, lead_of, seats_of, win_share
from burgundy_desktop.ai.tree import Node
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat

IMAGINED = 64
"""How many states are imagined; further iterations use them again with other chance."""


@attrs.frozen
class SearchPlayer:
    """Searches as long as `budget` allows. `rounds_ahead` full rounds are the horizon; `curiosity`
    weighs exploration.
    """

    game: AnyGame
    budget: Budget
    rounds_ahead: int = 2
    curiosity: float = 0.3

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
        self._game = game = player.game
        self._observation = observation
        self._chance = chance
        self._curiosity = player.curiosity
        self._tables: list[Any] = []
        state = self._table(0)
        self._seat = deciding_seat(game, state)
        self._seats = [Seat(seat) for seat in range(seats_of(game, state))]
        self._horizon = game.judgement.rounds(state) + player.rounds_ahead
        self._expected = self._leads_now(state) if game.judgement.search_budget.relative else None
        self._root = Node()
        self._points = [0.0] * len(game.legal_moves(state))

    def _table(self, iteration: int) -> Any:
        """A copy of an imagined state with new chance."""
        if iteration >= IMAGINED:
            state = self._tables[iteration % IMAGINED].copy()
            state.chance = Chance.from_seed(self._chance.below(1 << 30))
            return state
        if iteration == len(self._tables):
            self._tables.append(self._game.imagine(self._observation, self._chance))
        return self._tables[iteration].copy()

    def iterate(self, iteration: int) -> None:
        """One iteration: walk down the tree, play out, evaluate, update the statistics."""
        state = self._table(iteration)
        path, known = self._descend(state)
        results = self._play_out(state) if known is None else known
        rewards = self._rewards(results)
        for node, slot, seat in path:
            node.learn(slot, rewards[seat])
        self._points[path[0][1]] += results[self._seat]

    def _results(self, state: Any) -> Sequence[float]:
        """The expected final results of all seats."""
        evaluate = self._game.judgement.evaluate
        return [evaluate(state, seat) for seat in self._seats]

    def _leads_now(self, state: Any) -> list[float]:
        """The lead that each seat expects at the root."""
        results = self._results(state)
        return [lead(results, seat) for seat in self._seats]

    def _rewards(self, results: Sequence[float]) -> list[float]:
        """The reward of a play-out for each seat."""
        spread, expected = self._game.judgement.spread, self._expected
        if expected is None:
            return [win_share(lead(results, seat), spread) for seat in self._seats]
        return [win_share(lead(results, seat) - expected[seat], spread) for seat in self._seats]

    def _descend(self, state: Any) -> tuple[list[tuple[Node, int, Seat]], Sequence[float] | None]:
        """Walk to a leaf of the tree and play the moves in the state. Returns the path, and all
        results if the exact end became known.
        """
        game, node, path, known = self._game, self._root, [], None
        policy = game.judgement.policy
        choices = game.judgement.choices
        while known is None and (seat := self._decider(state)) is not None:
            legal = choices(state, game.legal_moves(state))
            if len(legal) == 1 and node is not self._root:
                game.apply(state, legal[0], SILENT)
                continue
            slots = node.slots(legal, lambda moves: policy(state, moves))
            index = node.best_slot(slots, self._curiosity)
            slot = slots[index]
            path.append((node, slot, seat))
            game.apply(state, legal[index], SILENT)
            known = self._exact(state)
            if not node.visits[slot]:
                break
            node = node.child(slot)
        return path, known

    def _play_out(self, state: Any) -> Sequence[float]:
        """Play on by the policy to the horizon, or until the exact end is known; all results."""
        game, chance = self._game, self._chance
        while self._decider(state) is not None:
            known = self._exact(state)
            if known is not None:
                return known
            legal = game.legal_moves(state)
            index = 0
            if len(legal) > 1:
                index = weighted(game.judgement.policy(state, legal), chance)
            game.apply(state, legal[index], SILENT)
        return self._results(state)

    def _exact(self, state: Any) -> Sequence[float] | None:
        """The exact results, if the end is near."""
        exact = self._game.judgement.exact
        return exact(state) if exact is not None else None

    def _decider(self, state: Any) -> Seat | None:
        """The seat that decides; None at the end of the game and at the horizon."""
        if self._game.judgement.rounds(state) >= self._horizon:
            return None
        return self._game.to_decide(state)

    def candidates(self, legal: Sequence[Any]) -> list[Candidate]:
        """The statistics of each move that was tried."""
        root = self._root
        slots = root.slots(legal, lambda moves: [1.0] * len(moves))
        return [
            Candidate(
                index,
                root.visits[slot],
                self._share(root.total[slot] / root.visits[slot]),
                self._points[slot] / root.visits[slot],
            )
            for index, slot in enumerate(slots)
            if root.visits[slot]
        ]

    def _share(self, reward: float) -> float:
        """The share of the win that corresponds to a mean reward of the seat."""
        if self._expected is None:
            return reward
        spread = self._game.judgement.spread
        return win_share(lead_of(reward, spread) + self._expected[self._seat], spread)
