"""Whole games as text: written by `python -m tests.games.castles_cards.record`, compared by tests.

A file begins with seats and seed. Then every line is a ply: its number, the seat, the move, and
what happened. The end is the score sheet. Record anew only when a change of the rules is wanted,
and read the difference line by line.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import attrs

from burgundy_desktop.core.codec import digest
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.match import Match
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.tables.cards import CARD_NAME
from burgundy_desktop.games.castles_cards.tables.rows import ANIMALS, BUILDINGS, COLORS, GOODS

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "alone_against_aaron": {"seats": 1, "seed": 4},
    "two_players": {"seats": 2, "seed": 21},
    "four_players": {"seats": 4, "seed": 22},
}

LIKING: dict[type, float] = {
    m.PlaceProject: 9,
    m.PlaceByTownHall: 20,
    m.TakeCard: 3,
    m.TakeByBuilding: 5,
    m.SellGoods: 6,
    m.SellByWarehouse: 9,
    m.Buy: 4,
    m.HireWorkers: 0.7,
    m.TakeSilver: 0.7,
    m.Convert: 0.4,
}
"""How much the player who records likes each kind of move, for lively games; others weigh 1."""


def card(number: int) -> str:
    """A card by its name; what was played for an extra action or a function has none."""
    return CARD_NAME[number] if 0 <= number < len(CARD_NAME) else "-"


FIELD_WORDS: dict[str, Callable[[Any], str]] = {
    "seat": lambda seat: f"#{seat}",
    "before": lambda seat: f"#{seat}",
    "by": card,
    "card": card,
    "color": lambda color: COLORS[color],
    "kind": lambda kind: BUILDINGS[kind],
    "animal": lambda animal: ANIMALS[animal],
    "discarded": lambda cards: "+".join(map(card, cards)),
    "lines": lambda lines: "+".join(f"{line.seat}:{line.reason}:{line.points}" for line in lines),
}
"""How a field of a move or an event is written; others as they are."""


def written(name: str, value: Any) -> str:
    """One field."""
    if name == "goods" and type(value) is int:
        return GOODS[value]
    if name == "cards":
        return "+".join(
            card(one) if type(one) is int else f"{card(one[0])}@{one[1]}" for one in value
        )
    return FIELD_WORDS[name](value) if name in FIELD_WORDS else str(value)


def words(thing: Any) -> str:
    """A move or an event; no two legal moves have the same words."""
    fields = [
        written(field.name, getattr(thing, field.name)) for field in attrs.fields(type(thing))
    ]
    return " ".join([type(thing).__name__, *fields])


def told(events: tuple[Event, ...]) -> str:
    """Events in words."""
    return "; ".join(map(words, events))


def started(header: dict[str, Any]) -> Match[Any, Any, Any]:
    """The match that a file is about."""
    return Match(GAME, GAME.info.options_for(int(header["seats"])), int(header["seed"]))


def header_line(header: dict[str, Any]) -> str:
    """Seats and seed."""
    return " ".join(f"{name}={value}" for name, value in header.items())


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
        decided = f" by {standing.decided_by}" if standing.decided_by else ""
        seat = standing.seat
        yield f"{standing.rank}. #{seat} {standing.points}{decided}: {', '.join(lines)}"
    yield f"digest {digest(match.state)}"


def recorded(header: dict[str, Any]) -> Iterator[str]:
    """A new game, line by line."""
    match, luck = started(header), random.Random(int(header["seed"]))
    yield header_line(header)
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
    yield header_line(header)
    yield ply_line(match)
    for line in lines:
        if line.count(" | ") < 3 or " | setup | " in line:
            continue
        wanted = line.split(" | ")[2]
        match.play({words(move): move for move in match.legal_moves()}[wanted])
        yield ply_line(match)
    yield from final_lines(match)


def main() -> None:
    """Write all playthroughs anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, header in GAMES.items():
        path = FOLDER / f"{name}.txt"
        path.write_text("\n".join(recorded(header)) + "\n", "utf-8")
        print(path)


if __name__ == "__main__":
    main()
