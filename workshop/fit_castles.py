"""Fits what the computer players of Castles notice to games they play against themselves.

`python -m workshop.fit_castles worth --games 2000` writes the worth of the features, and
`... habits --games 250` what speaks for a move at a glance. Repeat the first a few times: better
players play better games. Needs NumPy, which the program itself does not.
"""

from __future__ import annotations

import argparse
import importlib
import json
import math
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles.features import habits, noticed, worth
from burgundy_desktop.games.castles.game import GAME
from burgundy_desktop.games.castles.moves import CastlesMove
from burgundy_desktop.games.castles.state import OVER, PLAYING, State
from burgundy_desktop.games.castles.tables.folder import DATA

SEATS = (2, 2, 3, 4)
"""How many seats the games have, in turn."""

NOISE_POINTS = (0.3, 1.0, 2.0)
"""How far the players' judgement is blurred, so that they see more than one way to play."""

SLIPS = (0.0, 0.02, 0.06, 0.15)
"""How often they play any move."""

KEPT = 0.6
"""Part of the positions after a move that are kept."""

TRUST_IN_RESULT = 0.95
"""How much of a position's target comes from what followed rather than from the next guess."""

RIDGE = 30.0
ROWS_AT_ONCE = 6000
TEMPERATURE_POINTS = 1.0
"""Moves so far behind the best are chosen less often by a factor e, in what the policy learns."""

SWEEPS, STEP = 4, 0.3


@attrs.frozen
class Sample:
    """One position of one seat: its features, its time, its sure points, and the guess."""

    on: list[int]
    amounts: list[tuple[int, float]]
    left: float
    sure: int
    guess: float


@attrs.frozen
class Choice:
    """One decision: the stage, the marks of each move, and how often each should be chosen."""

    stage: int
    marks: list[list[int]]
    wanted: list[float]


def main() -> None:
    """Fit one of the two tables and write it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("table", choices=("worth", "habits"))
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = random.Random(given.seed)
    if given.table == "worth":
        write(DATA / "worth.json", noticed.NAMES, fit_worth(given.games, rng), 3)
    else:
        write(DATA / "habits.json", habits.MARKS, fit_habits(given.games, rng), 2)


def write(path: Path, names: Sequence[str], rows: Sequence[Sequence[float]], places: int) -> None:
    """The table as a file; rows that are zero are left out."""
    lines = [
        f"  {json.dumps(name)}: [{', '.join(f'{number:.{places}f}' for number in row)}]"
        for name, row in zip(names, rows, strict=True)
        if any(abs(number) >= 0.5 * 10**-places for number in row)
    ]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def new_game(number: int, rng: random.Random) -> State:
    """The first state of a game; half of the games have dealt estates."""
    estates = "dealt" if number // len(SEATS) % 2 else "standard"
    options = GAME.info.options_for(SEATS[number % len(SEATS)], estates=estates)
    return GAME.start(options, Chance.from_seed(rng.getrandbits(40)), SILENT)


def values_after(state: State, seat: Seat, legal: Sequence[CastlesMove]) -> list[float]:
    """The evaluation of `seat` after each move."""
    values = []
    for move in legal:
        after = state.copy()
        GAME.apply(after, move, SILENT)
        values.append(worth.evaluate(after, seat))
    return values


def fit_worth(games: int, rng: random.Random) -> list[list[float]]:
    """Least squares over all samples: three numbers for each feature."""
    numpy: Any = importlib.import_module("numpy")
    size = worth.CURVE * len(noticed.NAMES)
    squares, products = numpy.zeros((size, size)), numpy.zeros(size)
    rows: list[Sample] = []
    targets: list[float] = []
    for number in range(games):
        for history, result in played(new_game(number, rng), rng):
            rows += history
            targets += targets_of(history, result)
        if len(rows) >= ROWS_AT_ONCE or number == games - 1:
            table = numpy.zeros((len(rows), size), numpy.float32)
            for row, sample in zip(table, rows, strict=True):
                fill(row, sample)
            squares += table.T @ table
            products += table.T @ numpy.array(targets, numpy.float32)
            rows, targets = [], []
    fitted = numpy.linalg.solve(squares + RIDGE * numpy.eye(size), products)
    answer: list[list[float]] = fitted.reshape(-1, worth.CURVE).tolist()
    return answer


def played(state: State, rng: random.Random) -> Iterator[tuple[list[Sample], int]]:
    """Play a game to its end; for each seat its samples in order, and its result."""
    noise, slips = rng.choice(NOISE_POINTS), rng.choice(SLIPS)
    seats = [Seat(index) for index in range(len(state.players))]
    histories: list[list[Sample]] = [[] for _ in seats]
    while (seat := GAME.to_decide(state)) is not None:
        stage, round_ = state.stage, GAME.judgement.rounds(state)
        GAME.apply(state, blurred_choice(state, seat, rng, noise, slips), SILENT)
        if stage == state.stage == PLAYING:
            if rng.random() < KEPT:
                histories[seat].append(sample_of(state, seat))
            if GAME.judgement.rounds(state) != round_:
                for other in seats:
                    histories[other].append(sample_of(state, other))
    for other in seats:
        yield histories[other], state.players[other].points


def blurred_choice(
    state: State, seat: Seat, rng: random.Random, noise: float, slips: float
) -> CastlesMove:
    """The best move in the eyes of a player who sees a little less than we do."""
    legal = GAME.legal_moves(state)
    if len(legal) == 1 or state.stage != PLAYING or rng.random() < slips:
        return rng.choice(legal)
    values = [
        value - noise * math.log(-math.log(rng.random() or 0.5))
        for value in values_after(state, seat, legal)
    ]
    return legal[values.index(max(values))]


def sample_of(state: State, seat: Seat) -> Sample:
    """What a seat's position is learnt from."""
    left = noticed.time_left(state, seat) / worth.TIME_UNIT
    sure = noticed.sure_points(state.players[seat])
    return Sample(*noticed.noticed(state, seat), left, sure, worth.evaluate(state, seat))


