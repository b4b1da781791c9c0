"""What a board tells of the moves of a position, worked out once: a pick leaves fewer of them, and
nothing of these is new.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import attrs

from burgundy_desktop.boardkit.board import AnyBoard

T = TypeVar("T")


def told_once(board: AnyBoard) -> AnyBoard:
    """The same board, which keeps what it tells of moves and of their events. Names and language
    must stay as they are.
    """
    return attrs.evolve(
        board,
        cost=_Kept(board.cost),
        brings=_Kept(board.brings),
        gains=_Kept(board.gains),
        wording=attrs.evolve(board.wording, move=_Kept(board.wording.move)),
    )


class _Kept(Generic[T]):
    """The answers about one observation. Both it and what is asked about are known by being the
    very same objects.
    """

    def __init__(self, ask: Callable[[Any, Any], T]) -> None:
        self._ask = ask
        self._seen: Any = None
        self._answers: dict[int, tuple[Any, T]] = {}

    def __call__(self, seen: Any, about: Any) -> T:
        if seen is not self._seen:
            self._seen, self._answers = seen, {}
        known = self._answers.get(id(about))
        if known is None:
            known = self._answers[id(about)] = about, self._ask(seen, about)
        return known[1]
