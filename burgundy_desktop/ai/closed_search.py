"""Monte-Carlo tree search for games without chance and hidden information after the setup.

A node keeps its position, so walking down the tree plays no moves; transpositions share a node. The
tree is kept for the next question if that follows from this one. From a new position a play-out
follows the game's policy to the horizon and is evaluated there; every seat maximises its lead over
its best rival.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from math import sqrt
from typing import Any

import attrs

from burgundy_desktop.ai.advice import Advice, Candidate, ranked, the_only_move
from burgundy_desktop.ai.budget import Budget, Watch, never
from burgundy_desktop.ai.greedy_player import weighted
from burgundy_desktop.ai.player import lead, seats_of, win_share
from burgundy_desktop.ai.tree import CURIOSITY, UNTRIED_VALUE_LOSS
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat

MOST_NODES = 12_000
"""The most nodes; a longer search continues without new ones."""


class ClosedNode:
    """A node: a position with a choice, or the end of the game.

    `rewards` and `points` are sums over all visits, one entry a seat; `tried` and `children` have
    one entry a legal move.
    """

    __slots__ = (
        "children",
        "legal",
        "points",
        "priors",
        "rewards",
        "round",
        "seat",
        "state",
        "tried",
        "visits",
    )

    def __init__(self, game: AnyGame, state: Any, seats: int) -> None:
        self.state = state
        self.seat = game.to_decide(state)
        self.round = game.judgement.rounds(state)
        self.legal: Sequence[Any] = ()
        if self.seat is not None:
            self.legal = game.judgement.choices(state, game.legal_moves(state))
        self.priors: list[float] = []
        self.children: list[ClosedNode | None] = [None] * len(self.legal)
        self.tried = [0] * len(self.legal)
        self.visits = 0
        self.rewards = [0.0] * seats
        self.points = [0.0] * seats

    def weigh(self, policy: Callable[[Any, Sequence[Any]], Sequence[float]]) -> None:
        """Compute the priors of the moves, once."""
        if not self.priors:
            weights = policy(self.state, self.legal)
            whole = sum(weights)
            self.priors = [weight / whole for weight in weights]

    def most_promising(self, curiosity: float) -> int:
        """The index of the move to try next: good so far, or likely and little tried."""
        assert self.seat is not None, "nobody has a choice here"
        seat, total = self.seat, sum(self.tried)
        untried = self.rewards[seat] / self.visits - UNTRIED_VALUE_LOSS if self.visits else 0.5
        urge = curiosity * sqrt(total + 1)
        best, best_worth = 0, -1.0
        for index, (tried, prior, child) in enumerate(
            zip(self.tried, self.priors, self.children, strict=True)
        ):
            known = child.rewards[seat] / child.visits if child and child.visits else untried
            worth = known + urge * prior / (1 + tried)
            if worth > best_worth:
                best, best_worth = index, worth
        return best

    def learn(self, rewards: Sequence[float], points: Sequence[float]) -> None:
        """Record one more visit and its result."""
        self.visits += 1
        for seat, reward in enumerate(rewards):
            self.rewards[seat] += reward
            self.points[seat] += points[seat]


@attrs.define
class ClosedSearchPlayer:
    """Searches as long as `budget` allows, and keeps the tree from one question to the next.
    `rounds_ahead` full rounds are the horizon; `curiosity` weighs exploration. The game's judgement
    must tell positions apart (`position_key`).
    """

    game: AnyGame
    budget: Budget
    rounds_ahead: int = 2
    curiosity: float = CURIOSITY
    _known: dict[Hashable, ClosedNode] = attrs.field(factory=dict, init=False)
    _asked: Hashable = attrs.field(default=None, init=False)

    def think(
        self,
        observation: Any,
        legal: Sequence[Any],
        seed: int,
        stopped: Callable[[], bool] = never,
    ) -> Advice:
        """Search; a forced move is answered at once. The same question asked again is searched
        again, with the same answer.
        """
        if len(legal) == 1:
            return the_only_move()
        watch = Watch(self.budget, stopped)
        chance = Chance.from_seed(seed)
        root = self._root(self.game.imagine(observation, chance))
        horizon = root.round + self.rounds_ahead
        tree = ClosedTree(self.game, root, self._known, horizon, self.curiosity)
        iterations = 0
        while iterations == 0 or not watch.is_over(iterations):
            tree.walk(chance)
            iterations += 1
        return ranked(_candidates(root, legal), iterations, watch.seconds)

    def _root(self, state: Any) -> ClosedNode:
        """The node of the question; nodes that cannot be reached any more are dropped."""
        key = _key(self.game, state)
        root = self._known.get(key)
        if root is None or key == self._asked:
            root = ClosedNode(self.game, state, seats_of(self.game, state))
            self._known = {key: root}
        else:
            self._known = {_key(self.game, node.state): node for node in _following(root)}
        self._asked = key
        return root


class ClosedTree:
    """The positions below `root`, searched as far as the round `horizon`. `known` are the nodes
    that exist already; new ones are added to it.
    """

    def __init__(
        self,
        game: AnyGame,
        root: ClosedNode,
        known: dict[Hashable, ClosedNode],
        horizon: int,
        curiosity: float = CURIOSITY,
    ) -> None:
        self._game = game
        self._root = root
        self._known = known
        self._horizon = horizon
        self._curiosity = curiosity
        self._seats = [Seat(seat) for seat in range(len(root.rewards))]

    def walk(self, chance: Chance) -> Sequence[float]:
        """Walk down the tree, play on with `chance`, evaluate, update the statistics. Returns the
        results of all seats.
        """
        path = self._descend()
        judgement = self._game.judgement
        state = self._played_out(path[-1], chance)
        points = [judgement.evaluate(state, seat) for seat in self._seats]
        rewards = [win_share(lead(points, seat), judgement.spread) for seat in self._seats]
        for node in path:
            node.learn(rewards, points)
        return points

    def _descend(self) -> list[ClosedNode]:
        """Walk to a position that was not visited before, or to the horizon."""
        node, path = self._root, [self._root]
        while not self._ends(node) and (node.visits or node is self._root):
            node.weigh(self._game.judgement.policy)
            index = node.most_promising(self._curiosity)
            child = node.children[index] or self._child(node, index)
            if child is None:
                break
            node.tried[index] += 1
            path.append(child)
            node = child
        return path

    def _ends(self, node: ClosedNode) -> bool:
        return node.seat is None or node.round >= self._horizon

    def _child(self, node: ClosedNode, index: int) -> ClosedNode | None:
        """The position after a move and the forced moves after it; None if the tree is full."""
        game = self._game
        state = state_after(game, node.state, node.legal[index])
        key = _key(game, state)
        child = self._known.get(key)
        if child is None:
            if len(self._known) >= MOST_NODES:
                return None
            child = self._known[key] = ClosedNode(game, state, len(self._seats))
        node.children[index] = child
        return child

    def _played_out(self, node: ClosedNode, chance: Chance) -> Any:
        """The state at the horizon, reached by the policy."""
        if self._ends(node):
            return node.state
        game, state = self._game, node.state.copy()
        policy, rounds = game.judgement.policy, game.judgement.rounds
        while game.to_decide(state) is not None and rounds(state) < self._horizon:
            legal = game.legal_moves(state)
            index = weighted(policy(state, legal), chance) if len(legal) > 1 else 0
            game.apply(state, legal[index], SILENT)
        return state


def state_after(game: AnyGame, state: Any, move: Any) -> Any:
    """A new state: after this move and the forced moves that follow."""
    after = state.copy()
    game.apply(after, move, SILENT)
    while game.to_decide(after) is not None and len(legal := game.legal_moves(after)) == 1:
        game.apply(after, legal[0], SILENT)
    return after


def _key(game: AnyGame, state: Any) -> Hashable:
    """The key of this position."""
    position_key = game.judgement.position_key
    if position_key is None:
        raise ValueError(f"{game.info.id} has no position_key")
    return position_key(state)


def _following(root: ClosedNode) -> list[ClosedNode]:
    """All nodes that can be reached from this one, without repetitions."""
    found, waiting = {id(root): root}, [root]
    while waiting:
        for child in waiting.pop().children:
            if child is not None and id(child) not in found:
                found[id(child)] = child
                waiting.append(child)
    return list(found.values())


def _candidates(root: ClosedNode, legal: Sequence[Any]) -> list[Candidate]:
    """The statistics of each move that was tried."""
    assert root.seat is not None, "nobody was asked"
    seat = root.seat
    return [
        Candidate(
            legal.index(move),
            tried,
            child.rewards[seat] / child.visits,
            child.points[seat] / child.visits,
        )
        for move, tried, child in zip(root.legal, root.tried, root.children, strict=True)
        if child is not None and tried
    ]
