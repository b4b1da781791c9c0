"""The names of things: tiles, goods, depots, numbers. Each grammatical case has its own table.

An "object" is what somebody takes, places or sells: "a ship", in Hungarian „egy hajót”.
"""

from __future__ import annotations

from burgundy_desktop.boardkit.sentences import Phrase, joined
from burgundy_desktop.games.castles.board.wording.translation import phrase
from burgundy_desktop.games.castles.tables import pieces
from burgundy_desktop.games.castles.tables.board import PHASES

ESTATE = phrase("Estate {number}")

TITLES = {
    "ship": phrase("Ship"),
    "castle": phrase("Castle"),
    "mine": phrase("Mine"),
    "warehouse": phrase("Warehouse"),
    "carpenters_workshop": phrase("Carpenter's workshop"),
    "church": phrase("Church"),
    "market": phrase("Market"),
    "boarding_house": phrase("Boarding house"),
    "bank": phrase("Bank"),
    "city_hall": phrase("City hall"),
    "watchtower": phrase("Watchtower"),
}

OBJECTS = {
    "ship": phrase("a ship", "object"),
    "castle": phrase("a castle", "object"),
    "mine": phrase("a mine", "object"),
    "warehouse": phrase("a warehouse", "object"),
    "carpenters_workshop": phrase("a carpenter's workshop", "object"),
    "church": phrase("a church", "object"),
    "market": phrase("a market", "object"),
    "boarding_house": phrase("a boarding house", "object"),
    "bank": phrase("a bank", "object"),
    "city_hall": phrase("a city hall", "object"),
    "watchtower": phrase("a watchtower", "object"),
}

_ANIMAL_TITLES = {
    "cow": phrase("{count} cows", "title"),
    "chicken": phrase("{count} chickens", "title"),
    "sheep": phrase("{count} sheep", "title"),
    "pig": phrase("{count} pigs", "title"),
}

_ANIMAL_OBJECTS = {
    "cow": phrase("{count} cows", "object"),
    "chicken": phrase("{count} chickens", "object"),
    "sheep": phrase("{count} sheep", "object"),
    "pig": phrase("{count} pigs", "object"),
}

KNOWLEDGE = {
    1: phrase("Twin buildings"),
    2: phrase("Mine crew"),
    3: phrase("Good prices"),
    4: phrase("Porters"),
    5: phrase("Long voyage"),
    6: phrase("Open trade"),
    7: phrase("Fat pastures"),
    8: phrase("Skilled workers"),
    9: phrase("Master builder"),
    10: phrase("Ferryman and herdsman"),
    11: phrase("Mason and scholar"),
    12: phrase("Keen eye"),
    13: phrase("Full purse"),
    14: phrase("Many hands"),
    15: phrase("Varied trade"),
    16: phrase("Guild of the storekeepers"),
    17: phrase("Guild of the watchmen"),
    18: phrase("Guild of the carpenters"),
    19: phrase("Guild of the clerics"),
    20: phrase("Guild of the stallholders"),
    21: phrase("Guild of the landlords"),
    22: phrase("Guild of the bankers"),
    23: phrase("Guild of the aldermen"),
    24: phrase("Mixed livestock"),
    25: phrase("Busy trade"),
    26: phrase("Bonus collector"),
}

_KNOWLEDGE_TITLE = phrase("Knowledge {number}: {title}")
_KNOWLEDGE_SHORT = phrase("“{title}”", "knowledge tile")
_KNOWLEDGE_OBJECT = phrase("the knowledge tile “{title}”", "object")


def knowledge_title(number: int) -> str:
    """The number and the title of a knowledge tile, as on the rules page."""
    return _KNOWLEDGE_TITLE(number=number, title=KNOWLEDGE[number]())


def tile_title(tile: int) -> str:
    """A tile as a title: "Ship", "3 cows", "Knowledge 8: Skilled workers"."""
    if pieces.TILE_KNOWLEDGE[tile]:
        return knowledge_title(pieces.TILE_KNOWLEDGE[tile])
    if pieces.TILE_ANIMALS[tile]:
        return _ANIMAL_TITLES[pieces.ANIMALS[pieces.TILE_ANIMAL[tile]]](
            count=pieces.TILE_ANIMALS[tile]
        )
    return TITLES[pieces.TILE_NAME[tile]]()


def tile_in_list(tile: int) -> str:
    """A short name of a tile: knowledge by its title alone."""
    if pieces.TILE_KNOWLEDGE[tile]:
        return _KNOWLEDGE_SHORT(title=KNOWLEDGE[pieces.TILE_KNOWLEDGE[tile]]())
    return tile_title(tile)


