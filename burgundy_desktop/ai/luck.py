"""Luck: what a move that revealed something was worth.

The position that it led to is played on by the policy, one round ahead, beside what the same move
could have led to: the same imagined table, dice and play-outs for both. All seats together look on,
so what anybody held in hand was no luck any more, and nobody's hidden cards are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from burgundy_desktop.ai.budget import Budget, Watch, never
from burgundy_desktop.ai.cases import Reveal, Worth
from burgundy_desktop.ai.player import lead, seats_of
from burgundy_desktop.ai.walks import play_out
from burgundy_desktop.core.chance import Chance, thought_seed
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import EVERYBODY, Ply, Seat
from burgundy_desktop.core.luck import Luck
from burgundy_desktop.core.match import AnyMatch

ROUNDS_AHEAD: Final = 1
"""A roll or a draw is used in the round that follows it."""
FEWEST_WALKS: Final = 2
"""No error is known with fewer."""
GUARD_SECONDS: Final = 60.0
"""A guard for a machine that is much too slow, as the levels have one."""


def reveal_at(match: AnyMatch, ply: Ply, walks: int | None = None) -> Reveal:
    """What the move that led to a ply revealed, or the setup; `core.luck.reveals` must be true.
    Raises ValueError before the end of the game: luck tells of everybody's cards.
    """
    if match.game.to_decide(match.steps[-1].state) is not None:
        raise ValueError("the luck of a game is hidden until its end")
    game, step = match.game, match.steps[ply]
    before = game.observe(match.steps[ply - 1].state, EVERYBODY) if ply else match.options
    after = game.observe(step.state, EVERYBODY)
    count = game.judgement.luck_walks if walks is None else walks
    return Reveal(before, step.move, after, count, thought_seed(match.seed, ply, "luck"))


def luck(ply: Ply, found: Worth) -> Luck:
    """The answer about the move that led to a ply."""
    return Luck(ply, found.points, found.errors)


def worth(game: AnyGame, reveal: Reveal, stopped: Callable[[], bool] = never) -> Worth:
    """How much better what was revealed is than what could have been, for every side."""
    watch = Watch(Budget(reveal.walks, GUARD_SECONDS), stopped)
    pairs, chance = _Pairs(game, reveal), Chance.from_seed(reveal.seed)
    gains: list[Sequence[float]] = []
    while len(gains) < FEWEST_WALKS or not watch.is_over(len(gains)):
        gains.append(pairs.gain(chance.below(1 << 30)))
    by_side = list(zip(*gains, strict=True))
    errors = tuple(stdev(side) / sqrt(len(side)) for side in by_side)
    return Worth(tuple(fmean(side) for side in by_side), errors)


class _Pairs:
    """Walks from what came, and from what could have come, in pairs."""

    def __init__(self, game: AnyGame, reveal: Reveal) -> None:
        self._game = game
        self._reveal = reveal
        state = game.imagine(reveal.after, Chance.from_seed(reveal.seed))
        self._seats = [Seat(seat) for seat in range(seats_of(game, state))]
        self._horizon = game.judgement.rounds(state) + ROUNDS_AHEAD

    def gain(self, seed: int) -> list[float]:
        """By how much the lead of each side is larger with what came, in one pair."""
        came = self._game.imagine(self._reveal.after, Chance.from_seed(seed))
        could_come = self._could_come(seed)
        with_it, without = self._leads(came, seed), self._leads(could_come, seed)
        kept = self._game.judgement.luck_kept
        return [kept * (one - other) for one, other in zip(with_it, without, strict=True)]

    def _could_come(self, seed: int) -> Any:
        """What the same move might have revealed."""
        game, reveal, chance = self._game, self._reveal, Chance.from_seed(seed)
        if reveal.move is None:
            return game.start(reveal.before, chance, SILENT)
        state = game.imagine(reveal.before, chance)
        game.apply(state, reveal.move, SILENT)
        return state

    def _leads(self, state: Any, seed: int) -> list[float]:
        """The leads after a walk with the dice and the play-out of this seed."""
        state.chance = Chance.from_seed(seed + 1)
        luck_of_play = Chance.from_seed(seed + 2)
        results = play_out(self._game, state, self._seats, self._horizon, luck_of_play)
        return [lead(results, seat) for seat in self._seats]
