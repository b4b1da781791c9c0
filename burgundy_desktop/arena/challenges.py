"""`challenges`: how many games of each level reach each challenge, measured by playing."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from burgundy_desktop import assets
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.ai.levels import player_named
from burgundy_desktop.core.challenges import Challenge, Setup, measured
from burgundy_desktop.core.chance import thought_seed
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.match import AnyMatch, Match
from burgundy_desktop.games import found, load

FORMAT = 1
FIRST_SEED = 70_001
QUICK = frozenset({"novice", "apprentice", "merchant"})
"""Opponents who do not search."""
FEWER = 10
"""Against others so many times fewer games are played."""


def main(argv: Sequence[str]) -> int:
    """Measure, and add what was found to the file of the game."""
    given = _parser().parse_args(list(argv))
    for game_id in given.game or found():
        game = load(game_id)
        for level in given.level or LEVELS:
            reached = measure(game, level, given.games)
            if given.write:
                _keep(file_of(game_id), level, reached)
            for one in game.challenges:
                count, games = reached[one.id]
                print(
                    f"{game_id} {one.medal.name.lower():<7}{one.id:<22}{level:<11}{count}/{games}"
                )
            sys.stdout.flush()
    return 0


def measure(game: AnyGame, level: str, games: int) -> dict[str, tuple[int, int]]:
    """For each challenge how many of so many games a player of this level reached it in."""
    found_in: dict[str, tuple[int, int]] = {}
    by_setup = sorted(game.challenges, key=lambda one: repr(one.setup))
    for _, together in groupby(by_setup, key=lambda one: repr(one.setup)):
        challenges = list(together)
        counts, setup = Counter[str](), challenges[0].setup
        number = games if set(setup.levels) <= QUICK else max(2, games // FEWER)
        for match in _played(game, level, setup, number):
            counts.update(_reached(match, challenges))
        found_in |= {one.id: (counts[one.id], number) for one in challenges}
    return found_in


def _played(game: AnyGame, level: str, setup: Setup, games: int) -> Iterator[AnyMatch]:
    players = [player_named(name, game) for name in (level, *setup.levels)]
    options = game.info.options_for(max(setup.seats, 1), **setup.options)
    for number in range(games):
        match: AnyMatch = Match(game, options, FIRST_SEED + number)
        while (seat := match.to_decide) is not None:
            legal = match.legal_moves()
            thought = thought_seed(match.seed, match.cursor)  # a novice forgets the same all game
            match.play(legal[players[seat].think(match.observe(seat), legal, thought).move])
        yield match


def _reached(match: AnyMatch, challenges: Sequence[Challenge]) -> list[str]:
    values = measured(match, Seat(0))
    won = Seat(0) in match.score.winners
    return [one.id for one in challenges if one.reaches(values[one.id]) and (won or not one.wins)]


def file_of(game_id: str) -> Path:
    """Where the figures of a game are kept."""
    return assets.resource("games", game_id, "challenges.json")


def _keep(path: Path, level: str, reached: dict[str, tuple[int, int]]) -> None:
    """Replace what is known of a level."""
    known = json.loads(path.read_text(encoding="utf-8"))["levels"] if path.exists() else {}
    known[level] = {name: list(counts) for name, counts in sorted(reached.items())}
    ordered = {name: known[name] for name in LEVELS if name in known}
    rows = [f'  "{name}": {json.dumps(of)}' for name, of in ordered.items()]
    text = f'{{"format": {FORMAT}, "levels": {{\n' + ",\n".join(rows) + "\n}}\n"
    path.write_text(text, encoding="utf-8")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy challenges",
        description="Let a player of each level play at the table of each challenge, and count "
        "how often it is reached. --write keeps the figures beside the game, for the page.",
    )
    parser.add_argument("--games", type=int, default=20, metavar="N", help="games at each table")
    parser.add_argument("--level", action="append", choices=LEVELS, help="only this level")
    parser.add_argument("--game", action="append", choices=found(), help="only this game")
    parser.add_argument("--write", action="store_true", help="keep the figures")
    return parser
