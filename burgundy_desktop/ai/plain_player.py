"""The baseline that searches without knowledge of the game. Never change it. Open-loop Monte-Carlo
tree search with plain UCB and random play-outs to the end; a lead at the end counts as in
`win_share`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log, sqrt
from typing import Any

import attrs

from burgundy_desktop.ai.advice import Advice, Candidate, ranked, the_only_move
from burgundy_desktop.ai.budget import Budget, Watch, never
from burgundy_desktop.ai.player import deciding_seat, lead, win_share
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat

CURIOSITY = 0.5
SECONDS_GUARD = 60.0

Tally = dict[Any, tuple[int, float]]
"""For each move: its visits and its total reward."""


@attrs.frozen
class PlainPlayer:
    """`iterations` games are played to the end for each decision."""

    game: AnyGame
    iterations: int

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
        watch = Watch(Budget(self.iterations, SECONDS_GUARD), stopped)
        chance = Chance.from_seed(seed)
        tree: dict[tuple[Any, ...], Tally] = {(): {}}
        points = dict.fromkeys(legal, 0.0)
        iterations = 0
        while iterations == 0 or not watch.is_over(iterations):
            state = self.game.imagine(observation, chance)
            seat = deciding_seat(self.game, state)
            path = self._play(state, tree, chance)
            result = self._learn(state, tree, path)
            points[path[0][1]] += result[seat]
            iterations += 1
        candidates = [
            Candidate(index, tried, won / tried, points[move] / tried)
            for index, move in enumerate(legal)
            for tried, won in [tree[()].get(move, (0, 0.0))]
            if tried
        ]
        return ranked(candidates, iterations, watch.seconds)

    def _play(
        self, state: Any, tree: dict[tuple[Any, ...], Tally], chance: Chance
    ) -> list[tuple[tuple[Any, ...], Any, Seat]]:
        """Play to the end of the game: in the tree first, then at random."""
        game = self.game
        line: tuple[Any, ...] = ()
        path: list[tuple[tuple[Any, ...], Any, Seat]] = []
        while (seat := game.to_decide(state)) is not None:
            legal = game.legal_moves(state)
            if line in tree and len(legal) > 1:
                move = _chosen(tree[line], legal)
                path.append((line, move, seat))
                line = (*line, move)
            else:
                move = legal[chance.below(len(legal))] if len(legal) > 1 else legal[0]
            game.apply(state, move, SILENT)
        if len(path[-1][0]) + 1 == len(line):
            tree.setdefault(line, {})
        return path

    def _learn(
        self,
        state: Any,
        tree: dict[tuple[Any, ...], Tally],
        path: list[tuple[tuple[Any, ...], Any, Seat]],
    ) -> list[float]:
        sheet = self.game.score(state)
        result = [float(sheet.total(Seat(seat))) for seat in range(len(sheet.standings))]
        for line, move, seat in path:
            tried, won = tree[line].get(move, (0, 0.0))
            reward = win_share(lead(result, seat), self.game.judgement.spread)
            tree[line][move] = (tried + 1, won + reward)
        return result


def _chosen(tally: Tally, legal: Sequence[Any]) -> Any:
    """The first untried move, else the best by UCB among the moves that are legal now."""
    for move in legal:
        if move not in tally:
            return move
    whole = log(sum(tally[move][0] for move in legal))

    def worth(move: Any) -> float:
        tried, won = tally[move]
        return won / tried + CURIOSITY * sqrt(whole / tried)

    return max(legal, key=worth)
