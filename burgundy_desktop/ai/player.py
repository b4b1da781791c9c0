"""The interface of computer players: observation of a seat in, move out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log
from typing import Any, Protocol

from burgundy_desktop.ai.advice import Advice
from burgundy_desktop.ai.budget import never
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat

_SURE = 1e-9
"""A share of the win this close to 0 or 1 does not distinguish leads."""


class Player(Protocol):
    """A computer player. Between two questions it keeps nothing that is hidden from its seat."""

    def think(
        self,
        observation: Any,
        legal: Sequence[Any],
        seed: int,
        stopped: Callable[[], bool] = never,
    ) -> Advice:
        """The best of `legal`, which is not empty, for the seat that decides.

        The same question with the same seed has the same answer unless `stopped` or the time
        guard cut the thinking short.
        """
        ...


def deciding_seat(game: AnyGame, state: Any) -> Seat:
    """The seat that decides. Raises ValueError if the game is over."""
    seat = game.to_decide(state)
    if seat is None:
        raise ValueError("nobody decides: the game is over")
    return seat


def seats_of(game: AnyGame, state: Any) -> int:
    """The number of seats."""
    return len(game.score(state).standings)


def lead(results: Sequence[float], seat: Seat) -> float:
    """How far `seat` is ahead of the best other seat; negative if it is behind."""
    others = [*results]
    own = others.pop(seat)
    return own - max(others)


def win_share(ahead: float, spread: float) -> float:
    """The expected share of the win, 0 to 1, for a lead; a lead of `spread` wins 19 times out of
    20.
    """
    return 1.0 / (1.0 + exp(-3.0 * ahead / spread))


def win_shares(results: Sequence[float], spread: float) -> tuple[float, ...]:
    """The expected shares of the win of all seats; they sum to 1. For two it is `win_share`."""
    best = max(results)
    weights = [exp(3.0 * (result - best) / spread) for result in results]
    return tuple(weight / sum(weights) for weight in weights)


def lead_of(share: float, spread: float) -> float:
    """The inverse of `win_share`; 0 and 1 are moved slightly inwards."""
    share = min(max(share, _SURE), 1.0 - _SURE)
    return -spread / 3.0 * log(1.0 / share - 1.0)
