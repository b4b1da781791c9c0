"""Finds positions that tell levels apart (`burgundy_desktop/arena/positions.py`).

`python -m workshop.find_positions castles --count 200` adds to the positions of the game until
there are so many. It can be stopped at any time and goes on with the next game. Masters play; now
and then the duke is asked, and a search ten times as long wherever the duke hesitates. Where they
differ and a first duel finds a difference, a second one with a fresh seed says how large it is.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

from burgundy_desktop import games
from burgundy_desktop.ai.budget import Budget
from burgundy_desktop.ai.level_names import on_ladder
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.arena import positions
from burgundy_desktop.arena.positions import Problem, Suite
from burgundy_desktop.core.chance import Chance, thought_seed
from burgundy_desktop.core.codec import digest
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.storage.atomic import write_atomically
from workshop import scripts

PLAYED_BY = "master"
TIMES = 10
"""How much longer the long search is."""

ASKED = 5
"""One of so many decisions is looked at."""

HESITATES = 0.75
"""The duke hesitates where its choice has less than this share of the visits."""

FIRST_LOOK = Budget(200, 60.0)
LEAST_SHARE = 0.01
"""The difference that the first duel must find: as a share of the win in an even game."""


def main() -> None:
    """Find positions until there are enough."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seats", type=int, default=0, help="default: the fewest, but at least 2")
    given = parser.parse_args()
    game = games.load(given.game)
    path = positions.path_of(game)
    suite = positions.read(game, path) if path.exists() else positions.empty(game)
    seats = given.seats or max(2, game.info.seats_min)
    while len(suite.problems) < given.count:
        suite = _with_another_game(game, suite, seats)
        _write(path, suite)
        print(f"{game.info.id}: {len(suite.problems)} positions, {suite.next_seed - 1} games")


def _with_another_game(game: AnyGame, suite: Suite, seats: int) -> Suite:
    found = tuple(problems_in(game, seats, suite.next_seed))
    return attrs.evolve(suite, next_seed=suite.next_seed + 1, problems=(*suite.problems, *found))


def _write(path: Path, suite: Suite) -> None:
    write_atomically(path, positions.as_text(suite).encode())


def problems_in(game: AnyGame, seats: int, seed: int) -> Iterator[Problem]:
    """The positions of one game that tell levels apart."""
    player = player_named(PLAYED_BY, game)
    lots = Chance.from_seed(thought_seed(seed, 0, "lots"))
    state = game.start(game.info.options_for(seats), Chance.from_seed(seed), SILENT)
    moves: list[int] = []
    while (seat := game.to_decide(state)) is not None:
        legal = game.legal_moves(state)
        index = 0
        if len(legal) > 1:
            if lots.below(ASKED) == 0 and (problem := _problem(game, state, seat, seed, moves)):
                yield attrs.evolve(problem, seats=seats)
            thought = thought_seed(seed, len(moves))
            index = player.think(game.observe(state, seat), legal, thought).move
            moves.append(index)
        game.apply(state, legal[index], SILENT)


def _problem(game: AnyGame, state: Any, seat: Seat, seed: int, moves: list[int]) -> Problem | None:
    """This position, if the duke and the long search differ by enough."""
    problem = Problem(0, seed, tuple(moves), digest(state), 0, 0, 0.0, 0.0, 0.0)
    observation, legal = game.observe(state, seat), game.legal_moves(state)
    duke, iterations = _duke(game)
    advice = player_named(duke, game).think(observation, legal, problem.thought("duke"))
    if advice.best[0].visits > HESITATES * advice.iterations:
        return None
    longer = player_named(f"search-{TIMES * iterations}", game)
    best = longer.think(observation, legal, problem.thought("longer")).move
    one, other = legal[best], legal[advice.move]
    if best == advice.move or not _differ(game, state, one, other, problem):
        return None
    verdict = positions.loss(game, state, one, other, problem.thought("loss"), positions.JUDGING)
    return attrs.evolve(
        problem,
        best=best,
        duke=advice.move,
        points=round(verdict.points, 3),
        share=round(verdict.share, 5),
        share_error=round(verdict.share_error, 5),
    )


def _duke(game: AnyGame) -> tuple[str, int]:
    """The duke of the first ladder, by whom the suites were found, and his iterations."""
    name = on_ladder(1, "duke", game)
    judgement = game.judgement
    return name, judgement.former_levels.get(name, judgement.search_budget).duke


def _differ(game: AnyGame, state: Any, one: Any, other: Any, problem: Problem) -> bool:
    first = positions.loss(game, state, one, other, problem.thought("first look"), FIRST_LOOK)
    return first.points >= LEAST_SHARE * 4 / 3 * game.judgement.spread


if __name__ == "__main__":
    scripts.run(main)
