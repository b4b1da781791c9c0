"""The names of things: cards, goods, animals, rows, numbers. Each grammatical case has its own
table. An "object" is what somebody takes, places or sells: "a ship", in Hungarian „egy hajót”. The
name of a card has its die in brackets, "Ship (5)", wherever the die matters.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgundy_desktop.boardkit.sentences import Phrase, alternatives, joined
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase
from burgundy_desktop.games.castles_cards.tables.cards import (
    CARD_COLOUR,
    CARD_DIE,
    CARD_KIND,
    CLOISTER,
)
from burgundy_desktop.games.castles_cards.tables.components import GOODS_DICE, ROUND_NAMES
from burgundy_desktop.games.castles_cards.tables.rows import BUILDINGS, COLOURS, OptionRow

AARON = phrase("Aaron")

TITLES = {
    "castle": phrase("Castle"),
    "mine": phrase("Mine"),
    "cloister": phrase("Cloister"),
    "knowledge": phrase("Knowledge"),
    "ship": phrase("Ship"),
    "pasture": phrase("Pasture"),
    "carpenter": phrase("Carpenter's workshop"),
    "church": phrase("Church"),
    "market": phrase("Market"),
    "watchtower": phrase("Watchtower"),
    "bank": phrase("Bank"),
    "boarding_house": phrase("Boarding house"),
    "warehouse": phrase("Warehouse"),
    "town_hall": phrase("Town hall"),
}

_WITH_DIE = {
    "castle": phrase("Castle ({number})"),
    "mine": phrase("Mine ({number})"),
    "cloister": phrase("Cloister ({number})"),
    "knowledge": phrase("Knowledge ({number})"),
    "ship": phrase("Ship ({number})"),
    "pasture": phrase("Pasture ({number})"),
    "carpenter": phrase("Carpenter's workshop ({number})"),
    "church": phrase("Church ({number})"),
    "market": phrase("Market ({number})"),
    "watchtower": phrase("Watchtower ({number})"),
    "bank": phrase("Bank ({number})"),
    "boarding_house": phrase("Boarding house ({number})"),
    "warehouse": phrase("Warehouse ({number})"),
    "town_hall": phrase("Town hall ({number})"),
}

_OBJECTS_WITH_DIE = {
    "castle": phrase("a castle ({number})", "object"),
    "mine": phrase("a mine ({number})", "object"),
    "cloister": phrase("a cloister ({number})", "object"),
    "knowledge": phrase("knowledge ({number})", "object"),
    "ship": phrase("a ship ({number})", "object"),
    "pasture": phrase("a pasture ({number})", "object"),
    "carpenter": phrase("a carpenter's workshop ({number})", "object"),
    "church": phrase("a church ({number})", "object"),
    "market": phrase("a market ({number})", "object"),
    "watchtower": phrase("a watchtower ({number})", "object"),
    "bank": phrase("a bank ({number})", "object"),
    "boarding_house": phrase("a boarding house ({number})", "object"),
    "warehouse": phrase("a warehouse ({number})", "object"),
    "town_hall": phrase("a town hall ({number})", "object"),
}

_OBJECTS = {
    "castle": phrase("a castle", "object"),
    "mine": phrase("a mine", "object"),
    "cloister": phrase("a cloister", "object"),
    "knowledge": phrase("knowledge", "object"),
    "ship": phrase("a ship", "object"),
    "pasture": phrase("a pasture", "object"),
    "carpenter": phrase("a carpenter's workshop", "object"),
    "church": phrase("a church", "object"),
    "market": phrase("a market", "object"),
    "watchtower": phrase("a watchtower", "object"),
    "bank": phrase("a bank", "object"),
    "boarding_house": phrase("a boarding house", "object"),
    "warehouse": phrase("a warehouse", "object"),
    "town_hall": phrase("a town hall", "object"),
}

_JOKERS = (
    phrase("a cloister ({number}) as a joker among the castles", "object"),
    phrase("a cloister ({number}) as a joker among the mines", "object"),
    phrase("a cloister ({number})", "object"),
    phrase("a cloister ({number}) as a joker among the knowledge cards", "object"),
    phrase("a cloister ({number}) as a joker among the ships", "object"),
    phrase("a cloister ({number}) as a joker among the pastures", "object"),
    phrase("a cloister ({number}) as a joker among the buildings", "object"),
)
"""By the colour of the column."""

FACE_DOWN = phrase("Face-down card")

NUMBERS: dict[int, Phrase] = {
    1: phrase("1", "die of a card"),
    2: phrase("2", "die of a card"),
    3: phrase("3", "die of a card"),
    4: phrase("4", "die of a card"),
    5: phrase("5", "die of a card"),
    6: phrase("6", "die of a card"),
}
"""The die of a card where its name stands: "Ship (5)", in Hungarian „5-ös hajó”."""

A_NUMBER: dict[int, Phrase] = {
    1: phrase("a 1", "die"),
    2: phrase("a 2", "die"),
    3: phrase("a 3", "die"),
    4: phrase("a 4", "die"),
    5: phrase("a 5", "die"),
    6: phrase("a 6", "die"),
}
"""A number that a die has to show: "needs a 3", in Hungarian „3-as kocka kell”."""

A_NUMBER_TITLES: dict[int, Phrase] = {
    1: phrase("A 1"),
    2: phrase("A 2"),
    3: phrase("A 3"),
    4: phrase("A 4"),
    5: phrase("A 5"),
    6: phrase("A 6"),
}
"""At the head of a sentence: "A 3 takes ...", in Hungarian „3-as lappal ...”."""

DICE = {
    1: phrase("die 1"),
    2: phrase("die 2"),
    3: phrase("die 3"),
    4: phrase("die 4"),
    5: phrase("die 5"),
    6: phrase("die 6"),
}

ROWS = {
    1: phrase("row 1"),
    2: phrase("row 2"),
    3: phrase("row 3"),
    4: phrase("row 4"),
    5: phrase("row 5"),
    6: phrase("row 6"),
}

ROW_TITLES = {
    1: phrase("Row 1 of the display"),
    2: phrase("Row 2 of the display"),
    3: phrase("Row 3 of the display"),
    4: phrase("Row 4 of the display"),
    5: phrase("Row 5 of the display"),
    6: phrase("Row 6 of the display"),
}

FROM_ROW = {
    1: phrase("from row 1"),
    2: phrase("from row 2"),
    3: phrase("from row 3"),
    4: phrase("from row 4"),
    5: phrase("from row 5"),
    6: phrase("from row 6"),
}


def card_sort(card: int) -> str:
    """Which of the 14 sorts a card is: a colour, or a kind of building."""
    kind = CARD_KIND[card]
    return BUILDINGS[kind] if kind >= 0 else COLOURS[CARD_COLOUR[card]]


def card_title(card: int) -> str:
    """A card with its die: "Ship (5)". A hidden one is a face-down card."""
    if card < 0:
        return FACE_DOWN()
    return _WITH_DIE[card_sort(card)](number=NUMBERS[CARD_DIE[card]]())


def card_object(card: int) -> str:
    """A card that somebody takes, with its die: "a ship (5)"."""
    return _OBJECTS_WITH_DIE[card_sort(card)](number=NUMBERS[CARD_DIE[card]]())


def card_objects(cards: Sequence[int]) -> str:
    """Cards that somebody discards: "a ship (5) and a mine (2)"."""
    return joined([card_object(card) for card in cards])


def plain_object(card: int) -> str:
    """A card that somebody places, where its die does not matter: "a ship"."""
    return _OBJECTS[card_sort(card)]()


def placed_object(card: int, colour: int) -> str:
    """A card placed in a column of this colour; a cloister may be a joker there."""
    if CARD_COLOUR[card] == CLOISTER:
        return _JOKERS[colour](number=NUMBERS[CARD_DIE[card]]())
    return card_object(card)


COLUMNS = (
    phrase("Column of castles"),
    phrase("Column of mines"),
    phrase("Column of cloisters"),
    phrase("Column of knowledge"),
    phrase("Column of ships"),
    phrase("Column of pastures"),
    phrase("Column of buildings"),
)

NEW_COLUMNS = (
    phrase("New column of castles"),
    phrase("New column of mines"),
    phrase("New column of cloisters"),
    phrase("New column of knowledge"),
    phrase("New column of ships"),
    phrase("New column of pastures"),
    phrase("New column of buildings"),
)

TRIPLE_TITLES = (
    phrase("Triple of castles"),
    phrase("Triple of mines"),
    phrase("Triple of cloisters"),
    phrase("Triple of knowledge"),
    phrase("Triple of ships"),
    phrase("Triple of pastures"),
    phrase("Triple of buildings"),
)

FIRST_TITLES = (
    phrase("Bonus card: first triple of castles"),
    phrase("Bonus card: first triple of mines"),
    phrase("Bonus card: first triple of cloisters"),
    phrase("Bonus card: first triple of knowledge"),
    phrase("Bonus card: first triple of ships"),
    phrase("Bonus card: first triple of pastures"),
    phrase("Bonus card: first triple of buildings"),
)

GOODS_NAMES = (phrase("Light goods"), phrase("Medium goods"), phrase("Dark goods"))
GOODS_IN_LIST = (phrase("light goods"), phrase("medium goods"), phrase("dark goods"))

_GOODS = (
    phrase("%n light good(s)"),
    phrase("%n medium good(s)"),
    phrase("%n dark good(s)"),
)
_GOODS_OBJECTS = (
    phrase("%n light good(s)", "object"),
    phrase("%n medium good(s)", "object"),
    phrase("%n dark good(s)", "object"),
)
A_GOOD = (
    phrase("a light good", "object"),
    phrase("a medium good", "object"),
    phrase("a dark good", "object"),
)
GOOD_TITLES = (phrase("Light good"), phrase("Medium good"), phrase("Dark good"))

ANIMAL_TITLES = (phrase("Chicken"), phrase("Cow"), phrase("Sheep"), phrase("Pig"))
AN_ANIMAL = (
    phrase("a chicken", "object"),
    phrase("a cow", "object"),
    phrase("a sheep", "object"),
    phrase("a pig", "object"),
)
_ANIMALS = (
    phrase("%n chicken(s)"),
    phrase("%n cow(s)"),
    phrase("%n sheep"),
    phrase("%n pig(s)"),
)


def goods_count(goods: int, count: int) -> str:
    """A number of goods of a kind: "2 light goods"."""
    return _GOODS[goods](count)


def goods_object(goods: int, count: int) -> str:
    """The same as an object: goods that somebody sells."""
    return _GOODS_OBJECTS[goods](count)


def goods_list(counts: Sequence[int]) -> str:
    """All goods of three counts, as a list; empty if there are none."""
    return joined([goods_count(goods, count) for goods, count in enumerate(counts) if count])


def animals_list(counts: Sequence[int]) -> str:
    """All animals of four counts, as a list; empty if there are none."""
    return joined([_ANIMALS[animal](count) for animal, count in enumerate(counts) if count])


def dice_of_goods(goods: int) -> str:
    """The dice that sell a kind of goods: "a 3 or a 4"."""
    return alternatives([A_NUMBER[die]() for die in GOODS_DICE[goods]])


WORKERS_IN_WORDS = {1: phrase("one worker"), 2: phrase("two workers"), 3: phrase("three workers")}

_POINTS = phrase("%n point(s)")
_SOME_GOODS = phrase("%n good(s)")
_SOME_ANIMALS = phrase("%n animal(s)")
_SILVER = phrase("%n silver")
_WORKERS = phrase("%n worker(s)")

_POINTS_OBJECT = phrase("%n point(s)", "object")
_SOME_GOODS_OBJECT = phrase("%n good(s)", "object")
_SOME_ANIMALS_OBJECT = phrase("%n animal(s)", "object")
_SILVER_OBJECT = phrase("%n silver", "object")
_WORKERS_OBJECT = phrase("%n worker(s)", "object")


def workers(count: int) -> str:
    """An amount of workers: "1 worker"."""
    return _WORKERS(count)


def silver(count: int) -> str:
    """An amount of silver: "3 silver"."""
    return _SILVER(count)


def points(count: int) -> str:
    """An amount of points."""
    return _POINTS(count)


def workers_and_silver(worker_count: int, silver_count: int) -> str:
    """Both together: "2 workers and 1 silver"."""
    return _both((_WORKERS, worker_count), (_SILVER, silver_count))


def workers_and_silver_object(worker_count: int, silver_count: int) -> str:
    """Both together, when somebody gives them back or takes them."""
    return _both((_WORKERS_OBJECT, worker_count), (_SILVER_OBJECT, silver_count))


def _both(*counts: tuple[Phrase, int]) -> str:
    return joined([said(count) for said, count in counts if count])


def reward(option: OptionRow) -> str:
    """An option of a round card: "2 silver and 1 worker"."""
    return _things(option, _POINTS, _SOME_GOODS, _SOME_ANIMALS, _SILVER, _WORKERS)


def reward_object(option: OptionRow) -> str:
    """An option of a round card that somebody chooses."""
    return _things(
        option,
        _POINTS_OBJECT,
        _SOME_GOODS_OBJECT,
        _SOME_ANIMALS_OBJECT,
        _SILVER_OBJECT,
        _WORKERS_OBJECT,
    )


def _things(option: OptionRow, *said: Callable[[int], str]) -> str:
    counts = (option.vp, option.goods, option.animals, option.silver, option.workers)
    return joined([say(count) for say, count in zip(said, counts, strict=True) if count])


def letter(game_round: int) -> str:
    """The letter of a round, A to E."""
    return ROUND_NAMES[game_round]
