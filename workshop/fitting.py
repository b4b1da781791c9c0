"""Fits the features of a game to games that its computer players play against themselves, for any
game.

Needs NumPy, which the program itself does not. The scripts `fit_…` of the games say what
is fitted.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import attrs
import numpy as np

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat

NOISE_POINTS = (0.3, 1.0, 2.0)
"""The noise in the players' evaluation, so that they vary their play."""

SLIPS = (0.0, 0.02, 0.06, 0.15)
"""How often they play a random move."""

KEPT = 0.6
"""Part of the positions after a move that are kept."""

TRUST_IN_RESULT = 0.95
"""The share of a position's target that comes from the result, not from the next estimate."""

RIDGE = 30.0
ROWS_AT_ONCE = 6000
TEMPERATURE_POINTS = 1.0
"""In the target of the policy, a move this much worse is chosen e times less often."""

SWEEPS, STEP = 4, 0.3


@attrs.frozen
class Sample:
    """One position of one seat: its features, its time, its sure points, and the guess."""

    on: Sequence[int]
    amounts: Sequence[tuple[int, float]]
    left: float
    sure: float
    guess: float


@attrs.frozen
class Choice:
    """One decision: the stage, the features of each move, and how often each should be chosen."""

    stage: int
    move_features: list[list[int]]
    wanted: list[float]


@attrs.frozen
class Subject:
    """A game to learn from.

    evaluate   (state, seat) -> how the players who are watched judge a position
    start      (number of the game, luck) -> first state
    counts     (state) -> whether decisions and positions of this kind are learnt from
    sample_of  (state, seat) -> what a seat's position is learnt from
    result     (last state, seat) -> what the sure points and the rest should have added up to
    curve      (time left) -> what the numbers of a feature are multiplied with
    marks      (state, legal moves) -> the features of each move; `stage_of` says which numbers hold
    """

    game: AnyGame
    evaluate: Callable[[Any, Seat], float]
    start: Callable[[int, random.Random], Any]
    counts: Callable[[Any], bool]
    features: Sequence[str]
    sample_of: Callable[[Any, Seat], Sample]
    result: Callable[[Any, Seat], float]
    curve: Callable[[float], Sequence[float]]
    move_feature_names: Sequence[str]
    stages: int
    stage_of: Callable[[Any], int]
    move_features: Callable[[Any, Sequence[Any]], list[list[int]]]

    @property
    def parts(self) -> int:
        """The number of coefficients of a feature."""
        return len(self.curve(0.0))


def write(path: Path, names: Sequence[str], rows: Sequence[Sequence[float]], places: int) -> None:
    """The table as a file; rows that are zero are left out."""
    lines = [
        f"  {json.dumps(name)}: [{', '.join(f'{number:.{places}f}' for number in row)}]"
        for name, row in zip(names, rows, strict=True)
        if any(abs(number) >= 0.5 * 10**-places for number in row)
    ]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def part_of_the_way(
    old: Sequence[Sequence[float]], new: Sequence[Sequence[float]], part: float
) -> list[list[float]]:
    """Interpolate between old and new numbers. Games of good players contain no bad moves, so a
    full update forgets why those are bad: a part of the way is often better.
    """
    return [
        [before + part * (after - before) for before, after in zip(one, other, strict=True)]
        for one, other in zip(old, new, strict=True)
    ]


def fit_value(subject: Subject, games: int, rng: random.Random) -> list[list[float]]:
    """Least squares over all samples: the numbers of each feature."""
    size = subject.parts * len(subject.features)
    squares, products = np.zeros((size, size)), np.zeros(size)
    rows: list[Sample] = []
    targets: list[float] = []
    for number in range(games):
        for history, result in played(subject, subject.start(number, rng), rng):
            rows += history
            targets += targets_of(history, result)
        if len(rows) >= ROWS_AT_ONCE or number == games - 1:
            table = np.zeros((len(rows), size), np.float32)
            for row, sample in zip(table, rows, strict=True):
                fill(row, sample, subject.curve(sample.left))
            squares += table.T @ table
            products += table.T @ np.array(targets, np.float32)
            rows, targets = [], []
    fitted = np.linalg.solve(squares + RIDGE * np.eye(size), products)
    answer: list[list[float]] = fitted.reshape(-1, subject.parts).tolist()
    return answer


