"""Reviews games between levels, and fits what a decision costs each of them.

`python -m workshop.fit_accuracy play castles --seats apprentice,master --games 20 --keep DIR`
plays and reviews games and keeps what each decision cost, one file a game; called again it goes on
with the games that are missing. `... fit castles --keep DIR` prints rows for `docs/review.md` and
writes the file of the game from everything that is kept.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import attrs
from cattrs import structure

from burgundy_desktop import games
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.arena.review import reviewed
from burgundy_desktop.core.review import Decision, Kind, Mean
from burgundy_desktop.storage.reviews import JUDGEMENT
from workshop import scripts
from workshop.messages import HOME, Missing
from workshop.playing import played

FEWEST_DECISIONS: int = 400
"""A level with fewer is not named by a review."""


@attrs.frozen
class Reviewed:
    """A reviewed game: the level of each seat, and what every decision cost."""

    game: str
    levels: list[str]
    seed: int
    rules_version: int
    judgement: int
    decisions: list[Decision]


def main(arguments: Sequence[str] | None = None) -> None:
    """Play and review, or fit."""
    parser = argparse.ArgumentParser(prog="fit_accuracy", description=__doc__)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("game", help="id of the game")
    parser.add_argument("--seats", default="apprentice,master", help="levels, with commas")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game")
    parser.add_argument("--keep", type=Path, required=True, help="folder of the reviewed games")
    given = parser.parse_args(arguments)
    if given.what == "play":
        seeds = range(given.seed, given.seed + given.games)
        _play(given.game, given.seats.split(","), seeds, given.keep)
    else:
        found = kept(given.game, given.keep)
        print(*rows(given.game, found), sep="\n")
        table_of(given.game).write_text(_in_json(fitted(found)), encoding="utf-8")


def table_of(game_id: str) -> Path:
    """The file of a game, in this checkout whichever build is measured."""
    return HOME / "burgundy_desktop" / "games" / game_id / "data" / "accuracy.json"


def _play(game_id: str, levels: Sequence[str], seeds: Iterable[int], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for seed in seeds:
        path = folder / f"{game_id}-{'-'.join(levels)}-{seed:04}.json"
        if _read(path) is None:
            began = time.process_time()
            one = review_of(game_id, levels, seed)
            _keep(path, one)
            seconds = time.process_time() - began
            print(f"{path.name}: {len(one.decisions)} decisions, {seconds:.0f} s", flush=True)


def review_of(game_id: str, levels: Sequence[str], seed: int) -> Reviewed:
    """A game in which the levels sit in another order with each seed, and what it cost them."""
    first = seed % len(levels)
    by_seat = [*levels[first:], *levels[:first]]
    match = played(game_id, by_seat, seed)
    version = match.game.info.rules_version
    return Reviewed(game_id, by_seat, seed, version, JUDGEMENT, reviewed(match))


def _keep(path: Path, one: Reviewed) -> None:
    """Whoever reads meanwhile finds the whole file or none."""
    unfinished = path.with_suffix(".part")
    unfinished.write_text(json.dumps(attrs.asdict(one)), encoding="utf-8")
    unfinished.replace(path)


def _read(path: Path) -> Reviewed | None:
    """What is kept there, if it was found by today's rules and today's way to judge."""
    if not path.exists():
        return None
    one = structure(json.loads(path.read_text(encoding="utf-8")), Reviewed)
    today = (games.load(one.game).info.rules_version, JUDGEMENT)
    return one if (one.rules_version, one.judgement) == today else None


def kept(game_id: str, folder: Path) -> list[Reviewed]:
    """The games that were reviewed. Raises Missing if there are none."""
    every = (_read(path) for path in sorted(folder.glob(f"{game_id}-*.json")))
    found = [one for one in every if one is not None and one.game == game_id]
    if not found:
        raise Missing(f"{folder} has no reviewed game of {game_id}: play some first")
    return found


@attrs.frozen
class Level:
    """What was found of a level in so many games: every decision with a choice."""

    games: int
    decisions: list[Decision]

    def __add__(self, other: Level) -> Level:
        return Level(self.games + other.games, self.decisions + other.decisions)

    @property
    def is_enough(self) -> bool:
        return len(self.decisions) >= FEWEST_DECISIONS

    @property
    def share(self) -> Mean:
        """The mean loss of a decision, as a share of the win."""
        return _mean([one.share for one in self.decisions])

    @property
    def points(self) -> Mean:
        """The mean loss of a decision, in points of lead."""
        return _mean([one.points for one in self.decisions])


def _mean(losses: Sequence[float]) -> Mean:
    error = stdev(losses) / sqrt(len(losses)) if len(losses) > 1 else 0.0
    return Mean(fmean(losses), error)


def by_level(every: Iterable[Reviewed]) -> dict[str, Level]:
    """The levels that played, weakest first."""
    decisions: dict[str, list[Decision]] = defaultdict(list)
    count: dict[str, int] = defaultdict(int)
    for game in every:
        for level in set(game.levels):
            count[level] += 1
        for decision in game.decisions:
            decisions[game.levels[decision.seat]].append(decision)
    return {level: Level(count[level], decisions[level]) for level in LEVELS if decisions[level]}


def fitted(every: Iterable[Reviewed]) -> dict[str, dict[str, float]]:
    """What goes into the file: for each level that decided often enough its mean loss in points.

    In points, as the share of the win that a move costs depends on how close the game is, and so
    on the company of the level.
    """
    found = {level: one for level, one in by_level(every).items() if one.is_enough}
    return {
        level: {
            "mean": round(group.points.value, 4),
            "error": round(group.points.error, 4),
            "decisions": len(found[level].decisions),
        }
        for levels, group in told_apart(found)
        for level in levels
    }


def told_apart(found: Mapping[str, Level]) -> list[tuple[list[str], Level]]:
    """The levels in groups, the weakest first: one that loses no less than a weaker one is put
    together with it, so that each group loses less than the one before.
    """
    groups: list[tuple[list[str], Level]] = []
    for level, one in found.items():
        groups.append(([level], one))
        while len(groups) > 1 and groups[-1][1].points.value >= groups[-2][1].points.value:
            (weaker, much), (stronger, little) = groups[-2:]
            groups[-2:] = [(weaker + stronger, much + little)]
    return groups


def _in_json(content: dict[str, dict[str, float]]) -> str:
    """A line for each level."""
    lines = [f'  "{level}": {json.dumps(found)}' for level, found in content.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def rows(game_id: str, every: Iterable[Reviewed]) -> list[str]:
    """Rows of the table in docs/review.md."""
    return [
        f"| {game_id} | {level} | {found.games} | {len(found.decisions)} | "
        f"{100 * found.share.value:.2f} ± {100 * found.share.error:.2f} | "
        f"{found.points.value:.2f} ± {found.points.error:.2f} | {_kinds(found)} |"
        for level, found in by_level(every).items()
    ]


def _kinds(found: Level) -> str:
    """How many inaccuracies, mistakes and blunders a game."""
    counts = [sum(one.kind is kind for one in found.decisions) for kind in list(Kind)[1:]]
    return " / ".join(f"{count / found.games:.1f}" for count in counts)


if __name__ == "__main__":
    scripts.run(main)
