"""Whole games as text: written by `python -m tests.games.boonlake.record`, compared by tests.

Record anew only when a change of the rules is wanted, and read the difference line by line.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import attrs

from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.tables.cards import CARD_IDS
from burgundy_desktop.games.boonlake.tables.river import SPACE_IDS
from burgundy_desktop.games.boonlake.tables.words import ACTIONS, LEVERS, REGIONS, RESOURCES, TRACKS
from tests.games.recording import Recorder

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
"""The recording player's weight for each kind of move, for varied games; others weigh 1."""

NAMES: dict[str, tuple[str, ...]] = {
    "card": CARD_IDS,
    "space": SPACE_IDS,
    "action": ACTIONS,
    "lever": LEVERS,
    "region": REGIONS,
    "resource": RESOURCES,
    "track": TRACKS,
}
"""The name of an index, by the name of its field."""


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


def weight(_state: Any, move: Any) -> float:
    """The recording player's weight for a move."""
    return LIKING.get(type(move), 1.0)


RECORDER = Recorder(GAME, words, weight)

if __name__ == "__main__":
    RECORDER.write(FOLDER, GAMES)
