"""The signs of the lines of the score sheet."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.games.castles_cards.board.art import sprite

SIGNS: Final = {
    "triple_castle": sprite("icon_card_castle"),
    "triple_mine": sprite("icon_card_mine"),
    "triple_cloister": sprite("icon_card_cloister"),
    "triple_knowledge": sprite("icon_card_knowledge"),
    "triple_ship": sprite("icon_card_ship"),
    "triple_pasture": sprite("icon_card_pasture"),
    "triple_building": sprite("icon_card_building"),
    "first_completion": sprite("first_castle"),
    "all_seven": sprite("all7"),
    "vp_cards": sprite("vp_card"),
    "sold_goods": sprite("icon_good"),
    "start_player_card": sprite("start_front"),
    "animals": sprite("icon_animal"),
}
