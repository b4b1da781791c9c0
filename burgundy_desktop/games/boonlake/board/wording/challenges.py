"""What the challenges ask for."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.games.boonlake.board.wording.translation import phrase

CHALLENGES: Final = {
    "points_60": phrase("{needed} points"),
    "projects_1": phrase("A project"),
    "levers_6": phrase("{needed} levers"),
    "cards_10": phrase("{needed} cards played"),
    "beat_easy": phrase("Win against the Eminence: easy"),
    "beat_medium": phrase("Win against the Eminence: medium"),
    "beat_hard": phrase("Win against the Eminence: hard"),
    "beat_very_hard": phrase("Win against the Eminence: very hard"),
    "beat_elite": phrase("Win against the Eminence: elite"),
    "scoring_tiles_4": phrase("All {needed} scoring tiles"),
    "ahead_4": phrase("Ahead in {needed} comparisons"),
    "projects_4": phrase("{needed} projects"),
}
