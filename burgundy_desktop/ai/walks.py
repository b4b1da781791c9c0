"""Walks through imagined states: down a tree of moves, on by the game's policy until the horizon (a
number of full rounds ahead), and an evaluation there; or until the game can compute the exact end.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any

from burgundy_desktop.ai.greedy_player import weighted
from burgundy_desktop.ai.player import deciding_seat, lead, lead_of, seats_of, win_share
from burgundy_desktop.ai.tree import Node
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat

IMAGINED = 64
"""How many states are imagined; further walks use them again with other chance."""

Path = list[tuple[Node, int, Seat]]
"""The decisions of a walk inside the tree: the node, the slot chosen, and who chose."""


class Walks:
    """Walks from one question. All that is hidden is imagined from the observation."""

    def __init__(
        self, game: AnyGame, observation: Any, chance: Chance, rounds_ahead: int, curiosity: float
    ) -> None:
        self._game = game
        self._observation = observation
        self._chance = chance
        self._curiosity = curiosity
        self._tables: list[Any] = []
        state = self.table(0)
        self.legal: Sequence[Any] = game.legal_moves(state)
        self._choices = game.judgement.choices(state, self.legal)
        self.seat = deciding_seat(game, state)
        self._seats = [Seat(seat) for seat in range(seats_of(game, state))]
        self._horizon = game.judgement.rounds(state) + rounds_ahead
        self._expected = self._leads_now(state) if game.judgement.search_budget.relative else None

    def table(self, number: int) -> Any:
        """The state that a walk begins with: a copy of an imagined one, with new chance."""
        if number >= IMAGINED:
            state = self._tables[number % IMAGINED].copy()
            state.chance = Chance.from_seed(self._chance.below(1 << 30))
            return state
        if number == len(self._tables):
            self._tables.append(self._game.imagine(self._observation, self._chance))
        return self._tables[number].copy()

    def after(self, move: Any, observation: Any, chance: Chance) -> Walks | None:
        """The walks from the question that follows this one when `move` was made: through the same
        imagined states, with new chance. None if it is another question, or if anything was
        revealed or decided by others since: then not all imagined states show what is seen now.
        """
        tables = [self._state_after(table, move) for table in self._tables]
        if not all(self._shows(table, observation) for table in tables):
            return None
        for table in tables:
            table.chance = Chance.from_seed(chance.below(1 << 30))
        later = copy(self)
        later._observation, later._chance, later._tables = observation, chance, tables
        later.legal = self._game.legal_moves(tables[0])
        later._choices = self._game.judgement.choices(tables[0], later.legal)
        return later

    def _state_after(self, table: Any, move: Any) -> Any:
        """An imagined state after a move and the forced moves that follow, as in a walk."""
        game, state = self._game, table.copy()
        game.apply(state, move, SILENT)
        choices = game.judgement.choices
        while self._decider(state) is not None:
            legal = choices(state, game.legal_moves(state))
            if len(legal) > 1:
                break
            game.apply(state, legal[0], SILENT)
        return state

    def _shows(self, state: Any, observation: Any) -> bool:
        """Whether the same seat decides here and sees just this."""
        game, seat = self._game, self.seat
        return self._decider(state) == seat and bool(game.observe(state, seat) == observation)

    def walk(self, state: Any, node: Node, path: Path, chance: Chance) -> Sequence[float]:
        """Walk from `state`, which changes: down the tree below `node`, then on with `chance`.
        `path` holds the decisions before it; all decisions learn. Returns the results of all seats.
        """
        known = self._descend(state, node, path)
        results = (
            play_out(self._game, state, self._seats, self._horizon, chance)
            if known is None
            else known
        )
        rewards = self._rewards(results)
        for decision, slot, seat in path:
            decision.learn(slot, rewards[seat])
        return results

    def share(self, reward: float) -> float:
        """The share of the win that corresponds to a mean reward of the deciding seat."""
        if self._expected is None:
            return reward
        spread = self._game.judgement.spread
        return win_share(lead_of(reward, spread) + self._expected[self.seat], spread)

    def _results(self, state: Any) -> Sequence[float]:
        """The expected final results of all seats."""
        evaluate = self._game.judgement.evaluate
        return [evaluate(state, seat) for seat in self._seats]

    def _leads_now(self, state: Any) -> list[float]:
        """The lead that each seat expects at the root."""
        results = self._results(state)
        return [lead(results, seat) for seat in self._seats]

    def _rewards(self, results: Sequence[float]) -> list[float]:
        """The reward of a walk for each seat."""
        spread, expected = self._game.judgement.spread, self._expected
        if expected is None:
            return [win_share(lead(results, seat), spread) for seat in self._seats]
        return [win_share(lead(results, seat) - expected[seat], spread) for seat in self._seats]

    def _descend(self, state: Any, node: Node, path: Path) -> Sequence[float] | None:
        """Walk to a leaf of the tree and play the moves in the state; lengthens the path. Returns
        all results if the exact end became known.
        """
        game = self._game
        policy, choices, exact = game.judgement.policy, game.judgement.choices, game.judgement.exact
        known = exact(state) if path and exact is not None else None
        while known is None and (seat := self._decider(state)) is not None:
            legal = choices(state, game.legal_moves(state)) if path else self._choices
            if len(legal) == 1 and path:
                game.apply(state, legal[0], SILENT)
                continue
            slots = node.slots(legal, lambda moves: policy(state, moves))
            index = node.best_slot(slots, self._curiosity)
            slot = slots[index]
            path.append((node, slot, seat))
            game.apply(state, legal[index], SILENT)
            known = exact(state) if exact is not None else None
            if not node.visits[slot]:
                break
            node = node.child(slot)
        return known

    def _decider(self, state: Any) -> Seat | None:
        """The seat that decides; None at the end of the game and at the horizon."""
        if self._game.judgement.rounds(state) >= self._horizon:
            return None
        return self._game.to_decide(state)


def play_out(
    game: AnyGame, state: Any, seats: Sequence[Seat], horizon: int, chance: Chance
) -> Sequence[float]:
    """Play on by the policy until so many rounds were played, or the exact end is known. Changes
    `state`; returns the results of all seats.
    """
    judgement = game.judgement
    policy, exact, rounds = judgement.policy, judgement.exact, judgement.rounds
    to_decide, legal_moves, apply = game.to_decide, game.legal_moves, game.apply
    while rounds(state) < horizon and to_decide(state) is not None:
        known = exact(state) if exact is not None else None
        if known is not None:
            return known
        legal = legal_moves(state)
        index = weighted(policy(state, legal), chance) if len(legal) > 1 else 0
        apply(state, legal[index], SILENT)
    return [judgement.evaluate(state, seat) for seat in seats]
