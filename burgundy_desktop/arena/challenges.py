"""`challenges`: how many games of each level reach each challenge, measured by playing."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import attrs

from burgundy_desktop import assets
from burgundy_desktop.ai.level_names import LEVELS
from burgundy_desktop.arena.kept import KeptGames
from burgundy_desktop.arena.tournament import Pairing, Record, play_game
from burgundy_desktop.core.challenges import Challenge, measured
from burgundy_desktop.core.errors import BadOptions, BadRecord, BurgundyError, NotSaved
from burgundy_desktop.core.game import AnyGame
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.match import AnyMatch, Match
from burgundy_desktop.core.strict import strict_converter
from burgundy_desktop.games import found, load
from burgundy_desktop.storage.atomic import write_atomically

FORMAT: Final = 1
FIRST_SEED: Final = 70_001
QUICK: Final = frozenset({"novice", "apprentice", "merchant"})
"""Opponents who do not search."""
FEWER: Final = 10
"""Against others so many times fewer games are played."""
WRONG_CALL: Final = 2

Counts = dict[str, tuple[int, int]]
"""For each challenge in how many games it was reached, and of how many."""

_converter = strict_converter(forbid_extra_keys=True)


@attrs.frozen
class Table:
    """A table and all challenges that are for it: its games are played once for all of them."""

    pairing: Pairing
    challenges: tuple[Challenge, ...]

    def games(self, asked: int) -> int:
        """How many games are played if so many are asked for."""
        return asked if set(self.pairing.players[1:]) <= QUICK else max(2, asked // FEWER)


def main(argv: Sequence[str]) -> int:
    """Measure, and add what was found to the file of the game."""
    given = _parser().parse_args(list(argv))
    games = given.game or found()
    try:
        _check_call(given)
        _check_place(given.write, games)
        for game_id in games:
            for level in given.level or LEVELS:
                _measure_level(load(game_id), level, given)
    except BurgundyError as error:
        print(f"challenges: {error}", file=sys.stderr)
        return WRONG_CALL
    return 0


def _check_call(given: argparse.Namespace) -> None:
    """Raise BadOptions if nothing would be counted."""
    if given.games < 1:
        raise BadOptions("--games is at least 1")
    if given.as_kept and given.keep is None:
        raise BadOptions("--as-kept counts the games of a folder: name it with --keep")
    if given.as_kept and not given.keep.is_dir():
        raise BadOptions(f"--as-kept counts the games of a folder: {given.keep} is none")


def _check_place(checkout: Path | None, games: Sequence[str]) -> None:
    """Raise BadRecord if the figures cannot be put there: hours of play would be for nothing."""
    if checkout is None:
        return
    for game_id in games:
        path = file_of(game_id, checkout)
        if not path.parent.is_dir():
            raise BadRecord(f"{path.parent} is not there: {checkout} is no checkout of ours")
        _known(path)


def _measure_level(game: AnyGame, level: str, given: argparse.Namespace) -> None:
    """Say of each table what was found as soon as its games are over. Raises BadRecord."""
    reached: Counts = {}
    for table in tables(game, level):
        counts = measure(table, given.games, given.keep, plays=not given.as_kept)
        for one in table.challenges:
            count, games = counts[one.id]
            medal = one.medal.name.lower()
            print(f"{game.info.id} {medal:<7}{one.id:<22}{level:<11}{count}/{games}")
        sys.stdout.flush()
        reached |= counts
    if given.write:
        _write(file_of(game.info.id, given.write), level, reached)


def tables(game: AnyGame, level: str) -> list[Table]:
    """The tables of all challenges of a game, with a player of this level on the first seat."""
    shared: list[Table] = []
    for one in game.challenges:
        options = game.info.options_for(one.setup.seats, **one.setup.options).chosen
        pairing = Pairing(game.info.id, (level, *one.setup.levels), options)
        known = next((table for table in shared if table.pairing == pairing), None)
        if known is not None:
            shared.remove(known)
        shared.append(Table(pairing, (*(known.challenges if known else ()), one)))
    return shared


def measure(table: Table, games: int, keep: Path | None = None, *, plays: bool = True) -> Counts:
    """Count in how many games each challenge of the table was reached. Games that are kept are not
    played again; without `plays` they are all that is counted. Raises BadRecord.
    """
    kept = KeptGames(keep, table.pairing) if keep else None
    counts, number = Counter[str](), 0
    for seed in range(FIRST_SEED, FIRST_SEED + table.games(games)):
        record = _record(table.pairing, seed, kept, plays=plays)
        if record is not None:
            number += 1
            counts.update(_reached(_replayed(table.pairing, record), table.challenges))
    return {one.id: (counts[one.id], number) for one in table.challenges}


def _record(pairing: Pairing, seed: int, kept: KeptGames | None, *, plays: bool) -> Record | None:
    """The game of this seed; one that is played now is kept at once."""
    known = kept.records.get((seed, 0)) if kept else None
    if known is not None or not plays:
        return known
    record = play_game(pairing, seed, 0)
    if kept:
        kept.add(record)
    return record


def _replayed(pairing: Pairing, record: Record) -> AnyMatch:
    """The game, played again. Raises BadRecord if its moves are those of another one."""
    game = load(pairing.game)
    options = game.info.options_for(len(pairing.players), **pairing.options)
    match: AnyMatch = Match(game, options, record.seed)
    chosen: Iterator[int] = iter(record.moves)
    try:
        while match.to_decide is not None:
            legal = match.legal_moves()
            match.play(legal[next(chosen) if len(legal) > 1 else 0])
    except (IndexError, StopIteration) as error:
        raise BadRecord(f"the moves of the kept game of seed {record.seed} do not fit") from error
    return match


def _reached(match: AnyMatch, challenges: Sequence[Challenge]) -> list[str]:
    values = measured(match, Seat(0))
    won = Seat(0) in match.score.winners
    return [one.id for one in challenges if one.reaches(values[one.id]) and (won or not one.wins)]


def file_of(game_id: str, checkout: Path) -> Path:
    """Where a checkout keeps the figures of a game."""
    return checkout / "resources" / "games" / game_id / "challenges.json"


def _known(path: Path) -> dict[str, Counts]:
    """What the file tells of each level. Raises BadRecord."""
    try:
        data = json.loads(path.read_bytes())
        return _converter.structure(data["levels"], dict[str, Counts])
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise BadRecord(f"{path} cannot be read ({error.strerror})") from error
    except Exception as error:  # cattrs raises exception groups
        raise BadRecord(f"{path} holds no figures of ours") from error


def _write(path: Path, level: str, reached: Counts) -> None:
    """Replace what is known of a level, but where no game was counted. Raises BadRecord."""
    known = _known(path)
    before = known.get(level, {})
    known[level] = {
        name: counts if counts[1] else before[name]
        for name, counts in sorted(reached.items())
        if counts[1] or name in before
    }
    ordered = {name: known[name] for name in LEVELS if name in known}
    rows = [f'  "{name}": {json.dumps(of)}' for name, of in ordered.items()]
    text = f'{{"format": {FORMAT}, "levels": {{\n' + ",\n".join(rows) + "\n}}\n"
    try:
        write_atomically(path, text.encode())
    except NotSaved as problem:
        raise BadRecord(f"{path}: {problem}") from problem


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy-desktop challenges",
        description="Let a player of each level play at the table of each challenge, and count "
        "how often it is reached. Games at tables with opponents who search are played "
        f"{FEWER} times fewer.",
    )
    parser.add_argument("--games", type=int, default=20, metavar="N", help="games at each table")
    parser.add_argument("--level", action="append", choices=LEVELS, help="only this level")
    parser.add_argument("--game", action="append", choices=found(), help="only this game")
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="DIR",
        help="keep every game in this folder (seed and moves), and do not play those again that "
        "are there: a call that was stopped goes on",
    )
    parser.add_argument(
        "--as-kept", action="store_true", help="play nothing: count the games that are kept"
    )
    parser.add_argument(
        "--write",
        type=Path,
        nargs="?",
        const=assets.root(),
        metavar="CHECKOUT",
        help="put the figures beside the game, for the page: in this checkout, or in the one that "
        "this program is of",
    )
    return parser
