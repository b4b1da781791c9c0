"""Whole games as text: written by `python -m tests.games.castles.record`, compared by the tests.

A file begins with options and seed. Then every line is a ply: its number, the seat, the move, and
what happened. The end is the score sheet. Record anew only when a change of the rules is wanted,
and read the difference line by line.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from burgundy_desktop.core.codec import digest
from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.core.match import Match
from burgundy_desktop.games.castles import events as e, moves as m
from burgundy_desktop.games.castles.game import GAME
from burgundy_desktop.games.castles.tables.board import PHASES
from burgundy_desktop.games.castles.tables.pieces import BUILDINGS, GOODS, KINDS, TILE_NAME

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "two_players_standard": {"seats": 2, "estates": "standard", "choice": "open", "seed": 1},
    "three_players_dealt_open": {"seats": 3, "estates": "dealt", "choice": "open", "seed": 2},
    "four_players_free_secret": {"seats": 4, "estates": "free", "choice": "secret", "seed": 3},
}
NAMES = ("Anna", "Benno", "Carla", "Dario")

LIKING: dict[type, float] = {
    m.PlaceTile: 9,
    m.PlaceByCityHall: 20,
    m.TakeTile: 2,
    m.TakeByBuilding: 5,
    m.SellGoods: 6,
    m.SellByWarehouse: 9,
    m.BuyTile: 2,
    m.TakeWorkers: 0.5,
}
"""The recording player's weight for each kind of move, for varied games; others weigh 1."""


def tile(number: int) -> str:
    """A tile with its number, because equal tiles share a name."""
    return f"{TILE_NAME[number]}#{number}"


def by(die: int) -> str:
    """The die or effect that was used for an action."""
    return {-1: "by effect", 2: "by castle"}.get(die, f"by die {die + 1}")


def cost(workers: int) -> str:
    """The workers that the action cost."""
    return f" for {workers} workers" if workers else ""


MOVE_WORDS: dict[type, Callable[[Any], str]] = {
    m.TakeTile: lambda move: f"take {tile(move.tile)} {by(move.die)}",
    m.PlaceTile: lambda move: f"place {tile(move.tile)} on {move.space} {by(move.die)}",
    m.SellGoods: lambda move: f"sell {GOODS[move.goods]} {by(move.die)}",
    m.TakeWorkers: lambda move: f"workers {by(move.die)}",
    m.BuyTile: lambda move: f"buy {tile(move.tile)}",
    m.EndTurn: lambda _: "end turn",
    m.DiscardTile: lambda move: f"discard {tile(move.tile)}",
    m.LoadGoods: lambda move: f"load from {move.depot}",
    m.KeepGoods: lambda move: f"keep {GOODS[move.goods]}",
    m.TakeByBuilding: lambda move: f"take {tile(move.tile)} by effect",
    m.SellByWarehouse: lambda move: f"sell {GOODS[move.goods]} by effect",
    m.PlaceByCityHall: lambda move: f"place {tile(move.tile)} on {move.space} by effect",
    m.Decline: lambda _: "decline",
    m.ChooseEstate: lambda move: f"choose estate {move.estate} castle on {move.space}",
}


def loaded(count: tuple[int, ...]) -> str:
    """Goods by number and type."""
    return " ".join(f"{number} {GOODS[goods]}" for goods, number in enumerate(count) if number)


EVENT_WORDS: dict[type, Callable[[Any], str]] = {
    PointsScored: lambda event: f"{NAMES[event.seat]} +{event.points} {event.reason}",
    e.GameSetUp: lambda event: "order " + " ".join(NAMES[seat] for seat in event.order),
    e.BoardsDealt: lambda event: f"boards {event.offered}",
    e.EstateChosen: lambda event: f"{NAMES[event.seat]} has {event.estate} from {event.space}",
    e.EstatesRevealed: lambda _: "all estates are shown",
    e.PhaseStarted: lambda event: f"phase {PHASES[event.phase]}",
    e.DiceRolled: lambda event: (
        f"round {PHASES[event.phase]}{event.round + 1} "
        f"{' '.join(f'{one}-{two}' for one, two in event.dice)} white {event.white}"
    ),
    e.GoodsLanded: lambda event: f"{GOODS[event.goods]} on {event.depot}",
    e.TileTaken: lambda event: (
        f"{tile(event.tile)} from {event.depot} {by(event.die)}{cost(event.workers)}"
    ),
    e.TileBought: lambda event: f"{tile(event.tile)} from {event.depot} for {event.silver} silver",
    e.TileDiscarded: lambda event: f"{tile(event.tile)} leaves the game",
    e.TilePlaced: lambda event: (
        f"{tile(event.tile)} on {event.space} {by(event.die)}{cost(event.workers)}"
    ),
    e.RegionCompleted: lambda event: f"region of {event.size} {KINDS[event.kind]}",
    e.BonusTileTaken: lambda event: (
        f"{'large' if event.large else 'small'} bonus tile {KINDS[event.kind]}"
    ),
    e.GoodsSold: lambda event: (
        f"{event.count} {GOODS[event.goods]} {by(event.die)}{cost(event.workers)}"
    ),
    e.WorkersGained: lambda event: f"{NAMES[event.seat]} {event.workers} workers {event.reason}",
    e.SilverGained: lambda event: f"{NAMES[event.seat]} {event.silver} silver {event.reason}",
    e.GoodsLoaded: lambda event: f"loads {loaded(event.count)} from {event.depot}",
    e.MarkerMoved: lambda event: f"marker to {event.step}{' first' if event.is_first else ''}",
    e.ExtraActionGranted: lambda _: "extra action",
    e.EffectLost: lambda event: f"{BUILDINGS[event.building]} without effect",
    e.EffectDeclined: lambda _: "declined",
    e.TurnEnded: lambda event: f"{NAMES[event.seat]} done",
    e.PhaseEnded: lambda event: f"phase {PHASES[event.phase]} ends",
    e.GameEnded: lambda _: "the end",
}


