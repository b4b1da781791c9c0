"""What each tile does, in one sentence, and where the rules page tells it in full."""

from __future__ import annotations

from burgundy_desktop.games.castles.board.wording.saying import phrase
from burgundy_desktop.games.castles.tables.pieces import (
    TILE_ANIMALS,
    TILE_BUILDING,
    TILE_IS_BLACK,
    TILE_KNOWLEDGE,
    TILE_NAME,
)

_ANIMAL = phrase("Scores its animals, and again each tile of the same sort in the pasture.")

_EFFECTS = {
    "ship": phrase("Fetches all goods of one depot and moves you ahead in turn order."),
    "castle": phrase("One more action at once, with any number."),
    "mine": phrase("1 Silverling at the end of every phase."),
    "warehouse": phrase("Sell one type of goods."),
    "carpenters_workshop": phrase("Take a building from a numbered depot."),
    "church": phrase("Take a mine, castle or knowledge tile from a numbered depot."),
    "market": phrase("Take a ship or an animal from a numbered depot."),
    "boarding_house": phrase("4 workers."),
    "bank": phrase("2 Silverlings."),
    "city_hall": phrase("Place another tile, whatever the number."),
    "watchtower": phrase("4 points."),
}

_KNOWLEDGE = {
    1: phrase("You may place the same building more than once in a city."),
    2: phrase("When a phase ends, each mine also brings you 1 worker."),
    3: phrase("Each sale brings you 2 Silverlings, not 1."),
    4: phrase("Each sale also brings you 1 worker."),
    5: phrase("Your ships may fetch goods from a second depot next to the first."),
    6: phrase("Once in your turn you may buy from any of the seven depots."),
    7: phrase("When you place an animal, each tile that scores brings 1 point more."),
    8: phrase("Each worker changes a die by up to 2."),
    9: phrase("For placing a building, a die may be off by 1."),
    10: phrase("For placing a ship or an animal, a die may be off by 1."),
    11: phrase("For placing a castle, a mine or knowledge, a die may be off by 1."),
    12: phrase("For taking a tile, a die may be off by 1."),
    13: phrase("Taking workers also brings you 1 Silverling."),
    14: phrase("Taking workers brings you 4 of them, not 2."),
    15: phrase("At the end: 3 points for each type of goods you have sold."),
    16: phrase("At the end: 4 points for each warehouse on your estate."),
    17: phrase("At the end: 4 points for each watchtower on your estate."),
    18: phrase("At the end: 4 points for each carpenter's workshop on your estate."),
    19: phrase("At the end: 4 points for each church on your estate."),
    20: phrase("At the end: 4 points for each market on your estate."),
    21: phrase("At the end: 4 points for each boarding house on your estate."),
    22: phrase("At the end: 4 points for each bank on your estate."),
    23: phrase("At the end: 4 points for each city hall on your estate."),
    24: phrase("At the end: 4 points for each sort of animal on your estate."),
    25: phrase("At the end: 1 point for each goods tile you have sold."),
    26: phrase("At the end: 2 points for each of your bonus tiles."),
}

_BLACK_ONLY = phrase("From the black depot only.")


def effect(tile: int) -> str:
    """What a tile does when it is placed, or from then on."""
    if TILE_KNOWLEDGE[tile]:
        return _KNOWLEDGE[TILE_KNOWLEDGE[tile]]()
    return (_ANIMAL if TILE_ANIMALS[tile] else _EFFECTS[TILE_NAME[tile]])()


def origin(tile: int) -> str:
    """Whether a knowledge tile turns up on the black depot only; else empty."""
    return _BLACK_ONLY() if TILE_KNOWLEDGE[tile] and TILE_IS_BLACK[tile] else ""


def anchor(tile: int) -> str:
    """The paragraph of the rules page that tells of a tile."""
    if TILE_KNOWLEDGE[tile]:
        return f"knowledge-{TILE_KNOWLEDGE[tile]}"
    if TILE_BUILDING[tile] >= 0:
        return f"building-{TILE_NAME[tile].replace('_', '-')}"
    return "animal" if TILE_ANIMALS[tile] else TILE_NAME[tile]