def played(
    subject: Subject, state: Any, rng: random.Random
) -> Iterator[tuple[list[Sample], float]]:
    """Play a game to its end; for each seat its samples in order, and its result."""
    game = subject.game
    noise, slips = rng.choice(NOISE_POINTS), rng.choice(SLIPS)
    seats = [Seat(index) for index in range(len(state.players))]
    histories: list[list[Sample]] = [[] for _ in seats]
    while (seat := game.to_decide(state)) is not None:
        counted, round_ = subject.counts(state), game.judgement.rounds(state)
        game.apply(state, blurred_choice(subject, state, seat, rng, noise, slips), SILENT)
        if counted and subject.counts(state):
            if rng.random() < KEPT:
                histories[seat].append(subject.sample_of(state, seat))
            if game.judgement.rounds(state) != round_:
                for other in seats:
                    histories[other].append(subject.sample_of(state, other))
    for other in seats:
        yield histories[other], subject.result(state, other)


def values_after(
    subject: Subject, state: Any, seat: Seat, legal: Sequence[Any], rng: random.Random
) -> list[float]:
    """The evaluation of `seat` after each move, on a table as the seat may imagine it."""
    game = subject.game
    imagined = game.imagine(game.observe(state, seat), Chance.from_seed(rng.getrandbits(40)))
    values = []
    for move in legal:
        after = imagined.copy()
        game.apply(after, move, SILENT)
        values.append(subject.evaluate(after, seat))
    return values


def blurred_choice(
    subject: Subject, state: Any, seat: Seat, rng: random.Random, noise: float, slips: float
) -> Any:
    """The best move by an evaluation with noise."""
    legal = subject.game.legal_moves(state)
    if len(legal) == 1 or not subject.counts(state) or rng.random() < slips:
        return rng.choice(legal)
    values = [
        value - noise * math.log(-math.log(rng.random() or 0.5))
        for value in values_after(subject, state, seat, legal, rng)
    ]
    return legal[values.index(max(values))]


def targets_of(history: Sequence[Sample], result: float) -> list[float]:
    """The target of each sample beyond its sure points."""
    targets = []
    for sample in reversed(history):
        targets.append(result - sample.sure)
        result = TRUST_IN_RESULT * result + (1 - TRUST_IN_RESULT) * sample.guess
    return targets[::-1]


def fill(row: Any, sample: Sample, parts: Sequence[float]) -> None:
    """Write a sample into its row: each feature times each part of the curve."""
    size = len(parts)
    for index in sample.on:
        row[size * index : size * (index + 1)] += parts
    for index, amount in sample.amounts:
        row[size * index : size * (index + 1)] += [amount * part for part in parts]


def fit_priors(subject: Subject, games: int, rng: random.Random) -> list[list[float]]:
    """Gradient descent towards the choices of a one-ply player."""
    choices = [
        choice
        for number in range(games)
        for choice in chosen(subject, subject.start(number, rng), rng)
    ]
    numbers = [[0.0] * len(subject.move_feature_names) for _ in range(subject.stages)]
    seen = [[1.0] * len(subject.move_feature_names) for _ in range(subject.stages)]
    for _ in range(SWEEPS):
        rng.shuffle(choices)
        for choice in choices:
            learn(choice, numbers[choice.stage], seen[choice.stage])
    return [list(row) for row in zip(*numbers, strict=True)]


def chosen(subject: Subject, state: Any, rng: random.Random) -> Iterator[Choice]:
    """Play a game; every decision that had a choice."""
    game = subject.game
    while (seat := game.to_decide(state)) is not None:
        legal = game.legal_moves(state)
        move = rng.choice(legal)
        if len(legal) > 1 and subject.counts(state):
            values = values_after(subject, state, seat, legal, rng)
            wanted = shares([value / TEMPERATURE_POINTS for value in values])
            yield Choice(subject.stage_of(state), subject.move_features(state, legal), wanted)
            if rng.random() > SLIPS[-1]:
                move = legal[values.index(max(values))]
        game.apply(state, move, SILENT)


def shares(values: Sequence[float]) -> list[float]:
    """Shares of 1 that grow by a factor e for each 1 of value."""
    powers = [math.exp(value - max(values)) for value in values]
    return [power / sum(powers) for power in powers]


def learn(choice: Choice, numbers: list[float], seen: list[float], step: float = STEP) -> None:
    """One step of gradient descent with a step size of its own for each feature."""
    now = shares(
        [
            sum(numbers[feature] for feature in move_features)
            for move_features in choice.move_features
        ]
    )
    change: dict[int, float] = {}
    for move_features, share, wanted in zip(choice.move_features, now, choice.wanted, strict=True):
        for feature in move_features:
            change[feature] = change.get(feature, 0.0) + share - wanted
    for feature, slope in change.items():
        seen[feature] += slope * slope
        numbers[feature] -= step * slope / math.sqrt(seen[feature])
