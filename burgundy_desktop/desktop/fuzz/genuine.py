"""Genuine saves: every game, with different numbers of seats, early, late and finished."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any, Final

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.match import AnyMatch, Match
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games import found, load
from burgundy_desktop.storage.packing import unpack
from burgundy_desktop.storage.recording import first_header, record
from burgundy_desktop.storage.save_game import to_bytes

BEGUN: Final = datetime(2026, 3, 14, 15, 9, 26, tzinfo=UTC)
IDENTITY: Final = "0123456789abcdef" * 2
PEOPLE: Final = tuple(
    SeatInfo(name, level)
    for name, level in (
        ("Anna", ""),
        ("Benno", "merchant"),
        ("Carla", ""),
        ("Dario", "duke"),
        ("Ida", ""),
    )
)
PLIES: Final = (0, 9, 40, 90)
"""The number of moves; None plays to the end."""


def genuine() -> list[dict[str, Any]]:
    """The contents of the saves, without seals."""
    return [_content(match) for game_id in found() for match in _matches(game_id)]


def _matches(game_id: str) -> list[AnyMatch]:
    info = load(game_id).info
    matches = []
    for seats in sorted({info.seats_min, info.seats_max}):
        match = _played(game_id, seats, 10_000)
        matches += [_played(game_id, seats, plies) for plies in PLIES]
        match.go_to(Ply(match.length * 3 // 4))
        matches += [_from_here(match), match, _played(game_id, seats, 10_000)]
    return matches


def _played(game_id: str, seats: int, plies: int) -> AnyMatch:
    """A game after this many moves, or at its end; deterministic."""
    game = load(game_id)
    match: AnyMatch = Match(game, game.info.options_for(seats), seats)
    choices = Chance.from_seed(seats)
    while not match.is_over and match.length < plies:
        legal = match.legal_moves()
        match.play(legal[choices.below(len(legal))])
    return match


def _from_here(match: AnyMatch) -> AnyMatch:
    """A game that began with a position and continued for some moves."""
    later: AnyMatch = Match.from_position(match.game, match.options, match.seed, match.state)
    while not later.is_over and later.length < PLIES[1]:
        later.play(later.legal_moves()[0])
    return later


def _content(match: AnyMatch) -> dict[str, Any]:
    header = first_header(match, PEOPLE[: match.options.seats], BEGUN, identity=IDENTITY)
    save = record(match, attrs.evolve(header), moment="", now=BEGUN)
    content: dict[str, Any] = json.loads(json.dumps(unpack(to_bytes(save))[0]))
    return content
