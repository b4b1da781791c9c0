"""A trial of a small network in Castles, in place of the sum of features.

`python -m workshop.try_network play --games 40000 --keep DIR` keeps the positions of games between
players who look one move ahead, and goes on where it stopped. `... fit --keep DIR --hidden 32`
fits, to nine tenths of those games, the sum of `fit_castles` anew and a network on top of it, and
prints how far each is from the results of the tenth that was held back. `... match --keep DIR
--games 400` lets searches with the network play searches without it, at equal time; with `--king`,
those that judge as the King does. Needs NumPy,
which the program itself does not; `docs/opponents/castles.md` says how the trial ended.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final

import attrs
import numpy as np

from burgundy_desktop.ai.budget import Budget
from burgundy_desktop.ai.king_player import as_the_king_judges
from burgundy_desktop.ai.search_player import SearchPlayer
from burgundy_desktop.core.chance import thought_seed
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.match import AnyMatch, Match
from burgundy_desktop.games.castles.features import extraction, value
from burgundy_desktop.games.castles.game import GAME
from burgundy_desktop.games.castles.state import OVER, State
from workshop import scripts
from workshop.fit_castles import SUBJECT
from workshop.fitting import RIDGE, Sample, played, targets_of
from workshop.messages import Missing

GAMES_A_FILE: Final = 200
HELD_BACK: Final = 10
"""One file in so many is not learnt from."""

INPUTS: Final = len(extraction.NAMES) + 2
"""The features, the share of the game that is left, and its square."""

SEATS: Final = 2
GUARD_SECONDS: Final = 8.0
TIMED: Final = 3
BATCH: Final = 512
SWEEPS: Final = 4
RATE: Final = 0.002
FADING: Final = (0.9, 0.999)
"""How much of the mean slope, and of its square, is kept from one batch to the next (Adam)."""

Arrays = Mapping[str, Any]
Network = list[Any]
"""Weights and offsets of the hidden layer, weights of the result, and its offset."""


def main() -> None:
    """Play, fit or let play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=("play", "fit", "match"))
    parser.add_argument("--keep", type=Path, required=True, metavar="DIR")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1, help="of the first game of a match")
    parser.add_argument("--king", action="store_true", help="against the King's judgement")
    given = parser.parse_args()
    if given.task == "play":
        keep_games(given.keep, given.games)
    elif given.task == "fit":
        fit(given.keep, given.hidden)
    else:
        against = as_the_king_judges(GAME) if given.king else GAME
        match(
            given.keep, against, given.iterations, range(given.seed, given.seed + given.games // 2)
        )


# Positions


def keep_games(folder: Path, games: int) -> None:
    """Play, and write the positions of each 200 games to a file; those that are there are kept."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(-(-games // GAMES_A_FILE)):
        path = folder / f"{number:04}.npz"
        if not path.exists():
            unfinished = path.with_suffix(".unfinished.npz")
            np.savez(unfinished, **positions(number))
            unfinished.replace(path)


def positions(number: int) -> Arrays:
    """The positions of the games of a file: the features of all of them in a row, and where each
    position ends; the share that is left, what is to come beyond the sure points by `evaluate`, by
    the target of a fit, and by the result.
    """
    rng = random.Random(f"network {number}")
    rows: list[Sample] = []
    targets: list[float] = []
    results: list[float] = []
    for game in range(GAMES_A_FILE):
        for history, result in played(SUBJECT, SUBJECT.start(game, rng), rng):
            rows += history
            targets += targets_of(history, result)
            results += [result - sample.sure for sample in history]
    return {**_features(rows), **_numbers(rows), **_floats(target=targets, result=results)}


def _features(rows: Sequence[Sample]) -> Arrays:
    pairs = [[*((index, 1.0) for index in row.on), *row.amounts] for row in rows]
    return {
        "index": np.array([index for row in pairs for index, _ in row], np.uint16),
        "amount": np.array([amount for row in pairs for _, amount in row], np.float16),
        "ends": np.cumsum([len(row) for row in pairs], dtype=np.int32),
    }


def _numbers(rows: Sequence[Sample]) -> Arrays:
    return _floats(
        left=[sample.left for sample in rows], guess=[sample.guess - sample.sure for sample in rows]
    )


def _floats(**numbers: Sequence[float]) -> Arrays:
    return {name: np.array(values, np.float32) for name, values in numbers.items()}


# Fitting


def fit(folder: Path, hidden: int) -> None:
    """Fit the sum and the network, print their errors, and write the network beside the games.
    Raises Missing if all that is kept would be held back.
    """
    files = sorted(folder.glob("[0-9]*[0-9].npz"))
    if len(files) < 2:
        raise Missing(f"{folder} needs more than {GAMES_A_FILE} games: play some first")
    held = [dict(np.load(path)) for path in files[::HELD_BACK]]
    learnt = [path for number, path in enumerate(files) if number % HELD_BACK]
    numbers = fitted_sum(map(dict, map(np.load, learnt)))
    print(f"{len(files) * GAMES_A_FILE} games, {len(held) * GAMES_A_FILE} held back")
    print(f"evaluate     {error(held, lambda arrays, _: arrays['guess'])}")
    print(f"sum          {error(held, partial(by_sum, numbers))}")
    network = new_network(hidden, np.random.default_rng(1))
    descent = Descent(network)
    for sweep in range(SWEEPS):
        for path in learnt:
            learn(descent, numbers, dict(np.load(path)), RATE * (1 - sweep / SWEEPS))
        both = error(held, lambda a, x: by_sum(numbers, a, x) + outputs(network, x)[0])
        print(f"network {hidden:4} {both}, sweep {sweep + 1}", flush=True)
    np.savez(folder / "network.npz", *network, numbers=numbers)


def dense(arrays: Arrays) -> Any:
    """A row of inputs for each position."""
    ends = arrays["ends"]
    rows = np.repeat(np.arange(len(ends)), np.diff(ends, prepend=0))
    table = np.zeros((len(ends), INPUTS), np.float32)
    np.add.at(table, (rows, arrays["index"]), arrays["amount"].astype(np.float32))
    table[:, -2] = arrays["left"]
    table[:, -1] = arrays["left"] ** 2
    return table


def with_curve(inputs: Any) -> Any:
    """The inputs of the sum: each feature times 1, what is left, and its square."""
    features, left, square = inputs[:, :-2], inputs[:, -2:-1], inputs[:, -1:]
    return np.concatenate([features, features * left, features * square], axis=1)


def fitted_sum(files: Iterator[Arrays]) -> Any:
    """Least squares, as `workshop.fitting.fit_value`."""
    size = 3 * len(extraction.NAMES)
    squares, products = RIDGE * np.eye(size), np.zeros(size)
    for arrays in files:
        table = with_curve(dense(arrays))
        squares += table.T @ table
        products += table.T @ arrays["target"]
    return np.linalg.solve(squares, products).astype(np.float32)


def by_sum(numbers: Any, _arrays: Arrays, inputs: Any) -> Any:
    """What the fitted sum expects."""
    return with_curve(inputs) @ numbers


def error(held: Sequence[Arrays], expects: Callable[[Arrays, Any], Any]) -> str:
    """How far what is expected lies from the results, as a mean square's root, in points."""
    missed = [expects(arrays, dense(arrays)) - arrays["result"] for arrays in held]
    squares = [float((one**2).mean()) for one in missed]
    spread = stdev(squares) / sqrt(len(squares)) if len(squares) > 1 else 0.0
    mean = fmean(squares)
    return f"{sqrt(mean):.3f} ± {spread / 2 / sqrt(mean):.3f}"


def new_network(hidden: int, drawn: Any) -> Network:
    """A network that expects nothing yet."""
    weights = drawn.normal(0, 1 / sqrt(30), (INPUTS, hidden)).astype(np.float32)
    nothing = [np.zeros(size, np.float32) for size in (hidden, hidden, 1)]
    return [weights, *nothing]


def outputs(network: Network, inputs: Any) -> tuple[Any, Any]:
    """What the network expects, and its hidden layer."""
    first, offsets, second, offset = network
    layer = np.maximum(inputs @ first + offsets, 0)
    return layer @ second + offset, layer


@attrs.define
class Descent:
    """A network and what its last steps were like (Adam)."""

    network: Network
    slopes: list[Any] = attrs.field(init=False)
    squares: list[Any] = attrs.field(init=False)
    steps: int = 0

    def __attrs_post_init__(self) -> None:
        self.slopes = [np.zeros_like(one) for one in self.network]
        self.squares = [np.zeros_like(one) for one in self.network]

    def step(self, slopes: Sequence[Any], rate: float) -> None:
        """Go one step down."""
        self.steps += 1
        kept, kept_squares = FADING
        for place, slope in enumerate(slopes):
            self.slopes[place] = kept * self.slopes[place] + (1 - kept) * slope
            squares = kept_squares * self.squares[place] + (1 - kept_squares) * slope**2
            self.squares[place] = squares
            mean = self.slopes[place] / (1 - kept**self.steps)
            root = (squares / (1 - kept_squares**self.steps)) ** 0.5
            self.network[place] -= rate * mean / (root + 1e-8)


def learn(descent: Descent, numbers: Any, arrays: Arrays, rate: float) -> None:
    """Learn what the sum misses in the positions of a file, in an order of its own."""
    inputs = dense(arrays)
    missed = arrays["target"] - by_sum(numbers, arrays, inputs)
    order = np.random.default_rng(len(missed)).permutation(len(missed))
    for start in range(0, len(order), BATCH):
        batch = order[start : start + BATCH]
        descent.step(slopes_of(descent.network, inputs[batch], missed[batch]), rate)


def slopes_of(network: Network, inputs: Any, wanted: Any) -> list[Any]:
    """The slopes of the mean square error in each number of the network."""
    expected, layer = outputs(network, inputs)
    wrong = (expected - wanted) * (2 / len(wanted))
    back = wrong[:, None] * network[2] * (layer > 0)
    return [inputs.T @ back, back.sum(0), layer.T @ wrong, wrong.sum(0, keepdims=True)]


# Playing


def match(folder: Path, against: AnyGame, iterations: int, seeds: Sequence[int]) -> None:
    """Play each seed in both seatings; a search with the network has fewer iterations, by as much
    as it is slower. Prints what it won of all games so far.
    """
    taught = with_network(GAME, folder / "network.npz")
    fewer = round(iterations * seconds(against, iterations) / seconds(taught, iterations))
    print(f"{iterations} iterations take as long as {fewer} with the network", flush=True)
    players = (
        SearchPlayer(taught, Budget(fewer, GUARD_SECONDS)),
        SearchPlayer(against, Budget(iterations, GUARD_SECONDS)),
    )
    won: list[float] = []
    for seed in seeds:
        won.append(fmean(result(players, Seat(seat), seed) for seat in range(SEATS)))
        told = f"{len(won) * SEATS} games, the network wins {100 * fmean(won):.1f} %"
        print(f"{told} ± {196 * _deviation(won):.1f}", flush=True)


def _deviation(won: Sequence[float]) -> float:
    return stdev(won) / sqrt(len(won)) if len(won) > 1 else 1.0


def with_network(game: AnyGame, path: Path) -> AnyGame:
    """The game as the network judges it."""
    kept = np.load(path)
    network = [kept[f"arr_{number}"] for number in range(4)]
    table = sums_for_each_time(kept["numbers"])
    judged = partial(by_network, table, network)
    return attrs.evolve(game, judgement=attrs.evolve(game.judgement, evaluate=judged))


def sums_for_each_time(numbers: Any) -> Any:
    """The number of each feature for each time left."""
    times = range(extraction.MOST_TIME + 1)
    curves = np.array([value.curve(time / value.TIME_UNIT) for time in times])
    return (curves @ numbers.reshape(3, -1)).astype(np.float32)


def by_network(table: Any, network: Network, state: State, seat: Seat) -> float:
    """Expected final points of a seat: sure points, the sum, and the network."""
    player = state.players[seat]
    if state.stage == OVER:
        return float(player.points)
    on, amounts = extraction.extract(state, seat)
    time = extraction.time_left(state, seat)
    indexes = [*on, *(index for index, _ in amounts)]
    numbers = np.array([*[1.0] * len(on), *(amount for _, amount in amounts)], np.float32)
    left = time / value.TIME_UNIT
    first, offsets, second, offset = network
    layer = numbers @ first[indexes] + left * first[-2] + left * left * first[-1] + offsets
    rest = np.maximum(layer, 0) @ second + offset[0]
    return float(extraction.sure_points(player) + numbers @ table[time][indexes] + rest)


def seconds(game: AnyGame, iterations: int) -> float:
    """How long the searches of a game take: the least of a few."""
    players = [SearchPlayer(game, Budget(iterations, GUARD_SECONDS)) for _ in range(SEATS)]
    return min(_seconds(game, players) for _ in range(TIMED))


def _seconds(game: AnyGame, players: Sequence[SearchPlayer]) -> float:
    start = process_time()
    play(game, players, 1)
    return process_time() - start


def result(players: tuple[SearchPlayer, SearchPlayer], seat: Seat, seed: int) -> float:
    """What the first player wins in this seat: 1, or a half for a tie."""
    first, second = players
    seated = [first if one == seat else second for one in range(SEATS)]
    standings = play(GAME, seated, seed).score.standings
    best = [one.seat for one in standings if one.rank == 1]
    return 1 / len(best) if seat in best else 0.0


def play(game: AnyGame, players: Sequence[SearchPlayer], seed: int) -> AnyMatch:
    """A whole game."""
    match: AnyMatch = Match(game, game.info.options_for(SEATS), seed)
    while (seat := match.to_decide) is not None:
        legal = match.legal_moves()
        thought = thought_seed(seed, match.cursor)
        match.play(legal[players[seat].think(match.observe(seat), legal, thought).move])
    return match


if __name__ == "__main__":
    scripts.run(main)