def tile_object(tile: int) -> str:
    """A tile that somebody takes or places: "a ship", "3 cows"."""
    if pieces.TILE_KNOWLEDGE[tile]:
        return _KNOWLEDGE_OBJECT(title=KNOWLEDGE[pieces.TILE_KNOWLEDGE[tile]]())
    if pieces.TILE_ANIMALS[tile]:
        return _ANIMAL_OBJECTS[pieces.ANIMALS[pieces.TILE_ANIMAL[tile]]](
            count=pieces.TILE_ANIMALS[tile]
        )
    return OBJECTS[pieces.TILE_NAME[tile]]()


GOODS_NAMES = (
    phrase("Turquoise goods"),
    phrase("Purple goods"),
    phrase("Pink goods"),
    phrase("Red goods"),
    phrase("Brown goods"),
    phrase("Orange goods"),
)

_GOODS = (
    phrase("%n turquoise tile(s)", "goods"),
    phrase("%n purple tile(s)", "goods"),
    phrase("%n pink tile(s)", "goods"),
    phrase("%n red tile(s)", "goods"),
    phrase("%n brown tile(s)", "goods"),
    phrase("%n orange tile(s)", "goods"),
)

_GOODS_OBJECTS = (
    phrase("%n turquoise tile(s)", "goods, object"),
    phrase("%n purple tile(s)", "goods, object"),
    phrase("%n pink tile(s)", "goods, object"),
    phrase("%n red tile(s)", "goods, object"),
    phrase("%n brown tile(s)", "goods, object"),
    phrase("%n orange tile(s)", "goods, object"),
)


def goods_count(goods: int, count: int) -> str:
    """A number of goods of a type: "2 purple tiles"."""
    return _GOODS[goods](count)


def goods_object(goods: int, count: int) -> str:
    """The same as an object: goods that somebody takes or sells."""
    return _GOODS_OBJECTS[goods](count)


def goods_list(counts: tuple[int, ...] | list[int]) -> str:
    """All goods of six counts, as a list; empty if there are none."""
    return joined([goods_count(goods, count) for goods, count in enumerate(counts) if count])


def goods_objects(counts: tuple[int, ...] | list[int]) -> str:
    """All goods of six counts that somebody takes."""
    return joined([goods_object(goods, count) for goods, count in enumerate(counts) if count])


DEPOTS = (
    phrase("black depot"),
    phrase("depot 1"),
    phrase("depot 2"),
    phrase("depot 3"),
    phrase("depot 4"),
    phrase("depot 5"),
    phrase("depot 6"),
)

FROM_DEPOT = (
    phrase("from the black depot"),
    phrase("from depot 1"),
    phrase("from depot 2"),
    phrase("from depot 3"),
    phrase("from depot 4"),
    phrase("from depot 5"),
    phrase("from depot 6"),
)

TO_DEPOT = (
    phrase("to the black depot"),
    phrase("to depot 1"),
    phrase("to depot 2"),
    phrase("to depot 3"),
    phrase("to depot 4"),
    phrase("to depot 5"),
    phrase("to depot 6"),
)

DEPOT_TITLES = (
    phrase("The black depot"),
    phrase("Depot 1"),
    phrase("Depot 2"),
    phrase("Depot 3"),
    phrase("Depot 4"),
    phrase("Depot 5"),
    phrase("Depot 6"),
)

A_NUMBER: dict[int, Phrase] = {
    1: phrase("a 1", "die"),
    2: phrase("a 2", "die"),
    3: phrase("a 3", "die"),
    4: phrase("a 4", "die"),
    5: phrase("a 5", "die"),
    6: phrase("a 6", "die"),
}
"""A number that a die has to show: "needs a 3", in Hungarian „3-as kocka kell”."""

DICE = {
    1: phrase("die 1"),
    2: phrase("die 2"),
    3: phrase("die 3"),
    4: phrase("die 4"),
    5: phrase("die 5"),
    6: phrase("die 6"),
}

DICE_TITLES = {
    1: phrase("Die 1"),
    2: phrase("Die 2"),
    3: phrase("Die 3"),
    4: phrase("Die 4"),
    5: phrase("Die 5"),
    6: phrase("Die 6"),
}

WORKERS_IN_WORDS = {1: phrase("one worker"), 2: phrase("two workers"), 3: phrase("three workers")}

_WORKERS = phrase("%n worker(s)")
_SILVER = phrase("%n Silverling(s)")


def workers(count: int) -> str:
    """An amount of workers: "1 worker"."""
    return _WORKERS(count)


def silver(count: int) -> str:
    """An amount of Silverlings."""
    return _SILVER(count)


_PHASE = phrase("Phase {letter}")


def letter(phase: int) -> str:
    """The letter of a phase, A to E."""
    return PHASES[phase]


def phase(number: int) -> str:
    """A phase by its letter: "Phase B"."""
    return _PHASE(letter=letter(number))
