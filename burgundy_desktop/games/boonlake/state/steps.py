"""Pending steps: their kinds, and the meaning of their number."""

from __future__ import annotations

(
    NEXT_TURN,
    SLIDE,
    TAKE_INHABITANT,
    FOLLOW,
    SETTLED,
    EXCHANGED,
    RECRUITED,
    SWAPPED,
    BEGIN_SCORING,
    INCOME,
    PUSH_LEVERS,
    END_SCORING,
    FINAL_SCORING,
    REVEAL_SCORING_TILES,
    EMINENCE_TURN,
    EMINENCE_SAILS,
    EMINENCE_INCOME,
    ASKS,
) = range(18)
"""Kinds of steps without a choice; those from `ASKS` on have one.

What the last number of such a step means:
FOLLOW          the action tile whose follow part comes
SETTLED         the site that is paid for
EXCHANGED       the exchange that is paid for
BEGIN_SCORING   the interim scoring, 1 to 4; so for INCOME, PUSH_LEVERS, END_SCORING
EMINENCE_SAILS  how far
"""

(
    KEEP_TILE,
    START_SITE,
    CHOOSE_ACTION,
    OFFER,
    SKIPPING,
    EXPLORE,
    PLACE_TILE,
    PLACE_PASTURE,
    TILE_LEVER,
    CHOOSE_REGION,
    REGION_COINS,
    RECRUIT,
    MODERNIZE,
    PROGRESS_PART,
    PIONEER_PART,
    SAIL,
    PRODUCTION,
    TRACK_CHOICE,
    DISCARD,
    EXCHANGE,
    RESET,
    FREE_HOUSE,
    CHEAP_SETTLEMENT,
    SCORE_TILE,
    WINDOW,
) = range(ASKS, ASKS + 25)
"""Kinds of steps with a choice. What the last number of such a step means:

OFFER             what may be done: flags from `TYPES` to `IN_SCORING`
SKIPPING          flags of the offer that was forgone
PLACE_TILE        the tile that was revealed
REGION_COINS      the region that was covered
RECRUIT           0 before the first inhabitant, 1 after it
SAIL              how far
PRODUCTION        1 if a vase may be taken instead, else 0
TRACK_CHOICE      steps
DISCARD           cards, plus 16 times what for, an index of `DISCARD_REASONS`
EXCHANGE          an index of `tables.cards.OFFERED`
RESET             levers that may be pushed up
CHEAP_SETTLEMENT  how much cheaper: as in `tables.cards.OFFER_SETTLEMENT`
SCORE_TILE        the interim scoring
"""

TYPES, SELL, FORGO, EXPAND, DEVELOP, CATTLE, DRAW, IN_SCORING = 7, 8, 16, 32, 64, 128, 256, 512
"""What an offer holds: card types (one bit each), discarding for coins, forgo levers, expanding,
developing, a cattle piece, drawing cards; and whether it is a slot of an interim scoring."""

DISCARD_REASONS = ("site", "recruit", "exchange", "lever")
FOR_SITE, FOR_RECRUIT, FOR_EXCHANGE, FOR_LEVER = range(4)
