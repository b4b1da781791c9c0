"""`./burgundy compile`: builds a wheel with compiled rules and opponents, and compares it with the
plain one: the same games, and how many iterations a second the search makes in both.
"""

import argparse
import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from workshop import environment
from workshop.messages import HOME, Missing, progress

COMPILED: Final = "BURGUNDY_COMPILED"
BUILD: Final = HOME / "build"
GAMES: Final = sorted(
    rules.parent.name for rules in (HOME / "burgundy_desktop" / "games").glob("*/rules")
)
PLAYER: Final = "search-20"
"""Searches little, so that many games are compared, but runs through all that is compiled."""
FIGURES: Final = ("search_iterations_per_second", "duke_seconds_per_decision")


def main(arguments: Sequence[str]) -> int:
    """Returns 1 if a game differs."""
    given = _parser().parse_args(list(arguments))
    plain, compiled = _unpacked("plain"), _unpacked("compiled")
    differing = [
        game
        for game in given.game or GAMES
        if _games(plain, game, given.games) != _games(compiled, game, given.games)
    ]
    for game in differing:
        progress(f"compiled and plain play {game} differently")
    for game in given.game or GAMES:
        print(_line(game, _figures(plain, game), _figures(compiled, game)))
    return 1 if differing else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("burgundy compile", description=__doc__)
    parser.add_argument(
        "--games", type=int, default=50, help="how many games are compared: %(default)s"
    )
    parser.add_argument("--game", action="append", choices=GAMES, help="only this game")
    return parser


def _unpacked(name: str) -> Path:
    """The unpacked wheel, built anew; the compiled one is put into dist/. Raises Missing."""
    progress(f"building the wheel: {name}")
    wheels, place = BUILD / f"{name}_wheel", BUILD / name
    for folder in (wheels, place):
        shutil.rmtree(folder, ignore_errors=True)
    more = {COMPILED: "1"} if name == "compiled" else {}
    build = ["-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
    if environment.run([str(environment.PYTHON), *build], **more):
        raise Missing("the wheel could not be built; a C compiler is needed")
    wheel = next(wheels.glob("*.whl"))
    shutil.unpack_archive(wheel, place, "zip")
    if more:
        (HOME / "dist").mkdir(exist_ok=True)
        progress(f"the wheel is {Path(shutil.copy(wheel, HOME / 'dist')).relative_to(HOME)}")
    return place


def _games(place: Path, game: str, number: int) -> list[Any]:
    """The moves and results of so many games."""
    progress(f"{game}: {number} games, {place.name}")
    kept = place / "kept" / game
    seats = ",".join([PLAYER] * (3 if game == "pillars" else 2))
    _run(place, "arena", game, "--seats", seats, "--games", str(number), "--keep", str(kept))
    lines = next(kept.glob("*.jsonl")).read_text("utf-8").splitlines()[1:]
    return sorted(_told(json.loads(line)) for line in lines)


def _told(record: dict[str, Any]) -> list[Any]:
    """What does not depend on the clock."""
    results = [[one["points"], one["rank"]] for one in record["players"]]
    return [record["seed"], record["rotation"], record["moves"], results]


def _figures(place: Path, game: str) -> dict[str, float]:
    progress(f"{game}: measuring, {place.name}")
    told = json.loads(_run(place, "bench-engine", "--json", "--game", game))
    return {name: told[f"{game}.{name}"] for name in FIGURES}


def _run(place: Path, *words: str) -> str:
    """The output of the program that is unpacked there."""
    command = [str(environment.PYTHON), "-P", "-m", "burgundy_desktop", *words]
    variables = environment.variables(PYTHONPATH=str(place))
    done = subprocess.run(
        command, env=variables, cwd=place, capture_output=True, text=True, check=False
    )
    if done.returncode:
        *_, last = ["no reason given", *done.stderr.strip().splitlines()]
        raise Missing(f"{place.name}: {words[0]} failed: {last}")
    return done.stdout


def _line(game: str, plain: dict[str, float], compiled: dict[str, float]) -> str:
    both = (f"{name} {plain[name]:g} -> {compiled[name]:g}" for name in FIGURES)
    return f"{game}: {', '.join(both)}"
