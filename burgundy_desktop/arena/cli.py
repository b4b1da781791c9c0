"""`arena`: let computer players play each other and print the results."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

import attrs

from burgundy_desktop import games
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.arena import options, positions
from burgundy_desktop.arena.complaints import complain_of_tables
from burgundy_desktop.arena.details import Detail, as_lines, details
from burgundy_desktop.arena.kept import KeptGames
from burgundy_desktop.arena.tournament import (
    Pairing,
    Performance,
    Summary,
    play_games,
    summed_up,
)
from burgundy_desktop.core import own_tables
from burgundy_desktop.core.errors import BadOptions, BurgundyError

WRONG_CALL = 2


def main(arguments: Sequence[str]) -> int:
    """Play and print. Returns the exit status: 0, or 2 for unknown names or options, and for games
    that cannot be kept.
    """
    given = _parser().parse_args(list(arguments))
    try:
        if min(given.games, given.jobs, given.answers) < 1:
            raise BadOptions("--games, --jobs and --answers are at least 1")
        if given.positions:
            return _measure_on_positions(given)
        pairing = _pairing(given)
        kept = KeptGames(given.keep, pairing) if given.keep else None
        complain_of_tables("arena")
        began = perf_counter()
        played = _play(pairing, given, kept)
    except BurgundyError as error:
        print(f"arena: {error}", file=sys.stderr)
        return WRONG_CALL
    summaries = summed_up(pairing, played)
    seconds = perf_counter() - began
    found = _details(pairing, played) if given.details else []
    if given.json:
        print(json.dumps(_as_json(pairing, given, summaries, found, seconds), indent=2))
    else:
        print(_as_table(pairing, given, summaries, seconds))
        for name, detail in zip(pairing.players, found, strict=False):
            print("", *as_lines(name, detail), sep="\n")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy-desktop arena",
        description="Let computer players play each other. The same seeds are played in every "
        "rotation of the seats.",
        epilog="players: random, greedy-v1, mcts-plain-N (N games to the end for each decision), "
        "novice, apprentice, merchant, steward, master, duke, king, hinted-N (an apprentice of "
        "the first ladder who follows the hint at every Nth decision), search-N (the search of "
        "the levels with N iterations), LEVEL:STYLE (a level in one of the game's "
        "styles: merchant:herds)",
    )
    parser.add_argument("game", help="id of the game, as `games` lists it")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--seats", help="players, with commas: duke,apprentice")
    what.add_argument(
        "--positions",
        metavar="PLAYER",
        help="play no games: print what a decision of this player costs on the positions in which "
        "the duke and a search ten times as long differ",
    )
    parser.add_argument(
        "--answers", type=int, default=2, help="with --positions: answers to each (default 2)"
    )
    parser.add_argument("--games", type=int, default=100, help="how many games (default 100)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first games (default 1)")
    parser.add_argument(
        "--jobs", type=int, default=1, help="games played at the same time (default 1)"
    )
    options.add_to(parser)
    parser.add_argument(
        "--details",
        action="store_true",
        help="also print points by reason and moves by class, for won and for lost games",
    )
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="DIR",
        help="keep every game in this folder (seed and moves), and do not play those again that "
        "are there: a call that was stopped goes on",
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    return parser


def _measure_on_positions(given: argparse.Namespace) -> int:
    """Let a player answer all positions of the game. Raises BurgundyError."""
    if given.option or given.details or given.keep:
        raise BadOptions("--positions plays no games: it takes no --option, --details or --keep")
    game = games.load(given.game)
    player_named(given.positions, game)
    problems = positions.read(game, positions.path_of(game)).problems
    complain_of_tables("arena")
    marks = []
    for problem in problems:
        marks.append(positions.mark(game, problem, given.positions, given.answers))
        _show_progress(len(marks), len(problems), "positions")
    report = positions.summed_up(given.positions, marks, given.answers)
    print(json.dumps(attrs.asdict(report), indent=2) if given.json else positions.as_line(report))
    return 0


def _pairing(given: argparse.Namespace) -> Pairing:
    """The pairing from the arguments. Raises BurgundyError for unknown names."""
    game = games.load(given.game)
    names = tuple(name.strip() for name in given.seats.split(","))
    for name in names:
        player_named(name, game)
    chosen = options.read(given.option)
    game.info.options_for(len(names), **chosen)
    return Pairing(given.game, names, chosen)


def _play(
    pairing: Pairing, given: argparse.Namespace, kept: KeptGames | None
) -> list[tuple[Performance, ...]]:
    def finished(count: int) -> None:
        _show_progress(count, given.games, "games")

    play = partial(play_games, pairing, given.games, given.seed, finished=finished)
    if kept is not None:
        play = partial(play, known=kept.records, keep=kept.add)
    if given.jobs == 1:
        return play()
    context = multiprocessing.get_context("spawn")
    offered = (own_tables.offered(),)
    with ProcessPoolExecutor(given.jobs, context, own_tables.offer, offered) as pool:
        return play(pool=pool)


def _show_progress(count: int, whole: int, things: str) -> None:
    if sys.stderr.isatty():
        end = "\n" if count == whole else ""
        print(f"\r{count} of {whole} {things}", end=end, file=sys.stderr, flush=True)


def _details(
    pairing: Pairing, played: Sequence[tuple[Performance, ...]]
) -> list[dict[str, Detail]]:
    return [details([game[index] for game in played]) for index in range(len(pairing.players))]


def _as_json(
    pairing: Pairing,
    given: argparse.Namespace,
    summaries: Sequence[Summary],
    found: Sequence[Mapping[str, Detail]],
    seconds: float,
) -> dict[str, Any]:
    report: dict[str, Any] = {
        "game": pairing.game,
        "options": dict(pairing.options),
        "games": given.games,
        "seed": given.seed,
        "seconds": round(seconds, 2),
        "players": [
            {
                name: round(value, 4) if isinstance(value, float) else value
                for name, value in attrs.asdict(summary).items()
            }
            for summary in summaries
        ],
    }
    for row, detail in zip(report["players"], found, strict=False):
        row["details"] = {name: attrs.asdict(one) for name, one in detail.items()}
    return report


def _as_table(
    pairing: Pairing, given: argparse.Namespace, summaries: Sequence[Summary], seconds: float
) -> str:
    head = f"{'player':<16}{'wins':>7}{'95 %':>16}{'points':>9}{'rank':>7}{'s/decision':>12}"
    lines = [f"{pairing.game}, {given.games} games from seed {given.seed}", head + f"{'iter.':>8}"]
    for one in summaries:
        bounds = f"{one.low:.1%} - {one.high:.1%}"
        lines.append(
            f"{one.player:<16}{one.win_share:>7.1%}{bounds:>16}{one.points:>9.1f}{one.rank:>7.2f}"
            f"{one.seconds_per_decision:>12.4f}{one.iterations_per_decision:>8.0f}"
        )
    lines.append(f"{seconds:.1f} seconds")
    return "\n".join(lines)
