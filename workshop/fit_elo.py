"""Rates the levels of a game by kept games (`arena --keep DIR`), and writes the table that the
new-game dialog shows: `resources/games/<id>/strength.json`.

    .venv/bin/python -m workshop.fit_elo castles --keep DIR --row duke,master,100,0.61 --write

A row is a pairing whose games were not kept: the players, their games, and the share of the first;
the others had the rest in equal parts. A level whose rating is not sure is not written. With
`--same merchant-4,master` both names are one player: a level that has another name today.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import attrs

from burgundy_desktop import assets
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.ai.strength import FORMAT
from burgundy_desktop.arena.elo import Rating, Result, ratings
from burgundy_desktop.arena.kept import KeptGames
from burgundy_desktop.arena.tournament import Pairing
from burgundy_desktop.games import load
from workshop import scripts
from workshop.messages import Missing

LARGEST_ERROR = 150
"""In Elo points: the 95 % interval of a rating that is shown."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the ratings; with --write also write the table. Raises Missing without any game."""
    given = _parser().parse_args(arguments)
    results = [*kept_results(given.game, given.keep), *given.row]
    if not results:
        raise Missing(f"{given.keep} has no games of {given.game} that can be rated")
    names = dict(given.same)
    found = ratings([_renamed(one, names) for one in results])
    found |= {former: found[level] for former, level in names.items() if level in found}
    for name, rating in sorted(found.items(), key=lambda item: -item[1].elo):
        print(f"{name:<12} {rating.elo:6.0f} ± {rating.error:.0f}")
    if given.write:
        path = assets.resource("games", given.game, "strength.json")
        path.write_text(table_of(given.game, found), encoding="utf-8")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="fit_elo", description="Rate the levels of a game.")
    parser.add_argument("game", help="id of the game")
    parser.add_argument("--keep", type=Path, required=True, metavar="DIR", help="the kept games")
    parser.add_argument(
        "--row", type=row, action="append", default=[], metavar="A,B,…,GAMES,SHARE",
        help="a pairing whose games were not kept, with the share of A from 0 to 1",
    )  # fmt: skip
    parser.add_argument(
        "--same", type=names_of_one, action="append", default=[], metavar="FORMER,LEVEL",
        help="two names of one player",
    )  # fmt: skip
    parser.add_argument("--write", action="store_true", help="write the table for the dialog")
    return parser


def row(text: str) -> Result:
    """A pairing, as it is written after `--row`. Raises ValueError."""
    *players, games, written = text.split(",")
    share, others = float(written), len(players) - 1
    if others < 1 or not 0 <= share <= 1:
        raise ValueError(text)
    return Result(tuple(players), (share, *[(1 - share) / others] * others), int(games))


def names_of_one(text: str) -> tuple[str, str]:
    """The former name of a player and that of today. Raises ValueError."""
    former, level = text.split(",")
    return former, level


def _renamed(result: Result, names: Mapping[str, str]) -> Result:
    players = tuple(names.get(name, name) for name in result.players)
    return attrs.evolve(result, players=players)


def kept_results(game_id: str, folder: Path) -> Iterator[Result]:
    """The games of the standard rules that were kept by this version of the program."""
    for path in sorted(folder.glob(f"{game_id}_*.jsonl")):
        with path.open(encoding="utf-8") as file:
            head = json.loads(file.readline())
        is_alone = len(head["players"]) < 2  # against an automaton, which has no rating
        if head["game"] != game_id or head["options"] or is_alone:
            continue
        pairing = Pairing(game_id, tuple(head["players"]))
        kept = KeptGames(folder, pairing)
        if kept.path == path:
            for record in kept.records.values():
                yield Result(pairing.players, tuple(one.share for one in record.players))


def rated_levels(game_id: str) -> frozenset[str]:
    """The levels of a game, with those that are met in games of earlier ladders alone."""
    return frozenset((*LEVELS, *load(game_id).judgement.former_levels))


def table_of(game_id: str, found: Mapping[str, Rating]) -> str:
    """The ratings of the levels as a file, with those of earlier ladders, lowest rating first."""
    sure = {name for name, rating in found.items() if rating.error <= LARGEST_ERROR}
    levels = rated_levels(game_id) & sure if len(sure) > 1 else ()
    rated = sorted(levels, key=lambda name: (found[name].elo, name))
    lines = [
        f'  "{name}": {{"elo": {found[name].elo:.0f}, "error": {found[name].error:.0f}}}'
        for name in rated
    ]
    return f'{{"format": {FORMAT}, "levels": {{\n' + ",\n".join(lines) + "\n}}\n"


if __name__ == "__main__":
    scripts.run(main)
