"""Measures how long the review of a game takes, stage by stage: the graph, the luck, all
decisions at a glance, the costliest ones again.

`python -m workshop.measure_review castles --games 2` prints a row for `docs/review.md`: processor
seconds, and in brackets those of the clock.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import TypeVar

import attrs

from burgundy_desktop import games
from burgundy_desktop.ai.cases import DEEP, QUICK
from burgundy_desktop.ai.expectation import expected
from burgundy_desktop.ai.luck import reveal_at, worth
from burgundy_desktop.arena.review import judge
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.luck import revealing
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.core.review import costliest, decisions_of
from workshop import scripts
from workshop.playing import played

FoundT = TypeVar("FoundT")


@attrs.frozen
class Took:
    """The seconds of the processor and of the clock."""

    processor: float
    clock: float


@attrs.frozen
class Measured:
    """A game: its moves, its decisions with a choice, and what each stage of its review took."""

    plies: int
    decisions: int
    stages: Sequence[Took]


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, measure and print."""
    parser = argparse.ArgumentParser(prog="measure_review", description=__doc__)
    parser.add_argument("game", help="id of the game")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    given = parser.parse_args(arguments)
    levels = ["merchant"] * max(2, games.load(given.game).info.seats_min)
    seeds = range(given.seed, given.seed + given.games)
    print(row(given.game, [measured(played(given.game, levels, seed)) for seed in seeds]))


def measured(match: AnyMatch) -> Measured:
    """A whole review, as the window asks for it."""
    game, choices = match.game, decisions_of(match)
    _, graph = _timed(lambda: [expected(match, Ply(ply)) for ply in range(match.length + 1)])
    _, luck = _timed(lambda: [worth(game, reveal_at(match, ply)) for ply in revealing(match)])
    found, quick = _timed(lambda: [judge(match, ply, QUICK) for ply in choices])
    _, deep = _timed(lambda: [judge(match, one.ply, DEEP) for one in costliest(found)])
    return Measured(match.length, len(choices), (graph, luck, quick, deep))


def _timed(task: Callable[[], list[FoundT]]) -> tuple[list[FoundT], Took]:
    began = time.process_time(), time.perf_counter()
    found = task()
    return found, Took(time.process_time() - began[0], time.perf_counter() - began[1])


def row(game: str, every: Sequence[Measured]) -> str:
    """A row of the table in docs/review.md: means over the games."""
    plies, decisions = fmean(one.plies for one in every), fmean(one.decisions for one in every)
    stages = [_mean(took) for took in zip(*(one.stages for one in every), strict=True)]
    whole = Took(sum(one.processor for one in stages), sum(one.clock for one in stages))
    cells = " | ".join(f"{one.processor:.1f} ({one.clock:.1f})" for one in [*stages, whole])
    return f"| {game} | {len(every)} | {plies:.0f} | {decisions:.0f} | {cells} |"


def _mean(took: Sequence[Took]) -> Took:
    return Took(fmean(one.processor for one in took), fmean(one.clock for one in took))


if __name__ == "__main__":
    scripts.run(main)
