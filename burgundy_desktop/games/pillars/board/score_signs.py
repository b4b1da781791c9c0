"""The signs of the lines of the score sheet."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.games.pillars.board.art import sprite

SIGNS: Final = {
    "own_craftsmen": sprite("score_pad"),
    "toolmaker": sprite("toolmaker"),
    "stonecutter": sprite("stonecutter"),
    "carpenter": sprite("carpenter"),
    "mortar_mixer": sprite("mortar_mixer"),
    "master_builder": sprite("master_builder"),
    "potter": sprite("portrait_potter"),
    "bell_founder": sprite("portrait_bell_founder"),
    "assistant": sprite("portrait_assistant"),
    "painter": sprite("portrait_painter"),
    "ellen": sprite("portrait_ellen"),
    "regan_hamleigh": sprite("portrait_regan_hamleigh"),
    "bishop_waleran": sprite("portrait_bishop_waleran"),
    "william_hamleigh": sprite("portrait_william_hamleigh"),
    "king": sprite("crown"),
}