def words(move: m.CastlesMove) -> str:
    """A move in words; no two legal moves have the same."""
    return MOVE_WORDS[type(move)](move)


def told(events: tuple[Event, ...]) -> str:
    """Events in words."""
    return "; ".join(EVENT_WORDS[type(event)](event) for event in events)


def started(header: dict[str, Any]) -> Match[Any, Any, Any]:
    """The match that a file is about."""
    chosen = {name: header[name] for name in ("estates", "choice")}
    options = GAME.info.options_for(int(header["seats"]), **chosen)
    return Match(GAME, options, int(header["seed"]))


def header_line(header: dict[str, Any]) -> str:
    """Options and seed."""
    return " ".join(f"{name}={value}" for name, value in header.items())


def depot_lines(match: Match[Any, Any, Any]) -> Iterator[str]:
    """The tiles that a new phase placed on the depots."""
    if any(isinstance(event, e.PhaseStarted) for event in match.steps[match.cursor].events):
        for depot, tiles in enumerate(match.state.depots):
            yield f"     depot {depot}: {' '.join(map(tile, tiles))}"


def ply_lines(match: Match[Any, Any, Any]) -> Iterator[str]:
    """The last ply, and the depots if a phase began."""
    step = match.steps[match.cursor]
    if step.seat is None or step.move is None:
        yield f"{match.cursor:4} | setup | - | {told(step.events)}"
    else:
        yield f"{match.cursor:4} | {NAMES[step.seat]} | {words(step.move)} | {told(step.events)}"
    yield from depot_lines(match)


def final_lines(match: Match[Any, Any, Any]) -> Iterator[str]:
    """The score sheet and the fingerprint of the last position."""
    sheet = match.score
    for standing in sheet.standings:
        lines = [f"{one.reason} {one.points}" for one in sheet.lines if one.seat == standing.seat]
        decided = f" by {standing.decided_by}" if standing.decided_by else ""
        name = NAMES[standing.seat]
        yield f"{standing.rank}. {name} {standing.points}{decided}: {', '.join(lines)}"
    yield f"digest {digest(match.state)}"


def recorded(header: dict[str, Any]) -> Iterator[str]:
    """A new game, line by line."""
    match, luck = started(header), random.Random(int(header["seed"]))
    yield header_line(header)
    yield from ply_lines(match)
    while not match.is_over:
        legal = match.legal_moves()
        weights = [LIKING.get(type(move), 1.0) for move in legal]
        match.play(luck.choices(legal, weights)[0])
        yield from ply_lines(match)
    yield from final_lines(match)


def replayed(lines: list[str]) -> Iterator[str]:
    """The game of a file, played again by the moves that it names.

    Raises LookupError for a move that is not legal any more.
    """
    header = dict(part.split("=") for part in lines[0].split())
    match = started(header)
    yield header_line(header)
    yield from ply_lines(match)
    for line in lines:
        if line.count(" | ") < 3 or " | setup | " in line:
            continue
        wanted = line.split(" | ")[2]
        move = {words(move): move for move in match.legal_moves()}[wanted]
        match.play(move)
        yield from ply_lines(match)
    yield from final_lines(match)


def main() -> None:
    """Write all playthroughs anew."""
    for name, header in GAMES.items():
        path = FOLDER / f"{name}.txt"
        path.write_text("\n".join(recorded(header)) + "\n", "utf-8")
        print(path)


if __name__ == "__main__":
    main()
