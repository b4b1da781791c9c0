"""What the challenges ask for."""

from __future__ import annotations

from typing import Final

from burgundy_desktop.games.pillars.board.wording.translation import phrase

CHALLENGES: Final = {
    "points_40": phrase("{needed} points"),
    "hand_12": phrase("{needed} points in one hand"),
    "privileges_1": phrase("A privilege"),
    "own_craftsmen_15": phrase("{needed} points from your own craftsmen"),
    "win": phrase("Win"),
    "points_60": phrase("{needed} points"),
    "hand_18": phrase("{needed} points in one hand"),
    "privileges_3": phrase("{needed} privileges"),
    "win_by_15": phrase("Win by {needed} points"),
    "points_70": phrase("{needed} points"),
    "hand_20": phrase("{needed} points in one hand"),
    "beat_two_dukes": phrase("Win against two Dukes"),
}
