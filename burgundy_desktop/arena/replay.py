"""`replay FILE`: replay a saved game, compare every digest, and print the result."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from burgundy_desktop.arena.complaints import loading
from burgundy_desktop.arena.terminal import one_line
from burgundy_desktop.core.errors import BadSave
from burgundy_desktop.core.fairness import promise_of
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.core.scores import Standing
from burgundy_desktop.storage.opening import game_of, replay
from burgundy_desktop.storage.save_game import Header, SaveGame, read

VERIFIED, REFUSED, UNREADABLE = range(3)
"""Exit statuses."""


def main(argv: Sequence[str]) -> int:
    """Verify one file. Returns 0 if everything agrees, 1 if not, 2 if it cannot be read."""
    options = _parser().parse_args(argv)
    try:
        save = read(options.file)
        match = replay(save, game_of(save, loading("replay")))
    except BadSave as problem:
        _refuse(options.file, problem, as_json=options.json)
        return UNREADABLE if problem.code == "unreadable" else REFUSED
    report = _report(options.file, save, match)
    print(json.dumps(report) if options.json else _in_words(report))
    return VERIFIED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="burgundy-desktop replay",
        description="Verify a saved game by playing its moves again, and print the result. "
        "Ends with 0 if everything agrees, 1 if the file is broken or the replay differs, "
        "2 if the file cannot be read.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a .burgundy file")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _refuse(file: Path, problem: BadSave, *, as_json: bool) -> None:
    if not as_json:
        print(f"{file}: {one_line(str(problem))}", file=sys.stderr)
        return
    reason = {"code": problem.code, "values": dict(problem.values), "message": str(problem)}
    print(json.dumps({"file": str(file), "verified": False, **reason}))


def _report(file: Path, save: SaveGame, match: AnyMatch) -> dict[str, Any]:
    header = save.header
    return {
        "file": str(file),
        "verified": True,
        "game": header.game,
        "title": match.game.info.title,
        "rules": header.rules_version,
        "seats": [{"name": seat.name, "level": seat.level} for seat in header.seats],
        "options": dict(header.options.chosen),
        "tables": sorted(header.tables),
        "known": header.known,
        "promise": promise_of(match, header.salt),
        "seed": header.seed if header.known or match.is_over else None,
        "from_setup": match.from_setup,
        "plies": header.plies,
        "ply": header.cursor,
        "digests": len(save.digests),
        "finished": match.is_over,
        "standings": [
            _standing(standing, header, match.game.info.automaton)
            for standing in match.score.standings
        ],
    }


def _standing(standing: Standing, header: Header, automaton: str) -> dict[str, Any]:
    names = [*(seat.name for seat in header.seats), automaton]
    return {
        "rank": standing.rank,
        "seat": standing.seat,
        "name": names[standing.seat],
        "points": standing.points,
        "decided_by": standing.decided_by,
    }


def _in_words(report: dict[str, Any]) -> str:
    lines = (
        f"{report['title']}, rules {report['rules']}",
        *(f"own table {name}" for name in report["tables"]),
        *(_seat_in_words(number, seat) for number, seat in enumerate(report["seats"], 1)),
        *_deal_in_words(report),
        _beginning_in_words(report),
        "final result:" if report["finished"] else f"not finished; at ply {report['ply']}:",
        *(_standing_in_words(standing) for standing in report["standings"]),
    )
    return "\n".join(map(one_line, lines))


def _deal_in_words(report: dict[str, Any]) -> Iterator[str]:
    """The promise of a sealed deal, with its seed when the game is over."""
    if report["promise"]:
        yield f"sealed deal {report['promise']}"
    if report["seed"] is not None:
        yield f"seed {report['seed']}"


def _seat_in_words(number: int, seat: dict[str, str]) -> str:
    return f"seat {number}: {seat['name']} ({seat['level'] or 'person'})"


def _beginning_in_words(report: dict[str, Any]) -> str:
    beginning = "" if report["from_setup"] else ", from a position on"
    return f"{report['plies']} plies replayed{beginning}, {report['digests']} digests agree"


def _standing_in_words(standing: dict[str, Any]) -> str:
    tie = f" (tie: {standing['decided_by']})" if standing["decided_by"] else ""
    return f"  {standing['rank']}. {standing['name']}: {standing['points']}{tie}"
