"""`burgundy bench`: measures engine and window and compares them with their targets. The arena
measures the engine in a separate process; each game is measured in a window of a new process.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import attrs

from burgundy_desktop.desktop.library.bench import starting
from burgundy_desktop.desktop.trials.harness import this_program
from burgundy_desktop.desktop.trials.window_bench import QUICK, Repetitions
from burgundy_desktop.games import found
from burgundy_desktop.screen import has_screen

ENGINE_WORD: Final = "bench-engine"
WINDOW_WORD: Final = "bench-window"
PAGES_WORD: Final = "bench-pages"
QUICK_SECONDS: Final = 0.03
CHESS: Final = "python_chess_moves_per_second"
CHESS_WHERE_TARGETS_HOLD: Final = 37_958
"""What python-chess made on the two quiet cores that the targets were set on."""
WIDEST: Final = 52
TIMES: Final = ("_s", "_ms")
"""How the names of times end: they grow as a machine gets slower."""


@attrs.frozen
class Limit:
    """The limit of a figure; for a figure of a game, it holds in each game."""

    most: float | None = None
    least: float | None = None

    def is_met(self, value: float) -> bool:
        return (self.most is None or value <= self.most) and (
            self.least is None or value >= self.least
        )

    def __str__(self) -> str:
        return f"at most {self.most:g}" if self.most is not None else f"at least {self.least:g}"


LIMITS: Final[Mapping[str, Limit]] = {
    "times_python_chess": Limit(least=2.5),
    "first_paint_s": Limit(most=0.3),
    "first_paint_unread_library_s": Limit(most=0.6),
    "first_paint_large_library_s": Limit(most=0.6),
    "memory_of_large_library_mb": Limit(most=40),
    "memory_mb": Limit(most=200),
    "click_to_repaint_ms": Limit(most=6),
    "full_repaint_ms": Limit(most=16),
    "load_finished_game_s": Limit(most=0.3),
    "worst_gap_thinking_ms": Limit(most=50),
    "worst_gap_playing_ms": Limit(most=33),
    "first_graph_s": Limit(most=5),
    "worst_gap_reviewing_ms": Limit(most=50),
    "idle_after_cancel_ms": Limit(most=100),
    "statistics_open_1000_ms": Limit(most=300),
    "statistics_open_10000_ms": Limit(most=1000),
}


def main(arguments: Sequence[str]) -> int:
    """Measure and print. Returns 0 even if a target is missed, as that is not an error. Raises
    SystemExit for a wrong call.
    """
    parser = _parser()
    given = parser.parse_args(list(arguments))
    if given.compiled and not (given.compiled / "burgundy_desktop").is_dir():
        # else this program would be measured once more, and its figures told as the build's
        parser.error(f"--compiled: no build of this program is in {given.compiled}")
    if not has_screen(os.environ):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    games = given.game or found()
    figures = measure_all(games, quick=given.quick, progress=_tell)
    if given.compiled:
        _tell("compiled engine")
        figures["compiled"] = engine_figures(games, quick=given.quick, build=given.compiled)
    print(json.dumps(figures, indent=1) if given.json else as_table(figures))
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy-desktop bench", description="Measure speed and memory."
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--quick", action="store_true", help="measure less often: a trial run")
    game = "only this game (may be given more than once)"
    parser.add_argument("--game", action="append", choices=found(), help=game)
    beside = "an unpacked compiled wheel (build/compiled): show its engine's figures beside"
    parser.add_argument("--compiled", type=Path, metavar="DIR", help=beside)
    return parser


def measure_all(
    games: Sequence[str], *, quick: bool, progress: Callable[[str], None]
) -> dict[str, Any]:
    """The figures of `engine` and `window`; `missed`: the targets that are not met; and `slower`:
    how many times slower this machine was than the one of the targets.

    The name of a figure of one game begins with the game's id and a dot.
    """
    progress("engine")
    engine = engine_figures(games, quick=quick)
    progress("starting")
    repetitions = QUICK if quick else Repetitions()
    measured = starting(repetitions.starts, repetitions.saves, games)
    progress("pages")
    measured |= _measured_by(PAGES_WORD, *(["--quick"] if quick else []))
    for game_id in games:
        measured |= window_figures(game_id, quick=quick)
    window = {name: round(value, 3) for name, value in measured.items()}
    return {
        "engine": engine,
        "window": window,
        "missed": missed(engine | window),
        "slower": slower(engine),
    }


def engine_figures(
    games: Sequence[str], *, quick: bool, build: Path | None = None
) -> dict[str, Any]:
    """The arena's figures of these games, by this program or by another build of it. Raises
    CalledProcessError.
    """
    shorter = ["--seconds", str(QUICK_SECONDS), "--questions", "1"] if quick else []
    only = [word for game_id in games for word in ("--game", game_id)]
    return _measured_by(ENGINE_WORD, "--json", *only, *shorter, build=build)


def window_figures(game_id: str, *, quick: bool) -> dict[str, Any]:
    """The figures of a game in a window. Raises CalledProcessError."""
    shorter = ["--quick"] if quick else []
    figures = _measured_by(WINDOW_WORD, game_id, *shorter)
    return {f"{game_id}.{name}": value for name, value in figures.items()}


def _measured_by(*words: str, build: Path | None = None) -> dict[str, Any]:
    """The output of another process of this program."""
    variables = os.environ | ({"PYTHONPATH": str(build.absolute())} if build else {})
    command = [*this_program(), *words]
    done = subprocess.run(command, env=variables, stdout=subprocess.PIPE, check=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def slower(engine: Mapping[str, Any]) -> float | None:
    """How many times slower than on the machine of the targets python-chess was in these minutes;
    None where it is not installed.
    """
    moves = engine.get(CHESS)
    return round(CHESS_WHERE_TARGETS_HOLD / moves, 2) if isinstance(moves, int | float) else None


def missed(figures: Mapping[str, Any]) -> list[str]:
    """The names of the figures that miss their limit or do not exist."""
    measured = {_kind(name) for name in figures}
    absent = [name for name in LIMITS if name not in measured]
    return absent + [
        name
        for name, value in figures.items()
        if _kind(name) in LIMITS and not _is_met(LIMITS[_kind(name)], value)
    ]


def _kind(name: str) -> str:
    """The name of a figure without the id of its game."""
    return name.rpartition(".")[2]


def _is_met(limit: Limit, value: object) -> bool:
    """Whether a figure meets its limit; one that could not be measured does not."""
    return isinstance(value, int | float) and limit.is_met(value)


def as_table(figures: Mapping[str, Any]) -> str:
    """The figures with their limits, one per line; behind them those of a compiled build."""
    compiled = figures.get("compiled", {})
    lines = []
    for part in ("engine", "window"):
        for name, value in figures[part].items():
            beside = f"{_figure(compiled[name]):>12}" if name in compiled else ""
            line = f"{name:<{WIDEST}}{_figure(value):>12}{beside}  {_verdict(name, figures)}"
            lines.append(line.rstrip())
    return "\n".join(lines)


def _verdict(name: str, figures: Mapping[str, Any]) -> str:
    if _kind(name) not in LIMITS:
        return ""
    limit = LIMITS[_kind(name)]
    if name not in figures["missed"]:
        return f"{limit}: met"
    return f"{limit}: missed{_there(name, figures, limit)}"


def _there(name: str, figures: Mapping[str, Any], limit: Limit) -> str:
    """About what a time would be on the machine of the targets, if it would meet them there."""
    times, value = figures.get("slower"), figures["window"].get(name)
    if not times or not name.endswith(TIMES) or not isinstance(value, int | float):
        return ""
    there = value / times
    return f" (about {_figure(there)} where python-chess is as fast)" if limit.is_met(there) else ""


def _figure(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.3f}" if value < 10 else f"{value:.1f}"
    return str(value)


def _tell(what: str) -> None:
    print(f"bench: {what}", file=sys.stderr, flush=True)
