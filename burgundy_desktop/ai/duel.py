"""The duel of two moves: how much better one is than the other.

A search judges badly what it seldom tries. In a duel both moves are tried equally often, in pairs
of walks with the same imagined table, the same dice and the same play-out, and a tree for each; so
most of the luck cancels out. Swapping the moves changes nothing but the signs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

import attrs

from burgundy_desktop.ai.budget import Budget, Watch, never
from burgundy_desktop.ai.closed_search import ClosedNode, ClosedTree, state_after
from burgundy_desktop.ai.player import deciding_seat, lead, seats_of, win_share
from burgundy_desktop.ai.tree import CURIOSITY, Node
from burgundy_desktop.ai.walks import Walks
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame

FEWEST_PAIRS: Final = 2
"""No error is known with fewer."""

ERROR_FACTOR: Final = 1.5
"""The trees learn while they are walked, so the pairs are not independent: measured with other
seeds, results vary this much more than the pairs suggest.
"""


@attrs.frozen
class Verdict:
    """What the first move brings more than the second one to the seat that decides.

    `share` is the difference in the expected share of the win, `points` that of the lead over the
    best other seat, both at the horizon of the search, with their standard errors.
    """

    pairs: int
    share: float
    share_error: float
    points: float
    points_error: float


def duel(
    game: AnyGame,
    observation: Any,
    first: Any,
    second: Any,
    seed: int,
    budget: Budget,
    stopped: Callable[[], bool] = never,
) -> Verdict:
    """Compare two legal moves of the seat that decides. The iterations of `budget` are pairs; at
    least two are walked.
    """
    watch = Watch(budget, stopped)
    kind = _OpenDuel if game.judgement.position_key is None else _ClosedDuel
    walks = kind(game, observation, (first, second), Chance.from_seed(seed))
    leads: list[Sequence[float]] = []
    while len(leads) < FEWEST_PAIRS or not watch.is_over(len(leads)):
        leads.append(walks.pair(len(leads)))
    return _verdict(leads, game.judgement.spread)


def _verdict(leads: Sequence[Sequence[float]], spread: float) -> Verdict:
    points = [one - other for one, other in leads]
    shares = [win_share(one, spread) - win_share(other, spread) for one, other in leads]
    return Verdict(len(leads), fmean(shares), _error(shares), fmean(points), _error(points))


def _error(differences: Sequence[float]) -> float:
    return ERROR_FACTOR * stdev(differences) / sqrt(len(differences))


class _OpenDuel:
    """The walks of a game with chance or hidden information."""

    def __init__(
        self, game: AnyGame, observation: Any, moves: Sequence[Any], chance: Chance
    ) -> None:
        rounds_ahead = game.judgement.search_budget.rounds_ahead
        self._game = game
        self._chance = chance
        self._walks = Walks(game, observation, chance, rounds_ahead, CURIOSITY)
        self._sides = [(move, _root_of(move)) for move in moves]

    def pair(self, number: int) -> list[float]:
        """One walk for each move; the leads of the deciding seat."""
        table = self._walks.table(number)
        luck = Chance.from_seed(self._chance.below(1 << 30))
        return [self._lead(table.copy(), move, root, luck.copy()) for move, root in self._sides]

    def _lead(self, state: Any, move: Any, root: Node, luck: Chance) -> float:
        seat = self._walks.seat
        self._game.apply(state, move, SILENT)
        return lead(self._walks.walk(state, root.child(0), [(root, 0, seat)], luck), seat)


def _root_of(move: Any) -> Node:
    """A tree that begins with this move."""
    root = Node()
    root.slots((move,), lambda _moves: (1.0,))
    return root


class _ClosedDuel:
    """The walks of a game without either."""

    def __init__(
        self, game: AnyGame, observation: Any, moves: Sequence[Any], chance: Chance
    ) -> None:
        state = game.imagine(observation, chance)
        judgement, seats = game.judgement, seats_of(game, state)
        horizon = judgement.rounds(state) + judgement.search_budget.rounds_ahead
        self._chance = chance
        self._seat = deciding_seat(game, state)
        roots = [ClosedNode(game, state_after(game, state, move), seats) for move in moves]
        self._trees = [ClosedTree(game, root, {}, horizon) for root in roots]

    def pair(self, _number: int) -> list[float]:
        """One walk for each move; the leads of the deciding seat."""
        luck = Chance.from_seed(self._chance.below(1 << 30))
        return [lead(tree.walk(luck.copy()), self._seat) for tree in self._trees]
