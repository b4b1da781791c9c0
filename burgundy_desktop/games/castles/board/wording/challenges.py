"""What the challenges ask for."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.games.castles.board.wording.translation import phrase

CHALLENGES: Final = {
    "points_120": phrase("{needed} points"),
    "sold_8": phrase("{needed} goods sold"),
    "animals_20": phrase("{needed} points from animals"),
    "bonus_tiles_2": phrase("{needed} bonus tiles"),
    "win": phrase("Win"),
    "points_180": phrase("{needed} points"),
    "large_bonus_tiles_3": phrase("{needed} large bonus tiles"),
    "regions_8": phrase("{needed} complete regions"),
    "points_200": phrase("{needed} points"),
    "workers_12": phrase("Win with {needed} workers spent at most"),
    "beat_master": phrase("Win against a Master"),
    "beat_three_dukes": phrase("Win against three Dukes"),
}
