"""The kinds of pending steps."""

from __future__ import annotations

(
    PLACE,
    FROM_GATE,
    GUILD_MOVE,
    JOUST,
    INN_STAY,
    PROVOST_MOVE,
    PRODUCE,
    TAKE_BONUS,
    TRADE,
    BUILD,
    TRANSFORM,
    FAVOR_LINE,
    FAVOR_EFFECT,
    BATCH,
    LEAVE,
) = range(15)
"""Kinds of pending steps. What the last number of a step means:

PRODUCE, TAKE_BONUS, TRADE, BUILD, TRANSFORM   the space of the building that is activated
FAVOR_LINE     where the favor comes from, an index of `FAVOR_SOURCES`
FAVOR_EFFECT   the line
LEAVE          the space whose worker goes home; asks nothing, and ends in a delayed transformation
"""

AT_A_BUILDING = frozenset(
    {FROM_GATE, GUILD_MOVE, JOUST, INN_STAY, PRODUCE, TAKE_BONUS, TRADE, BUILD, TRANSFORM}
)
"""What a building asks: the last number of these steps is its space."""
