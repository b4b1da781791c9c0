"""What each drawing on the table means, for the page of icons."""

from __future__ import annotations

from functools import partial
from typing import Final

from burgundy_desktop.boardkit.icons import Drawings, Icon, IconGroup
from burgundy_desktop.games.castles.board.art import sprite
from burgundy_desktop.games.castles.board.wording import accessible_names, effects, names, tips
from burgundy_desktop.games.castles.board.wording.translation import phrase
from burgundy_desktop.games.castles.tables import board, pieces

icon: Final = Drawings(sprite).icon

_COLOURS = {
    "ship": (phrase("Blue: ships"), phrase("Only ships go on blue spaces.")),
    "castle": (phrase("Dark green: castles"), phrase("Only castles go on dark green spaces.")),
    "mine": (phrase("Grey: mines"), phrase("Only mines go on grey spaces.")),
    "building": (phrase("Beige: buildings"), phrase("Only buildings go on beige spaces.")),
    "animal": (phrase("Light green: animals"), phrase("Only animals go on light green spaces.")),
    "knowledge": (
        phrase("Yellow: knowledge"),
        phrase("Only knowledge tiles go on yellow spaces."),
    ),
}
_ANIMALS = {
    "cow": phrase("Cows"),
    "chicken": phrase("Chickens"),
    "sheep": phrase("Sheep"),
    "pig": phrase("Pigs"),
}
_PLAIN_TILES = {"ship": ("mini_ship",), "castle": (), "mine": ("mini_mine",)}
"""Tiles that are no buildings, and what stands for them on knowledge tiles."""
_ON_KNOWLEDGE = {"building": ("mini_house",)}
"""What stands for a colour on knowledge tiles."""


def _colour(name: str) -> Icon:
    title, says = _COLOURS[name]
    same = (f"hex_{name}", f"kind_{name}", f"token_{name}", *_ON_KNOWLEDGE.get(name, ()))
    return icon(f"hex_{name}_empty", title, says, "region", *same)


def _tile(name: str, anchor: str, *also: str) -> Icon:
    title, says = names.TITLES[name], partial(effects.effect_of, name)
    return icon(f"tile_{name}", title, says, anchor, name, *also)


def _building(name: str) -> Icon:
    return _tile(name, f"building-{name.replace('_', '-')}")


def _animal(name: str) -> Icon:
    likes = (f"tile_{name}_*", name)
    return icon(f"tile_{name}_3", _ANIMALS[name], effects.ANIMAL, "animal", *likes)


def _knowledge(number: int) -> Icon:
    title, says = names.KNOWLEDGE[number], partial(effects.knowledge_effect, number)
    drawing = f"knowledge_{number:02}"
    return icon(f"tile_{drawing}", title, says, f"knowledge-{number}", drawing)


def _goods(number: int) -> Icon:
    def says() -> str:
        return tips.SELL(a_number=names.A_NUMBER[number]())

    return icon(f"goods_{number}", names.GOODS_NAMES[number - 1], says, "sell-goods")


_ANY_KNOWLEDGE = icon(
    "knowledge",
    phrase("Knowledge tile"),
    phrase("Gives you an advantage from now on, or points at the end."),
    "knowledge",
    "knowledge_window",
)

ICONS: Final = (
    IconGroup(
        phrase("Tiles"),
        (
            *(_tile(name, name, *also) for name, also in _PLAIN_TILES.items()),
            *map(_building, pieces.BUILDINGS),
            *map(_animal, pieces.ANIMALS),
        ),
    ),
    IconGroup(phrase("Knowledge tiles"), (_ANY_KNOWLEDGE, *map(_knowledge, names.KNOWLEDGE))),
    IconGroup(phrase("Colours of the spaces"), tuple(map(_colour, _COLOURS))),
    IconGroup(
        phrase("Goods"),
        (
            *map(_goods, range(1, len(names.GOODS_NAMES) + 1)),
            icon(
                "goods_back",
                phrase("Back of a goods tile"),
                phrase("Goods that you have sold lie face down like this."),
                "sell-goods",
                "sold_pile",
                "mini_goods",
            ),
            icon("goods_space", phrase("Goods storage"), tips.KEEP, "goods"),
        ),
    ),
    IconGroup(
        phrase("Dice, workers and Silverlings"),
        (
            icon(
                "die_player_3",
                phrase("Your dice"),
                phrase("Each die pays for one action with its number."),
                "actions",
                "die_player_?",
            ),
            icon("die_white_3", phrase("White die"), tips.WHITE_DIE, "round", "die_white_?"),
            icon(
                "worker",
                phrase("Worker"),
                tips.WORKERS,
                "change-a-die",
                "worker_pile",
                "mini_worker",
            ),
            icon(
                "shift_1",
                phrase("Off by this much"),
                phrase("The number of a die may differ by as much as this says."),
                "change-a-die",
                "shift_2",
            ),
            icon(
                "silverling",
                phrase("Silverling"),
                phrase("Buys tiles from the black depot; what is left scores at the end."),
                "buy",
                "silver_pile",
                "mini_silverling",
            ),
            icon(
                "token_take",
                phrase("Take a tile"),
                phrase("Stands for taking a tile from a depot."),
                "take-a-tile",
            ),
        ),
    ),
    IconGroup(
        phrase("On the boards"),
        (
            icon(
                "depot_space",
                phrase("Depot"),
                phrase("A die takes tiles from the depot with its number; ships fetch the goods."),
                "game-board",
            ),
            icon(
                "black_depot",
                names.DEPOT_TITLES[0],
                partial(tips.BLACK_DEPOT, board.PRICE),
                "buy",
                "black_depot_space",
                "hex_black",
                "token_black",
            ),
            icon("hex_storage", accessible_names.STORAGE, tips.STORAGE, "storage"),
            icon("marker_seat1", accessible_names.TRACK, tips.TRACK, "turn-order", "marker_seat?"),
            icon(
                "pennant_now",
                phrase("Phase"),
                phrase("The sooner a region is complete, the more points its phase adds."),
                "phase-bonus",
                "pennant",
                "pennant_past",
            ),
        ),
    ),
    IconGroup(
        phrase("Points"),
        (
            icon(
                "score_pip",
                phrase("Points", "icon"),
                phrase("The seal says how many points it brings."),
                "final-scoring",
                "seal_?",
                "wax_seal",
            ),
            icon(
                "bonus_large_building",
                phrase("Large bonus tile"),
                phrase("For whoever covers all spaces of this colour first."),
                "bonus-tile",
                "bonus_large_*",
            ),
            icon(
                "bonus_small_building",
                phrase("Small bonus tile"),
                phrase("For whoever covers all spaces of this colour second."),
                "bonus-tile",
                "bonus_small_*",
            ),
        ),
    ),
)
