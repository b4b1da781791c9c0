"""Cards that a seat may not see, in games whose draw pile is made of the discarded cards again.

A player who counts cards knows of two lots: those that were shuffled into the draw pile last (the
fresh ones, a mask of cards), and the older ones. So both are masked in ways of their own, and drawn
anew from their own lot.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

Stack = tuple[int, ...]

HIDDEN: Final = -1
HIDDEN_FRESH: Final = -2
"""What a card that cannot be seen becomes in an observation: an older one, a fresh one."""


def masked(cards: Stack, fresh: int) -> Stack:
    """As many hidden cards; those that are hidden already stay what they are."""
    if not fresh:
        return (HIDDEN,) * len(cards)
    return tuple(_mask_of(card, fresh) for card in cards)


def _mask_of(card: int, fresh: int) -> int:
    if card < 0:
        return card
    return HIDDEN_FRESH if fresh >> card & 1 else HIDDEN


def in_lots(unseen: Collection[int], fresh: int) -> tuple[list[int], list[int]]:
    """The older and the fresh ones of these cards, each in the order of the cards."""
    old = sorted(card for card in unseen if not fresh >> card & 1)
    return old, sorted(card for card in unseen if fresh >> card & 1)


def dealt(cards: Stack, old: list[int], fresh: list[int]) -> Stack:
    """Replace hidden cards by cards from the end of the two shuffled lots."""
    if not cards or min(cards) >= 0:
        return cards
    return tuple(
        card if card >= 0 else (old.pop() if card == HIDDEN else fresh.pop()) for card in cards
    )
