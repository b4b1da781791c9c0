"""Measure how long a move waits for the teacher: the seconds between question and answer of the
opponents' process, for moves that are not the best ones.

`python -m workshop.measure_teacher castles --moves 24`
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from time import perf_counter
from typing import Any

import attrs

from burgundy_desktop import games
from burgundy_desktop.ai.advice import Advice
from burgundy_desktop.ai.cases import TAUGHT, TRIED, Case, Judged
from burgundy_desktop.ai.client import Client
from burgundy_desktop.ai.level_names import hint_level
from burgundy_desktop.core.match import AnyMatch
from workshop import scripts
from workshop.playing import played

PATIENCE_SECONDS = 60.0
AT_MOST_SECONDS = 0.4


@attrs.frozen
class Waited:
    """The seconds for one move: the search ahead, the duel after it, the duel without it, and
    what an exercise takes. `error` is the standard error of the cost, as a share of the win.
    """

    ahead: float
    duel: float
    alone: float
    exercise: float
    error: float


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="measure_teacher", description=__doc__)
    parser.add_argument("game", help="id of the game")
    parser.add_argument("--moves", type=int, default=24)
    given = parser.parse_args(arguments)
    game = games.load(given.game)
    match = played(given.game, ["merchant"] * max(2, game.info.seats_min), 1)
    client = Client()
    level = hint_level(game)
    found = [measured(client, one, level) for one in cases(match, given.moves)]
    client.close()
    print(row(given.game, found))


def cases(match: AnyMatch, count: int) -> Iterator[Case]:
    """Decisions with at least three moves, from the whole game."""
    game = match.game
    wide = [
        ply
        for ply in range(1, match.length + 1)
        if len(game.legal_moves(match.steps[ply - 1].state)) > 2
    ]
    for ply in wide[:: max(1, len(wide) // count)][:count]:
        step, before = match.steps[ply], match.steps[ply - 1].state
        assert step.seat is not None
        legal = tuple(game.legal_moves(before))
        yield Case(game.observe(before, step.seat), legal, legal.index(step.move), TAUGHT, 1)


def measured(client: Client, case: Case, level: str) -> Waited:
    """How long this decision takes, with hints of a level."""
    seen, legal, module = case.observation, case.legal, _module(case)
    advice, ahead = _timed(client, lambda: client.ask(module, seen, legal, level, 1))
    assert isinstance(advice, Advice)
    best = advice.move
    other = case.played if case.played != best else (best + 1) % len(legal)
    known = attrs.evolve(case, played=other, best=best)
    verdict, duel = _timed(client, lambda: client.judge(module, known))
    assert isinstance(verdict, Judged)
    _, alone = _timed(client, lambda: client.judge(module, attrs.evolve(known, best=None)))
    tried = attrs.evolve(known, stage=TRIED)
    _, exercise = _timed(client, lambda: client.judge(module, tried))
    return Waited(ahead, duel, alone, exercise, verdict.share_error)


def _module(case: Case) -> str:
    return type(case.observation).__module__.replace(".observation", ".game")


def _timed(client: Client, ask: Callable[[], int]) -> tuple[Any, float]:
    began = perf_counter()
    ask()
    answer = client.receive(PATIENCE_SECONDS)
    assert answer is not None
    return answer.advice, perf_counter() - began


def row(game_id: str, found: Sequence[Waited]) -> str:
    """A row of the table in docs/review.md."""
    late = sum(one.duel > AT_MOST_SECONDS for one in found)
    late_alone = sum(one.alone > AT_MOST_SECONDS for one in found)
    return (
        f"| {game_id} | {len(found)} | {median(one.ahead for one in found):.2f} "
        f"| {median(one.duel for one in found):.2f} / {max(one.duel for one in found):.2f} "
        f"| {late} | {median(one.alone for one in found):.2f}, {late_alone} "
        f"| {100 * median(one.error for one in found):.1f} "
        f"| {median(one.exercise for one in found):.2f} |"
    )


if __name__ == "__main__":
    scripts.run(main)
