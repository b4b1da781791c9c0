"""The kinds of pending steps."""

from __future__ import annotations

(
    DISCARD,
    EXTRA_ACTION,
    SHIP_DEPOT,
    SHIP_SECOND_DEPOT,
    GOODS_TYPE,
    MOVE_MARKER,
    WAREHOUSE_SALE,
    TAKE_BY_BUILDING,
    CITY_HALL_PLACEMENT,
) = range(9)
"""Kinds of pending steps. What the second number of a step means:

DISCARD            the tile that waits for room
SHIP_SECOND_DEPOT  the first depot
GOODS_TYPE         the depot whose goods do not all fit
TAKE_BY_BUILDING   the building
"""
