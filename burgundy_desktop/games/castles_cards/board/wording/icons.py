"""What each drawing on the table means, for the page of icons."""

from __future__ import annotations

from functools import partial
from typing import Final

from burgundy_desktop.boardkit.icons import Drawings, Icon, IconGroup
from burgundy_desktop.games.castles_cards.board import art
from burgundy_desktop.games.castles_cards.board.wording import effects, names, tips
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase
from burgundy_desktop.games.castles_cards.tables import cards, components, numbers
from burgundy_desktop.games.castles_cards.tables.rows import ANIMALS, COLOURS, GOODS

icon: Final = Drawings(art.sprite).icon

_FIRST_CARD = {names.card_sort(card): card for card in reversed(range(len(cards.CARD_COLOUR)))}
"""The first card of each of the 14 sorts."""
_COLOURS = {
    "castle": phrase("Dark green: castles"),
    "mine": phrase("Grey: mines"),
    "cloister": phrase("Violet: cloisters"),
    "knowledge": phrase("Yellow: knowledge"),
    "ship": phrase("Blue: ships"),
    "pasture": phrase("Light green: pastures"),
    "building": phrase("Beige: buildings"),
}
_TRIPLE = phrase("A triple of this colour brings %n point(s).")
_ANIMALS = {
    "chicken": names.ANIMAL_TITLES[0],
    "cow": names.ANIMAL_TITLES[1],
    "sheep": names.ANIMAL_TITLES[2],
    "pig": names.ANIMAL_TITLES[3],
}


def _card(sort: str) -> Icon:
    card = _FIRST_CARD[sort]
    likes = (f"card_{sort}", f"band_{sort}", *_pictures(sort))
    says = partial(effects.effect, card)
    return icon(f"card_{sort}", names.TITLES[sort], says, effects.anchor(card), *likes)


def _pictures(sort: str) -> tuple[str, ...]:
    """The picture of a card by itself, where there is one."""
    return (sort,) if sort in {"cloister", "pasture"} else ()


def _colour(colour: int) -> Icon:
    name = COLOURS[colour]
    likes = tuple(f"{part}_{name}" for part in ("kind", "lane", "frame"))
    says = partial(_TRIPLE, cards.TRIPLE_VP[colour])
    return icon(f"icon_card_{name}", _COLOURS[name], says, "estate", *likes)


def _goods(goods: int) -> Icon:
    likes = tuple(f"{part}_{GOODS[goods]}" for part in ("goods", "goods_card"))
    says = partial(tips.sale_of, goods)
    return icon(f"token_{GOODS[goods]}", names.GOODS_NAMES[goods], says, "sell", *likes)


def _animal(animal: str) -> Icon:
    return icon(f"animal_card_{animal}", _ANIMALS[animal], tips.sets, "animals", animal)


def _round(game_round: int) -> Icon:
    letter = names.letter(game_round)
    title = partial(_ROUND, letter=letter)
    says = partial(tips.rewards_of, game_round)
    return icon(f"round_{letter}", title, says, "round-reward", f"round_frame_{letter}")


_ROUND = phrase("Round card {letter}")

