"""What the challenges ask for."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.games.caylus.board.wording.translation import phrase

CHALLENGES: Final = {
    "points_60": phrase("{needed} points"),
    "batches_3": phrase("{needed} batches"),
    "favors_3": phrase("{needed} royal favours"),
    "prestige_10": phrase("{needed} points from prestige buildings"),
    "win": phrase("Win"),
    "points_100": phrase("{needed} points"),
    "best_builder_4": phrase("Most batches of a round, {needed} times"),
    "prestige_20": phrase("{needed} points from prestige buildings"),
    "points_140": phrase("{needed} points"),
    "full_lines_2": phrase("{needed} favour lines to the end"),
    "without_inn_40": phrase("Win by {needed} points without the inn"),
    "buildings_10": phrase("Win with {needed} buildings built"),
}
