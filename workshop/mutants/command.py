"""The arguments of `./burgundy mutants`; the work is done in the environment."""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass

from workshop import environment
from workshop.messages import HOME, Missing

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
    """Try the mutants in the environment, where pytest is: each game in a process of its own.

    Raises Missing for a game that is not there.
    """
    options = [word for word in arguments if word not in GAMES]
    program = [str(environment.PYTHON), "-P", "-m", "workshop.mutants", *options]
    variables = {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(HOME)}
    games = wanted(arguments).games
    return max(environment.run([*program, game], **variables) for game in games)


def wanted(arguments: Sequence[str]) -> Wanted:
    """Read the arguments; ends the program if they are wrong. Raises Missing."""
    given = _parser().parse_args(arguments)
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
