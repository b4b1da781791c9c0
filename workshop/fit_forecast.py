"""Fits the bands of forecasts to games of computer players, and measures how often they hold.

`python -m workshop.fit_forecast play castles --seats 2 --level merchant --games 60 --into DIR`
plays and keeps what was expected on the way. `... fit castles --from DIR` writes into the file of
the game what the games with an even seed say; levels without games stay as they are. `... check
castles --from DIR` prints how many results of the others lie in their band, with the standard
error. With `--fitted-until 440` games with a greater seed are fitted to nothing, and all check.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from math import sqrt
from pathlib import Path
from statistics import fmean, median, quantiles, stdev
from typing import Any

import attrs

from burgundy_desktop import games
from burgundy_desktop.ai.forecast import STEPS, bands_in, expected, level_for, step_of
from burgundy_desktop.ai.level_names import LEVELS, todays
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.core.chance import thought_seed
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.match import AnyMatch, Match
from workshop import scripts
from workshop.messages import Missing

EVERY: int = 3
"""One in so many positions is kept."""
FEWEST: int = 20
"""A step with fewer numbers takes those of the step before."""
FEWEST_GAMES: int = 10
"""A level with fewer has no bands of its own."""


@attrs.frozen
class Game:
    """A played game: the results, and for some positions the rounds and what was expected."""

    seats: int
    level: str
    seed: int
    results: list[int]
    rows: list[tuple[int, list[float]]]

    def is_fitted(self, last: int) -> bool:
        """Whether the bands are made from it, if this is the last seed they are made from; the
        others check them.
        """
        return self.seed % 2 == 0 and self.seed <= last


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, fit or check."""
    parser = argparse.ArgumentParser(prog="fit_forecast", description=__doc__)
    parser.add_argument("what", choices=("play", "fit", "check"))
    parser.add_argument("game", help="id of the game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--level", default="merchant", help="of an earlier ladder too")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--into", "--from", dest="folder", type=Path, required=True)
    parser.add_argument("--fitted-until", type=int, default=sys.maxsize, metavar="SEED")
    given = parser.parse_args(arguments)
    if given.what == "play":
        _play(given.game, given.seats, given.level, given.seed, given.games, given.folder)
        return
    path = games.load(given.game).judgement.forecasts
    assert path is not None, "the game names no file"
    every = recorded(given.game, given.folder)
    if given.what == "fit":
        before = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        path.write_text(_in_json(fitted(every, before, given.fitted_until)), encoding="utf-8")
    else:
        print(*checked(given.game, path, every, given.fitted_until), sep="\n")


