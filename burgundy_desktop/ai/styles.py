"""A game as a style of play judges it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import attrs

from burgundy_desktop.core.errors import UnknownOpponent
from burgundy_desktop.core.ids import Seat

if TYPE_CHECKING:
    from burgundy_desktop.core.game import AnyGame

Evaluate = Callable[[Any, Seat], float]
Exact = Callable[[Any], Sequence[float] | None]


def styles_of(game: AnyGame) -> tuple[str, ...]:
    """The styles that a computer player may have in a game."""
    return () if game.judgement.traits is None else tuple(game.judgement.traits.styles)


def judged_by(game: AnyGame, style: str) -> AnyGame:
    """The game in which all seats are judged by what a style likes: its players play in that style.
    Raises UnknownOpponent.
    """
    traits = game.judgement.traits
    if traits is None or style not in traits.styles:
        known = ", ".join(styles_of(game)) or "none"
        raise UnknownOpponent(f"{game.info.id} has no style {style!r}; there is {known}")
    judgement, liking = game.judgement, traits.liking(style)
    styled = attrs.evolve(judgement, evaluate=_liking(judgement.evaluate, liking))
    forgetful = judgement.forgetful
    if forgetful is not None:
        styled = attrs.evolve(styled, forgetful=lambda number: _liking(forgetful(number), liking))
    if judgement.kings_evaluate is not None:
        kings = _liking(judgement.kings_evaluate, liking)
        styled = attrs.evolve(styled, kings_evaluate=kings)
    if judgement.exact is not None:
        styled = attrs.evolve(styled, exact=_liking_exact(judgement.exact, liking))
    return attrs.evolve(game, judgement=styled)


def _liking(evaluate: Evaluate, liking: Evaluate) -> Evaluate:
    return lambda state, seat: evaluate(state, seat) + liking(state, seat)


def _liking_exact(exact: Exact, liking: Evaluate) -> Exact:
    """The end alone is exact; what is liked is what the seats have before it."""

    def results(state: Any) -> Sequence[float] | None:
        known = exact(state)
        if known is None:
            return None
        return [points + liking(state, Seat(seat)) for seat, points in enumerate(known)]

    return results
