"""Whole games as text: written by `python -m tests.games.caylus.record`, compared by tests.

Record anew only when a change of the rules is wanted, and read the difference line by line.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs

from burgundy_desktop.games.caylus import moves as m
from burgundy_desktop.games.caylus.game import GAME
from burgundy_desktop.games.caylus.queries.offers import batches
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.tables.buildings import BUILDING_NUMBER
from burgundy_desktop.games.caylus.tables.road import CASTLE
from burgundy_desktop.games.caylus.tables.rows import BUILDINGS, SECTIONS
from tests.games.caylus.table import LETTERS, LINE_LETTERS, PHASES, spot_name, unpacked
from tests.games.recording import Recorder

FOLDER = Path(__file__).parent / "playthroughs"
GAMES: dict[str, dict[str, Any]] = {
    "two_players": {"seats": 2, "seed": 18},
    "three_players": {"seats": 3, "seed": 17},
    "five_players": {"seats": 5, "seed": 21, "jeweller": "with"},
    "four_players_simplified": {"seats": 4, "seed": 55, "favors": "simplified"},
}

LIKING: dict[type, float] = {
    m.Pass: 0.4,
    m.TakeHome: 0.3,
    m.Decline: 0.2,
    m.Build: 3,
    m.Transform: 4,
    m.FavorBuild: 5,
    m.FavorTransform: 5,
    m.FavorExchange: 0.3,
    m.Batch: 9,
}
"""The recording player's weight for each kind of move, for varied games; others weigh 1."""

LIKED = tuple(
    BUILDING_NUMBER[name]
    for name in ("joust_field", "mason", "lawyer", "architect", "stone_farm", "park", "workshop")
)
"""Buildings that make a game varied, built or used."""


def weight(state: State, move: Any) -> float:
    """The recording player's weight for a move. Even seats prefer line d, odd ones line c."""
    likes = LIKING.get(type(move), 1.0)
    seat = state.pending[-1][1]
    if isinstance(move, m.ChooseLine):
        return 9.0 if LINE_LETTERS[move.line] == "dc"[seat % 2] else 1.0
    if isinstance(move, m.Build | m.FavorBuild) and move.building in LIKED:
        return 3 * likes
    if isinstance(move, m.Place):
        if move.spot == CASTLE:
            return 6.0 if len(batches(state, seat)) > 1 else 0.1
        return 5.0 if state.building_at(move.spot) in LIKED else 1.0
    return likes


def written(name: str, kind: str, value: Any) -> str:
    """One field of a move or an event."""
    if isinstance(value, tuple):
        return "+".join(written_part(name, kind, part) for part in value) or "-"
    return written_part(name, kind, value)


def written_part(name: str, kind: str, value: Any) -> str:
    """A value, or one of several, by the name and the type of its field."""
    if isinstance(value, tuple):
        return "@".join([str(value[0]), BUILDINGS[value[1]]])
    if "Bundle" in kind:
        return unpacked(value) or "0"
    if "Seat" in kind or name == "owner":
        return f"#{value}" if value >= 0 else "-"
    return by_name(name, value)


def by_name(name: str, value: Any) -> str:
    """Indices by what they are indices of; others as they are."""
    if name in {"building", "by"}:
        return BUILDINGS[value] if value >= 0 else "-"
    if name in {"spot", "space"}:
        return str(spot_name(value))
    names = {"line": LINE_LETTERS, "section": SECTIONS, "phase": PHASES, "cube": (*LETTERS, "-")}
    return names[name][value] if name in names else str(value)


def words(thing: Any) -> str:
    """A move or an event; no two legal moves have the same words."""
    kind = type(thing)
    types = types_of(kind)
    fields = [
        written(field.name, types[field.name], getattr(thing, field.name))
        for field in attrs.fields(kind)
    ]
    return " ".join([kind.__name__, *fields])


def types_of(kind: type) -> dict[str, str]:
    """The types of the fields as they are written: who saves a game makes plain ints of them."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        found |= {name: str(word) for name, word in vars(base).get("__annotations__", {}).items()}
    return found


RECORDER = Recorder(GAME, words, weight)

if __name__ == "__main__":
    RECORDER.write(FOLDER, GAMES)
