"""Whole games as text: written by `python -m tests.games.castles_cards.record`, compared by tests.

Record anew only when a change of the rules is wanted, and read the difference line by line.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import attrs

from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.tables.cards import CARD_NAME
from burgundy_desktop.games.castles_cards.tables.rows import ANIMALS, BUILDINGS, COLOURS, GOODS
from tests.games.recording import Recorder

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
"""The recording player's weight for each kind of move, for varied games; others weigh 1."""


def card(number: int) -> str:
    """A card by its name; what was played for an extra action or a function has none."""
    return CARD_NAME[number] if 0 <= number < len(CARD_NAME) else "-"


FIELD_WORDS: dict[str, Callable[[Any], str]] = {
    "seat": lambda seat: f"#{seat}",
    "before": lambda seat: f"#{seat}",
    "by": card,
    "card": card,
    "color": lambda colour: COLOURS[colour],
    "kind": lambda kind: BUILDINGS[kind],
    "animal": lambda animal: ANIMALS[animal],
    "discarded": lambda cards: "+".join(map(card, cards)),
    "lines": lambda lines: "+".join(f"{line.seat}:{line.reason}:{line.points}" for line in lines),
}
"""The text form of a field of a move or an event; others are unchanged."""


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


def weight(_state: Any, move: Any) -> float:
    """The recording player's weight for a move."""
    return LIKING.get(type(move), 1.0)


RECORDER = Recorder(GAME, words, weight)

if __name__ == "__main__":
    RECORDER.write(FOLDER, GAMES)
