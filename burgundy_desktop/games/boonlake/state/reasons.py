"""What points are for: the lines of the score sheet."""

from __future__ import annotations

REASONS = (
    "action_rows",
    "sites",
    "settlements",
    "extra_inhabitants",
    "projects",
    "card_effects",
    "river",
    "regions",
    "lost_steps",
    "lever_effects",
    "scoring_tiles",
    "track_income",
    "board_income",
    "cattle_income",
    "unused_levers",
    "final_levers",
    "printed_cards",
    "card_ends",
    "recesses",
    "eminence_regions",
    "eminence_houses",
    "eminence_settlements",
    "eminence_cattle",
    "cactus",
    "no_piece",
    "unrevealed",
)
"""The score lines, in the order of the score sheet; the last ones are the Eminence's alone.

`settlements` are region loss, penalty and bonus; `extra_inhabitants` the points lost in their
place; `board_income` are recesses and level bonuses.
"""
(
    BY_ROWS,
    BY_SITES,
    BY_SETTLEMENTS,
    BY_EXTRA,
    BY_PROJECTS,
    BY_CARD_EFFECTS,
    BY_RIVER,
    BY_REGIONS,
    BY_LOST_STEPS,
    BY_LEVER_EFFECTS,
    BY_SCORING_TILES,
    BY_TRACK_INCOME,
    BY_BOARD_INCOME,
    BY_CATTLE_INCOME,
    BY_UNUSED_LEVERS,
    BY_FINAL_LEVERS,
    BY_PRINTED,
    BY_CARD_ENDS,
    BY_RECESSES,
    BY_EMINENCE_REGIONS,
    BY_EMINENCE_HOUSES,
    BY_EMINENCE_SETTLEMENTS,
    BY_EMINENCE_CATTLE,
    BY_CACTUS,
    BY_NO_PIECE,
    BY_UNREVEALED,
) = range(len(REASONS))