ICONS: Final = (
    IconGroup(phrase("Action cards"), tuple(map(_card, names.TITLES))),
    IconGroup(phrase("Colours and triples"), tuple(map(_colour, range(len(COLOURS))))),
    IconGroup(
        phrase("Goods and animals"),
        (
            *map(_goods, range(len(GOODS))),
            icon("icon_good", phrase("A good"), phrase("Any of the goods."), "other-cards"),
            *map(_animal, ANIMALS),
            icon("icon_animal", phrase("An animal"), phrase("Any of the animals."), "animals"),
        ),
    ),
    IconGroup(
        phrase("Actions"),
        (
            icon("action_take", phrase("Take a card"), tips.TAKE, "take"),
            icon("action_place", phrase("Place a project"), tips.PLACE, "place"),
            icon("action_sell", phrase("Sell goods", "icon"), tips.SELL, "sell"),
            icon(
                "action_hire",
                phrase("Hire workers"),
                partial(tips.HIRE, limit=numbers.HIRE_UP_TO),
                "hire",
            ),
            icon(
                "action_silver",
                phrase("Take silver"),
                partial(tips.EARN, count=numbers.SILVER_ACTION),
                "take-silver",
            ),
            icon(
                "action_convert",
                phrase("Convert"),
                partial(tips.CONVERT, needed=numbers.CONVERTED_PER_VP),
                "convert",
            ),
            icon(
                "action_buy",
                phrase("Buy a card"),
                partial(tips.BUY, price=numbers.PRICE, count=numbers.DRAWN_FOR_SILVER),
                "buy",
            ),
        ),
    ),
    IconGroup(
        phrase("In front of you"),
        (
            icon("worker", phrase("Worker"), tips.WORKERS, "workers", "worker_card"),
            icon(
                "silverling",
                phrase("Silver"),
                partial(tips.SILVER, price=numbers.PRICE, count=numbers.DRAWN_FOR_SILVER),
                "buy",
                "silver_card",
            ),
            icon("vp_card", phrase("Victory points"), tips.VP, "own-table", "score_pip"),
            icon(
                "area_project",
                phrase("Projects", "area"),
                phrase("Cards that wait to be placed; the die on them says with which number."),
                "place",
            ),
            icon(
                "area_storage",
                phrase("Storage"),
                phrase("Silver, workers, goods, animals and points, as many as you like."),
                "own-table",
            ),
            icon(
                "area_estate",
                phrase("Estate"),
                phrase("Cards that you have placed, in columns of one colour."),
                "estate",
            ),
            icon(
                "slot",
                phrase("Free place"),
                phrase("A card can lie here."),
                "own-table",
            ),
            icon(
                "back_action",
                phrase("Card back"),
                phrase("A card that nobody sees yet."),
                "own-table",
            ),
        ),
    ),
    IconGroup(
        phrase("In the middle"),
        (
            icon(
                "display_1",
                phrase("Row of the display"),
                phrase("A card with this number takes a card from here."),
                "display",
                "display_?",
            ),
            *map(_round, range(len(components.REWARDS))),
            icon(
                "first_castle",
                phrase("First triple"),
                phrase("Points for whoever completes the first triple of this colour."),
                "first-bonus",
                "first_*",
            ),
            icon(
                "all7",
                phrase("All seven colours"),
                phrase("Points for cards of all seven colours in an estate."),
                "all-seven",
                "all7_?",
            ),
            icon(
                "start_front",
                phrase("Start player card"),
                partial(tips.START_CARD, components.START_CARD_VP),
                "start-player",
                "start_back",
            ),
            icon("pennant_now", phrase("Turn"), tips.TURNS, "turn", "pennant", "pennant_past"),
            icon("aaron", names.AARON, tips.AARON, "solo"),
        ),
    ),
    IconGroup(
        phrase("Signs on cards"),
        (
            Icon(
                art.die_sprite(3),
                phrase("Die of a card"),
                phrase("The number with which it is placed, or that it has in your hand."),
                "action-cards",
                (f"{art.SHARED_ART}/die_white_?",),
            ),
            icon(
                "icon_any_die",
                phrase("Any number"),
                phrase("It works with every number."),
                "castle",
            ),
            icon(
                "icon_joker",
                phrase("As a joker"),
                phrase("A cloister can stand for a card of any colour."),
                "jokers",
            ),
            icon(
                "icon_place",
                phrase("Place", "sign"),
                phrase("A project is placed."),
                "place",
            ),
            icon(
                "icon_slash",
                phrase("Or"),
                phrase("You choose one side of it."),
                "building",
            ),
            icon(
                "icon_plus",
                phrase("And"),
                phrase("You get this in addition."),
                "castle",
            ),
            icon(
                "icon_arrow",
                phrase("Becomes"),
                phrase("What is on the left is turned into what is on the right."),
                "building",
            ),
            icon(
                "icon_triple",
                phrase("Triple"),
                phrase("Three cards of one colour in a column score."),
                "columns",
            ),
        ),
    ),
)
