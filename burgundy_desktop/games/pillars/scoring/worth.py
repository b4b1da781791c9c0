"""What the scored cards of a player bring by themselves: points, materials, converters."""

from __future__ import annotations

from burgundy_desktop.games.pillars.state import (
    BY_CRAFTSMEN,
    BY_KING,
    BY_PAINTER,
    REASONS,
    PlayerState,
)
from burgundy_desktop.games.pillars.tables.cards import (
    ALL_NEUTRALS,
    CARD_KIND,
    CARD_VP,
    CRAFTSMEN_OF,
    KINDS,
    KING,
    KING_VP,
    gains_of,
)
from burgundy_desktop.games.pillars.tables.converters import (
    PAINTER,
    PAINTER_VP,
)
from burgundy_desktop.games.pillars.tables.materials import Stock
from burgundy_desktop.games.pillars.tables.numbers import CRAFTSMAN_VP

Line = tuple[int, int, int]
"""Reason, points (never 0), and the card that earned them or -1 for several."""

_PERSONS = tuple(
    (REASONS.index(KINDS[CARD_KIND[card]]), points, card) for card, points in CARD_VP.items()
)


def gained(scored: int) -> Stock:
    """The materials of scored cards, Tom's unit not among them."""
    return gains_of(scored & ALL_NEUTRALS)


def fixed_points(player: PlayerState, scored: int, color: int) -> list[Line]:
    """The points that need no conversion, in the order of the score sheet."""
    lines = []
    own = (scored & CRAFTSMEN_OF[color]).bit_count()
    if own:
        lines.append((BY_CRAFTSMEN, own * CRAFTSMAN_VP, -1))
    if player.privileges >> PAINTER & 1:
        lines.append((BY_PAINTER, PAINTER_VP, -1))
    lines += [line for line in _PERSONS if scored >> line[2] & 1]
    if not player.tricks and KING_VP and scored >> KING & 1:
        lines.append((BY_KING, KING_VP, KING))
    return lines
