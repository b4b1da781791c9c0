"""What each tile does, in one sentence, and its anchor in the rules page."""

from __future__ import annotations

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.games.castles.board.wording.translation import phrase
from burgundy_desktop.games.castles.tables import board, knowledge, pieces

ANIMAL = phrase("Scores its animals, and again every tile with the same animal in the pasture.")

_Effect = tuple[Phrase, int]
"""A sentence and the figure of the tables in it, -1 if it has none."""

_EFFECTS: dict[str, _Effect] = {
    "ship": (phrase("Fetches all goods from one depot and moves you ahead in turn order."), -1),
    "castle": (phrase("Take another action at once, with any number."), -1),
    "mine": (phrase("%n Silverling(s) at the end of every phase."), board.SILVER_PER_MINE),
    "warehouse": (phrase("Sell one type of goods."), -1),
    "carpenters_workshop": (phrase("Take a building from a numbered depot."), -1),
    "church": (phrase("Take a mine, castle or knowledge tile from a numbered depot."), -1),
    "market": (phrase("Take a ship or an animal from a numbered depot."), -1),
    "boarding_house": (
        phrase("%n worker(s).", "what a boarding house does"),
        pieces.BOARDING_HOUSE_WORKERS,
    ),
    "bank": (phrase("%n Silverling(s).", "what a bank does"), pieces.BANK_SILVER),
    "city_hall": (phrase("Place another tile, whatever the number."), -1),
    "watchtower": (phrase("%n point(s).", "what a watchtower does"), pieces.WATCHTOWER_POINTS),
}

_EACH = {
    "warehouse": phrase("At the end: %n point(s) for each warehouse on your estate."),
    "watchtower": phrase("At the end: %n point(s) for each watchtower on your estate."),
    "carpenters_workshop": phrase(
        "At the end: %n point(s) for each carpenter's workshop on your estate."
    ),
    "church": phrase("At the end: %n point(s) for each church on your estate."),
    "market": phrase("At the end: %n point(s) for each market on your estate."),
    "boarding_house": phrase("At the end: %n point(s) for each boarding house on your estate."),
    "bank": phrase("At the end: %n point(s) for each bank on your estate."),
    "city_hall": phrase("At the end: %n point(s) for each city hall on your estate."),
}
"""By the building that a tile rewards, which is in the tables."""

_KNOWLEDGE: dict[int, _Effect] = {
    1: (phrase("You may place the same building more than once in a city."), -1),
    2: (
        phrase("When a phase ends, each mine also brings you %n worker(s)."),
        knowledge.MINE_WORKERS,
    ),
    3: (
        phrase("Each sale brings you %n Silverling(s) instead of {usual}."),
        knowledge.SALE_SILVER_WITH_TILE_3,
    ),
    4: (phrase("Each sale also brings you %n worker(s)."), knowledge.SALE_WORKERS),
    5: (phrase("Your ships may fetch goods from a second depot next to the first."), -1),
    6: (phrase("Once per turn you may buy from any of the seven depots."), -1),
    7: (
        phrase("When you place an animal, each tile that scores brings %n more point(s)."),
        knowledge.ANIMAL_TILE_BONUS,
    ),
    8: (phrase("Each worker changes a die by up to 2."), -1),
    9: (phrase("When you place a building, the die may be off by 1."), -1),
    10: (phrase("When you place a ship or an animal, the die may be off by 1."), -1),
    11: (phrase("When you place a castle, mine or knowledge tile, the die may be off by 1."), -1),
    12: (phrase("When you take a tile, the die may be off by 1."), -1),
    13: (
        phrase("When you take workers, you also get %n Silverling(s)."),
        knowledge.WORKERS_ACTION_SILVER,
    ),
    14: (
        phrase("When you take workers, you get %n instead of {usual}."),
        knowledge.WORKERS_ACTION_WITH_TILE_14,
    ),
    15: (
        phrase("At the end: %n point(s) for each type of goods you have sold."),
        knowledge.POINTS_OF[15],
    ),
    **{
        number: (_EACH[pieces.BUILDINGS[building]], knowledge.POINTS_OF[number])
        for number, building in knowledge.BUILDING_REWARDED_BY.items()
    },
    24: (
        phrase("At the end: %n point(s) for each type of animal on your estate."),
        knowledge.POINTS_OF[24],
    ),
    25: (
        phrase("At the end: %n point(s) for each goods tile you have sold."),
        knowledge.POINTS_OF[25],
    ),
    26: (phrase("At the end: %n point(s) for each of your bonus tiles."), knowledge.POINTS_OF[26]),
}

_USUAL = {3: board.SALE_SILVER, 14: board.WORKERS_ACTION}
"""What a tile replaces."""

_BLACK_ONLY = phrase("Appears only in the black depot.")


def effect(tile: int) -> str:
    """What a tile does when it is placed, or afterwards."""
    if pieces.TILE_KNOWLEDGE[tile]:
        return knowledge_effect(pieces.TILE_KNOWLEDGE[tile])
    if pieces.TILE_ANIMALS[tile]:
        return ANIMAL()
    return effect_of(pieces.TILE_NAME[tile])


def effect_of(name: str) -> str:
    """What a tile of this name does: a ship, a castle, a mine or a building."""
    say, figure = _EFFECTS[name]
    return say(figure)


def knowledge_effect(number: int) -> str:
    """What a knowledge tile does."""
    say, figure = _KNOWLEDGE[number]
    return say(figure, usual=_USUAL.get(number, 0))


def origin(tile: int) -> str:
    """A remark if a knowledge tile appears on the black depot only; else empty."""
    return _BLACK_ONLY() if pieces.TILE_KNOWLEDGE[tile] and pieces.TILE_IS_BLACK[tile] else ""


def anchor(tile: int) -> str:
    """The anchor of a tile in the rules page."""
    if pieces.TILE_KNOWLEDGE[tile]:
        return f"knowledge-{pieces.TILE_KNOWLEDGE[tile]}"
    if pieces.TILE_BUILDING[tile] >= 0:
        return f"building-{pieces.TILE_NAME[tile].replace('_', '-')}"
    return "animal" if pieces.TILE_ANIMALS[tile] else pieces.TILE_NAME[tile]
