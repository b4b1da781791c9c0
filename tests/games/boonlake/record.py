"""Whole games as text: written by `python -m tests.games.boonlake.record`, compared by tests.

A file begins with seats, seed and what was chosen. Then every line is a ply: its number, the seat,
the move, and what happened. The end is the score sheet. Record anew only when a change of the
rules is wanted, and read the difference line by line.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import attrs

from burgundy_desktop.core.codec import digest
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.match import Match
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.tables.cards import CARD_IDS
from burgundy_desktop.games.boonlake.tables.river import SPACE_IDS
from burgundy_desktop.games.boonlake.tables.words import ACTIONS, LEVERS, REGIONS, RESOURCES, TRACKS

FOLDER = Path(__file__).parent / "playthroughs"
GAMES: dict[str, dict[str, Any]] = {
    "alone_hard": {"seats": 1, "seed": 5, "eminence": "hard"},
    "alone_elite": {"seats": 1, "seed": 9, "eminence": "elite"},
    "two_players": {"seats": 2, "seed": 18},
    "three_players": {"seats": 3, "seed": 17},
    "four_players": {"seats": 4, "seed": 55},
}

LIKING: dict[type, float] = {
    m.Pass: 0.2,
    m.MoveCanoe: 0.05,
    m.SellCard: 0.3,
    m.PlayCard: 4,
    m.DoProject: 9,
    m.Explore: 3,
    m.Settle: 3,
    m.BuildHouse: 5,
    m.BuildSettlement: 9,
    m.PlaceCattle: 5,
    m.Modernize: 3,
    m.AdvanceTrack: 2,
}
"""How much the player who records likes each kind of move, for lively games; others weigh 1."""

NAMES: dict[str, tuple[str, ...]] = {
    "card": CARD_IDS,
    "space": SPACE_IDS,
    "action": ACTIONS,
    "lever": LEVERS,
    "region": REGIONS,
    "resource": RESOURCES,
    "track": TRACKS,
}
"""What an index is called, by the name of its field."""


def written(name: str, value: Any) -> str:
    """One field of a move or an event."""
    if isinstance(value, tuple):
        return "+".join(_part(one) for one in value) or "-"
    if name in NAMES and value >= 0:
        return str(NAMES[name][value])
    return str(value)


def _part(value: Any) -> str:
    if isinstance(value, tuple):
        return "@".join(map(str, value))
    if attrs.has(type(value)):
        return ":".join(str(part) for part in attrs.astuple(value))
    return str(value)


def words(thing: Any) -> str:
    """A move or an event; no two legal moves have the same words."""
    fields = attrs.fields(type(thing))
    return " ".join(
        [type(thing).__name__, *(written(one.name, getattr(thing, one.name)) for one in fields)]
    )


def told(events: tuple[Event, ...]) -> str:
    """Events in words."""
    return "; ".join(map(words, events))


def started(header: dict[str, Any]) -> Match[Any, Any, Any]:
    """The match that a file is about."""
    chosen = {name: word for name, word in header.items() if name not in {"seats", "seed"}}
    options = GAME.info.options_for(int(header["seats"]), **chosen)
    return Match(GAME, options, int(header["seed"]))


def ply_line(match: Match[Any, Any, Any]) -> str:
    """The last ply."""
    step = match.steps[match.cursor]
    if step.seat is None or step.move is None:
        return f"{match.cursor:4} | setup | - | {told(step.events)}"
    return f"{match.cursor:4} | #{step.seat} | {words(step.move)} | {told(step.events)}"


def final_lines(match: Match[Any, Any, Any]) -> Iterator[str]:
    """The score sheet and the fingerprint of the last position."""
    sheet = match.score
    for standing in sheet.standings:
        lines = [f"{one.reason} {one.points}" for one in sheet.lines if one.seat == standing.seat]
        yield f"{standing.rank}. #{standing.seat} {standing.points}: {', '.join(lines)}"
    yield f"digest {digest(match.state)}"


def recorded(header: dict[str, Any]) -> Iterator[str]:
    """A new game, line by line."""
    match, luck = started(header), random.Random(int(header["seed"]))
    yield " ".join(f"{name}={value}" for name, value in header.items())
    yield ply_line(match)
    while not match.is_over:
        legal = match.legal_moves()
        weights = [LIKING.get(type(move), 1.0) for move in legal]
        match.play(luck.choices(legal, weights)[0])
        yield ply_line(match)
    yield from final_lines(match)


def replayed(lines: list[str]) -> Iterator[str]:
    """The game of a file, played again by the moves that it names.

    Raises LookupError for a move that is not legal any more.
    """
    header = dict(part.split("=") for part in lines[0].split())
    match = started(header)
    yield lines[0]
    yield ply_line(match)
    for line in lines[2:]:
        if match.is_over:
            break
        wanted = line.split(" | ")[2]
        legal = {words(move): move for move in match.legal_moves()}
        match.play(legal[wanted])
        yield ply_line(match)
    yield from final_lines(match)


def main() -> None:
    """Write all games anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, header in GAMES.items():
        (FOLDER / f"{name}.txt").write_text("\n".join(recorded(header)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
