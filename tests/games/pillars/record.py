"""Whole games as text: written by `python -m tests.games.pillars.record`, compared by tests.

Record anew only when a change of the rules is wanted, and read the difference line by line.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import attrs

from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.game import GAME
from burgundy_desktop.games.pillars.tables.cards import CARD_NAME
from burgundy_desktop.games.pillars.tables.converters import CONVERTERS
from burgundy_desktop.games.pillars.tables.materials import KEPT
from burgundy_desktop.games.pillars.tables.rows import COLOURS, MATERIALS
from tests.games.recording import Recorder

FOLDER = Path(__file__).parent / "playthroughs"
GAMES: dict[str, dict[str, int | str]] = {
    "four_players": {"seats": 4, "seed": 3},
    "three_players": {"seats": 3, "seed": 5},
    "three_players_by_the_booklet": {"seats": 3, "seed": 6, "ruleset": "booklet"},
    "four_players_by_the_booklet": {"seats": 4, "seed": 8, "ruleset": "booklet"},
}

LIKING: dict[type, float] = {m.TakePlan: 0.3, m.ChooseTom: 2.0, m.Convert: 3.0, m.Finish: 1.0}
"""The recording player's weight for each kind of move, for varied games; others weigh 1."""


def card(number: int) -> str:
    """A card by its name; none is written for several."""
    return CARD_NAME[number] if number >= 0 else "-"


def seats(who: tuple[int, ...]) -> str:
    return "+".join(f"#{seat}" for seat in who) or "-"


def material(number: int) -> str:
    return MATERIALS[number] if number >= 0 else "-"


def steps(conversions: tuple[tuple[int, int], ...]) -> str:
    """The conversions of a plan."""
    return "+".join(f"{CONVERTERS[who]}:{MATERIALS[what]}" for who, what in conversions) or "-"


def units(stock: Any) -> str:
    """A stock, or the number of one that is kept."""
    return ".".join(map(str, KEPT[stock] if type(stock) is int else stock))


FIELD_WORDS: dict[str, Callable[[Any], str]] = {
    "seat": lambda seat: f"#{seat}",
    "leader": lambda seat: f"#{seat}",
    "played_by": lambda seat: f"#{seat}",
    "trickless": lambda who: (
        str(who) if type(who) is bool else "+".join(f"#{seat}" for seat in who) or "-"
    ),
    "card": card,
    "equal": card,
    "colors": lambda colours: "+".join(COLOURS[colour] for colour in colours),
    "tom": material,
    "material": material,
    "gained": material,
    "converter": lambda converter: CONVERTERS[converter],
    "conversions": steps,
    "stock": units,
    "kept": units,
    "lost": units,
}
"""The text form of a field of a move or an event; others are unchanged."""


def written(name: str, value: Any) -> str:
    """One field."""
    if name == "cards" and type(value) is tuple:
        return "+".join(map(card, value))
    return FIELD_WORDS[name](value) if name in FIELD_WORDS else str(value)


def words(thing: Any) -> str:
    """A move or an event; no two legal moves have the same words."""
    fields = [
        written(field.name, getattr(thing, field.name)) for field in attrs.fields(type(thing))
    ]
    return " ".join([type(thing).__name__, *fields])


def weight(_state: Any, move: Any) -> float:
    """The recording player's weight for a move."""
    return LIKING.get(type(move), 1.0)


RECORDER = Recorder(GAME, words, weight)

if __name__ == "__main__":
    RECORDER.write(FOLDER, GAMES)
