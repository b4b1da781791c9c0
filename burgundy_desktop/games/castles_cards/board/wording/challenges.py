"""What the challenges ask for."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.games.castles_cards.board.wording.translation import phrase

CHALLENGES: Final = {
    "rounds_2": phrase("Survive rounds A and B"),
    "triples_1": phrase("A triple"),
    "first_1": phrase("First with a triple of a colour"),
    "points_20": phrase("20 points against a Merchant"),
    "beat_aaron": phrase("Win against Aaron"),
    "beat_aaron_by_5": phrase("Win against Aaron by 5 points"),
    "points_30": phrase("30 points"),
    "colours_4": phrase("Triples in 4 colours"),
    "beat_aaron_by_10": phrase("Win against Aaron by 10 points"),
    "points_35": phrase("35 points"),
    "triples_5": phrase("5 triples"),
    "purchases_1": phrase("Win against Aaron with one purchase at most"),
}
