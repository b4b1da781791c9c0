"""Finished games for other programs: CSV, JSON lines, and plays for BG Stats."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import UTC
from typing import Any, Final
from urllib.parse import quote

from burgundy_desktop.core.chronicle import Finished, Result

PROGRAM: Final = "Burgundy Desktop"
PLAY_LINK: Final = "https://app.bgstatsapp.com/createPlay.html?data="
"""BG Stats opens such a link, with a play as JSON in it, and proposes to log the play."""
_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")
"""A cell that begins with one of these would be computed by a spreadsheet."""
_COLUMNS: Final = (
    *("id", "game", "began", "ended", "options", "origin", "strict", "clean", "plies"),
    *("seat", "name", "level", "points", "rank", "seconds", "automaton"),
)


def as_csv(games: Iterable[Finished], separator: str = ",") -> str:
    """A row for each seat. Names that look like formulas get an apostrophe."""
    text = io.StringIO()
    writer = csv.DictWriter(text, _COLUMNS, delimiter=separator, lineterminator="\r\n")
    writer.writeheader()
    for game in games:
        for number, seat in enumerate(game.seats):
            writer.writerow(_row(game, number, seat))
    return text.getvalue()


def _row(game: Finished, number: int, seat: Result) -> Mapping[str, Any]:
    row = {
        "id": game.id,
        "game": game.game,
        "began": game.began.isoformat(),
        "ended": game.ended.isoformat(),
        "options": ",".join(f"{name}:{value}" for name, value in sorted(game.options.items())),
        "origin": game.origin,
        "strict": int(game.strict),
        "clean": int(game.clean),
        "plies": game.plies,
        "seat": number + 1,
        "name": seat.name,
        "level": seat.level,
        "points": seat.points,
        "rank": seat.rank,
        "seconds": seat.seconds,
        "automaton": "" if game.automaton is None else game.automaton,
    }
    return {name: _safe(value) if isinstance(value, str) else value for name, value in row.items()}


def _safe(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULAS) else text


def as_plays(
    games: Iterable[Finished],
    title: Callable[[str], str],
    name: Callable[[Result], str],
    role: Callable[[Result], str],
    automaton: Callable[[str], str],
) -> str:
    """The plays as BG Stats takes them: a link in each line. The functions name a game, a seat,
    what it plays as, and the automaton of a game. Dates are in UTC, as that format has them.
    """
    return "".join(_link(_play(game, title, name, role, automaton)) + "\n" for game in games)


def _link(play: Mapping[str, Any]) -> str:
    return PLAY_LINK + quote(json.dumps(play, ensure_ascii=False, separators=(",", ":")), safe="")


def _play(
    game: Finished,
    title: Callable[[str], str],
    name: Callable[[Result], str],
    role: Callable[[Result], str],
    automaton: Callable[[str], str],
) -> Mapping[str, Any]:
    return {
        "sourceName": PROGRAM,
        "sourcePlayId": game.id,
        "playDate": f"{game.ended.astimezone(UTC):%Y-%m-%d %H:%M:%S}",
        "durationMin": max(1, round(game.seconds / 60)),
        "board": ", ".join(game.options.values()),
        "game": {
            "name": title(game.game),
            "highestWins": True,
            "noPoints": False,
            "sourceGameId": game.game,
        },
        "players": [*_players(game, name, role), *_automaton_of(game, automaton)],
    }


def _players(
    game: Finished, name: Callable[[Result], str], role: Callable[[Result], str]
) -> Iterator[Mapping[str, Any]]:
    for number, seat in enumerate(game.seats):
        yield {
            "name": name(seat),
            "score": str(seat.points),
            "rank": seat.rank,
            "winner": seat.rank == 1,
            "startPlayer": number == 0,
            "role": role(seat),
            "sourcePlayerId": seat.profile or seat.level or seat.name,
        }


def _automaton_of(game: Finished, automaton: Callable[[str], str]) -> Iterator[Mapping[str, Any]]:
    """The automaton of a solo game as a player; nothing for other games."""
    if game.automaton is not None:
        yield {
            "name": automaton(game.game),
            "score": str(game.automaton),
            "rank": 2 if game.winners else 1,
            "winner": not game.winners,
            "startPlayer": False,
            "role": "",
            "sourcePlayerId": "automaton",
        }
