"""What the challenges ask for."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.games.castles.board.wording.translation import phrase

CHALLENGES: Final = {
    "points_120": phrase("120 points"),
    "sold_8": phrase("8 goods sold"),
    "animals_20": phrase("20 points from animals"),
    "bonus_tiles_2": phrase("2 bonus tiles"),
    "win": phrase("Win"),
    "points_180": phrase("180 points"),
    "large_bonus_tiles_3": phrase("3 large bonus tiles"),
    "regions_8": phrase("8 complete regions"),
    "points_200": phrase("200 points"),
    "workers_12": phrase("Win with 12 workers spent at most"),
    "beat_master": phrase("Win against a Master"),
    "beat_three_dukes": phrase("Win against three Dukes"),
}
