"""Temperature: what every roll or card would have been worth in place of the one that came."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from burgundy_desktop.ai.budget import Budget, Watch, never
from burgundy_desktop.ai.cases import Degrees, Temperature
from burgundy_desktop.ai.luck import FEWEST_WALKS, GUARD_SECONDS, ROUNDS_AHEAD
from burgundy_desktop.ai.player import lead, seats_of
from burgundy_desktop.ai.walks import play_out
from burgundy_desktop.core.chance import Chance, thought_seed
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import EVERYBODY, Ply, Seat
from burgundy_desktop.core.match import AnyMatch

WALKS: Final = 80
"""From each outcome, all with the same imagined tables, dice and play-outs."""


def latest(match: AnyMatch, ply: Ply, seat: Seat) -> Ply | None:
    """The ply of the last roll or draw of a seat up to this one; None if it had none."""
    found, steps = match.game.draws.found, match.steps
    back = range(ply, -1, -1)
    return next((Ply(at) for at in back if found(steps[at].state, steps[at].events, seat)), None)


def temperature_at(match: AnyMatch, ply: Ply, seat: Seat) -> Temperature:
    """The question about the roll or draw of a seat at this ply; it must have had one. Raises
    ValueError before the end of the game: it tells of everybody's cards.
    """
    if match.game.to_decide(match.steps[-1].state) is not None:
        raise ValueError("what could have come is hidden until the end of the game")
    game, step = match.game, match.steps[ply]
    outcomes = game.draws.found(step.state, step.events, seat)
    assert outcomes is not None
    seed = thought_seed(match.seed, ply, f"temperature {seat}")
    return Temperature(game.observe(step.state, EVERYBODY), seat, outcomes, WALKS, seed)


def degrees(game: AnyGame, asked: Temperature, stopped: Callable[[], bool] = never) -> Degrees:
    """Play on from every outcome, as often from each."""
    watch = Watch(Budget(asked.walks, GUARD_SECONDS), stopped)
    chance, rows = Chance.from_seed(asked.seed), list[Sequence[float]]()
    while len(rows) < FEWEST_WALKS or not watch.is_over(len(rows)):
        rows.append(_above_the_mean(game, asked, chance.below(1 << 30)))
    by_outcome = list(zip(*rows, strict=True))
    errors = tuple(stdev(one) / sqrt(len(one)) for one in by_outcome)
    return Degrees(tuple(fmean(one) for one in by_outcome), errors)


def _above_the_mean(game: AnyGame, asked: Temperature, seed: int) -> Sequence[float]:
    """One walk from every outcome: how far the lead is above the mean of all."""
    outcomes = asked.outcomes
    leads = [_lead_with(game, asked, number, seed) for number in range(len(outcomes.codes))]
    whole = sum(outcomes.weights)
    mean = sum(one * weight for one, weight in zip(leads, outcomes.weights, strict=True)) / whole
    return [one - mean for one in leads]


def _lead_with(game: AnyGame, asked: Temperature, number: int, seed: int) -> float:
    codes, seat = asked.outcomes.codes, asked.seat
    state = game.imagine(asked.after, Chance.from_seed(seed))
    game.draws.lay(state, seat, codes[asked.outcomes.came], codes[number])
    state.chance = Chance.from_seed(seed + 1)
    seats = [Seat(other) for other in range(seats_of(game, state))]
    horizon = game.judgement.rounds(state) + ROUNDS_AHEAD
    return lead(play_out(game, state, seats, horizon, Chance.from_seed(seed + 2)), seat)
