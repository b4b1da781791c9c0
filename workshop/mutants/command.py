"""The arguments of `./burgundy mutants`; the work is done in the environment."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from workshop import environment
from workshop.messages import HOME, Missing

ALL_KILLED, SURVIVORS, NOT_TRIED = range(3)
"""Exit statuses: all mutants were killed or may survive; some survived; they could not be tried."""
GAMES = sorted(path.parent.name for path in (HOME / "tests" / "games").glob("*/conftest.py"))


@dataclass(frozen=True)
class Wanted:
    """Which mutants to try, and how."""

    games: Sequence[str]
    sample: int
    seed: int
    only: Sequence[str]
    jobs: int
    list: bool


def main(arguments: Sequence[str]) -> int:
    """Try the mutants in the environment, where pytest is: each game in a process of its own. What
    ends one of them early ends all.

    Raises Missing for a game that is not there.
    """
    program = [str(environment.PYTHON), "-P", "-m", "workshop.mutants"]
    variables = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(HOME)}
    answer = ALL_KILLED
    for game in wanted(arguments).games:
        status = environment.run([*program, game, *arguments], **variables)
        if status not in {ALL_KILLED, SURVIVORS}:
            return status
        answer = max(answer, status)
    return answer


def wanted(arguments: Sequence[str]) -> Wanted:
    """Read the arguments; ends the program if they are wrong. Raises Missing."""
    parser = _parser()
    given = parser.parse_args(arguments)
    if given.sample < 0 or given.jobs < 1:
        parser.error("--sample is at least 0, and --jobs at least 1")
    unknown = [game for game in given.games if game not in GAMES]
    if unknown:
        raise Missing(f"there is no game “{unknown[0]}”; known games: {', '.join(GAMES)}")
    return Wanted(
        given.games or GAMES, given.sample, given.seed, given.only, given.jobs, given.list
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy mutants",
        description="Break the rules of a game in small ways, and list what no rule test notices "
        "(docs/mutants.md).",
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help="its id (default: all)")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="how many of each game")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="chooses the sample")
    parser.add_argument(
        "--only", action="append", default=[], metavar="TEXT", help="those with this in their name"
    )
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="how many at once")
    parser.add_argument("--list", action="store_true", help="list the mutants, try none")
    return parser