def targets_of(history: Sequence[Sample], result: float) -> list[float]:
    """What each sample should have been worth beyond its sure points."""
    targets = []
    for sample in reversed(history):
        targets.append(result - sample.sure)
        result = TRUST_IN_RESULT * result + (1 - TRUST_IN_RESULT) * sample.guess
    return targets[::-1]


def fill(row: Any, sample: Sample) -> None:
    """Write a sample into its row: each feature times each part of the curve."""
    parts = worth.curve(sample.left)
    for index in sample.on:
        row[worth.CURVE * index : worth.CURVE * (index + 1)] += parts
    for index, amount in sample.amounts:
        row[worth.CURVE * index : worth.CURVE * (index + 1)] += [amount * part for part in parts]


def fit_habits(games: int, rng: random.Random) -> list[list[float]]:
    """Gradient descent towards the choices of a player who evaluates every move."""
    choices = [choice for number in range(games) for choice in chosen(new_game(number, rng), rng)]
    numbers = [[0.0] * len(habits.MARKS) for _ in range(habits.STAGES)]
    seen = [[1.0] * len(habits.MARKS) for _ in range(habits.STAGES)]
    for _ in range(SWEEPS):
        rng.shuffle(choices)
        for choice in choices:
            learn(choice, numbers[choice.stage], seen[choice.stage])
    return [list(row) for row in zip(*numbers, strict=True)]


def chosen(state: State, rng: random.Random) -> Iterator[Choice]:
    """Play a game; every decision that had a choice."""
    while (seat := GAME.to_decide(state)) is not None and state.stage != OVER:
        legal = GAME.legal_moves(state)
        move = rng.choice(legal)
        if len(legal) > 1 and state.stage == PLAYING:
            values = values_after(state, seat, legal)
            wanted = shares([value / TEMPERATURE_POINTS for value in values])
            yield Choice(habits.stage_of(state), habits.marks(state, legal), wanted)
            if rng.random() > SLIPS[-1]:
                move = legal[values.index(max(values))]
        GAME.apply(state, move, SILENT)


def shares(values: Sequence[float]) -> list[float]:
    """Shares of 1 that grow by a factor e for each 1 of value."""
    powers = [math.exp(value - max(values)) for value in values]
    return [power / sum(powers) for power in powers]


def learn(choice: Choice, numbers: list[float], seen: list[float]) -> None:
    """One step of gradient descent with a step size of its own for each mark."""
    now = shares([sum(numbers[mark] for mark in marks) for marks in choice.marks])
    change: dict[int, float] = {}
    for marks, share, wanted in zip(choice.marks, now, choice.wanted, strict=True):
        for mark in marks:
            change[mark] = change.get(mark, 0.0) + share - wanted
    for mark, slope in change.items():
        seen[mark] += slope * slope
        numbers[mark] -= STEP * slope / math.sqrt(seen[mark])


if __name__ == "__main__":
    main()
