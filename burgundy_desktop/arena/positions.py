"""The positions that levels are measured on: `resources/games/<id>/positions.json`.

In each of them the duke and a search ten times as long chose differently, and a duel with fresh
seeds said what the duke's choice costs. `workshop/find_positions.py` finds them. A level answers
each of them a few times with seeds that did not select it; a duel against the long search's choice
says what its answers cost.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

import attrs

from burgundy_desktop import assets
from burgundy_desktop.ai.budget import Budget
from burgundy_desktop.ai.duel import Verdict, duel
from burgundy_desktop.ai.king_player import as_the_king_judges
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.ai.player import deciding_seat
from burgundy_desktop.core.chance import Chance, thought_seed
from burgundy_desktop.core.codec import digest
from burgundy_desktop.core.errors import BadRecord
from burgundy_desktop.core.events import SILENT
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.strict import strict_converter

FORMAT: Final = 1
JUDGING: Final = Budget(2000, 600.0)
"""The duel that says what a move costs."""

_converter = strict_converter(forbid_extra_keys=True)


@attrs.frozen
class Problem:
    """One position. `moves` leads to it: indices into the legal moves, where there were several.

    `best` and `duke` are the moves of the long search and of the duke, as indices; `points` and
    `share` what the duke's costs by the duel, `share_error` the standard error of `share`.
    """

    seats: int
    seed: int
    moves: tuple[int, ...]
    digest: str
    best: int
    duke: int
    points: float
    share: float
    share_error: float

    def thought(self, salt: str) -> int:
        """A seed for thinking about this position; another salt gives another one."""
        return thought_seed(self.seed, len(self.moves), salt)


@attrs.frozen
class Suite:
    """The positions of a game. `next_seed` is the game in which the search for more goes on."""

    format: int
    game: str
    rules_version: int
    next_seed: int
    problems: tuple[Problem, ...]


@attrs.frozen
class Mark:
    """What the answers of a level to one position cost on average; `agreed` is the share of answers
    that were the best move.
    """

    points: float
    share: float
    agreed: float
    seconds: float


@attrs.frozen
class Report:
    """The mean loss a decision of a level, with standard errors over the positions."""

    level: str
    positions: int
    answers: int
    points: float
    points_error: float
    share: float
    share_error: float
    agreed: float
    seconds_per_decision: float


def path_of(game: AnyGame) -> Path:
    """Where the positions of a game are."""
    return assets.resource("games", game.info.id, "positions.json")


def empty(game: AnyGame) -> Suite:
    """A suite without positions."""
    return Suite(FORMAT, game.info.id, game.info.rules_version, 1, ())


def read(game: AnyGame, path: Path) -> Suite:
    """The positions in a file. Raises BadRecord if it cannot be used."""
    try:
        suite = _converter.structure(json.loads(path.read_text(encoding="utf-8")), Suite)
    except Exception as error:  # cattrs raises exception groups
        raise BadRecord(f"{path.name} of {game.info.id} cannot be read") from error
    expected = (FORMAT, game.info.id, game.info.rules_version)
    if (suite.format, suite.game, suite.rules_version) != expected:
        raise BadRecord(f"{path.name} is of other rules than those of {game.info.id} today")
    return suite


def as_text(suite: Suite) -> str:
    """The content of a file: a line for each position."""
    data = attrs.asdict(suite)
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in data.pop("problems"))
    head = json.dumps(data)[:-1]
    return f'{head}, "problems": [\n{lines}\n]}}\n'


def reached(game: AnyGame, problem: Problem) -> Any:
    """The state of the position. Raises BadRecord if its moves lead somewhere else."""
    state = game.start(game.info.options_for(problem.seats), Chance.from_seed(problem.seed), SILENT)
    left = iter(problem.moves)
    while game.to_decide(state) is not None:
        legal = game.legal_moves(state)
        index = 0 if len(legal) == 1 else next(left, None)
        if index is None or index >= len(legal):
            break
        game.apply(state, legal[index], SILENT)
    if digest(state) != problem.digest:
        raise BadRecord(f"the moves of seed {problem.seed} lead to another position now")
    return state


def loss(game: AnyGame, state: Any, best: Any, played: Any, seed: int, budget: Budget) -> Verdict:
    """What `played` costs compared with `best`; below 0 if it is better. The duel judges, plays on
    and looks ahead as the King does, who wins most.
    """
    observation = game.observe(state, deciding_seat(game, state))
    return duel(as_the_king_judges(game), observation, best, played, seed, budget)


def mark(game: AnyGame, problem: Problem, level: str, answers: int) -> Mark:
    """Let a level answer a position so many times."""
    state = reached(game, problem)
    legal = game.legal_moves(state)
    observation = game.observe(state, deciding_seat(game, state))
    given = [
        player_named(level, game).think(observation, legal, problem.thought(f"answer {number}"))
        for number in range(answers)
    ]
    moves = [advice.move for advice in given]
    losses = {move: _loss_of(game, problem, state, legal, move) for move in set(moves)}
    return Mark(
        points=fmean(losses[move][0] for move in moves),
        share=fmean(losses[move][1] for move in moves),
        agreed=moves.count(problem.best) / answers,
        seconds=fmean(advice.seconds for advice in given),
    )


def _loss_of(
    game: AnyGame, problem: Problem, state: Any, legal: Sequence[Any], move: int
) -> tuple[float, float]:
    """Points and share."""
    if move == problem.best:
        return 0.0, 0.0
    one, other = legal[problem.best], legal[move]
    verdict = loss(game, state, one, other, problem.thought("loss"), JUDGING)
    return verdict.points, verdict.share


def summed_up(level: str, marks: Sequence[Mark], answers: int) -> Report:
    """The means over all positions."""
    points, shares = [one.points for one in marks], [one.share for one in marks]
    return Report(
        level=level,
        positions=len(marks),
        answers=answers,
        points=fmean(points),
        points_error=_error(points),
        share=fmean(shares),
        share_error=_error(shares),
        agreed=fmean(one.agreed for one in marks),
        seconds_per_decision=fmean(one.seconds for one in marks),
    )


def as_line(report: Report) -> str:
    """The report in a sentence."""
    return (
        f"{report.level}: {report.positions} positions, {report.answers} answers each; "
        f"a decision costs {report.points:.2f} ± {report.points_error:.2f} points, "
        f"{report.share:.2%} ± {report.share_error:.2%} of the win; "
        f"{report.agreed:.0%} best moves, {report.seconds_per_decision:.3f} s"
    )


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
