"""What the challenges ask for."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.games.pillars.board.wording.translation import phrase

CHALLENGES: Final = {
    "points_40": phrase("40 points"),
    "hand_12": phrase("12 points in one hand"),
    "privileges_1": phrase("A privilege"),
    "own_craftsmen_15": phrase("15 points from your own craftsmen"),
    "win": phrase("Win"),
    "points_60": phrase("60 points"),
    "hand_18": phrase("18 points in one hand"),
    "privileges_3": phrase("3 privileges"),
    "win_by_15": phrase("Win by 15 points"),
    "points_70": phrase("70 points"),
    "hand_20": phrase("20 points in one hand"),
    "beat_two_dukes": phrase("Win against two Dukes"),
}