def _play(game_id: str, seats: int, level: str, first: int, count: int, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{game_id}-{seats}-{level}.jsonl"
    for seed in range(first, first + count):
        line = json.dumps(attrs.asdict(played(game_id, seats, level, seed)))
        with path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")


def played(game_id: str, seats: int, level: str, seed: int) -> Game:
    """A game between equals; each seat in turn says what it expects of all."""
    game = games.load(game_id)
    match: AnyMatch = Match(game, game.info.options_for(seats), seed)
    player, rows = player_named(level, game), []
    while (seat := match.to_decide) is not None:
        legal = match.legal_moves()
        if match.cursor % EVERY == 0:
            viewer = Seat(match.cursor // EVERY % seats)
            now = expected(game, match.observe(viewer), seats)
            rows.append((now.rounds, [round(points, 2) for points in now.points]))
        seen, thought = match.observe(seat), thought_seed(seed, match.cursor)
        match.play(legal[player.think(seen, legal, thought).move])
    by_seat = sorted(match.score.standings, key=lambda one: one.seat)
    return Game(seats, level, seed, [one.points for one in by_seat][:seats], rows)


def recorded(game_id: str, folder: Path) -> list[Game]:
    """The games that were played, each seed once. Raises Missing if there are none."""
    found: dict[tuple[int, str, int], Game] = {}
    for path in sorted(folder.glob(f"{game_id}-*.jsonl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            game = Game(**json.loads(line))
            found[game.seats, game.level, game.seed] = game
    if not found:
        raise Missing(f"{folder} has no game of {game_id}: play some first")
    return list(found.values())


Rows = list[list[float]]
Band = Sequence[tuple[float, float, float]]


Seats = dict[str, Any]
"""What the file has for a number of seats: the usual length, and each level's bands."""


def fitted(
    every: Iterable[Game], before: Mapping[str, Seats], last: int = sys.maxsize
) -> dict[str, Seats]:
    """What goes into the file, by number of seats; what there are no games of stays as it is."""
    by_seats: dict[int, list[Game]] = defaultdict(list)
    for game in every:
        if game.is_fitted(last):
            by_seats[game.seats].append(game)
    found = {
        str(seats): _of_seats(those, before.get(str(seats))) for seats, those in by_seats.items()
    }
    return dict(sorted({**before, **found}.items()))


def _of_seats(every: Sequence[Game], before: Seats | None) -> Seats:
    """The usual length is measured once: the bands of all levels are cut by it."""
    rounds = before["rounds"] if before else int(median(game.rows[-1][0] + 1 for game in every))
    bands = dict(before["levels"]) if before else {}
    for level in {game.level for game in every}:
        those = [game for game in every if game.level == level]
        if len(those) >= FEWEST_GAMES:
            bands[level] = _bands(those, rounds)
    in_order = sorted(bands, key=lambda level: (LEVELS.index(todays(level)), level))
    return {"rounds": rounds, "levels": {level: bands[level] for level in in_order}}


def _bands(every: Sequence[Game], rounds: int) -> Rows:
    """For each step the 10, 50 and 90 % quantiles of the result less what was expected."""
    off: list[list[float]] = [[] for _ in range(STEPS)]
    for game in every:
        for step, differences in _differences(game, rounds):
            off[step] += differences
    found: Rows = []
    for numbers in off:
        enough = len(numbers) >= FEWEST or not found
        found.append(_three(numbers) if enough else found[-1])
    return found


def _differences(game: Game, rounds: int) -> Iterator[tuple[int, list[float]]]:
    for played_rounds, points in game.rows:
        differences = [result - one for result, one in zip(game.results, points, strict=True)]
        yield step_of(played_rounds, rounds), differences


def _three(numbers: Sequence[float]) -> list[float]:
    tenths = quantiles(numbers, n=10, method="inclusive")
    return [round(tenths[0], 1), round(tenths[4], 1), round(tenths[8], 1)]


def _in_json(content: Mapping[str, Seats]) -> str:
    """A line for each step."""
    text = json.dumps(content, indent=1)
    return text.replace("[\n     ", "[").replace(",\n     ", ", ").replace("\n    ]", "]") + "\n"


def checked(game_id: str, path: Path, every: Iterable[Game], last: int = sys.maxsize) -> list[str]:
    """Rows for docs/review.md: of the results that were not fitted, how many lie in their band with
    the standard error (the results of one game count as one), in each third of the games, and how
    wide it is.
    """
    bands = bands_in(path)
    groups: dict[tuple[int, str], list[Game]] = defaultdict(list)
    for game in every:
        if not game.is_fitted(last):
            groups[game.seats, game.level].append(game)
    rows = []
    for (seats, level), those in sorted(groups.items(), key=lambda one: one[0]):
        known = bands[seats]
        band = known.levels[level_for(level, games.load(game_id), known.levels)]
        rows.append(_row(f"{game_id} | {seats} | {level}", those, known.rounds, band))
    return rows


def _row(named: str, every: Sequence[Game], rounds: int, band: Band) -> str:
    held = [list(_held(game, rounds, band)) for game in every]
    flat = list(chain(*held))
    whole, error = _percent(flat), 100 * _error([fmean(ok for _, ok in game) for game in held])
    thirds = [_percent([one for one in flat if one[0] == third]) for third in range(3)]
    widths = " → ".join(f"{band[step][2] - band[step][0]:.0f}" for step in (0, 5, 10))
    return (
        f"| {named} | {len(every)} | {whole} ± {error:.0f} | {' / '.join(thirds)} | {widths} | "
        f"{band[0][1]:+.0f} |"
    )


def _held(game: Game, rounds: int, band: Band) -> Iterator[tuple[int, bool]]:
    """For each result that was expected: in which third of the game, and whether it lay inside."""
    for step, differences in _differences(game, rounds):
        low, _, high = band[step]
        for one in differences:
            yield step * 3 // STEPS, low <= one <= high


def _percent(held: Sequence[tuple[int, bool]]) -> str:
    return f"{100 * sum(ok for _, ok in held) / max(1, len(held)):.0f}"


def _error(shares: Sequence[float]) -> float:
    """The standard error of a share; what is expected in one game is not independent."""
    return stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0


if __name__ == "__main__":
    scripts.run(main)
