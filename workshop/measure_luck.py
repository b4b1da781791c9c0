"""Measures how much of the results of a game is luck, what that costs, and whether it averages out.

`python -m workshop.measure_luck castles --games 16` prints a row for `docs/review.md`; `... castles
--resampled 300` draws again what could have come, so often, and prints the mean luck.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import count, islice
from math import sqrt
from statistics import covariance, fmean, stdev, variance

import attrs

from burgundy_desktop import games
from burgundy_desktop.ai.luck import luck, reveal_at, worth
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.ids import EVERYBODY
from burgundy_desktop.core.luck import Luck, LuckAndPlay, luck_and_play, revealing
from burgundy_desktop.core.match import AnyMatch
from workshop import scripts
from workshop.playing import played


@attrs.frozen
class Measured:
    """The luck of a game, and the processor seconds that it took."""

    found: list[Luck]
    sides: tuple[LuckAndPlay, ...]
    seconds: float


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, measure and print."""
    parser = argparse.ArgumentParser(prog="measure_luck", description=__doc__)
    parser.add_argument("game", help="id of the game")
    parser.add_argument("--seats", type=int, default=0, help="default: the fewest, but at least 2")
    parser.add_argument("--level", default="merchant")
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--resampled", type=int, default=0, help="how much is drawn again")
    given = parser.parse_args(arguments)
    if (given.resampled or given.games) < 2:
        parser.error("--games and --resampled are at least 2")
    seats = given.seats or max(2, games.load(given.game).info.seats_min)
    levels = [given.level] * seats
    if given.resampled:
        endless = (played(given.game, levels, seed) for seed in count(given.seed))
        print(row_of_resampled(given.game, list(islice(resampled(endless), given.resampled))))
    else:
        seeds = range(given.seed, given.seed + given.games)
        print(row(given.game, [measured(played(given.game, levels, seed)) for seed in seeds]))


def measured(match: AnyMatch) -> Measured:
    """The luck of a whole game."""
    began = time.process_time()
    found = [luck(ply, worth(match.game, reveal_at(match, ply))) for ply in revealing(match)]
    seconds = time.process_time() - began
    return Measured(found, luck_and_play(match.score, found), seconds)


def row(game: str, every: Sequence[Measured]) -> str:
    """A row of the table in docs/review.md."""
    single = [one.points[0] for game in every for one in game.found]
    noise = sqrt(fmean(one.errors[0] ** 2 for game in every for one in game.found))
    error = sqrt(fmean(one.sides[0].error ** 2 for one in every))
    leads, sums = [one.sides[0].lead for one in every], [one.sides[0].luck for one in every]
    rest = [one.sides[0].play for one in every]
    slope = covariance(leads, sums) / variance(sums)
    return (
        f"| {game} | {len(every)} | {len(single) / len(every):.0f} | {stdev(single):.2f} "
        f"({noise:.2f}) | {stdev(sums):.1f} ({error:.1f}) "
        f"| {variance(leads):.0f} → {variance(rest):.0f} | {slope:.2f} "
        f"| {fmean(one.seconds for one in every):.1f} s |"
    )


def resampled(matches: Iterable[AnyMatch]) -> Iterator[float]:
    """The luck of seat 0 in what could have come, at every revealing ply after the setup."""
    chance = Chance.from_seed(7)
    for match in matches:
        for ply in revealing(match)[1:]:
            game, reveal = match.game, reveal_at(match, ply)
            state = game.imagine(reveal.before, chance)
            game.apply(state, reveal.move, SILENT)
            other = attrs.evolve(reveal, after=game.observe(state, EVERYBODY))
            yield worth(game, other).points[0]


def row_of_resampled(game: str, gains: Sequence[float]) -> str:
    """A row of the table in docs/review.md."""
    error = stdev(gains) / sqrt(len(gains))
    return f"| {game} | {len(gains)} | {fmean(gains):+.3f} ± {error:.3f} |"


if __name__ == "__main__":
    scripts.run(main)
