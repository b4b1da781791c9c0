"""The kinds of pending steps."""

from __future__ import annotations

PLAY, TOM, CONVERT, KEEP, SCORE, END_HAND = range(6)
"""Kinds of pending steps, each with its seat.

PLAY      a card (D1)
TOM       the material that Tom Builder brings (D2)
CONVERT   conversions (D3)
KEEP      the units that are kept (D4)
SCORE     the scoring of a player begins; asks nothing by itself
END_HAND  everybody is scored; asks nothing
"""
