"""Compares two computer players decision by decision, which takes far fewer games than a match.

`python -m workshop.compare_players castles search-500 search-500+kept --count 500`: the second
player plays games with itself; at each decision the first one is asked as well, with the same seed.
Where they differ a duel says what the second one's move brings more. Printed after each game: the
mean gain a decision in points and in share of the win, with its standard error.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev

from burgundy_desktop import games
from burgundy_desktop.ai.budget import Budget
from burgundy_desktop.ai.duel import duel
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.core.chance import Chance, thought_seed
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from workshop import scripts

Gain = tuple[float, float]
"""Points and share of the win."""

SAME: Gain = (0.0, 0.0)


def main() -> None:
    """Play and print until there are enough decisions."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--count", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=0, help="default: the fewest, but at least 2")
    parser.add_argument("--pairs", type=int, default=400, help="of walks in a duel (default 400)")
    given = parser.parse_args()
    game = games.load(given.game)
    seats = given.seats or max(2, game.info.seats_min)
    gains: list[Gain] = []
    seed = given.seed
    while len(gains) < given.count:
        gains += gains_in(game, (given.first, given.second), seats, seed, given.pairs)
        seed += 1
        print(f"{game.info.id}, {given.second} over {given.first}: {in_words(gains)}", flush=True)


def gains_in(
    game: AnyGame, names: tuple[str, str], seats: int, seed: int, pairs: int
) -> Iterator[Gain]:
    """What each decision of the second player gains over the first one's, in one game."""
    first, second = ([player_named(name, game) for _ in range(seats)] for name in names)
    state = game.start(game.info.options_for(seats), Chance.from_seed(seed), SILENT)
    ply = 0
    while (seat := game.to_decide(state)) is not None:
        legal = game.legal_moves(state)
        index = 0
        if len(legal) > 1:
            seen, thought = game.observe(state, seat), thought_seed(seed, ply)
            other = first[seat].think(seen, legal, thought).move
            index = second[seat].think(seen, legal, thought).move
            fresh, budget = thought_seed(seed, ply, "gain"), Budget(pairs, 60.0)
            if index == other:
                yield SAME
            else:
                verdict = duel(game, seen, legal[index], legal[other], fresh, budget)
                yield verdict.points, verdict.share
        game.apply(state, legal[index], SILENT)
        ply += 1


def in_words(gains: list[Gain]) -> str:
    """The means and their errors."""
    points, shares = zip(*gains, strict=True)
    differ = sum(one != SAME for one in gains)
    return (
        f"{len(gains)} decisions, {differ} differ; a decision gains {_mean(points, 1)} points, "
        f"{_mean(shares, 100)} % of the win"
    )


def _mean(values: tuple[float, ...], unit: int) -> str:
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{fmean(values) * unit:+.3f} ± {error * unit:.3f}"


if __name__ == "__main__":
    scripts.run(main)
