"""Reproducible random games, for tests of saving and loading."""

import itertools
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import attrs

from burgundy_desktop import games
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.match import AnyMatch, Match
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.storage.autosave import Autosave
from burgundy_desktop.storage.recording import first_header, record
from burgundy_desktop.storage.save_game import Header, SaveGame, write

NOW = datetime(2026, 3, 14, 15, 9, 26, tzinfo=UTC)
LATER = NOW + timedelta(hours=1)
ID = "0123456789abcdef" * 2
NAMES = ("Őrs", "Duke", "Anna", "Master")


def a_match(seats: int = 2, seed: int = 7, plies: int | None = None, **options: str) -> AnyMatch:
    """The game of this seed after `plies` plies, or at its end."""
    castles = games.load("castles")
    match = Match(castles, castles.info.options_for(seats, **options), seed)
    choices = Chance.from_seed(seed + 1)
    for ply in itertools.count():
        if match.is_over or ply == plies:
            return match
        legal = match.legal_moves()
        match.play(legal[choices.below(len(legal))])
    raise AssertionError("a game has no end")


def people(count: int = 2) -> tuple[SeatInfo, ...]:
    return tuple(SeatInfo(name, "" if i % 2 == 0 else "duke") for i, name in enumerate(NAMES))[
        :count
    ]


def a_header(match: AnyMatch, **fields: Any) -> Header:
    header = first_header(match, people(match.options.seats), NOW, identity=ID)
    return attrs.evolve(header, **fields)


def a_save(match: AnyMatch | None = None, **fields: Any) -> SaveGame:
    match = match or a_match(plies=25)
    return record(match, a_header(match, **fields), moment="Phase A, round 2", now=NOW)


def a_file(folder: Path, name: str = "game.burgundy", match: AnyMatch | None = None) -> Path:
    path = folder / name
    write(path, a_save(match))
    return path


def an_autosave(path: Path, match: AnyMatch) -> Autosave:
    return Autosave(path, a_header(match))
