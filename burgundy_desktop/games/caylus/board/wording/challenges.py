"""What the challenges ask for."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.games.caylus.board.wording.translation import phrase

CHALLENGES: Final = {
    "points_60": phrase("60 points"),
    "batches_3": phrase("3 batches"),
    "favors_3": phrase("3 royal favours"),
    "prestige_10": phrase("10 points from prestige buildings"),
    "win": phrase("Win"),
    "points_100": phrase("100 points"),
    "best_builder_4": phrase("Most batches of a turn 4 times"),
    "prestige_20": phrase("20 points from prestige buildings"),
    "points_140": phrase("140 points"),
    "full_lines_2": phrase("Two favour lines to the end"),
    "without_inn_40": phrase("Win by 40 points without the inn"),
    "buildings_10": phrase("Win with 10 buildings built"),
}
