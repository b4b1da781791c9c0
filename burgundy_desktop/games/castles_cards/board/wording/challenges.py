"""What the challenges ask for."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.games.castles_cards.board.wording.translation import phrase

CHALLENGES: Final = {
    "rounds_2": phrase("Survive rounds A and B"),
    "triples_1": phrase("A triple"),
    "first_1": phrase("First with a triple of a colour"),
    "points_20": phrase("{needed} points against a Merchant"),
    "beat_aaron": phrase("Win against Aaron"),
    "beat_aaron_by_5": phrase("Win against Aaron by {needed} points"),
    "points_30": phrase("{needed} points"),
    "colours_4": phrase("Triples in {needed} colours"),
    "beat_aaron_by_10": phrase("Win against Aaron by {needed} points"),
    "points_35": phrase("{needed} points"),
    "triples_5": phrase("{needed} triples"),
    "purchases_1": phrase("Win against Aaron with one purchase at most"),
}
