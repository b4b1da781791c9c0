"""The tree of an open-loop search: nodes stand for sequences of moves, not for states.

Chance and hidden information differ between iterations, so a node may have other legal moves than
before; it keeps statistics for every move it has ever seen (its slots).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any

CURIOSITY = 0.3
"""How much a search explores what it has seldom tried."""

UNTRIED_VALUE_LOSS = 0.02
"""How much worse than its node an untried move is assumed to be, as a share of the win."""


class Node:
    """Statistics of the moves at one point of the search; all lists have one entry a slot."""

    __slots__ = ("_met", "_slot_of", "_slots", "children", "priors", "total", "visits")

    def __init__(self) -> None:
        self.children: list[Node | None] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.total: list[float] = []
        self._slot_of: dict[Any, int] = {}
        self._met: Sequence[Any] = ()
        self._slots: Sequence[int] = ()

    def slots(
        self, legal: Sequence[Any], policy: Callable[[Sequence[Any]], Sequence[float]]
    ) -> Sequence[int]:
        """The slots of these moves, in their order; `policy` gives the priors of new moves."""
        if legal == self._met:
            return self._slots
        slot_of = self._slot_of
        try:
            self._slots = [slot_of[move] for move in legal]
        except KeyError:
            self._add_new(legal, policy(legal))
            self._slots = [slot_of[move] for move in legal]
        self._met = legal
        return self._slots

    def _add_new(self, legal: Sequence[Any], weights: Sequence[float]) -> None:
        whole = sum(weights)
        for move, weight in zip(legal, weights, strict=True):
            if move not in self._slot_of:
                self._slot_of[move] = len(self.visits)
                self.children.append(None)
                self.priors.append(weight / whole)
                self.visits.append(0)
                self.total.append(0.0)

    def best_slot(self, slots: Sequence[int], curiosity: float) -> int:
        """The index into `slots` to try next: good so far, or likely and little tried."""
        visits, total, priors = self.visits, self.total, self.priors
        tried, won = 0, 0.0
        for slot in slots:
            if visits[slot]:
                tried += visits[slot]
                won += total[slot]
        untried = won / tried - UNTRIED_VALUE_LOSS if tried else 0.5
        urge = curiosity * sqrt(tried + 1)
        best, best_worth = 0, -1.0
        for index, slot in enumerate(slots):
            seen = visits[slot]
            if seen:
                worth = total[slot] / seen + urge * priors[slot] / (1 + seen)
            else:
                worth = untried + urge * priors[slot]
            if worth > best_worth:
                best, best_worth = index, worth
        return best

    def child(self, slot: int) -> Node:
        """The node behind a slot, created on first use."""
        node = self.children[slot]
        if node is None:
            node = self.children[slot] = Node()
        return node

    def child_after(self, move: Any) -> Node:
        """The node behind a move, which has a slot."""
        return self.child(self._slot_of[move])

    def learn(self, slot: int, reward: float) -> None:
        """Record one more visit of a slot and its result."""
        self.visits[slot] += 1
        self.total[slot] += reward
