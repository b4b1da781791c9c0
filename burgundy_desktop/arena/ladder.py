"""`ladder`: play each level against the level below it, or tables of equals, and print the rows of
the tables in docs/opponents.md. So nobody has to believe that a level is still stronger.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import fmean, stdev
from typing import Final

import attrs

from burgundy_desktop import games
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.arena import options
from burgundy_desktop.arena.complaints import complain_of_tables
from burgundy_desktop.arena.kept import KeptGames
from burgundy_desktop.arena.tournament import (
    Pairing,
    Performance,
    Summary,
    play_games,
    summed_up,
)
from burgundy_desktop.core.errors import BadOptions, BurgundyError

WRONG_CALL: Final = 2
DUEL: Final = 2
"""Seats of a game that two can play; other games are played with all seats."""
LEAST: Final = {2: 0.55, 3: 0.38, 4: 0.28}
"""By seats: the share of the games that a level should win against the level below on all others.
A level is too weak if even the upper end of its interval is less.
"""


@attrs.frozen
class Night:
    """What is played: so many games of each pairing, kept in `folder` if there is one."""

    games: int
    seed: int
    folder: Path | None
    options: Mapping[str, str]

    def pairing(self, game: str, players: tuple[str, ...]) -> Pairing:
        """These players in a game. Raises BurgundyError if it does not know the options."""
        games.load(game).info.options_for(len(players), **self.options)
        return Pairing(game, players, self.options)

    def played(self, pairing: Pairing) -> list[tuple[Performance, ...]]:
        """The games of a pairing. Raises BurgundyError."""
        if self.folder is None:
            return play_games(pairing, self.games, self.seed)
        kept = KeptGames(self.folder, pairing)
        return play_games(pairing, self.games, self.seed, known=kept.records, keep=kept.add)


def main(arguments: Sequence[str]) -> int:
    """Play and print. Returns 1 if a level is surely too weak, 2 for a wrong call."""
    given = _parser().parse_args(list(arguments))
    chosen = [level for level in LEVELS if level in (given.level or LEVELS)]
    try:
        if given.games < 1:
            raise BadOptions("--games is at least 1")
        night = Night(given.games, given.seed, given.keep, options.read(given.option))
        pairings = list((_equals if given.equals else _steps)(night, given.game, chosen))
        if not pairings:
            raise BadOptions(f"nobody is below the {LEVELS[0]}: --level names a higher level")
        complain_of_tables("ladder")
        return (_print_equals if given.equals else _print_steps)(night, pairings)
    except BurgundyError as error:
        print(f"ladder: {error}", file=sys.stderr)
        return WRONG_CALL


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="burgundy-desktop ladder", description=__doc__)
    known = games.found()
    parser.add_argument(
        "--game", action="append", choices=known, help="only this game; may be repeated"
    )
    parser.add_argument(
        "--level", action="append", choices=LEVELS, help="only this level; may be repeated"
    )
    parser.add_argument(
        "--equals", action="store_true", help="tables of equals, with every number of seats"
    )
    options.add_to(parser)
    parser.add_argument("--games", type=int, default=20, help="of each pairing (default 20)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first games (default 1)")
    parser.add_argument(
        "--keep", type=Path, metavar="DIR", help="keep every game; a call that was stopped goes on"
    )
    return parser


# each level against the level below


def _print_steps(night: Night, pairings: Sequence[Pairing]) -> int:
    print("| game | A | B | games | A wins | 95 % | points A : B | s/decision |")
    print("|---|---|---|---|---|---|---|---|")
    weak = []
    for pairing in pairings:
        summaries = summed_up(pairing, night.played(pairing))
        print(_step_row(pairing, summaries), flush=True)
        if summaries[0].high < LEAST[len(pairing.players)]:
            weak.append(pairing)
    for pairing in weak:
        print(f"ladder: {pairing.game}: {' '.join(pairing.players)}: too weak", file=sys.stderr)
    return 1 if weak else 0


def _steps(night: Night, chosen: Sequence[str] | None, levels: Sequence[str]) -> Iterator[Pairing]:
    for game_id in chosen or games.found():
        seats = _seats_of_duel(game_id)
        for below, level in pairwise(LEVELS):
            if level in levels:
                yield night.pairing(game_id, (level, *[below] * (seats - 1)))


def _seats_of_duel(game_id: str) -> int:
    info = games.load(game_id).info
    return DUEL if info.seats_min <= DUEL else info.seats_max


def _step_row(pairing: Pairing, summaries: Sequence[Summary]) -> str:
    first, others = summaries[0], summaries[1:]
    against = others[0].player if len(others) == 1 else f"{len(others)} of {others[0].player}"
    points = fmean(one.points for one in others)
    return (
        f"| {_name(pairing)} | {first.player} | {against} | {first.games} | {first.win_share:.0%} "
        f"| {first.low:.0%}–{first.high:.0%} | {first.points:.1f} : {points:.1f} "
        f"| {first.seconds_per_decision:.2f} |"
    )


def _name(pairing: Pairing) -> str:
    """The game with its options."""
    return " ".join((pairing.game, *(f"{name}={value}" for name, value in pairing.options.items())))


# tables of equals


def _print_equals(night: Night, pairings: Sequence[Pairing]) -> int:
    print("| game | level | seats | games | points, mean | deviation | of the winner |")
    print("|---|---|---|---|---|---|---|")
    for pairing in pairings:
        print(_as_row(pairing, night.played(pairing)), flush=True)
    return 0


def _equals(night: Night, chosen: Sequence[str] | None, levels: Sequence[str]) -> Iterator[Pairing]:
    for game_id in chosen or games.found():
        info = games.load(game_id).info
        for seats in range(max(DUEL, info.seats_min), info.seats_max + 1):
            for level in levels:
                yield night.pairing(game_id, (level,) * seats)


def _as_row(pairing: Pairing, played: Sequence[Sequence[Performance]]) -> str:
    points = list(_points(played))
    best = fmean(max(one.points for one in game) for game in played)
    return (
        f"| {_name(pairing)} | {pairing.players[0]} | {len(pairing.players)} | {len(played)} "
        f"| {fmean(points):.1f} | {stdev(points):.1f} | {best:.1f} |"
    )


def _points(played: Iterable[Sequence[Performance]]) -> Iterator[int]:
    return (one.points for game in played for one in game)
