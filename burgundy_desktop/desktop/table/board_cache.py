"""Caches what a board says of single moves, for one position. A pick leaves fewer of the legal
moves, so the answers stay valid until the position changes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import attrs

from burgundy_desktop.boardkit.board import AnyBoard

T = TypeVar("T")


def with_cache(board: AnyBoard) -> AnyBoard:
    """The same board, but its answers about moves and their events are cached. Make a new one when
    the language or a player's name changes.
    """
    return attrs.evolve(
        board,
        cost=_Cached(board.cost),
        brings=_Cached(board.brings),
        gains=_Cached(board.gains),
        wording=attrs.evolve(board.wording, move=_Cached(board.wording.move)),
    )


class _Cached(Generic[T]):
    """A function of an observation and a move (or events). It keeps the answers for the latest
    observation. Arguments are compared by identity, which is cheaper than equality; each is kept
    with its answer, so that its id is not used again.
    """

    def __init__(self, function: Callable[[Any, Any], T]) -> None:
        self._function = function
        self._observation: Any = None
        self._answers: dict[int, tuple[Any, T]] = {}

    def __call__(self, observation: Any, subject: Any) -> T:
        if observation is not self._observation:
            self._observation, self._answers = observation, {}
        cached = self._answers.get(id(subject))
        if cached is None:
            cached = self._answers[id(subject)] = subject, self._function(observation, subject)
        return cached[1]
