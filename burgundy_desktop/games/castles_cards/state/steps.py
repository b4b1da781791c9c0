"""The kinds of pending steps."""

from __future__ import annotations

(
    DISCARD,
    EXTRA_ACTION,
    SILVER,
    REWARD,
    FUNCTION,
    PICK_GOOD,
    PICK_ANIMAL,
    PICK_EITHER,
    TAKE_BY_BUILDING,
    WAREHOUSE_SALE,
    TOWN_HALL_PLACEMENT,
) = range(11)
"""Kinds of pending steps. What the second number of a step means:

DISCARD            the card that waits for room among the projects
EXTRA_ACTION       the die value, ANY_DIE for a castle
FUNCTION           the placed card whose function comes next (asks nothing by itself)
TAKE_BY_BUILDING   the kind of building; likewise for warehouse and town hall
"""
