"""The signs of the lines of the score sheet."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.games.boonlake.board.art import sprite

SIGNS: Final = {
    "action_rows": sprite("action_row"),
    "sites": sprite("site_wood"),
    "settlements": sprite("settlement_any"),
    "extra_inhabitants": sprite("inhabitant_any"),
    "projects": sprite("verb_develop"),
    "card_effects": sprite("card_play"),
    "river": sprite("river_vp"),
    "regions": sprite("region_any"),
    "lost_steps": sprite("card_step"),
    "lever_effects": sprite("lever_up"),
    "scoring_tiles": sprite("production_any"),
    "track_income": sprite("track_coin"),
    "board_income": sprite("bonus"),
    "cattle_income": sprite("cattle_any"),
    "unused_levers": sprite("lever_down"),
    "final_levers": sprite("lever_up"),
    "printed_cards": sprite("cards"),
    "card_ends": sprite("timing_end"),
    "recesses": sprite("penalty"),
    "eminence_regions": sprite("emblem_region_scoring"),
    "eminence_houses": sprite("house_any"),
    "eminence_settlements": sprite("settlement_any"),
    "eminence_cattle": sprite("cattle_head"),
    "cactus": sprite("cactus"),
    "no_piece": sprite("loss"),
    "unrevealed": sprite("solo_tile_b"),
}
